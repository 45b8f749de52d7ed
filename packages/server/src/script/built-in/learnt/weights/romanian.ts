export const romanian = `
:56 #:-17 +":-19 +.:-13 +::38 +?:39 +doubts-1:-58 +doubts0:-21 +doubts1:-38 +doubts2:17 +doubts3:45 +doubts4:28 +doubts5:56 +length1:47
+length2:45 +length4:-26 +length5:-18 +length6:-19 +length7:-19 +length9:10 +retold:-42 +weight0:-16 +weight1:27 +without-advertising:8
+without-cut-off:-40 +without-first-person:36 +without-furniture:-12 +without-other-language:6 +without-stale-day:7 +–:62 +…:5 21k:6
=#:-11 =21k:6 =a:-26 =a7:6 =abonam:6 =absolu:-5 =absolv:12 =acasă:14 =acces:5 =acceso:5 =accide:-7 =aceast:7 =acolo:7 =acord:-23
=acorda:-15 =activi:7 =actriț:8 =actual:14 =acum:21 =acuzat:-8 =acuză:-7 =adela:6 =adesea:6 =adevăr:13 =admini:-8 =adrian:18 =aduc:5
=aduce:19 =advers:8 =advert:5 =aer:12 =aerian:-11 =afecta:-28 =afirma:-6 =afișat:-7 =află:5 =afumaț:6 =agenți:-5 =agrico:8 =aici:6
=ajunge:5 =ajungă:-5 =ajuns:7 =ajutor:-7 =al:-7 =albașt:7 =aleger:11 =ales:8 =alexan:-10 =alimen:-8 =altfel:6 =alunec:-7 =alătur:6 =am:5
=amenda:-26 =amendă:-7 =amenin:9 =amenzi:-13 =americ:-5 =amploa:-10 =an:-9 =analis:8 =anchet:-15 =angaja:-11 =angajă:-5 =ani:18 =antren:9
=antrep:7 =anul:5 =anului:6 =anunţă:-6 =anunț:10 =anunța:-11 =anunțu:11 =anunță:-23 =apa:-9 =apariț:-8 =aparta:7 =apei:11 =aproap:-8
=aproba:-5 =apropi:-25 =aproxi:-9 =apă:-13 =apărea:6 =apărăr:-5 =ar:-7 =are:-13 =arheol:-6 =armata:-8 =artico:22 =artifi:6 =artist:5
=arunca:-5 =ascuns:10 =asigur:11 =astfel:-10 =astăzi:-7 =asupra:-16 =atac:-18 =atacan:5 =atacur:-6 =atenți:-9 =atins:-6 =atât:6 =au:-20
=august:15 =aur:-13 =auto:12 =autori:-11 =autost:-8 =autotu:-5 =avanta:9 =avea:-13 =averti:-10 =avioan:-5 =avion:-6 =avocat:5 =avut:11
=având:-5 =azi:10 =așteap:6 =aștept:-5 =b:8 =bacala:-9 =baciu:9 =balist:-5 =barcel:-8 =basara:8 =bateri:-9 =becali:9 =benefi:5 =benzin:-6
=berca:-7 =biaf:-10 =bine:-5 =birou:5 =blocaj:5 =blocat:-14 =bnr:-6 =boloja:-6 =bombă:-6 =brandu:-5 =brașov:-10 =britan:-13 =bucure:5
=bugetu:11 =buleva:-7 =bulgar:-13 =bune:9 =bursel:-5 =buzoie:-14 =buzău:-16 =buzăul:-17 =bărbat:-5 =bărbaț:-6 =bătrân:-9 =c:5 =ca:-7
=cadrul:-10 =calend:8 =calita:8 =canabi:-8 =canada:-8 =cancer:9 =candid:11 =canicu:-9 =captur:-8 =caract:7 =carbur:-8 =cardio:5 =care:36
=carlos:5 =casa:-6 =casă:12 =catego:-5 =caută:-7 =cauza:-26 =cazul:-9 =ce:27 =celebr:-5 =centra:-11 =ceparu:-7 =cer:-5 =cercet:-5
=cere:-18 =ceremo:-5 =cerere:-5 =cernav:-6 =cerul:7 =cerut:-7 =ceuta:-14 =china:-20 =chirie:7 =chirii:6 =chirur:13 =chivu:8 =ci:7 =cinci:8
=cine:20 =cinema:6 =ciolac:-6 =civili:-5 =cj:-9 =clasic:5 =clienț:12 =clinic:7 =cluj:-7 =clădir:-6 =cod:-6 =coelho:9 =colect:-8 =colegi:10
=colți:-5 =comisi:-6 =compan:6 =compet:-13 =comple:7 =compor:5 =comuni:5 =concep:8 =concer:6 =concur:-6 =condam:-10 =confor:6 =conil:8
=consil:5 =consta:-18 =consti:-8 =contes:-6 =contin:-9 =convin:9 =cooper:5 =copiii:6 =copil:10 =copilu:9 =corect:7 =coreea:-9 =corona:-9
=cosmin:9 =cotele:15 =coșmar:8 =craiov:27 =credit:8 =crește:9 =cristi:18 =critic:-9 =criza:-10 =criză:-5 =cs:-7 =csm:-7 =cu:13 =cum:39
=cumpăr:5 =cunosc:9 =curent:-10 =curs:-7 =custod:5 =cuvânt:7 =câinii:5 =câinil:-9 =când:25 =câştig:-10 =câștig:14 =câți:9 =că:-16
=căldur:-7 =către:9 =căutăr:5 =dacă:7 =daniel:-10 =dar:8 =dat:-13 =data:16 =datori:-5 =de:-20 =dealul:5 =debitu:-16 =debloc:-5 =debuta:-5
=debute:-8 =debutu:9 =decarb:-6 =deceni:6 =decis:-5 =dedica:35 =defici:11 =defini:-6 =delta:6 =demisi:-13 =depart:5 =depind:5 =depus:-6
=deputa:-12 =despre:28 =despăg:-8 =destin:8 =detali:7 =deveni:12 =devine:6 =dezamă:7 =dezast:9 =dezbat:-13 =dezvăl:8 =diagno:8 =difere:7
=diferi:6 =dimine:-8 =din:-7 =dinamo:6 =dintr:7 =direct:-6 =discut:-8 =dispar:-8 =distra:6 =distru:-6 =doar:9 =doborâ:-12 =docume:7
=doi:-12 =dolari:-6 =domeni:-8 =domini:-8 =donald:-11 =două:-17 =dramat:-8 =drept:-5 =dreptu:8 =drona:11 =drone:-17 =dronel:-7 =dronă:-10
=drum:5 =drumul:-13 =drăguș:-5 =dumitr:9 =dunăre:-7 =după:-12 =dur:-6 =durată:-7 =dură:-5 =e:-8 =echipa:-7 =echipe:13 =econom:21 =ediția:7
=eficie:15 =electr:-8 =elevil:5 =elicop:-10 =elimin:8 =emil:6 =emisiu:11 =emoție:7 =energi:-10 =era:6 =erau:-7 =esenți:17 =espres:7
=esteti:5 =etapa:10 =etape:-7 =etapă:-7 =euro:-17 =europa:5 =europe:-9 =evacua:-6 =evalue:-6 =evenim:15 =evită:-6 =excele:6 =excepț:5
=excurs:11 =execut:-5 =experi:5 =expert:11 =explic:15 =explod:-9 =explor:5 =export:-5 =extern:-8 =extind:-10 =extrao:5 =f:-6 =fabric:10
=fac:-6 =faci:5 =facă:-6 =famili:-6 =fapt:10 =fața:-6 =fcsb:8 =federa:-5 =femeie:8 =femini:-5 =fenome:-6 =fermie:15 =fetiță:-7 =fi:-20
=fiecar:11 =fiind:-5 =filipe:7 =film:6 =final:5 =finala:-5 =finali:-5 =finalu:10 =finală:-9 =fiu:9 =florin:-6 =folosi:8 =formaț:-5
=forțel:-7 =fost:-30 =fotbal:10 =foto:14 =fotogr:5 =franța:-11 =franțe:-6 =frații:-6 =frecve:8 =frică:9 =fritz:-12 =fronti:-6 =frumoa:11
=furat:-6 =furniz:-5 =făcut:18 =făcute:-6 =făgăra:-8 =galați:-14 =galben:-6 =garda:-7 =german:-13 =gestio:-9 =gheorg:-5 =ghid:8 =ghidul:10
=gianni:-7 =gică:5 =gigant:-6 =gigi:9 =giurgi:-6 =grad:-6 =grafic:12 =gratis:8 =gratui:-6 =grecia:-9 =greek:-9 =greu:7 =grevă:-8 =greșea:5
=greșel:8 =gruia:5 =grup:5 =gustăr:5 =gândur:8 =găsită:6 =handba:-9 =hartă:-5 =hasdeu:9 =hayden:8 =hectar:-7 =high:5 =hotărâ:8 =i:8 =ia:5
=iar:8 =iași:8 =identi:7 =ieftin:7 =ilegal:-19 =ilfov:6 =ilie:5 =imedia:-7 =imobil:6 =impact:9 =import:18 =in:14 =inaugu:-18 =incend:-17
=incide:-5 =inedit:-5 =infant:-8 =influe:-7 =inform:5 =insolv:-6 =inspec:-6 =instan:5 =instit:7 =insulă:6 =inteli:9 =inter:9 =interi:-10
=intern:5 =interz:-7 =intrat:9 =intre:-12 =introd:-5 =invest:-8 =invita:13 =ipj:-9 =iranul:-13 =istori:-6 =japone:-7 =japoni:-6 =joacă:7
=joi:-15 =jong:-12 =jucări:8 =judeca:-8 =judecă:7 =judeţe:-6 =județe:-18 =județu:-20 =justiț:5 =kievul:-7 =kim:-12 =l:20 =la:-19
=lansar:-6 =lansat:-6 =le:6 =league:-8 =led:5 =lege:-19 =legea:-7 =legii:-10 =lei:-5 =leipzi:10 =liber:-8 =lideri:-7 =lideru:-8 =ligii:6
=lionel:6 =lista:-13 =live:10 =loc:9 =local:6 =locale:6 =locali:-17 =locuin:10 =locuit:-7 =locul:-7 =longev:10 =lor:5 =lot:7 =lovitu:-10
=luat:-7 =lucru:6 =lucrur:6 =lucrăr:-8 =lui:10 =lume:5 =lumina:5 =lungă:-7 =lângă:-9 =lăsat:9 =magazi:6 =magnit:-5 =magyar:-6 =mai:-9
=major:6 =majore:9 =malul:-12 =manche:-5 =mandat:-11 =manșa:-8 =mare:6 =marea:-13 =marele:-5 =margin:7 =marian:-5 =marţi:-10 =marți:-6
=mastod:7 =matern:5 =mașina:8 =meci:-7 =meciul:9 =medic:7 =medici:-8 =mediev:5 =menten:8 =mențin:-8 =merită:11 =mesaj:6 =mesaju:9 =messi:6
=metalo:-9 =meteor:5 =metri:-6 =mici:6 =miercu:-8 =migran:-6 =mijloc:-5 =miliar:-6 =milioa:-7 =minime:-8 =minist:-5 =miruță:-9 =misiun:-5
=mizeaz:-10 =miză:-5 =mocanu:11 =modern:8 =modifi:-6 =mondia:-21 =morți:-8 =moscov:-5 =motive:6 =motoar:5 =motori:-8 =mulți:6 =munca:5
=munici:-11 =munții:-6 =murit:-24 =muzica:7 =muzică:10 =mw:-7 =mării:-8 =măsură:-7 =n:6 =nato:-15 =naţion:6 =națion:7 =nervoa:5 =new:-8
=nicio:7 =niciod:-7 =nicole:5 =nicuşo:-6 =nivelu:14 =noapte:-5 =noi:-26 =nord:-7 =normat:13 =nou:-9 =noua:-16 =noul:-14 =nouă:-12 =nu:-6
=nuclea:-16 =numit:9 =număr:5 =număru:6 =năeni:-7 =oameni:5 =oana:-10 =oară:-6 =obliga:-6 =observ:5 =obținu:-8 =ochii:5 =ocupar:5 =of:8
=oferta:-7 =oficia:-14 =olimpi:-7 =olteni:6 =omolog:-7 =oncolo:5 =online:13 =opa:-9 =operat:9 =operaț:6 =opoziț:6 =oprire:-13 =oprit:-13
=optimi:6 =opțiun:7 =ora:15 =oradea:11 =ordine:-8 =ore:11 =organi:12 =ori:-9 =orice:6 =oră:6 =ovine:-5 =oțelul:9 =p:9 =pace:-5 =pagina:5
=paks:-7 =pancu:-8 =panett:8 =parado:8 =parcur:-6 =parint:6 =paris:-7 =pariur:7 =partea:-7 =partid:-5 =pasiun:13 =pasul:7 =patrio:8
=patru:-11 =paul:6 =pauză:7 =pașii:9 =pene:-5 =perfec:6 =perfor:9 =pericu:-5 =persei:-7 =persoa:-15 =person:7 =pescui:-5 =peste:-8
=peter:-6 =petrec:6 =petrol:-15 =piardă:-5 =piața:13 =piață:-6 =picioa:6 =pierde:-7 =pierdu:-8 =pietro:-8 =plajel:-5 =planul:-16 =play:5
=plecat:-9 =plece:6 =plânge:-6 =plătea:-6 =pnrr:15 =politi:-5 =poliți:-17 =poloni:-28 =popula:-6 =portar:-7 =portul:-6 =porțil:5 =posibi:5
=postul:5 =potriv:-14 =povest:14 =poșta:9 =prea:14 =preced:-5 =preciz:11 =prelim:-11 =premie:-5 =premiu:8 =preşed:-12 =președ:-24
=prețul:-6 =prilej:15 =prima:6 =primel:12 =primeș:9 =primul:-11 =primă:-11 =primăr:-11 =prin:-11 =printr:-11 =priori:-5 =privin:-16 =pro:6
=probab:8 =proble:14 =produs:-9 =profes:7 =progra:-5 =proiec:-14 =promul:-7 =propri:15 =propun:-9 =protej:-6 =protes:-9 =provoc:6
=prunea:8 =psd:-11 =pui:8 =pune:-10 =pus:13 =putea:-8 =putern:-12 =putin:-11 =puţin:-6 =puțin:-7 =până:-10 =pârâul:6 =pîslar:-5
=pământ:-11 =părăsi:-14 =păstra:7 =pătrun:8 =rachet:-8 =raport:-10 =ratat:-8 =reabil:-6 =reacto:-5 =reacți:33 =recomp:-9 =record:7
=recupe:5 =redesc:9 =reguli:-6 =regulă:7 =relate:-5 =relați:-5 =remarc:8 =remiza:6 =renunț:5 =repara:-8 =reprez:-14 =republ:-16 =respin:-6
=retras:-10 =return:-6 =reuter:-7 =reușit:5 =rezult:-21 =rețea:-10 =reținu:-5 =ridica:-19 =ridică:-10 =riscă:-7 =ro:9 =roboti:5 =rodri:-8
=rodrig:7 =rolul:17 =român:-8 =române:6 =români:-10 =română:-5 =ruseas:-6 =ruseșt:-16 =rusia:-27 =rusiei:-5 =rusă:-12 =rutier:8 =ruși:5
=râmnic:-16 =rând:7 =rămas:-6 =răniți:-10 =răspun:10 =s:5 =sa:5 =salari:-13 =sale:-7 =salvam:-5 =salvat:-5 =sarcin:8 =sateli:-6 =sau:18
=scena:7 =scenă:7 =schimb:10 =scoasă:-6 =scrie:-5 =scufun:-6 =scurt:6 =scurtă:10 =scăder:-6 =scăzut:-8 =se:-11 =seară:-6 =seceta:-11
=secole:5 =secret:12 =secund:-5 =securi:-9 =semnat:7 =semnif:8 =senzaț:7 =seo:13 =serbia:-8 =servic:-7 =sezon:14 =sezonu:10 =sfatur:10
=shoppi:9 =show:11 =si:13 =sigura:12 =simplu:5 =simpto:10 =singur:24 =sistem:6 =situaț:12 =slănic:-20 =smurd:-5 =snagov:7 =societ:-6
=solici:-18 =soluți:27 =sora:-8 =spania:-19 =spanio:-6 =spatel:14 =spațiu:5 =specia:7 =speria:5 =spital:-22 =sporti:9 =sportu:-5 =spre:-10
=spune:15 =srl:6 =stabil:-9 =stare:7 =statel:-12 =statul:-5 =stațiu:5 =steaua:-5 =stilul:5 =stimul:-5 =stinge:-5 =stirip:-15 =stocar:-5
=stoica:6 =struct:6 =străin:-10 =sua:-24 =sub:-12 =succes:13 =sud:-9 =sufici:-5 =sunt:-6 =superl:12 =suport:-5 =surpri:10 =susțin:11
=sute:-5 =sâmbăt:-12 =să:-24 =sănăta:8 =săptăm:-13 =sărat:-18 =său:-6 =tabără:-7 =te:6 =teatru:-9 =tech:7 =tehnol:12 =teren:8 =termen:7
=terori:7 =terra:-7 =testat:5 =text:5 =the:6 =tiktok:-6 =timișo:-11 =tineri:-12 =titula:-8 =top:5 =topoar:-7 =torenț:-8 =tot:8 =totul:18
=toți:9 =trabzo:-6 =tradiț:5 =trafic:5 =traged:-7 =traian:-5 =traini:-5 =transf:10 =transp:-13 =tratam:14 =treile:-6 =tren:-6 =trimis:-9
=trotin:-12 =trump:-31 =tu:6 =tudor:-6 =turul:-14 =tuturo:7 =tv:12 =tânăr:8 =tânăru:7 =tăcere:5 =tănase:-7 =tănăse:-8 =u:-8 =ucrain:-19
=ue:-18 =uefa:-9 =ul:13 =ultima:6 =ultimă:8 =una:-10 =unde:10 =unică:7 =unifor:5 =unirii:-6 =unite:-7 =unităț:-10 =uniune:-5 =univer:13
=unor:-6 =unul:9 =urgenț:-9 =uri:7 =urmă:5 =urmări:6 =următo:6 =urs:-5 =usr:-8 =utiliz:5 =va:-12 =vacanț:7 =vaccin:-12 =val:-9 =valea:-19
=valoar:5 =varga:-7 =varian:6 =vară:10 =vaslui:-9 =vede:8 =venit:6 =venitu:-6 =verii:5 =verneș:-7 =via:11 =victor:-18 =video:19 =vieții:5
=vijeli:-13 =vine:6 =vineri:-9 =violen:-5 =vis:-5 =vitami:5 =vizita:5 =vizită:-6 =volunt:7 =vor:-25 =vorbit:8 =vota:-6 =vrea:-17 =vreme:-5
=vremea:10 =vs:7 =vulcan:-7 =vulner:10 =vândut:-12 =vânăto:-7 =vârsta:-5 =vârstă:-8 =vă:11 =văzută:-5 =washin:-9 =weeken:12 =zece:-11
=zeci:-8 =zelens:-16 =zi:14 =zilei:15 =zilnic:8 =zona:-10 =zone:-9 =zonă:-8 =îi:-8 =împotr:-13 =împreu:7 =în:-10 =înaint:17 =înaltă:-7
=încear:-7 =începe:-8 =începu:-7 =începâ:-9 =închei:5 =închid:-6 =încălc:-12 =încărc:5 =îngrij:-11 =înlocu:6 =înregi:-8 =înscri:-9
=întrea:7 =întrev:-8 =întâln:-9 =întâmp:7 =învins:-6 =învăța:5 =învăță:-10 =şi:-25 =ţării:-5 =șanse:5 =șapte:6 =șase:-7 =ședinț:25
=șeful:-5 =și:28 =șocant:-6 =știi:6 =șumudi:-5 =țara:7 =țară:-6 =țintă:-8 =țări:-11 =țării:-5 ^#:13 ^a:18 ^accide:-10 ^adrian:8 ^andrei:-6
^antren:-6 ^anunțu:11 ^apă:-13 ^artico:11 ^atac:-6 ^bulgar:-10 ^buzoia:-6 ^buzău:8 ^buzăul:-17 ^ce:18 ^cele:11 ^china:-17 ^cine:9
^compan:7 ^conil:5 ^cotele:13 ^csm:-7 ^cum:16 ^curăța:5 ^cutrem:-6 ^dan:6 ^de:26 ^decizi:7 ^declar:7 ^descop:-10 ^din:5 ^doi:-7 ^două:-8
^excurs:9 ^exploz:-5 ^festiv:-7 ^florin:-6 ^fostul:-6 ^ghidul:5 ^greșel:5 ^ilie:8 ^import:6 ^incend:-7 ^invita:6 ^iranul:-8 ^la:20
^lucrăr:5 ^lumina:5 ^mai:-6 ^marius:-5 ^mastod:5 ^metalu:-13 ^minist:-11 ^nicușo:-5 ^nu:-5 ^o:-17 ^patru:-6 ^pe:5 ^pentru:5 ^peste:-6
^petrol:-8 ^poloni:-7 ^premie:-11 ^prima:16 ^primăr:-12 ^proces:8 ^proiec:-6 ^psg:-8 ^rapid:-5 ^rezult:-6 ^rolul:8 ^rusia:-16 ^shoppi:9
^specta:-9 ^statel:-7 ^sute:-5 ^tehnol:7 ^transf:7 ^trump:-9 ^un:-25 ^unul:-6 ^usr:-10 ^vacanț:5 ^vicepr:-5 ^vijeli:-9 ^zelens:-7 ^în:25
^între:6 ^ședinț:24 ^șeful:-5 a:-25 a7:6 abonam:6 absolu:-5 absolv:11 acasă:12 acces:5 acceso:5 accide:-7 aceast:7 acelaș:5 acesta:9
acestu:8 acolo:11 acord:-23 acorda:-16 actriț:8 actual:15 acum:24 acuzat:-8 acuză:-7 acțion:-5 acțiun:-7 adela:6 adesea:9 adevăr:14
admini:-10 adresa:-6 adrian:16 aduc:7 aduce:14 aducă:-6 advers:7 advert:9 aer:14 aerian:-12 afara:-5 afară:5 afecta:-28 afecți:5 afirma:-7
afișat:-7 afla:-8 află:-10 africa:-7 afumaț:5 agenți:-9 agrico:8 aici:6 ajung:8 ajuns:7 ajutor:-5 al:-18 aleg:9 aleger:7 alert:-5
alertă:-6 ales:11 alexan:-6 alimen:-8 altfel:10 alunec:-7 amenda:-24 amendă:-7 amenin:5 amenzi:-13 americ:-10 amploa:-10 an:-13 analis:8
anchet:-13 angaja:-13 angajă:-5 ani:29 ansamb:-7 antena:10 antren:5 antrep:6 anunţă:-9 anunț:11 anunța:-17 anunțu:8 anunță:-14 apa:-9
aparta:7 apei:12 apreci:5 aproap:-6 aproba:-5 apropi:-24 aproxi:-12 apă:-13 apărea:6 arad:5 are:-8 arheol:-6 armata:-8 artico:23 artifi:6
artist:5 artișt:-5 arunca:-5 ascuns:15 asigur:11 asocia:5 astfel:-9 asupra:-14 atac:-18 atacat:-5 atacul:-5 atacur:-7 au:-36 aur:-13
autent:7 auto:14 autori:-13 autotu:-9 avanta:9 avea:-17 averti:-10 avioan:-5 avion:-5 avocat:5 azi:10 aștept:-5 ați:5 b:10 bacala:-9
bani:-5 barcel:-8 basara:8 bateri:-9 becali:8 benefi:8 benzin:-9 berca:-9 biaf:-10 bine:5 birou:5 blocaj:5 blocat:-14 bnr:-6 bogdan:6
boloja:-6 bombă:-6 brandu:-5 braşov:-5 brașov:-10 britan:-13 bucure:9 buget:10 bugetu:15 buleva:-9 bulgar:-13 bune:13 bunuri:5 bursel:-5
buzoia:-9 buzoie:-20 buzău:-31 buzăul:-16 bărbat:-6 bărbaț:-7 bătrân:-11 c:6 ca:9 cadrul:-15 caldă:-5 calend:8 calita:13 campio:-6
canabi:-8 canada:-10 cancer:9 candid:8 canicu:-12 captur:-11 caract:8 carbur:-11 cardio:5 care:48 carlos:5 carte:8 casa:-6 casă:12
caută:-6 cauza:-32 cauze:5 cazul:-9 ce:31 cei:5 ceilal:9 cele:11 celebr:-8 celor:-10 centra:-11 ceparu:-7 cercet:-7 cere:-18 ceremo:-5
cerere:-6 cernav:-6 cerul:10 cerut:-7 cetăți:6 ceuta:-14 champi:-6 china:-20 chirie:7 chirii:6 chirur:14 chivu:8 ci:10 cinci:8 cine:17
cinema:6 ciolac:-8 civili:-6 cj:-9 clasic:6 cleans:5 clienț:14 clinic:7 clubul:-5 cluj:-8 clădir:-5 coborâ:-6 cod:-6 coelho:9 colect:-7
colegi:11 colți:-5 combat:-7 coment:8 comisi:-6 compan:9 compet:-14 comple:10 compor:6 comuni:10 concep:9 concer:6 concur:-7 condam:-10
confor:8 conil:8 consid:7 consta:-14 consul:-8 contes:-6 contex:7 contin:-15 contra:-7 convin:9 cooper:5 copii:-7 copiii:7 copiil:-7
copil:8 copilu:9 corect:8 coreea:-15 corona:-9 cosmin:9 cotele:15 coșmar:8 craiov:26 credit:8 crescă:-7 crește:12 cristi:18 critic:-10
criza:-12 criză:-5 cs:-8 csm:-9 cu:9 culise:-10 cultur:-7 cum:40 cumpăr:7 cunosc:9 curent:-9 curs:-10 curând:8 custod:5 cuvint:-5 cuvânt:7
câinil:-9 când:10 cât:9 câştig:-10 câștig:16 câți:9 că:-15 căldur:-5 către:6 căutat:-5 căutăr:5 căzut:5 dacă:14 dan:-5 daniel:-12 dar:7
dat:-11 data:18 datori:-5 dc:6 de:14 dealul:5 debitu:-15 debloc:-5 debuta:-5 debute:-8 debutu:7 decarb:-6 decemb:5 deceni:10 decis:-5
declar:-7 decât:10 dedica:28 defect:5 defici:11 defini:-6 deja:13 delta:6 demisi:-13 denis:-7 depind:5 depus:-10 deputa:-12 des:8
despre:30 despăg:-8 destin:9 detali:7 deveni:17 devin:7 devină:5 dezamă:11 dezast:9 dezbat:-13 dezvol:-8 dezvăl:9 diagno:9 diaspo:5
difere:9 diferi:6 digita:9 din:-11 dintre:28 direct:-6 discut:-8 discuț:-7 dispar:-7 distan:5 distra:7 distru:-6 dn1:-5 doar:12 doborâ:-11
docume:6 doi:-15 doilea:-9 dolari:-7 domeni:-6 domini:-10 donald:-11 două:-15 dr:5 dramat:-8 dreptu:8 drona:11 drone:-16 dronel:-7
dronă:-12 drumul:-14 drăguș:-5 dumitr:9 dunăre:-7 după:-17 dur:-6 durată:-7 dură:-5 dus:-5 e:-6 echili:6 echipa:-7 echipe:15 econom:14
ediția:7 eficie:17 ele:8 electr:-7 elevii:6 elicop:-10 emil:6 emisiu:16 energe:-5 energi:-9 erau:-6 esenți:19 espres:7 este:-9 esteti:5
etapa:5 etape:-7 etapă:-6 euro:-15 europe:-16 evacua:-6 evalue:-6 evenim:16 evită:-6 excurs:12 exerci:6 expert:11 explic:18 explod:-9
explor:5 export:-5 extern:-7 extind:-9 extrao:5 extrem:-6 f:-6 fabric:10 fac:-6 facebo:5 faci:5 facă:-9 fapt:10 farul:-9 fascin:5 fața:-15
fc:-9 fcsb:14 federa:-10 femeie:8 femini:-5 fenome:-7 fermie:15 festiv:-10 fetiță:-7 fi:-21 fictiv:10 fie:6 fiecar:18 filipe:7 film:6
finali:-9 finală:-10 firmel:5 fiu:9 florin:-6 foc:5 folosi:12 formar:-12 formaț:-11 fortif:7 forțel:-7 fost:-51 foto:14 fotogr:5
franța:-12 franțe:-6 frații:-6 frecve:6 frică:9 fritz:-12 fronti:-6 frumoa:12 funcți:17 furat:-6 făcut:11 făcute:-7 făgăra:-8 galați:-11
galben:-6 garda:-7 german:-12 gestio:-9 ghid:8 ghidul:10 ghimba:-8 gianni:-7 gică:5 gigant:-6 gigi:8 giurgi:-10 gol:5 google:7 grad:-6
grafic:12 gratis:8 gratui:-6 grecia:-9 grecie:8 greek:-9 grevă:-8 greșea:6 greșel:8 gruia:7 gustăr:5 gândit:5 găsită:5 handba:-11 hartă:-5
hasdeu:10 hayden:8 hectar:-6 high:5 hotărâ:7 hunedo:5 iar:9 iași:8 identi:7 ieftin:10 ii:-5 ilegal:-17 ilfov:7 ilie:5 imedia:-8 imobil:9
impact:6 import:10 in:15 inaugu:-18 incend:-17 incide:-6 inclus:-10 infant:-10 inform:9 iniția:-10 insolv:-6 inspec:-7 instal:5 instan:5
instit:6 insulă:6 integr:5 inteli:9 inter:9 intere:5 interi:-7 intern:-9 interv:-10 interz:-7 intrar:9 intrat:5 intre:-9 invest:-7
invita:16 ipj:-9 iranul:-13 iulian:6 iulie:-11 japone:-7 japoni:-6 joacă:8 joi:-14 jong:-12 jucări:8 judeca:-8 judecă:8 judeţe:-7
județe:-18 județu:-25 jurul:-6 justiț:8 kievul:-7 kim:-12 l:19 la:-7 lacuri:-5 lansat:-8 league:-14 led:5 lege:-14 legii:-11 lei:-5
leipzi:10 li:-5 liber:-8 lideri:-7 lideru:-13 lidl:-5 ligii:7 lionel:6 lista:-13 live:16 local:6 locali:-12 localn:-5 locuin:12 locuit:-12
locul:-16 longev:10 lor:9 lotul:-8 lovitu:-10 luat:-7 lucru:10 lucrur:6 lucrăr:-8 lui:5 lume:7 lumina:5 luna:5 luni:5 lângă:-13 lăsat:9
magazi:7 magyar:-6 mai:25 major:5 majore:6 malul:-12 mamei:8 manche:-5 mandat:-5 manșa:-6 mare:14 marea:-12 marele:-5 margin:10 maria:-6
marian:-5 marţi:-9 marți:-15 mastod:7 materi:5 matern:6 maxim:6 mașina:6 meci:-15 meciul:9 medic:7 medici:-8 mediev:10 memori:-7 menten:8
mențin:-7 merei:-7 merită:13 mesaju:9 messi:6 metalo:-9 metri:-5 mici:8 migran:-6 mihai:-5 mii:13 miliar:-6 minime:-8 minist:-10 minute:-6
miruță:-9 misiun:-5 mizeaz:-10 miză:-5 mobil:-5 mocanu:11 modul:5 moment:6 mondia:-17 morți:-8 moscov:-5 motoar:6 motori:-9 mult:7 multe:9
multă:6 mulți:15 munca:5 muncit:6 munici:-12 munții:-6 murit:-25 muzica:7 muzică:5 mw:-8 mâncar:-6 mării:-8 măsură:-6 n:6 napoca:5
nato:-15 natura:-6 navale:-13 naţion:6 neauto:9 neaște:7 necesi:5 nelu:-8 neplăc:5 nervoa:5 new:-8 nicio:7 nicole:5 nicuşo:-6 nicușo:-5
nivelu:12 noapte:-8 noi:-24 nord:-12 normat:13 noroio:-5 nou:-11 noua:-11 noul:-18 noului:5 nouă:-18 nu:-8 nuclea:-16 numele:5 numit:9
număr:7 număru:6 năeni:-7 o:13 oameni:18 oana:-7 oară:-6 obliga:-6 observ:9 obținu:-5 ochii:5 ocupat:5 of:8 oferit:-8 oferta:-5 oficia:-18
olimpi:-6 olteni:6 omolog:-7 oncolo:5 online:15 opa:-9 operat:9 operaț:6 opoziț:6 oprire:-14 oprit:-13 optimi:6 opțiun:7 ora:10 oradea:11
orașul:5 ordine:-8 ore:7 organi:7 ori:-9 ovine:-5 oțelul:9 p:11 pace:-5 pagina:5 paks:-7 pancu:-10 panett:8 parado:8 parcur:-11 parint:6
paris:-9 pariur:7 parte:5 partea:-7 partic:8 partid:-11 pas:-10 pasiun:15 pasul:7 patrio:8 paul:6 pauză:5 pașii:9 pe:-14 peisaj:9 pene:-5
pentru:-10 perfec:9 perfor:13 pericu:-6 perioa:-6 persei:-11 persoa:-16 person:11 pescui:-5 peste:-10 peter:-6 petrec:11 petrol:-15
piardă:-5 piața:13 piață:-5 picioa:6 pierdu:-10 pietro:-8 plajel:-5 planul:-15 platfo:7 plecat:-9 plece:7 plânge:-6 plătea:-5 pnl:-7
pnrr:15 poate:10 poliți:-18 poloni:-28 popula:-9 portar:-7 portof:6 portul:-6 porțil:5 posibi:5 postul:5 potriv:-9 povest:17 poziți:5
poșta:8 prea:15 preciz:11 prelim:-6 premie:-6 premiu:8 presă:5 preven:-5 preşed:-12 președ:-35 prețul:-9 prețur:-6 prilej:15 primel:12
primi:-8 primul:-12 primă:-11 primăr:-14 prin:-8 priori:-5 pripon:6 privin:-16 privir:-12 pro:6 probab:8 proble:15 proced:-6 proces:6
procur:-6 produs:-8 prof:7 progra:-8 proiec:-11 promul:-7 propri:11 propun:-9 propus:5 protej:-5 protes:-13 prunea:8 psd:-16 psihol:5
pui:8 pun:-7 punct:6 pune:-11 pus:14 putea:-9 putern:-14 putin:-11 putut:7 puţin:-6 puțin:-8 până:-8 pârâul:6 pîslar:-5 pământ:-10
părăsi:-10 păstra:7 pătrun:10 rachet:-6 radio:5 raport:-10 ratat:-7 reabil:-9 reacto:-5 reacți:33 recomp:-9 record:6 recuno:-5 recupe:5
redesc:9 reguli:-5 regulă:9 relate:-5 relaxa:5 relați:-7 religi:6 remarc:8 remiza:5 repara:-7 reprez:-10 republ:-16 respin:-6 retras:-10
return:-6 reuter:-6 reușit:7 rezult:-17 rețea:-10 reținu:-5 ridica:-21 ridică:-10 riscur:-5 riscă:-7 ro:10 roboti:5 rodri:-8 rodrig:7
rolul:17 român:-9 români:-13 română:-5 rugby:5 rus:-5 ruseas:-6 ruseșt:-16 rusia:-27 rusă:-12 rutier:8 ruși:5 râmnic:-19 rând:7 rămas:-11
rămăși:-11 răniți:-10 răspun:9 s:8 salari:-15 salvam:-5 salvat:-5 sancți:-6 sarcin:8 sateli:-6 sau:28 scena:11 scenă:5 schimb:14 scoasă:-6
scor:5 scorțo:-6 scufun:-6 scumpi:-9 scurtă:9 scăder:-8 scăzut:-9 se:-9 seara:-5 seceta:-11 secole:9 secret:12 secund:-10 securi:-8
semnat:7 semne:6 semnif:7 sensul:-7 senzaț:8 seo:13 serbia:-8 servic:-10 sesiză:-7 set:6 sezon:11 sezonu:6 sfatur:10 sfântu:7 shoppi:9
show:11 si:16 sigura:14 simple:5 simplu:5 simpto:10 singur:32 sistem:5 situaț:14 slănic:-20 smurd:-5 snagov:7 soare:-6 societ:-5
solici:-21 soluți:29 sora:-8 spania:-24 spanio:-6 spate:5 spatel:14 spațiu:7 specta:12 speria:5 spital:-26 sporti:11 sportu:-9 spre:-13
spune:20 spus:6 srl:6 stabil:-9 stare:5 startu:6 statel:-12 stațiu:6 steaua:-5 stilul:5 stimul:-5 stinge:-6 stirip:-19 stjepa:9 stocar:-5
stoica:6 strate:5 străin:-14 străzi:-7 sua:-24 sub:-10 substa:-8 succes:17 sud:-6 superl:11 suport:-7 suprav:6 surpri:11 suspen:5
susțin:11 sute:-5 sâmbăt:-14 să:-26 săptăm:-14 sărat:-23 său:-8 tabără:-8 tarife:7 te:6 teatru:-9 tech:7 tehnol:12 telefo:-12 termen:10
termoc:-6 terori:6 terra:-7 test:5 testat:5 text:5 the:6 tiktok:-8 timișo:-9 tinere:-8 tineri:-13 titula:-8 tocmai:8 toma:8 tomas:9
topoar:-7 torenț:-8 tot:5 totală:-10 totul:16 toți:7 trabzo:-9 trafic:6 traged:-7 traini:-5 transp:-14 tratam:15 trebui:6 treia:7
treile:-7 tren:-6 trimis:-9 trotin:-12 trump:-31 tu:6 tudor:-6 turul:-11 turulu:-6 tuturo:7 tv:12 tânăr:11 tânăru:5 târziu:6 tăcere:5
tănase:-7 tănăse:-8 u:-8 ucrain:-20 ue:-18 uefa:-14 ultimă:8 un:-10 unde:17 unei:7 unică:7 unifor:5 unirii:-6 unite:-9 unităț:-11
uniune:-6 univer:14 unor:-6 untold:-6 unui:-6 unul:13 update:-8 urgenț:-8 uri:8 urmă:5 urmări:12 următo:6 urs:-5 usr:-8 utiliz:12 ușor:7
va:-26 vaccin:-12 val:-7 valea:-18 valori:-5 vara:8 varga:-9 varian:8 vară:11 vaslui:-10 vede:8 venit:8 verifi:6 verii:5 verneș:-7 via:11
victim:5 victor:-19 video:16 vieții:10 vigoar:6 vijeli:-12 vine:7 vineri:-13 violen:-5 vitami:5 vizită:-6 vladim:-5 vor:-28 vorbit:5
vota:-6 vrea:-20 vremea:10 vs:7 vulcan:-7 vulner:11 vândut:-12 vânăto:-7 vârstă:-9 vă:12 văzută:-7 washin:-7 weeken:23 wta:-5 zece:-11
zelens:-16 zi:13 zilei:16 zilnic:9 ziua:-9 zone:-9 zonă:-7 îi:-8 îl:-5 împotr:-15 împreu:7 în:-17 înaint:17 înaltă:-7 încear:-9 începu:-10
începâ:-7 închid:-6 încă:-5 încălc:-12 încărc:6 îngrij:-11 înlocu:6 înmulț:-9 înregi:-16 înscri:-9 înseam:9 însă:-8 într:14 între:6
întrea:8 întrev:-8 întâln:-5 întâmp:10 învăța:5 învăță:-11 înțele:-6 şi:-30 ţării:-6 șanse:7 șapte:6 șase:-9 școală:-5 școlar:-9 școlil:-5
ședinț:25 șeful:-5 și:9 șocant:-7 știi:8 știri:6 șumudi:-5 țara:5 țară:-10 țintă:-8 țări:-11 țării:-7
`
