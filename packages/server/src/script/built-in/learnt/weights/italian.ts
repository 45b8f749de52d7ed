export const italian = `
:-53 #:-7 +":-12 +.:-11 +0:-15 +::-16 +?:14 +alone:17 +doubts-1:-26 +doubts1:21 +length1:23 +length2:10 +length5:-18 +length6:-17
+length8:-9 +length9:6 +retold:-20 +weight0:-24 +weight1:14 +weight2:8 +without-abbreviation:-5 +without-cut-off:18
+without-first-person:37 +–:18 13enne:-5 14enne:-7 15enne:7 200mil:-5 20enne:-6 =#:-16 =13enne:-5 =20enne:-7 =a:-11 =accett:-8 =accolt:-6
=acqua:7 =addio:-9 =aeropo:-13 =affida:-6 =affond:9 =agrico:-6 =ai:7 =aiuto:6 =al:-14 =all:19 =alla:9 =allarm:-7 =allena:-17 =altre:5
=altro:-7 =ambasc:-6 =americ:-9 =amici:18 =amico:-6 =analis:5 =anche:8 =andrea:7 =anguil:-10 =anni:13 =annull:-10 =annunc:-6 =ansia:7
=antago:-5 =antico:-5 =apertu:10 =appell:-12 =arbitr:-11 =archiv:8 =aree:-7 =arte:10 =artico:8 =askata:-8 =assass:5 =assolt:-7 =assolu:-9
=astraz:6 =attacc:-14 =attore:-12 =aument:-10 =austra:-5 =autori:-8 =autost:-8 =avatar:-5 =aver:7 =avvert:-6 =avvoca:-7 =ayatol:7
=aziend:6 =bambin:-9 =banca:-5 =bari:-9 =batte:-12 =belen:8 =bene:11 =bianco:11 =bilico:5 =bimbi:5 =bis:-7 =blocca:-18 =blocco:-5
=bologn:-10 =bomba:6 =bordo:8 =borsa:7 =bosco:-6 =bresci:-6 =buen:-5 =burlò:-7 =busine:7 =c:5 =cade:-5 =caglia:7 =calabr:-7 =calo:-9
=cambic:6 =cambio:-9 =camera:6 =camino:-5 =cancel:-11 =cani:-5 =cantie:6 =capo:-8 =carcer:6 =carrie:5 =casa:-8 =cauzio:-10 =cdm:-7
=cella:-5 =cento:10 =ces:7 =cgil:6 =che:13 =chiama:-7 =chiede:-7 =chiedo:-9 =chiest:-11 =chiuse:-7 =chiuso:-6 =ci:-8 =cinese:-7 =cinque:-7
=città:-12 =clamor:-9 =classe:10 =classi:-13 =col:9 =colloq:-6 =colpo:5 =comand:6 =come:13 =commer:5 =commis:-8 =compag:11 =comple:-8
=comune:-11 =con:-8 =confer:-10 =confro:5 =conseg:16 =contat:-5 =conto:9 =contro:-18 =convoc:-7 =copert:5 =coppa:-5 =corpo:6 =corren:9
=corteo:-12 =cortin:6 =cosa:6 =costit:9 =crans:-10 =cresce:-7 =cristi:-5 =croset:-5 =cuba:-7 =cucina:5 =cultur:-8 =cuore:10 =da:7
=dalla:13 =dalle:5 =dati:8 =david:8 =ddl:5 =de:-5 =debutt:6 =decess:-6 =decine:6 =decisi:7 =decret:-11 =degli:-20 =del:-13 =della:9
=dello:7 =destra:5 =detenu:-10 =di:-9 =difesa:-8 =diffam:-10 =diffus:7 =digita:15 =dipend:12 =dispon:5 =distru:6 =divent:14 =diviet:7
=djokov:13 =dna:5 =dollar:6 =domeni:11 =domici:-11 =donald:5 =donna:-5 =dopo:12 =doppio:-11 =dose:-11 =droni:-6 =due:-17 =durant:9 =e:29
=ecco:15 =econom:9 =ed:11 =edicol:12 =effett:-5 =eletto:8 =elettr:-5 =eliseo:6 =emanue:-7 =emozio:8 =enclav:-6 =entro:-13 =erano:-6
=ergast:-13 =esce:-11 =esclus:-5 =espuls:-9 =euro:7 =europa:6 =evacua:-6 =ex:-11 =fa:-5 =fabriz:5 =famigl:-7 =farmac:13 =fascis:-9
=fatto:5 =fdi:5 =febbra:7 =feriti:-8 =ferito:-13 =fermat:-10 =ferrov:-6 =festiv:13 =fianco:5 =fidanz:-6 =figlio:-13 =film:14 =finale:7
=finanz:-7 =finisc:-7 =fino:9 =fioren:-7 =flotta:-5 =fondaz:-8 =fotogr:5 =frana:-6 =fratel:-5 =fronte:5 =fuggit:8 =futuro:15 =füllkr:-5
=gara:7 =garant:15 =garlas:-5 =gaza:-12 =gelo:-6 =genito:-9 =genoa:6 =gioca:5 =giochi:-11 =giorgi:-13 =giorna:-9 =giorno:-9 =giudiz:6
=giulia:6 =giusti:-7 =già:13 =gli:13 =grado:-7 =grave:-11 =gravi:-10 =groenl:-12 =gruppo:-11 =gualti:-5 =guarda:7 =guardi:-5 =guerra:6
=guida:-6 =ha:10 =harry:7 =ho:10 =hotel:7 =ia:13 =ice:11 =identi:5 =ideolo:5 =ieri:-5 =il:15 =immagi:11 =impegn:6 =imputa:-9 =inacce:-6
=inchie:-8 =incide:5 =indaga:11 =indagi:-17 =indust:7 =influe:5 =inps:-12 =insult:5 =integr:12 =inter:12 =intera:-5 =intere:11 =intern:7
=interr:6 =interv:12 =invern:-9 =inviat:-5 =iran:-9 =irania:-6 =islami:-9 =israel:-19 =italia:-20 =jacque:7 =juvent:6 =khamen:-15 =kiev:-8
=ko:-9 =l:9 =la:18 =lancia:-5 =largo:-6 =lavora:-7 =lazio:-8 =le:6 =lega:-13 =legger:23 =leggi:10 =legitt:7 =leone:-9 =letter:7 =li:-5
=libano:-5 =lite:-5 =lo:12 =locali:8 =lombar:-8 =lorenz:-6 =loro:9 =m5s:8 =ma:17 =macron:9 =maduro:5 =maggio:-6 =magnit:-5 =mai:12
=malatt:11 =maltem:-14 =manife:-12 =mano:-9 =mar:-8 =maregg:-5 =marini:10 =marzo:-14 =massac:17 =mattar:-19 =mattin:-7 =medias:-5
=meloni:-5 =meno:5 =mentre:-10 =mercat:6 =mercos:-11 =mesi:5 =meteo:-5 =metro:9 =mia:12 =miliar:-6 =milion:-19 =milita:7 =minacc:-17
=mini:-8 =minist:7 =minnea:-7 =minnes:6 =minori:-7 =minuto:-5 =mirino:-5 =missil:-5 =misure:-5 =modena:-9 =modo:8 =mojtab:-6 =mondo:11
=monoss:-5 =montan:-18 =morta:-9 =morte:-10 =morti:-9 =morto:-11 =mostra:-6 =muore:-6 =musell:-5 =mutui:-8 =napoli:-9 =nasce:-6 =navi:-11
=negozi:8 =nei:-5 =nel:-7 =nell:-12 =nella:-13 =netfli:10 =niente:10 =niscem:-10 =nome:7 =non:-10 =nota:5 =novità:6 =nuove:-5 =nuovi:-7
=o:5 =occasi:7 =occhia:12 =offre:-5 =oggi:-5 =olimpi:-12 =ombra:7 =omicid:-8 =operai:-5 =operat:-8 =ora:-6 =orario:6 =orient:-5 =orland:-5
=ospeda:-9 =over:-7 =paese:-7 =pagato:-7 =palazz:-11 =papà:-5 =parigi:-6 =parla:7 =parlam:-20 =parole:5 =parruc:8 =partec:-8 =partir:-5
=partit:-7 =passo:10 =pelleg:5 =pena:-8 =pensio:13 =per:-11 =perché:7 =person:-6 =petrol:-7 =pfizer:-5 =piazza:-9 =piccol:-7 =piena:-8
=pioggi:-6 =pista:-5 =più:17 =pm:7 =podcas:6 =poi:-8 =polizi:-15 =ponte:-6 =porta:-8 =potenz:-5 =potreb:7 =potrà:-7 =precip:-7 =premie:6
=premio:-5 =prende:-11 =presid:-15 =preso:6 =pressi:-6 =preven:-6 =prezzi:-6 =prima:-7 =primo:8 =privac:6 =procur:-8 =proget:12 =progra:7
=prossi:-9 =protes:-12 =proven:-6 =provin:-7 =pullma:-7 =può:7 =quando:5 =quanto:5 =quattr:-9 =quel:12 =quella:8 =ragazz:-12 =raggiu:8
=raid:-5 =rapina:5 =rappor:7 =rasseg:9 =real:-9 =reazio:5 =record:-5 =refere:-5 =regole:-10 =render:6 =repres:-5 =richie:-5 =ricord:-7
=ricove:-5 =rifiut:-12 =rigore:5 =rischi:-11 =riserv:-5 =roma:-10 =romano:5 =rosa:-10 =rossi:7 =rosso:5 =rovesc:9 =ruolo:10 =russa:-7
=russia:11 =salvin:-13 =sangue:6 =sanita:-6 =santa:5 =sarà:-6 =sbatte:-5 =scatta:-7 =scelta:-6 =schiac:-8 =schlei:-5 =scienz:11 =sciope:-5
=scontr:-7 =scoper:7 =scopre:5 =scudo:5 =scuola:6 =se:21 =segno:8 =sei:7 =selezi:-6 =senato:-7 =senza:22 =seques:-14 =serviz:-8 =sesta:-7
=sestri:-8 =sette:-7 =settim:-14 =sfida:5 =sgombe:-5 =sicili:-14 =sicure:-7 =sindac:-6 =sinist:14 =sistem:8 =smenti:-10 =soldat:-5
=soldi:8 =sole:6 =solo:11 =sondag:-5 =sono:23 =sorpre:-6 =sospes:5 =sospet:9 =spagna:-5 =spagno:-11 =spara:-6 =sparat:8 =sparit:5
=spezia:-10 =sport:12 =stampa:12 =stanno:8 =star:5 =stata:-8 =stati:-10 =statun:-8 =stop:-7 =storia:17 =storic:6 =studio:16 =su:-8 =sua:-6
=succed:6 =succes:-5 =sud:-8 =sugli:5 =suicid:6 =sul:-7 =sulla:-6 =sulle:7 =suo:13 =suoi:7 =super:-5 =svizze:-7 =sì:-6 =taglia:-14 =tar:-6
=tassi:-8 =tavolo:5 =taxi:-9 =teatro:-6 =tehera:-8 =telefo:-6 =temi:6 =tempi:5 =tempo:8 =tensio:-6 =tentat:-7 =termin:7 =terrem:-12
=testim:-8 =the:6 =tilt:11 =toghe:-8 =tor:-6 =torino:-8 =torna:6 =tornan:5 =tortur:6 =torzul:-14 =tra:8 =traged:-9 =trasfe:-5 =tratta:5
=tre:-30 =tregua:-12 =trenti:-11 =trump:9 =truppe:6 =tumore:11 =tutte:-7 =tutti:12 =uccise:-7 =ucrain:-11 =ue:-11 =uffici:-12 =ultime:-6
=un:15 =ungher:-6 =uniti:-8 =unito:-6 =uno:-9 =uomini:6 =uomo:-14 =usa:-5 =utenti:-6 =valang:-7 =valent:10 =valuta:-8 =vance:8 =vannac:-10
=vecchi:-12 =vendit:-6 =venezu:-6 =verità:8 =vero:7 =vertic:-7 =vescov:5 =via:-14 =viaggi:9 =video:-5 =viene:13 =villag:9 =vince:5
=violen:7 =vita:10 =vittim:-7 =vivere:5 =volto:-6 =vuole:11 =zalone:-5 =è:16 ^a:6 ^al:-5 ^allarm:-7 ^amici:8 ^anguil:-5 ^annabe:-5
^arrest:-5 ^askata:-8 ^beneve:-6 ^caso:5 ^crans:-11 ^da:10 ^dal:7 ^dalla:10 ^dopo:7 ^due:-12 ^e:-9 ^ecco:12 ^gaza:-5 ^giusti:-5 ^ha:9
^il:16 ^in:15 ^israel:-9 ^jacque:9 ^l:12 ^la:12 ^le:12 ^leggi:10 ^maltem:-10 ^marco:7 ^mattar:-7 ^meloni:-10 ^musk:-12 ^niscem:-5
^nuovi:-5 ^olimpi:-13 ^per:20 ^politi:6 ^refere:8 ^roma:-10 ^scontr:-10 ^se:11 ^si:5 ^studen:12 ^tensio:-5 ^terrem:-5 ^tra:6 ^trump:12
^ucrain:-9 ^un:-12 ^vaccin:-9 ^valent:12 ^venezu:-10 a:-18 abband:6 abbatt:-7 accadu:-7 accend:-6 accolt:-5 accord:-12 acqua:6 acque:-5
ad:-8 addio:-10 aeropo:-15 affari:-7 affett:5 affida:-6 affond:9 agenti:-6 aggior:6 agrico:-9 aiuto:11 al:5 alcune:-7 alcuni:-10 alessa:7
algori:-6 ali:-8 all:10 alla:-5 allarm:-5 allena:-17 allert:-5 allo:-11 alta:-6 altern:5 altre:-5 altri:9 ambasc:-6 ambito:7 ambizi:5
americ:7 amiche:6 amici:20 amiciz:9 amico:-7 amore:5 analis:9 anche:-8 ancora:-9 andare:8 anguil:-10 anno:13 annull:-7 annunc:-17 ansia:10
antici:5 antico:-5 antifa:5 aperto:-5 apertu:9 app:-5 appare:-6 appell:-17 appena:6 appunt:12 aprile:-10 arbitr:-9 archiv:11 area:-8
aree:-7 armato:-9 arrest:-8 arriva:16 arte:11 artico:7 askata:-6 assicu:-7 assist:-6 assolt:-8 assolu:-5 astraz:6 atleta:-7 attacc:-7
attese:7 atti:7 attore:-13 aula:-9 aument:-6 autono:8 autori:-5 autost:-8 avanza:6 avatar:-7 aver:-9 aveva:-8 avrà:-9 avvert:-9 avvoca:-7
ayatol:7 azione:13 azzurr:-6 bambin:-13 banca:-5 bar:9 bari:-5 basse:6 basta:-5 batte:-14 belen:8 bellez:8 ben:6 bene:9 bergam:-6
bianca:10 bianco:13 big:-5 biglie:-9 bilanc:13 bilate:-5 bimbi:5 bis:-7 bisogn:5 blocca:-20 blocco:-7 bologn:-6 bomba:6 bombar:-5 bombe:7
bordo:5 borsa:6 bosco:-6 brindi:-5 bruno:11 bruxel:5 buco:7 buen:-7 bugie:7 busine:7 c:6 caccia:-8 cade:-6 caglia:7 calabr:-12 caldo:-7
califo:5 calo:-10 caltan:-5 cambia:-13 cambic:6 camino:-7 campan:-10 cancel:-8 cani:-5 cantan:-5 cantie:5 capell:-6 capita:-6 capo:-11
capoda:-7 carabi:-5 carlom:-5 carte:7 casa:6 case:6 cassaz:-6 cauzio:-12 cdm:-7 celebr:8 cella:-6 centin:-8 cento:10 centro:-8 cerimo:-8
ces:8 cgil:7 che:17 checco:-5 chiama:-14 chiedo:-10 chiest:-9 chigi:-8 chiusa:-7 chiuse:-7 chiuso:-9 chiusu:-6 cinese:-10 cinque:-8
cittad:-10 classe:16 coinvo:-7 col:13 collet:9 colloq:-8 colonn:6 coloss:-6 colpo:7 comand:7 come:20 cominc:-5 commen:8 commer:-6
commis:-6 compag:8 compli:11 comuna:5 comune:-12 con:8 concor:5 condan:9 confer:-13 confli:5 confro:21 conosc:6 conseg:21 conte:-5
contes:-5 conto:14 contra:-7 contro:-22 convoc:-11 copert:5 coppia:6 corre:9 corren:9 corteo:-12 cosa:6 cose:12 costa:-6 costit:5 costo:5
costre:6 credit:-7 cremon:-5 cresce:-8 cresci:6 critic:-5 crollo:-5 cronac:12 cronis:-5 croset:-5 cuba:-7 cucina:5 cui:5 cuore:13 d:6
dagli:7 dai:-11 dal:-8 dall:9 dalla:-7 danima:-5 danni:-10 dare:6 dati:15 dato:7 davant:-5 david:8 davos:-9 davver:9 dazi:-7 ddl:5
debutt:13 decess:-7 decine:5 decret:-13 dedica:16 defini:-7 degli:-7 dei:11 del:8 della:20 delle:-15 dello:-5 democr:7 deposi:-6
deputa:-10 derby:5 descri:9 detenu:-7 deve:9 devono:-9 di:6 diagno:-5 dibatt:10 dichia:-7 dieci:-5 difesa:-5 diffam:-11 diffus:8 digita:15
diment:8 dimost:7 dipart:-5 dipend:7 disces:-8 discut:6 disegn:-7 dispos:-12 distan:5 ditta:-9 divent:14 diviet:9 djokov:13 docume:9
dollar:8 domani:-10 domici:-11 donald:7 donna:-14 doppio:-11 dose:-11 dosi:-7 dove:6 droga:-6 droni:-10 dubbi:-5 due:-29 duomo:6 durant:6
ecco:19 econom:13 ed:25 edicol:15 edizio:7 effett:-7 eletto:6 eliseo:6 emerge:6 emilia:-5 emozio:11 enclav:-7 entrat:-11 entro:-16 era:-17
erano:-7 ergast:-14 errori:8 esce:-10 esclus:-8 esegui:-5 esperi:8 espres:7 espuls:-9 estero:6 età:-9 europa:13 europe:-6 evento:-9
eviden:-10 ex:-7 fabbri:14 fabio:-6 fabriz:9 famigl:-7 famili:5 farmac:13 fascia:-5 fascis:-9 fatta:8 febbra:6 fece:8 federa:-8 fegato:-8
femmin:-5 feriti:-7 ferito:-14 fermar:9 fermat:-10 fermo:-6 ferrov:-7 festiv:8 fi:-5 fianco:8 figli:-9 figlio:-14 film:18 fin:-8
finanz:-12 finita:-5 fioren:-8 firenz:6 firme:-8 flotta:-5 fondaz:-10 fondi:-6 foto:5 fotogr:6 france:-7 franci:7 franzo:-5 fratel:-5
fuggit:8 fumett:6 futuro:15 füllkr:-5 garant:9 garlas:-5 gas:5 gate:6 gaza:-7 gelo:-6 genera:9 genito:-10 gennai:12 genoa:6 gestio:6
gesto:8 ghiacc:8 gioiel:-8 giorgi:-11 giorna:-7 giovan:7 giudic:-11 giudiz:8 giugno:-9 giulia:8 giusti:-9 gli:19 grado:-5 gran:-5
grande:10 grandi:-5 grave:-15 gravi:-5 green:5 greggi:-7 groenl:-13 gruppo:-10 gualti:-5 guarda:16 guerra:10 guida:-11 ha:-20 hanno:-13
ho:11 ia:7 ice:11 idea:6 ideolo:8 iene:-7 il:-11 immagi:10 impegn:10 impian:9 import:6 imputa:-11 in:-26 inacce:-6 incass:-6 inchie:-6
incide:-5 incont:8 indaga:15 indagi:-17 indiet:6 indivi:-6 indust:7 influe:7 inform:-7 infras:-5 inizia:-8 innoce:6 innova:7 inps:-13
insiem:15 instag:10 insult:7 intant:6 integr:8 inter:9 intere:8 interr:5 interv:11 intesa:-7 invece:9 invest:-7 iran:-13 islami:-7
ispezi:-5 israel:-8 istitu:-14 istruz:-5 italia:-16 jacque:7 juvent:10 khamen:-16 kiev:-7 ko:-11 la:16 lacrim:6 lancia:-11 largo:-6
lascin:-7 lavora:-6 lazio:-13 le:22 lega:-12 legger:19 leggi:10 legitt:5 leone:-9 letter:7 libera:-7 libert:5 linea:-6 lite:-7 locali:11
lombar:-10 loro:6 lui:-8 lunedì:-5 lunga:13 lutto:-7 m5s:5 macchi:9 macron:13 made:9 madrid:-10 maduro:8 maggio:-7 magnit:-5 mai:16
malatt:8 maltem:-15 mamma:7 manife:-7 mano:-12 mar:-8 marchi:6 maregg:-5 maria:13 marini:10 marocc:5 marzo:-22 massac:17 materi:-10
mattar:-22 mattat:7 matteo:7 medagl:-8 medias:-5 mediob:-5 meloni:-8 mentre:-20 mercat:18 mercol:7 mercos:-7 mesi:7 messag:-7 meteo:-7
metri:-11 metro:9 mia:11 miglio:9 milan:-5 miliar:-7 milion:-21 milita:8 minacc:-18 mini:-8 minist:-8 minnea:-7 minnes:6 minore:8
minori:-8 minuti:10 mirino:-8 missil:-9 mister:11 mit:-6 modena:-9 modo:13 moglie:8 mojtab:-8 molti:9 moment:10 mondo:14 monoss:-5
montan:-8 morta:-10 morti:-12 morto:-8 mosca:-12 muore:-6 musell:-5 musica:10 musici:-5 musk:-7 mutui:-8 n:7 napoli:-7 nata:8 nato:5
nave:-5 navi:-11 nazion:-18 negozi:7 nell:-7 nella:-6 nelle:-5 netfli:10 niente:8 nipote:10 niscem:-7 no:8 nome:9 nomina:-13 non:-6
noto:-6 notte:-5 novemb:-9 nuclea:11 numero:-7 nuove:-8 nuovi:-11 nuovo:-6 obblig:-12 occasi:9 occhia:12 occide:5 offre:-5 oggett:6
ogni:-6 olimpi:-12 oltre:-9 ombra:7 omicid:-10 ondata:-5 operat:-14 opport:7 ora:-6 orario:6 origin:-5 orland:-5 ottavo:-6 ottobr:6
over:-7 pagato:-10 pagine:5 palazz:-15 pandor:5 papà:-5 parent:7 parla:7 parlam:-16 parole:9 parruc:8 partec:-13 partir:-5 partit:-6
pasqua:9 passan:7 passat:7 passo:10 pechin:-5 pelleg:5 pena:-7 pensio:16 per:6 perico:-11 perife:-9 person:-11 però:9 pestag:6 petrol:-9
pfizer:-5 piano:6 piazza:-13 piccol:-6 piedi:5 piena:-5 più:13 po:6 podcas:6 podio:-11 poi:-7 politi:17 polizi:-16 ponte:-5 popola:-7
porta:-11 portat:5 portav:-5 post:8 postal:-5 posti:-8 potrà:-11 pranzo:-5 precip:-8 premio:-6 prende:-6 prepar:-7 presid:-12 pressi:-8
presti:-6 presto:-7 preved:-8 preven:-10 previs:-8 prezzi:-7 prima:-8 primat:5 prime:-11 primi:6 primo:10 princi:5 privat:6 probab:7
procur:-8 profes:7 profon:5 proget:11 progno:-6 pronto:11 propri:-12 protes:-17 protez:-8 provin:-7 provoc:-6 provve:-6 pullma:-7 punta:7
pur:11 può:9 qualch:10 quando:25 quarti:-9 quarto:-5 quel:14 quella:7 quelle:13 quelli:6 questi:7 questo:9 questu:-5 quotid:5 rabbia:6
raccog:-11 raccon:14 raggiu:11 rai:-9 rapina:10 rappor:12 rasseg:9 razzo:-9 real:-11 reale:5 record:-9 recupe:-9 refere:-8 region:-17
regist:-10 regola:-7 regole:-15 relazi:-6 render:5 repubb:12 restan:-8 resto:-5 ricerc:-7 ricevu:-6 richie:-9 ricors:-5 ricove:-10
rifiut:-14 riform:5 rimast:-14 rinvia:-6 riport:-5 ripres:-8 risale:5 risarc:7 rischi:-16 riserv:-7 risult:6 rivede:-9 rivend:6 romagn:-6
romano:5 rosa:-6 rossi:7 rotto:-7 rovesc:9 ruolo:8 russa:-7 russe:-5 russi:-6 russia:7 russo:5 sala:-6 salari:-6 sale:-7 saluto:-5
salvez:6 salvin:-10 san:7 sangue:8 sanita:-6 sanità:-5 sapeva:-5 sardeg:-8 sarà:-19 sasso:-5 sbatte:-5 scanda:-6 scatta:-7 schiac:-9
schlei:-5 scient:-6 scienz:15 sciope:-5 scontr:-8 scopre:5 scossa:-5 se:31 sede:-5 seduta:5 segnal:5 segno:8 segret:6 seguit:-6 selezi:-6
sembra:5 semifi:6 senato:-8 senza:9 seques:-16 serviz:-13 sessua:-5 sestri:-8 sette:-10 settim:-20 sfogo:9 show:5 sia:7 sicili:-10
sicure:-11 silenz:5 sinist:19 siro:5 sistem:10 sito:-8 smenti:-8 social:13 sola:-7 soldat:-5 soldi:12 sole:17 solo:8 sono:18 sopra:-6
sorpre:-6 sospen:-6 sospes:7 sospet:9 sosteg:-5 sosten:7 sotto:-5 sottos:5 spagna:-8 spagno:-15 spalle:7 spara:-6 spento:-6 spezia:-7
spiega:6 sport:14 stampa:15 stanno:6 stanza:6 star:5 stata:-21 stati:-5 stato:-11 statun:-5 stop:-10 storia:25 storic:11 strate:6
stream:-5 strume:-5 strutt:5 studen:-8 studio:14 su:-6 succed:6 sud:-7 sui:8 suicid:5 sul:-11 sull:-10 sulle:13 suo:9 suoi:12 super:-5
suprem:-5 svegli:6 svizze:-15 taglia:-14 talent:5 talk:6 tanti:9 tar:-6 tassi:-8 taxi:-7 teatro:-6 tecnic:-6 tecnol:9 tehera:-11 teleca:-7
temi:6 tempo:9 tensio:-8 tentan:-6 tentat:-11 terra:8 terrem:-12 terrà:-9 terzo:5 testim:-7 the:8 tilt:11 titolo:8 tocca:5 toghe:-8
tonnel:-10 top:8 tor:-6 torna:8 tornan:6 torre:-6 tortur:6 torzul:-14 toscan:-9 tra:6 transi:-6 trasfe:-7 trasfo:9 trasmi:-6 tratta:6
tre:-28 tregua:-12 treno:6 trenta:-11 trenti:-5 trento:7 tribun:5 trionf:-13 truppe:6 tumore:12 tumori:-5 turno:-6 tutta:16 tutte:-5
tutti:6 tycoon:5 uccise:-11 ucrain:-7 ue:-17 uffici:-21 ultime:-6 ultimo:8 umanit:-6 una:-18 undici:7 ungher:-6 uniti:-14 unito:-6
uomini:7 uomo:-17 uscire:10 utenti:-6 valang:-7 valent:14 valeri:5 valuta:-8 vance:7 vannac:-10 vara:-8 vecchi:-9 vendit:-8 venerd:5
venezi:-7 vera:7 verità:12 vero:7 vescov:5 via:-19 viaggi:10 vicend:8 videos:-5 viene:7 vigore:-6 villa:-5 villag:9 vince:10 violen:10
visibi:-6 vista:6 vittim:-6 vittor:5 vivere:7 volto:-5 voti:7 vuole:8 zalone:-8 zio:6 è:7
`
