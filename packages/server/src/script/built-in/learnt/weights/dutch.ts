export const dutch = `
:8 #:-7 +!:7 +":-7 +.:29 +::30 +?:25 +alone:7 +doubts-1:-44 +doubts0:-32 +doubts2:10 +doubts3:24 +doubts4:29 +doubts5:20 +length0:13
+length1:21 +length2:8 +length3:-7 +length5:-17 +length6:-11 +retold:-66 +weight0:-28 +weight1:13 +weight2:15 +without-cut-off:-16
+without-explicit:6 +without-first-person:40 +without-furniture:56 +without-stale-day:5 +without-unsayable:-5 +–:8 =#:-11 =aan:-7
=aandac:7 =aangeh:-13 =aangew:-6 =aangif:-9 =aansla:-9 =aantal:-6 =aanval:-10 =actie:-6 =af:-6 =afgelo:5 =afgesl:-9 =afsche:5 =al:23
=alleen:-5 =alles:12 =als:17 =altijd:7 =amster:5 =andere:18 =arrest:-8 =beantw:12 =bedrij:6 =beeld:6 =begint:6 =begrij:-6 =bekend:14
=belang:5 =benoem:-5 =beslui:-7 =bestuu:-6 =betale:-7 =beter:15 =beweer:6 =bewone:-5 =bezoek:10 =bij:-15 =bijna:-5 =blijve:-21 =bonten:-5
=bouw:-12 =brands:-5 =brengt:-16 =buiten:5 =burgem:-7 =burger:-8 =campag:10 =colleg:-8 =contro:-8 =cultuu:-5 =dagen:7 =dan:-11 =dat:-7
=de:18 =debat:13 =demiss:-17 =demons:-15 =den:5 =denk:6 =der:5 =derde:6 =dicht:-11 =dinsda:-10 =dit:13 =doe:5 =doen:19 =donder:-5
=door:-10 =dreigt:-10 =drie:-7 =dus:6 =echte:11 =econom:5 =een:17 =eens:-5 =eerder:8 =eerst:6 =eerste:16 =effect:5 =eist:-6 =elektr:-10
=elf:5 =elke:7 =en:19 =energi:-10 =expert:7 =famili:5 =format:-11 =gedood:-6 =geen:9 =gekreg:-7 =geld:10 =gemeen:-26 =gemidd:-7 =geopen:10
=geplan:-6 =gespre:5 =gevolg:-11 =gevond:-6 =geweld:-11 =gewond:-7 =graag:7 =grote:13 =had:-5 =handel:-9 =heb:5 =hebben:-7 =heeft:-17
=herste:-7 =hier:8 =hoe:14 =honder:-10 =hoofds:-6 =hoopt:-9 =huidig:-9 =hun:5 =iedere:12 =iets:7 =illega:-7 =in:-33 =inform:-7 =is:8
=israël:-8 =jaar:-21 =jarige:-9 =je:32 =kabine:-16 =kan:-11 =keert:-8 =kiezer:-11 =kijken:7 =klacht:-9 =klimaa:-10 =krijge:-5 =krijgt:-8
=kritie:16 =kritis:-9 =kunnen:-11 =kust:-7 =kwam:8 =laat:-10 =laatst:10 =lang:-8 =langer:-6 =lastig:6 =laten:-9 =leerli:5 =legt:-11
=leider:-10 =lerare:7 =leven:13 =lichaa:6 =liefde:7 =lijstt:14 =live:5 =loopt:-8 =maakt:-10 =maanda:-10 =maar:24 =maatre:6 =mag:5
=maken:-16 =mark:13 =medewe:-6 =meerde:-20 =meeste:-10 =meldt:-5 =mensen:17 =met:-9 =migrat:5 =miljar:-7 =miljoe:-10 =minder:-11
=minist:-19 =moeder:8 =mogeli:-10 =moment:8 =mooist:7 =na:-14 =naar:-11 =nadat:-9 =natuur:5 =nauwel:6 =neer:-8 =nieman:6 =niet:-7
=niets:-7 =nieuw:-8 =nieuwe:12 =nodig:-5 =nooit:11 =omdat:-8 =onafha:-10 =onder:-6 =ons:6 =ontsla:-5 =ontwik:-9 =ooit:-6 =ook:8 =oorlog:7
=op:-13 =opdrac:-8 =open:-5 =oploss:-7 =opnieu:-8 =opvang:-5 =organi:11 =oudere:8 =pas:7 =per:-5 =persco:11 =plan:-8 =positi:-9 =premie:-7
=presid:-13 =proble:-5 =procen:-8 =produc:-9 =progra:11 =provin:-16 =publie:-11 =raadsv:-5 =rechte:-16 =record:-9 =redact:5 =regeri:-14
=rekeni:6 =relati:-6 =repara:-7 =s:-6 =samenw:-10 =select:6 =slecht:-8 =sluit:-7 =spelen:7 =staakt:-8 =steden:-5 =stemme:-11 =steun:-5
=stijgt:-10 =studie:-7 =tegen:-15 =ter:-5 =the:7 =tien:7 =tijd:5 =tijdel:-5 =tijden:5 =toch:6 =toekom:-7 =tot:11 =trekt:-6 =tussen:-7
=tv:11 =twee:-7 =tweede:-8 =u:5 =uit:6 =uitges:-15 =uitste:8 =vader:18 =vaker:-6 =van:16 =vanavo:13 =vandaa:-9 =vanweg:-6 =verbod:-7
=verdac:-9 =verder:-5 =verdwi:-6 =verhal:5 =verkee:10 =verkie:31 =verkoo:-13 =vermoe:-6 =verras:7 =versoe:-6 =versta:6 =verste:-9 =via:6
=vinden:-7 =voldoe:-8 =volgen:-12 =voor:-22 =vooral:10 =voorlo:-11 =voorma:-13 =vragen:16 =vriend:12 =vrijda:-8 =vvd:-9 =waar:6 =waarom:8
=waarsc:-9 =was:22 =wat:6 =we:-5 =week:7 =weer:10 =weinig:-9 =weken:-5 =wel:-5 =welkom:9 =wereld:11 =wet:-13 =weten:-7 =wethou:8
=wiersm:-10 =wil:-23 =willen:6 =windmo:-32 =windtu:-5 =winkel:7 =wonder:5 =worden:-12 =wordt:-9 =zakken:-5 =zaterd:-12 =zeer:-10 =zegt:9
=zelf:-6 =zetelp:-14 =zetels:-10 =zeven:-5 =zich:-8 =zitten:9 =zoals:8 =zondag:-7 =zoon:9 =zorgen:-5 =zweven:7 ^#:5 ^amster:5 ^bij:-9
^bonten:-5 ^de:-23 ^demiss:-9 ^dit:7 ^het:8 ^hoe:9 ^in:6 ^is:5 ^mark:8 ^meerde:-7 ^na:18 ^ondank:5 ^ook:10 ^op:8 ^opnieu:-9 ^oud:7
^provin:-11 ^rutte:-18 ^tijden:-9 ^twee:9 ^vanavo:11 ^verkee:8 ^voor:10 ^voorma:-10 ^vvd:-15 ^wethou:5 ^wiersm:-10 ^windmo:15 aan:-15
aandac:12 aangeh:-15 aangep:6 aangew:-5 aangif:-9 aanhou:-8 aanpak:5 aansla:-13 aantal:-8 aanval:-9 aanwez:-6 actie:-6 advise:-7
afgelo:-11 afgesl:-9 afsche:5 afval:-6 agente:-5 al:29 alle:6 alleen:-5 alles:13 als:16 altijd:17 amster:5 ander:13 andere:15 anders:5
antwoo:5 arbeid:5 arrest:-9 artike:8 asielo:-6 auto:7 baan:7 banen:-12 basiss:5 beantw:12 beeld:6 begint:12 begrij:-6 bekend:12 belang:13
beleid:-7 ben:7 benoem:-9 bereid:-8 bestuu:-9 betale:-9 beweer:9 bewijz:-7 bewone:-6 bezoek:11 bezorg:-8 biedt:6 bij:-10 bijna:-5 bijzon:7
bleek:7 blij:5 blijkt:-19 blijve:-16 blikke:8 bonten:-5 bouw:-8 bouwen:-6 brengt:-16 breuk:6 brief:-7 burgem:-11 burger:-6 campag:16
carriè:9 centra:-5 cijfer:-8 coalit:7 contra:-5 contro:-8 corona:-8 cultuu:-5 daar:-9 daarme:-9 daarom:-6 dag:11 dagen:10 de:-15 debat:8
debatt:8 deelne:-5 defini:-6 demiss:-9 demons:-15 denkt:6 der:24 deze:15 dicht:-13 die:6 diep:8 dinsda:-21 dochte:7 doe:5 doel:-6 doen:16
doet:-6 door:-9 dorp:-7 dreigt:-10 drie:-6 droog:-6 drugs:-5 druk:-5 dus:6 echt:-9 echte:11 een:-15 eerste:31 eigena:-6 eindel:9 eist:-8
elektr:-10 elk:7 elkaar:10 elke:10 en:5 ene:6 energi:-12 enige:-6 enkel:-12 enkele:6 enthou:7 erop:5 ers:5 ervan:13 euro:-14 ex:6
expert:10 famili:8 februa:-7 fel:9 financ:-6 flink:-6 format:-8 foto:11 fotogr:9 fouten:-9 gaat:-12 gaf:-5 gebrui:14 gedood:-6 geeft:9
geen:21 gekreg:-6 gelede:5 geloof:11 gemaak:-11 gemeen:-29 gemidd:-9 geopen:9 geplan:-6 geregi:-5 geval:-6 gevall:11 gevolg:-6 gevond:-8
geweld:-11 gewond:-9 gewonn:-6 gezich:-5 ging:6 gister:5 goed:11 gouver:-6 graag:8 groei:7 groeie:6 groot:-8 groots:-8 grote:7 had:-12
hadden:-9 halen:-9 hand:5 handel:-9 hard:6 harde:-5 hebben:-13 heeft:-22 heel:-5 helema:10 herste:-7 hevige:-10 hoe:17 hoge:11 hogere:-8
honder:-8 hoogte:5 hoopt:-15 huidig:-13 huisho:7 hun:5 huurde:-8 iedere:10 iets:9 illega:-7 in:-36 indust:-6 inform:-5 inmidd:6 interv:11
inzet:-6 is:24 israël:-8 jarige:-16 je:34 juli:-8 juni:-5 kaart:-6 kabine:-17 kan:-12 kans:-7 kant:7 kast:-6 keert:-8 kiezen:-6 kiezer:-7
kijken:8 kijker:7 kilome:6 klacht:-8 koers:-12 komend:-7 komst:-6 komt:-8 koning:-9 krijge:-8 krijgt:-13 kritie:16 kritis:-9 kunnen:-37
kust:-10 kwam:11 laat:-11 laatst:9 land:7 langer:-7 laten:7 later:-8 leerli:6 leider:-18 leidt:9 lerare:7 leven:22 levert:-7 liefde:7
ligt:-7 lijkt:5 lijstt:24 live:11 lopen:-8 luiste:-5 maakt:-21 maanda:-21 maar:30 maart:-10 maken:-26 mark:10 me:-6 medewe:-6 media:10
medisc:-5 mee:13 meedoe:12 meer:-8 meerde:-25 meeste:-6 melden:9 meldt:-11 mensen:8 mestpl:-11 met:10 middel:-5 migrat:6 milita:-5
miljar:-11 miljoe:-10 minder:-8 minist:-26 missen:7 moeder:7 moeili:5 moeite:5 moest:5 moet:-11 moeten:-5 mogeli:-8 moment:12 monume:-6
mooist:7 n:5 na:-18 nadat:-14 nadruk:9 nameli:-6 nauwel:6 neer:-8 nemen:16 net:12 nieman:6 niet:-10 niets:-8 nieuw:-12 nieuwe:23 nodig:-9
nooit:9 novemb:7 nu:10 of:9 oktobe:-8 om:-13 omdat:-6 onafha:-11 onderd:-6 onderh:-6 onderz:-16 ons:6 ontsla:-5 ooit:-5 ook:19 oorlog:9
opdrac:-10 openen:-6 oploss:-10 opnieu:-9 opvang:-7 oud:6 oudere:7 overle:-11 overst:-8 pas:9 per:-10 persco:10 persoo:6 pijnli:7
plaats:-6 plan:-22 plek:-9 poging:-7 politi:5 positi:-7 prakti:-5 precie:-5 presid:6 prijs:-7 probee:9 procen:-19 produc:-18 progra:12
provin:-10 publie:-13 raad:5 raadsv:-7 raakt:-10 recept:6 rechte:-16 record:-6 redact:9 reden:5 regeer:7 regeri:-26 rekene:7 rekeni:6
rente:5 repara:-5 restau:-5 rij:-8 rode:-9 ruim:-7 rutte:-9 s:-12 samen:9 samenw:-13 schot:-6 schree:6 schrij:6 schuiv:7 select:9 show:11
site:5 slecht:-19 sluit:-8 snel:6 sommig:5 spelen:8 staakt:-8 stap:6 start:5 stelde:-8 steun:-6 stijgt:-15 stof:8 stopge:-6 stopt:-7
straat:7 strafb:-9 streng:7 strijd:6 stroom:-5 studie:-7 studio:9 succes:7 te:7 tegen:-19 tegens:12 telken:7 terreu:9 terug:16 the:7
thuis:5 tijdel:-5 toch:6 toekom:-8 treine:-10 trekt:-13 tussen:-7 tv:19 tweede:-5 u:10 uitein:10 uitgeb:-5 uitges:-13 uitnod:-5 uitspr:-5
uitste:8 uitsto:-6 uitzen:12 uur:8 vaak:5 vader:18 vakbon:-7 vaker:-8 van:-12 vanavo:18 vandaa:-18 vanuit:8 vanweg:-13 veel:8 veerti:7
veilig:-8 verand:10 verbli:-13 verbod:-10 verdac:-11 verder:-21 verdie:6 verdwi:-6 vergel:-6 vergun:7 verhal:5 verkie:30 verkla:-6
verkoc:-7 verkoo:-13 verkop:-6 verloo:6 vermoe:-17 vernie:-10 verras:6 versta:6 verste:-10 verstr:-8 vertel:11 vertra:-8 via:11 vijf:5
vinden:-14 vindt:-5 voetba:-8 voldoe:-10 volgen:-29 volled:5 vond:6 voor:-13 vooral:10 voorbe:10 voorlo:-10 voorma:-18 voorst:-5 vraagt:6
vragen:8 vriend:12 vrijda:-18 vrijwe:5 vvd:-9 waarom:13 waarop:8 waarsc:-11 waarva:-5 want:9 was:9 wat:18 water:-5 we:-5 websit:11 week:13
weer:18 weet:6 weinig:-7 weken:-11 wel:9 welke:9 welkom:5 werd:5 wereld:13 werken:5 wet:-10 weten:7 wetens:-14 wethou:-7 wie:6 wiersm:-10
wil:-17 wilde:-5 windmo:-33 windtu:-6 winkel:6 winnaa:10 woede:-6 won:5 wonder:5 z:6 zakken:-5 zat:8 zaterd:-22 ze:16 zeer:-10 zege:-10
zeggen:8 zei:-12 zelf:-6 zetelp:-15 zetels:-11 zevent:8 zieken:-15 ziekte:-5 zien:13 ziet:12 zo:18 zondag:-13 zonder:-5 zoon:9 zullen:-6
zweven:9 én:19
`
