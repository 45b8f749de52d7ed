export const italian = `
:-29 #:-11 +":-9 +.:-13 +0:-30 +::-18 +?:33 +alone:15 +doubts-1:-27 +doubts0:5 +doubts1:20 +length1:35 +length2:12 +length4:-9
+length5:-23 +length6:-11 +length8:-7 +retold:-26 +weight0:-23 +weight1:8 +weight2:14 +without-abbreviation:-14 +without-cut-off:15
+without-explicit:-6 +without-first-person:34 +without-furniture:18 +–:27 14enne:-11 15enne:7 19enne:-7 20enne:-6 300mil:-6 500mil:-11
=#:-12 =14enne:-8 =15enne:7 =20enne:-7 =22enne:-5 =500mil:-11 =a:-6 =abband:7 =abbatt:-17 =abbrac:6 =accele:-7 =access:6 =accolt:-12
=accusa:-6 =accuse:7 =acquis:-7 =addio:-6 =aerei:-7 =aeropo:-11 =affond:14 =agente:-5 =aggior:5 =aggrav:-9 =aggred:-6 =agrico:-9 =aiuto:7
=al:-16 =all:9 =allarg:-5 =alle:7 =allean:-9 =allena:-11 =allert:-6 =allo:-16 =altre:8 =altro:-10 =ambula:-7 =amiche:6 =amici:24
=ammess:-6 =amore:16 =analis:9 =anche:12 =ancora:-5 =anguil:-8 =anm:5 =anni:8 =anno:-9 =annull:-14 =annunc:-8 =ansia:7 =anti:10 =antico:-5
=anzian:-5 =aperta:-7 =apertu:10 =app:-6 =appell:-7 =appena:-5 =applic:-5 =appunt:15 =aprile:-5 =arbitr:-12 =aree:-5 =arrest:-24
=arriva:-5 =arrivo:-6 =arte:10 =artico:12 =asilo:-8 =assass:12 =asse:10 =assist:-7 =assolu:-9 =atlete:8 =attacc:-17 =atterr:-5 =attore:-12
=aument:-25 =autist:-6 =auto:12 =autono:6 =autori:-16 =autost:-10 =avanza:-5 =aver:10 =aveva:-11 =avevan:-5 =aviazi:-5 =avvert:-13
=avvia:-7 =avvoca:-7 =ayatol:8 =azioni:-10 =azzurr:-10 =b:5 =bambin:-15 =bankit:-7 =bar:-10 =basili:-6 =batte:-18 =bene:14 =beneve:-5
=bianco:12 =bill:-11 =bimba:-5 =binari:-7 =bis:-7 =blocca:-17 =blocco:-5 =bombar:-9 =bombe:8 =boom:-7 =bordo:8 =borsa:6 =bottig:-6
=bugie:5 =busine:7 =cadave:-9 =cade:-7 =cadrà:-6 =caduta:-7 =calcia:-5 =calcio:7 =calcol:5 =cambia:-11 =cambio:-10 =camera:6 =camion:-5
=can:7 =cancel:-5 =cane:-5 =caos:-5 =capo:-6 =carcer:6 =carte:11 =casa:-6 =casi:-6 =cassa:-5 =causa:-5 =cauzio:-10 =celebr:6 =centin:-6
=cento:9 =centra:-9 =cerca:-6 =che:28 =chi:11 =chiama:-5 =chiari:-8 =chiede:-10 =chiedo:-8 =chiest:-7 =chiude:-10 =chiuse:-9 =chiuso:-8
=cinesi:5 =cinque:-9 =circa:-11 =circol:6 =circui:11 =città:-6 =clamor:-5 =classe:7 =classi:-12 =coda:9 =collab:-6 =collin:-9 =colloq:-5
=coloss:-8 =colpi:-9 =colpis:-5 =come:25 =cominc:-9 =comita:7 =compag:15 =comple:-11 =compra:-5 =con:-8 =condan:-9 =confer:-8 =confes:-5
=confro:5 =conseg:12 =contag:11 =contat:-7 =conte:-8 =contes:-7 =conti:-6 =contin:-6 =conto:6 =contro:-31 =convoc:-14 =copert:10 =corpo:6
=corren:12 =corruz:-7 =corso:-8 =corteo:-5 =cosa:15 =costo:8 =costre:9 =crans:-15 =critic:-11 =crollo:-9 =cronac:11 =cuore:8 =d:-6 =da:13
=dagli:-9 =dai:7 =dall:9 =dalla:9 =dalle:6 =dati:12 =davver:8 =dazi:-7 =ddl:7 =debutt:9 =decess:-6 =decine:7 =decisi:6 =deciso:6
=decret:-6 =dedica:7 =degli:-10 =dei:9 =del:-15 =dell:8 =delle:14 =dello:18 =deputa:-5 =der:-5 =deruba:-7 =detect:7 =detenu:-9 =detto:5
=di:-5 =dicemb:-9 =dichia:6 =dieci:6 =diffam:-14 =digita:14 =dimiss:-7 =dipend:10 =dirett:5 =diritt:-9 =disabi:-9 =dispon:5 =divent:10
=divers:-7 =diviet:5 =dollar:5 =dolore:11 =domici:-11 =dopo:16 =doppia:-7 =doppio:-12 =dose:-13 =dossie:-5 =dove:-5 =droga:-10 =dubbi:-9
=due:-28 =dà:10 =e:27 =eccess:11 =ecco:17 =econom:8 =ed:11 =edizio:6 =effett:-7 =elenco:-8 =eletto:10 =emerge:11 =emozio:8 =enclav:-7
=energe:-6 =entro:-21 =epstei:-7 =ergast:-14 =esce:-10 =esclud:-8 =esperi:8 =espuls:-10 =est:-5 =euro:11 =evacua:-11 =ex:-16 =fa:-5
=fabbri:6 =famigl:-8 =fanno:-13 =fare:9 =fascis:-10 =fatto:10 =favola:-10 =fegato:-8 =femmin:-10 =ferite:8 =feriti:-7 =ferito:-24 =ferma:8
=fermat:-7 =fermi:-7 =fermo:-10 =ferrag:10 =ferrov:-8 =festiv:8 =fianco:5 =fidanz:-5 =figlio:-19 =filier:-8 =film:13 =filmat:8 =finale:12
=finanz:-7 =finest:6 =finisc:-10 =finita:-7 =finito:6 =fiori:11 =firma:-8 =firme:-11 =flotta:-5 =forte:-6 =forti:8 =forze:-5 =frana:-11
=frenat:-5 =fronta:5 =fronte:7 =fuga:-5 =fuggit:12 =fuori:-11 =futuro:18 =gaffe:6 =gara:8 =garant:13 =gaza:-9 =gelo:-9 =genito:-12
=gennai:-10 =gesto:7 =giallo:10 =gigant:5 =gioca:6 =giocat:-8 =gioco:8 =gioia:12 =giorgi:-5 =giorno:-12 =giovan:9 =giudic:-5 =giulia:5
=giuris:-5 =giusti:-6 =giusto:6 =già:16 =gli:11 =global:8 =govern:5 =grado:-6 =grande:-11 =grandi:-5 =grave:-9 =gravi:-10 =grazie:5
=gruppo:-16 =guarda:5 =guerra:10 =guida:-9 =guidat:5 =ha:5 =hacker:-5 =hanno:-8 =ho:5 =hockey:6 =hotel:9 =huawei:10 =ia:10 =identi:-5
=idrant:-6 =immagi:17 =impegn:5 =impren:-7 =imputa:-8 =incass:-6 =inchie:-12 =incomp:8 =incred:5 =indaga:-5 =indagi:-16 =indivi:-5
=indust:5 =infini:12 =inform:-8 =infort:-6 =ingles:8 =ingres:5 =inizio:-7 =innova:10 =inquie:7 =insiem:9 =integr:15 =intell:-9 =intera:-8
=intere:7 =intern:8 =interr:5 =interv:11 =intesa:-6 =intorn:5 =invern:-11 =invest:6 =inviat:-7 =ira:-8 =irania:-10 =islami:-13 =istitu:-8
=jacque:7 =km:-9 =ko:-8 =la:17 =lancia:-7 =lascia:-7 =lavora:-11 =lavori:-7 =lavoro:5 =leader:-14 =legale:5 =legali:9 =leggen:5 =legger:20
=leggi:13 =legitt:9 =lei:5 =letter:7 =letto:7 =lettor:6 =libero:-7 =libert:5 =limiti:-5 =lite:-8 =logist:12 =loro:7 =lunga:12 =lungo:5
=lutto:-5 =ma:13 =mafios:9 =maggio:-7 =magnit:-8 =malatt:13 =maltem:-24 =mangia:-5 =manife:-16 =marco:9 =maregg:-7 =marito:-6 =masche:7
=maschi:6 =massac:14 =materi:-6 =mattar:-14 =matteo:15 =mattin:-13 =maxi:-11 =mazze:-6 =me:10 =medico:-8 =meglio:9 =meloni:-16 =mental:5
=mentre:-11 =mercos:-11 =mese:6 =mesi:-12 =metal:7 =metri:-8 =metro:8 =mezzi:-5 =mia:10 =miglio:11 =miliar:-12 =milion:-14 =minacc:-18
=mini:-5 =minnea:-6 =minori:-8 =minuti:14 =missil:-14 =missio:-5 =misure:-7 =modo:6 =moglie:-8 =mondo:11 =morta:-13 =morte:-23 =morto:-20
=motore:9 =muore:-15 =muove:5 =musica:11 =musk:-11 =nascos:-6 =navi:-15 =negozi:5 =nei:-5 =nel:-18 =nell:-7 =nella:-20 =nelle:-5 =nessun:6
=niente:6 =nipote:8 =no:-15 =nome:5 =nomi:-8 =nomina:-12 =non:-8 =nonost:7 =notizi:6 =notte:12 =novità:9 =nuovi:-7 =nuovo:-7 =obblig:-9
=occasi:17 =occhia:12 =offre:-5 =oggett:-5 =oggi:-5 =ok:-6 =olimpi:-11 =oltre:-11 =omicid:-15 =ondata:-6 =operai:-7 =operat:-13 =operaz:5
=opposi:6 =orario:7 =oro:-11 =orolog:5 =orrore:6 =ospeda:-10 =ospiti:8 =ottavo:-7 =otto:6 =pacche:10 =pace:11 =paese:-6 =pagato:-5
=palazz:-7 =parent:13 =parla:15 =parlam:-13 =parole:7 =parruc:8 =parte:-7 =partec:-9 =passeg:-6 =passio:5 =passo:11 =patrim:-6 =pena:-20
=pensio:16 =per:-9 =perché:12 =percor:5 =person:-5 =petard:-6 =piazza:-8 =piccol:-5 =piena:-9 =pioggi:-9 =pista:-10 =pistol:-5 =più:8
=pm:7 =podcas:8 =podio:-10 =politi:-5 =polizi:-20 =pomeri:-9 =ponte:-11 =porta:-10 =porte:-6 =positi:-6 =possib:-5 =post:7 =posto:12
=potran:-9 =potreb:11 =potrà:-6 =poveri:10 =preced:-5 =precip:-10 =premia:7 =premio:-7 =prende:-7 =prepar:-5 =presid:-13 =preso:8
=pressi:-9 =preven:-12 =prigio:8 =prima:-10 =prime:-11 =primi:-7 =primo:13 =princi:5 =privac:-5 =proces:-6 =produz:-7 =prof:8 =profes:9
=proget:24 =progra:14 =prossi:-6 =protag:5 =proven:-6 =provin:-12 =pullma:-5 =può:5 =quali:12 =quando:11 =quanto:10 =quasi:-7 =quattr:-15
=quel:8 =quella:12 =quesit:-9 =questa:-6 =qui:-10 =quota:6 =raccon:9 =raggiu:5 =raid:-5 =rapina:5 =rapita:-7 =rappor:7 =rasseg:14
=reazio:7 =record:-15 =refere:-7 =regala:-8 =regina:5 =region:-8 =regist:-5 =regole:-13 =remigr:7 =render:10 =repres:-9 =repubb:7
=reside:-11 =resti:-6 =riaper:-8 =ricari:8 =riceve:-5 =ricono:10 =ricord:-6 =ricors:-5 =riesco:9 =rifiut:-20 =rimoss:-9 =rinvia:-9
=ripart:6 =rischi:-15 =riserv:-5 =rispet:-5 =ritira:-7 =ritrov:-16 =rivela:12 =rivend:-5 =robert:9 =roma:-15 =romana:-5 =romano:7
=rosa:-13 =rossa:6 =rosso:9 =rotto:-6 =rovesc:7 =ruolo:8 =russi:-9 =sala:-8 =saluta:-8 =salvin:-5 =sangue:7 =sanita:-8 =sanità:-8
=santan:-8 =sapeva:-6 =sarebb:6 =sarà:-13 =scanda:-6 =scarce:-9 =scatta:-7 =scegli:11 =scena:5 =schiac:-11 =schian:-5 =scient:-6
=scienz:12 =sciope:-6 =scolas:-9 =scompa:-5 =scontr:-17 =scoper:16 =scopre:6 =scrive:-8 =se:14 =sede:-8 =segnal:5 =segno:8 =sei:5
=senten:-5 =senza:27 =seques:-14 =serviz:-6 =sesso:-6 =sesta:-11 =set:-6 =sette:-12 =settim:-12 =settor:6 =si:-10 =sicili:-5 =sigare:6
=sigill:-5 =silenz:9 =simbol:-5 =sindac:-6 =sinner:-7 =sistem:13 =sito:-7 =smenti:-23 =societ:7 =soffoc:-7 =sogno:9 =sola:-5 =soldat:-6
=soldi:7 =sole:8 =solo:16 =sono:16 =sorpre:-11 =sospes:6 =sospet:9 =sosteg:-8 =sostit:5 =sotter:-6 =spacca:-9 =spagno:-13 =spia:10
=spiega:6 =squali:-5 =stampa:15 =stanno:8 =stanza:5 =star:12 =stato:-12 =statun:-10 =stazio:9 =stelle:5 =stilis:-6 =stipen:6 =stop:-15
=storia:18 =strage:7 =strang:8 =strapp:-6 =strate:5 =studen:-10 =studio:23 =su:-9 =sui:-20 =sul:-10 =sulle:8 =sullo:-9 =suo:5 =supera:-8
=svilup:6 =svolta:-9 =taglia:-13 =taglio:6 =tanti:9 =tassi:-5 =tassis:-12 =taxi:-10 =te:-5 =tecnic:5 =tedofo:-6 =telefo:-5 =temi:6
=tempo:8 =tenta:-5 =tentat:-7 =terra:7 =terrem:-11 =terror:-5 =terza:-5 =test:-8 =testim:-12 =the:6 =tifosi:-6 =tilt:11 =tivù:8 =toglie:-8
=tornan:10 =tra:11 =tradit:-6 =traged:-12 =transi:-5 =trapia:-9 =trasfe:-7 =trasfo:8 =travol:-5 =tre:-29 =tregua:-14 =tribut:10
=trionf:-10 =trovat:-5 =truffa:-7 =trump:5 =tumore:15 =tumori:-5 =tutta:6 =tutti:19 =tv:5 =uccido:-7 =uccise:-11 =uccisi:5 =ue:-10
=uffici:-15 =ultime:-6 =ultras:-7 =ultrà:-5 =umanit:-8 =un:10 =una:-6 =unico:-5 =uniti:5 =uno:-5 =up:9 =usa:-14 =uso:6 =ustion:-5
=utenti:-6 =valang:-14 =valent:16 =valeri:9 =valuta:-6 =vede:-5 =vendut:-5 =venezu:-9 =vera:8 =verso:-8 =vertic:-5 =vescov:8 =via:-11
=viaggi:13 =viale:6 =vicini:-5 =viene:16 =vinto:6 =violaz:8 =violen:8 =virus:-6 =visita:5 =viso:-9 =vita:16 =vittim:-6 =vittor:-8
=volto:-6 =votare:5 =voto:-6 =vuole:5 =weeken:-6 =zii:-7 ^#:-6 ^a:8 ^al:-7 ^allarm:-5 ^amici:12 ^anguil:-8 ^anm:5 ^anzian:-5 ^arrest:-11
^bankit:-7 ^beneve:-5 ^can:5 ^consig:5 ^corona:7 ^crans:-14 ^da:10 ^dai:6 ^dal:10 ^dalla:15 ^dell:-6 ^dopo:16 ^due:-15 ^ecco:13 ^ferrag:10
^gaza:-9 ^giorno:6 ^giusti:-10 ^gli:6 ^groenl:-5 ^ha:15 ^in:11 ^incide:-5 ^intern:9 ^italia:11 ^jacque:7 ^killer:-5 ^l:6 ^la:5 ^le:11
^leggi:15 ^lo:9 ^maltem:-15 ^marco:9 ^mattar:-14 ^matteo:12 ^meloni:-14 ^mercos:-9 ^minnea:-6 ^missil:-6 ^morto:-7 ^musk:-11 ^nuovi:-7
^nuovo:6 ^olimpi:-10 ^omicid:-6 ^per:26 ^politi:5 ^ponte:-11 ^presid:-17 ^ricerc:-6 ^roma:-11 ^santan:-8 ^scontr:-9 ^scuola:-5 ^se:14
^si:-5 ^sicure:-9 ^sinner:-7 ^studen:14 ^terrem:-9 ^tivù:8 ^tra:6 ^traged:-7 ^tre:-7 ^trump:8 ^uccide:8 ^ucciso:11 ^un:-17 ^una:6 ^usa:-9
^vaccin:-8 ^valent:14 ^venezu:-12 ^vigila:-5 ^violen:-6 a:-14 abband:14 abbatt:-20 abbrac:6 abitaz:-5 accade:7 accadu:-8 accele:-13
accend:-11 accert:-5 accogl:-5 accolt:-10 accord:-13 accusa:-6 acqua:-8 acque:-6 acquis:9 ad:-10 addett:-6 addio:-12 adoles:-9 aereo:-6
aeropo:-13 affitt:-6 affond:14 affres:-8 agenti:-12 aggior:19 aggiun:-9 aggrav:-15 agrico:-13 ai:-5 aiuto:12 al:8 alba:6 alcune:-11
alcuni:-14 algori:-6 alla:-7 allarg:-5 allarm:-5 alle:-6 allean:-9 allena:-15 allert:-10 allo:-22 altra:7 altre:8 altri:10 altro:-7
ambien:-7 ambito:11 ambizi:5 ambula:-7 amici:20 amiciz:8 amico:-6 ammini:-13 amore:14 analis:14 anche:-13 ancora:-24 and:-6 andare:13
andati:-5 anguil:-8 anm:5 anni:7 anno:11 annull:-9 annunc:-15 ansia:11 anti:5 antico:-5 anzian:-6 apertu:16 app:-7 appare:-6 appart:-6
appell:-14 appena:6 applic:-7 appunt:19 apre:7 aprile:-12 arbitr:-10 archiv:6 area:-13 aree:-7 argent:-6 armato:-10 arrest:-26 arte:10
artico:8 artifi:5 assass:10 asse:10 assemb:9 assicu:-6 associ:-9 assunt:7 atleta:-10 atlete:8 atleti:8 attacc:-7 attenz:-6 atterr:-5
attese:11 attiva:-7 attore:-10 aument:-19 autist:-6 automa:5 autono:11 autori:-12 autost:-10 avanti:-6 avanza:5 aver:-11 avere:-7
aveva:-12 avevan:-9 aviazi:-6 avrà:-7 avvert:-16 avvia:-7 ayatol:11 aziend:-12 azioni:-8 azzurr:-14 b:5 bagno:10 ballo:8 bambin:-16
bandie:-5 bandit:5 bankit:-7 barric:9 base:-6 battag:5 batte:-17 batter:-5 bellez:10 ben:9 bene:8 beneve:-5 bianco:13 bielor:-7 biglie:-8
bilanc:9 bilate:-6 biolog:7 bis:-7 bisogn:8 blacko:-10 blocca:-20 blocco:-9 bombar:-11 bombe:11 bonus:-7 boom:-7 bordo:6 bottig:-6
bracci:5 buco:7 bugie:6 buio:-6 busine:7 cade:-7 cadrà:-6 caduta:-6 caduto:-7 calcio:7 calcol:5 caldo:-8 calend:-5 calo:-5 cambia:-22
cambio:-7 camera:6 camion:-8 can:7 candid:-7 cane:-8 cantau:-5 canzon:5 capell:-5 capita:-5 capito:5 capo:-5 carabi:-9 carcer:7 cardin:-5
carta:7 carte:14 casa:-5 caserm:5 casi:-11 cassa:-6 causa:-7 cauzio:-13 cavall:8 cedere:8 celebr:17 centin:-12 cento:9 centra:-12 cercar:5
cerimo:-9 che:14 chi:10 chiama:-14 chiara:5 chiari:-9 chiede:-9 chiedo:-8 chiude:-9 chiusa:-7 chiuse:-10 chiuso:-18 ciclon:-8 cinesi:5
cinque:-6 circa:-8 circol:8 circui:12 cittad:-11 classe:10 club:-8 coda:8 codice:-9 coinvo:-8 collab:-9 collet:5 collin:-9 colloq:-5
colonn:9 coloss:-6 colpa:-7 colpi:-11 colpir:6 colpo:6 come:34 cominc:-7 commen:15 commer:-8 compag:9 compar:-6 compet:-7 compiu:-6
comple:-10 compon:-5 compra:-7 compre:9 con:11 concen:-5 conclu:-10 concor:6 confer:-11 confes:-8 confro:27 conosc:6 conqui:-9 conseg:24
consum:-6 contag:10 contes:-11 conti:-8 conto:11 contra:-10 contro:-24 convin:11 convoc:-19 cooper:-12 copert:9 coppia:6 cordog:7 corpo:6
corre:6 corren:12 corruz:-6 corteo:-6 cosa:16 cose:17 costa:-8 costo:12 costre:13 covid:5 crans:-15 creazi:9 cresci:14 critic:-16
crollo:-12 cronac:15 cultur:-5 cuore:10 da:-5 dai:-13 dal:-16 dall:20 dalla:-5 danni:-14 dare:5 data:-10 dati:18 dato:7 davant:-9
davver:11 dazi:-7 ddl:7 de:5 debutt:21 decess:-9 decret:-10 dedica:19 dei:12 del:16 delega:-9 della:14 delle:-13 dello:7 deposi:-5
deputa:-15 der:-9 deruba:-7 descri:10 detect:5 detenu:-6 detrit:-9 deve:12 devono:-13 di:-7 diabet:-9 diagno:-5 dibatt:12 dicemb:-6
dichia:-5 difend:-10 diffam:-17 diffus:7 digita:20 diment:19 dimezz:-9 dirett:-9 direzi:-6 diritt:-9 disabi:-13 discar:-6 disces:-11
discus:-5 discut:6 disegn:-6 dispos:-13 distri:-10 distru:-12 distur:5 ditta:-10 divent:13 divers:-8 diviet:7 divisa:5 docent:-10
docume:10 dollar:13 dolore:10 domeni:-9 domici:-11 doppia:-7 doppio:-11 dose:-13 dosi:-5 dossie:-5 dovrà:-5 droga:-11 droni:-10 dubbi:-10
due:-29 dà:10 e:5 eccess:11 ecco:18 econom:17 ed:22 edicol:10 editor:6 edizio:16 effett:-13 elenco:-8 eletto:12 elettr:10 elezio:-6
emerge:20 emozio:11 enclav:-8 energe:-6 enorme:-6 entrat:-12 entro:-28 equili:-5 equipa:7 era:-20 erano:-9 ergast:-15 errori:7 esce:-12
esclud:-8 esclus:-7 esegui:-8 eserci:-12 esibiz:5 esordi:-7 esperi:11 esplos:6 espres:7 espuls:-10 essere:-6 est:-5 estend:-7 estero:5
età:-7 eventi:8 eviden:-11 ex:-17 fa:10 fabbri:14 famigl:-10 fan:12 fanno:-15 fantas:5 farà:-5 fascia:-15 fascis:-6 fase:5 fatale:7
fatta:5 favola:-10 favore:7 federa:-7 fegato:-9 felici:5 femmin:-11 ferite:5 ferito:-23 ferma:6 fermar:14 fermat:-7 fermi:-8 fermo:-14
ferrag:10 ferrov:-10 festiv:8 fiamma:-5 fiamme:-7 fianco:9 fictio:-6 figli:-7 figlio:-8 figura:-6 fila:-5 filier:-8 film:17 filmat:10
fin:-11 finali:7 finanz:-13 fine:-8 finisc:-6 finta:-5 fioren:-7 fiori:6 firme:-15 fisico:7 flotta:-5 follow:8 fondam:8 fondi:-8 fonti:-8
formul:-6 forti:8 forze:-9 fotogr:7 fra:9 fragil:-7 frana:-6 franci:6 fratel:-9 fratte:6 freddo:5 frenat:-5 freque:-5 fronta:5 fuga:-6
fuggit:11 fumett:5 funera:5 furto:-5 futuro:21 gaffe:6 gara:-7 gaza:-9 gelo:-9 genera:5 genere:13 genio:8 genito:-17 gennai:7 gestio:7
gestit:-5 gesto:10 gestor:-7 giallo:13 ginocc:-6 giocat:-12 gioia:12 giorgi:-5 giorna:-9 giorno:6 giovan:-6 giudic:-10 giudiz:6 giugno:-7
giuris:-5 giusep:7 giusto:8 già:6 gli:18 global:11 gol:6 gossip:7 govern:11 gradi:-8 grado:-13 gran:-9 grave:-17 gravi:-6 gravis:-5
green:9 greggi:-7 gruppo:-22 guarda:11 guerra:21 guida:-9 h:-9 ha:-27 hai:-5 hanno:-16 hockey:6 ia:10 iconic:8 ideolo:12 illega:-7
immagi:8 immedi:-7 impegn:10 impian:13 import:5 impren:-11 imputa:-8 in:-26 incass:-10 inchie:-16 incide:-8 incomp:6 indagi:-14 indiet:8
indipe:-8 indivi:-9 indoss:6 indust:10 infini:12 influe:6 inform:-19 infort:-6 inizia:8 innoce:9 innova:12 inquie:7 insegn:7 insiem:20
insult:5 integr:9 interc:-5 intere:5 intern:6 interr:5 intesa:-12 introd:-5 invece:6 inviat:-9 invita:11 ira:-5 islami:-14 isola:-8
isolat:-6 ispezi:-5 istitu:-17 italia:-9 jacque:7 km:-6 ko:-10 la:15 lacrim:5 ladri:-5 lancia:-12 lascia:-8 lascin:-8 lavora:-12 lavoro:14
le:9 leader:-15 legale:5 legali:10 legati:-9 legge:-11 leggen:5 legger:24 leggi:11 legitt:5 lei:5 lento:6 lesion:-6 letter:15 letto:7
lettor:6 lezion:-6 li:5 libero:-7 libert:9 libro:6 limita:-9 limiti:-5 linea:-7 linee:5 lite:-12 livell:5 lo:6 locale:-5 logist:15 luci:6
lunedì:-9 lunga:17 luoghi:8 luogo:7 lutto:-6 macchi:10 mafios:9 maggio:-8 magist:15 magnit:-8 malata:-6 malatt:6 male:-8 maltem:-21
mamma:9 mangia:-9 mani:-5 manife:-9 mano:-7 marchi:10 marco:9 maregg:-7 marocc:9 marted:-7 marzo:-8 masche:10 maschi:6 massac:14
materi:-11 mattar:-14 matteo:15 maxi:-9 mazze:-6 me:12 medagl:-9 medico:-12 meloni:-14 membri:7 mental:5 mentre:-16 mercat:17 mercol:5
mercos:-9 mese:9 messa:-8 messag:-17 messo:5 metal:5 metall:6 metri:-14 metro:9 mette:9 mezzi:-5 mia:8 miglio:20 milano:-7 miliar:-11
milion:-18 milita:7 mille:-7 minacc:-20 mini:-7 minist:-20 minnea:-6 minore:6 minori:-10 minuti:22 mirino:-10 missil:-17 missio:-5
mister:10 misure:-5 modell:9 modifi:-7 modo:10 molti:10 moment:9 mondo:21 montag:5 morire:9 morta:-14 morte:-13 morto:-14 mossa:-5
motore:9 muore:-15 muove:5 musica:19 musici:-5 musk:-11 nascos:-5 nato:6 navi:-15 nazion:-16 negozi:5 nell:-5 nella:-17 nera:-9 netti:-8
niente:7 nipote:10 no:-12 nome:7 nomi:-9 nomina:-22 non:8 nonost:5 norma:-5 normal:5 nostro:7 notifi:-5 noto:-10 novità:8 nuclea:17
numeri:-6 numero:-13 nuova:-6 nuovi:-8 nuovo:-6 obblig:-14 obiett:8 occasi:28 occhi:5 occhia:12 occorr:5 offre:-7 ok:-6 olimpi:-17
oltre:-21 omicid:-17 omolog:5 ondata:-7 ong:7 onore:-9 operat:-11 operaz:-5 opinio:6 opport:7 oppost:5 orario:7 orbita:-6 ore:-5 organi:-6
orient:-5 oro:-5 orrore:11 ottavo:-9 otto:6 over:-7 pacche:11 pace:11 padre:-6 paese:8 pagame:-7 pagato:-6 palazz:-6 pancre:-6 parent:12
parla:10 parlam:-8 parlar:5 parroc:5 parruc:8 parte:-11 partec:-6 passan:6 passat:9 passio:11 passo:8 patrim:-5 paura:6 pazien:-6 peace:-6
peggio:12 pena:-20 penali:12 pensio:20 perché:13 perman:-9 person:-6 però:13 pestag:7 petard:-6 piani:-5 piazza:-8 piccol:-11 piena:-7
pioggi:-9 pista:-7 pistol:-9 pittor:-12 più:12 pm:7 poche:-7 podcas:10 podio:-16 poi:-10 polemi:-6 politi:27 polizi:-20 pomeri:-8
ponte:-11 popola:5 popolo:-8 porta:-10 portan:6 portie:-8 positi:-6 posson:5 post:12 posta:6 posti:-8 poter:8 potere:10 potran:-9
potrà:-12 poveri:10 precar:-5 preced:-6 precip:-14 precis:-5 prefet:-6 premio:-7 prepar:-8 presen:-8 presid:-28 pressi:-15 presto:-8
preved:-10 preven:-16 previs:-11 prezzo:9 prigio:8 prima:-16 primat:5 prime:-16 primi:7 princi:7 privac:-8 privat:7 probab:6 proble:6
proces:-8 procur:-7 prodot:5 prof:8 profes:9 proget:12 progra:8 progre:6 promos:-8 pronto:15 propon:6 propri:-17 prossi:5 protag:6
protez:-5 provin:-14 provoc:-10 pullma:-5 punta:20 punto:5 pur:11 pure:13 qualch:12 quale:-6 quando:30 quanti:6 quanto:-7 quarta:-7
quarti:-5 quarto:-8 quattr:-8 quel:11 quella:18 quelle:12 quelli:6 quesit:-11 questi:10 questo:16 questu:-5 qui:-8 quindi:-8 quotid:9
rabbia:5 raccog:-10 raccon:24 raggiu:7 rapina:10 rapita:-7 rappor:7 rappre:-6 rasseg:14 razzia:-7 razzo:-9 realiz:5 realtà:7 reazio:6
record:-14 regime:5 region:-18 regist:-10 regola:-8 regole:-18 relazi:-12 remigr:8 render:6 rene:-7 repart:6 repres:-6 reside:-8 resist:-8
reso:6 respin:-5 resta:-5 restan:-7 restar:-7 rete:8 revisi:-6 riaper:-9 ricari:8 ricerc:-7 riceve:-6 richie:-12 ricono:8 ricord:-7
ricors:-7 ricost:-8 ricove:-9 riesco:9 rifiut:-22 riform:6 riguar:-8 riliev:-14 rimast:-15 rimoss:-9 ringra:-8 rinvia:-9 riport:-5
ripris:5 riqual:-7 risale:8 rischi:-21 riserv:-8 risors:10 rispar:6 rispet:8 ristru:-6 risveg:5 ritira:-7 ritrov:-11 riusci:6 rivede:-8
rivist:-6 rivolt:-7 robert:9 rogo:-5 roma:-11 romano:7 rosa:-13 rosse:5 rosso:6 rovesc:6 ruolo:10 russi:-11 s:-9 sa:12 sabato:9 salari:-10
sale:-7 saluta:-8 saluto:-7 salvez:5 salvin:-5 sangue:8 sanità:-17 santan:-8 sapeva:-8 sarann:-6 sarebb:7 sarà:-14 satell:-5 scanda:-7
scarce:-6 scatta:-11 scegli:11 scelta:9 scena:9 scherz:9 schiac:-10 schian:-8 schier:5 scient:-9 scienz:13 sciope:-6 scolas:-14 scompa:-5
sconfi:-6 scontr:-19 scoper:11 scopre:6 scorsa:-7 scritt:7 scusa:-8 se:27 sede:-5 sedice:-5 seduta:7 seggi:-6 segna:-6 segno:7 selezi:-5
semifi:7 sempre:-7 senato:-6 sensib:6 senten:-8 sentit:-6 senza:15 seques:-16 sera:-9 serbo:-6 serviz:-10 sessan:8 sesso:-6 sessua:-8
sesta:-7 set:-8 sette:-16 settim:-17 settor:5 sfogo:14 show:9 si:-16 sia:7 sicure:-10 sigare:6 sigill:-5 signif:7 silenz:18 sindac:-5
sinner:-7 sistem:9 sito:-10 smenti:-18 soccor:-7 socio:-10 soffer:-6 soffoc:-7 sogno:9 sola:-8 soldat:-6 soldi:12 sole:12 solida:-8
solo:27 soltan:5 soluzi:5 sono:12 sopra:-5 sospen:-8 sospet:6 sosteg:-8 sosten:8 sostie:6 sotter:-11 sotto:-7 sottop:-7 sottos:5 spacca:-9
spagno:-20 sparat:-7 spazia:8 spazio:5 spento:-9 sperim:-6 spia:10 spiega:9 squadr:-11 squali:-5 sta:9 stampa:21 stanno:5 stanza:5
stanze:-5 star:9 stata:-27 stati:8 stato:-25 stazio:11 stelle:5 stesso:-6 stipen:5 stop:-19 storia:30 strage:6 strang:12 strapp:-6
strate:9 stream:-5 strett:6 strutt:-8 studen:-23 studio:23 su:-7 sua:6 suicid:6 sul:-5 sulla:-7 sulle:21 sullo:-8 suo:6 suoi:20 supera:-11
svegli:8 svilup:10 svizze:5 svolta:-9 tagli:-5 taglia:-13 talent:5 talk:8 tante:9 tanti:17 tassi:-5 tassis:-12 taxi:-7 te:-5 tecnol:14
tedofo:-8 teleca:-13 tema:6 temi:5 tempes:-10 tempo:8 tenta:-5 tentan:-8 tenuta:-6 terra:5 terrem:-11 terren:-10 terrà:-7 test:-8 testat:5
testim:-13 testo:7 the:6 tifosi:-11 tilt:11 tirare:6 titola:-6 titolo:9 tivù:8 toghe:10 torna:6 tornan:10 tornat:6 totale:-5 tra:11
tracce:-6 tracci:-5 tradit:-10 transi:-6 trapia:-9 trasfe:-6 trasfo:19 trasmi:-6 tratta:7 tratto:-6 travol:-8 tre:-17 tregua:-14 trenta:-6
trenti:-5 tribut:14 trionf:-12 triste:7 trova:-8 trump:8 tumore:16 tumori:-6 turist:-5 turno:-8 tutela:-12 tutta:17 tutto:9 uccido:-7
uccise:-10 ue:-6 uffici:-22 ultime:-9 ultimo:9 ultras:-8 ultrà:-5 umanit:-7 una:-15 undici:7 uniti:19 up:9 usa:-14 uscire:9 ustion:-9
utenti:-9 utiliz:-9 va:6 vaccin:5 valang:-14 valent:13 valeri:9 valore:7 valuta:-7 vara:-7 venezu:-10 venti:6 vera:7 verifi:-7 verrà:-5
vescov:8 vestit:6 via:-22 viaggi:18 viale:6 vice:7 vicina:6 video:7 vigore:-12 vince:5 violaz:8 violen:9 virus:-6 visibi:-5 visita:7
viso:-9 vita:6 vittim:-15 vittor:-10 voci:-6 vola:-5 volto:-7 votare:5 voti:6 voto:-9 vuole:6 weeken:-6 zero:-7 zii:-8 zio:6 è:27
`
