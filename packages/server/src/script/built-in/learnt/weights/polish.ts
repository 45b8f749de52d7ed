export const polish = `
:-38 #:-33 +!:-8 +":-13 +.:13 +::12 +?:27 +alone:27 +doubts-1:-17 +doubts1:19 +length1:9 +length2:18 +length3:13 +length4:9 +length5:-9
+length7:-24 +length8:-11 +retold:-56 +weight0:-11 +weight1:16 +without-abbreviation:-11 +without-cut-off:30 +without-first-person:36
+without-furniture:17 +without-quote:25 +–:-20 +…:5 =#:-18 =a:-14 =a1:8 =admini:5 =agencj:-7 =akadem:-5 =akcji:8 =aktywi:-5 =aktywn:6
=alarmu:-6 =ale:7 =ambasa:-5 =analit:-6 =analiz:5 =andrze:9 =apple:5 =archit:6 =artyku:7 =atak:-11 =ataku:-10 =austra:7 =autem:-7
=autobu:8 =awaria:-7 =awarii:-6 =badani:-9 =balist:-8 =barcel:-7 =bartos:5 =bałtyc:-9 =bez:9 =białor:-6 =biznes:6 =black:7 =bo:11
=branży:5 =broni:6 =broń:12 =brytyj:-5 =butelk:-9 =by:-10 =był:5 =była:-8 =było:7 =będzie:-6 =będą:5 =cba:5 =cel:8 =cen:-10 =ceny:-14
=chciał:5 =chcą:5 =chin:-8 =christ:6 =chroni:5 =ciepła:-9 =ciężki:9 =co:-12 =czarne:6 =czasie:-5 =czecha:-5 =czeka:-6 =czerwc:-10
=czerwo:-7 =czwart:-10 =czy:-5 =czyli:9 =członk:-11 =daje:-6 =dalej:-7 =dalsze:-5 =dane:10 =dewelo:7 =dla:5 =dni:-7 =do:-5 =dobrze:8
=dodatk:-6 =dokume:-6 =dolaró:-8 =domu:23 =dostal:7 =dostaw:-13 =dostał:5 =doszło:-9 =dr:6 =drogi:-6 =dronam:-9 =drony:-7 =dwie:-12
=dwóch:-7 =dyrekt:-11 =dzieci:-10 =dziedz:5 =dziesi:-7 =dzisia:8 =dziś:-5 =ekonom:5 =eksper:11 =elektr:19 =emeryt:-5 =energe:-5
=energi:-12 =europe:-19 =europi:-10 =fabryk:-10 =federa:6 =film:6 =filmu:-14 =formal:7 =francu:-8 =funkcj:-17 =gazeta:-9 =gazu:-6
=gdańsk:-14 =genera:-7 =gminy:-8 =google:6 =gotowo:7 =granic:-16 =grozi:9 =grób:-6 =gwaran:-7 =gwałto:-5 =gwiazd:7 =głos:7 =główne:-8
=hamas:-5 =handlo:-5 =heliko:-6 =histor:7 =hiszpa:-11 =holdin:-6 =hołown:-5 =hurkac:-6 =i:-11 =iberio:12 =ii:6 =inform:-14 =instyt:-10
=intern:11 =inwazj:-11 =iv:7 =izrael:-6 =jak:21 =jako:14 =janosz:6 =janusz:8 =jeden:6 =jedna:-5 =jego:17 =jest:8 =jeszcz:-11 =jork:-5
=już:12 =kampan:12 =kancle:-6 =ke:-6 =kiedy:9 =kijowa:-7 =kijowi:-7 =klient:5 =kobiet:7 =kodeks:8 =kolejn:-12 =komisj:-12 =komuni:-10
=konfer:-6 =koniec:7 =konsum:-6 =kontra:-15 =kontro:-10 =korei:-5 =korona:8 =koryta:-8 =korzys:5 =końcu:5 =kpo:7 =krajac:-5 =krajow:-6
=kraju:-5 =krytyk:9 =kryzys:-6 =księży:-5 =która:-14 =którym:13 =kw:12 =lat:-5 =latach:-6 =latek:6 =letnia:-9 =liczba:-8 =linie:-5
=list:-8 =lot:-7 =lotnic:-11 =lotnis:-7 =ludzi:9 =m:6 =ma:8 =mają:5 =mandat:-6 =marcin:8 =marius:-6 =marsza:-8 =masowo:-8 =mateus:6
=małżeń:-13 =media:-8 =medycz:-10 =miaste:5 =miasto:-11 =miejsc:6 =miejsk:-5 =mieszk:14 =migran:-7 =mimo:5 =minist:-24 =mistrz:-6
=między:-12 =mld:-12 =mln:-6 =mocno:5 =mogą:15 =morawi:-14 =moskwi:6 =może:-9 =możliw:7 =mróz:-6 =msz:-5 =mu:5 =musi:7 =musiał:6 =mówi:15
=mężczy:5 =nad:12 =nagle:6 =najlep:6 =najmni:-8 =najniż:-7 =najnow:8 =najwyż:-7 =narodo:-7 =nastro:-5 =natali:6 =nauczy:7 =nawet:-9
=nawroc:5 =nie:8 =niemcz:-7 =niemie:-7 =niepok:-10 =nietyp:10 =nikt:6 =nowe:8 =nowej:-5 =nowych:-7 =nowym:7 =nową:7 =obniża:-5 =obniżk:7
=obowią:-8 =obrony:-12 =ocenił:6 =ochron:-9 =oczeki:6 =od:-16 =odmówi:6 =odnale:6 =odsłon:8 =odwoła:-7 =of:-5 =ofiary:5 =ograni:-9
=ogromn:9 =ok:-5 =około:-7 =operac:-6 =opozyc:6 =opłaty:-8 =oraz:16 =osiągn:-5 =oskarż:-12 =osoby:-9 =ostatn:10 =ostrza:-7 =ostrze:-7
=osób:-10 =otrzym:5 =oznacz:-7 =oświad:-7 =pacjen:-11 =paliw:-11 =pap:-8 =para:7 =parlam:-10 =pasaże:-7 =paweł:5 =pienią:7 =pies:-9
=pis:19 =piątek:-10 =piłkar:6 =pl:8 =planet:5 =po:11 =pocisk:-5 =pociąg:-8 =pod:-9 =podate:7 =podatn:8 =podał:-9 =podcza:-9 =podejr:-7
=podjęł:-5 =podpis:-12 =podróż:6 =podsta:7 =podwyż:7 =pogoda:-9 =poinfo:-15 =pojawi:14 =pokaza:14 =polakó:14 =policj:-9 =polity:5
=polsce:11 =polski:-7 =polską:-6 =polskę:-12 =pomocy:-5 =pomysł:8 =ponad:-6 =ponied:-12 =popraw:-11 =popula:-5 =porażk:-9 =porozu:-8
=poseł:10 =posied:-9 =postęp:9 =poszko:-5 =poszuk:-9 =potenc:6 =potrąc:7 =potężn:5 =powołu:-5 =poziom:-12 =poznań:-9 =połudn:-11
=pościg:-8 =pożar:-13 =pracow:5 =prawie:-7 =premie:-12 =prezen:14 =prezes:-9 =prezyd:-9 =proble:7 =proc:-18 =produc:7 =projek:-10
=propag:9 =prywat:-7 =przeci:-18 =przed:-9 =przeka:-13 =przemy:-7 =przepi:-8 =przepr:7 =przest:6 =przesł:-5 =przych:-8 =przyja:8
=przyją:-11 =przyję:7 =przymu:-5 =przysz:-5 =przywó:-5 =prąd:5 =public:-11 =putin:6 =putina:6 =r:-6 =rada:-5 =rannyc:9 =rano:-8 =raz:6
=realiz:-7 =redukc:-7 =region:-6 =rekord:-9 =reprez:6 =resort:-6 =rodzic:-11 =rok:5 =rokiem:5 =rosji:-10 =rosyjs:9 =rowu:-5 =rozpoc:5
=rozwią:9 =rośnie:-10 =ruchu:-7 =ruszył:-9 =rząd:-6 =rządu:-9 =równie:8 =samorz:-8 =samsun:7 =sankcj:-12 =saudyj:-6 =sejm:-6 =sejmow:-11
=sejmu:-8 =siebie:7 =sieci:-11 =siergi:-7 =sieć:9 =się:20 =sił:-6 =siłown:8 =skazan:-8 =sklepó:6 =skróć:6 =sobie:8 =sondaż:-6 =spadek:6
=sporto:10 =sposób:6 =społec:-12 =spraw:-8 =sprawc:-5 =sprawd:11 =sprawi:5 =spółka:9 =stacja:-7 =stacji:-12 =stacjo:-7 =stan:8 =standa:-6
=stanie:5 =stanow:9 =strate:5 =strzał:-10 =studen:-6 =sukces:16 =swoje:5 =swój:6 =szczeg:9 =szczyt:-14 =szerok:7 =szpieg:7 =szpita:-7
=szwajc:6 =szymon:-5 =sąd:9 =sądu:7 =słowa:8 =t:7 =tajemn:8 =tak:5 =takich:5 =także:23 =tankow:-5 =te:6 =tego:9 =tej:8 =telegr:-5
=termin:-8 =terror:-10 =testów:-5 =to:25 =tomasz:9 =ton:-7 =traged:5 =transm:8 =trwa:-8 =trwają:-5 =trybun:-5 =trzeci:-5 =turcja:-7
=turnie:-12 =turyst:-8 =tusk:-5 =twierd:6 =twitte:-5 =tych:19 =tylko:18 =tym:-15 =tysięc:8 =u:-5 =ubiegł:6 =uderze:-7 =uderzy:6 =ue:-17
=ukrain:-11 =ukraiń:-9 =ulicy:7 =unii:-7 =urządz:9 =usa:-6 =ustawy:-18 =ustawę:-6 =usługa:5 =uważa:-5 =ułatwi:6 =vat:10 =w:-15 =warsza:-8
=ważna:7 =wchodz:-7 =wciąż:12 =wcześn:-5 =we:-11 =wezwan:-9 =wicepr:-9 =wiedzi:5 =wielka:-6 =wielko:-6 =wirtua:5 =więzie:8 =wniosk:12
=wobec:-5 =wody:-7 =woj:-7 =wojewó:-13 =wojny:11 =wojnę:11 =wojsk:-5 =wojsko:-8 =wraz:9 =wrocła:-7 =wschod:-10 =wskazu:9 =wspóln:5
=współp:9 =wstrzy:-6 =wtorek:-13 =wybora:-6 =wyborc:-10 =wybory:11 =wybrze:-5 =wybuch:6 =wygrał:-7 =wygłos:-6 =wyjątk:12 =wykona:6
=wykryt:-10 =wylądo:-8 =wynika:-15 =wypade:-7 =wypowi:11 =wypłat:-5 =wysoko:-8 =wystrz:-10 =wzrost:-11 =wzrosł:-8 =władze:-10 =własne:-5
=włoski:7 =wśród:17 =xiaomi:6 =z:-8 =za:10 =zabieg:-6 =zablok:-7 =zabrak:6 =zabrał:10 =zabójs:-5 =zagroż:-9 =zakaza:-5 =zakońc:5
=zamier:-6 =zapowi:-11 =zapras:13 =zaprez:7 =zaprop:-7 =zapłac:-8 =zarabi:6 =zaskak:12 =zaskoc:10 =zatrzy:-8 =zatwie:-5 =zawies:-8
=zawodo:-5 =zbliża:-6 =zbrodn:-8 =zbroje:-10 =zbrojn:-6 =zdjęci:12 =zdrowi:6 =ze:-8 =zespół:9 =zginęł:-11 =zielon:-6 =ziobry:10 =zmiany:5
=zmieni:7 =znacze:10 =znaczn:7 =znajdu:12 =znalaz:-5 =znalez:-10 =znana:7 =zniszc:5 =znów:-6 =zorgan:-7 =zostan:-8 =został:-14 =związe:-10
=zwięks:-6 =zwróci:-8 =zysk:-6 =zł:-6 =złoty:-6 =złożył:-6 =łukasz:8 =śledzt:6 =śląski:-5 =śląsku:-7 =śmierc:12 =średni:-9 =środow:5
=środę:-5 =świadc:10 =świat:17 =świata:5 =świeci:8 =życia:8 =życie:-10 =żyje:-13 =żyją:-10 ^ameryk:6 ^andrze:11 ^atak:-10 ^były:-8
^chiny:-11 ^izrael:-14 ^kobiet:7 ^kolejn:-10 ^korona:7 ^mieszk:7 ^minist:-5 ^na:-5 ^niemcy:-15 ^pierws:5 ^pis:7 ^pogoda:-9 ^policj:-9
^polski:-7 ^pracow:7 ^premie:-11 ^prezes:-5 ^prezyd:-18 ^rosja:-10 ^sieć:5 ^strzał:-7 ^szef:-8 ^turcja:-7 ^ukrain:-10 ^w:-18 ^wielka:-6
^wybuch:5 ^z:-6 ^zbigni:-7 ^świat:5 a:7 a1:6 agencj:-8 agreso:-5 akadem:-6 akcja:-11 akcji:8 aktywa:-5 aktywi:-8 aktywn:5 al:-5 alarmu:-7
ale:13 alkoho:-5 ambasa:-5 ameryk:-6 andrie:-7 andrze:9 apelac:-6 apeluj:-7 apple:7 argent:-6 armia:-6 armii:-6 artyku:6 atak:-8 austra:9
auto:6 autobu:7 autors:8 awaria:-11 awarii:-6 aż:-8 badani:-14 badań:8 balist:-10 banku:-5 barcel:-7 bardzi:7 bałtyc:-9 bezpie:5
białor:-10 bidena:-6 bierze:5 bieżąc:-5 bilans:-10 biznes:17 black:5 bliski:8 bmw:6 bo:9 bohate:7 bowiem:13 br:-5 branży:9 brawur:5 broń:7
brytan:-15 brytyj:-8 bundes:-5 busine:6 butelk:-9 by:-10 być:-5 był:6 była:-15 było:7 będzie:7 będą:-5 całe:5 całej:-11 cba:5 cel:8
celu:-5 cen:-12 centra:-10 centru:8 ceny:-22 chce:-5 chciał:9 chin:-6 chinac:-6 chorob:-8 chwili:8 ciało:-6 ciekaw:8 ciepła:-9 ciągu:-5
ciężar:-5 ciężki:6 co:-8 co2:12 coraz:13 coś:5 cyfrow:-6 czarne:6 czasu:13 czecha:-8 czekaj:5 czerwc:-6 czerwo:-7 czołgi:-5 cztere:-10
czworo:10 czyli:12 często:9 części:-5 członk:-10 daje:-5 dalej:-8 dane:14 daniel:-6 datę:5 dawid:-7 decyzj:-12 deklar:-6 dewelo:7 dla:10
dlateg:5 do:-19 dobrym:9 dobrze:10 dodatk:-6 dokona:-7 dokume:-5 dolaró:-10 domu:24 donosi:-6 doskon:8 dostal:5 dostaw:-17 dostrz:-10
dotych:-8 dotycz:-5 dołącz:9 drogi:-13 drogę:-5 dronam:-9 drony:-7 drugim:-7 ds:-5 duże:-5 dużo:8 duży:-6 dwa:9 dwie:-14 dwoje:-6 dwóch:-9
dyrekt:-12 dzieci:-10 dzieck:9 dziedz:9 dziewc:5 dzisia:20 dzięki:-9 edukac:-5 efekt:-7 eksper:8 eksplo:8 elektr:11 elemen:-7 emeryt:-8
energe:-8 energi:-13 europe:-24 europi:-9 eurosp:14 f:6 fabryk:-8 film:6 filmu:-14 firmy:12 fiskus:7 formal:6 fragme:9 fronci:10 fundus:-5
funkcj:-8 gazeta:-12 gazu:-6 gdańsk:-13 gdy:13 gdzie:7 genera:-10 gminy:-15 go:-6 godzin:7 google:11 gospod:-13 gotowo:5 gracz:6 graczy:7
granic:-19 grozi:8 grudni:-8 grupie:-8 grupy:-10 grób:-6 gwaran:-9 gwiazd:10 góry:5 głos:7 główne:-6 główny:7 hamas:-6 hamasu:11 heliko:-6
hiszpa:-12 holdin:-5 hongko:-6 hubert:-6 hurkac:-6 i:5 iberio:12 ich:7 idzie:6 idą:-5 ii:5 im:5 in:10 inacze:5 inform:-18 innym:-7
innymi:-5 instyt:-18 interi:8 intern:22 inwazj:-11 iv:7 izrael:-9 jacek:7 jak:20 jako:14 jakub:-5 janosz:6 janusz:15 japoni:-9 jarosł:8
jasno:9 jeden:12 jedena:6 jedna:5 jednej:-6 jedno:5 jednoc:-6 jednos:-5 jednym:6 jedną:11 jego:9 jej:9 jeszcz:-10 jewgie:-7 joe:-5 jork:-5
kaczyń:7 kadry:-8 kalifo:6 kampan:25 kancel:-5 kancle:-6 każda:10 ke:-6 kiedy:16 kieruj:-7 kierun:5 kijowa:-10 kijowi:-6 kilkad:-9
kliczk:-5 klient:14 kluczo:5 km:-7 koalic:-5 kobiet:10 kodeks:11 kolejn:-18 koment:6 komisj:-11 konfer:-7 kongre:-6 konsek:5 konsum:-16
konta:-6 kontra:-13 kontro:-11 korei:-7 korona:5 korupc:-9 koryta:-8 korzyś:5 kosmet:7 koszte:6 końca:-8 końcu:8 kpo:11 kraje:5 kraju:-9
krytyc:5 krytyk:9 kryzys:-10 krzysz:5 kto:8 które:7 który:-7 któryc:9 którym:18 którzy:-9 kupowa:9 kw:10 kwota:5 lat:-10 lata:-5 latach:-6
latek:10 le:-5 lecz:5 legend:9 lekars:-5 letnia:-8 letnie:5 lewicy:-8 liczba:-7 lider:7 lidere:6 linie:-5 list:-8 listop:-7 lokali:5
lot:-10 lotnic:-8 lotnis:-9 lub:7 lubels:5 lublin:8 lubusk:-5 ludzi:7 ludzko:7 luksus:6 m:6 ma:7 maciej:-9 mają:11 mandat:-10 marca:7
marius:-7 masowo:-8 materi:7 małeck:-6 małgor:-6 małych:-5 małżeń:-8 mecz:-10 meczu:8 media:-11 mediac:10 medycz:-7 mer:-5 metra:5
metrop:-5 miast:-6 miasta:-5 miaste:10 miasto:-13 miała:-5 miało:-8 michał:7 mierzy:9 mieści:-8 migran:-7 miliar:5 minion:6 minist:-31
między:-16 mięsa:-5 mld:-18 mln:-18 mobywa:-7 mocno:8 mocy:6 modelu:9 mogą:22 mogły:-5 morawi:-16 morski:-8 moskwa:6 moskwi:6 moskwy:-6
możliw:5 można:13 mróz:-6 msz:-6 mu:6 musiał:14 musiel:9 muszą:8 mówi:24 mówić:5 mężczy:7 na:-7 nabywc:9 naczel:7 nad:8 nadzor:-5 nagle:9
nagran:12 nagrod:9 najbli:-10 najemn:-7 najniż:-7 najnow:11 najsta:-7 najważ:13 najwię:-6 najwyż:-8 napraw:6 nastro:-6 natali:6 nauczy:8
naukow:-8 nawet:-22 nawroc:5 netfli:6 nie:23 niebez:5 niebie:7 nieco:-5 niedaw:-6 niedzi:-14 niego:-5 niej:9 niemal:-11 niemca:-8
niemcy:-7 niemcz:-9 niemie:-8 niepok:-6 niepra:-5 niespo:6 nietyp:13 niezna:-5 nigdy:13 nikt:5 nią:5 normal:-7 nowe:8 nowośc:9 nowy:-5
nowych:-10 nowym:7 obecny:9 obniża:-5 obniżk:6 obniży:-5 obowią:-10 obronn:6 obrony:-13 obronę:-8 obserw:-12 obudzi:-6 obywat:-7 oceanu:-5
ocenił:9 oceny:8 ochron:-15 ociepl:-8 oczeki:9 od:-12 odbyć:-5 odbyły:5 odbędz:-5 oddzia:-6 odejśc:5 odesła:5 odkryc:-6 odmien:7 odmówi:6
odnale:-5 odpowi:8 odsłon:9 odwoła:-11 of:-6 oferuj:11 ofiara:-7 ognia:-5 ograni:-12 ogromn:16 ogłosi:5 ojciec:11 ok:-10 okazał:-8
okazji:15 okazuj:7 okolic:-10 około:-9 okresi:5 określ:8 olszty:-10 on:6 online:6 opady:-5 operac:-7 oprogr:5 oprócz:-7 opuści:-8
opłaty:-5 oraz:5 orlenu:-7 oskarż:-12 osoba:5 osoby:-13 ostatn:14 ostrze:-6 oszczę:6 osób:-10 oświad:-11 pacjen:-11 pakiet:-6 paliw:-12
papier:-9 para:7 parali:-5 parku:-5 parlam:-18 partia:5 pasaże:-7 patrio:-5 państw:5 pcc:9 pielęg:9 pies:-9 pis:28 pisze:-6 piątek:-13
pięć:5 pl:26 placów:-6 planet:5 planow:-7 planu:6 planuj:-5 po:-9 pochwa:11 pociąg:-8 podate:7 podatk:9 podatn:9 podał:-6 podejr:-6
podjęł:-5 podkre:-10 podnos:-8 podobn:-8 podpis:-16 podzia:-5 pogoda:-9 poinfo:-29 pojawi:13 pokaza:10 pokazu:12 pokrzy:-8 polacy:7
polakó:11 policj:-16 polity:6 polska:7 polski:-8 polską:-10 polskę:-18 pomocy:-9 pomysł:8 ponied:-16 poniew:-8 ponown:-9 popełn:-5
popraw:-6 populi:10 porażk:-11 porozu:-6 portal:6 pory:-6 posels:-6 poseł:13 posied:-8 postęp:14 poszko:-5 poszuk:-8 posłan:5 posłow:-6
potenc:6 potrze:10 potrąc:12 potwie:-10 potężn:6 poważn:-5 powied:-13 powiąz:-6 powode:-9 powodz:-6 powołu:-8 poziom:-16 poznan:-7
poznań:-15 pozost:-5 połowa:-8 połowi:-7 połudn:-10 pościg:-8 pośliz:8 pożar:-15 pracow:6 prakty:5 prawdo:-11 prawie:-6 premie:-14
prezen:20 prezes:-16 prezyd:-9 proble:10 proc:-28 procen:-8 produc:9 produk:5 prof:13 projek:-6 propag:9 prowad:8 prywat:-6 przeci:-27
przed:-14 przede:6 przeds:6 przedł:-5 przeję:-7 przejś:-5 przeka:-18 przekr:-6 przemy:-9 przepi:-17 przerw:5 przest:9 przesu:-5 przetr:-5
przewi:-7 przewo:-5 przeży:8 przy:6 przych:-9 przyda:6 przygo:6 przyja:12 przyją:-11 przyję:9 przykł:10 przymu:-5 przypa:-6 przypo:8
przysz:7 przywó:-6 przyzn:-10 prąd:5 putina:7 pytani:8 północ:-11 późnie:10 płaci:-6 rachun:-5 rada:-9 radio:-6 rannyc:7 rano:-11 raporc:7
raport:-7 ratowa:-7 ratown:-6 raz:8 razem:7 razie:-6 razy:6 reakcj:-6 redakt:7 region:-12 rejest:-5 reklam:-5 rekord:-16 relacj:13
religi:5 report:-6 resort:-6 restau:5 reuter:-10 roczny:-6 rodzaj:6 rodzic:-15 rok:13 roku:-6 rosja:11 rosji:-10 rosnąc:-11 rowu:-5
rozmow:5 rozpoc:-9 rozprz:-11 rozstr:8 rozwią:17 rozwoj:5 rośnie:-13 ruchem:-7 ruchu:-8 ruszył:-8 rzeczn:-6 rządu:-10 równie:19 różnyc:-6
samorz:-13 samsun:7 samym:11 sankcj:-8 saudyj:-6 sejm:-6 sejmow:-8 sejmu:-8 siebie:7 siergi:-8 sierpn:-5 sieć:5 się:-7 siłown:8 skalę:-6
skazan:-12 sklepó:6 skoczy:-6 skorzy:7 skróć:6 skutek:-7 składa:5 smartf:7 sobie:13 sobotę:-8 sondaż:-5 spadła:-5 spadły:-5 spełni:-5
spodzi:-9 sporto:6 sposob:7 spowod:-7 spraw:-11 sprawc:-8 sprawd:14 sprawi:-5 sprawo:-7 sprawy:6 sprawę:18 sprzed:-17 sprzyj:-6 sprzęt:13
spółka:11 stacja:-7 stacji:-10 stacjo:-7 stanie:8 stanow:13 stany:-6 statys:-5 stawka:5 stał:8 stała:8 stolic:-6 stopni:-5 straci:-9
strate:8 strony:5 strzał:-10 studen:-6 stworz:9 stylu:-6 sukces:10 surowi:-5 swoim:12 swoje:-6 syn:5 system:8 sytuac:6 szansa:-6 szanse:6
szczeg:7 szczyt:-9 szerok:7 szpieg:6 szpita:-6 szybko:-9 sąd:5 sądem:-6 sąsied:5 słonec:8 słowa:9 służb:6 służby:-9 służąc:-10 t:7 ta:13
tajemn:10 tak:19 taka:-6 takich:5 taką:9 także:8 tam:-8 tankow:-5 te:12 techni:-8 techno:16 tego:-8 telefo:-5 telegr:-5 tereni:-5
termin:-13 terror:-8 teryto:-14 też:6 times:-6 to:17 tomasz:12 ton:-11 towarz:-5 traged:7 trakci:6 transm:18 transp:-6 trumpa:-6 trwają:-5
trybun:-6 trzeci:-21 trzy:-6 turcja:-7 turcji:-6 turnie:-15 turyst:-12 twierd:9 twitte:-7 tworzy:-7 tych:18 tydzie:-9 tygodn:-6 tyle:5
tylko:21 tymcza:-6 tysiąc:14 tą:-5 tę:6 tłumac:5 ubiegł:5 uczest:9 udało:-12 uderze:-9 udział:-12 udziel:-7 ue:-16 ugrupo:-5 ukrain:-15
ukraiń:-16 ulic:6 umowy:5 unii:-8 uprawn:11 urucho:6 urządz:12 urzędn:-5 usa:-14 ustawy:-9 ustawę:-7 uszkod:-10 usługa:5 usłysz:-6
utrudn:-5 utworz:-5 uważa:-9 uzbroj:7 użycie:5 vat:11 w:-8 wagner:-6 wakacj:6 warsza:-5 warto:8 ważna:7 ważne:13 wchodz:-6 wciąż:17
wcześn:-11 we:-18 według:7 weszła:-5 wewnęt:5 wezwan:-9 wiadom:5 wicemi:7 wicepr:-16 widać:6 wideo:8 wiedzi:6 wieku:5 wiele:6 wielka:-7
wielko:-15 wielu:10 wirtua:9 witali:-7 większ:-7 wniosk:11 wobec:-12 wody:-6 woj:-10 wojcie:7 wojenn:6 wojewó:-13 wojny:13 wojnę:5
wojsk:-5 wojska:6 wojsko:-17 wołody:-6 wpływy:-8 wrocła:-7 wrogów:6 ws:-6 wschod:-12 wschód:-5 wskazu:12 wskaźn:-13 wsparc:5 współp:12
wstrzy:-8 wszysc:-7 wta:-6 wtorek:-19 wtorko:-6 wybora:-6 wyborc:7 wybory:6 wybran:11 wybrze:-6 wybuch:7 wydatk:5 wydawa:5 wydał:-6
wygląd:17 wygrał:-6 wygłos:-6 wyjaśn:-5 wyjątk:19 wykaza:-5 wykona:6 wykryt:-9 wylicz:7 wylądo:-8 wymaga:-7 wynies:7 wynika:-19 wyniku:5
wypowi:7 wyrazi:-5 wyrzuc:-6 wysoko:-6 wyspy:-6 wystrz:-11 wystąp:-12 wysłan:-7 wywoła:-5 wyścig:7 względ:14 wzrost:-15 wzrosł:-7
wzrósł:-5 wątpli:-6 władz:-5 władze:-18 własne:-5 właśni:8 włoski:7 wśród:18 x:7 xiaomi:6 za:-6 zaatak:-6 zabieg:-6 zabity:-5 zablok:-11
zabrak:9 zabrał:10 zabójs:-6 zachod:-9 zachow:7 zagroż:-12 zainte:8 zajmuj:-6 zakaza:-8 zakażo:-5 zakup:7 zaledw:6 zalicz:5 zamier:-7
zamies:-6 zamkni:-11 zapowi:-14 zapras:13 zaprez:8 zaprop:-7 zapłac:-8 zarabi:6 zarówn:6 zasięg:5 zasiłk:6 zaskak:12 zaskoc:11 zastos:7
zastrz:-8 zastąp:-7 zatrzy:-9 zatwie:-6 zawarł:7 zawies:-8 zawodo:-5 zaznac:-6 załama:6 zbiera:5 zbliża:-10 zbrodn:-8 zbroje:-9 zbudow:5
zdanie:-7 zdarze:7 zdecyd:8 zdjęci:18 zdradz:6 ze:8 zeszły:9 zewnęt:-7 zełens:-7 zginęl:8 zginęł:-8 zgodzi:-5 zgodę:-5 zgłosi:5 zielon:-6
ziemię:-6 ziobry:10 zjedno:5 zlikwi:-6 zmaga:5 zmiana:5 znacze:9 znajdu:12 znajom:6 znalaz:-6 znalez:-6 znana:9 znikni:7 zniszc:6 znów:-6
zorgan:-9 zostan:-16 zostać:6 został:-21 zrobić:11 zupełn:7 związe:-13 związk:-13 zwięks:-5 zwolni:-5 zwróci:-10 zwłasz:6 zysk:-5 zyskał:8
zł:-17 złoty:-6 złotyc:-8 złożon:7 ćwierć:-5 łamani:-9 łukasz:10 łączni:-6 śledzt:-5 śląski:-7 śląsku:-7 śmierc:24 śmiert:-6 śmierć:9
środę:-14 świadc:5 świadk:-5 świat:17 świata:10 świato:-8 świeci:16 świąte:8 święto:7 że:-10 żeby:9 życia:13 życie:-10 życiu:6 żyje:-15
żyją:-10 żywo:9
`
