export const dutch = `
:-7 #:-17 +!:11 +":-9 +(:9 +,:6 +.:47 +::34 +?:51 +alone:-13 +doubts-1:-57 +doubts0:-39 +doubts1:-11 +doubts2:7 +doubts3:28 +doubts4:38
+doubts5:45 +length0:24 +length1:19 +length3:-12 +length5:-12 +length6:-8 +length7:8 +length8:-7 +length9:-5 +retold:-53 +weight0:-34
+weight1:22 +weight2:16 +without-abbreviation:7 +without-cut-off:28 +without-explicit:13 +without-first-person:40 +without-furniture:23
+without-quote:6 +without-stale-day:5 +–:15 =#:-11 =a:-9 =aandac:6 =aangeh:-15 =aangep:6 =aangev:-6 =aangif:-6 =aansla:-6 =aantal:-8
=aanval:-15 =aarde:-13 =acht:-9 =activi:-9 =actric:10 =advies:5 =affair:12 =afgesl:-5 =afsche:9 =agente:5 =akkoor:-6 =al:9 =alcoho:7
=alles:15 =als:12 =alsnog:8 =altijd:5 =ander:6 =andere:12 =appart:5 =archeo:-8 =arrest:-14 =asielo:-5 =autori:-5 =baas:5 =banden:-5
=banen:-6 =beantw:9 =bedrag:-6 =bedrei:-5 =beeld:10 =beelde:14 =begrot:-17 =bekend:11 =bekijk:8 =beland:6 =belang:12 =belast:-11
=beloof:-8 =belove:-5 =ben:6 =bepaal:9 =beperk:9 =bereik:-10 =beschi:-9 =beschu:-5 =beslis:-6 =beslui:-5 =bestaa:5 =beste:7 =bestuu:-10
=beter:7 =beveil:-5 =bevest:8 =beweer:6 =bewone:-11 =beëind:-6 =bijna:-14 =bissch:-5 =bitcoi:-6 =blij:7 =blijkt:-6 =blijve:-14 =bloeme:-5
=boek:6 =bouw:-14 =boven:-13 =brand:-11 =brande:-8 =brands:-7 =breken:9 =brengt:-11 =brexit:-5 =britse:-13 =britte:-10 =brusse:6 =buit:-9
=buiten:-5 =burger:-13 =camera:6 =campag:10 =code:-5 =combin:10 =compen:5 =confli:6 =contro:-17 =cover:6 =crimin:5 =crisis:-6 =crucia:-7
=crypto:7 =dagen:9 =dan:-10 =dankzi:5 =dat:-9 =debat:8 =debatt:7 =deense:-7 =demiss:-13 =demons:-13 =denk:9 =denkt:5 =der:12 =derde:6
=dertig:-5 =deze:7 =dicht:-8 =dichte:-6 =die:-5 =dinsda:-5 =diplom:-9 =direct:8 =dit:15 =dochte:16 =dodeli:6 =doden:-10 =doe:5 =doelen:-6
=doen:15 =dollar:-7 =dood:8 =doodt:-8 =door:-17 =dorp:-6 =drama:8 =dreigt:-9 =dringe:11 =drone:-6 =dronea:-7 =dronke:-7 =droog:-7
=drukke:9 =duizen:-18 =durft:5 =dus:6 =duurza:6 =e:-6 =echte:12 =econom:7 =een:-11 =eens:-5 =eerder:9 =eerste:10 =eeuw:7 =eigen:9
=eigenl:8 =eist:-6 =elf:6 =elke:10 =energi:-7 =enkel:-14 =enkele:-12 =eraan:7 =erg:12 =eu:-7 =euro:-10 =even:8 =exclav:-6 =exclus:8
=expert:14 =facebo:-5 =famili:8 =finale:-14 =financ:8 =flink:-8 =flotil:-6 =format:-8 =formee:-5 =fors:-9 =foto:9 =fouten:-8 =franck:6
=frankr:-7 =ga:5 =gaan:-10 =gaat:-14 =gast:9 =gebied:-5 =gebrui:-7 =gedaan:15 =gegaan:-6 =gekome:-7 =gekreg:-8 =geld:9 =gemaak:-6
=gemeen:-18 =gemidd:-7 =genoeg:5 =genomi:6 =geopen:9 =geplan:-7 =geraak:-6 =geregi:-7 =gespre:9 =gestar:-9 =getuig:7 =gevaar:-5
=gevang:-10 =gevech:-12 =geven:5 =gevolg:-13 =gevond:-12 =geweld:-13 =gewond:-12 =gewonn:-6 =gijzel:-9 =goed:-8 =graag:5 =graden:-7
=grenso:-5 =groeie:-7 =groen:-6 =grond:7 =groot:-12 =halve:-6 =handel:-14 =handen:-6 =hart:5 =haven:-5 =heb:8 =hebben:-8 =hectar:-5
=heeft:-18 =helft:-5 =helpt:12 =hen:6 =herste:-7 =hervor:-6 =het:-18 =hevige:-5 =hier:14 =hoe:16 =hond:6 =honder:-8 =hoofds:-5 =hoogle:8
=hoopt:-7 =houden:7 =huidig:-10 =huisho:6 =hulp:5 =hun:16 =iedere:14 =iemand:6 =iets:9 =ik:7 =illega:-18 =in:-15 =incide:-9 =inform:-9
=ingest:-5 =intern:-5 =invloe:6 =inwone:-7 =israël:-12 =jaar:-17 =jarenl:13 =jarige:-7 =je:35 =jonger:6 =justit:-8 =kamer:-7 =kamp:-6
=kansen:11 =keer:12 =keert:-8 =kerst:7 =keuze:-6 =kiezer:-8 =kijken:8 =kinder:7 =klacht:-7 =klante:-7 =klein:-5 =klimaa:-8 =koppel:9
=kopstu:-6 =kort:-6 =kosten:-9 =krijge:-11 =kritie:19 =kritis:-8 =kunnen:-10 =kust:-13 =kustpl:-6 =kwam:6 =kwamen:6 =laat:-8 =laatst:14
=langer:-7 =lastig:7 =leefti:-10 =legt:-6 =leider:-8 =lekt:-9 =lerare:8 =leven:7 =lichaa:13 =liefde:11 =liefje:7 =liggen:6 =lijstt:17
=linkse:6 =live:5 =loon:-5 =loopt:-11 =lopen:8 =lucht:-10 =luiste:-5 =maakt:-9 =maakte:5 =maand:6 =maar:17 =maatre:14 =maken:-6 =mama:5
=manier:-8 =mark:12 =massaa:8 =medewe:-5 =mee:13 =meer:-6 =meerde:-19 =meest:7 =meeste:-10 =meldin:-6 =meldt:-6 =mensen:-15 =meteen:-6
=meter:-7 =meubel:6 =middag:5 =mij:-5 =milita:-8 =miljar:-15 =miljoe:-13 =minder:-11 =minist:-5 =minste:-7 =mis:6 =mishan:-6 =mislei:7
=missen:6 =mist:-9 =modetr:6 =moeder:15 =mogeli:-6 =mogen:-8 =moment:7 =mooist:9 =morgen:5 =myster:-7 =n:-5 =naar:-8 =nacht:-7 =nadat:-8
=nation:-9 =nauwel:7 =neemt:7 =neer:-12 =nemen:5 =netany:-10 =netwer:-5 =nieman:9 =niets:10 =nieuwe:6 =noemt:5 =nog:-10 =nooit:16
=noorde:-5 =nos:9 =oekraï:-14 =of:-12 =oktobe:5 =oliera:-5 =om:-21 =omdat:-11 =omgeko:-5 =onafha:-11 =ondank:-6 =onderd:7 =onderh:-12
=onders:-8 =onderz:-17 =ontken:-8 =ontmoe:-12 =ontrui:-11 =ontsla:-12 =ontwik:-12 =onverw:6 =onze:6 =onzeke:-6 =ooit:-5 =oordee:-5
=oosten:-6 =op:-11 =opdrac:-10 =opent:-10 =opgelo:-8 =opgepa:-16 =opgero:-5 =opnieu:-6 =opstar:-5 =organi:5 =oudere:9 =ouweha:8 =over:-8
=overli:8 =overna:-6 =overtu:-6 =overwe:-7 =overzi:8 =paar:-14 =parlem:-18 =partij:5 =pas:5 =patiën:6 =per:-5 =perfec:7 =persco:10
=pijnli:8 =pilote:-5 =plan:-8 =planne:5 =podcas:8 =politi:-6 =popula:-5 =positi:-12 =post:5 =praten:-13 =premie:-14 =presid:-31 =prijs:9
=prijze:-6 =privéj:-6 =pro:-6 =probee:5 =procen:-8 =proces:-5 =produc:-10 =profes:6 =progra:14 =provin:-14 =psychi:-6 =public:-5
=publie:-7 =racist:-7 =radio:9 =raken:5 =reacti:5 =reagee:11 =realit:8 =recht:-6 =rechtb:-10 =rechte:-13 =record:-18 =redact:5 =regels:-9
=regeri:-17 =reis:8 =rekeni:6 =relati:-7 =rij:-6 =risico:-5 =rotond:5 =ruslan:-5 =rust:13 =samen:16 =samenw:-5 =schade:-5 =schatt:5
=schiet:-9 =schijn:8 =schole:-9 =school:-5 =schrap:-7 =schree:6 =schrij:-6 =schuld:-6 =select:5 =septem:8 =show:5 =sinds:-16 =slecht:-9
=slikt:-10 =slot:-6 =soldat:-6 =sp:-9 =spanni:7 =speelt:8 =speurd:6 =staakt:-6 =staat:-10 =staats:-12 =stad:-5 =start:5 =staten:-5
=statio:-5 =steelt:6 =stelle:7 =stelt:7 =stem:6 =stemme:-9 =stemt:-11 =sterk:9 =steun:-10 =stijgt:-8 =stond:8 =stopt:-11 =straf:11
=stroom:5 =studen:-5 =t:5 =tegen:-10 =teleco:-7 =tellen:-8 =ten:-6 =tennis:-5 =terech:-5 =termij:-7 =terreu:-10 =terror:-5 =terugg:-5
=terwij:6 =tevred:-6 =tien:11 =tijdel:-7 =tijden:-6 =timmer:5 =toch:13 =toen:8 =toeris:-6 =ton:-5 =topman:-7 =treedt:-10 =treinv:-8
=trekke:10 =trump:-11 =tussen:-11 =tv:15 =twaalf:-8 =twee:-17 =tweede:-5 =twijfe:6 =u:10 =uitdag:10 =uitges:-15 =uitleg:-7 =uitspr:15
=uitste:7 =uitsto:-9 =uitwed:-5 =uw:6 =vader:21 =valt:6 =vanavo:15 =vandaa:-7 =vanmor:-6 =vanoch:-6 =vanweg:-7 =vecht:-10 =veel:5 =vele:10
=verbie:-6 =verdac:-15 =verdee:5 =verdwi:-7 =verget:6 =verhaa:9 =verhal:5 =verhin:-10 =verjaa:-11 =verkie:22 =verkla:5 =verkoo:-12
=verlie:7 =vermel:-10 =vermis:-9 =vermoe:-10 =veroor:-6 =verpli:-11 =verras:10 =versch:-8 =versoe:-5 =verspr:-10 =verste:-5 =verstr:-5
=vertra:-9 =vertro:5 =vervui:5 =verwer:-9 =vinden:-9 =vindt:6 =viral3:6 =vlak:-7 =vliegt:-11 =vn:-6 =voelt:6 =vol:7 =voldoe:-10
=volgen:-14 =volled:-6 =volwas:-6 =vooral:8 =voorbi:-12 =voorlo:-8 =voorma:-13 =voormi:-5 =voorna:-5 =voorsp:6 =voorst:-10 =voorzi:-16
=vraag:9 =vragen:19 =vredes:5 =vreest:-6 =vriend:26 =vrije:-7 =vrijla:-10 =vrucht:-5 =vs:-12 =vuren:-6 =vuurwa:-7 =vvd:-7 =waar:15
=waarom:8 =waarsc:-7 =wagen:-6 =warme:10 =was:26 =wat:5 =wees:5 =weg:-5 =wegens:-5 =weiger:-5 =weinig:-9 =weken:-7 =wel:-11 =welke:11
=welkom:12 =wereld:13 =werken:13 =werkt:-7 =wester:10 =wet:-8 =weten:-5 =wetens:-6 =wethou:12 =wie:8 =wiersm:-7 =wil:-25 =wilde:-8
=windmo:-23 =windtu:-6 =winnen:7 =wint:-11 =winter:18 =wist:5 =woensd:15 =wonder:6 =woning:-8 =worden:-15 =wordt:-6 =zaak:-10 =zal:-9
=zaterd:-15 =ze:13 =zee:-10 =zeer:-7 =zegt:8 =zelens:-12 =zelf:5 =zelfs:10 =zet:8 =zetelp:-12 =zich:5 =zien:9 =ziet:6 =zinkga:-6 =zit:7
=zoals:11 =zoek:10 =zoekt:10 =zondag:-10 =zoon:5 =zorgen:-5 =zou:11 =zouden:-6 =zullen:-7 =zware:-7 =zweven:7 ^#:26 ^bij:-12 ^britse:-13
^britte:-10 ^de:-27 ^deense:-7 ^demiss:-8 ^deze:13 ^dit:7 ^een:-20 ^energi:-5 ^eu:-7 ^facebo:-5 ^franck:6 ^frankr:-7 ^hoe:13 ^is:15
^israël:-16 ^liefde:7 ^mark:8 ^meer:-8 ^met:9 ^miljoe:-9 ^minist:7 ^na:18 ^netany:-10 ^nieuwe:-11 ^oekraï:-14 ^om:7 ^ondank:7 ^ook:10
^op:12 ^opnieu:-12 ^oud:9 ^podcas:8 ^provin:-10 ^record:-6 ^ruim:5 ^ruslan:-5 ^rutte:-15 ^sinds:-5 ^steeds:10 ^terwij:7 ^tijden:-8
^trump:-11 ^twaalf:-6 ^van:19 ^vanavo:18 ^verkee:11 ^vermoe:-9 ^viral3:6 ^vn:-6 ^volgen:-10 ^voor:13 ^voorma:-7 ^vs:-12 ^vvd:-12
^wetens:-7 ^wethou:8 ^wie:6 ^wiersm:-7 ^windmo:15 ^zelens:-12 ^zo:7 ^zonder:-5 a:-7 aandac:10 aanged:-5 aangeh:-16 aangep:11 aangev:-10
aangif:-6 aanhou:-5 aankla:-6 aankom:-5 aanleg:6 aanpak:9 aansla:-10 aantal:-14 aanval:-17 aanwez:-5 aarde:-15 abortu:5 acht:-5 actie:-8
activi:-10 actric:10 advise:-6 affair:12 afgele:-6 afgelo:-10 afgesp:-5 afleve:9 afsche:7 afwezi:-5 akkoor:-5 al:16 alcoho:7 aldus:-8
alle:11 allebe:6 alleen:-5 allere:5 alles:17 als:14 alsnog:7 altijd:12 amper:7 ander:16 andere:10 app:6 appart:7 archeo:-8 arrest:-16
artike:12 arts:-6 asielo:-6 assist:-6 banden:-9 banen:-9 bang:6 bank:7 basiss:5 beantw:10 bedrag:-9 beeld:10 beelde:14 begint:7 begrot:-10
beheer:13 bekijk:7 beland:5 belang:13 belast:-12 beleef:5 beleid:-6 beloof:-9 belove:-5 ben:8 bende:-8 benoem:-5 bepaal:8 bepale:6
bereik:-5 berich:-6 beruch:12 beschi:-9 beschu:-10 beslag:-5 beslis:-5 bestaa:8 bestri:-5 bestuu:-13 betale:-7 beteke:-5 beter:-5
beveil:-5 bevror:6 beweer:8 bewone:-6 bezig:-7 bezorg:-7 bezuin:6 beëind:-6 biedt:9 bij:-8 bijna:-12 bijzon:10 bissch:-5 bitcoi:-6
bleek:17 blij:8 blijkt:-30 blijve:-7 blik:14 blikke:9 bloed:-5 bloedb:5 bloeme:-5 boek:11 bombar:-7 bondsk:-5 bouw:-7 boven:-10 brand:-11
brande:-8 brands:-5 breken:9 brengt:-9 breuk:9 brexit:-5 britse:-13 britte:-10 bron:-5 brusse:6 buit:-9 buren:9 burgem:-15 burger:-10
camera:5 campag:16 campus:-5 carriè:9 cel:-7 centra:-5 chauff:-6 chef:5 cijfer:-17 code:-5 combin:10 compen:5 confli:7 consum:-7 contac:-5
contra:-6 contro:-22 corona:-12 corrup:9 cover:6 crimin:9 crisis:-10 crypto:7 d:-5 daalt:-8 daarbi:14 daarme:-13 daarop:5 daarov:-5
daarvo:-5 dag:5 dagen:6 dankzi:7 dat:-5 debat:5 debatt:11 decree:5 deel:-5 deelne:-8 deense:-7 defini:-7 demiss:-9 demons:-15 denk:9
denken:6 denkt:7 der:27 detail:7 deuren:-8 deze:13 dicht:-8 die:-6 dient:6 diep:8 dikke:5 dinsda:-16 diplom:-9 discus:5 dochte:18
doden:-13 doe:5 doel:-5 doelen:-9 doen:14 doet:-12 dokter:-6 dollar:-11 donder:6 dood:6 doodt:-8 door:-18 dorp:-6 dragen:-6 drama:9
dreigt:-10 drie:7 dringe:11 drone:-7 dronea:-8 dronke:-8 droog:-8 drugs:-7 druk:-8 drukke:9 dubbel:6 duizen:-6 durft:5 duurza:5 e:-6
echt:-10 echte:12 econom:5 eens:7 eerste:21 eeuw:10 eigen:7 eigena:-10 eigenl:8 eiland:-6 eindel:7 eist:-7 eiste:-6 elders:-5 elektr:-7
elk:9 elkaar:6 elke:15 ene:6 energi:-9 enige:-5 enkel:-20 enkele:-7 enthou:9 eraan:6 erg:8 erop:5 ervan:9 eu:-7 euro:-21 even:8 exclav:-5
exclus:8 expert:18 explos:-7 exposi:5 facebo:-5 famili:11 feeste:9 feestj:5 film:10 finale:-12 flink:-8 flotil:-6 format:-12 formee:-5
fors:-9 forse:6 foto:23 fotogr:12 fouten:-8 fracti:-5 franck:6 frankr:-7 fysiek:-5 ga:5 gaan:-5 gaat:-14 gast:14 gebeur:-14 gebied:-7
gedaan:13 gedeti:-6 gedrag:8 gedrev:6 gedwon:5 geeft:15 geen:21 gegaan:-6 gehoud:-5 gekoze:-5 gekreg:-7 geld:5 gelede:16 geloof:6
gemaak:-10 gemeen:-16 gemidd:-14 geniet:11 genoeg:5 geopen:8 geplan:-7 geraak:-6 gereag:-6 gered:-5 geregi:-9 gespre:5 gespro:9 gestar:-8
gesteg:-6 getuig:7 gevaar:-5 geval:-6 gevall:12 gevang:-15 gevech:-7 geven:5 gevolg:-8 gevond:-16 gewees:5 geweld:-13 gewond:-12 gezin:6
gijzel:-9 gingen:7 gister:-6 goed:8 goede:-5 graag:6 gratis:5 grens:-7 grenso:-6 groei:8 groeit:6 groep:8 grond:5 groot:-11 groots:-10
groter:9 gruwel:6 haalba:6 haat:-5 had:-5 hadden:-6 halve:-5 hand:5 handel:-11 handen:-13 hart:7 haven:-7 hebben:-19 hectar:-6 heeft:-24
heel:13 heerst:-6 held:-6 helder:8 hele:5 helft:-7 helpt:8 herste:-7 hervor:-8 hevige:-8 hier:10 hinder:5 hing:-6 hoe:17 hogere:-7 hond:7
honder:-7 hoogle:9 hoopt:-9 huidig:-14 huis:7 huisho:6 hun:10 huurde:-5 hét:8 ieder:5 iedere:13 iemand:7 iets:8 ik:8 illega:-18 in:-31
incide:-15 inform:-7 ingedi:-5 ingevo:-6 intern:-13 interv:8 inwone:-6 inzet:-9 inzett:8 is:14 israël:-12 jaren:-16 jarenl:12 jarig:8
jarige:-21 je:32 jouw:5 juist:10 juli:-6 juni:-5 justit:-9 kabine:-6 kamer:-7 kampt:10 kan:-15 kansen:11 kast:-6 keer:17 keert:-8 kennen:6
keuze:-8 kijken:9 kijker:5 kijkt:5 kilome:6 klaagt:-8 klacht:-6 klante:-7 kleren:5 klinkt:6 koers:-9 komend:-6 komst:-7 kon:-5 kondig:-10
koppel:14 kopstu:-7 kort:-5 korte:-8 kosten:-7 kou:-6 kreeg:6 krijge:-8 krijgt:-11 kritie:18 kritis:-6 kunnen:-40 kust:-11 kustpl:-7
kwam:8 kwesti:-5 kwijt:6 la:9 laat:-13 laatst:11 land:8 landbo:-5 landen:-22 lange:-8 langer:-13 langve:-7 lastig:5 laten:13 later:6
leed:7 leefti:-8 leek:5 leger:-6 leiden:7 leider:-13 leidin:-5 leidt:9 lekt:-9 lerare:8 letter:5 leven:18 leverd:6 lichaa:7 lichte:-7
liefde:13 liefje:7 liever:5 ligt:-6 lijkt:6 lijstt:23 live:11 lokale:-11 lot:-5 lucht:-11 luchta:-5 luchtv:-9 maakt:-18 maanda:-17 maar:24
maart:-9 maken:-29 makkel:5 mama:5 mark:9 massaa:8 me:-5 mede:5 medewe:-5 medisc:-9 mee:13 meedoe:10 meerde:-19 meest:14 meeste:-7
melden:6 meldin:-7 meldt:-18 mensen:-6 mental:8 mes:7 mestpl:-8 met:10 meter:-6 meubel:6 mij:-5 milita:-17 miljar:-16 miljoe:-22
minder:-11 minist:-21 minste:-5 minute:-5 mis:6 mishan:-8 mislei:7 missch:6 missen:10 mist:-9 modern:-5 modetr:6 moeder:10 moeili:7
moeite:5 moest:7 moet:-17 mogeli:-11 mogen:-10 moment:6 monume:-8 mooist:9 muur:-6 muurva:6 myster:-7 na:-7 naast:-5 nacht:-9 nadat:-18
nadenk:5 nadruk:9 nam:-6 nauwel:7 neer:-13 neerge:-6 nemen:18 nergen:7 net:15 netany:-10 netwer:-5 nieman:13 niets:16 nieuwe:15 nieuws:-5
nog:-7 nomina:-10 noodza:-6 nooit:16 noorde:-7 nos:9 novemb:6 nu:10 oekraï:-14 offici:-7 oktobe:-5 oliera:-5 om:-18 omdat:-15 omgeko:-6
omroep:-9 onafha:-8 ondank:-7 onder:-9 onderb:6 onderh:-13 onders:-6 ondert:6 onderz:-17 oneind:6 onnodi:-6 ontdek:-5 onthul:-6 ontken:-8
ontmoe:-14 ontrui:-11 ontsla:-12 onze:6 onzeke:-6 ooit:-6 ook:26 oordee:-5 oorzak:-5 oosten:-5 opdrac:-9 openba:8 openin:-5 opent:-10
opgelo:-8 opgepa:-18 opgero:-6 oploss:-5 opnieu:-16 oproep:-12 opstar:-5 orkaan:-6 oude:5 oudere:8 ouders:7 ouweha:8 over:-5 overla:-5
overle:-14 overli:8 overna:-7 overzi:8 paar:-9 pad:5 parkee:5 parlem:-18 partne:-5 pas:10 per:-10 perfec:7 persco:9 persoo:8 pijnli:8
pilote:-5 plaats:-7 plan:-21 planne:6 plekke:-7 podcas:8 positi:-10 post:7 pracht:5 prakti:-6 praten:-15 premie:-10 presid:-5 prijze:-6
privéj:-6 probee:11 prober:-5 proble:9 procen:-20 produc:-19 progra:13 projec:-5 psychi:-8 public:-8 publie:-11 raadsv:-5 racist:-5
radio:9 rakett:-7 reagee:8 realit:16 recept:8 recht:-8 rechtb:-9 rechte:-8 record:-15 redact:12 regeer:5 regelm:-5 regels:-7 regen:9
regent:9 regenv:-7 regeri:-27 region:-5 reis:8 rekene:8 rekeni:10 rente:7 rest:15 restau:-5 result:-5 richti:-15 rij:-7 rijdt:-6 rode:-8
roept:-11 ronde:-6 ruim:-16 ruslan:-5 rust:13 rutte:-7 s:-11 samen:20 samenl:6 samenw:-10 schade:-6 schatt:8 scherp:8 schiet:-7 schijn:8
schole:-6 school:-8 schot:-6 schrap:-9 schree:17 schuiv:7 scoord:-5 select:9 septem:8 show:5 sigare:-5 sinds:-20 situat:-6 slecht:-27
sleept:10 slikt:-10 slot:-9 sneeuw:5 snel:12 soldat:-6 sommig:10 sp:-7 spanni:6 speurd:6 spouwm:6 spreke:10 staakt:-6 staan:8 staats:-5
stakin:-6 start:9 statio:-5 steden:9 steekt:-8 steelt:6 stelde:-9 stemt:-11 sterk:5 steun:-9 stijge:-6 stijgt:-12 stilge:-5 stille:6
stof:10 stond:10 stopge:-5 stoppe:-5 stopt:-10 storm:-8 straat:9 straf:10 strafb:-10 strand:-11 strate:7 streep:-5 streng:5 studie:-12
studio:9 systee:-6 t:5 tanker:-6 te:8 tegen:-27 tegens:7 teleco:-7 televi:12 telken:8 tellen:-10 ten:-5 ter:-5 termij:-10 terror:-6
terug:18 terugd:-8 tijd:-10 tijdel:-7 tijdsc:7 timmer:5 toch:7 toe:11 toeges:5 toelaa:5 toen:12 toeris:-5 toerno:-8 toeste:-5 toevoe:-7
ton:-7 topman:-7 topper:6 tot:6 trajec:-5 treedt:-7 treine:-8 treinv:-8 trekke:7 trekt:-9 trotse:8 trump:-11 tussen:-14 tv:22 twaalf:-7
twee:-8 twijfe:9 u:16 uitbra:-7 uitdag:9 uitein:11 uitges:-12 uitleg:-5 uitnod:-7 uitspr:9 uitste:7 uitsto:-8 uitvoe:5 uitwed:-5 uitzen:15
uitzon:8 uur:7 uw:6 vaak:7 vader:17 vakant:8 vakbon:-10 van:-6 vanavo:18 vandaa:-27 vanmor:-8 vanoch:-11 vanuit:5 vanweg:-18 vecht:-8
veel:12 veerti:8 veilig:-7 vele:-5 verant:-7 verbie:-7 verbin:-9 verbli:-11 verbod:-5 verdac:-15 verder:-15 verget:8 vergro:-6 vergun:7
verhaa:10 verhal:7 verhin:-10 verjaa:-11 verkee:-11 verkie:22 verkla:-6 verkoc:-9 verkoo:-10 verkop:-5 verkra:-5 verlat:-5 vermel:-12
vermin:-6 vermis:-10 vermoe:-19 vernie:-13 veroor:-10 verpli:-12 verras:7 versch:-5 verspr:-10 verste:-7 verstr:-6 vertel:19 vertra:-10
vervan:6 vervol:6 vervui:7 verwer:-9 verwon:-5 verzam:5 via:12 vijand:5 vijfde:-6 vinden:-14 viraal:7 viral3:6 vlak:-9 vliegt:-11 vn:-6
voelt:12 voerde:-5 voert:-6 vol:12 voldoe:-13 volgen:-35 volle:11 volop:9 vond:8 voor:-13 vooral:8 voorbe:5 voorbi:-8 voorge:-8 voorlo:-8
voorma:-17 voormi:-5 voorna:-6 voorst:-11 voorzi:-16 voren:7 vorig:-10 vraag:7 vracht:-6 vragen:13 vredes:6 vrezen:6 vriend:27 vrijda:-10
vrije:-7 vrijla:-10 vrijwe:7 vroeg:5 vrucht:-5 vs:-12 vuren:-7 vuurwa:-8 vvd:-7 waar:7 waarde:-5 waardo:-6 waarom:13 waaron:-5 waarop:12
waarsc:-9 wachte:5 wagen:-8 waren:5 warme:10 was:16 wat:28 water:-6 we:-7 webwin:-5 wedstr:5 week:6 weer:8 wegens:-7 weinig:-7 weken:-11
welke:10 welkom:9 wereld:16 werken:13 werkt:-10 wester:10 wet:-7 weten:6 wie:11 wiersm:-7 wil:-16 wilde:-7 windmo:-23 windtu:-6 winnaa:9
winnen:7 wint:-11 winter:20 wist:7 woensd:10 won:6 wonder:6 woonde:9 woont:11 woord:-11 worden:-7 z:9 zaak:-8 zag:9 zal:-13 zat:6
zaterd:-24 ze:42 zee:-6 zeer:-8 zege:-7 zegt:-11 zei:-18 zelens:-12 zelfmo:6 zelfs:11 zelfst:-10 zestie:-8 zet:11 zetelp:-13 zetels:-5
zevent:10 zich:13 zichze:6 zieken:-13 ziekte:-7 zien:21 ziet:15 zinkga:-6 zit:11 zitten:10 zo:12 zoals:7 zoek:12 zoekt:11 zogeno:-7
zondag:-17 zou:13 zouden:-6 zuidel:5 zullen:-9 zwaar:-5 zware:-10 zwarte:-5 zweven:8 ~a:-9 ~aan:-17 ~aandac:7 ~aangeh:-10 ~aanget:5
~aangif:-6 ~aanhou:-8 ~aanloo:-5 ~aansla:-7 ~aantal:-7 ~aanval:-19 ~aarde:-15 ~acht:-5 ~achter:-6 ~actie:-5 ~activi:-9 ~adem:14 ~advoca:-8
~af:-15 ~afgesl:-5 ~afsche:9 ~alle:5 ~alles:9 ~als:5 ~altern:6 ~altijd:6 ~appart:11 ~arbeid:-5 ~archeo:-8 ~arrest:-14 ~austra:-7 ~b:-10
~baan:-5 ~baarn:-11 ~baas:5 ~banden:-6 ~beantw:6 ~bedrei:-5 ~beeld:10 ~beelde:12 ~begrij:-5 ~begrot:-11 ~bekend:5 ~belang:8 ~belast:-11
~beloof:-10 ~belove:-5 ~ben:9 ~bent:-6 ~beperk:10 ~bereid:-6 ~bereik:-5 ~beschi:-7 ~beschu:-5 ~beslis:-5 ~beslui:-8 ~beste:9 ~bestel:9
~bestuu:-6 ~betale:-6 ~beteke:-7 ~beveil:-6 ~beweer:6 ~bewone:-11 ~bezoek:6 ~bij:-11 ~bijna:-14 ~binnen:11 ~bissch:-5 ~bitcoi:-6 ~blij:8
~blijkt:-7 ~blijve:-14 ~bloeme:-5 ~bouw:-12 ~bouwt:8 ~boven:-12 ~brande:-8 ~brands:-7 ~brenge:7 ~brengt:-10 ~breuk:5 ~brexit:-7
~britse:-13 ~britte:-10 ~burgem:-9 ~burger:-11 ~camera:7 ~canade:-6 ~cda:-6 ~code:-5 ~colleg:5 ~compen:5 ~concur:6 ~contro:-19 ~corona:-6
~cover:6 ~cremat:10 ~crisis:-9 ~crypto:7 ~dagen:11 ~dan:7 ~dankzi:5 ~de:55 ~debat:14 ~delen:-6 ~demons:-14 ~den:-6 ~denk:6 ~der:11
~derde:7 ~deze:22 ~dicht:-7 ~dichte:-5 ~die:20 ~diplom:-8 ~direct:7 ~dit:10 ~dochte:13 ~dodeli:6 ~doden:-15 ~doe:6 ~dollar:-7 ~donder:-6
~dood:16 ~doodt:-8 ~door:-16 ~drama:9 ~dreigt:-8 ~drone:-6 ~dronea:-7 ~dronke:-6 ~droog:-7 ~dubbel:7 ~duitse:-13 ~duizen:-10 ~duurde:5
~duurza:7 ~echt:8 ~echte:12 ~econom:6 ~een:55 ~eerste:8 ~eiland:-7 ~eindel:-5 ~eist:-7 ~elektr:-5 ~elf:6 ~elk:6 ~elke:6 ~emotio:5 ~en:17
~enige:-6 ~enkel:-10 ~enkele:-8 ~eraan:7 ~erg:6 ~eu:-7 ~ex:6 ~exclus:8 ~excuse:10 ~expert:9 ~extra:9 ~extree:5 ~eén:-7 ~famili:12
~favori:5 ~federa:-5 ~felici:-6 ~film:9 ~finale:-14 ~financ:9 ~flink:-7 ~flotil:-6 ~format:-6 ~fouten:-8 ~franck:6 ~froome:5 ~ft:9 ~gaan:5
~gaat:-12 ~gaf:-5 ~gast:9 ~gebrui:-7 ~gedaan:8 ~gedwon:5 ~geen:-28 ~geloof:5 ~gemaak:-7 ~gemeen:-13 ~gemidd:-10 ~geopen:10 ~geplan:-6
~gespre:15 ~gevaar:6 ~gevang:-16 ~gevech:-12 ~geven:5 ~gevolg:-13 ~gevond:-11 ~geweld:-14 ~gewond:-13 ~gewoon:9 ~geword:-5 ~gezich:-6
~gijzel:-10 ~ging:7 ~goed:-8 ~goede:8 ~groeie:-7 ~groeit:5 ~groen:-6 ~grond:8 ~groot:-17 ~grote:10 ~groter:8 ~handel:-14 ~hard:6 ~hart:5
~heb:7 ~hebben:8 ~helpt:13 ~herste:-5 ~het:50 ~hevige:-5 ~hier:14 ~hoe:22 ~hollan:-7 ~hond:6 ~honder:-7 ~hoopt:-7 ~houden:9 ~houdt:6
~huidig:-5 ~huiszo:6 ~huizen:5 ~hulp:5 ~hun:22 ~iedere:9 ~ik:10 ~illega:-17 ~in:-8 ~incide:-9 ~inform:-6 ~inwone:-7 ~inzet:-6 ~is:28
~israël:-5 ~italia:-7 ~jaar:26 ~januar:6 ~jarenl:11 ~je:19 ~jeroen:5 ~juist:5 ~kamer:-8 ~kamp:-6 ~kan:-5 ~kans:-5 ~kansen:8 ~keer:9
~keert:-10 ~kennis:6 ~keuze:-6 ~kiest:-5 ~kiezer:-9 ~kijk:7 ~kijken:8 ~kind:7 ~klaar:5 ~klacht:-7 ~klagen:-5 ~klante:-8 ~kleine:10
~klimaa:-9 ~kondig:9 ~koning:5 ~koppel:9 ~kopstu:-6 ~kosten:-11 ~kreeg:5 ~krijge:-5 ~krijgt:-11 ~kritie:16 ~kritis:-7 ~kunnen:9 ~kust:-10
~kwamen:6 ~laatst:8 ~land:5 ~landen:-11 ~langer:-7 ~langs:-8 ~lastig:6 ~laten:-17 ~leefti:-8 ~leiden:5 ~leider:-5 ~lekt:-9 ~lerare:8
~leven:6 ~lichaa:13 ~liefde:13 ~lijkt:10 ~lijstt:32 ~loon:-7 ~loopt:-6 ~lucht:-10 ~luiste:-5 ~maakt:-6 ~maand:7 ~maanda:-6 ~maande:-5
~maatre:14 ~maken:-6 ~mama:5 ~manier:-8 ~mark:9 ~media:-5 ~mee:6 ~meerde:-13 ~meest:7 ~meeste:-8 ~meldin:-6 ~mensen:13 ~meteen:-6
~meter:-5 ~mij:-5 ~milita:-8 ~miljar:-9 ~miljoe:-5 ~minder:-11 ~minist:9 ~minste:-8 ~mis:6 ~mishan:-6 ~missen:6 ~mist:-9 ~modetr:6
~moeder:14 ~moest:6 ~moeten:-9 ~mogen:-10 ~monume:-5 ~mooist:9 ~morgen:8 ~myster:-7 ~n:-6 ~na:-23 ~naar:-6 ~nadat:-5 ~nation:-9 ~neer:-12
~netany:-10 ~new:5 ~niets:5 ~nieuwe:9 ~nieuws:5 ~nodig:-6 ~noemt:6 ~nog:-9 ~nooit:13 ~nos:9 ~nu:-7 ~oekraï:-6 ~of:-12 ~offici:-5 ~omdat:-5
~omgeko:-5 ~omwone:5 ~onafha:-8 ~ondank:-7 ~onderh:-13 ~onders:-6 ~onderz:-20 ~ontken:-8 ~ontmoe:-9 ~ontrui:-10 ~ontsla:-13 ~ontsna:6
~onverw:7 ~onzeke:-6 ~ook:-22 ~oorlog:7 ~oosten:-7 ~op:-17 ~opdrac:-9 ~opent:-8 ~opgelo:-7 ~opgepa:-11 ~oploss:-6 ~opnieu:-16 ~oproep:-5
~opspor:-5 ~optie:5 ~organi:5 ~oud:7 ~oudere:8 ~ouweha:8 ~over:11 ~overhe:-6 ~overle:-15 ~overli:8 ~oversc:-6 ~overzi:8 ~paar:-12 ~pakt:-5
~parlem:-16 ~partij:6 ~per:5 ~persco:10 ~pijnli:8 ~pilote:-5 ~plan:-13 ~planne:13 ~plek:-6 ~podcas:7 ~politi:5 ~portef:7 ~positi:-11
~praten:-10 ~presen:-9 ~presid:-20 ~prijze:-6 ~privéj:-6 ~pro:-6 ~probee:5 ~proble:-12 ~proces:-5 ~produc:-9 ~progra:8 ~provin:-11
~psychi:-6 ~public:-5 ~publie:-6 ~pvda:7 ~pvdd:6 ~pvv:-7 ~radio:7 ~raken:9 ~reagee:11 ~recht:-6 ~rechte:-23 ~record:-19 ~regeer:8
~regels:-8 ~regen:8 ~regeri:-23 ~rekene:-8 ~rekeni:6 ~richti:-7 ~rij:-5 ~rijdt:-5 ~risico:-7 ~roept:-10 ~rond:-7 ~rook:-5 ~rotond:5
~ruim:-5 ~ruimte:5 ~samen:16 ~samenw:-8 ~schade:-5 ~schatt:5 ~schiet:-6 ~schijn:8 ~schole:-6 ~school:-7 ~schrap:-8 ~schree:10 ~schuld:-6
~seksue:-6 ~select:5 ~simpel:5 ~situat:-7 ~slecht:-14 ~slot:-11 ~snel:6 ~soldat:-6 ~soms:-5 ~sp:-9 ~spanni:9 ~speelt:7 ~spelen:5 ~speurd:6
~spouwm:6 ~staakt:-7 ~staat:-13 ~staats:-7 ~stakin:-6 ~stapt:-5 ~start:5 ~statio:-5 ~steelt:6 ~stem:10 ~stemt:-13 ~sterk:9 ~steun:-10
~stijgt:-6 ~stoffe:8 ~stoppe:-5 ~stopt:-8 ~straf:12 ~strafb:-6 ~straks:5 ~streng:-5 ~studen:-5 ~stunt:6 ~succes:5 ~tanker:-7 ~te:9
~tegen:-7 ~tegeng:7 ~tegeno:-8 ~tellen:-8 ~tempta:11 ~ten:-6 ~tenzij:-6 ~termij:-8 ~terug:6 ~the:17 ~tienta:-5 ~tijd:8 ~timmer:9 ~tips:5
~toch:10 ~toekom:-8 ~toeris:-7 ~toont:8 ~tot:16 ~treedt:-10 ~treft:-5 ~treinv:-8 ~trekke:8 ~trump:-12 ~tv:25 ~twaalf:-7 ~twee:-7
~tweede:-13 ~twijfe:5 ~u:8 ~uitdag:11 ~uitges:-13 ~uitspr:15 ~uitste:11 ~uur:8 ~vader:20 ~vaker:-7 ~vallen:5 ~vanavo:18 ~vanweg:-6
~vechte:5 ~veel:-14 ~vele:10 ~verand:6 ~verbie:-6 ~verdac:-14 ~verder:-7 ~verdwi:-12 ~verget:6 ~verhaa:9 ~verhin:-10 ~verkie:9 ~verkoo:-15
~vermis:-9 ~vermoe:-9 ~vernie:-9 ~verpli:-7 ~verras:9 ~versoe:-5 ~verspr:-7 ~verste:-5 ~versto:-8 ~vertra:-9 ~vertre:-7 ~vertro:-5
~vervui:5 ~vijf:-8 ~vinden:-5 ~viral3:6 ~vlaams:-6 ~vliegt:-15 ~vn:-6 ~voelt:6 ~vol:6 ~voldoe:-5 ~voor:-20 ~vooral:5 ~voorbe:7 ~voorbi:-11
~voorlo:-5 ~voorma:-10 ~voorsp:6 ~voorst:-9 ~voorzi:-6 ~vragen:12 ~vredes:5 ~vreest:-6 ~vriend:25 ~vrijla:-11 ~vs:-13 ~vuren:-5 ~vuur:5
~vuurwa:-5 ~vvd:-5 ~waar:6 ~waard:-6 ~waarom:12 ~want:-9 ~wapens:-6 ~warme:10 ~was:21 ~we:-7 ~webwin:-5 ~week:6 ~weiger:-7 ~weinig:-5
~weken:-6 ~welke:8 ~welkom:12 ~wereld:6 ~werken:10 ~werkt:-11 ~wester:10 ~wet:-8 ~wethou:9 ~wiersm:-8 ~wil:-22 ~wilde:-9 ~willen:-5
~windmo:-22 ~winnen:5 ~wint:-20 ~winter:10 ~wist:7 ~woensd:9 ~worden:-7 ~wordt:9 ~york:5 ~zaak:-14 ~zaterd:-12 ~zee:-12 ~zeer:-14 ~zegt:9
~zeker:5 ~zelens:-13 ~zelf:-7 ~zet:7 ~zetelp:-12 ~zetels:-7 ~zetten:-7 ~zieken:13 ~ziet:-6 ~zinkga:-6 ~zit:6 ~zitten:5 ~zoals:7 ~zoek:12
~zoeken:7 ~zoekt:10 ~zoveel:13 ~zware:-5 ~zwarte:-5 ~zweven:7 ~één:7 à:12 échte:6 én:23
`
