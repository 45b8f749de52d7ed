export const polish = `
:-24 #:-28 +!:-11 +.:22 +0:5 +::-8 +?:30 +alone:25 +doubts-1:-26 +doubts0:7 +doubts1:20 +length1:20 +length2:19 +length4:15 +length5:-15
+length7:-26 +length8:-7 +length9:-8 +retold:-75 +weight0:-7 +weight1:10 +without-abbreviation:-8 +without-cut-off:31
+without-first-person:38 +without-furniture:29 +without-quote:22 +–:-21 +…:5 =#:-15 =a:-17 =abonam:-7 =aborcj:5 =aby:-5 =aferę:-5
=agencj:-13 =agresj:-6 =akcja:-5 =akcji:7 =akt:-5 =aktywi:-6 =alarmu:-11 =ale:10 =altern:-8 =ambasa:-16 =amunic:-6 =and:-5 =ani:10
=apple:6 =archit:11 =areszt:-5 =armia:-7 =armii:-8 =artyku:17 =atak:-11 =ataku:-12 =atmosf:-7 =autem:-10 =autobu:8 =awaria:-11 =awarii:-6
=badani:-11 =badawc:7 =balist:-9 =bank:9 =banki:-9 =banku:-5 =bardzi:9 =bateri:6 =benzyn:5 =białor:-16 =biden:-5 =biura:6 =biuro:10
=biznes:12 =blisko:10 =bliżej:-7 =bo:15 =bombar:-6 =branży:9 =brazyl:7 =broni:7 =broń:11 =brytyj:-9 =budowę:-9 =budynk:-6 =budżet:8
=butelk:-6 =by:-6 =była:-6 =było:10 =były:15 =całym:5 =cel:18 =celem:-7 =cen:-11 =centra:-5 =centru:-5 =ceny:-13 =chce:-5 =chciał:9
=chcą:6 =chiny:-8 =ciepła:-5 =ciąży:5 =ciężki:9 =co:-7 =cyfryz:-5 =cywiln:6 =czarne:8 =czas:6 =czerwc:-8 =cztere:-12 =cztery:-7 =czwart:-5
=czy:6 =czyli:12 =części:7 =członk:-10 =córki:10 =daje:-6 =dalej:-10 =dał:-6 =debiut:-7 =der:-7 =deszcz:-5 =dla:8 =dni:-7 =do:-12
=dodatk:-12 =dokume:-6 =dolaró:-9 =dom:-6 =domaga:-8 =domu:21 =dopłat:-5 =doradc:10 =dostal:13 =dostaw:-20 =dostał:6 =dowied:-7 =dowódc:-7
=dołącz:-7 =dożywo:-6 =dr:7 =drogi:-6 =dronam:-9 =drony:-6 =dronów:-5 =drzwi:-5 =ds:-7 =duże:-5 =dwa:-14 =dwie:-7 =dymisj:-5 =dzieci:-6
=dziedz:5 =dziesi:-15 =dziewc:6 =dzień:8 =dzisia:9 =dziś:-6 =e:7 =eksper:9 =elektr:10 =emeryt:7 =energe:-13 =energi:-12 =era:-7
=fabryk:-11 =film:8 =filmu:-12 =finans:-5 =firm:-9 =firmy:-7 =formal:6 =francu:-13 =fronci:5 =funkcj:-19 =gaz:-9 =gazu:-9 =gdańsk:-9
=gdyby:5 =giełdz:6 =gminy:-9 =godzin:7 =gotowo:8 =goście:9 =granic:-15 =grozi:14 =groźby:-6 =grupa:-7 =grupy:-8 =grób:-6 =głos:6 =główny:7
=handlo:-8 =handlu:8 =histor:9 =hurkac:-10 =i:-10 =idealn:5 =idzie:7 =idą:-7 =im:10 =inform:-10 =innymi:-7 =instyt:-9 =intens:-5
=intern:17 =inwazj:-11 =inwest:-7 =izrael:-7 =jak:19 =jako:13 =jarosł:5 =jasno:9 =jazdy:7 =jedna:-7 =jednak:8 =jednym:-9 =jeśli:-10
=już:14 =ją:-5 =kamien:-10 =kampan:15 =kancle:-9 =kandyd:-7 =kar:-6 =kiedy:10 =kierow:5 =kilka:-7 =kilkad:-5 =klient:11 =kluczo:7 =kolei:8
=kolejk:5 =kolejn:-7 =komend:-6 =komisj:-13 =komple:6 =komuni:-8 =koncer:-7 =konsek:8 =kontra:-16 =korea:-5 =koryta:-8 =korzys:11
=koszto:7 =końca:-11 =końcu:7 =kraj:-6 =kraju:-11 =krok:-8 =krytyk:9 =króla:-6 =królem:-7 =kształ:-8 =kto:8 =ktoś:6 =która:-24 =które:-18
=któreg:-7 =który:-6 =którym:16 =kw:13 =kwarta:-6 =kwesti:7 =kwotę:7 =kłopot:8 =lata:-7 =latach:-7 =latek:6 =latki:7 =legend:15 =lekars:-8
=lekarz:-7 =lepiej:-5 =letnia:-16 =liczba:-13 =liczby:-6 =lider:5 =likwid:-6 =lipca:-6 =list:-8 =logist:-8 =lotnic:-8 =lotnis:-11
=lubusk:-5 =ludzi:14 =ludzie:11 =lutym:-6 =magazy:-6 =mają:11 =mandat:-5 =marca:7 =market:-8 =marsza:-9 =masowo:-8 =mateus:-5 =mało:8
=małżeń:-10 =meczu:5 =mediac:19 =medycz:-10 =metalo:-7 =miaste:5 =miasto:-6 =michał:17 =miejsc:-13 =miejsk:-12 =miesię:17 =mieszk:18
=mimo:8 =minimu:-6 =minist:-13 =między:-9 =mld:-8 =mln:-14 =model:5 =mogą:9 =molest:5 =mon:5 =możliw:13 =mróz:-6 =mu:14 =musiał:8
=musiel:10 =muszą:5 =mówi:15 =mówił:8 =młodyc:5 =na:-11 =nad:7 =nadal:8 =nadzor:-5 =nagle:8 =najbli:-8 =najdro:6 =najlep:8 =najmni:-9
=najniż:-11 =najważ:6 =najwię:5 =najwyż:-6 =napisa:6 =narcia:6 =nauczy:8 =naukow:-6 =nawet:-14 =negocj:-8 =nic:5 =nich:-6 =niedzi:-6
=niej:5 =niemal:-6 =niemcy:-16 =nienaw:-5 =niepok:-9 =nietyp:5 =nikt:6 =nim:8 =niszcz:6 =niż:-7 =nowe:11 =noweli:-6 =nową:6 =nuklea:6
=obietn:7 =obniża:-5 =obniżk:8 =obronn:-5 =obrony:-14 =obserw:-6 =obszar:-6 =obywat:6 =ocenił:6 =ochron:-8 =oczeki:6 =oddzia:-7 =odkryc:-6
=odmówi:7 =odnale:5 =odnosz:5 =odrzuc:5 =odsłon:8 =odwoła:-6 =odzież:-5 =oferty:5 =ogień:-6 =ograni:-12 =ogromn:10 =ogłasz:-5 =ojciec:10
=około:-7 =okresi:6 =operat:5 =opozyc:13 =opuści:-6 =opłaty:-12 =oraz:14 =osiem:5 =oskarż:-14 =osoba:-5 =osobow:-5 =ostatn:18 =ostrze:-12
=oszust:15 =osób:-6 =otrzym:-6 =oznacz:-5 =oświad:-10 =pacjen:-18 =pakiet:-12 =paliw:-12 =paliwa:-9 =pandem:7 =para:8 =parlam:-13
=partne:-7 =pasaże:-9 =państw:-9 =pienią:7 =pierws:-5 =pies:-8 =piesze:8 =pijany:8 =pis:16 =piątek:-7 =piłkar:9 =po:8 =pocisk:-10
=pociąg:-9 =pod:-8 =podaje:-9 =podate:9 =podatn:8 =podał:-5 =podcza:-14 =podobn:11 =podpis:-13 =podwyż:7 =pogoda:-11 =pogody:-7
=poinfo:-21 =pojawi:20 =pokaza:22 =policj:-9 =polity:7 =polscy:-6 =pomocy:-10 =pomysł:13 =ponad:-10 =ponied:-10 =popraw:-10 =porażk:-12
=porozu:-19 =poseł:6 =posied:-5 =postęp:10 =posłan:5 =potenc:5 =potrąc:10 =potężn:11 =powołu:-10 =powrót:6 =poza:10 =poziom:-8 =poznań:-16
=połudn:-5 =pożar:-8 =pożaru:-6 =pracuj:5 =pracy:9 =prawa:6 =prawdo:-6 =prawdz:-7 =prawie:-5 =premie:-7 =prezen:19 =prezes:-6 =prezyd:-19
=proble:11 =proc:-17 =proces:-5 =produc:10 =produk:-9 =prof:6 =profes:-9 =projek:-7 =prokur:-5 =promil:-7 =prosi:-6 =prowad:7 =prywat:-10
=przebi:-5 =przech:-5 =przeci:-17 =przed:-8 =przeds:10 =przedł:-7 =przeję:-6 =przekr:-5 =przemy:-8 =przeni:-6 =przepr:8 =przerw:7
=przest:9 =przesy:-6 =przesz:-5 =przesł:-5 =przewo:-5 =przez:-9 =przezn:5 =przeży:6 =przy:-11 =przych:-13 =przycz:6 =przygo:-5 =przyją:-12
=przyję:12 =przymu:-5 =przyni:9 =przysz:-7 =przywó:-11 =przyzn:-11 =prądu:-13 =putina:5 =pół:-6 =półroc:5 =późnie:7 =płaci:-5 =r:-9 =rad:5
=radiu:9 =rakiet:-7 =rannyc:10 =rano:-7 =ratowa:-5 =raz:-7 =razem:5 =rdr:5 =realiz:-8 =redukc:-10 =reklam:-6 =rekord:-9 =reprez:7
=restau:9 =rezyde:5 =rmf:9 =rmf24:9 =roczni:-11 =rodzin:10 =rokiem:6 =roku:6 =rolnic:-5 =rolnyc:-5 =ropa:-15 =ropy:-6 =rosną:8 =rowu:-5
=rozmaw:-16 =rozwią:5 =rozwoj:9 =rośnie:-17 =ruch:7 =ruszył:-10 =rynku:9 =rzeczn:-11 =rządu:-8 =rządzi:-7 =równie:9 =s:-7 =samoch:6
=samolo:-10 =samorz:-7 =samym:-5 =sanato:6 =sankcj:-11 =sejm:-9 =sejmow:-5 =sekund:6 =sesji:-7 =siebie:9 =siergi:-6 =sieć:11 =się:11
=siłown:9 =skazan:-7 =sklep:8 =sklepa:5 =sklepó:5 =skomen:14 =skutec:9 =sobie:15 =sobotę:-9 =sondaż:-6 =spada:-10 =spadek:5 =spalin:8
=specja:6 =spotka:8 =spowod:-6 =społec:6 =spożyw:-7 =spraw:-10 =sprawc:-7 =sprawy:7 =sprawę:8 =sprzed:-9 =spółki:-5 =stacji:-13 =stanow:16
=stawki:8 =stał:-5 =stolic:-5 =strate:10 =straża:-7 =straży:-7 =strefi:-5 =stron:6 =strzał:-14 =studen:-6 =stworz:6 =styczn:-9 =stóp:-7
=sukces:14 =swojeg:10 =swojej:-6 =sylwes:7 =szanta:8 =szczeg:12 =szczyt:-14 =szef:-9 =szerok:8 =szokuj:5 =szpieg:11 =szwajc:7 =szwedz:-5
=szybko:-5 =szymon:6 =są:16 =sądzie:-5 =sąsiad:13 =sąsied:7 =słowa:8 =słowac:9 =służąc:-5 =tajemn:11 =tak:12 =także:23 =taniej:-8
=tankow:-7 =tańsze:5 =tego:11 =telewi:5 =ten:7 =terror:-9 =testów:-6 =to:21 =tomasz:11 =ton:-9 =tortur:6 =traged:5 =tragic:-10 =trakci:11
=transm:11 =transp:9 =tranzy:-6 =trwa:-6 =trwają:-7 =trybie:-6 =trzeba:5 =trzech:-6 =trzy:-11 =turcja:-12 =turnie:-10 =turyst:-10 =tusk:-6
=twierd:6 =tych:22 =tydzie:-9 =tygodn:-6 =tylko:22 =tym:-11 =tys:-7 =tysiąc:-6 =tysięc:13 =u:-8 =uczciw:6 =uderza:7 =uderzy:5 =udziel:-6
=ukradł:6 =ulicy:9 =umowa:8 =umowy:5 =umowę:-6 =umów:-5 =unia:-6 =uratow:-6 =uroczy:-8 =urucha:6 =urząd:-6 =urządz:12 =urzędu:-6
=ustali:-6 =ustaw:6 =ustawy:-8 =ustawą:-6 =ustawę:-8 =usługa:5 =usłysz:-6 =utrudn:7 =utrzym:-5 =uważa:-7 =ułatwi:8 =uśmiec:7 =von:-7
=w:-14 =walce:11 =walczą:5 =warsza:-13 =warunk:-5 =ważna:6 =wchodz:-7 =wciąż:7 =wcześn:-8 =we:-18 =według:8 =weeken:8 =wezwan:-10
=wiadom:7 =wiedzi:10 =wielki:-8 =wierzy:-8 =wieści:-6 =większ:-10 =wniose:-6 =wniosk:12 =wnętrz:8 =woj:-5 =wojewó:-12 =wojna:6 =wojny:22
=wojnę:6 =wojska:-9 =wojsko:-10 =wprowa:-8 =wraca:-7 =wraz:9 =wrześn:-6 =wschod:-14 =wskazu:13 =wspóln:6 =współc:8 =wstrzy:-9 =wszyst:7
=wtorek:-16 =wybier:7 =wybora:-8 =wybory:12 =wybrze:-6 =wycofa:-6 =wygrał:-7 =wygłos:-5 =wyjątk:17 =wykluc:-6 =wykona:8 =wykryt:-11
=wylądo:-11 =wymaga:-5 =wynies:-6 =wynika:-24 =wynios:-6 =wynosi:10 =wypowi:10 =wypłat:-8 =wysoko:-5 =wystar:5 =wystrz:-8 =wyższy:-10
=wzrost:-16 =wzrosł:-8 =węglow:7 =władze:-7 =władzy:9 =właści:6 =właśni:6 =włoski:11 =wśród:12 =z:-16 =za:11 =zabieg:-11 =zabity:-5
=zablok:-9 =zabrał:15 =zabytk:5 =zabójs:-8 =zachod:-8 =zaczął:9 =zaczęł:-6 =zagroż:-20 =zakaze:-6 =zakaże:-6 =zakońc:-7 =zakres:-5
=zakupy:10 =zakład:-7 =zależn:5 =zamach:13 =zamier:-10 =zaniep:-5 =zaostr:-10 =zapowi:-12 =zapras:14 =zaprez:12 =zaprop:-7 =zapros:-6
=zapłac:-13 =zarobi:8 =zarzut:9 =zarząd:-7 =zarówn:11 =zasady:-6 =zasięg:16 =zaskak:11 =zaskoc:9 =zastrz:-9 =zatwie:-5 =zawier:5
=zawies:-14 =zawodo:-6 =zbigni:-7 =zbliża:-6 =zboża:-8 =zbrodn:-10 =zbroje:-13 =zbrojn:-7 =zderzy:-5 =zdrowi:9 =zdążył:-5 =ze:-8
=zespoł:-6 =zespół:8 =zestaw:5 =zestrz:6 =zmarł:-7 =zmian:5 =zmieni:11 =znacze:12 =znaczn:8 =znajdu:19 =znajom:11 =znalaz:-9 =znalez:-19
=znana:9 =znów:-7 =znęcan:6 =zorgan:-6 =zostan:-9 =został:-19 =związa:8 =związk:-7 =zwięks:-10 =zwolni:-13 =zwróci:-11 =zwycię:14 =zysk:-6
=złota:6 =złożył:-9 =łamani:-5 =łukasz:-6 =śledcz:7 =śledzt:-5 =śląski:-14 =śmierc:24 =śmierć:8 =śpiącz:11 =średni:-5 =środko:-6
=środę:-15 =świadc:8 =świadk:-8 =świat:10 =świata:11 =świąte:7 =żeby:-5 =życia:7 =życie:-10 =żyje:-25 =żyją:-9 =żąda:-5 ^#:-17 ^ambasa:-8
^andrze:7 ^artyku:5 ^atak:-14 ^białor:-8 ^biden:-5 ^brytyj:-7 ^była:6 ^były:-6 ^ceny:-6 ^chiny:-8 ^coraz:-5 ^eksper:10 ^firmy:-7 ^goście:9
^grupa:-8 ^izrael:-19 ^jarosł:5 ^jest:-6 ^kancle:-5 ^kolejn:-8 ^komisj:-7 ^kontro:5 ^korea:-5 ^koresp:-7 ^ma:8 ^marsza:-8 ^media:8
^michał:10 ^mieli:-9 ^mieszk:9 ^minist:-8 ^morawi:-7 ^na:-5 ^najwię:6 ^niemcy:-18 ^niespo:-5 ^nowe:5 ^nowy:10 ^od:5 ^ostatn:7 ^pijany:8
^pis:10 ^pkp:-5 ^po:-7 ^podcza:-7 ^pogoda:-9 ^policj:-16 ^polity:9 ^polscy:-6 ^poseł:-7 ^poznań:-7 ^pożar:-6 ^pracow:12 ^premie:-9
^prezes:-9 ^prezyd:-24 ^prof:6 ^progno:-5 ^prokur:-8 ^prywat:-8 ^przeds:10 ^rosja:-11 ^rośnie:-6 ^rząd:-15 ^sejm:-9 ^sieć:6 ^skanda:6
^stanow:9 ^strzał:-8 ^sytuac:-5 ^szef:-9 ^szokuj:5 ^sztucz:6 ^to:-10 ^tragic:-7 ^turcja:-12 ^unia:-6 ^urząd:-5 ^usa:-6 ^w:-19 ^warsza:5
^we:-5 ^według:7 ^wicepr:-6 ^wojna:7 ^wybuch:9 ^wyjątk:6 ^z:-16 ^zmiany:-5 ^świat:6 a:14 abonam:-8 aborcj:5 aby:-5 afery:6 aferze:5
aferę:-5 agencj:-13 akcja:-8 akcji:7 akt:-5 aktork:7 aktywa:-5 al:-8 alarmu:-12 ale:21 alkoho:-9 altern:-8 ambasa:-17 analit:6 and:-5
ani:5 apeluj:-8 apple:6 archit:8 areszt:-10 armia:-14 armii:-12 artyku:24 artyst:-5 atak:-5 ataku:-7 atmosf:-7 aut:-5 auto:8 autobu:7
autors:5 awaria:-15 awarii:-6 azylu:-5 badacz:-6 badani:-15 badawc:7 balist:-13 bank:9 banki:-6 banku:-7 bardzi:13 bateri:6 bez:-12
białor:-17 biden:-5 bieżąc:-11 bilans:-12 biuro:8 biznes:19 biżute:-6 bliżej:-7 bmw:8 bo:5 bohate:9 bombar:-9 boryka:11 bowiem:9 br:-10
branży:13 brawur:8 broni:9 bronią:13 bronić:-9 broń:6 brutto:12 brytyj:-14 budowa:-9 budowę:-9 budynk:-5 budżet:6 butelk:-6 był:6 była:-20
byłego:-6 było:7 były:11 będą:-15 całej:-10 całą:-8 cel:17 cele:-7 celem:5 celown:-5 celu:-8 cen:-11 centra:-8 centru:10 ceny:-8 chce:-10
chciał:9 cherso:-9 chiny:-8 chwili:7 ciemno:7 ciepła:-5 cierpi:6 ciąży:5 ciężar:-8 ciężki:5 coraz:21 cyfrow:-10 cyfryz:-5 cyklon:-6
czarne:8 czas:14 czasu:7 czekaj:9 czerwc:-6 czerwo:6 cztere:-15 cztery:-10 czwart:-5 czworo:5 czy:9 czyli:10 często:10 część:-9 członk:-10
córki:10 daje:-5 dalej:-6 dane:18 danych:7 darmow:-5 datę:9 dawna:5 dał:-6 debiut:-7 decyzj:-14 demokr:6 der:-7 deszcz:-6 detali:-5
dewelo:7 dezinf:-6 diagno:7 dla:5 dniem:-6 do:-23 dobre:-7 dobrym:5 dochod:9 doczek:6 dodatk:-9 dokona:-7 dokume:-6 dolaró:-10 dom:-9
domaga:-12 domu:19 donosi:-5 doradc:8 doskon:9 dostal:10 dostar:-12 dostaw:-21 dostał:6 dostrz:-8 dotycz:-9 dotąd:-7 dowódc:-9 dożywo:-11
dr:7 drogac:-6 drogi:-9 drogę:-5 dronam:-9 drony:-6 drugi:-6 drugie:5 drugim:-6 ds:-16 dużej:11 dużym:-8 dużą:-8 dwa:7 dwie:-9 dwoje:-5
dwóch:-9 dyktat:-6 dyplom:-6 dyrekt:-6 działa:15 dzieci:-13 dziedz:8 dzienn:15 dziesi:-8 dziewc:6 dzisia:16 e:7 edukac:-7 efekt:-7
ekonom:7 eksper:18 eksplo:10 elektr:10 emeryt:7 energe:-12 energi:-13 era:-7 euro:-5 eurosp:8 ewakua:-5 fabryk:-7 fakt:6 farmak:5
festiw:-9 film:13 filmie:7 filmu:-8 finans:-10 firma:14 firmie:7 firmow:8 firmy:9 fiskus:7 formal:6 fragme:10 fronci:17 fundus:-11
funkcj:-7 galeri:6 gatunk:-7 gaz:-11 gazu:-9 gdańsk:-9 gdy:17 gdzie:7 genera:-12 giełdo:6 giełdz:6 gigant:8 gminy:-13 go:-9 godz:-6
godzin:7 gospod:-8 gotowo:5 goście:9 graczy:6 granic:-8 grozi:12 groźby:-6 grupa:-7 grupy:-17 grób:-6 gwaran:-5 gwiazd:5 głos:6 głosów:10
główny:5 hakers:-6 histor:-6 hybryd:-5 i:5 ich:5 idzie:5 idą:-7 im:14 import:-9 inacze:8 indeks:-6 influe:6 inform:-15 inne:8 inny:-8
innymi:-11 instyt:-9 inteli:8 intens:-5 intere:5 intern:33 interw:-10 inwazj:-8 inwest:-5 istnie:8 izrael:-7 iż:8 jak:41 jaki:5 jakich:6
jakie:5 jakieg:-5 jako:6 jaką:-5 japońs:15 jarosł:5 jasno:10 je:8 jednak:14 jednos:-5 jedną:7 jest:15 jeśli:-14 kaczyń:7 kampan:28
kancle:-9 kar:-6 katast:9 każda:12 kiedy:17 kierow:6 kilka:7 kilkad:-14 kilkas:5 klienc:6 klient:14 kluczo:9 klęsce:5 km:-8 kolei:11
kolejk:8 kolejn:-16 koleża:5 komend:-7 koment:22 komisj:-11 komple:6 komuni:-10 koncer:-8 konfli:-6 koniec:-7 konkur:9 konsek:10 konsul:-6
konsum:-7 kontak:-11 kontra:-13 korea:-5 korekt:7 korupc:-10 koryta:-8 korzys:15 korzyś:6 koszte:7 końca:-14 końcu:13 kościo:-5 krajow:5
kraju:-10 krakow:-6 krok:-6 krytyk:11 kryzys:-9 króla:-6 królem:-7 księdz:8 kształ:-10 kto:8 ktoś:8 która:9 której:-10 który:-13 którym:27
którzy:-12 ktăłre:-5 kupowa:13 kw:9 kwalif:-10 kwanto:-8 kwarta:-6 kwesti:16 kwotę:7 kłopot:8 labora:6 lat:-5 lata:-5 latach:-6 latek:7
latki:7 legaln:5 legend:14 lekars:-9 lekarz:-11 letni:-9 letnia:-14 liczba:-9 liczbą:6 likwid:-5 limity:6 listop:-5 logist:-8 lotnis:-10
lubusk:-5 ludzi:13 ludzie:10 ludzko:7 lutym:-6 ma:11 magazy:-5 maja:6 maju:-10 mandat:-12 manife:6 marca:14 marki:-5 masowo:-8 masy:-7
maszyn:6 materi:7 mało:8 małopo:-5 małżeń:-6 mecz:-9 meczu:15 medal:-5 mediac:25 mediów:7 medycz:-8 mer:-6 metalo:-7 metrów:-8 miast:5
miaste:9 miasto:-8 miałby:-6 miało:-5 miały:7 michał:17 miejsc:-20 miejsk:-8 mierzy:5 miesię:7 mieszk:10 mieści:-8 migrac:-6 miliar:10
mimo:5 minimu:-6 minion:5 minist:-29 mistrz:-5 między:-13 mięsa:-5 mld:-15 mln:-14 mniej:-5 mobywa:-8 mocy:11 model:9 modeli:6 modelu:11
mogli:-8 mogą:15 molest:7 mon:5 morza:-8 może:13 możliw:16 można:24 mróz:-6 mu:13 musiał:21 musiel:12 muszą:13 mógł:-5 mówi:33 mówił:12
na:-5 nabywc:8 naczel:9 nad:6 naduży:-8 nadzor:-8 nagle:10 nagran:17 nagrod:9 najbli:-21 najchę:9 najemn:-12 najmni:-7 najniż:-11 najnow:9
najważ:11 najwię:8 najwyż:-5 nakład:5 napisa:9 napięt:-6 napraw:8 narcia:8 narodo:7 narusz:-5 narzęd:6 nas:5 nastro:-5 nauczy:10 nauki:-5
naukow:-10 nawet:-25 nazwał:-6 nazywa:10 negocj:-8 nic:9 nie:18 nieco:-6 niecod:6 niedzi:-23 niej:5 niejed:6 niemal:-9 niemcy:-16
nieofi:-6 niepok:-6 niepra:-11 nieprz:-8 nietyp:19 niewia:5 niewie:8 niezbę:6 niezna:-5 nigdy:16 nikt:9 nią:5 niższy:-7 noc:-5 nocy:-8
normal:-11 notowa:-13 nowe:15 nowej:5 noweli:-13 nowośc:9 nowy:-8 nowych:-13 nową:12 nr:-5 nuklea:6 o:-9 obawia:-5 obawy:-6 obcokr:11
obejmi:-6 obietn:9 objął:5 obniża:-5 obniżk:7 obniży:-5 obowią:-5 obrony:-11 obronę:-8 obserw:-12 obszar:-9 obudzi:-10 obywat:-5 ocenił:9
oceny:7 ochron:-18 ociepl:-5 oczeki:9 od:-8 odbior:-12 odbyły:6 odbędz:-8 oddawa:5 oddzia:-13 odebra:6 odejść:-6 odkryc:-8 odkryl:-5
odmien:6 odmówi:5 odnale:-8 odnios:-8 odnosz:5 odpowi:18 odsłon:8 odwoła:-10 of:-9 oferty:9 ofertę:8 oferuj:5 ofiar:-6 ogień:-7 ogniu:5
ograni:-19 ogromn:17 ojciec:10 ok:-5 okazał:6 okazji:18 okazuj:5 okolic:-7 okresi:10 określ:10 one:-10 oni:-8 online:6 operat:5 opinii:7
opowie:6 opozyc:6 opraco:7 oprogr:6 opuści:-15 opóźni:-5 opłaty:-12 oraz:6 organi:-8 orzekł:-5 oskarż:-15 osobow:-7 osoby:-17 ostatn:18
ostrze:-17 oszust:12 osób:-8 otrzym:-12 otwart:-7 otworz:-7 oświad:-17 pacjen:-15 padły:-5 pakiet:-15 paliw:-9 paliwa:-11 pandem:10
papier:-9 para:6 parali:-7 parlam:-16 partii:5 partne:7 partyj:8 pasaże:-11 państw:7 paździ:-6 perspe:-6 pielęg:10 pierws:-6 pies:-12
piesze:8 pieszy:-5 pijany:7 pis:16 pisze:-8 piątek:-17 pięcio:-7 pięć:11 piłkar:8 pkt:-5 pl:37 placów:-7 plan:-9 planac:-6 planu:5
planuj:-12 platfo:-8 plus:11 po:-17 poboro:-8 pochod:5 pochwa:12 pocisk:-9 pociąg:-13 począt:-7 pod:-5 podaje:-15 podate:6 podatk:7
podatn:7 podał:-11 podała:-9 podcza:-7 podejr:5 podkre:-13 podnie:-9 podpal:-6 podpis:-7 podsum:9 podtrz:-5 pogoda:-11 pogody:-7
poinfo:-35 pojawi:6 pojazd:-5 pokaza:18 pokazu:19 pokład:-7 policj:-23 polity:15 polscy:-6 pomięd:-9 pomocy:-17 pomysł:12 pomyśl:6
ponad:-9 ponied:-16 poniew:-11 ponown:-8 popełn:-8 popier:-5 popraw:-5 populi:10 popłyn:-9 porażk:-14 porozu:-16 portal:11 pory:-7
porząd:6 porówn:8 posels:-5 poseł:12 posied:9 postęp:7 posłan:9 posłow:-5 potenc:5 potrwa:-5 potrąc:14 potwie:-5 potężn:12 poważn:-12
powiad:-5 powied:-23 powiet:-5 powiąz:-5 powięk:-5 powołu:-10 powrac:6 powrót:5 poza:8 poziom:-17 poznań:-11 pozost:-8 pozwal:-7 pozwol:10
pośliz:8 pośred:6 pożar:-10 pożaru:-10 prace:-7 pracow:5 pracuj:8 pracy:6 prawa:7 prawdo:-8 prawie:6 premie:-13 prezen:26 prezes:-8
prezyd:-24 proble:12 proc:-29 procen:-5 produc:17 produk:-7 prof:13 profes:-9 projek:-15 prokur:-6 promoc:5 prosi:-5 proste:7 prowad:10
prywat:-14 przebi:-6 przeci:-26 przed:-11 przede:6 przedm:-7 przeds:9 przedł:-10 przegr:5 przeję:-12 przejś:-7 przeka:-22 przekr:-11
przemy:-12 przemó:-5 przeni:-7 przepi:-18 przepr:10 przerw:11 przest:6 przesy:-6 przesz:-5 przewa:6 przewo:-11 przezn:5 przeży:12
przych:-10 przyda:7 przyja:7 przyją:-9 przyję:11 przykł:9 przymu:-5 przypo:11 przysz:-7 przyzn:-22 przyzw:11 próbuj:-7 prąd:6 prądu:-11
psycho:5 punkci:-5 pytani:11 pół:-6 północ:-12 półroc:8 późnie:13 płaci:-7 płatni:-7 r:5 rachun:-5 rad:5 radiu:9 rannyc:7 rano:-10
raporc:5 raport:-6 ratowa:-7 ratusz:-7 raz:-5 razem:10 razy:14 reakcj:-5 reakto:-5 realiz:-5 redakt:9 region:-12 reklam:-10 rekord:-12
report:-8 reprez:10 resort:-11 restau:12 retory:6 rezyde:5 rezygn:-7 rmf:9 rmf24:9 roczni:-6 roczny:-6 rodzic:-14 rodzin:7 roku:-8 roli:5
rolnic:-6 rolnyc:-5 ropa:-15 ropy:-8 rosną:5 rosnąc:-12 rowu:-5 rozbud:7 rozlic:7 rozmaw:-16 rozmow:9 rozpoc:-10 rozprz:-11 rozwią:18
rozwoj:6 rośnie:-20 ruch:5 ruchem:-8 ruszyl:12 ruszył:-11 rynek:6 rynki:-5 rynku:5 rywali:-5 rzece:-5 rzecz:-7 rzeczn:-23 rządow:-6
rządu:-16 równie:20 równow:8 różne:12 różnyc:-9 ręce:8 s:-7 samolo:-12 samorz:-10 sanato:6 sankcj:-8 schron:-5 sejm:-9 sekund:6 selekc:6
serię:9 serwis:5 sesji:-5 siebie:8 sierpn:-5 sieć:8 silnik:5 sił:12 siłown:12 skazan:-12 sklep:8 sklepó:7 skomen:14 skryty:6 skurcz:6
skutec:11 skutek:-6 składa:5 smartf:6 sobie:27 sobotn:-7 soboty:-5 sobotę:-17 sojusz:-9 sondaż:-9 spada:-9 spadku:-7 spalin:8 specja:8
specyf:6 spekul:7 spiker:-6 spodzi:-10 sponso:-7 sposob:11 sposób:-7 spotka:5 spowod:-6 spożyw:-6 spraw:-6 sprawc:-12 sprawd:7 sprawo:-6
sprawy:8 sprawę:17 sprzed:-19 sprzyj:-5 sprzęt:8 spółki:-7 spędzi:-5 stabil:6 stacja:-6 stacji:-11 staje:8 stanie:6 stanow:17 stanu:12
stany:-5 starci:5 statek:-8 statkó:-5 statys:-5 stawka:5 stawki:5 stać:-6 stała:6 stolic:-13 straci:-7 strate:8 straty:-6 straża:-10
straży:-7 stron:6 stronę:8 strzał:-14 strzel:5 studen:-7 stworz:13 styczn:-15 sugeru:-9 sukces:5 surowc:5 swoim:13 swojeg:11 swoją:-8
sytuac:5 szans:-5 szansa:-7 szanse:5 szansę:9 szanta:8 szczeg:10 szczyt:-14 szef:-9 szerok:5 szkoła:-9 szpieg:11 sztucz:5 szwajc:5
szybko:-13 szykuj:7 szymon:7 sądzie:-6 sąsiad:11 słowa:15 słowac:9 służb:7 służby:-9 służąc:-7 słów:-8 ta:11 tajemn:12 tak:29 taka:-5
taki:-5 taką:8 także:9 tam:6 taniej:-8 te:9 techno:11 tego:-5 tegoro:6 telewi:6 teraz:-14 tereni:-8 termin:-9 terror:-9 teryto:-14
testy:-7 też:6 to:27 tomasz:8 ton:-16 torach:5 tortur:6 towarz:5 tracą:5 trafil:6 trafią:-8 trafić:7 trafił:-6 tragic:-9 trakci:11
transm:14 transp:10 tranzy:-6 trener:-5 trenin:6 trudni:5 trwają:-7 trzeba:14 trzech:-8 trzeci:-11 trzy:-11 turcja:-12 tureck:6 turnie:-18
turyst:-16 tusk:-6 twierd:5 tworzy:-6 tych:12 tydzie:-11 tygodn:-11 tyle:6 tylko:19 tym:10 tys:-9 tysiąc:9 tytuł:-5 u:13 ubezpi:-5
ubiegł:7 ucieka:5 uczciw:5 uczeln:-8 uczest:14 uderza:7 uderze:-7 uderzy:5 udział:-17 udziel:-8 ukazuj:-7 ukradł:6 ul:-7 ulic:7 umowa:8
umów:-5 unia:-6 unijne:-5 uprawn:9 uratow:-7 uroczy:-5 urodze:5 urucha:6 urząd:-7 urządz:18 urzędn:-5 urzędu:-6 usa:-9 ustaw:6 ustawą:-6
ustawę:-9 uszcze:-9 uszkod:-9 usług:-5 usługa:9 usłysz:-5 utworz:-6 uwagi:6 uważa:-13 uwiecz:9 uzbroj:5 uznany:5 uznał:-5 uzyska:6
uśmiec:7 użytko:-5 używan:-6 von:-7 w:-13 wakacj:12 walce:11 walczy:8 walczą:5 warian:5 warsza:-10 warto:11 warunk:-9 ważna:5 ważne:18
ważnie:7 wcale:5 wchodz:-9 wciąż:17 wczesn:5 wcześn:-14 we:-15 według:7 wersji:10 weszła:-8 wezwan:-12 weźmie:-5 wiadom:17 wicepr:-7
wicesz:-8 wideo:8 widzia:5 wieczo:-5 wiedzi:11 wiele:21 wielko:-8 wielu:9 wierzy:-10 wieści:-6 wieżow:-7 witryn:7 wizeru:5 wizyta:-5
więc:5 więcej:5 większ:-12 wkład:-7 wniose:-7 wniosk:10 wnętrz:5 wobec:-12 woj:-10 wojenn:6 wojewó:-13 wojna:6 wojny:27 wojną:-6 wojska:-7
wojsko:-9 wokół:7 wolnoś:-7 wpadł:11 wprowa:6 wpłynę:-7 wpływ:-5 wpływy:-7 wraca:-6 wraz:17 wrogów:6 wschod:-21 wschód:-7 wskaza:-7
wskazu:17 wskaźn:-11 współc:12 wstrzy:-18 wszyst:7 wszędz:7 wtorek:-25 wtorko:-10 wybier:9 wybora:-12 wyborc:17 wybory:9 wyboró:5
wybran:13 wybrał:9 wybrze:-7 wychow:-8 wyciąg:8 wycofa:-5 wydatk:6 wydał:-5 wydoby:7 wygląd:19 wygran:-8 wygrał:-7 wygłos:-5 wyjazd:8
wyjątk:24 wykaza:-6 wykluc:-9 wykona:7 wykryt:-10 wylądo:-9 wynagr:5 wynieś:-5 wynika:-18 wyniku:6 wynosi:10 wypada:7 wypade:-5 wyrazi:-5
wyraźn:-7 wyrzuc:-5 wyróżn:-8 wystrz:-8 wystąp:-9 wysyła:-10 wysłan:-9 wywoła:-6 wyzwan:5 wyzwol:-6 wyścig:6 wyświe:6 wyższy:-5 wzbudz:5
względ:14 wzrost:-12 wzrosł:-11 wątpli:-5 węglow:7 władz:-7 władze:-19 władzy:16 własny:-11 własną:-5 właśni:16 włoski:14 wściek:6
wśród:15 z:6 za:-7 zaatak:-5 zaawan:-6 zabieg:-8 zabity:-8 zablok:-12 zabrak:6 zabrał:13 zabytk:5 zabójs:-8 zachod:-8 zachow:10 zachęc:5
zaczął:8 zaczęl:5 zaczęł:-8 zadani:7 zaginę:-7 zagroż:-23 zainwe:6 zajmie:-8 zajmuj:-9 zakaz:-6 zakaza:-10 zakaze:-6 zakaże:-7 zakażo:-6
zakońc:-7 zakres:-6 zakup:9 zakupy:11 zakupó:5 zakład:-10 zaledw:6 zależn:5 zamach:13 zamias:8 zamier:-8 zamies:-7 zamkni:-8 zaniep:-6
zaostr:-10 zapowi:-18 zapras:14 zaprez:15 zaprop:-7 zapros:-7 zapłac:-11 zareje:-11 zarobi:11 zarówn:18 zasady:-7 zasięg:15 zasiłk:6
zaskak:10 zaskoc:7 zastos:8 zastrz:-10 zastąp:-5 zatwie:-5 zaufan:-5 zauważ:-7 zawart:-5 zawarł:6 zawies:-14 zawodo:-10 zaznac:-6 załama:7
założe:-5 założy:7 zbiera:5 zbigni:-7 zbliża:-10 zboża:-8 zbrodn:-6 zbroje:-9 zbudow:8 zdarze:16 zdecyd:5 zdjęci:12 zdradz:10 zdrowi:11
zdziwi:5 ze:11 zespół:8 zestaw:5 zestrz:8 zewnęt:-9 zezwol:-5 zginęl:9 zgodzi:-7 zgodę:-6 zgłosi:5 zgłosz:-5 zimy:-5 zlikwi:-7 zmarł:-6
zmarłe:6 zmian:6 zmiany:5 znacze:10 znajdu:26 znajom:11 znalaz:-10 znalez:-17 znaleź:5 znana:9 znany:6 znikną:-8 znów:-8 znęcan:6 zobacz:6
zobowi:-5 zorgan:-9 zostan:-18 zostać:5 został:-12 zrobić:16 zrozum:5 zupełn:11 zużyci:-9 zwierz:-9 związk:-14 zwięks:-5 zwolen:6
zwolni:-17 zwróci:-13 zwycię:9 zwłasz:6 zysk:-7 zyskał:7 zysku:6 zł:-10 złota:7 złotyc:-13 złożon:14 złożyl:5 złożył:-7 ćwierć:-6
ładunk:-6 łamani:-8 łódzki:-6 łączni:-8 łączy:-8 ściąga:10 śledcz:8 śledzt:-12 śląski:-15 śmierc:31 śmiert:-10 śmierć:13 śnieg:-6
śniegi:-5 śpiącz:10 średni:7 środka:5 środko:-6 środę:-17 świadc:8 świadk:-6 świat:10 świata:10 świeci:16 świąte:7 że:-16 żona:5 żony:6
życia:13 życie:-17 życiu:6 żyje:-24 żyją:-9 żywo:13 żąda:-5
`
