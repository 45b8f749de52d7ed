export const dutch = `
:8 #:-11 +!:7 +":-7 +.:27 +::30 +?:24 +alone:8 +doubts-1:-41 +doubts0:-33 +doubts2:8 +doubts3:24 +doubts4:24 +doubts5:20 +length0:15
+length1:19 +length2:8 +length3:-8 +length5:-16 +length6:-10 +retold:-66 +weight0:-27 +weight1:13 +weight2:14 +without-cut-off:-17
+without-explicit:5 +without-first-person:36 +without-furniture:52 +without-stale-day:5 +–:12 =#:-11 =aan:-8 =aandac:7 =aangeh:-13
=aangew:-5 =aangif:-7 =aansla:-7 =aantal:-6 =aanval:-9 =actie:-6 =advies:5 =af:-5 =afgesl:-6 =afslui:-6 =al:22 =alle:8 =alleen:-5 =alles:9
=als:12 =altijd:6 =amster:-5 =andere:17 =arrest:-8 =asielz:-6 =b:-13 =baarn:-29 =barbar:7 =bbb:-9 =beach:-7 =beantw:9 =bedrij:6 =beeld:6
=begint:6 =begrij:-6 =bekend:12 =belgis:-6 =belgië:-10 =beslui:-5 =bestuu:-5 =betale:-6 =beter:14 =beweer:6 =bewone:-5 =bezoek:9 =bij:-15
=blijve:-19 =bondi:-7 =bouw:-12 =brengt:-15 =burgem:-8 =burger:-6 =campag:11 =caroli:9 =cda:-10 =centra:-8 =christ:-11 =colleg:-7
=commis:-5 =contro:-5 =cultuu:-6 =dagen:6 =dan:-11 =de:25 =debat:12 =debatt:5 =demiss:-18 =demons:-15 =den:10 =derde:5 =deze:5 =dicht:-9
=dinsda:-8 =dit:12 =doe:5 =doen:11 =donder:-6 =door:-8 =dreigt:-10 =drie:-6 =duitse:-6 =dus:6 =echte:12 =econom:7 =een:13 =eenvan:7
=eerder:9 =eerst:6 =eerste:16 =effect:5 =eijbaa:8 =eist:-5 =ek:-6 =elektr:-10 =elf:5 =elke:6 =en:16 =eneco:-7 =energi:-8 =er:15 =euro:-5
=expert:8 =famili:7 =feyeno:7 =format:-10 =frans:6 =gaat:-6 =gaza:5 =gebeur:-6 =gedood:-6 =geen:10 =gekreg:-5 =geld:8 =gemeen:-19
=gemidd:-6 =geopen:10 =geplan:-5 =gespre:5 =geven:5 =gevolg:-11 =gevond:-5 =geweld:-17 =gewond:-7 =geword:-5 =gl:-6 =graag:7 =groenl:-10
=gronin:-6 =grote:11 =haag:7 =haagse:6 =haar:10 =handel:-9 =hebben:-6 =heeft:-16 =hem:7 =herste:-5 =hier:9 =hij:-7 =hoe:16 =honder:-10
=hoofds:-6 =hoopt:-9 =huidig:-9 =huis:-7 =iedere:11 =iets:6 =ik:10 =illega:-6 =in:-31 =inform:-7 =is:8 =israël:-6 =it:8 =iv:13 =jaar:-17
=jarige:-8 =je:33 =jetten:-7 =jonge:5 =kabine:-18 =kamer:-6 =kan:-9 =keert:-7 =kiezer:-10 =kijken:6 =klacht:-9 =klimaa:-9 =krijge:-6
=krijgt:-7 =kritie:14 =kritis:-8 =kunnen:-7 =kust:-8 =kwam:8 =laat:-8 =laatst:10 =landen:5 =lang:-7 =langer:-7 =lastig:6 =laten:-7
=leerli:5 =legt:-11 =leider:-10 =lelyst:-9 =lerare:6 =leven:12 =lichaa:6 =liefde:6 =lijkt:-5 =lijstt:15 =live:8 =loopt:-8 =lucht:-11
=maakt:-10 =maanda:-10 =maar:22 =mag:6 =maken:-14 =man:-9 =mannen:-13 =mark:17 =medewe:-6 =meerde:-19 =meeste:-8 =mensen:14 =met:-13
=midden:-5 =mijn:11 =miljar:-6 =miljoe:-9 =minder:-10 =minist:-22 =moeder:5 =moet:-5 =mogeli:-9 =moment:6 =mooist:7 =na:-15 =naar:-11
=nadat:-9 =natuur:5 =nauwel:6 =nederl:-5 =neer:-8 =nieman:5 =niet:-6 =niets:-7 =nieuwe:13 =nieuws:7 =nooit:9 =noord:-11 =noordz:-7 =nsc:-8
=omdat:-7 =omtzig:-10 =onafha:-9 =onder:-6 =ons:5 =ontsla:-5 =ontwik:-9 =ooit:-6 =ook:14 =oorlog:7 =oosten:-5 =op:-11 =opdrac:-9 =open:-6
=oploss:-6 =opnieu:-9 =oranje:7 =organi:10 =oudere:7 =over:5 =overhe:5 =palest:8 =parlem:-10 =pas:6 =per:-6 =persco:9 =peter:-9 =plan:-7
=plas:12 =positi:-9 =premie:-8 =presid:-13 =procen:-8 =produc:-9 =progra:10 =protes:-8 =provin:-15 =publie:-12 =pvda:-11 =pvv:-14
=raadsv:-6 =rechte:-15 =rechts:12 =record:-8 =regeri:-14 =rekeni:6 =repara:-5 =rob:-6 =russis:-10 =rutten:8 =rwe:-6 =s:-5 =samenw:-9
=sandra:5 =sarafi:7 =select:6 =sint:-5 =sinter:-8 =slecht:-8 =sluit:-7 =soest:-10 =spanje:-6 =spelen:6 =staakt:-7 =stamca:6 =staten:-6
=steden:-5 =stelle:5 =stemme:-8 =steun:-5 =stijgt:-10 =stoffe:9 =studie:-6 =tegen:-14 =tempta:10 =ter:-5 =the:15 =tien:8 =tijdel:-5 =tim:8
=timmer:5 =toch:8 =toekom:-6 =tot:11 =trekt:-7 =tv:11 =twee:-6 =u:5 =uit:8 =uitges:-12 =uitste:8 =unie:-5 =utrech:-7 =vader:15 =van:13
=vanavo:14 =vandaa:-10 =vanweg:-5 =veel:-5 =veldhu:5 =verbod:-7 =verdac:-7 =verdwi:-7 =vereni:-12 =verhal:5 =verkee:10 =verkie:31
=verkoo:-11 =vermoe:-7 =verras:6 =versoe:-5 =versta:11 =verste:-9 =vestas:-7 =via:5 =vier:-5 =vinden:-7 =vlaams:8 =vlaand:-5 =vlucht:-7
=vol:5 =voldoe:-8 =volgen:-10 =volt:5 =voor:-19 =vooral:10 =voorlo:-10 =voorma:-13 =vraag:5 =vragen:13 =vriend:11 =vrijda:-8 =vrijwi:-8
=vrouw:-11 =vrouwe:10 =vvd:-21 =waar:6 =waarom:9 =waarsc:-11 =was:20 =we:-18 =week:9 =weer:9 =weinig:-9 =weken:-5 =welkom:8 =wereld:10
=wet:-12 =weten:-6 =wiersm:-13 =wil:-21 =wilhel:-5 =willen:6 =wind:-5 =windmo:-29 =windtu:-6 =winkel:5 =wonder:7 =worden:-10 =wordt:-8
=zaterd:-12 =zeer:-9 =zegt:8 =zelf:-6 =zetelp:-10 =zetels:-8 =zeven:-5 =zich:-7 =ziet:5 =zijn:-12 =zitten:7 =zoals:7 =zondag:-6 =zonder:-5
=zoon:8 =zweven:5 ^amster:5 ^baarn:5 ^bij:-6 ^de:-25 ^demiss:-10 ^dit:7 ^het:7 ^hoe:9 ^in:6 ^mark:7 ^meerde:-7 ^na:17 ^ondank:5 ^ook:10
^op:5 ^opnieu:-9 ^oud:8 ^provin:-9 ^rutte:-25 ^tijden:-9 ^twee:8 ^vanavo:11 ^verkee:8 ^voor:8 ^voorma:-11 ^vvd:-12 ^wethou:5 ^wiersm:-8
^windmo:15 aan:-15 aandac:11 aangeh:-15 aangep:6 aangew:-5 aangif:-7 aanhou:-6 aanpak:6 aansla:-10 aantal:-8 aanval:-7 actie:-7 advise:-6
afgelo:-10 afgesl:-5 afslui:-7 afval:-5 agente:-8 ahoy:8 al:26 alle:10 allema:-5 alles:11 als:13 alsof:5 altijd:16 amerik:7 ander:11
andere:12 anders:5 antwoo:5 arrest:-8 artike:6 asielz:-6 auto:5 b:-10 baan:6 baarle:-5 baarn:-29 banen:-11 barbar:7 basiss:6 bbb:-10
beach:-7 beantw:10 beeld:6 begint:12 begrij:-6 bekend:10 belang:11 beleid:-6 belgis:-6 belgië:-11 ben:7 benoem:-8 bereid:-7 bestuu:-8
betale:-7 beweer:9 bewijz:-7 bewone:-7 bezoek:10 bezorg:-7 biedt:6 bijzon:7 binnen:5 bleek:6 blijkt:-19 blijve:-16 blikke:9 boer:5
bommel:7 bondi:-7 bouw:-7 bouwen:-5 brengt:-15 breuk:6 brief:-6 britse:-10 brusse:-9 buiten:-6 burgem:-11 burger:-5 campag:17 carriè:9
cda:-13 centru:5 ceo:8 christ:-14 cijfer:-6 coalit:9 conser:-7 contro:-5 corona:-11 corres:5 cultuu:-6 d66:-5 daar:-9 daarbi:11 daarme:-15
daarom:-7 dag:12 dagen:7 dan:-6 dat:-13 de:-9 debat:10 debatt:9 defini:-6 demiss:-7 demons:-15 den:6 denema:5 denkt:6 der:21 deze:20
dezelf:5 dicht:-11 die:6 diep:9 dinsda:-19 dochte:5 doe:5 doel:-8 doen:9 doet:-6 door:-10 dorp:-5 dreigt:-10 drie:-6 droog:-7 drugs:-5
duidel:-5 duitse:-8 duitsl:-5 dus:7 echt:-7 echte:12 econom:6 een:-10 eerste:29 eigena:-8 eindel:8 eist:-6 ek:-6 elektr:-10 elk:7
elkaar:10 elke:13 en:9 ene:6 eneco:-8 energi:-12 enkel:-11 enthou:7 er:9 erop:5 ervan:12 euro:-15 ex:6 expert:10 exposi:5 famili:10
februa:-6 fel:6 femke:-6 feyeno:7 financ:-8 flink:-5 format:-8 formul:6 foto:10 fotogr:12 fouten:-9 fox:5 fracti:-5 frans:7 fvd:-6
gaat:-13 gaf:-5 gebeur:-7 gebrui:12 gedood:-6 geeft:7 geen:23 geert:-6 gekreg:-5 geloof:10 gemaak:-11 gemeen:-23 gemidd:-8 geopen:9
geplan:-5 gesteg:-5 geval:-5 gevall:12 gevolg:-6 gevond:-7 geweld:-17 gewond:-9 gewonn:-6 gezich:-6 gl:-6 goed:11 gouver:-7 graag:7
groei:6 groeie:7 groenl:-6 gronin:-7 groots:-7 grote:8 haag:6 haagse:6 haar:20 haarle:-6 had:-10 hadden:-9 halen:-9 hamas:5 hand:5
handel:-9 hard:6 harde:-6 hebben:-14 heeft:-20 heel:-6 helema:11 herste:-5 hevige:-10 hier:5 hij:-5 hoe:19 hoge:11 hogere:-8 honder:-9
hoog:-7 hoogle:11 hoopt:-16 hugo:-8 huidig:-13 huis:-10 huisho:7 huurde:-9 i:6 iedere:9 iets:7 ik:5 illega:-5 in:-34 indust:-5 ing:-6
inmidd:6 instag:10 interv:10 is:24 israël:-5 it:8 iv:12 jaap:8 jan:6 jarige:-15 je:35 jeff:5 jetten:-5 juist:5 juli:-8 kaart:-6 kabine:-21
kamer:-16 kamp:-5 kan:-12 kans:-7 kant:5 kast:-6 keert:-9 kiezen:-5 kiezer:-7 kijken:7 kijker:7 kilome:5 klaar:5 klacht:-8 klassi:5
koers:-12 komend:-6 komst:-6 komt:-6 koning:-8 konink:-5 krijge:-7 krijgt:-12 kritie:16 kritis:-8 kunnen:-33 kust:-11 kwam:12 laat:-9
laatst:8 land:6 landbo:-9 landen:-6 lange:-8 langer:-8 laten:9 later:-9 league:9 leerli:6 lees:6 leider:-18 leidt:8 lerare:6 leuven:-6
leven:20 levert:-6 liefde:6 ligt:-7 lijstt:22 live:12 lockdo:-5 lopen:-9 lucht:-11 maakt:-22 maanda:-20 maar:38 maart:-10 maken:-27 man:-7
mannen:-10 mark:5 me:-7 mechel:-5 mede:5 medewe:-6 media:8 medisc:-5 mee:12 meedoe:10 meer:-6 meerde:-24 meeste:-5 melden:8 meldt:-10
mestpl:-9 met:14 middel:-6 midden:-8 mijn:10 milieu:-5 milita:-5 miljar:-10 miljoe:-11 minder:-9 minist:-28 minute:-7 missen:6 moeder:5
moeili:5 moest:5 moet:-10 mogeli:-7 moment:9 mooist:7 na:-16 nadat:-12 nadruk:8 nation:-5 nauwel:6 nederl:-16 neer:-8 nemen:17 net:12
nieman:5 niet:-13 niets:-7 nieuw:-12 nieuwe:21 nieuws:10 nodig:-6 nog:-5 nooit:6 noord:-11 noordw:-5 noordz:-6 nos:5 novemb:5 nrc:10
nsc:-8 nu:10 of:6 oktobe:-6 om:-7 omdat:-6 omroep:-5 omstre:-5 omtzig:-8 onafha:-10 onderd:-5 onderh:-6 ondern:-10 onderz:-12 ons:5
ontsla:-5 ooit:-5 ook:8 oorlog:8 oosten:-5 ooster:-6 op:-6 opdrac:-10 open:-5 openen:-5 oploss:-9 opnieu:-10 opvang:-5 organi:5 oudere:5
overle:-10 overst:-8 palest:8 parker:5 parlem:-12 pas:10 peking:-7 per:-15 perfec:6 persco:7 persoo:5 peter:-8 pieter:8 pijnli:6 plan:-20
planbu:-5 plas:16 plek:-8 poging:-7 politi:5 positi:-7 precie:-5 premie:-8 prijs:-7 probee:7 procen:-16 produc:-18 progra:11 protes:-12
provin:-9 publie:-14 pvda:-9 pvv:-16 raadsv:-7 raakt:-10 recept:5 rechte:-16 rechts:7 record:-5 redact:7 regeer:6 regeri:-25 rekene:6
rente:6 restau:-5 rij:-8 rode:-8 rond:-5 rotter:8 ruslan:-12 russis:-11 rutte:13 rutten:8 rwe:-6 röell:5 s:-12 samen:9 samenw:-13 sandra:5
sarafi:7 schot:-5 schree:5 schrij:7 schuiv:7 select:8 sgp:5 show:10 sint:-8 sinter:-8 site:5 slag:-5 slecht:-19 sluit:-8 snel:6 soest:-13
spanje:-6 spelen:6 spraak:5 staakt:-7 stamca:6 stap:6 staten:-5 statio:-7 stelde:-8 steun:-6 stijgt:-14 stof:9 stoffe:9 stopge:-7 stopt:-7
straat:9 strafb:-7 streng:7 strijd:5 studie:-6 studio:8 succes:6 te:7 teeven:-7 tegen:-18 tegens:12 televi:6 telken:6 tempta:10 terreu:8
terug:17 test:8 the:23 tijdel:-5 tim:8 timmer:5 toch:5 toekom:-6 toen:7 treine:-11 trekt:-12 trump:5 tv:18 tweede:-7 u:8 uit:-6 uitein:10
uitges:-10 uitnod:-5 uitste:8 uitsto:-6 uitzen:11 unie:-7 utrech:-7 uur:6 vaak:6 vader:15 vakbon:-6 vaker:-6 van:-11 vanavo:14 vandaa:-18
vanuit:9 vanweg:-11 veel:6 veerti:6 veldhu:5 verand:9 verbli:-12 verbod:-10 verdac:-10 verder:-19 verdie:6 verdwi:-7 vereni:-13 vergel:-6
vergun:8 verhal:5 verhoo:-5 verkie:32 verkla:-5 verkoc:-6 verkoo:-11 verkop:-6 verloo:5 vermoe:-15 vernie:-9 verras:5 versta:11 verste:-10
verstr:-8 vertel:9 vertra:-8 vervoe:5 vestas:-7 via:9 vierde:-5 vinden:-14 vindt:-5 vlaams:5 vlaand:-5 vlucht:-9 voetba:-7 voldoe:-9
volgen:-34 volksg:-7 volled:5 volt:5 vond:6 voor:-15 vooral:5 voorbe:9 voorlo:-8 voorma:-18 voorst:-5 vraagt:7 vragen:7 vriend:11
vrijda:-19 vrijwe:7 vrijwi:-8 vrouw:-10 vrouwe:9 vs:7 waarom:14 waarop:8 waarsc:-12 waarva:-5 want:9 was:10 wat:15 water:-6 we:-18
websit:10 week:11 weer:17 weet:6 weinig:-6 weken:-10 wel:7 welke:9 welkom:5 welzij:5 wereld:16 werken:5 wet:-10 weten:6 wetens:-13 wie:8
wiersm:-14 wil:-15 wilde:-5 wilder:-5 wilhel:-5 willem:-6 wind:-5 windmo:-30 windtu:-7 winnaa:10 winter:7 woede:-7 wonder:7 yesilg:-7 z:6
zat:11 zaterd:-19 ze:15 zeer:-9 zege:-9 zei:-11 zelf:-7 zetelp:-12 zetels:-9 zevent:7 zieken:-7 zien:13 ziet:12 zitten:5 zo:18 zondag:-12
zonder:-6 zoon:8 zou:5 zuid:-5 zullen:-6 zweven:6 én:18
`
