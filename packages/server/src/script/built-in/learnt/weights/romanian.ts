export const romanian = `
:24 #:-30 +!:7 +":-16 +(:27 +,:-33 +.:-6 +/:14 +::43 +?:37 +alone:5 +doubts-1:-54 +doubts0:-24 +doubts1:-28 +doubts2:17 +doubts3:43
+doubts4:22 +doubts5:62 +length1:44 +length2:48 +length4:-28 +length5:-20 +length6:-12 +length7:-11 +length9:13 +retold:-39 +weight0:-12
+weight1:38 +without-advertising:7 +without-cut-off:-37 +without-first-person:40 +without-furniture:-17 +without-other-language:5
+without-stale-day:7 +without-unsayable:5 +–:68 21k:6 =#:-9 =21k:6 =a:-24 =abonam:7 =absolu:-5 =absolv:15 =absurd:-6 =acasă:14 =accide:-5
=aceast:5 =acesta:9 =aceste:-6 =acord:-23 =acorda:-16 =activi:9 =actriț:8 =actual:13 =acum:14 =acuzat:-9 =acuză:-9 =adesea:6 =adevăr:12
=admini:-8 =adrian:7 =aduce:15 =advers:10 =advert:6 =aer:12 =aerian:-15 =aeropo:-7 =afacer:12 =afecta:-20 =afirma:-8 =afișat:-9 =află:5
=ajungă:-5 =ajuns:6 =ajută:5 =al:-13 =albașt:6 =ale:-6 =aleger:7 =ales:9 =alimen:-5 =alt:5 =altfel:5 =alunec:-7 =alătur:13 =am:5
=amenda:-20 =amendă:-5 =amenin:5 =amenzi:-11 =amploa:-10 =analis:8 =analiz:6 =anchet:-13 =andrei:-5 =angaja:-12 =angajă:-6 =ani:24
=antren:14 =antrep:8 =anului:10 =anunţa:-5 =anunţă:-6 =anunț:9 =anunța:-11 =anunțu:10 =anunță:-17 =apare:-5 =apariț:-6 =aparta:9 =apei:9
=apel:-5 =apoi:5 =aport:-5 =aproap:-8 =aproba:-7 =apropi:-26 =aproxi:-7 =apă:-14 =apărar:-6 =apărea:7 =ar:-5 =arde:-8 =are:-14 =argent:7
=arheol:-8 =armata:-8 =arme:-6 =artico:22 =artist:8 =arunca:-5 =ascuns:11 =asigur:9 =asiste:-6 =aspect:5 =astfel:-7 =astăzi:-6 =asupra:-16
=atac:-18 =atacan:7 =atacur:-8 =atenți:-9 =atins:-5 =atmosf:-5 =atât:6 =au:-11 =august:17 =autent:5 =auto:12 =autori:-8 =autost:-6
=autotu:-5 =avanta:11 =avea:-12 =averti:-5 =avioan:-7 =avion:-5 =avocat:5 =avut:14 =azi:8 =așteap:7 =bacala:-6 =banca:-5 =barcel:-12
=bateri:-5 =benefi:8 =biaf:-6 =bine:-7 =birou:6 =blocaj:8 =blocat:-14 =brașov:-6 =britan:-5 =bucure:-7 =bugetu:9 =buleva:-10 =bulgar:-10
=bune:5 =bunuri:6 =buzău:5 =buzăul:-14 =bănci:6 =bărbaț:-5 =bătrân:-6 =ca:-8 =cadrul:-6 =calcul:-5 =calend:8 =calita:8 =camere:8 =campio:6
=canabi:-6 =cancer:7 =candid:10 =candy:5 =canicu:-6 =cap:-5 =captur:-8 =caract:7 =carbur:-7 =cardio:5 =care:28 =carte:9 =casei:5 =casă:13
=caută:-5 =cauza:-22 =cazare:6 =cazul:-5 =ce:18 =cea:5 =cei:7 =celebr:-6 =celor:-9 =centru:8 =cercet:-11 =cere:-21 =cerere:-6 =cerul:10
=cetăţe:-6 =cheltu:5 =china:-16 =chirii:6 =chirur:11 =ci:8 =cibern:-6 =cinci:9 =cine:14 =circul:-6 =city:5 =civili:-5 =cj:-6 =clasic:5
=clienț:9 =clinic:5 =clădir:-6 =compan:12 =compet:-11 =comple:7 =compor:5 =concep:10 =concer:5 =conclu:11 =concur:-14 =condam:-14
=conduc:-6 =confli:5 =confor:8 =conil:5 =consil:5 =consta:-14 =consti:-7 =consul:-5 =contea:6 =contes:-8 =contin:-10 =contro:-7 =convin:10
=cooper:5 =copiii:10 =copil:12 =copilu:11 =corect:8 =cotele:13 =coșmar:8 =credit:5 =crezut:12 =crește:9 =cristi:9 =criter:5 =critic:-11
=criza:-8 =criză:-9 =csm:-14 =cu:11 =culori:-5 =cum:28 =cunosc:8 =curent:-7 =curs:-6 =curtea:-5 =custod:5 =cutrem:-7 =cuvânt:6 =câinii:5
=câinil:-10 =când:22 =cât:6 =câştig:-10 =câștig:11 =că:-10 =căldur:-7 =către:6 =da:5 =dacă:11 =dar:13 =dat:-7 =data:14 =datori:-6 =de:-15
=debitu:-15 =debloc:-5 =debuta:-6 =debute:-6 =debutu:9 =decarb:-6 =deceni:7 =decis:-5 =decizi:5 =dedica:26 =defici:6 =defini:-7 =deja:7
=demisi:-12 =depart:7 =depozi:5 =depus:-7 =design:5 =despre:32 =despăg:-6 =destin:10 =detali:6 =deveni:12 =dezast:9 =dezbat:-10
=dezvol:-10 =deși:5 =diagno:7 =dialog:-5 =difere:8 =diferi:5 =dimine:-5 =dintr:5 =dintre:8 =discut:-6 =dispar:-12 =distra:7 =divers:8
=doborâ:-11 =docume:7 =doi:-7 =domeni:-9 =donald:-7 =două:-12 =dramat:-5 =drept:-7 =dreptu:11 =drona:9 =drone:-17 =dronel:-7 =dronă:-7
=drumeț:6 =drumul:-9 =dumini:-9 =dumitr:8 =dur:-7 =durată:-5 =dură:-7 =echipa:-6 =echipe:11 =econom:13 =ediția:7 =eficie:14 =electr:-7
=elevi:5 =elevil:7 =eliber:-9 =elicop:-9 =elimin:7 =emis:-5 =emisiu:11 =emoție:8 =energi:-9 =esenți:15 =espres:7 =etapa:12 =etapă:-11
=euro:-13 =europa:-6 =evacua:-5 =evadat:5 =evalue:-5 =evenim:12 =evită:-8 =excepț:6 =excurs:12 =experi:11 =experț:-7 =explic:15
=explod:-10 =extind:-12 =extrao:6 =fabric:8 =faci:5 =fapt:10 =federa:-6 =femini:-6 =ferm:7 =fermie:13 =fetiță:-8 =fi:-17 =film:7
=finala:-7 =finale:6 =finalu:5 =firmel:7 =fiu:9 =fiziot:6 =florin:-6 =folosi:9 =forțel:-6 =fost:-14 =fostul:7 =fotbal:15 =foto:8 =frecve:5
=frică:9 =fronti:-5 =fructe:7 =frumoa:10 =furat:-6 =făcut:15 =galeri:5 =gestio:-9 =ghid:6 =ghidul:7 =gigant:-9 =gigi:8 =goluri:7 =grad:-6
=grafic:15 =gratis:10 =gratui:-6 =greu:7 =grevă:-8 =greșel:7 =grup:5 =gustur:5 =gustăr:5 =gândit:8 =gândur:8 =găsită:7 =handba:-7 =haos:5
=hectar:-6 =high:6 =hotărâ:10 =i:8 =iar:9 =identi:6 =ieftin:5 =ilegal:-19 =ilie:10 =ilumin:-8 =imagin:9 =impact:7 =implic:5 =import:11
=in:13 =inaugu:-15 =incend:-14 =incide:-6 =inclus:-5 =indust:-5 =inedit:-5 =influe:-8 =infras:6 =inspec:-5 =instan:6 =instit:9 =insulă:8
=inteli:5 =interc:-5 =intere:6 =interi:-6 =intern:10 =intrat:16 =intre:-10 =invita:13 =ion:6 =iranie:5 =iranul:-8 =istori:-6 =japone:-8
=joacă:5 =joi:-13 =jucări:7 =judeca:-6 =judecă:8 =județe:-16 =județu:-25 =kilome:-5 =kineto:6 =km:-5 =l:16 =la:-8 =lasă:-5 =lege:-16
=legea:6 =legii:-10 =lei:-8 =liber:-5 =lideri:-8 =lideru:-9 =lipsa:-5 =lista:-14 =litera:6 =loc:10 =local:8 =locale:13 =locali:-12
=locuin:11 =locuit:-7 =longev:9 =lor:11 =lot:8 =luat:-5 =lucrur:6 =lucrăr:-6 =lume:5 =lunii:-5 =lângă:-11 =lăsat:8 =m:-7 =magazi:6
=magnit:-5 =majore:7 =malul:-8 =mandat:-12 =manșa:-6 =mare:5 =margin:6 =marius:-6 =marţi:-10 =marți:-6 =mastod:6 =masă:6 =mașina:7
=mașină:5 =meci:-13 =medic:6 =medici:-11 =mediul:-9 =mențin:-9 =merită:10 =mesaj:7 =metalu:-13 =mici:7 =miercu:-9 =mii:9 =miliar:-5
=milioa:-9 =minime:-9 =minist:-15 =minute:-7 =misiun:-5 =mizeaz:-9 =moarte:6 =modern:6 =mondia:-16 =morți:-7 =motion:5 =motive:5 =motoar:6
=motori:-10 =munca:5 =muncit:5 =munici:-16 =murit:-18 =muzica:7 =muzică:10 =măsură:-7 =națion:10 =neaște:5 =neobiș:-5 =nervoa:5 =nevoie:6
=nici:-5 =nicio:5 =nicușo:-6 =nivel:-5 =nivelu:12 =noi:-19 =normat:11 =norveg:-5 =nou:-8 =noua:-14 =noul:-13 =nuclea:-14 =numit:12
=număr:5 =număru:7 =nunta:9 =oară:-5 =obișnu:5 =obliga:-6 =obține:5 =obținu:-7 =ochii:6 =oferit:8 =oferta:-8 =oficia:-16 =olteni:6
=omolog:-7 =online:7 =operat:9 =operaț:10 =opoziț:5 =oprire:-12 =oprit:-12 =optimi:6 =opțiun:6 =ora:17 =ordine:-5 =ore:10 =organi:7
=ori:-9 =orice:7 =oră:5 =pace:-6 =pacien:-6 =parado:8 =parcur:-7 =pare:6 =parint:6 =pariur:8 =partea:-8 =pasiun:12 =patron:-5 =pauză:7
=pași:5 =pașii:6 =penal:7 =penală:-5 =pensie:8 =pentag:-6 =perfec:6 =perfor:8 =pericu:-5 =persoa:-14 =person:7 =pescui:-5 =peste:-5
=petrec:5 =petrol:-12 =piața:10 =piață:-6 =picioa:5 =pierdu:-9 =placă:-5 =plajel:-6 =planul:-9 =plecat:-8 =plece:8 =plânge:-6 =plătea:-7
=politi:-5 =poliţi:-5 =poliți:-9 =polone:-5 =poloni:-8 =pompie:-6 =popula:-5 =portar:-6 =posibi:5 =post:6 =potriv:-16 =povest:9 =prea:15
=preciz:14 =precum:-5 =prefaț:6 =prefec:-5 =prelim:-8 =premie:-5 =premiu:11 =presă:5 =prezen:10 =preşed:-13 =președ:-22 =prilej:11
=primel:12 =primeș:8 =primul:-13 =primă:-11 =primăr:-10 =prin:-7 =printr:-11 =priori:-7 =privin:-15 =pro:6 =proba:-5 =probab:10 =proble:11
=procur:-7 =profes:7 =proiec:-15 =promis:5 =promul:-5 =propri:13 =propun:-8 =propus:6 =protej:-5 =provoc:5 =prăbuş:-6 =psg:-5 =psihol:5
=pui:7 =puncte:5 =pune:-8 =pus:11 =putern:-7 =puţin:-5 =puțin:-6 =până:-15 =pământ:-9 =părăsi:-15 =păstra:7 =pătrun:7 =rachet:-5
=raport:-11 =ratat:-7 =rațion:6 =reabil:-5 =reacți:28 =recepț:6 =recoma:7 =recomp:-9 =record:10 =reduce:-5 =reguli:-5 =regulă:6 =relate:-6
=relați:-6 =religi:8 =reluat:-10 =remarc:7 =remiza:9 =renumi:6 =renunț:6 =repara:-6 =reprez:-12 =repriz:5 =respin:-8 =restri:-6 =retrag:-6
=retras:-7 =reuter:-7 =reușit:5 =rezolv:-7 =rezult:-16 =reţinu:-10 =rețea:-6 =rețele:-5 =reținu:-5 =ridica:-13 =ridică:-9 =riscă:-7 =ro:5
=rolul:16 =român:-9 =române:14 =ruseas:-6 =ruseșt:-19 =rusia:-15 =rutier:9 =rând:9 =răniți:-8 =salari:-12 =sale:-7 =salvam:-5 =salvat:-5
=salvez:-5 =sarcin:8 =sau:21 =scena:11 =scenă:7 =schimb:14 =scoasă:-5 =scor:9 =scrie:-5 =scufun:-6 =scurt:6 =scurtă:8 =scăder:-6
=scăzut:-5 =se:-5 =seceta:-7 =secole:5 =secret:15 =secund:-6 =securi:-7 =selecț:-5 =semnat:7 =semnif:8 =sensul:-5 =sezon:9 =sezonu:12
=sfatur:6 =shoppi:6 =si:13 =sigura:9 =simbol:6 =simple:5 =simpto:9 =sindic:-9 =singur:21 =sistem:7 =situaț:5 =societ:-7 =solici:-16
=soluți:27 =sora:-7 =spania:-7 =spanio:-5 =spate:6 =spatel:11 =spațiu:6 =specia:6 =speria:6 =spital:-12 =sporti:11 =spre:-8 =spune:11
=spus:10 =stabil:-7 =stat:-5 =statel:-11 =steagu:-9 =stilul:6 =stimul:-5 =stinge:-6 =stirip:-7 =stradă:-5 =strate:5 =struct:6 =străin:-5
=studiu:-7 =sub:-6 =subiec:-6 =submar:-7 =succes:12 =sunt:5 =suplim:-7 =suport:-5 =surpri:7 =surse:-5 =susțin:8 =sâmbăt:-12 =să:-16
=săptăm:-11 =sărat:-6 =tabără:-6 =te:6 =teatru:-7 =tech:6 =tehnol:15 =tenis:7 =teren:7 =terito:-5 =termen:5 =terori:7 =tinere:-5
=tineri:-11 =tipuri:7 =toată:-5 =topoar:-8 =topul:8 =torenț:-7 =tot:9 =totul:13 =toți:7 =traged:-6 =transf:11 =transp:-13 =tratam:14
=trebui:5 =trecer:-6 =treile:-6 =tren:-6 =trimis:-8 =trotin:-9 =trump:-10 =tu:5 =turneu:5 =turul:-11 =tuturo:6 =tânăr:7 =tânăru:9
=tăcere:5 =ul:13 =ultimi:-5 =ultimă:6 =una:-7 =unde:12 =unice:9 =unică:7 =unifor:5 =unităț:-9 =uniune:-5 =univer:10 =unor:-5 =unul:11
=urcat:-6 =urgenț:-7 =uri:8 =urile:5 =urmă:5 =următo:5 =usr:-7 =utiliz:7 =va:-14 =vacanț:5 =vaccin:-11 =val:-7 =valabi:8 =varian:5
=vară:17 =vede:10 =venit:11 =venitu:-7 =verdic:6 =victim:6 =victor:-5 =video:6 =videoc:5 =vieții:5 =vijeli:-10 =vin:6 =vine:7 =vis:-5
=viza:-7 =vizită:-5 =voce:9 =vor:-26 =vorbit:9 =vrea:-15 =vreme:-5 =vremea:9 =vs:5 =vulner:8 =vândut:-12 =vânăto:-7 =vârsta:-6 =vârstă:-11
=vă:7 =văzută:-5 =weeken:11 =zeci:-8 =zelens:-6 =zi:9 =zile:12 =zilei:12 =zilele:5 =zilnic:8 =ziua:-8 =zona:-15 =zone:-9 =zonă:-9 =îi:-5
=împlin:-5 =împotr:-10 =împreu:12 =împrum:-5 =înaint:14 =înaltă:-6 =încasa:10 =încear:-6 =începe:-11 =începu:-6 =începâ:-8 =închei:5
=închid:-7 =închis:-6 =încălc:-13 =încărc:6 =îndrea:-6 =îngrij:-14 =înlocu:5 =înregi:-12 =înscri:-8 =înseam:5 =într:5 =întrea:6 =întreg:5
=întrev:-9 =întâln:-12 =întâmp:13 =învins:-5 =învăța:7 =învăță:-9 =şi:-23 =șase:-7 =ședinț:22 =șef:-6 =șefa:6 =șeful:-8 =și:20 =șosele:6
=știi:7 =țară:-6 =ținta:5 =țări:-14 ^#:15 ^a:27 ^accide:-14 ^adrian:7 ^aeropo:-7 ^andrei:-5 ^anunțu:9 ^aplica:-7 ^apă:-9 ^artico:12
^atac:-7 ^au:5 ^autori:-5 ^barcel:-8 ^bulgar:-12 ^buzoia:-8 ^buzoie:15 ^buzău:7 ^buzăul:-12 ^ce:17 ^cele:11 ^cercet:-7 ^china:-16 ^cine:8
^cj:-6 ^conil:5 ^consta:-5 ^cotele:12 ^cristi:9 ^csm:-10 ^cu:6 ^cum:13 ^curtea:-8 ^curăța:6 ^de:27 ^debitu:-8 ^decizi:8 ^declar:9
^descop:-10 ^din:7 ^doi:-5 ^donald:-7 ^două:-11 ^echipa:-5 ^europa:-6 ^excurs:10 ^festiv:-9 ^florin:-6 ^galeri:7 ^gigi:8 ^ilie:8 ^import:5
^incend:-6 ^inteli:5 ^interv:5 ^invest:-7 ^invita:6 ^iranul:-8 ^jurnal:5 ^la:21 ^lucrăr:7 ^mai:-11 ^marius:-6 ^mastod:6 ^metalu:-13
^minist:-15 ^motion:5 ^muzeul:8 ^nicușo:-6 ^noi:5 ^noul:-12 ^o:-14 ^patru:-7 ^pe:7 ^pentag:-6 ^pentru:5 ^peste:-11 ^petrol:-6 ^poloni:-8
^premie:-12 ^preşed:-6 ^președ:-6 ^prima:11 ^primăr:-10 ^proces:6 ^proiec:-7 ^psg:-7 ^rapid:-5 ^reuter:-8 ^rezult:-5 ^rolul:7 ^rusia:-15
^s:8 ^shoppi:6 ^specta:-14 ^spital:-7 ^statel:-8 ^strate:6 ^surpri:-5 ^sute:-6 ^tehnol:7 ^trafic:-6 ^transf:8 ^trump:-10 ^un:-26 ^univer:7
^unul:-8 ^usr:-7 ^vijeli:-9 ^zelens:-6 ^în:21 ^încă:-5 ^ședinț:21 a:-24 abonam:7 absolu:-5 absolv:15 absurd:-6 acasă:11 accele:-5
accide:-6 aceast:5 acelaș:5 acesta:13 acestu:8 acolo:8 acord:-28 acorda:-16 actriț:8 actual:14 acum:21 acuzat:-9 acuză:-9 adesea:9
adevăr:14 admini:-11 adrian:7 aduc:6 aduce:11 aducă:-6 advers:8 advert:6 aer:13 aerian:-17 aeropo:-6 afacer:13 afara:-6 afară:5 afecta:-18
afecți:6 afirma:-9 afișat:-9 afla:-9 aflate:-6 aflați:6 află:-14 ajung:7 ajunge:-5 al:-21 aleg:9 aleger:5 alertă:-6 ales:11 alimen:-5
altfel:9 alunec:-7 alătur:8 am:5 amenda:-20 amendă:-5 amenzi:-11 amploa:-10 an:-7 analis:8 analiz:11 anchet:-12 andrei:-5 angaja:-14
angajă:-6 ani:30 antren:13 antrep:8 anului:8 anumit:5 anunţă:-7 anunț:15 anunța:-21 anunțu:8 anunță:-8 apare:-5 aparta:9 apei:10 apel:-5
aport:-5 aproba:-7 apropi:-21 aproxi:-13 apă:-14 apărar:-6 apărea:8 ar:-10 arbitr:-8 arde:-8 are:-7 argent:7 arheol:-8 armata:-8 arme:-6
artico:22 artist:8 artișt:-6 arunca:-5 ascuns:16 asigur:9 aspect:6 astfel:-7 asupra:-13 atac:-18 atacur:-10 atract:5 au:-32 august:5
autent:7 auto:15 autori:-6 autotu:-9 avanta:11 avea:-18 averti:-7 avioan:-7 avocat:5 avut:10 azi:6 așteap:7 ați:6 bacala:-6 banca:-7
barcel:-12 bateri:-5 benefi:12 benzin:-7 biaf:-6 birou:6 blocaj:7 blocat:-14 brașov:-5 britan:-5 bucure:-6 buget:8 bugetu:14 buleva:-14
bulgar:-11 bune:8 bunuri:7 buzoia:-11 buzoie:-7 buzău:6 buzăul:-14 bănci:6 bărbaț:-5 bătrân:-6 ca:6 cadrul:-11 calcul:-5 caldă:-6 calend:8
calita:13 camere:8 canabi:-6 cancer:7 candid:6 candy:5 canicu:-7 capita:-5 captur:-11 caract:7 carbur:-7 cardio:5 care:39 carier:5
carte:13 casei:7 casă:13 cauza:-26 cauze:5 cazare:6 ce:17 cea:6 cei:7 ceilal:8 cel:6 cele:11 celebr:-8 celor:-8 cercet:-11 cere:-21
cerere:-6 cerul:13 cetăţe:-6 cheltu:5 chesti:5 china:-16 chirii:6 chirur:12 ci:13 cibern:-6 cinci:9 cine:15 circul:-6 city:5 civili:-6
cj:-6 clasic:6 clienț:12 clinic:5 clubul:-6 clădir:-7 coborâ:-6 combat:-7 coment:11 compan:14 compet:-12 comple:8 compor:5 comuni:6
concep:11 concer:5 conclu:8 concur:-17 condam:-14 conduc:-6 confer:5 confor:10 conil:5 consid:7 consil:5 consol:-5 consta:-10 consti:-6
consul:-5 contea:8 contes:-8 contex:7 contin:-16 contra:-7 convin:10 cooper:5 copiii:11 copiil:-6 copil:11 copilu:11 corect:9 coreea:-11
cote:5 cotele:13 coșmar:8 creasc:-5 credit:5 crescu:5 crescă:-6 crezut:12 crește:12 cristi:9 criter:5 critic:-13 criza:-8 criză:-9 csm:-10
cum:28 cumpăr:5 cunosc:8 curent:-9 curs:-8 curtea:-5 curând:7 custod:5 cutrem:-7 cuvânt:6 câinil:-10 când:7 cât:10 câştig:-10 câștig:19
că:-13 cărui:6 căzut:5 dacă:14 dar:10 dat:-5 data:17 datori:-6 de:18 debitu:-15 debloc:-5 debuta:-5 debute:-6 debutu:9 decarb:-6 deceni:12
decis:-6 declar:-6 decât:9 dedica:18 defici:6 defini:-8 deja:15 demisi:-12 depozi:5 depus:-10 derby:6 des:11 desfăș:-7 design:8 despre:28
despăg:-6 destin:11 detali:7 determ:-5 deveni:22 devin:8 dezamă:8 dezast:9 dezbat:-10 dezvol:-15 dezvăl:5 deși:6 diagno:8 dialog:-5
diaspo:6 difere:9 diferi:6 digita:7 din:-14 dintre:25 discut:-5 discuț:-5 dispar:-10 distra:7 distru:-5 divers:5 divert:6 doar:5
doborâ:-11 docume:8 doi:-10 doilea:-6 domeni:-7 donald:-7 două:-6 dramat:-5 dreptu:11 drona:9 drone:-16 dronel:-7 dronă:-8 drumeț:6
drumul:-10 dumini:-9 dumitr:8 după:-13 dur:-7 durabi:5 durată:-5 dură:-7 echili:6 echipa:-5 echipe:15 eclips:-6 econom:11 ediția:6
eficie:17 elemen:5 elevii:5 elevil:6 eliber:-9 elicop:-9 emisiu:11 emoție:6 emoții:6 esenți:17 espres:7 esteti:5 etapa:13 etapă:-11
euro:-11 europa:-6 evacua:-5 evadat:5 evalue:-5 evenim:11 evită:-8 excurs:12 experi:10 experț:-7 explic:19 explod:-10 extind:-11 extrao:6
fabric:8 faci:5 facă:-6 fapt:9 fascin:5 fața:-5 federa:-5 femini:-6 fenome:-5 fereas:5 ferm:7 fermie:13 fetiță:-8 fi:-20 fictiv:9 fie:8
fiecar:6 film:7 finala:-5 finale:6 finalu:-7 finală:-6 firmel:8 fiu:9 fiziot:6 florin:-6 folosi:13 fondur:-7 formar:-11 formaț:-7
forțel:-6 fost:-46 fostul:6 fotbal:13 foto:8 frică:9 fronti:-5 fructe:7 frumoa:12 funcți:16 furat:-7 făcut:12 făcute:-5 fără:10 galeri:7
gestio:-9 ghid:6 ghidul:7 gigant:-9 gigi:8 goluri:5 grad:-6 grafic:15 gratis:10 grevă:-8 greșel:7 gustur:5 gustăr:5 gândit:8 gândur:6
găsit:6 găsită:7 handba:-12 haos:5 high:6 hotărâ:9 i:7 iar:13 identi:6 ieftin:8 ilegal:-18 ilie:10 ilumin:-8 imagin:11 imobil:6 impact:5
import:6 in:17 inaugu:-15 incend:-16 incide:-9 inclus:-13 indepe:-9 indust:-6 inform:10 iniția:-9 inspec:-5 inspir:-5 instan:5 instit:5
insulă:8 inteli:5 intere:6 intern:7 interv:-5 intrar:6 intrat:13 intre:-8 invest:-7 invita:17 ion:7 iranie:5 iranul:-8 iulie:-8 japone:-8
joacă:6 joi:-10 jucări:7 judeca:-6 judecă:8 județe:-17 județu:-27 jurul:-6 kilome:-7 kineto:6 l:15 la:-15 lacuri:-5 lansat:-5 lege:-14
legea:6 legii:-10 lei:-7 li:-6 liber:-6 lideri:-8 lideru:-9 liga:-5 lista:-14 litera:7 live:5 local:8 locale:12 locali:-8 locuin:13
locuit:-7 locul:-8 longev:9 lor:16 lot:5 lotul:-10 luat:-8 lucru:8 lucrur:6 lucrăr:-6 lume:7 luni:5 lângă:-14 lăsat:8 m:-7 magazi:5 mai:24
majore:5 malul:-8 mamei:8 mare:9 margin:10 marius:-6 marţi:-9 marți:-9 mastod:6 masă:7 materi:6 mașina:5 mașină:5 meci:-10 meciul:5
medic:6 medici:-11 mediev:8 mediul:-7 mențin:-8 merită:12 metalu:-13 mic:5 mici:8 miercu:-6 mii:18 miliar:-6 milioa:5 minime:-9 minist:-10
minute:-9 misiun:-5 mizeaz:-9 mobil:-6 mod:-5 mondia:-12 morți:-7 motion:5 motoar:7 motori:-13 mult:9 multe:10 mulți:10 munca:5 muncit:5
munici:-17 murit:-19 muzica:7 muzică:7 mâncar:-7 măsură:-6 navale:-13 națion:13 neauto:8 neaște:8 nervoa:5 nevoie:8 nicio:5 niciod:-8
niciun:5 nicușo:-6 nivelu:10 noapte:-6 noi:-18 nord:-9 normat:11 norveg:-10 nou:-11 noua:-10 noul:-14 nouă:-8 nu:-6 nuclea:-14 numele:6
numit:12 număr:6 număru:6 o:11 oameni:16 oară:-5 obliga:-6 obține:8 ochii:6 oferta:-5 ofertă:-7 oferă:6 oficia:-22 olteni:6 omolog:-7
online:6 operat:9 operaț:8 opoziț:5 opreșt:-7 oprire:-12 oprit:-12 optimi:6 opțiun:6 ora:13 orașul:6 ordine:-5 ore:6 ori:-9 pace:-6
pacien:-5 parado:8 parcul:5 parcur:-12 pare:6 parint:6 pariur:8 parlam:-5 partea:-8 pas:-13 pasiun:14 patron:-5 patru:5 pași:5 pașii:6
pe:-10 peisaj:10 penal:7 penală:-5 pensie:8 pentag:-6 pentru:-11 perfec:8 perfor:12 pericu:-8 perioa:-13 persoa:-16 person:11 pescui:-5
peste:-7 petrec:11 petrol:-10 piața:5 piață:-7 picioa:5 pierdu:-7 pieței:8 placă:-5 plajel:-6 plan:-6 planul:-9 plecat:-7 plece:9
plânge:-5 plătea:-6 poate:9 poliţi:-5 poliți:-11 polone:-5 poloni:-8 pompie:-7 popula:-6 portar:-6 posibi:6 post:6 potriv:-9 povest:12
prea:16 preciz:14 prefaț:6 prefec:-5 premie:-5 premiu:11 presta:-5 presă:5 preven:-5 prezen:5 preşed:-13 președ:-31 prețur:-5 priete:5
prilej:11 primel:10 primi:-8 primul:-12 primă:-11 primăr:-11 princi:5 priori:-7 privin:-14 privir:-12 pro:6 proasp:6 proba:-5 probab:10
proble:14 procur:-8 produc:5 prof:7 progra:-6 proiec:-6 promis:5 promul:-5 propri:10 propun:-8 propus:9 prăbuş:-6 psg:-7 psihol:8 pui:7
pun:-7 punct:8 puncte:5 pune:-10 pus:11 putea:-6 putere:-6 putern:-9 putut:7 puţin:-5 puțin:-6 până:-14 pământ:-8 părinț:-5 părăsi:-12
păstra:7 pătrun:7 raport:-10 ratat:-6 reabil:-9 reacți:27 recepț:6 recoma:7 recomp:-9 record:7 recuno:-8 reduce:-9 reguli:-5 regulă:8
relate:-6 relați:-7 religi:9 reluat:-10 remarc:6 remiza:13 renumi:9 repara:-5 reprez:-5 respin:-8 restau:-6 restri:-7 retrag:-6 retras:-7
returu:5 reuter:-7 reușit:6 rezolv:-7 rezult:-10 reţinu:-10 rețea:-6 reținu:-5 ridica:-14 ridică:-9 riscă:-7 ro:6 rolul:16 român:-7
române:11 roșu:-5 rulate:5 ruseas:-6 ruseșt:-19 rusia:-15 rutier:6 rușino:-6 rând:9 rămas:-7 răniți:-8 război:-6 s:6 salari:-15 sale:-8
salvam:-5 salvat:-5 salvez:-5 sancți:-7 sarcin:8 sat:5 sau:29 scena:14 scenă:6 schimb:17 scoasă:-5 scor:14 scos:-6 scufun:-6 scumpi:-5
scurtă:8 scăder:-8 scăzut:-6 seara:-7 seceta:-7 secole:10 secret:15 secund:-10 selecț:-5 semnal:-5 semnat:5 semnif:8 sensul:-8 sesiză:-5
sezon:5 sezonu:7 sfatur:6 shoppi:6 si:16 sigura:11 simbol:7 simple:6 simplu:5 simpto:10 sindic:-10 singur:29 sistem:7 situaț:13 solici:-20
soluți:28 sora:-7 spania:-7 spanio:-6 spate:7 spatel:11 spațiu:7 specta:18 speria:6 spital:-16 sporti:13 spre:-10 spriji:6 spune:11
spus:12 stabil:-7 stadio:5 stagiu:5 startu:7 stat:-6 statel:-11 steagu:-9 stilul:6 stimul:-5 stinge:-6 stirip:-7 stradă:-6 strate:7
străin:-9 străzi:-9 studiu:-7 submar:-7 substa:-7 succes:16 suferi:-5 sunt:12 suplim:-7 suport:-6 suprav:7 surpri:7 surse:-5 sursă:6
suspen:8 susțin:8 sâmbăt:-7 să:-27 săptăm:-14 tabără:-5 tarife:6 te:6 teatru:-7 tech:6 tehnol:16 telefo:-10 tenis:7 termen:9 terori:6
tinere:-10 tineri:-15 tipuri:7 toată:-5 topoar:-8 topul:8 torenț:-7 totală:-8 totul:13 traged:-6 transp:-15 tras:-5 tratam:15 trebui:10
trecer:-6 trei:-7 treia:10 treile:-6 tren:-6 trimis:-8 trimit:-5 trotin:-9 trump:-10 tu:5 turist:-5 turul:-10 turulu:-6 tuturo:6 tânăr:11
tânăru:7 tăcere:5 uitat:-6 ultima:-9 ultimă:6 una:6 unde:20 unei:10 unice:9 unică:7 unifor:5 unităț:-10 uniune:-5 univer:11 unor:-5
urcat:-5 urgenț:-7 uri:9 urile:5 urma:-5 urmă:5 urmări:8 următo:5 usr:-7 utiliz:16 ușor:7 va:-28 vaccin:-11 val:-6 valabi:7 vara:7
varian:7 vară:17 veche:5 vede:10 vedere:6 vegeta:-6 venit:12 verdic:6 verifi:6 victim:7 victor:-8 video:5 videoc:5 vieții:10 vijeli:-10
vine:9 vineri:-7 viza:-7 vizită:-5 voce:9 vor:-31 vorba:-10 vorbit:8 vrea:-19 vremea:9 vs:5 vulner:10 vândut:-12 vânăto:-7 vârstă:-14 vă:8
văzută:-8 weeken:19 zece:-5 zelens:-6 zi:9 zile:10 zilei:15 zilele:7 zilnic:9 ziua:-8 zona:-8 zone:-8 zonă:-8 ~#:21 ~21k:6 ~a:-8 ~abonam:6
~absolv:6 ~absurd:-6 ~acasă:18 ~acces:7 ~acest:9 ~acesta:7 ~aceste:-5 ~acord:-20 ~acorda:-15 ~actriț:8 ~acum:7 ~acuzaț:6 ~acuză:-7
~acțiun:7 ~adesea:5 ~admini:-8 ~adrian:13 ~aduce:13 ~aducă:-6 ~advers:8 ~aer:12 ~aerian:-17 ~aeropo:-6 ~afacer:9 ~afecta:-26 ~afirma:-7
~afișat:-9 ~aflat:8 ~află:7 ~ajutor:-8 ~ajută:5 ~al:14 ~albașt:6 ~ale:-6 ~aleger:8 ~ales:7 ~alt:7 ~altfel:5 ~alunec:-7 ~alătur:15 ~am:6
~amenda:-20 ~amendă:-5 ~amenzi:-12 ~amploa:-10 ~an:7 ~analiz:-6 ~anchet:-15 ~andrei:-5 ~angaja:-7 ~angajă:-5 ~anul:7 ~anului:7 ~anunț:8
~anunța:5 ~anunțu:12 ~anunță:-26 ~apare:-7 ~aparta:9 ~apei:8 ~apel:-10 ~aport:-5 ~apropi:-24 ~apă:-16 ~apărar:-5 ~apărea:7 ~apărut:5
~ar:-6 ~arată:-7 ~arde:-8 ~arheol:-8 ~armata:-8 ~arme:-8 ~artico:10 ~artist:7 ~arunca:-5 ~asigur:9 ~asiste:-6 ~aspect:5 ~astfel:-6
~asupra:-15 ~atac:-20 ~atacat:-10 ~atacur:-8 ~atenți:-8 ~atât:5 ~au:-13 ~audien:10 ~august:13 ~auto:12 ~autost:-8 ~avanta:11 ~avea:-14
~averti:5 ~avioan:-7 ~avion:-6 ~avocat:5 ~avut:10 ~azi:10 ~bani:10 ~barcel:-10 ~bateri:-5 ~benefi:10 ~biaf:-6 ~bilete:7 ~biletu:5 ~bine:-5
~birou:6 ~blocaj:9 ~blocat:-16 ~bolnav:5 ~boloja:-5 ~brașov:-7 ~bucure:-9 ~bugetu:9 ~buleva:-10 ~bulgar:-9 ~buni:-7 ~bunuri:6 ~buzău:5
~buzăul:-18 ~bănci:6 ~bărbaț:-5 ~bătrân:-6 ~calend:8 ~calita:9 ~camere:5 ~campio:8 ~canabi:-6 ~cancer:9 ~candid:15 ~candy:5 ~canicu:-6
~capita:8 ~captur:-8 ~caract:7 ~carbur:-7 ~cardio:5 ~care:13 ~carte:6 ~casei:5 ~casă:13 ~caută:-6 ~cauza:-21 ~cazare:6 ~ce:41 ~cea:-5
~cel:-5 ~celebr:-5 ~centra:-10 ~centru:11 ~cercet:-14 ~cere:-26 ~cerul:10 ~cfr:-13 ~cheltu:7 ~china:-17 ~chirii:6 ~chirur:15 ~ci:8
~cibern:-6 ~cinci:5 ~cine:14 ~city:5 ~civili:-5 ~cj:-6 ~clasic:5 ~clinic:5 ~cluj:-7 ~comerc:5 ~compan:15 ~compet:-9 ~comple:10 ~comuna:5
~comune:-5 ~comuni:11 ~concep:10 ~concer:5 ~concur:-16 ~condam:-14 ~confir:-10 ~confli:11 ~confor:8 ~conil:5 ~consil:8 ~consta:-10
~constr:9 ~consul:-5 ~contea:7 ~contes:-8 ~contin:-9 ~contra:10 ~contro:-12 ~cooper:5 ~copiii:10 ~copil:12 ~copilu:11 ~corect:8 ~cotele:13
~coșmar:8 ~credit:5 ~crezut:12 ~crește:5 ~critic:-8 ~criza:-9 ~criză:-8 ~csm:-14 ~cu:10 ~cuceri:7 ~culori:-5 ~cum:38 ~cupa:-10 ~curent:-7
~curs:-6 ~curtea:-6 ~custod:5 ~cutrem:-8 ~câinil:-10 ~când:25 ~cât:5 ~câştig:-11 ~câștig:9 ~că:-18 ~căldur:-7 ~dacă:6 ~dar:13 ~data:11
~datori:-6 ~de:-17 ~debitu:-12 ~debute:-5 ~debutu:7 ~decarb:-6 ~declar:5 ~dedica:14 ~defini:-7 ~deja:5 ~demisi:-12 ~depozi:6 ~deputa:-6
~derby:5 ~descop:-6 ~desemn:-5 ~design:5 ~despre:28 ~despăg:-6 ~destin:6 ~detali:7 ~deveni:9 ~dezast:6 ~dezbat:-6 ~dezvăl:5 ~deși:5
~diagno:6 ~difere:8 ~din:-18 ~dintr:5 ~discut:-9 ~dispar:-12 ~distra:8 ~divers:8 ~divizi:-7 ~doborâ:-11 ~docume:7 ~doi:8 ~dolari:5
~domeni:-8 ~donald:-7 ~două:-15 ~dramat:-7 ~drept:-6 ~dreptu:11 ~drone:-15 ~dronel:-7 ~drumeț:6 ~drumul:-10 ~dumitr:9 ~dus:-5 ~e:-9
~echipe:5 ~econom:11 ~efecte:5 ~eficie:11 ~electr:-5 ~elevi:6 ~eliber:-9 ~elicop:-12 ~emoție:5 ~energi:-8 ~esenți:13 ~espres:6 ~etape:-5
~euro:-11 ~europa:-5 ~evenim:8 ~evită:-8 ~excele:7 ~excepț:9 ~excurs:12 ~experi:12 ~expert:10 ~experț:-7 ~explic:18 ~explod:-11
~extind:-12 ~extrao:6 ~extrem:-6 ~face:-8 ~faci:5 ~famili:-8 ~fapt:8 ~fața:-12 ~federa:-5 ~fenome:-10 ~fermie:11 ~fetiță:-8 ~fi:-8 ~fie:-7
~fiecar:-6 ~fifa:5 ~film:7 ~final:-7 ~finala:-10 ~fiu:10 ~fiziot:6 ~folosi:8 ~formul:6 ~forțel:-6 ~fost:-6 ~fostul:-5 ~fotbal:10 ~foto:8
~frică:9 ~fronti:-6 ~fructe:7 ~frumoa:10 ~furniz:-5 ~făcut:13 ~făcute:-9 ~fără:-11 ~galeri:5 ~gestio:-11 ~ghid:6 ~ghidul:7 ~gigant:-7
~gigi:7 ~gimnas:8 ~grad:-6 ~grafic:14 ~gratis:10 ~gratui:-6 ~grav:-6 ~grevă:-8 ~greșel:7 ~grup:5 ~gura:7 ~gustur:5 ~gustăr:5 ~gândur:8
~găsită:7 ~handba:-12 ~hectar:-6 ~high:6 ~hotărâ:9 ~ianuar:7 ~iar:10 ~identi:6 ~ieftin:5 ~ignora:-5 ~ilegal:-19 ~ilie:7 ~ilumin:-11
~imagin:6 ~impact:7 ~implem:7 ~implic:10 ~import:10 ~in:10 ~inaugu:-10 ~incend:-7 ~inclus:-6 ~inedit:-5 ~insolv:-6 ~instan:5 ~insulă:8
~inteli:5 ~interc:-5 ~intrat:9 ~intre:-10 ~invita:10 ~ion:6 ~iranul:-8 ~iunie:5 ~joc:5 ~joi:-5 ~jucat:5 ~jucări:8 ~judeca:-8 ~judecă:8
~județe:-14 ~județu:-7 ~kineto:6 ~km:-5 ~l:5 ~lansea:7 ~lasă:-5 ~le:7 ~lege:-9 ~legii:-7 ~lei:-7 ~lider:-5 ~lideri:-9 ~lipsa:-5 ~lista:-10
~local:8 ~locale:7 ~locali:-6 ~locuin:9 ~longev:8 ~lor:5 ~lot:6 ~lovitu:-9 ~lucrur:5 ~lucrăr:-13 ~luni:9 ~lună:-5 ~lângă:-16 ~lăsat:7
~m:-7 ~mae:-10 ~magazi:6 ~magnit:-5 ~mai:-7 ~majoră:-7 ~mandat:-11 ~marche:5 ~mare:12 ~margin:5 ~mari:5 ~marius:-7 ~mastod:6 ~masă:6
~mașina:7 ~meci:-10 ~meciul:14 ~medali:-8 ~medici:-9 ~mediul:-6 ~mențin:-9 ~mercat:5 ~merge:5 ~merită:11 ~mesaj:5 ~metalu:-14 ~mic:5
~mici:6 ~mii:9 ~milion:-5 ~milita:5 ~mizeaz:-9 ~mod:-7 ~modele:5 ~modifi:-6 ~mondia:-12 ~morți:-6 ~motion:5 ~motori:-10 ~mulți:5
~mulțum:-6 ~muncit:8 ~munici:-14 ~murit:-17 ~muzică:10 ~mâncar:-5 ~măsură:-7 ~n:8 ~națion:10 ~neaște:12 ~nervoa:5 ~nicușo:-8 ~nivel:-5
~nivelu:11 ~noapte:-5 ~noi:-23 ~noile:5 ~normat:11 ~noroc:5 ~norveg:-9 ~nou:-7 ~noua:-9 ~noul:-14 ~nouă:-11 ~nu:-26 ~nuclea:-11 ~numit:12
~număr:5 ~număru:8 ~nunta:9 ~oameni:-6 ~oana:-8 ~oară:-5 ~obliga:-6 ~obținu:-6 ~of:8 ~oferta:-8 ~oferă:-5 ~off:8 ~oficia:-15 ~olteni:5
~online:7 ~operat:6 ~operaț:6 ~opoziț:5 ~oprire:-12 ~oprit:-15 ~optimi:5 ~opțiun:6 ~ora:13 ~ordine:-5 ~ori:-11 ~orice:5 ~pacien:-10
~parado:8 ~parcur:-5 ~pare:6 ~parint:6 ~pariur:6 ~parte:-5 ~parten:9 ~partic:-5 ~pas:-10 ~pasiun:12 ~patru:-9 ~pauză:7 ~pașii:6 ~pensie:8
~perfec:6 ~perfor:12 ~pericu:-6 ~perman:5 ~permis:5 ~persoa:-13 ~pescui:-5 ~petrec:13 ~petrol:-9 ~piața:11 ~piață:-6 ~picioa:5 ~pierdu:-7
~pietro:-14 ~plajel:-5 ~planul:-5 ~play:8 ~plecat:-5 ~plece:8 ~plină:-6 ~plânge:-6 ~poate:-10 ~politi:-7 ~poliți:-12 ~poloni:-8 ~pompie:-6
~popula:-7 ~pot:-5 ~povest:11 ~prea:15 ~preciz:18 ~prefec:-5 ~pregăt:-16 ~prelim:-9 ~prelua:-5 ~premiu:11 ~presă:8 ~preşed:-8 ~președ:-14
~prilej:8 ~prima:7 ~primeș:10 ~primul:-16 ~primă:-9 ~primăr:-10 ~prin:-6 ~printr:-5 ~priori:-7 ~pro:7 ~probab:8 ~proces:6 ~procur:-7
~promis:6 ~propor:6 ~propri:11 ~propun:-8 ~protej:-8 ~prăbuş:-8 ~psihol:5 ~pui:5 ~puncte:6 ~pune:-12 ~pus:8 ~puse:-5 ~putern:-11 ~până:-12
~părăsi:-14 ~păstra:7 ~pătrun:5 ~rachet:-5 ~radica:-6 ~rapidă:6 ~ratat:-6 ~rațion:6 ~reacți:40 ~recent:-6 ~recepț:6 ~recoma:5 ~recomp:-8
~record:8 ~recupe:5 ~refăcu:-5 ~reguli:-5 ~regulă:5 ~relați:-6 ~religi:8 ~reluat:-10 ~remarc:5 ~remiză:-13 ~renumi:8 ~renunț:11 ~repara:-6
~reprez:-11 ~respin:-5 ~respon:5 ~restri:-6 ~retrag:-8 ~retras:-7 ~reuter:-8 ~reveni:8 ~revolt:-9 ~rezolv:-7 ~rezult:-15 ~reţinu:-10
~rețeau:-5 ~rețele:-5 ~reținu:-5 ~ridica:-8 ~ridică:-9 ~riscă:-7 ~ro:5 ~roboti:8 ~rolul:18 ~român:-6 ~române:-5 ~română:-5 ~ruseas:-6
~ruseșt:-15 ~rusia:-15 ~rutier:7 ~rând:5 ~râul:-5 ~rămâne:-9 ~răniți:-7 ~s:8 ~salari:-13 ~salvez:-5 ~sancți:-6 ~sarcin:8 ~sat:5 ~scena:6
~scoasă:-5 ~scufun:-6 ~scumpi:-6 ~scăzut:-5 ~se:-15 ~seceta:-7 ~secret:21 ~securi:-5 ~semnal:-5 ~semnif:8 ~seo:6 ~serii:-6 ~sezon:7
~sezonu:10 ~sfatur:6 ~shoppi:6 ~si:9 ~simbol:6 ~simple:5 ~simpto:9 ~sindic:-9 ~singur:21 ~situaț:9 ~solici:-11 ~soluți:15 ~sora:-7
~spanio:-8 ~spate:6 ~spatel:13 ~spații:7 ~specta:-8 ~speria:6 ~spital:-17 ~sporti:6 ~spre:-9 ~spune:8 ~stabil:-8 ~stare:7 ~stat:-5
~state:-6 ~statel:-7 ~statul:-5 ~steagu:-8 ~stimul:-5 ~stinge:-5 ~strada:-7 ~stradă:-8 ~străin:-8 ~submar:-7 ~succes:14 ~suferi:-6
~sunt:-5 ~suntem:-7 ~superc:8 ~suplim:-5 ~suport:-5 ~supraf:-5 ~supăra:7 ~sursă:7 ~susțin:14 ~să:-8 ~săptăm:-17 ~său:-5 ~teatru:-9 ~tech:6
~tehnol:13 ~tenis:5 ~teren:7 ~terito:-7 ~terori:7 ~tinere:-5 ~tineri:-5 ~tipuri:7 ~toate:6 ~toată:-5 ~topoar:-5 ~topul:5 ~torenț:-7
~totul:11 ~toți:12 ~tradiț:9 ~traged:-6 ~traini:-5 ~transf:11 ~transm:6 ~transp:-12 ~tras:-8 ~tratam:12 ~trecut:-6 ~tren:-6 ~trimis:-8
~trofeu:-11 ~trotin:-9 ~trump:-16 ~tu:5 ~turist:-7 ~turneu:9 ~turul:-7 ~tânăr:7 ~tânăru:7 ~târgul:9 ~tăcere:7 ~ul:15 ~ultime:-6 ~ultimi:-6
~ultimu:6 ~un:-10 ~una:-7 ~unde:19 ~unei:18 ~unică:7 ~unifor:5 ~uniune:-5 ~univer:6 ~unui:12 ~unul:5 ~urcat:-6 ~uri:8 ~uriașă:5 ~urile:5
~urma:8 ~urmări:-5 ~următo:7 ~usr:-10 ~utiliz:7 ~va:-7 ~vaccin:-11 ~val:-7 ~valabi:9 ~varian:6 ~vede:5 ~venit:12 ~verdic:12 ~vestia:6
~viață:-7 ~victim:6 ~victor:-16 ~video:9 ~videoc:5 ~viitoa:-6 ~vijeli:-10 ~vinde:9 ~viza:-7 ~vizita:6 ~vizită:-8 ~volunt:-7 ~vor:-15
~vrea:-19 ~vreme:-5 ~vremea:6 ~vs:9 ~vândut:-11 ~vânăto:-7 ~vârstă:-7 ~vă:5 ~văzută:-5 ~weeken:10 ~zeci:-8 ~zelens:-6 ~zile:10 ~zilei:16
~zilnic:5 ~zona:-12 ~zonă:-7 ~împotr:-10 ~împreu:8 ~împrum:-5 ~în:-12 ~înaint:21 ~încear:-8 ~începe:-9 ~închid:-8 ~încălc:-13 ~încărc:5
~înecaț:-5 ~înfrân:-5 ~îngrij:-13 ~înregi:-6 ~înscri:-6 ~înseam:5 ~într:6 ~între:5 ~întrea:5 ~întrev:-7 ~întâln:-10 ~întâmp:13 ~învăța:5
~şi:-20 ~ședinț:29 ~șef:-5 ~șefa:5 ~șeful:-7 ~și:14 ~șosele:6 ~știi:10 ~ținta:5 ~țări:-13 împotr:-15 împreu:11 împrum:-5 în:-17 înaint:15
înaltă:-6 încasa:8 încear:-9 începu:-9 începâ:-10 închid:-11 închis:-7 încălc:-13 încărc:7 îndrea:-6 îngrij:-12 înlocu:5 înmulț:-8
înregi:-19 înscri:-8 înseam:10 însă:-6 într:5 întrea:9 întreg:5 întrev:-9 întâmp:16 învins:-6 învăța:7 învăță:-11 şi:-29 ţării:-5 șanse:6
șantie:6 șase:-10 școală:-5 școlar:-9 ședinț:22 șef:-6 șefa:6 șeful:-8 și:5 șocant:-7 șosele:6 știi:11 știri:6 țara:5 țară:-10 ținta:6
țintă:-7 țări:-14 țării:-6 țările:-7
`
