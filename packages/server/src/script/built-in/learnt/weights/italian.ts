export const italian = `
:-29 #:-14 +!:7 +":-11 +(:18 +,:-15 +.:-7 +0:-33 +::-20 +?:38 +alone:16 +doubts-1:-25 +doubts0:9 +doubts1:16 +length1:48 +length2:5
+length3:-9 +length4:-16 +length5:-29 +length6:-11 +length7:7 +retold:-23 +weight0:-18 +weight1:10 +weight2:7 +without-abbreviation:-7
+without-cut-off:11 +without-first-person:37 +without-furniture:24 +without-quote:10 +without-unsayable:13 +–:30 14enne:-9 15enne:5
19enne:-5 20enne:-5 41enne:-5 500mil:-9 5mila:-8 =#:-6 =14enne:-5 =15enne:5 =18enne:5 =20enne:-6 =500mil:-9 =5mila:-5 =abband:8
=abbatt:-18 =abbrac:6 =access:7 =accett:-5 =accolt:-8 =accusa:-5 =accuse:5 =acquis:-5 =ad:-5 =adesso:6 =adoles:-5 =aerei:-6 =aereo:-5
=aeropo:-9 =affett:-8 =affond:10 =agente:-5 =aggior:7 =aggira:6 =aggrav:-9 =aggred:-7 =aggres:7 =agrico:-8 =ai:5 =aiuto:6 =al:-14
=albert:-7 =alessa:5 =alla:-5 =allarg:-6 =allean:-6 =allena:-7 =allert:-7 =allo:-19 =altra:7 =altri:-11 =altro:-5 =ambasc:-10 =ambula:-6
=amiche:6 =amici:18 =ammess:-7 =ammett:-8 =amore:15 =analis:8 =andare:8 =anguil:-7 =anm:5 =annull:-14 =annunc:-11 =ansia:7 =anti:5
=antico:-5 =antinc:-7 =antone:7 =anzian:-9 =apertu:9 =app:-6 =appart:-5 =appena:-5 =applic:-5 =approv:-5 =appunt:14 =apre:6 =aranci:8
=arbitr:-10 =aree:-7 =argent:-7 =armi:5 =arrest:-16 =arrivo:-5 =arte:8 =artico:12 =asfiss:-5 =asilo:-7 =assass:13 =asse:6 =assolu:-9
=atlete:7 =attacc:-12 =attesa:-5 =attore:-6 =aula:5 =aument:-21 =auto:6 =autono:6 =autori:-12 =autost:-11 =avanti:-6 =avanza:-8 =aveva:-11
=avuto:5 =avvert:-11 =avvia:-5 =avvoca:-5 =azioni:-8 =azzurr:-7 =baller:5 =bambin:-8 =bankit:-6 =basili:-5 =basta:5 =batte:-17 =belen:7
=bene:13 =bianca:-10 =bianco:8 =bici:-6 =bicicl:-5 =biglie:-6 =bill:-9 =bimba:-8 =binari:-6 =biolog:5 =bis:-7 =bisogn:5 =blocca:-14
=boccia:5 =bombar:-8 =bombe:5 =boom:-8 =bordo:6 =borsa:5 =botte:-5 =bottig:-6 =bracci:5 =bugie:8 =busine:7 =cadave:-10 =cade:-7 =cadrà:-7
=caduta:-7 =caffè:6 =calcio:13 =caldo:-10 =calend:-5 =cambio:-10 =can:5 =cancel:-15 =candid:-10 =cantie:8 =capo:-5 =carcer:6 =carlo:-7
=carte:9 =cartel:-6 =casi:-5 =cauzio:-9 =celebr:6 =centin:-7 =cento:7 =centra:-10 =cerca:-7 =cerimo:-8 =che:20 =chi:11 =chiave:5
=chiede:-18 =chiest:-6 =chiude:-12 =chiuse:-8 =chiuso:-9 =cieco:-5 =cinema:-6 =cinesi:5 =cinque:-13 =circa:-8 =circui:10 =città:-9
=clande:5 =classe:7 =classi:-13 =clinic:6 =coda:7 =coinvo:5 =collin:-7 =colloq:-8 =coloni:7 =colonn:5 =coloss:-7 =colpi:-7 =colpir:6
=colpis:-8 =come:26 =cominc:-9 =comita:9 =compli:-5 =compra:-5 =con:-7 =condan:-7 =condut:-5 =confer:-8 =confes:-6 =confli:6 =confro:5
=conseg:12 =consen:8 =consig:7 =contag:9 =contat:-8 =conte:-12 =contes:-8 =contro:-30 =convoc:-13 =copert:7 =coppia:8 =coprif:7 =coragg:5
=corpo:9 =corren:10 =corrie:-7 =corruz:-11 =corso:-8 =cortin:-5 =cos:5 =cosa:18 =cose:5 =costo:7 =costre:13 =così:5 =crans:-13 =crisi:6
=critic:-10 =crollo:-10 =cronac:10 =cronis:-6 =cucina:5 =cuore:6 =cura:7 =curdi:-7 =d:-5 =da:5 =dai:11 =dalla:13 =dalle:7 =dati:11
=davos:-6 =davver:7 =ddl:8 =de:-7 =debutt:11 =decine:5 =deciso:6 =dedica:5 =dei:-9 =del:-17 =delibe:-5 =delle:8 =dello:13 =dentis:-6
=denunc:-9 =deputa:-9 =deruba:-10 =destin:8 =detenu:-7 =detto:8 =di:10 =dialog:5 =dicemb:-9 =dichia:7 =dieci:5 =dietro:6 =difesa:-7
=diffam:-15 =digita:15 =dimens:-5 =dimiss:-5 =dipend:8 =dire:6 =disabi:-9 =discor:5 =disper:8 =distru:-5 =divent:12 =dl:6 =dollar:8
=dolore:14 =domani:-8 =domeni:5 =domici:-7 =dopo:7 =doppia:-10 =doppio:-12 =dose:-12 =dove:-5 =droga:-10 =dubbi:-5 =due:-14 =durant:6
=dà:12 =e:24 =eccess:11 =ecco:22 =econom:7 =ed:17 =edicol:7 =editor:-5 =edizio:7 =effett:-10 =elenco:-7 =eletto:5 =elezio:-5 =emerge:6
=emozio:8 =enclav:-7 =energe:-7 =entro:-22 =epstei:-5 =eredit:6 =ergast:-13 =errori:7 =esce:-8 =esclud:-7 =esclus:-12 =escort:-6
=eserci:-5 =esoner:-5 =esordi:-6 =esperi:8 =espuls:-6 =essere:11 =estrem:-7 =euro:9 =europa:-6 =evacua:-11 =evader:-7 =ex:-13 =fa:-13
=fabbri:6 =famigl:-9 =fan:8 =fanno:-13 =fantas:7 =fare:6 =fascis:-8 =fase:-7 =fatto:12 =favola:-8 =febbra:-9 =fegato:-8 =ferite:6
=ferito:-20 =fermar:12 =fermat:-9 =fermi:-7 =fermo:-8 =ferrag:9 =ferrar:-7 =ferrov:-11 =festeg:5 =festiv:7 =fiacco:6 =fianco:5 =fidanz:-8
=figli:-5 =figlio:-11 =filier:-7 =film:11 =fin:-5 =finale:10 =finest:5 =finisc:-6 =finita:-7 =finito:7 =fioren:-7 =fiori:9 =firenz:-5
=firma:-8 =firme:-10 =fiume:-5 =flotta:-5 =folla:7 =fondat:-5 =fondaz:-9 =fondi:-6 =fondo:-5 =formaz:-6 =forse:-7 =forti:5 =frana:-12
=fronta:5 =fronti:6 =fuggit:10 =fuori:-12 =futuro:19 =gara:9 =garant:12 =garlas:5 =gaspar:-6 =gaza:-9 =gelo:-9 =genera:5 =geneti:6
=genito:-14 =gennai:-16 =gentil:-5 =gesto:10 =giallo:10 =gioca:9 =giocat:-10 =gioco:13 =gioia:9 =giorno:-15 =giovan:7 =giudic:-5
=giudiz:-7 =giulia:7 =giuris:-5 =giusti:-6 =già:18 =global:7 =gogna:5 =gola:6 =grado:-7 =grande:-6 =grandi:-9 =grave:-9 =gravi:-11
=grazie:5 =green:7 =gruppi:-5 =gruppo:-12 =guai:-6 =guarda:8 =guardi:-6 =guerra:12 =guida:-7 =guidat:6 =h:-11 =hacker:-5 =hotel:6
=huawei:12 =i:-7 =ia:9 =idea:6 =identi:-6 =immagi:22 =impegn:7 =impres:-9 =imputa:-7 =in:-7 =inaugu:-7 =incent:5 =inchie:-11 =incomp:5
=incred:5 =incubo:8 =indaga:-8 =indagi:-17 =indipe:-5 =infini:11 =inform:-10 =infort:-5 =ingles:5 =inizio:-11 =innova:11 =inquie:7
=insiem:8 =insult:5 =integr:13 =intell:-12 =inter:5 =intera:-7 =interc:-8 =intere:10 =interf:-7 =intern:11 =intorn:5 =invent:7 =invern:-6
=inviat:-8 =ira:-6 =irania:-13 =islami:-11 =istat:-7 =istitu:-11 =istruz:-6 =italia:-9 =iva:10 =jacque:7 =juve:5 =khamen:-9 =ko:-12 =l:7
=la:9 =labora:8 =lancia:-10 =lascia:-12 =lavora:-11 =lavori:-7 =leader:-12 =legale:9 =legali:7 =legami:7 =legger:20 =leggi:13 =legitt:7
=lei:9 =lente:-5 =letter:8 =letto:9 =lettor:8 =lezion:7 =libero:-10 =libro:6 =limite:-5 =lingua:-9 =lite:-7 =locale:-6 =logist:10 =loro:11
=lunedì:-7 =lunga:9 =lungo:5 =ma:12 =macchi:8 =made:12 =mafios:8 =magnit:-8 =malatt:14 =male:-8 =maltem:-25 =mangia:-9 =manifa:-9
=manife:-18 =marco:9 =maregg:-7 =maria:7 =marito:-6 =masche:6 =massac:8 =matema:-6 =materi:-14 =mattar:-13 =matteo:17 =mattin:-14 =maxi:-8
=mazze:-5 =me:13 =medias:-5 =meglio:9 =meloni:-14 =mensil:8 =mentre:-9 =mercat:5 =mercos:-9 =mesi:-8 =messi:-5 =metal:6 =meteo:5 =metri:-9
=metro:6 =mezzi:-5 =mia:11 =milane:-8 =milano:-13 =miliar:-18 =milion:-14 =mille:-7 =minacc:-18 =mini:-7 =minuti:7 =missil:-8 =missio:-7
=mito:6 =moda:-5 =modena:-5 =moglie:-5 =morire:6 =morta:-10 =morte:-18 =morto:-20 =mosca:-9 =mossa:-7 =mostra:-10 =motivi:12 =motore:7
=muore:-10 =muove:5 =musica:14 =musk:-11 =n:5 =nascos:-5 =nave:-5 =navi:-19 =nazion:-8 =negli:-14 =nei:-6 =nel:-13 =nell:-8 =nella:-20
=nera:-10 =nessun:6 =nipote:7 =no:-5 =nomi:-7 =nomina:-12 =non:-12 =nonno:6 =nonost:10 =normal:7 =notte:10 =novità:10 =nudi:8 =nulla:5
=nuovi:-9 =nuovo:-6 =obblig:-8 =occasi:14 =occhi:6 =occhia:11 =occupa:-7 =odio:6 =offre:-5 =oggi:-15 =ogni:5 =ok:-6 =oltre:-7 =omicid:-9
=oncolo:5 =ondata:-9 =onde:-5 =opera:-8 =operat:-11 =orale:-6 =orario:6 =ore:-7 =orolog:5 =orrore:6 =ospeda:-11 =ospiti:8 =ostagg:-5
=ottavo:-6 =otto:9 =pacche:10 =pace:9 =paese:-6 =paga:-7 =pagato:-5 =pagell:10 =palazz:-6 =parche:5 =parent:6 =parità:5 =parla:15
=parlam:-13 =parlan:5 =parruc:8 =parte:-11 =partec:-8 =parton:5 =passeg:-9 =passo:9 =patrim:-5 =peace:-7 =pecula:-11 =pena:-17 =pensa:7
=pensio:10 =per:-9 =perché:8 =percor:8 =perdon:6 =pesant:5 =pescar:-5 =piccol:-5 =piena:-8 =pioggi:-6 =pirata:-5 =pista:-9 =più:7 =pm:6
=poche:-6 =poco:-5 =podcas:7 =podio:-9 =polizi:-12 =poltro:6 =pomeri:-7 =ponte:-10 =popola:-6 =porta:-8 =portan:9 =portat:6 =portie:-7
=possib:-5 =post:12 =posto:9 =potent:6 =potenz:-8 =potran:-9 =potreb:7 =potrà:-6 =poveri:9 =precip:-9 =premio:-8 =presen:10 =presid:-15
=preso:8 =pressi:-11 =preven:-11 =prezzi:-6 =prigio:8 =prima:-10 =primar:-8 =prime:-7 =primo:8 =priori:-11 =privac:-5 =pro:11 =prodot:6
=produz:-5 =prof:6 =profes:5 =proget:16 =progra:7 =propos:5 =protag:5 =proven:-8 =provin:-10 =pruden:6 =psicol:7 =pubbli:5 =pugni:-5
=pullma:-7 =puntat:-7 =può:6 =quali:14 =qualif:-6 =quando:12 =quanto:10 =quarta:-7 =quasi:-10 =quattr:-15 =quel:9 =quella:10 =quelli:5
=quello:6 =quesit:-10 =questa:-8 =qui:-10 =quota:5 =raccon:8 =rapita:-7 =rappor:9 =rasseg:13 =razzia:-9 =realtà:7 =reazio:7 =record:-10
=regala:-12 =regina:5 =regist:-7 =regno:6 =regole:-10 =relazi:-5 =remigr:7 =render:7 =renzi:8 =report:12 =repres:-6 =repubb:10 =reside:-11
=rete:6 =riaper:-10 =ricari:7 =riceve:-9 =ricono:10 =riesco:8 =riferi:5 =rifiut:-22 =rimoss:-11 =rinasc:5 =rinvia:-8 =risarc:-7
=rischi:-13 =risolu:-5 =rispet:-6 =ritira:-9 =ritrov:-9 =rivela:16 =rivend:-5 =rivolt:-8 =robert:8 =roma:-13 =romana:-7 =romano:7
=rosa:-13 =rossa:7 =rotto:-8 =rovesc:9 =ruolo:7 =russi:-9 =s:-9 =sabato:6 =sala:-9 =saluta:-10 =salva:-7 =salvat:-5 =salvin:-14 =sangue:11
=sanita:-9 =sanità:-7 =santan:-8 =sanzio:-5 =sarebb:5 =scarce:-10 =scaten:9 =scatta:-6 =scegli:7 =scena:6 =schiac:-11 =schian:-6
=schlei:-5 =scient:-5 =scienz:10 =sciope:-5 =scolas:-6 =scompa:-5 =scontr:-10 =scoper:19 =scopro:-5 =scrive:-7 =scuola:5 =scuole:6
=scuse:-7 =se:13 =sede:-9 =segno:8 =seguit:5 =senza:14 =seques:-16 =serve:5 =serviz:-12 =sesso:-5 =sessua:-9 =sesta:-8 =set:-5 =sette:-10
=settor:6 =sfide:8 =sfiora:-6 =sguard:9 =si:-13 =sia:5 =sicili:-6 =signif:6 =silenz:12 =simbol:-6 =sinner:-6 =sistem:11 =sito:-6 =situaz:5
=smenti:-20 =soffit:-11 =soffoc:-7 =sogno:9 =sola:-6 =soldat:-6 =soldi:6 =sole:8 =solo:12 =soluzi:8 =sorpre:-12 =sospen:-6 =sospet:8
=sosteg:-17 =sostit:6 =sotter:-5 =sottop:-7 =sottra:9 =spacca:-10 =spagno:-10 =sparat:7 =spazio:6 =spegne:-6 =spesa:5 =spia:10 =sport:5
=sposat:7 =spot:5 =spunta:6 =sta:11 =stacca:7 =stampa:18 =stanno:7 =stanza:5 =star:8 =staser:-5 =statal:-5 =stato:-5 =statun:-9 =stazio:13
=stende:-10 =stessa:5 =stesso:-7 =stile:6 =stilis:-5 =stop:-16 =storia:21 =storic:-5 =strang:5 =strapp:-6 =studen:-5 =studio:15 =succes:-5
=sui:-8 =sulle:7 =supera:-9 =svegli:11 =svizze:5 =svolta:-8 =taglia:-12 =taglio:6 =tassis:-10 =taxi:-11 =teatro:-5 =tedofo:-7 =teleca:-7
=temper:-6 =tempi:-5 =tempo:9 =tenta:-6 =tentat:-8 =termin:-5 =terrem:-9 =terzo:-7 =test:-5 =testim:-13 =testo:5 =the:6 =tifosi:-5
=tilt:10 =tivù:8 =toglie:-5 =top:6 =torino:-11 =tornan:10 =tra:11 =traged:-7 =trapia:-7 =trasfe:-7 =trasfo:8 =traspa:-6 =travol:-12
=tre:-21 =tregua:-12 =trenta:-8 =tribut:10 =trionf:-10 =triste:9 =troppo:-7 =truffa:-9 =tumore:16 =turchi:-6 =turist:5 =tutta:8 =tutti:13
=tv:10 =uccido:-11 =uccise:-12 =ue:-9 =uffici:-9 =ultimo:-7 =ultras:-8 =umanit:-5 =unico:-5 =uniti:5 =uno:-6 =up:8 =urla:-5 =usa:-14
=uscita:-6 =uso:9 =ustion:-9 =utenti:-7 =valang:-12 =valent:16 =valeri:6 =valuta:-8 =vede:-5 =vendut:-8 =venerd:-8 =venezu:-10 =vera:9
=veri:8 =verità:7 =vero:9 =verso:-11 =vertic:-8 =vescov:7 =via:-11 =viaggi:12 =viale:6 =vicini:-5 =viene:7 =vigile:8 =vinto:6 =violaz:8
=violen:10 =virale:5 =virus:-5 =viso:-7 =visto:5 =vita:14 =vittim:-9 =vittor:-11 =vivo:7 =voi:-7 =votare:5 =voto:-6 =weeken:-7 =zanicc:10
=zii:-7 =zona:5 ^#:-7 ^al:-9 ^albert:-9 ^all:8 ^allarm:-6 ^amici:11 ^anguil:-7 ^anm:5 ^anzian:-6 ^arrest:-11 ^attacc:-5 ^bankit:-6
^calcio:11 ^chiede:-5 ^confer:-10 ^consig:8 ^conte:-12 ^corona:5 ^corrie:-7 ^crans:-12 ^crolla:-5 ^da:7 ^dai:7 ^dal:15 ^dall:10 ^dalla:13
^dalle:6 ^davos:-8 ^dazi:10 ^delitt:5 ^dopo:15 ^due:-12 ^ecco:12 ^farmac:5 ^ferrag:9 ^ferrar:-7 ^firenz:-5 ^futuro:6 ^garlas:5 ^gaza:-9
^giochi:-5 ^giorno:7 ^giovan:5 ^giudic:-6 ^giusti:-13 ^govern:5 ^groenl:-7 ^ha:17 ^huawei:10 ^i:-12 ^impres:5 ^in:13 ^incont:6 ^intern:8
^isola:7 ^istat:-7 ^italia:12 ^jacque:7 ^khamen:-7 ^killer:-7 ^l:7 ^la:5 ^lavora:-5 ^le:19 ^leggi:15 ^lo:14 ^maltem:-12 ^marco:9
^mattar:-13 ^matteo:12 ^maxi:-7 ^medias:-5 ^meloni:-14 ^mercos:-7 ^milano:-10 ^missil:-8 ^modena:-5 ^morto:-10 ^mosca:-9 ^musk:-11
^napoli:-5 ^nuovi:-5 ^olimpi:-5 ^per:31 ^perde:-5 ^piante:-7 ^politi:9 ^ponte:-10 ^presid:-19 ^pubbli:-8 ^quando:7 ^quel:8 ^raid:6
^refere:9 ^renzi:8 ^report:9 ^repubb:6 ^ricerc:-7 ^roma:-9 ^rosso:5 ^salvin:-14 ^santan:-8 ^scontr:-6 ^se:10 ^sicure:-13 ^sinner:-6
^sparat:-5 ^spunta:6 ^strage:-7 ^studen:13 ^terrem:-8 ^the:5 ^tivù:8 ^torino:-11 ^traged:-9 ^tre:-7 ^uccide:8 ^ucciso:8 ^un:-23 ^una:-5
^usa:-9 ^valent:12 ^vannac:-6 ^venezu:-13 ^vero:6 ^vigila:-5 ^violen:-5 a:-7 abband:11 abbatt:-22 abitan:-7 abitaz:-5 abiti:7 accade:9
accadu:-9 accede:5 accele:-10 accend:-7 accert:-5 accett:6 accogl:-7 accolt:-12 accord:-14 accusa:-12 acqua:-7 acquis:11 ad:-16 addio:-8
adesso:6 adoles:-8 aereo:-6 aeropo:-13 affitt:-10 affond:10 agenti:-9 aggior:21 aggira:7 aggiun:-9 aggrav:-16 aggred:-5 agli:7 agrico:-11
ai:-8 aiuto:13 al:9 alba:5 albero:-5 albert:-9 alcune:-8 alcuni:-10 algori:-6 allarg:-6 allarm:-7 allean:-6 allena:-17 allent:8 allert:-11
allo:-20 allont:-6 alta:-6 altra:12 altri:9 altro:-5 alunni:-6 amava:9 ambasc:-11 ambito:11 ambizi:5 ambula:-6 amici:11 amico:-7 ammazz:-6
ammess:-5 ammett:-8 ammini:-8 amore:7 analis:11 anche:-15 ancora:-22 and:-7 andare:18 andati:-7 anelli:7 anguil:-7 anm:5 anni:9 anno:21
annull:-11 annunc:-16 ansia:10 anti:6 antico:-5 antinc:-7 antone:7 anzian:-6 apertu:17 app:-7 appare:-6 appart:-11 appell:-9 applic:-7
approf:5 appunt:17 apre:12 aprile:-11 arbitr:-11 archiv:6 area:-13 aree:-8 argent:-7 armata:-5 armato:-7 arrest:-17 arriva:-10 arsena:-5
arte:9 artico:10 artist:5 asfalt:-5 asfiss:-5 assass:11 asse:5 assegn:-8 assemb:12 associ:-15 assunz:5 atleta:-8 atlete:5 attent:-6
attenz:-7 attese:8 attore:-5 attric:6 aument:-20 autono:9 autore:7 autori:-7 autost:-11 avanti:-6 avanza:9 aver:-17 aveva:-15 avevan:-13
avrebb:-8 avrà:-10 avuto:5 avvent:8 avvert:-12 avvia:-5 avvici:8 aziend:-11 azioni:-7 azzurr:-14 bagno:10 baller:6 ballo:9 bambin:-11
bancar:-5 bandie:-5 bankit:-6 bar:8 barric:10 basse:5 basso:8 battag:7 batte:-16 belen:7 bellez:9 ben:8 bianca:-10 bianco:13 bici:-7
bielor:-8 biglie:-7 bilate:-7 bis:-7 bisogn:11 blacko:-10 blocca:-18 blocco:-5 board:-7 boccia:6 bombar:-9 bombe:7 bonus:-5 boom:-8
bordo:7 borsa:6 bosnia:-5 bottig:-5 bracci:7 brevet:-6 britan:-10 buco:7 bugie:11 buio:-5 buona:11 busine:7 cade:-7 cadrà:-7 caduta:-6
caduto:-8 caffè:6 calcio:14 caldo:-7 calend:-6 calo:-5 cambie:8 cambio:-8 camera:5 camion:-6 campo:5 can:5 canale:-8 cancel:-11 candid:-14
cane:-7 cantau:-5 capell:-6 capi:5 capito:6 carcer:6 carlo:-7 carrie:7 carta:6 carte:11 cartel:-8 casa:9 caserm:5 casi:-11 cassa:-5
cautel:-7 cauzio:-15 cavall:7 cedere:8 celebr:16 cella:-6 cena:7 centin:-14 centra:-12 cercar:8 cerimo:-27 certa:-5 che:5 chi:17
chiama:-12 chiara:6 chiare:6 chiave:7 chiede:-21 chiesa:7 chiude:-7 chiuse:-10 chiuso:-15 choc:6 ci:13 ciclon:-10 cinema:-6 cinesi:5
cinque:-9 circa:-10 circon:-6 circui:11 cittad:-15 civile:-5 clande:5 classe:10 classi:-8 claudi:-6 club:-10 coda:6 codice:-9 colleg:-9
collin:-7 colloq:-9 coloni:7 colonn:10 colore:8 colpi:-10 colpo:7 com:7 come:28 cominc:-6 comita:9 commed:-5 commen:13 commer:-8 commes:8
commis:5 compag:5 compar:-11 compet:-6 compie:-5 compiu:-5 comple:-7 compon:-5 compra:-7 compre:7 con:11 concen:-8 conclu:-9 concor:5
condut:-6 confes:-10 confli:7 confro:30 coniug:-6 conosc:5 conqui:-5 conseg:22 consen:9 consig:5 contad:6 contag:7 conte:-12 contem:6
conten:5 contes:-8 conto:11 contra:-15 contro:-20 convin:13 convoc:-16 cooper:-16 coordi:-5 copert:9 coppia:14 coprif:7 coragg:8 cordog:6
corpi:-5 corpo:9 corre:8 corren:10 corrie:-7 corruz:-10 cortin:-6 cos:6 cosa:25 cose:19 costa:-6 costo:10 costre:18 così:6 covid:5
crans:-13 creazi:10 cresce:-5 cresci:18 crisi:11 critic:-14 crollo:-15 cronac:16 cross:-5 cucina:5 cuore:8 cura:10 curdi:-7 cure:-7
curios:5 d:-8 da:-5 dagli:9 dai:-13 dal:-20 dall:15 dallo:-5 danni:-11 data:-7 dati:20 davant:-12 davos:-6 davver:10 ddl:8 debutt:19
decedu:-7 decenn:-5 decess:-7 decine:7 deciso:8 declin:5 decret:-14 dedica:19 degli:5 dei:8 del:13 delega:-7 delibe:-6 della:13 delle:-8
dentis:-6 dentro:7 denunc:-15 deposi:-5 deputa:-18 der:-8 deruba:-10 descri:9 destin:7 detrit:-8 deve:10 devono:-11 di:-9 diabet:-9
diagno:-6 dialog:6 diario:5 dibatt:12 dicemb:-15 difend:-9 difens:6 difesa:-10 diffam:-18 differ:-5 digita:19 dimens:-7 diment:17
dimezz:-11 dipart:-5 dire:7 dirett:-5 direzi:-9 disabi:-13 disces:-6 discor:6 discus:-5 discut:5 disper:6 dispos:-8 distan:6 distri:-17
distru:-19 ditta:-8 divent:15 divers:-6 diviet:7 divisa:5 dl:6 docent:-13 dollar:10 dolore:14 domani:-13 domici:-7 donato:-8 dopo:-6
doppia:-10 doppio:-11 dose:-8 dove:-5 dovreb:9 dovrà:-5 droga:-11 droni:-5 dubbi:-7 due:-32 dà:16 e:11 eccess:13 ecco:27 econom:15 ed:25
edicol:11 edizio:14 effett:-10 elenco:-7 eletto:7 elettr:14 elimin:5 emerge:17 emozio:11 enclav:-8 energe:-7 entrat:-7 entro:-23 equipa:6
era:-16 erano:-11 eredit:6 ergast:-14 errori:9 esauri:-7 esce:-10 esclud:-8 esclus:-10 escort:-7 esegui:-7 esempl:-8 eserci:-13 esoner:-5
esordi:-11 esperi:9 esplic:5 esplos:7 espone:5 espost:-5 espres:5 esprim:-5 espuls:-6 essers:-9 estend:-7 estrem:-5 età:-11 evader:-7
eventi:11 evento:-7 eviden:-10 ex:-16 fa:9 fabbri:13 famigl:-15 famili:-6 fan:11 fanno:-12 fantas:12 far:10 fascia:-13 fatale:7 fatto:-7
favola:-8 favore:6 federa:-9 fegato:-9 felici:5 femmin:-9 ferita:-5 feriti:-7 ferito:-19 fermar:17 fermat:-11 fermi:-8 fermo:-15 ferrag:9
ferrar:-7 ferrov:-11 festa:-6 festeg:7 festiv:7 fiacco:6 fiamme:-6 fianco:8 fibra:10 fictio:-7 figli:-12 figlia:5 fila:-5 filier:-5
film:22 filo:6 fin:-12 finali:5 finanz:-9 finta:-5 fioren:-7 firenz:-5 firme:-13 first:-5 fisico:8 fiume:-5 flotta:-5 folla:5 follow:7
fondaz:-9 fondo:-6 fonti:-6 format:-14 formaz:-6 formul:-6 fornit:-6 forti:5 forza:5 forze:-9 fotogr:6 fra:5 fragil:-7 frana:-8 franci:6
fratte:5 fredda:8 fronta:5 fronte:5 fronti:5 fuga:-5 fuggit:10 fuoric:-5 futuro:21 galera:8 garlas:5 gate:5 gaza:-9 gelo:-9 genere:11
genio:9 genito:-13 gentil:-5 geopol:11 gestio:5 gesto:10 gestor:-6 giallo:13 ginocc:-8 gioca:6 giocat:-13 gioche:-8 giochi:-5 gioia:9
giorna:-11 giorni:10 giovan:-6 gioved:-5 giudic:-5 giusep:8 già:11 gli:22 global:8 gogna:5 gola:6 gossip:6 govern:13 gradi:-5 grado:-14
gran:-6 grande:5 grave:-14 gravi:-7 gravis:-5 grazie:-6 green:8 greggi:-7 groenl:-5 gruppi:-8 gruppo:-17 guai:-9 guarda:10 guerra:21
guida:-8 h:-7 ha:-31 hai:-6 huawei:10 ia:9 iconic:7 identi:-12 ideolo:12 immagi:12 impegn:13 impian:14 imporr:-7 import:10 impren:-8
improv:-9 imputa:-7 in:-23 incass:-8 incend:-5 incent:5 inchie:-20 incide:-7 incubo:8 indaga:-7 indagi:-17 indiet:9 indipe:-8 indivi:-8
indoma:-5 indoss:8 indust:7 infini:11 inform:-17 infort:-5 inizia:5 innoce:8 innova:15 inoltr:5 inquie:7 insapu:-5 insedi:-8 insiem:22
insuli:-6 insult:10 integr:5 intenz:7 interc:-9 intere:9 interf:-6 interr:6 intesa:-10 intrec:9 introd:-6 invece:13 invent:6 invern:10
inviat:-10 invita:11 invito:-5 irania:-6 ironia:8 iscrit:-11 islami:-12 isola:-9 isolat:-6 istant:-7 istat:-7 istitu:-15 istruz:-6
jacque:7 khamen:-9 km:8 ko:-14 la:11 labora:5 lady:-5 lancia:-16 lascia:-9 lascin:-5 lavora:-5 lavoro:16 le:7 leader:-15 lega:6 legale:7
legali:7 legati:-8 legge:-7 legger:26 leggi:12 lei:15 lente:-5 lento:6 lesion:-5 letter:16 letto:9 lettor:6 li:12 liberi:-7 libero:-7
libert:5 libro:11 limita:-7 linea:-10 linee:5 lingua:-7 lista:-6 lite:-15 lo:18 locale:-6 logist:14 luci:5 lunedì:-5 lunga:17 lungo:5
luoghi:5 luogo:10 ma:13 macchi:10 made:15 madre:-7 maestr:-8 mafios:8 maggio:-13 magist:11 magnit:-8 malata:-6 malatt:8 male:-9 maltem:-17
mamma:12 manage:6 mangia:-10 manier:5 manifa:-9 manife:-9 manipo:5 marchi:9 marco:9 maregg:-9 marocc:14 marted:-7 marzo:-10 masche:8
massac:10 matema:-6 materi:-20 mattar:-13 matteo:15 maxi:-6 mazze:-5 me:11 medagl:-8 media:-5 medias:-5 medico:-14 meglio:6 meloni:-13
membri:7 memori:10 meno:12 mentre:-13 mercat:20 mercol:8 mercos:-7 merito:7 mesi:-9 messa:-9 messag:-15 messi:-5 messo:5 metal:5 metall:5
metri:-19 metro:7 mette:8 mezzi:-5 mia:9 miglio:11 milano:-13 miliar:-11 milion:-12 milita:9 mille:-10 minacc:-19 mini:-9 minist:-19
minore:5 minori:-7 minuti:12 mio:-7 mirino:-9 missil:-10 missio:-7 mister:12 mito:6 mobili:-5 modell:10 modena:-5 modifi:-13 modo:7
molte:7 molti:10 molto:7 moment:8 mondo:21 morire:12 morta:-10 morte:-12 morto:-12 mosca:-9 mossa:-6 mosse:-6 motivi:10 moto:-5 motore:7
muore:-10 muove:5 musica:20 musk:-11 n:7 napoli:-5 nave:-6 navi:-17 nazion:-29 nella:-20 nelle:10 nemici:-5 nera:-12 netti:-7 nevica:5
niente:6 nipote:9 nomi:-7 nomina:-25 non:5 nonno:6 nord:5 norma:-5 normal:6 nostro:6 notato:5 noto:-6 novità:8 nuclea:13 nudi:8 numero:-11
nuove:-6 nuovi:-5 obblig:-15 occasi:21 occhi:8 occhia:11 odio:9 offens:-6 office:-6 oggi:8 ok:-6 oltre:-18 omicid:-13 omolog:5 oncolo:6
onda:7 ondata:-8 onde:-5 ong:6 online:-6 onore:-5 operat:-8 operaz:-5 opinio:5 opport:7 oppost:6 orale:-6 orbita:-5 ordine:8 ore:-12
organi:-7 orrore:11 oscura:5 ospite:5 osserv:-5 ostaco:-5 ostile:-6 ottavo:-9 ottica:6 otto:9 over:-7 pacche:12 padre:-7 paese:10 paga:-7
pagame:-5 pagato:-6 pagell:10 palazz:-7 parado:-8 parche:5 parent:5 parità:5 parla:17 parlam:-11 parlan:7 parruc:8 parte:-14 partec:-10
parton:5 passa:6 passag:-11 passat:9 passio:10 passo:6 patria:6 patto:9 paura:5 peace:-9 pecula:-11 pedopo:-5 peggio:10 pena:-17 penali:11
pensa:7 pensio:19 per:-13 perché:7 percor:6 perdit:13 perdon:6 period:5 perman:-11 perqui:-9 perse:8 però:17 pescar:-5 petrol:-6 pezzi:7
piani:-6 piazza:-6 piazze:5 piccol:-14 piedi:5 piena:-7 pilast:-6 pioggi:-6 pirata:-5 pista:-6 pistol:-9 pittor:-11 più:12 pm:5 poche:-9
podcas:10 podio:-11 poi:-12 polemi:-9 politi:36 polizi:-15 poltro:6 pomeri:-6 ponte:-11 popolo:-7 porta:-11 portan:14 portat:9 porter:-6
portie:-11 positi:-9 posson:5 post:9 posta:6 posti:-8 potent:5 poter:8 potere:10 potran:-9 potrà:-12 poveri:9 preced:-6 precip:-8 prefer:6
prefet:-5 premie:-6 preocc:-18 prepar:-10 presen:-7 presid:-29 preso:10 pressi:-16 presto:-5 presun:-5 preved:-10 preven:-12 previs:-7
prezzi:-7 prezzo:10 prigio:6 prima:-16 primar:-6 prime:-13 primi:8 princi:6 priori:-15 privac:-8 privat:5 pro:11 proble:9 proces:-5
procur:-6 prodot:10 prof:6 profes:8 proget:8 progno:-7 progre:6 promos:-8 promuo:6 pronta:-8 pronto:11 propri:-8 proseg:5 protag:12
protoc:-5 prova:-5 proven:-6 provin:-13 provoc:-11 pruden:6 psicol:7 pubbli:-5 pugni:-5 pullma:-7 punta:16 puntar:5 puntat:-12 punti:-7
pur:10 pure:8 qual:5 qualch:8 quali:10 qualif:-6 quando:31 quanti:5 quanto:-6 quarta:-6 quarto:-7 quel:12 quella:14 quelle:8 quelli:8
quello:9 quesit:-7 questa:-7 questi:7 questo:17 qui:-8 quindi:-9 quotaz:7 quotid:10 raccog:-11 raccon:25 radica:5 raffor:-5 raggiu:6
rallen:-9 rapina:11 rapita:-7 rappre:-10 rare:7 rasseg:13 razzia:-8 razzo:-8 reale:5 reali:6 realtà:10 reazio:6 record:-10 recupe:-7
redazi:7 reddit:-6 regala:-7 regime:16 regina:7 region:-14 regist:-6 regno:6 regola:-6 regole:-17 relazi:-17 remigr:10 renden:-5 rene:-7
renzi:8 report:12 repubb:7 reputa:5 reside:-11 reso:6 respin:-6 resta:-10 restan:-7 restar:-6 restit:9 rete:11 revisi:-7 riaper:-10
ricari:7 ricava:6 ricerc:-11 riceve:-10 richie:-19 ricono:5 ricors:-10 ricost:-12 ricove:-7 rientr:-7 riesce:7 riesco:8 riferi:-5
rifiut:-24 riflet:-14 riguar:-9 rilasc:-8 riliev:-11 rimast:-15 rimoss:-12 rinasc:5 rincar:7 ringra:-8 rinvia:-8 ripres:-5 ripris:5
riqual:-6 risale:8 rischi:-20 risolu:-6 risors:9 rispar:7 rispet:5 rispon:-6 rispos:11 ristru:-6 risult:-6 ritira:-9 riusci:9 rivede:-7
rivist:-8 rivolt:-10 robert:8 rogo:-10 roma:-9 romagn:-6 romana:-6 romani:6 romano:6 romant:9 rosa:-8 rossa:9 rosse:5 rotto:-5 rovesc:11
rubati:-7 ruolo:9 russi:-9 s:-9 sa:10 sabato:9 sala:-5 salari:-5 salito:-7 salott:10 saluta:-10 salute:5 saluto:-5 salva:-7 salvat:-6
salvin:-14 sangue:8 sanita:-5 sanità:-14 santan:-8 sanzio:-7 sarann:-9 sarebb:6 sarà:-5 sbagli:-6 scanda:-6 scaten:7 scatta:-6 scatto:5
scegli:8 scelta:6 scelto:5 scherm:5 scherz:8 schiac:-10 schian:-8 schier:5 scient:-7 scienz:9 sciope:-8 scolas:-9 sconta:7 scontr:-16
scoper:15 scoppi:6 scopre:6 scopro:-5 scorte:-7 scuole:10 scusa:-6 scuse:-7 se:29 second:5 sede:-8 sedice:-5 seduta:7 segno:7 seguit:6
selezi:-5 semifi:7 sempli:6 sensib:6 senten:-7 sentit:-7 senza:6 separa:5 seques:-16 sera:-6 serie:7 serve:8 serviz:-14 sessan:8 sesso:-9
sessua:-19 sesta:-5 set:-7 sette:-13 settim:-13 sfide:10 sfiora:-5 sfogo:10 sguard:9 show:10 showgi:9 si:-6 sia:17 siano:-8 sicure:-19
sideru:5 signif:7 silenz:21 simbol:6 sinner:-6 sistem:6 sito:-13 situaz:-6 smenti:-16 soccor:-9 societ:-5 socio:-8 soffer:-6 soffit:-11
soffoc:-7 sogno:15 sola:-9 soldat:-6 soldi:10 sole:11 solo:29 soltan:5 sono:9 sopra:-7 sorpre:-6 sospen:-7 sostan:-6 sosteg:-19 sosten:11
sostie:6 sostit:12 sotter:-9 sottop:-10 sottos:6 sottra:8 spacca:-10 spagno:-21 spara:-5 spazia:9 spazio:11 spegne:-6 spento:-6 speran:-6
spesa:5 spetta:8 spezza:6 spia:10 spiega:7 spinge:5 sport:7 sposat:8 spot:5 spunta:6 squadr:-13 sta:19 stalki:-5 stampa:28 stanno:8
stanza:5 stanze:-5 star:10 staser:-5 stata:-23 stato:-17 statun:-5 stavol:15 stazio:14 stende:-10 stermi:6 stesso:-8 stile:7 stilis:12
stipen:6 stop:-21 storia:35 strada:-5 strage:11 strang:6 strapp:-6 strate:7 strett:8 string:7 strutt:-7 studen:-23 studio:16 subito:-11
sui:10 suicid:8 sulle:26 suoi:21 supera:-24 supere:-5 svegli:13 svela:5 svilup:5 svizze:5 svolta:-8 taglia:-12 taglio:6 talent:9 talk:10
tante:10 tanti:8 tanto:7 tassa:7 tassi:-5 tassis:-10 tasso:-7 taxi:-8 tecnic:-5 tecnol:8 tedofo:-8 teleca:-14 tema:7 tempes:-12 tempi:-6
tempo:7 tenta:-6 tentat:-7 tenuta:-5 termin:-11 terra:5 terrem:-9 terren:-13 terrà:-9 terzo:-8 testa:-8 testat:7 testim:-12 testo:10
tifosi:-9 tilt:10 tirare:5 titolo:7 tivù:8 toghe:7 tolse:-8 tonnel:-5 top:6 torine:-7 torino:-11 torna:14 tornan:11 tornar:10 tornat:6
totale:-5 tra:13 tracci:-5 tradit:-8 traffi:-5 trapia:-7 trasco:5 trasfe:-6 trasfo:18 trasmi:-5 traspa:-6 tratta:7 tratto:-7 travol:-14
tre:-15 tredic:-8 tregua:-10 trenta:-8 trenti:-7 tribun:-8 tribut:12 trionf:-11 triste:11 troppo:-7 trova:-10 trovan:5 truffa:-7 tumore:17
turno:-9 tutela:-8 tutta:17 tutti:5 tutto:8 tv:5 uccido:-11 uccise:-11 ucciso:-7 ue:-5 uffici:-12 ultime:-9 ultimi:8 ultras:-9 umanit:-5
un:-8 una:-7 undice:-5 undici:7 unica:8 uniti:19 unità:5 uno:-5 up:8 urla:-5 usa:-14 uscire:9 uso:6 ustion:-14 utenti:-9 utiliz:-9 va:7
vaccin:5 valang:-12 valent:12 valeri:6 valore:8 vara:-7 vari:6 vecchi:5 venerd:-8 venezi:9 venezu:-7 vera:8 veri:8 verifi:-12 vero:11
versio:9 verso:-12 vescov:7 vestit:7 via:-16 viaggi:18 viale:7 vicend:8 vicepr:-9 vicino:-5 video:7 vigile:8 vigore:-11 villa:-5 vince:8
vinta:-8 vinto:5 violaz:8 violen:8 vip:-7 virale:5 virus:-5 visibi:-5 vision:9 viso:-7 vitali:-8 vittim:-18 vittor:-8 vivere:5 vivo:14
voi:-5 vola:-6 volano:5 volo:-5 volont:-5 voluto:5 votare:5 voti:6 voto:-10 vuole:7 weeken:-5 zero:-6 zii:-7 zio:5 ~14enne:-6 ~15enne:5
~20enne:-6 ~500mil:-7 ~5mila:-5 ~a:-11 ~abband:5 ~abbatt:-15 ~abbrac:6 ~abusi:6 ~access:10 ~accett:-5 ~accogl:-7 ~accolt:-12 ~accuse:10
~acquis:-6 ~ad:5 ~addio:-9 ~adesso:6 ~aereo:-5 ~aeropo:-12 ~affond:6 ~agente:-5 ~aggior:10 ~aggira:7 ~aggred:-7 ~agrico:-8 ~aiuto:7
~al:-12 ~albert:-7 ~alessa:5 ~alimen:7 ~all:14 ~alla:-14 ~allarg:-5 ~alle:-7 ~allean:-6 ~allena:-10 ~allert:-9 ~allo:-17 ~altra:8
~altri:-9 ~ambasc:-6 ~ambula:-6 ~amiche:6 ~amici:22 ~ammett:-8 ~ammini:-6 ~amore:14 ~analis:8 ~andare:11 ~anguil:-7 ~anm:5 ~anni:15
~annull:-14 ~annunc:-11 ~ansia:7 ~anti:5 ~antici:5 ~antinc:-7 ~antone:7 ~anzian:-9 ~apertu:6 ~app:-6 ~appart:-5 ~appell:-8 ~applau:8
~approv:-6 ~aranci:5 ~arbitr:-10 ~aree:-6 ~argent:-7 ~arrest:-15 ~arriva:-6 ~arrivo:-5 ~arte:8 ~artist:7 ~asilo:-8 ~assass:10 ~asse:6
~assolu:-5 ~assunz:6 ~attacc:-20 ~atterr:-6 ~attesa:-11 ~attore:-8 ~aula:9 ~aument:-21 ~aurora:-5 ~autogr:8 ~autono:10 ~autori:-10
~autost:-11 ~avanti:-7 ~avanza:-8 ~aveva:-15 ~avevan:-7 ~avrà:-8 ~avvert:-13 ~avvia:-5 ~avvoca:-5 ~aziend:9 ~azioni:-8 ~azzurr:-5
~bambin:-8 ~bancar:-5 ~bando:-5 ~bankit:-6 ~basili:-5 ~basta:6 ~batte:-17 ~batter:-9 ~belen:7 ~bene:10 ~bianca:-10 ~bianco:5 ~bici:-6
~bicicl:-6 ~biglie:-6 ~bimba:-10 ~binari:-6 ~biolog:5 ~bis:-6 ~bisogn:9 ~blocca:-15 ~boccia:5 ~bombe:5 ~boom:-8 ~borsa:5 ~botte:-5
~bottig:-6 ~bronzo:-8 ~bugie:8 ~buio:-5 ~busine:7 ~c:-10 ~cade:-7 ~caduta:-9 ~calcia:-5 ~calcio:15 ~caldo:-10 ~calend:-6 ~cambia:-7
~cambio:-12 ~camera:6 ~can:5 ~cancel:-15 ~candid:-10 ~cane:-5 ~cantie:8 ~capita:-12 ~capo:-5 ~carcer:9 ~carte:9 ~case:-5 ~casi:-5 ~caso:-7
~causa:-5 ~cauzio:-5 ~celebr:10 ~cent:-5 ~centin:-6 ~cento:8 ~centra:-6 ~cerca:-7 ~cerimo:-5 ~che:30 ~chiama:-6 ~chiede:-18 ~chiest:-7
~chiude:-11 ~chiuse:-9 ~chiuso:-12 ~ci:-9 ~cieco:-5 ~cinema:-6 ~cinesi:5 ~cinque:-11 ~cittad:5 ~città:-15 ~civile:-6 ~clande:5 ~classe:7
~classi:-13 ~claudi:-5 ~coda:7 ~collin:-6 ~coloni:7 ~coloss:-7 ~colpi:-6 ~colpir:6 ~colpis:-5 ~colpit:9 ~coltel:8 ~come:32 ~comita:5
~compag:7 ~compra:-8 ~con:-8 ~condan:-20 ~condut:-6 ~confes:-7 ~confli:6 ~conseg:12 ~consig:12 ~contag:9 ~contat:-6 ~conte:-12 ~contes:-5
~contin:-12 ~contro:-18 ~convoc:-13 ~copert:8 ~coppia:8 ~coprif:11 ~corona:8 ~corpo:7 ~corren:6 ~corrie:-7 ~corruz:-11 ~cos:5 ~cosa:14
~cose:5 ~costo:7 ~costre:12 ~crans:-19 ~crisi:9 ~critic:-14 ~crollo:-8 ~cronac:10 ~cucina:5 ~cura:7 ~curdi:-7 ~d:-6 ~da:15 ~dagli:-5
~dai:11 ~dal:6 ~dall:16 ~dalla:8 ~danneg:-6 ~data:-6 ~dati:14 ~davant:-7 ~davos:-8 ~davver:7 ~ddl:8 ~decine:7 ~deciso:5 ~dedica:7 ~degli:6
~dei:20 ~del:18 ~delibe:-5 ~dell:18 ~della:9 ~delle:7 ~dello:14 ~dentis:-6 ~denunc:-9 ~deputa:-7 ~deruba:-10 ~detenu:-6 ~detto:6 ~di:-6
~dialog:5 ~dicemb:-5 ~dichia:12 ~dieci:8 ~dietro:6 ~difend:11 ~difesa:-7 ~diffam:-14 ~digita:8 ~dimens:-5 ~dimiss:-5 ~dipend:11 ~dire:6
~disper:6 ~distru:-6 ~ditta:-9 ~divent:8 ~divers:-9 ~diviet:7 ~dl:6 ~dolore:13 ~domand:5 ~domani:-10 ~domeni:16 ~domici:-7 ~doppia:-9
~doppio:-12 ~dose:-12 ~dove:9 ~droga:-10 ~due:-14 ~dà:10 ~e:9 ~eccess:11 ~ecco:10 ~econom:10 ~ed:22 ~edicol:17 ~eletto:11 ~elimin:7
~emerge:9 ~emozio:8 ~enclav:-7 ~entro:-22 ~epstei:-5 ~era:-24 ~eredit:6 ~ergast:-14 ~errori:10 ~esce:-9 ~esclud:-7 ~esclus:-11 ~escort:-6
~esoner:-7 ~esperi:9 ~esplos:-6 ~espuls:-9 ~estero:6 ~estrem:-8 ~età:6 ~euro:8 ~europa:-6 ~evacua:-10 ~evader:-7 ~evento:-5 ~ex:-5
~extra:-7 ~fa:-8 ~famigl:-12 ~fanno:-13 ~fantas:9 ~fare:7 ~fascis:-6 ~fatto:12 ~favola:-8 ~febbra:-6 ~fegato:-8 ~femore:-6 ~ferite:6
~ferito:-19 ~ferma:-6 ~fermar:10 ~fermi:-7 ~fermo:-7 ~ferrag:11 ~ferrar:-7 ~ferrov:-9 ~festa:-5 ~festiv:7 ~fianco:5 ~fidanz:-6 ~figli:-5
~figlio:-13 ~fin:-5 ~finale:11 ~fine:-7 ~finisc:-6 ~finita:-7 ~finito:9 ~fino:-5 ~fioren:-7 ~fiori:9 ~firenz:-5 ~firma:-9 ~firme:-10
~fiume:-7 ~flotta:-5 ~fondaz:-9 ~fondi:-6 ~forse:-7 ~forte:-8 ~forti:7 ~forze:-5 ~foto:5 ~fra:7 ~fragil:-8 ~frana:-10 ~fronta:5 ~fronte:7
~fuga:-7 ~fuggit:10 ~fuori:-5 ~futuro:18 ~gaffe:7 ~gara:9 ~garant:12 ~garlas:5 ~gaspar:-6 ~gaza:-11 ~gelo:-7 ~genera:5 ~geneti:6
~genito:-10 ~gentil:-5 ~gesto:10 ~gialla:-5 ~giallo:10 ~gianlu:-6 ~giappo:-6 ~gioca:10 ~giocat:-11 ~gioco:12 ~gioia:9 ~giorna:8
~giorno:-15 ~giovan:6 ~giudic:-7 ~giudiz:-13 ~giulia:9 ~giusti:-12 ~già:21 ~gogna:5 ~gola:6 ~govern:8 ~grande:-5 ~grandi:-7 ~grave:-9
~gravi:-5 ~green:7 ~gruppo:-7 ~guai:-6 ~guerra:8 ~guida:-5 ~h:-12 ~ha:15 ~hacker:-5 ~hanno:5 ~ho:6 ~huawei:22 ~i:8 ~identi:-5 ~ieri:-6
~immagi:12 ~immedi:-6 ~impedi:5 ~impres:-6 ~improv:-6 ~imputa:-5 ~in:6 ~inaugu:-7 ~incass:-7 ~incent:5 ~inchie:-8 ~incide:5 ~incomp:5
~indaga:-8 ~indagi:-13 ~indipe:-5 ~indivi:-5 ~infini:11 ~inform:-9 ~infort:-5 ~ingles:5 ~innova:13 ~insiem:9 ~insult:8 ~integr:7
~intell:-6 ~inter:10 ~intera:-7 ~interc:-9 ~intere:10 ~interf:-7 ~interv:-5 ~intorn:5 ~inutil:6 ~invent:7 ~inviat:-6 ~ira:-6 ~irania:-9
~islami:-13 ~istat:-7 ~istitu:-7 ~istruz:-6 ~italia:-13 ~iva:10 ~jacque:7 ~juve:5 ~khamen:-11 ~killer:-5 ~ko:-12 ~l:-7 ~la:9 ~labora:8
~ladri:-5 ~lancia:-9 ~lancio:6 ~largo:-5 ~lascia:-14 ~lavora:-12 ~lavori:-6 ~leader:-8 ~legale:9 ~legali:7 ~legami:7 ~legger:6 ~legitt:7
~lei:12 ~lenzuo:-6 ~letto:9 ~lettor:8 ~lezion:7 ~libero:-10 ~libro:6 ~limite:-5 ~lingot:-6 ~lingua:-9 ~lo:-13 ~logist:10 ~loro:8 ~lunga:9
~lungo:5 ~ma:5 ~macchi:8 ~made:12 ~madre:-5 ~maestr:-6 ~mafios:6 ~magnit:-9 ~malatt:14 ~male:-7 ~maltem:-26 ~mangia:-8 ~manifa:-9
~manife:-21 ~marco:9 ~maregg:-5 ~maria:8 ~marini:7 ~marito:-11 ~marzo:-18 ~masche:6 ~massac:8 ~matema:-6 ~materi:-14 ~mattar:-10
~matteo:15 ~maxi:-10 ~mazze:-5 ~me:13 ~medias:-5 ~meglio:9 ~meloni:-6 ~mentre:-7 ~mercos:-9 ~metal:6 ~metri:-9 ~metro:6 ~mia:11 ~milane:-6
~milano:-7 ~miliar:-16 ~milion:-14 ~mille:-7 ~millep:-9 ~minacc:-13 ~mini:-7 ~minori:-6 ~minuti:8 ~mirino:-6 ~missil:-9 ~missio:-5
~misure:-9 ~mito:5 ~moda:-5 ~modena:-9 ~modo:6 ~moglie:5 ~morire:5 ~morta:-9 ~morte:-17 ~morto:-18 ~mosca:-9 ~mossa:-9 ~mostra:-8
~motivi:8 ~motore:7 ~muore:-14 ~muove:8 ~musica:13 ~musk:-11 ~n:11 ~nascos:-5 ~nato:-5 ~nave:-8 ~navi:-20 ~negli:-12 ~nel:-12 ~nello:-6
~nera:-10 ~nessun:5 ~niente:7 ~nipote:7 ~no:-5 ~nomi:-7 ~nomina:-13 ~non:8 ~nonno:6 ~nonost:10 ~normal:7 ~nota:5 ~notizi:7 ~notte:18
~novità:9 ~nudi:8 ~nulla:5 ~numeri:5 ~nuova:-5 ~nuove:9 ~nuovi:-9 ~nuovo:-6 ~obblig:-8 ~occhi:6 ~occhia:11 ~occupa:-10 ~offre:-7 ~oggi:6
~ok:-6 ~oltre:-12 ~omaggi:-5 ~oncolo:5 ~onda:-6 ~ondata:-7 ~onde:-5 ~online:-7 ~opera:-8 ~operat:-11 ~ora:-6 ~orale:-6 ~orario:7 ~oro:-11
~orolog:5 ~orrore:8 ~ospeda:-6 ~ospiti:12 ~ostagg:-5 ~ottavo:-6 ~otto:9 ~pacche:10 ~pace:9 ~padre:-9 ~paga:-7 ~pagell:10 ~papa:-5 ~papà:7
~parent:6 ~parità:5 ~parla:9 ~parlam:-10 ~parola:-5 ~parroc:8 ~parruc:8 ~parte:-9 ~parton:5 ~passat:5 ~passeg:-6 ~patent:5 ~peace:-7
~pecula:-11 ~pena:-17 ~pensa:7 ~pensio:10 ~per:14 ~perché:8 ~perdon:8 ~perman:-7 ~pescar:-5 ~petrol:-9 ~picchi:6 ~piccol:-6 ~piena:-8
~pioggi:-7 ~pirata:-5 ~pista:-10 ~pistol:-7 ~pm:6 ~podio:-7 ~politi:-7 ~polizi:-9 ~poltro:6 ~ponte:-10 ~porta:-6 ~post:12 ~potrà:-6
~poveri:9 ~precip:-12 ~premio:-10 ~prepar:-5 ~presen:6 ~preso:9 ~pressi:-10 ~preven:-12 ~prezzi:-6 ~prima:-8 ~primar:-8 ~prime:-6
~primo:11 ~priori:-11 ~pro:11 ~proces:-6 ~prodot:6 ~produz:-5 ~prof:6 ~profes:5 ~proget:8 ~propri:-5 ~prossi:-6 ~protag:10 ~pruden:6
~psicol:10 ~pubbli:-6 ~pugni:-5 ~pullma:-7 ~qual:5 ~quali:17 ~qualif:-6 ~quando:17 ~quarta:-7 ~quarti:-5 ~quasi:-13 ~quattr:-15 ~quel:9
~quella:12 ~quelli:7 ~quesit:-9 ~qui:-6 ~quota:10 ~raccog:-8 ~rapita:-7 ~rappor:8 ~rasseg:13 ~razzia:-12 ~realtà:9 ~record:-13 ~regala:-12
~regina:5 ~region:-7 ~regno:6 ~regole:-12 ~remigr:6 ~render:7 ~renzi:8 ~report:13 ~repres:-6 ~repubb:12 ~resa:5 ~rete:6 ~riceve:-10
~ricost:-6 ~rifiut:-26 ~rilanc:-7 ~rimoss:-9 ~rinasc:5 ~rinnov:-5 ~rinvia:-8 ~risarc:-8 ~rischi:-7 ~risolu:-5 ~rispet:-9 ~ritira:-9
~ritorn:-7 ~ritrov:-19 ~rivela:16 ~rivend:-8 ~rivolt:-5 ~robert:8 ~roma:-13 ~romana:-8 ~romani:6 ~rosa:-13 ~rossa:7 ~rotto:-8 ~rovesc:8
~rubati:-8 ~ruolo:7 ~russi:-9 ~s:-9 ~sabato:6 ~sala:-8 ~sale:-6 ~saluta:-10 ~salva:-7 ~salvin:-14 ~sangue:11 ~sanita:-9 ~sanità:-7
~santan:-8 ~sanzio:-5 ~scarce:-10 ~scena:6 ~schiac:-12 ~schian:-6 ~schlei:-5 ~scient:-5 ~scienz:8 ~sciope:-5 ~scolas:-6 ~scompa:-9
~scontr:-11 ~scoper:18 ~scopro:-5 ~scrive:-10 ~scuola:-11 ~scuole:6 ~scuse:-7 ~se:7 ~segnal:-6 ~sei:7 ~selezi:-5 ~sentit:-5 ~senza:25
~seques:-16 ~serata:5 ~serie:8 ~serviz:-7 ~sesso:-5 ~sesta:-8 ~settim:-6 ~sfide:11 ~sfiora:-6 ~sguard:9 ~si:-18 ~sicili:-5 ~sicure:-15
~signif:6 ~silenz:10 ~simbol:-7 ~sinner:-6 ~sistem:10 ~sito:-6 ~slavin:-6 ~smenti:-17 ~soffit:-11 ~soffoc:-7 ~sogno:11 ~sola:-6 ~soldat:-6
~soldi:6 ~sole:8 ~soluzi:8 ~sono:18 ~sorpre:-7 ~sospet:6 ~sosteg:-11 ~sostit:6 ~sotter:-5 ~sottop:-5 ~sottra:8 ~spacca:-11 ~spagno:-5
~spazio:6 ~spegne:-6 ~spia:10 ~sport:10 ~sposat:7 ~spot:5 ~spunta:5 ~stacca:7 ~stampa:20 ~stanza:5 ~star:9 ~statun:-7 ~stazio:14
~stende:-10 ~stessa:5 ~stile:6 ~stop:-11 ~storia:25 ~storic:-8 ~strade:7 ~strang:5 ~strapp:-6 ~studen:-7 ~studio:11 ~su:-29 ~sua:6
~sui:-13 ~sul:7 ~sull:-5 ~sullo:-5 ~suoi:5 ~supera:-7 ~superi:6 ~suprem:-10 ~svegli:11 ~svizze:8 ~svolta:-7 ~taglia:-12 ~tassis:-9
~tavolo:-9 ~taxi:-11 ~teatro:-6 ~teleca:-7 ~tempes:-8 ~tempi:-8 ~tempo:10 ~tenta:-6 ~terrem:-9 ~terror:-7 ~test:-5 ~testim:-14 ~testo:7
~the:7 ~tifosi:-10 ~tifoso:8 ~tilt:11 ~tivù:11 ~toglie:-5 ~top:6 ~torino:-8 ~tornan:11 ~traged:-7 ~transi:5 ~trapia:-7 ~trasfe:-5
~trasfo:14 ~tratta:6 ~travol:-8 ~tre:-23 ~tregua:-12 ~trionf:-10 ~triste:9 ~troppo:-6 ~trovat:-9 ~truffa:-8 ~trump:6 ~tumore:17 ~turchi:-6
~tutti:13 ~tv:13 ~uccido:-11 ~uccise:-11 ~ue:-9 ~ultima:-5 ~ultimo:-6 ~ultras:-7 ~un:13 ~una:5 ~unico:-5 ~uno:-15 ~up:5 ~urla:-8 ~usa:-13
~ustion:-7 ~vaccin:6 ~valang:-12 ~valent:16 ~valeri:8 ~valuta:-7 ~vannac:-6 ~vede:-7 ~veloci:-5 ~venezu:-11 ~vera:8 ~veri:8 ~verità:6
~vero:9 ~verso:-9 ~vertic:-11 ~vescov:10 ~vestit:5 ~via:-8 ~viaggi:12 ~vicini:-5 ~video:-6 ~vigila:-8 ~vigile:8 ~violaz:8 ~violen:5
~virale:5 ~virus:-5 ~vision:9 ~vista:6 ~visto:6 ~vita:26 ~vittim:-7 ~vittor:-10 ~vivo:7 ~voi:-7 ~volte:-7 ~volto:-5 ~votare:5 ~voto:-7
~weeken:-5 ~zanicc:10 ~zii:-7 ~zona:6 è:27
`
