export const polish = `
:-27 #:-27 +!:-16 +":7 +(:-28 +,:21 +.:25 +0:9 +::-5 +?:30 +alone:30 +doubts-1:-31 +doubts0:5 +doubts1:22 +length1:26 +length2:18
+length3:7 +length4:10 +length5:-16 +length7:-34 +length9:-14 +retold:-79 +weight0:-7 +weight1:14 +weight2:-10 +without-abbreviation:6
+without-cut-off:29 +without-explicit:-10 +without-first-person:30 +without-furniture:40 +without-no-news:22 +without-quote:33
+without-stale-day:7 +–:-32 =#:-22 =a:-7 =aby:-5 =admini:-6 =aferę:-5 =agencj:-9 =aktork:8 =aktywi:-8 =alarm:-7 =alarmu:-11 =alerty:-7
=alkoho:-6 =ambasa:-16 =amunic:-10 =analit:-8 =angiel:6 =ani:9 =anna:8 =apelac:-5 =apple:5 =archit:10 =areszt:-12 =armia:-5 =armii:-12
=artyku:24 =artyst:-5 =atak:-9 =auta:7 =autem:-8 =auto:5 =autobu:5 =automa:10 =awaria:-11 =azyl:-10 =badacz:-8 =badani:-6 =badawc:16
=balist:-7 =bank:12 =bankru:-7 =banku:-8 =barcel:-10 =bardzi:14 =bazie:5 =bez:5 =bezpie:-7 =bezrob:-7 =białor:-13 =biden:-6 =biura:5
=biuro:10 =biznes:10 =bliski:7 =blisko:14 =bloku:-6 =bo:6 =bombar:-5 =br:-7 =branży:13 =brata:5 =brazyl:5 =broni:7 =bronią:7 =broń:11
=brytyj:-7 =budowy:-5 =budowę:-7 =budynk:-9 =budżec:7 =budżet:5 =butelk:-5 =by:-11 =był:8 =była:-9 =było:10 =były:16 =cel:15 =celem:-9
=celu:-5 =centru:-5 =ceny:-7 =chciał:7 =chciel:7 =chcą:9 =chiny:-7 =chmur:-7 =chłopi:-5 =ciężar:-5 =ciężki:12 =cyfrow:-5 =cyklon:-7
=cywiln:9 =czarne:6 =czego:9 =czele:-5 =czerwc:-7 =cztere:-12 =czy:11 =czyli:11 =część:-11 =członk:-11 =córki:7 =daje:-5 =dalej:-9
=dawna:5 =dawneg:-6 =dał:-9 =debiut:-7 =deficy:-7 =deklar:6 =dekret:6 =der:-9 =deszcz:-7 =dla:7 =do:-16 =dobre:-7 =dobros:9 =dodatk:-19
=dokume:-8 =dolara:9 =dolaró:-9 =dom:-5 =domaga:-19 =domu:24 =donald:-6 =doradc:9 =dostal:14 =dostan:7 =dostar:-8 =dostaw:-23 =dostał:8
=dowied:-6 =dowódc:-9 =doznał:-9 =dożywo:-5 =dr:7 =drogac:-5 =drogi:-5 =dronam:-11 =drony:-7 =dronów:-11 =drożej:-5 =droższ:-5 =drożyz:6
=drzwi:-8 =ds:-8 =duża:-5 =dwa:-17 =dwie:-10 =dyplom:-10 =dyrekt:-5 =dzieci:-5 =dziesi:-10 =dzień:12 =dzisia:9 =dziś:-13 =e:8 =edukac:5
=eksper:8 =ekstre:-5 =elektr:8 =emeryt:10 =emisji:5 =energe:-17 =energi:-6 =era:-6 =ewakua:5 =fabryk:-13 =faktur:6 =fawory:7 =film:7
=filmu:-9 =finlan:6 =firmow:9 =formal:5 =fragme:8 =francj:-5 =francu:-10 =fronci:9 =fundus:-7 =funkcj:-19 =gaz:-10 =gdańsk:-9 =gdyby:6
=gen:-5 =giełdz:6 =gminy:-10 =go:-6 =godz:-6 =gospod:-6 =gotowo:8 =goście:12 =granic:-14 =grozi:7 =groźby:-5 =grudni:8 =grupa:-5 =grupy:-9
=grzywn:-6 =grób:-7 =gwiazd:-6 =głos:8 =głosy:5 =główny:6 =handlo:-7 =handlu:8 =histor:7 =hubert:-6 =hulajn:5 =hurkac:-6 =idzie:11
=idą:-11 =im:6 =incyde:7 =influe:8 =inform:-8 =innymi:-8 =intens:-5 =intern:23 =interw:-7 =inwazj:-7 =irańsk:-5 =izrael:-8 =jak:6 =jaki:11
=jako:7 =japońs:9 =jasno:11 =jazdy:6 =jednak:6 =jednej:-6 =jednoc:-5 =jednos:5 =jednym:-10 =jeszcz:-6 =jeśli:-14 =jubile:8 =już:7 =ją:8
=języka:8 =kamien:-6 =kampan:12 =kancle:-7 =kandyd:-12 =kapita:-7 =kar:-7 =kara:5 =kiedy:6 =kierun:-9 =kilkad:-6 =kilku:7 =klienc:9
=klient:11 =klimat:11 =klub:6 =kluczo:7 =klęsce:5 =kolei:8 =kolejn:6 =koloni:-5 =koment:5 =komisj:-17 =komoro:6 =komple:8 =komuni:-5
=konfer:-7 =koniec:8 =konsek:6 =konsul:-6 =konsum:-6 =kontra:-14 =korea:-8 =korona:6 =koryta:-8 =korzys:11 =kosmet:7 =końca:-7 =kościo:-5
=krajac:-5 =krajow:-8 =kraju:-16 =krok:-11 =krytyk:12 =króla:-6 =królem:-6 =księdz:6 =kształ:-10 =kto:7 =ktoś:6 =która:-28 =które:-25
=któreg:-13 =której:5 =który:-11 =któryc:-8 =którym:14 =którzy:-11 =ktăłra:7 =kupowa:6 =kurato:-10 =kw:10 =kwotę:8 =kłopot:10 =laptop:5
=lat:13 =lata:-6 =latki:7 =legaln:-5 =legend:14 =legion:-5 =lekars:-8 =lepiej:-6 =letnia:-18 =liceum:-5 =liczba:-10 =liczby:-6 =liczne:6
=listop:13 =logist:-8 =lokali:-5 =lot:-5 =loteri:10 =lotnic:-8 =lotnis:-10 =lubusk:-5 =ludzi:14 =ludzie:11 =lutym:-6 =lód:5 =lądowy:9
=magazy:-6 =mają:11 =mandat:-8 =marca:11 =marsza:-6 =marzeń:6 =masowo:-7 =mateus:-5 =mało:8 =małżeń:-6 =mecz:-7 =media:-12 =mediac:23
=medial:7 =medycz:-8 =metalo:-6 =metra:-5 =metrów:-5 =mgły:-7 =miast:5 =miaste:5 =miasto:-8 =miała:5 =michał:17 =miejsc:-17 =miejsk:-11
=miesią:-5 =miesię:19 =mieszk:11 =mieści:-7 =miliar:-5 =minimu:-6 =minist:-15 =między:-5 =miękki:5 =mln:-15 =mniejs:8 =mobywa:-5 =molest:5
=mon:5 =morawi:-10 =morski:7 =możliw:11 =mróz:-9 =mu:14 =musiał:10 =musiel:10 =muszą:5 =mówi:11 =mówią:9 =mówił:8 =na:-12 =nadal:6
=nadcią:-6 =nadzor:-8 =naftow:-5 =nagle:7 =nagran:8 =najbar:5 =najbli:-5 =najbog:6 =najdro:6 =najlep:6 =najmni:-13 =najniż:-14 =najpię:6
=najszy:-6 =najważ:15 =najwię:-6 =najwyż:-7 =napisa:5 =napraw:5 =narcia:8 =narkot:5 =nastro:-12 =natych:-7 =naukow:-6 =negocj:-8 =nich:-6
=nie:10 =niebez:-5 =niedaw:6 =niedzi:-13 =niemal:-6 =niemcy:-13 =niepok:-9 =niepra:-5 =niesam:7 =nietyp:9 =niezal:-6 =nikt:7 =nim:-8
=niskie:-8 =niż:-15 =niższy:-9 =nowa:8 =nowe:18 =noweli:-7 =nowych:-5 =obejmi:-7 =obietn:5 =obliga:-6 =obniża:-5 =obniżk:6 =obroni:6
=obronn:-5 =obrony:-12 =obronę:-5 =obrońc:7 =obserw:-6 =ochron:-7 =oczeki:7 =oddzia:-7 =odebra:8 =odmówi:5 =odnale:5 =odrzuc:7 =odszko:-6
=odsłon:7 =odweto:-8 =odwoła:-11 =odzysk:-6 =of:-5 =oferty:8 =ogień:-8 =ograni:-13 =ogłasz:-8 =ok:-7 =okazał:6 =okolic:7 =okresi:5
=okupac:5 =oligar:5 =opance:-8 =opozyc:16 =opraco:-6 =opuszc:-9 =opuści:-7 =opóźni:-5 =opłaty:-9 =oraz:7 =orlen:-7 =orzekł:-8 =oskarż:-8
=osobow:-9 =osobę:-7 =ostatn:13 =ostrze:-15 =oszuka:6 =oszust:15 =otrzym:-10 =oznacz:5 =ośmiol:6 =ośmiu:6 =oświad:-11 =pacjen:-18
=pakiet:-13 =paliw:-10 =paliwa:-8 =pandem:5 =papier:-8 =para:7 =parlam:-16 =partia:-10 =partne:-6 =pary:-5 =pasaże:-11 =państw:-6
=pełnom:-8 =pierws:-6 =pies:-7 =piesze:8 =pijany:5 =piotra:8 =pis:14 =piątek:-5 =pięcio:-6 =planu:6 =po:7 =pobici:5 =pochod:10 =pocisk:-9
=pociąg:-11 =podaje:-12 =podate:8 =podatk:-5 =podatn:8 =podała:-8 =podcza:-15 =podkar:-5 =podkre:6 =podobn:8 =podpal:-7 =podpis:-15
=podroż:-8 =podsta:7 =pogoda:-8 =pogody:-6 =poinfo:-19 =pojawi:10 =pojazd:-6 =pokaza:27 =pokład:-6 =policj:-10 =polka:5 =polscy:-11
=polsko:5 =pomocy:-10 =pomysł:17 =ponad:-5 =ponied:-13 =ponown:-5 =popraw:-14 =porażk:-11 =porozu:-17 =portfe:5 =porówn:7 =poseł:9
=postan:14 =postaw:5 =postęp:9 =potenc:8 =potrze:-12 =potrąc:9 =potwie:-5 =potężn:13 =poważn:-5 =powołu:-13 =powrót:6 =powsta:-8 =poza:8
=poznan:5 =poznań:-16 =połowa:-5 =połudn:-12 =pożar:-10 =prace:-5 =pracuj:5 =pracy:12 =prawem:6 =prawie:-9 =prawo:10 =premie:-5 =prezen:15
=prezes:-6 =prezyd:-16 =proble:11 =proc:-19 =procen:-7 =proces:-6 =produc:13 =produk:-13 =profes:-8 =progno:-7 =progra:-5 =projek:-5
=promil:-8 =prosi:-7 =prosta:7 =prowad:7 =prywat:-16 =przech:-6 =przeci:-15 =przed:-6 =przeds:15 =przedł:-7 =przegr:-8 =przejś:-8
=przemy:-13 =przepr:7 =przest:10 =przesy:-5 =przesz:-6 =przesł:-8 =przewo:-10 =przeła:-5 =przeło:5 =przy:-6 =przych:-12 =przycz:9
=przyda:5 =przygn:5 =przygo:-11 =przyja:11 =przyje:7 =przyją:-15 =przyję:12 =przyni:13 =przypo:-6 =przywó:-9 =przyzn:-9 =próbow:-6 =prąd:6
=prądu:-11 =punkt:-7 =półroc:5 =późnie:8 =płuc:-5 =r:-17 =rad:5 =radiu:7 =rakiet:-8 =ramach:8 =rannyc:9 =rano:-8 =ratowa:-5 =razem:-5
=realiz:-10 =redukc:-10 =region:-7 =regula:-8 =reklam:-9 =repara:-9 =restau:10 =rewolu:6 =rmf:9 =rmf24:7 =robią:5 =roczne:-7 =roczni:-12
=rodzin:11 =rokiem:6 =ropa:-13 =ropy:-11 =ropę:-8 =rosja:-10 =rosną:6 =roszcz:-5 =rozlic:6 =rozmaw:-18 =rozważ:-5 =rozwoj:8 =rośnie:-14
=ruch:5 =ryby:-9 =rynek:10 =rynku:10 =rywal:7 =rzeczn:-11 =rzeczy:8 =rząd:-7 =rządu:-7 =rządzi:-11 =rządów:-5 =równie:10 =równow:5
=samolo:-8 =samorz:-6 =sanato:7 =sankcj:-7 =sasin:-8 =scenar:6 =sejm:-12 =sekund:5 =sesja:-8 =sesji:-7 =setki:7 =sfinal:-9 =siatka:-8
=siedzi:6 =siergi:-7 =sieć:10 =się:16 =siłown:8 =skanda:8 =sklep:10 =sklepó:5 =skomen:13 =sobie:22 =soboty:-5 =sobotę:-13 =sondaż:-5
=spada:-13 =spadek:5 =spadkó:-5 =spalin:8 =spokoj:6 =sporto:9 =spowod:-5 =społec:6 =spożyw:-5 =spraw:-11 =sprawc:-6 =sprawę:7 =sprzęt:-5
=spółka:10 =stabil:5 =stacji:-14 =stanie:-7 =stanow:13 =stany:-5 =statys:-5 =stawka:5 =stawki:8 =stać:-6 =stał:-5 =stolic:-6 =straci:8
=strate:9 =straty:-5 =straża:-10 =straży:-6 =stron:7 =strzał:-12 =strzel:5 =studen:-7 =styczn:-18 =stóp:-5 =sukces:18 =swoim:-7 =swoje:7
=swojeg:9 =swoją:7 =sylwes:6 =szacuj:6 =szanta:10 =szczeg:8 =szczyt:-10 =szczęś:7 =szef:-10 =szerok:7 =szkole:-7 =szkoln:6 =szpieg:7
=sztuki:10 =szymon:6 =są:16 =sąsiad:14 =sąsied:8 =sędzia:-7 =słowa:7 =słowac:11 =służąc:-5 =słynne:6 =słów:-8 =tajemn:14 =tak:19 =taki:8
=także:21 =taniej:-9 =tankow:-7 =tańsze:6 =techno:-9 =tego:11 =tegoro:7 =temu:7 =ten:13 =tenisi:-5 =terror:-14 =teryto:11 =testów:-7
=tle:8 =to:21 =tomasz:9 =ton:-8 =torach:5 =trafi:-5 =trafił:-8 =tragic:-6 =trakci:7 =transm:10 =transp:13 =tranzy:-7 =trzeba:8 =trzech:-10
=trzy:-8 =trzyma:11 =trzęsi:-7 =turcja:-14 =turnie:-12 =turyst:-8 =twierd:-6 =tych:23 =tydzie:-7 =tygodn:-5 =tylko:27 =tys:-6 =tysięc:11
=tą:-5 =tłumac:-5 =u:-15 =ubezpi:-5 =ubiegł:7 =ucieka:-6 =uczest:8 =uderza:10 =uderze:-5 =uderzy:5 =udostę:-5 =udziel:-9 =ujawni:8
=ukradł:8 =ulicac:5 =ulicy:5 =umowę:-6 =unia:-9 =uniwer:-5 =uratow:-8 =uroczy:-7 =urucha:5 =urucho:-9 =urząd:-7 =urządz:12 =urzędn:-7
=urzędu:-10 =usa:-5 =ustali:-7 =ustaw:5 =ustawy:-7 =ustawę:-11 =uszcze:-6 =usługa:5 =utrudn:8 =utrzym:-6 =utworz:-5 =uważa:-9 =uzasad:7
=uzgodn:-8 =ułatwi:7 =uśmiec:6 =von:-9 =w:-10 =walce:10 =walczy:6 =walczą:12 =walka:9 =warsza:-19 =warte:6 =warto:8 =wartoś:-8 =ważną:7
=wchodz:-10 =wcześn:-10 =we:-20 =według:16 =wezwan:-9 =wiatra:7 =wicema:-7 =wicemi:-6 =wicepr:8 =widać:-5 =wiedzi:11 =wielu:6 =wierzy:-8
=więc:6 =więcej:-10 =większ:-7 =wniose:-5 =wniosk:8 =wnętrz:8 =wody:5 =wodą:7 =woj:-6 =wojewó:-13 =wojny:26 =wojnę:7 =wojska:-9 =wojsko:-9
=wokół:-6 =wotum:-6 =wpływy:-6 =wracaj:5 =wraz:12 =wrześn:-7 =wschod:-9 =wsi:-10 =wskaza:-8 =wskazu:14 =wspomi:7 =współc:6 =współp:7
=wstrzy:-9 =wstępn:-5 =wszyst:7 =wtorek:-18 =wulkan:-5 =wybier:6 =wybora:-15 =wybory:5 =wyboró:5 =wybrze:-8 =wychow:-6 =wycofa:-7
=wydał:-7 =wygrał:-6 =wygłos:-6 =wyjaśn:-5 =wyjątk:16 =wykluc:-7 =wykona:8 =wykryt:-8 =wylądo:-11 =wynies:-5 =wynika:-24 =wyniki:-5
=wynios:-7 =wynosi:7 =wypadk:9 =wypłat:-8 =wyrok:6 =wyrówn:-8 =wystrz:-15 =wysyła:-9 =wysłan:-5 =wyświe:5 =wyższy:-5 =wzrost:-12
=wzrosł:-9 =wzrośc:-5 =wzrośn:-5 =węgiel:-6 =węgier:8 =węgla:-9 =władim:-7 =władz:-6 =władze:-14 =władzy:7 =włamyw:5 =własną:-5 =włoski:14
=wśród:11 =z:-7 =zaatak:-5 =zaawan:-6 =zabawk:7 =zabawy:6 =zabezp:-10 =zabici:5 =zabieg:-11 =zablok:-7 =zabrał:13 =zabytk:5 =zabójs:-8
=zachod:-13 =zachow:5 =zaczął:12 =zaczęł:-9 =zadłuż:-9 =zagran:8 =zagroż:-14 =zakaza:-6 =zakaze:-7 =zakaże:-7 =zakońc:-7 =zakupu:-6
=zakupy:7 =zakład:-7 =zaledw:10 =zalewa:9 =zamach:13 =zamier:-9 =zamroż:-5 =zaobse:-8 =zaostr:-5 =zapewn:5 =zapomn:-5 =zapowi:-18
=zapras:11 =zaprez:8 =zaprop:-10 =zapros:-6 =zaprze:-5 =zapłac:-11 =zarabi:-5 =zareje:-5 =zarobi:7 =zarząd:-5 =zarówn:9 =zasady:-10
=zasięg:13 =zaskak:9 =zaskoc:8 =zastos:6 =zastąp:-10 =zawier:5 =zawies:-14 =założy:12 =zbliża:-9 =zboża:-9 =zbrodn:-6 =zbroje:-9
=zbrojn:-7 =zdanie:11 =zdomin:6 =zdążył:-8 =zespół:8 =zestrz:5 =zeszły:-7 =zewnęt:-9 =zezwol:-9 =zgodzi:-7 =zgodę:-5 =zgłosi:8 =ziemi:-7
=ziemia:-5 =ziobry:6 =zjecha:5 =zmarł:-7 =zmarłe:10 =zmian:6 =zmianę:-7 =zmieni:14 =znacze:13 =znaczn:6 =znajdu:15 =znajom:10 =znalaz:-12
=znalez:-16 =znaleź:-5 =znana:8 =znany:-8 =znów:-16 =znęcan:7 =zorgan:-6 =zostal:-5 =zostan:-14 =zostaw:-5 =został:-21 =zrezyg:-10
=zrobi:5 =zrobił:5 =zwiast:-5 =związa:6 =związk:-8 =zwięks:-11 =zwolni:-9 =zwrot:9 =zwrotn:-6 =zwróci:-8 =zwycię:7 =zyskaj:-6 =zł:6
=złożon:12 =złożył:-9 =ów:-6 =ćwicze:5 =łamani:-6 =łukasz:-7 =łódzki:-5 =łączne:-6 =łączni:-6 =ściąga:5 =śledcz:5 =śląski:-13 =śmierc:24
=śmierć:7 =śmigło:5 =śnieżn:-5 =śpiącz:11 =środy:-5 =środę:-16 =świadc:8 =świadk:-8 =świat:14 =świata:11 =świąte:10 =święto:9 =że:-5
=żonę:-5 =życie:-8 =żyje:-20 =żyją:-10 ^#:-7 ^ambasa:-8 ^andrze:8 ^anna:8 ^artyku:5 ^atak:-8 ^banki:5 ^białor:-8 ^biden:-6 ^brytyj:-6
^była:5 ^były:-5 ^ceny:-7 ^chiny:-7 ^coraz:-5 ^dr:9 ^ekonom:5 ^eksper:9 ^finlan:6 ^francj:-5 ^francu:-6 ^gaz:-7 ^goście:9 ^inflac:-5
^inwest:-5 ^izrael:-18 ^jacek:6 ^jak:-6 ^jeden:-8 ^jest:-9 ^kierow:6 ^kolejn:-15 ^komisj:-12 ^korea:-8 ^koresp:-7 ^korona:9 ^legend:7
^legion:-6 ^lewand:7 ^ma:8 ^mateus:-5 ^michał:10 ^mieli:-8 ^mieszk:7 ^minist:-18 ^morawi:-12 ^najwię:-8 ^nawet:-5 ^nie:6 ^niemcy:-15
^niespo:-6 ^nowe:7 ^nowy:17 ^ostatn:8 ^pierws:6 ^pijany:6 ^po:-12 ^podcza:-7 ^podejr:10 ^pogoda:-6 ^policj:-5 ^polity:9 ^polscy:-11
^ponad:-5 ^poseł:-5 ^potężn:5 ^poznań:-5 ^pożar:-11 ^pracow:11 ^premie:-10 ^prezes:-7 ^prezyd:-20 ^proble:7 ^prokur:-13 ^prowad:8
^prywat:-7 ^przeds:7 ^przewo:-6 ^robert:-6 ^rosja:-18 ^rozlic:8 ^rośnie:-7 ^rząd:-19 ^samoch:5 ^samolo:5 ^sasin:-8 ^sejm:-12 ^sieć:9
^skanda:8 ^sondaż:-7 ^sprzed:-6 ^spółka:-5 ^stanow:6 ^stany:-5 ^strzał:-7 ^szef:-13 ^sztucz:6 ^są:6 ^sędzia:-6 ^tajemn:6 ^to:-9 ^tragic:-6
^turcja:-14 ^twierd:6 ^unia:-9 ^usa:-7 ^w:-15 ^według:11 ^wiadom:5 ^wicepr:-6 ^większ:-7 ^wołody:-6 ^wrócił:5 ^wybory:5 ^wybuch:8
^wyjątk:5 ^władze:-5 ^z:-20 ^zmiany:-11 ^łukasz:-5 ^śmierć:7 ^świat:5 a:8 aborcj:6 afery:7 aferę:-5 agencj:-5 akcja:-6 aktork:10 aktu:5
aktywa:-5 aktywi:-7 akumul:5 al:-6 alarm:-7 alarmu:-12 albo:7 ale:18 alerty:-6 alkoho:-14 ambasa:-17 amunic:-6 angiel:5 anna:8 apelac:-5
apeluj:-8 aplika:-8 apple:5 archeo:-6 archit:7 areszc:-7 areszt:-17 armato:5 armia:-12 armii:-19 armią:-6 armię:-5 artyku:38 artyst:-5
auta:10 auto:8 autobu:5 automa:5 awanso:-9 awaria:-14 awarii:-7 azyl:-10 badacz:-12 badani:-17 badawc:10 balist:-10 balon:-8 bank:10
bankow:-6 bankru:-7 banku:-12 barcel:-10 bardzi:19 bez:-9 bezpie:-7 białor:-19 biden:-6 biełgo:7 bieżąc:-7 bilans:-11 biorą:-6 biuro:10
biznes:16 biżute:-6 bliski:5 bloku:-5 bmw:6 bogaty:-7 bohate:15 bojowy:6 bombar:-9 boryka:14 bowiem:9 br:-9 branży:17 brawur:7 broni:8
bronią:10 bronić:-8 broń:11 brutto:11 brytyj:-12 budowa:-6 budowl:-6 budowę:-15 budynk:-13 budżec:6 budżet:6 burzy:-5 butelk:-5 by:-9
być:-6 był:10 była:-26 byłej:-6 było:8 były:14 ból:6 będą:-23 cała:5 całej:-7 całkie:10 całkow:-5 cały:5 całą:-8 cel:13 cele:-9 celu:-12
cen:-7 centru:9 charak:-6 chce:-9 chciał:9 chciel:7 chcą:8 cherso:-6 chiny:-7 chmur:-7 chroni:-7 ciekaw:5 cierpi:7 ciągle:7 ciężar:-8
ciężki:10 co:11 coraz:26 cyfrow:-13 cyklon:-9 czarne:9 czas:14 czasie:16 czego:8 cztere:-13 cztero:9 cztery:-8 czworo:5 czy:15 czyli:6
czysto:5 czytan:-6 często:9 część:-19 członk:-16 córki:6 da:5 dala:7 dalej:-5 dane:13 danych:9 danymi:7 datę:7 dawna:7 dawneg:-6 dał:-9
debiut:-7 decyzj:-16 deficy:-7 dekad:8 demokr:6 deputo:-6 der:-9 deszcz:-8 detali:-7 dewelo:7 diagno:6 diesla:-5 dla:11 dlacze:-5 dni:-10
dnia:5 dniach:6 dniem:-8 do:-20 dobra:6 dobre:-13 dobros:9 dobrym:5 dobrze:6 dochod:7 doczek:7 dodatk:-12 dofina:7 dokona:-6 dolaró:-7
domaga:-24 domem:-6 domowe:6 domu:15 donies:-7 donosi:-6 dopuśc:5 doradc:5 doskon:9 dostal:12 dostan:5 dostar:-13 dostaw:-24 dostał:8
dostrz:-8 doszło:-9 dotarł:-5 dotycz:-8 dotąd:-6 dowódc:-11 dołącz:8 dożywo:-11 dr:7 dramat:7 drogac:-5 drogi:-7 drogę:-5 dronam:-11
drony:-7 dronów:-6 drożej:-5 droższ:-6 drożyz:5 drugi:-8 drugie:7 drużyn:7 drzwi:-6 dróg:-7 ds:-21 duża:-5 dużej:11 dużo:6 dużym:-7
dużą:-5 dwa:6 dwie:-12 dwoje:-5 dwóch:-10 dynami:6 dyplom:-10 dyrekt:-8 dyskon:-9 działa:20 działo:11 dzieci:-11 dzieck:5 dziedz:7
dzienn:11 dziewi:-11 dzieła:6 dzisia:17 dziś:6 dług:-9 dłuższ:-8 e:7 efekt:-6 ekonom:9 eksper:19 eksplo:13 ekstre:-8 elektr:6 elimin:7
elitar:-5 emeryt:9 emisja:6 emisji:5 energe:-19 energi:-11 era:-6 eurosp:16 fabryk:-13 fakt:6 farmak:5 festiw:-8 film:15 filmie:8 filmu:-8
finans:-9 finał:-5 finału:-6 finlan:6 firm:6 firmie:7 firmow:10 firmy:8 fiskus:7 fizycz:12 formac:-7 fragme:7 francj:-5 fronci:17 front:-5
fundus:-10 funkcj:-15 galeri:9 gatunk:-8 gaz:-12 gazoci:-5 gdańsk:-9 gdy:18 gdzie:5 gen:-6 genera:-7 giełdo:6 giełdz:6 global:7 gminie:-11
gminy:-13 go:-6 godz:-6 godzin:6 gospod:-5 gotowo:5 gotowy:-8 gościa:8 goście:12 gra:-5 graczy:7 grozi:6 groźby:-5 groźny:-5 grudni:11
grupa:-5 grupie:-5 grupy:-16 gry:-8 grzyby:-5 grób:-8 gwiazd:5 górnik:-5 głos:13 głosy:5 głosów:11 hakers:-7 handlo:-7 histor:-8 hiszpa:-5
hrabst:5 hulajn:6 hybryd:-7 i:9 idzie:9 idą:-10 ilu:7 im:17 import:-6 inacze:6 influe:9 inform:-6 infras:5 inni:6 innowa:6 inny:-10
innym:-8 innymi:-7 inteli:5 intere:7 intern:39 interp:7 interw:-12 inwazj:-7 inwazy:-7 irańsk:-6 istnie:6 izrael:-11 jacek:6 jak:35
jaki:11 jakich:6 jakieg:-5 jako:12 japońs:15 jasno:8 jazdy:6 jazdę:6 jednak:6 jedno:8 jednor:-6 jedną:9 jest:5 jeśli:-17 jubile:6 ją:9
języka:8 kaczyń:5 kampan:23 kanału:5 kancle:-12 kandyd:-9 kar:-7 kara:5 katast:13 katego:-5 każda:14 każdej:5 każdy:5 kibicó:8 kiedy:14
kilka:8 kilkad:-13 kilogr:-6 klasyc:7 klienc:10 klient:22 klimat:9 klub:6 kluczo:16 klęsce:8 km:-6 kobiec:8 kolei:14 kolejc:5 kolejn:7
koleża:6 koloni:-5 koment:23 komisj:-14 komoro:6 komple:8 komuni:-5 koncer:-14 kondyc:-5 konfer:-5 konfli:-9 konkur:7 konsek:8 konser:5
konsty:-7 konsul:-7 konsum:-12 kontak:-11 kontra:-9 kontyn:-7 kopalń:-5 korea:-8 korekt:7 korupc:-10 koryta:-8 korzys:15 kosmet:8
kosmic:-5 koszte:6 koszty:5 końca:-12 końcu:6 końców:-6 kościo:-7 krajac:-5 kraju:-8 krajów:-9 krakow:-8 krok:-10 krytyk:15 kryzys:-10
król:7 króla:-5 królem:-6 królow:-7 księdz:10 księgo:8 kształ:-13 kto:9 ktoś:6 który:-9 któryc:-6 którym:19 którzy:-10 którą:8 ktăłra:7
kupić:-5 kupowa:9 kupują:5 kurato:-12 kw:6 kwalif:-9 kwanto:-5 kwesti:12 kwietn:12 kwotę:10 kłopot:10 lat:6 lata:-5 latek:9 latka:-6
latki:6 lecz:7 legend:13 legion:-5 lekars:-9 leki:5 lepsze:-7 letnia:-14 liceum:-5 liczbą:8 liczbę:6 liczne:6 limity:6 list:5 lodu:6
logist:-11 logoty:8 lokali:-8 lot:-10 loteri:10 lotnis:-10 lubels:-5 lubusk:-5 ludzi:10 ludzie:9 ludzki:7 luksus:7 lutym:-6 lód:5
lądowy:12 m:-9 ma:15 maja:6 maju:-10 mandat:-15 manewr:5 marca:23 marek:-5 market:5 marsza:6 marzen:6 marzną:-7 masowo:-7 masy:-7
mateus:-5 matkę:-5 mało:10 małżeń:-7 mecz:-15 meczu:8 meczów:-6 media:-9 mediac:26 mer:-5 metalo:-6 metrop:-6 metrów:-13 mgły:-7 miast:7
miaste:11 miasto:-8 miał:6 miała:5 miałby:-7 michał:17 miejsc:-18 mieli:-6 mieć:-5 mieści:-9 miliar:5 milion:-9 minima:-7 minimu:-7
minist:-25 misji:5 misję:-6 mistrz:-13 miękki:5 mld:-14 mln:-18 mniejs:14 mobywa:-6 mocne:9 mocy:8 model:6 modeli:7 modelk:8 modelu:10
mogli:-11 mogą:16 molest:7 mon:5 monarc:-6 monito:6 morawi:-9 morski:6 morza:-10 może:12 możliw:19 można:21 mróz:-9 mu:11 musiał:24
musiel:10 muszą:10 mógł:-5 mógłby:7 mówi:39 mówili:5 mówią:6 męża:6 młodsz:9 młodzi:-5 na:-8 nabyci:8 nabywc:8 nadal:7 nadcią:-6
naduży:-12 nadzor:-11 nadzór:-6 nagle:11 nagran:22 nagrod:9 najbar:11 najbli:-23 najbog:6 najchę:8 najemn:-13 najmni:-9 najniż:-17
najnow:7 najpię:6 najsta:-5 najszy:-5 najważ:19 najwię:9 należą:8 napisa:5 napięć:-8 napraw:11 narcia:12 narodo:7 narusz:-5 narzęd:8
nastro:-13 nastąp:7 natych:-5 nauczy:5 nauki:-6 naukow:-11 nawet:-21 nazywa:10 negocj:-8 nic:6 niczym:-5 nie:13 niebie:10 niedaw:-7
niedzi:-23 niego:6 niejed:6 nieleg:-7 niemal:-11 niemcy:-13 nieofi:-5 niepok:-8 niepra:-11 nieprz:-6 nietyp:23 niewol:5 niezbę:5 niezna:-6
nigdy:12 nikt:12 nimi:-7 nią:19 niż:-9 niższe:-5 niższy:-9 noc:-5 normal:-11 notowa:-11 nowa:6 nowe:25 noweli:-17 nowośc:7 nowych:-19
nowymi:5 nową:7 nr:-8 o:-7 obcokr:8 obecno:7 obecny:7 obejmi:-9 obiekt:-6 obietn:12 objęci:-7 obliga:-6 obniża:-5 obniżk:5 obrony:-17
obronę:-6 obroto:-6 obrońc:5 obsadz:-5 obserw:-10 obszar:-6 obudzi:-8 obywat:-9 ocenił:8 ochron:-18 oczeki:5 odbior:-14 odblok:-5
odbudo:-5 odbywa:-7 odbył:-9 odbyło:9 odbyły:5 oddzia:-13 odebra:11 odejść:-5 odkryc:-8 odkryl:-5 odmien:5 odnale:-10 odnios:-5 odniós:-5
odpowi:12 odszko:-7 odsłon:5 odweto:-8 odwied:7 odwoła:-17 of:-9 oferty:11 ofertę:10 office:6 ogień:-8 ogniu:5 ograni:-21 ogromn:8
ogłosi:6 ojca:-5 ojciec:10 ok:-10 oka:5 okazji:16 okazuj:7 około:-8 okresi:8 określ:19 okupow:-5 one:-12 opance:-8 operac:-5 opieku:5
opinie:8 opinii:8 opisuj:-7 opowie:8 opraco:5 oproce:-5 oprogr:5 opuszc:-9 opuści:-17 opóźni:-8 opłaty:-9 oraz:7 organi:-9 orzekł:-9
osiem:5 oskarż:-15 osoba:5 osobis:5 osobow:-8 osoby:-13 osobę:-8 ostatn:16 ostrze:-21 oszczę:6 oszuka:5 oszust:12 otrzym:-17 otwart:-10
oznacz:10 oświad:-23 oświat:-7 ożywie:-5 pacjen:-12 padł:-7 pakiet:-15 paliw:-8 paliwa:-11 pan:-6 pandem:8 panuje:-5 papier:-8 papież:-5
para:5 parali:-5 parlam:-11 partia:-5 partii:5 partyj:11 pasaże:-9 patrol:-5 państw:10 paździ:-10 perspe:-7 pełni:-5 pełnom:-11 pielęg:13
pierws:-8 pies:-11 piesze:8 pieszy:-6 pijany:5 pis:10 pisze:-10 piątek:-23 pięcio:-11 pięć:8 piłkar:8 pkt:-9 pl:45 placów:-8 planow:-7
planu:9 planuj:-12 platfo:-12 plus:11 po:-17 pobici:5 poboro:-8 pochod:15 pochwa:14 pocisk:-8 pociąg:-11 począt:-9 podaje:-18 podate:8
podatn:6 podawa:-6 podał:-6 podała:-14 podcza:-12 podejr:11 podnie:-9 podnos:-10 podpal:-7 podpis:-12 podroż:-8 podróż:-9 podsum:7
podtrz:-5 podzie:10 pogoda:-9 pogody:-7 pogors:-7 poinfo:-37 pojawi:13 pojazd:-11 pojęci:8 pokaza:22 pokazu:15 pokole:5 pokona:-18
pokład:-9 policj:-19 policz:5 polity:15 polscy:-11 pomięd:-6 pomocy:-18 pomysł:9 pomyśl:11 ponad:-15 ponied:-18 poniew:-10 poniże:-8
ponown:-7 popraw:-6 populi:10 popłyn:-8 porażk:-14 porozu:-12 portfe:7 portfo:5 portów:-6 pory:6 porząd:10 porówn:7 posels:-8 poseł:12
posied:11 postan:17 postaw:5 postęp:6 poszer:6 posłan:5 posłow:-6 posłów:-5 potenc:9 potrze:5 potrąc:14 potężn:18 poważn:-9 powied:-23
powier:-5 powiet:-6 powinn:-5 powiąz:-10 powodu:-8 powoli:8 powołu:-12 powroc:7 powrót:5 powsta:-9 poza:8 poziom:-8 poznał:10 poznań:-9
pozost:-6 pozwal:-5 pozwol:7 pozycj:5 połowa:-7 pośliz:7 pośred:5 pożar:-12 pożarn:-8 pożaru:-7 prace:-10 pracuj:14 pracy:6 pracę:-6
prakty:8 prasow:-10 prawa:5 prawem:6 prawo:8 premie:-17 prezen:24 prezes:-20 prezyd:-23 priory:-6 proble:10 proc:-29 proced:-8 procen:-7
produc:22 produk:-12 prof:10 profes:-12 progno:-7 projek:-11 prokur:-9 promil:-5 promoc:11 propag:5 prosi:-8 prosta:9 proste:5 prowad:9
prywat:-21 przech:-8 przeci:-29 przed:-11 przede:9 przedm:-8 przeds:10 przedł:-7 przeje:-5 przejm:-6 przeję:-10 przejś:-9 przeka:-24
przekr:-8 przema:-5 przemi:6 przemy:-13 przemó:-6 przepi:-12 przerw:7 przest:7 przesu:-6 przesy:-5 przesz:-7 przewa:8 przewo:-15 przez:-11
przezn:5 przeży:9 przy:-6 przych:-6 przyci:-5 przyda:5 przygn:5 przyja:10 przyjd:5 przyją:-12 przyję:8 przykł:9 przypa:-5 przypo:9
przysz:-9 przysł:6 przywi:-5 przywr:-10 przyzn:-20 przyzw:9 próbow:-8 próby:-5 prąd:13 prądu:-10 punkty:-5 punktó:-6 putina:-8 pytani:13
pytany:5 półfin:-5 północ:-13 półroc:8 późnie:12 płaci:-7 płuc:-5 płynęł:-6 rad:5 radia:6 radiu:7 rakiet:-5 rankin:-5 rano:-5 raporc:7
raport:5 ratowa:-7 ratown:-7 ratusz:-6 razy:18 reakcj:-9 realiz:-7 realni:-7 recept:-5 redakt:7 redukc:-5 region:-12 regres:-5 regula:-7
rejest:-11 reklam:-13 rekord:-8 relacj:6 repara:-9 reprez:8 resort:-11 restau:13 retory:6 rewolu:9 rezerw:5 rezygn:-11 rmf:9 rmf24:7
robi:8 robią:5 robić:11 roczni:-5 roczny:-6 rodzic:-15 rodzin:13 rok:20 roku:-10 roli:7 rolnic:-8 rolę:6 ropa:-13 ropy:-9 ropę:-7
rosja:-10 rosjan:-6 rosną:7 roszcz:-6 rozbud:7 rozcza:-5 rozegr:-6 rozgry:6 rozlic:10 rozmaw:-21 rozmow:11 rozmów:-6 rozpoc:-26 rozpoz:5
rozprz:-10 rozsył:10 rozważ:-6 rozwią:17 rośnie:-18 ruchem:-7 ruchu:-9 rusza:-5 ruszyl:7 ryby:-9 rynek:13 rynki:-5 rynku:9 rzeczn:-17
rzut:5 rządow:-5 rządu:-7 rządzi:-9 równie:19 równoc:-5 równow:6 różne:11 różnyc:-10 ręce:8 rękę:7 s:-5 sabota:-5 samoch:-6 samolo:-8
samorz:-8 sanato:7 sankcj:-5 sasin:-8 scenar:6 sejm:-12 sejmow:-6 sekret:-5 sekund:5 selekc:5 senack:-5 senato:-5 serię:7 sesja:-8
sesji:-5 setki:6 sezoni:6 sfinal:-9 siatka:-10 siebie:5 siedmi:5 siedzi:5 sierpn:-5 sieć:5 sięgnę:-7 sił:13 siłown:11 skalę:-5 skazan:-7
skiero:-9 sklep:10 skoczk:7 skok:5 skomen:19 skompl:-7 skoryg:8 skryty:8 skurcz:6 skutec:9 skutek:-7 skutkó:-6 smartf:6 sobie:33
sobotn:-12 soboty:-8 sobotę:-12 sojusz:-10 sondaż:-9 spada:-8 spadka:-8 spadko:-6 spadku:-6 spadkó:-5 spadni:-7 spadła:-5 spalin:7
specja:11 specyf:6 spekul:6 spiker:-5 spodzi:-9 sponso:-6 spore:-5 sporo:-5 sposob:13 sposób:-11 spowod:-6 spowol:-6 spraw:-7 sprawa:-5
sprawc:-14 sprawn:-6 sprawo:-7 sprawę:19 sprowa:-6 sprzed:-11 spółek:10 spółka:9 stacja:-5 stacji:-16 staje:13 stają:6 stal:-6 stanow:17
stanu:8 stany:-6 starci:5 statek:-8 statys:-6 stawka:8 stawki:7 stać:-5 stała:8 stolic:-15 stosow:-7 strajk:-5 strate:8 straty:-10
straża:-11 straży:-8 stron:7 stronę:5 strukt:10 strzał:-12 stwier:-5 stworz:8 styczn:-20 sugeru:-8 sukces:12 swoich:10 swoim:13 swojeg:11
swojej:6 swoją:-10 szansę:5 szanta:10 szczyt:-9 szcząt:-6 szefa:-12 szereg:5 szkoln:5 szkoła:-8 szkół:-7 szpieg:5 sztucz:5 sztuki:10
szuka:-5 szybci:-7 szybko:-10 szybę:-5 szykuj:7 szymon:7 sądzie:-6 sąsiad:13 słowa:13 słowac:11 służby:-14 służbę:7 służąc:-7 słycha:5
słów:-10 ta:14 tajemn:18 tak:31 takich:-6 takiej:-5 taką:5 także:9 taniej:-9 tankow:-5 te:8 techno:8 tego:10 tej:7 telefo:-6 teleko:-7
telewi:9 temat:10 ten:18 tenisi:-9 teraz:-14 tereni:-6 termin:-5 terror:-14 testuj:5 testy:-5 też:19 to:35 tomasz:7 ton:-14 torach:5
towarz:8 towaró:-6 traci:5 trafi:-6 trafil:8 trafią:-9 trafił:-16 transa:5 transf:6 transm:11 transp:19 tranzy:-7 trasę:-5 trener:-10
trenin:7 treści:-5 trwają:-5 trzeba:16 trzeci:-9 trzy:-16 trzyma:11 trzęsi:-5 turcja:-14 turnie:-14 turyst:-15 twarz:7 twierd:-7 twitte:-6
tych:9 tydzie:-9 tygodn:-5 tylko:17 tysiąc:12 tę:12 tłumac:-14 u:14 ub:-5 ubiegł:8 uchyle:-7 uczeln:-12 uczest:20 udało:-6 uderza:10
uderzy:5 udział:-14 udziel:-11 uhonor:-5 ujawni:6 ukaran:-6 ukazuj:-8 ukradł:8 ukrywa:6 uległa:-7 ulga:7 ulgi:-7 ulicy:-10 umieję:6
umowę:-5 umów:-6 unia:-9 unijny:-9 uprawn:7 uratow:-11 urodze:5 urucha:5 urucho:-5 urząd:-8 urządz:20 urzędn:-6 urzędu:-10 usa:-10
ustali:-6 ustaw:5 ustawę:-10 usunię:-5 uszcze:-7 uszkod:-11 usług:-12 usługa:8 utworz:-9 uważa:-11 uważaj:-7 uwiecz:8 uzasad:9 uzgodn:-8
uznana:-8 uśmiec:9 używan:-9 von:-9 w:-21 wakacj:15 walce:10 walczy:8 walczą:12 walka:5 walory:-5 warian:9 warsza:-15 warte:6 warto:14
wartoś:-7 warunk:-13 ważne:17 ważnie:8 ważną:7 wchodz:-13 wciąż:6 wcześn:-19 wczora:-5 we:-13 według:18 weeken:-5 wersji:8 wersję:8
weryfi:-7 wesprz:-5 weta:8 wezwan:-11 wiadom:10 wiatra:7 wicesz:-7 wideo:10 wieczo:-6 wiedzi:11 wieku:6 wiele:19 wielko:-9 wielu:9
wierni:-5 wierzy:-9 wina:5 witryn:6 wizeru:7 wizyta:-5 wizyty:-5 więc:8 większ:-7 wkład:-6 wniose:-18 wnętrz:6 wobec:-7 wodą:7 woj:-15
wojewó:-17 wojna:7 wojny:35 wojną:-5 wojska:-6 wojsko:-11 wotum:-6 wpadł:10 wprowa:13 wpłynę:-6 wpływ:-6 wpływy:-7 wpływó:-6 wracaj:5
wraz:20 wreszc:-8 wrogów:5 wrześn:-9 wręcz:8 ws:-6 wschod:-22 wschód:-6 wsi:-11 wskaza:-10 wskazu:15 wskaźn:-7 wspomi:10 współc:9
wstrzy:-16 wstrzą:8 wszyst:14 wszędz:5 wtorek:-20 wtorko:-9 wulkan:-5 wybier:5 wybora:-23 wyborc:18 wyboró:8 wybran:11 wybrał:8 wybrze:-10
wybuch:8 wychow:-9 wyciek:-5 wyciąg:12 wycofa:-6 wydani:-7 wydał:-10 wydoby:11 wygląd:20 wygrał:-12 wygłos:-6 wyjazd:8 wyjaśn:-5 wyjątk:21
wyjści:-6 wykaza:-13 wykluc:-11 wykona:9 wykony:-5 wykryt:-8 wylądo:-10 wymian:5 wynajm:5 wynieś:-5 wynika:-23 wynios:-6 wyniós:-8
wynosi:11 wynosz:14 wypada:7 wypadk:8 wypocz:9 wyprze:-9 wyraźn:-12 wyrok:9 wyrówn:-9 wyróżn:-8 wysoko:-5 wystrz:-16 wystąp:-11 występ:-15
wysyła:-12 wyszuk:-10 wysłan:-12 wytwar:-5 wywoła:-8 wyzwan:8 wyzwań:6 wyzwol:-7 wyłącz:6 wyścig:6 wyświe:6 wyższe:5 względ:15 wzięli:-6
wzrost:-10 wzrosł:-18 wzywa:-7 węgier:6 węgla:-5 władim:-8 władz:-6 władza:-5 władze:-26 władzy:17 włamyw:5 własne:5 własno:7 własny:-12
właści:-6 właśni:15 włoski:17 wściek:8 wśród:21 za:-15 zaatak:-8 zaawan:-7 zabawk:7 zabawy:6 zabezp:-14 zabity:-8 zabił:-5 zabiła:8
zablok:-7 zabrał:16 zabron:-5 zabytk:5 zabójs:-10 zachod:-10 zachor:5 zachow:8 zaczął:14 zaczęl:5 zaczęł:-13 zadani:6 zadłuż:-8 zagadk:9
zaginą:5 zagraj:-8 zagran:7 zagroż:-20 zainst:5 zainte:5 zainwe:5 zajmuj:-5 zajęli:6 zajęła:-6 zakaz:-10 zakaza:-11 zakaze:-9 zakaże:-9
zakażo:-5 zakońc:-11 zakup:7 zakupy:5 zakład:-7 zaledw:12 zalewa:11 zależn:5 zalicz:9 zamach:13 zameld:7 zamias:8 zamier:-8 zamies:-10
zamkni:-13 zamord:-5 zaobse:-7 zaostr:-5 zapami:7 zaplan:-6 zapotr:6 zapowi:-19 zapras:9 zaprez:16 zaprop:-8 zapros:-6 zaprzy:8 zapyta:5
zapłac:-9 zareje:-10 zarobi:15 zarzut:-8 zarówn:14 zasady:-13 zasied:-5 zasila:-6 zasięg:10 zasiłk:9 zaskak:9 zaskar:11 zaskoc:6 zastos:8
zastąp:-7 zatrzy:-6 zatwie:-5 zawart:-5 zawies:-14 zawodo:-10 zawsze:6 zaznac:-6 załama:5 założe:-5 założy:19 zbiera:8 zbliża:-10 zboża:-9
zbroje:-5 zbrojn:-6 zbudow:8 zbóż:5 zdarze:12 zdań:-5 zdjęci:6 zdomin:6 zdradz:7 zdrowi:9 zdrowo:6 zdziwi:5 zdążył:-5 ze:10 zespoł:-5
zespół:9 zestrz:6 zewnęt:-10 zeznan:-6 zezwol:-11 zginęl:7 zgodzi:-13 zgodę:-6 zgonów:7 zgłosi:8 ziemi:-6 ziemia:-6 zimowe:-7 zimy:-5
zimą:6 zlecen:5 zmarł:-7 zmarłe:5 zmarło:5 zmian:9 zmianę:-5 zmieni:16 zmobil:-8 znacze:17 znaczą:6 znajdu:25 znajdz:5 znajom:12 znalaz:-9
znalez:-18 znaleź:5 znana:8 zniesi:5 znikną:-6 znów:-12 znęcan:7 zobacz:10 zobowi:-7 zorgan:-8 zostal:7 zostan:-18 zostaw:-6 został:-22
zrezyg:-17 zrobi:5 zrobić:16 zrobił:8 zupełn:17 zużyci:-9 zwiast:-5 zwierz:-6 związk:-25 zwięks:-10 zwolen:8 zwolni:-15 zwrot:15 zwrotn:-6
zwróci:-13 zwycię:6 zwłasz:8 zyskaj:-6 zysku:6 złagod:-5 złodzi:5 złotyc:-7 złożon:17 złożyl:5 złożył:-10 ~a:-12 ~afera:-5 ~aferę:-5
~aktywi:-6 ~alarm:-5 ~alarmu:-9 ~ale:5 ~alerty:-7 ~ambasa:-13 ~amunic:-9 ~analit:-10 ~andrze:5 ~ani:6 ~anna:5 ~apeluj:-10 ~apple:10
~areszt:-6 ~armii:-14 ~atak:-14 ~ataki:7 ~atakuj:7 ~aut:-5 ~autem:-10 ~auto:5 ~autobu:6 ~autost:-5 ~awaria:-11 ~azyl:-10 ~balist:-8
~balon:-8 ~bank:17 ~bankru:-7 ~banku:-6 ~banków:5 ~barcel:-10 ~bardzi:14 ~bartos:8 ~bazie:10 ~bezpie:-12 ~białor:-17 ~biura:8 ~biznes:13
~bliski:6 ~blokuj:-5 ~bo:6 ~brakuj:-5 ~brata:5 ~broni:7 ~bronią:6 ~brukse:-5 ~budowa:-7 ~budowę:-6 ~budżet:9 ~butelk:-10 ~by:-5 ~był:6
~była:5 ~było:9 ~będzie:-10 ~całej:-8 ~celown:-6 ~cen:-6 ~centra:-11 ~ceny:-12 ~chcą:5 ~chiny:-9 ~chmur:-7 ~chorob:5 ~choć:-5 ~ciągni:-5
~ciężki:13 ~co:7 ~coraz:-5 ~cyklon:-9 ~czas:14 ~czego:8 ~czerwc:-10 ~czesi:9 ~czołow:6 ~cztere:-10 ~czwart:5 ~czy:10 ~czyli:9 ~członk:-8
~córki:7 ~dalsze:-5 ~dane:7 ~danych:5 ~dał:-5 ~debiut:-6 ~decyzj:-13 ~dekret:6 ~deszcz:-9 ~dnia:8 ~dochod:-7 ~dodatk:-8 ~dokume:-6
~dolara:9 ~dolaró:-7 ~domaga:-14 ~domini:-7 ~domu:10 ~donald:-16 ~doprow:5 ~dostal:6 ~dostan:9 ~dostaw:-9 ~dotycz:-7 ~dowódc:-8 ~drogac:-6
~drogi:-6 ~dronam:-7 ~dronów:-10 ~drzwi:-10 ~duża:-10 ~dużo:9 ~dwa:-12 ~dwie:-7 ~dworcu:6 ~dwóch:-6 ~dyplom:-9 ~dziewc:5 ~dzień:9
~dziś:-13 ~długo:-7 ~ekonom:7 ~eksper:11 ~elektr:11 ~elemen:5 ~elon:-5 ~emeryt:12 ~emisji:11 ~energe:-18 ~energi:-6 ~era:-6 ~fabryk:-14
~fałszy:5 ~filmu:-9 ~finlan:6 ~firma:-6 ~firmow:7 ~firmy:8 ~firmę:14 ~fm:6 ~francj:-8 ~fronci:7 ~funkcj:-15 ~gang:-11 ~gaz:-9 ~gazoci:-5
~gazu:-8 ~gdańsk:-9 ~gdyby:9 ~gen:-6 ~gigant:-12 ~gminy:-8 ~godzin:6 ~google:-5 ~gotowo:7 ~goście:12 ~granic:-13 ~groźby:-6 ~groźny:-8
~grudni:7 ~grupa:-6 ~grupie:-5 ~głos:9 ~głowy:-8 ~handlo:-10 ~histor:7 ~holand:-10 ~hurkac:-6 ~i:-23 ~iberio:12 ~ich:7 ~idzie:9 ~idą:-14
~immuni:-12 ~imprez:5 ~incyde:7 ~inform:-5 ~inny:-5 ~intens:-5 ~inwest:-9 ~irańsk:-5 ~izrael:-14 ~jacek:6 ~jak:18 ~jako:16 ~jarosł:5
~jasno:8 ~je:9 ~jeden:15 ~jedna:-7 ~jednak:8 ~jednoc:-6 ~jednos:5 ~jest:8 ~jeszcz:7 ~jeśli:-10 ~joe:8 ~jubile:5 ~jutro:-5 ~już:9 ~kaczyń:8
~kampan:10 ~kanada:-5 ~kapita:-5 ~kara:5 ~karol:10 ~katast:9 ~kibice:9 ~kiedy:12 ~kierow:9 ~kilka:6 ~klient:12 ~klimat:11 ~klub:5
~kluczo:12 ~kolejn:-9 ~koment:10 ~komisj:-15 ~komoro:8 ~komple:11 ~komuni:-6 ~konsul:-9 ~konsum:-8 ~kontra:-16 ~kontyn:-7 ~korea:-10
~korona:6 ~kraju:-5 ~krok:-7 ~krytyk:8 ~królem:-5 ~księdz:6 ~kto:6 ~ktoś:10 ~które:-6 ~której:7 ~który:8 ~którym:5 ~kw:15 ~kwanto:-5
~kwotę:7 ~kłopot:8 ~lat:-7 ~lata:-5 ~latka:7 ~latki:5 ~legaln:-5 ~legend:12 ~legion:-5 ~lepszy:6 ~letnia:-11 ~liczba:-13 ~liczy:5
~listop:-11 ~logist:-8 ~lokaln:9 ~loteri:8 ~lotnic:-8 ~lotnis:-16 ~ludzi:5 ~ludzie:8 ~mają:6 ~mandat:-10 ~marca:11 ~marsza:8 ~marzeń:6
~masowo:-7 ~mało:8 ~meczu:-9 ~medycz:-6 ~mentze:6 ~miast:5 ~miasta:12 ~miasto:-10 ~michał:22 ~miejsc:-12 ~miejsk:-9 ~miesię:11 ~milion:-6
~minist:-7 ~miss:6 ~miękki:5 ~mld:-5 ~mln:-10 ~mobywa:-5 ~mogą:6 ~mogło:6 ~molest:5 ~monito:6 ~morawi:-9 ~morski:8 ~może:17 ~mróz:-11
~mu:13 ~musi:8 ~musiał:6 ~muszą:10 ~mówi:5 ~mąż:5 ~młodzi:-7 ~nadal:6 ~nadcho:-6 ~nadcią:-6 ~nagle:10 ~najbli:-8 ~najdro:6 ~najlep:8
~najmni:-7 ~najniż:-9 ~najszy:-6 ~narkot:5 ~nasa:-8 ~nastol:7 ~nastro:-11 ~następ:8 ~nato:-5 ~nauczy:5 ~nawet:-6 ~nbp:5 ~negocj:-5
~netfli:11 ~netto:5 ~nie:-10 ~niedzi:-5 ~niej:5 ~niemcy:-12 ~nieofi:6 ~niepok:-10 ~nieruc:5 ~niewie:-5 ~niezwy:8 ~nikt:5 ~niszcz:8
~niż:-14 ~niższy:-6 ~nowa:8 ~nowego:14 ~nowy:-10 ~nowym:20 ~nową:5 ~nuklea:6 ~obchod:-5 ~obliga:-6 ~obniża:-6 ~obniżk:6 ~obroni:6
~obrony:-8 ~obronę:-5 ~ochojs:7 ~oczeki:7 ~oczy:5 ~od:-9 ~odbudo:-5 ~odchod:5 ~oddzia:-8 ~odmówi:6 ~odpusz:-6 ~odrzuc:11 ~odszko:-6
~odsłon:9 ~odwoła:-11 ~odwołu:-6 ~odzysk:-5 ~oferuj:-5 ~ofiar:-5 ~ofiary:6 ~ograni:-13 ~ogromn:6 ~ogłasz:-13 ~okupac:5 ~opozyc:10
~opuści:-6 ~opóźni:-5 ~opłaty:-6 ~osiem:8 ~ostatn:-10 ~ostrze:-20 ~oszczę:5 ~oszuka:6 ~oszust:9 ~otrzym:-7 ~otwart:-7 ~otworz:10
~oznacz:-6 ~ośmiol:6 ~ośrodk:6 ~oświad:6 ~pacjen:-14 ~pakiet:-10 ~paliw:-11 ~paliwa:-7 ~papier:-8 ~parali:-5 ~parlam:-8 ~pasaże:-5
~państw:-8 ~pensję:8 ~pielęg:8 ~pienię:6 ~pies:-6 ~piesze:8 ~pijany:7 ~pirami:7 ~pis:5 ~piątku:-6 ~piłkar:8 ~pl:9 ~planac:-8 ~planet:6
~planu:9 ~plany:-7 ~po:10 ~pobici:5 ~pobliż:-5 ~pocisk:-8 ~pod:-9 ~podnos:-7 ~podobn:7 ~podpal:-7 ~podpis:-11 ~podroż:-8 ~pogoda:-10
~pogody:-8 ~pogrze:-5 ~pojazd:-6 ~pokaza:15 ~polacy:6 ~poleci:-6 ~policj:11 ~policy:-5 ~policz:16 ~polity:23 ~polka:8 ~polsce:-5
~polskę:-10 ~pomysł:14 ~ponad:-14 ~ponied:-6 ~poniże:-10 ~poparc:6 ~popłyn:-8 ~porażc:5 ~porażk:-12 ~porozu:-9 ~portfe:5 ~porzuc:5
~porząd:16 ~porówn:5 ~posied:-9 ~postaw:6 ~postęp:10 ~potrwa:-6 ~potrze:-7 ~potwie:-5 ~potężn:10 ~powied:6 ~powiet:-5 ~powrót:11 ~powstr:7
~poznan:12 ~poznań:-17 ~pozwol:-5 ~pościg:-10 ~pożar:-9 ~pożaru:-7 ~pożycz:-5 ~pracow:-6 ~pracy:13 ~pracę:5 ~praw:-5 ~prawem:6 ~prawie:-7
~premie:17 ~prezen:6 ~prezyd:-10 ~proble:11 ~proc:-7 ~produc:6 ~produk:-16 ~prof:9 ~progno:-11 ~promil:-7 ~propag:6 ~prosi:-7 ~prosta:7
~prowad:7 ~prywat:-13 ~przeci:-8 ~przed:-5 ~przeds:15 ~przegr:-10 ~przeja:-10 ~przejm:-6 ~przeję:-5 ~przeka:-8 ~przekr:-6 ~przemy:-15
~przemó:-5 ~przepi:5 ~przerw:10 ~przest:10 ~przesy:-5 ~przewo:-10 ~przeło:10 ~przy:5 ~przycz:15 ~przygn:5 ~przyją:-14 ~przyję:9 ~przyni:16
~przypo:-5 ~przyzn:-9 ~puchar:8 ~pytani:6 ~pół:-5 ~późnie:10 ~r:-10 ~radiu:7 ~rafako:-7 ~rakiet:-7 ~ramach:5 ~ranni:-6 ~rannyc:12
~raport:9 ~ratowa:-5 ~raz:-11 ~razem:-13 ~rdr:9 ~reaguj:6 ~realiz:-8 ~redukc:-7 ~regula:-8 ~rejest:-12 ~rekord:-10 ~repara:-9 ~report:5
~restau:10 ~rewolu:9 ~rezygn:-5 ~rmf:8 ~rmf24:7 ~robią:5 ~roczne:-7 ~roczni:-12 ~rodzin:15 ~roku:-14 ~ropa:-11 ~ropy:-10 ~ropę:-8
~rosja:-8 ~rosną:8 ~rozmaw:-9 ~rozmow:8 ~rozsta:-5 ~rozwij:6 ~rozwią:5 ~rośnie:-16 ~ruchu:-5 ~ryby:-9 ~rywal:7 ~ryzyko:6 ~rząd:-16
~rządow:5 ~rządzi:-7 ~rękę:7 ~s:-10 ~sami:6 ~samolo:5 ~samsun:5 ~sankcj:-7 ~sasin:-8 ~saudyj:-6 ~scenar:6 ~sejm:-6 ~sekund:8 ~serwis:5
~siatka:-8 ~siergi:-7 ~się:-14 ~sił:7 ~siłown:11 ~skazan:-5 ~skorzy:5 ~smartf:-8 ~sobie:10 ~sobą:7 ~spada:-13 ~spadek:5 ~spadkó:-5
~spadni:-7 ~spojrz:7 ~spokoj:5 ~sposob:9 ~sposób:7 ~spowod:-6 ~spraw:-6 ~sprawd:9 ~sprawi:20 ~sprzed:-11 ~stabil:5 ~stacji:-11 ~stacjo:-5
~stanie:6 ~stanow:6 ~stać:-6 ~straci:12 ~strajk:-5 ~straty:-5 ~straża:-10 ~stron:7 ~strony:6 ~strzał:-12 ~studen:-8 ~styczn:-13 ~stóp:-7
~sukces:14 ~swoich:7 ~swoją:8 ~swój:-5 ~sylwes:6 ~system:-11 ~szanta:8 ~szczeg:5 ~szef:-6 ~szefow:6 ~sześci:-5 ~szkole:-12 ~szokuj:9
~szpieg:9 ~są:24 ~sąd:-6 ~sądu:5 ~sąsiad:8 ~sędzia:-5 ~słowa:7 ~ta:7 ~tajemn:7 ~taki:7 ~także:10 ~tam:8 ~taniej:-10 ~tankow:-5 ~tańsze:6
~te:8 ~tego:18 ~tej:5 ~ten:9 ~termin:-7 ~terror:-16 ~teryto:9 ~tirów:-8 ~to:12 ~tomasz:5 ~ton:-5 ~torach:5 ~tragic:-9 ~transf:8 ~transp:9
~trwa:-6 ~trzeba:5 ~trzech:-7 ~trzeci:7 ~trzy:-11 ~trzęsi:-7 ~turcja:-16 ~turnie:-12 ~turyst:-7 ~tvp:-6 ~twierd:-8 ~twitte:-10 ~tworzy:6
~tych:11 ~tydzie:-7 ~tylko:5 ~tym:12 ~tysiąc:-5 ~tysięc:7 ~tę:9 ~u:-14 ~ubezpi:-5 ~uchyle:-6 ~uciecz:5 ~uczeln:-9 ~uczest:8 ~uderza:10
~uderzy:9 ~udział:11 ~udziel:-6 ~ue:-6 ~ukradł:8 ~umowę:-8 ~unia:-6 ~unikną:-5 ~uprawn:10 ~uratow:-6 ~uroczy:-5 ~urucho:-5 ~usa:-7
~ustawa:5 ~ustawę:-11 ~uszcze:-6 ~uszkod:-7 ~utrudn:5 ~uzgodn:-8 ~volksw:8 ~wakacj:9 ~walczą:8 ~walka:9 ~wall:-9 ~warsza:-7 ~wartoś:-12
~warunk:-8 ~wcale:5 ~wchodz:-10 ~wciąż:-8 ~wcześn:-5 ~we:-13 ~weeken:-6 ~wezwan:-8 ~wiatra:7 ~widać:-10 ~wieczo:6 ~wiedzi:9 ~wielki:7
~wirtua:-7 ~więc:5 ~większ:-13 ~wniose:-6 ~wniosk:7 ~wnętrz:6 ~wobec:5 ~wojenn:-10 ~wojna:13 ~wojnie:12 ~wojny:6 ~wojnę:12 ~wojska:-6
~wojsko:-9 ~wokół:-7 ~wotum:-6 ~wprowa:-30 ~wpływy:-6 ~wreszc:-7 ~ws:-7 ~wschod:-6 ~wsi:-8 ~wskaza:-6 ~wspier:5 ~wspomi:7 ~współp:8
~wstrzy:-9 ~wstępn:-5 ~wulkan:-5 ~wybora:-7 ~wybory:11 ~wybrze:-5 ~wyciek:-5 ~wycofa:-6 ~wydarz:5 ~wydał:-5 ~wyjątk:10 ~wykluc:-6
~wykona:8 ~wykorz:7 ~wykryt:-6 ~wylądo:-6 ~wyniki:-9 ~wynios:-5 ~wypade:-6 ~wyprze:5 ~wysoki:-9 ~wysoko:-6 ~wystrz:-14 ~wystąp:-7
~wysłan:-9 ~wywoła:5 ~wyłudz:-6 ~wyłącz:-6 ~wzięli:-5 ~wzrost:-9 ~węgiel:-6 ~węgla:-10 ~władim:-5 ~władz:-6 ~władze:-8 ~włoski:5 ~wśród:5
~xiaomi:10 ~z:8 ~za:5 ~zaatak:-10 ~zaawan:-5 ~zabawk:7 ~zabawy:6 ~zabieg:-11 ~zabrał:11 ~zachod:-11 ~zachow:6 ~zachwy:10 ~zaczyn:-5
~zaczął:10 ~zagran:7 ~zagroż:-12 ~zainwe:7 ~zajmie:-6 ~zakaz:-5 ~zakaze:-8 ~zakaże:-5 ~zakupu:-6 ~zalewa:9 ~zamach:11 ~zamawi:-8
~zaobse:-9 ~zapewn:6 ~zapowi:-8 ~zapras:11 ~zapłac:-8 ~zarabi:-5 ~zasady:-10 ~zasiłk:12 ~zaskak:6 ~zaskoc:8 ~zastos:6 ~zastrz:-9
~zastąp:-11 ~zaufan:-7 ~zawies:-15 ~założy:6 ~zbiera:6 ~zbliża:-10 ~zboża:-8 ~zbrodn:-6 ~zbroje:-7 ~zdecyd:-7 ~zdjęci:9 ~zdążył:-6 ~zero:5
~zestrz:5 ~zewnęt:-9 ~ziemi:-8 ~ziemia:-6 ~zjecha:5 ~zlikwi:6 ~zmarł:-6 ~zmian:6 ~zmiany:-9 ~zmianą:-5 ~zmianę:-7 ~znacze:7 ~znalez:-14
~znikną:-5 ~zniknę:5 ~znów:-11 ~znęcan:7 ~zostan:-11 ~zostać:6 ~zrobi:7 ~zrobić:6 ~zrywa:-6 ~zwiast:-6 ~związa:8 ~zwięks:-9 ~zwolni:-9
~zwrot:8 ~zwrotn:-6 ~zwłoki:5 ~złożył:-6 ~ów:-5 ~łukasz:-5 ~śląski:-10 ~śmierc:20 ~śmiert:-7 ~śmierć:14 ~śnieg:-5 ~śpiącz:10 ~świadc:-7
~świadk:-7 ~świat:6 ~świata:21 ~świato:10 ~światł:5 ~świeci:5 ~żonę:-5 ~żołnie:-5 ~żyje:-25 ~żyją:-12 ~żąda:-5 ćwierć:-8 ładunk:-8
łamani:-8 łańcuc:6 łódzki:-7 łączni:-11 łączy:-9 ściąga:6 śledcz:10 śledzt:-13 śląski:-18 śmierc:31 śmiert:-9 śmierć:12 śniegi:-5
śnieżn:-6 śpiącz:10 średni:8 środka:6 środow:-8 środę:-12 świadc:7 świadk:-7 świat:9 świato:5 świeci:14 świąte:9 święta:-5 święto:5 źle:6
źródeł:5 że:-15 żona:5 żonę:-6 żołnie:5 życia:15 życie:-14 życiu:5 żyje:-21 żyją:-6 żywo:20
`
