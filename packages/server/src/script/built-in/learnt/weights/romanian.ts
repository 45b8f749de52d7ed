export const romanian = `
:33 #:-23 +":-19 +.:-14 +::39 +?:42 +doubts-1:-61 +doubts0:-26 +doubts1:-40 +doubts2:16 +doubts3:48 +doubts4:26 +doubts5:62 +length1:50
+length2:48 +length4:-26 +length5:-21 +length6:-20 +length7:-20 +length9:7 +retold:-42 +weight0:-16 +weight1:30 +weight2:-6
+without-advertising:8 +without-cut-off:-41 +without-first-person:39 +without-furniture:-21 +without-other-language:6 +without-stale-day:6
+–:72 +…:5 21k:6 =#:-5 =21k:6 =a:-26 =abonam:6 =absolu:-6 =absolv:17 =acasă:15 =acces:5 =accide:-6 =aceast:6 =acesta:6 =aceste:-6
=achizi:5 =acord:-23 =acorda:-17 =activi:13 =actriț:8 =actual:15 =acum:15 =acuzat:-8 =acuză:-9 =adesea:6 =adevăr:14 =adresa:-7 =adrian:9
=aduc:6 =aduce:20 =advers:9 =advert:6 =aer:14 =aerian:-15 =aeropo:-5 =afacer:11 =afecta:-28 =afirma:-9 =afișat:-7 =află:6 =ajungă:-6
=ajutor:-9 =al:-9 =alarmă:7 =albașt:7 =ale:-5 =aleger:7 =ales:9 =alimen:-7 =altfel:5 =alunec:-7 =alătur:8 =am:5 =amenda:-25 =amendă:-7
=amenin:8 =amenzi:-13 =amploa:-11 =an:-9 =analis:9 =anchet:-15 =andrei:-5 =angaja:-13 =angajă:-6 =ani:25 =antren:12 =antrep:9 =anul:5
=anului:7 =anunţă:-7 =anunț:9 =anunța:-12 =anunțu:11 =anunță:-23 =apare:-5 =apariț:-6 =aparta:10 =apei:10 =apel:-6 =aproap:-12 =aproba:-7
=apropi:-30 =aproxi:-8 =apă:-19 =apărea:6 =ar:-6 =are:-15 =argent:7 =arheol:-8 =armata:-7 =artico:26 =artist:7 =arunca:-5 =ascuns:12
=asigur:11 =asiste:-6 =asocia:-5 =astfel:-8 =astăzi:-10 =asupra:-16 =atac:-20 =atacan:6 =atacur:-7 =atenți:-7 =atins:-7 =atât:6 =au:-19
=august:19 =auto:13 =autori:-10 =autost:-7 =autotu:-5 =avanta:9 =avea:-14 =averti:-10 =avioan:-6 =avion:-6 =avocat:6 =avut:13 =azi:10
=așteap:5 =aștept:-6 =bacala:-7 =balist:-5 =banca:-5 =bateri:-6 =benefi:7 =benzin:-6 =bine:-9 =birou:7 =blocaj:8 =blocat:-15 =brașov:-8
=britan:-8 =bucure:-8 =bugetu:11 =buleva:-10 =bulgar:-11 =bune:9 =buzoie:-13 =buzăul:-17 =bărbaț:-6 =bătrân:-7 =ca:-9 =cadrul:-9 =calend:8
=calita:9 =camere:6 =campio:8 =canabi:-9 =cancer:9 =candid:13 =candy:5 =canicu:-8 =captur:-8 =caract:7 =carbur:-8 =cardio:6 =care:33
=casei:6 =casă:16 =catego:-5 =caută:-9 =cauza:-28 =cazare:5 =cazul:-9 =ce:26 =cei:5 =celebr:-6 =celor:-6 =centra:-6 =centru:8 =cercet:-12
=cere:-21 =cerul:7 =china:-16 =chirii:7 =chirur:14 =ci:7 =cinci:7 =cine:16 =city:5 =civili:-5 =cj:-6 =clasic:5 =clienț:9 =clinic:5
=clădir:-6 =colect:-6 =compan:11 =compet:-14 =comple:8 =compor:6 =concep:9 =concer:7 =concur:-12 =condam:-14 =conduc:-7 =confer:8
=confor:7 =conil:5 =consta:-12 =constr:6 =contea:7 =contes:-10 =contin:-9 =contro:-8 =convin:10 =cooper:5 =copiii:11 =copil:11 =copilu:11
=corect:9 =cotele:16 =coșmar:9 =credit:5 =crește:10 =critic:-11 =criza:-9 =criză:-7 =csm:-14 =cu:18 =cum:34 =cunosc:10 =curent:-10
=curs:-6 =curăța:5 =custod:6 =cuvânt:7 =câinii:6 =câinil:-10 =când:27 =câştig:-11 =câștig:13 =că:-15 =căldur:-6 =către:9 =dacă:5 =dar:7
=dat:-14 =data:17 =datori:-6 =de:-23 =debitu:-15 =debloc:-6 =debuta:-6 =debute:-9 =debutu:11 =decarb:-6 =deceni:7 =declar:-5 =dedica:35
=defici:11 =defini:-5 =demisi:-14 =depart:7 =depind:5 =depus:-6 =deputa:-5 =despre:32 =despăg:-7 =destin:8 =detali:7 =detect:-6 =deveni:15
=devin:5 =devine:6 =devină:5 =dezamă:5 =dezast:11 =dezbat:-10 =dezvol:-6 =dezvăl:9 =diagno:9 =difere:9 =diferi:6 =dimine:-7 =din:-10
=dintr:6 =dintre:6 =discut:-9 =dispar:-12 =distra:6 =distru:-5 =doar:6 =doborâ:-12 =docume:9 =doi:-11 =dolari:-6 =domeni:-7 =donald:-7
=două:-15 =dramat:-7 =drept:-8 =dreptu:8 =drona:12 =drone:-21 =dronel:-7 =dronă:-10 =drumul:-11 =dumini:-5 =dumitr:9 =după:-9 =dur:-8
=durată:-6 =dură:-6 =echipa:-6 =echipe:14 =econom:17 =ediția:6 =eficie:16 =electr:-7 =elevil:7 =elicop:-11 =elimin:8 =emis:-5 =emisiu:12
=emoție:7 =energe:-5 =energi:-11 =era:7 =erau:-6 =esenți:16 =espres:8 =esteti:5 =etapa:14 =etape:-5 =etapă:-7 =euro:-14 =evacua:-6
=evalue:-6 =evaziu:-5 =evenim:13 =evită:-10 =excepț:5 =exclav:-5 =excurs:13 =experi:5 =explic:17 =explod:-12 =explor:6 =extind:-11
=extrao:7 =fabric:11 =fac:-6 =faci:5 =facă:-7 =famili:-6 =fapt:10 =faza:6 =față:5 =federa:-6 =femini:-8 =fenome:-6 =fermie:16 =fetiță:-8
=fi:-20 =fiecar:10 =film:9 =final:7 =finala:-6 =finali:-5 =finalu:10 =finală:-9 =fiscal:-5 =fiu:10 =fiziot:5 =florin:-9 =folosi:10
=fondul:-5 =formaț:-5 =forțel:-7 =fost:-26 =fotbal:10 =foto:9 =fotogr:5 =frecve:9 =frică:10 =fronti:-7 =frumoa:11 =furat:-6 =furniz:-5
=făcut:21 =făcute:-8 =galeri:5 =gestio:-9 =ghid:6 =ghidul:9 =gigant:-9 =gigi:6 =grad:-6 =grafic:13 =gratis:10 =gratui:-6 =greu:8 =grevă:-9
=greșel:8 =grup:5 =gustăr:6 =gândur:9 =găsită:7 =handba:-11 =hectar:-7 =high:7 =hotărâ:7 =i:6 =iar:8 =identi:5 =ieftin:7 =ilegal:-18
=ilie:11 =ilumin:-5 =imagin:8 =imedia:-6 =imobil:6 =impact:8 =import:16 =in:15 =inaugu:-16 =incend:-14 =inchir:5 =incide:-8 =inedit:-5
=influe:-5 =inform:6 =infrac:5 =insolv:-6 =inspec:-5 =instan:6 =instit:9 =insulă:7 =inteli:11 =intens:-6 =intere:6 =interi:-11 =intern:11
=interv:5 =interz:-7 =intrat:12 =intre:-13 =introd:-7 =invita:13 =ion:7 =iranul:-9 =istori:-5 =japone:-8 =joacă:7 =joi:-16 =jucări:8
=judeca:-7 =judecă:7 =județe:-18 =județu:-25 =kineto:5 =l:17 =la:-18 =lansat:-5 =le:6 =lege:-15 =legea:6 =legii:-13 =lei:-6 =liber:-7
=lideri:-9 =lideru:-7 =lipsa:-5 =lista:-14 =loc:11 =locale:7 =locali:-14 =locuin:11 =locuit:-7 =locul:-6 =longev:10 =lor:5 =lot:8 =luat:-7
=lucru:6 =lucrur:7 =lucrăr:-7 =lume:7 =lumina:6 =lungă:-6 =lângă:-12 =lăsat:10 =magazi:7 =magnit:-5 =mai:-8 =majore:9 =malul:-11
=mandat:-15 =manșa:-8 =mare:6 =margin:6 =marţi:-10 =marți:-8 =mastod:6 =mașina:7 =mașină:5 =meci:-7 =meciul:8 =medali:-5 =medic:7
=medici:-14 =mediul:-5 =menten:7 =mențin:-8 =merită:13 =mesaju:6 =metalu:-15 =metri:-5 =mici:7 =miercu:-8 =mii:7 =miliar:-6 =milioa:-10
=minime:-8 =minist:-9 =minute:-5 =misiun:-5 =mizeaz:-9 =moarte:6 =modern:9 =modifi:-6 =mondia:-17 =morți:-8 =motion:5 =motive:6 =motoar:6
=motori:-7 =mulți:6 =munca:5 =munici:-20 =murit:-24 =muzica:8 =muzică:8 =mâna:5 =măsură:-9 =nato:-8 =națion:15 =nervoa:6 =nici:-5 =nicio:6
=nivel:-5 =nivelu:15 =noapte:-6 =noi:-25 =normat:13 =nou:-10 =noua:-15 =noul:-14 =nouă:-11 =nu:-7 =nuclea:-13 =numit:12 =număr:5 =număru:7
=oară:-5 =obișnu:5 =obliga:-7 =obținu:-8 =ochii:5 =of:7 =oferta:-8 =off:5 =oficia:-17 =olteni:7 =omolog:-8 =oncolo:5 =online:15 =operat:7
=operaț:7 =opoziț:6 =oprire:-15 =oprit:-12 =optimi:7 =opțiun:7 =ora:19 =ordine:-6 =ore:14 =organi:12 =ori:-7 =orice:9 =oră:6 =pace:-6
=pacien:-7 =pagina:5 =parado:8 =parcur:-8 =parint:7 =pariur:8 =partea:-7 =pas:5 =pasiun:13 =patru:-6 =patrul:-5 =pauză:8 =pașii:7
=penală:-5 =pene:-6 =perfec:6 =perfor:11 =persoa:-16 =person:6 =pescui:-5 =peste:-5 =petrec:7 =petrol:-16 =piața:11 =piață:-6 =picioa:6
=pierde:-9 =pierdu:-8 =placă:-5 =plajel:-6 =planul:-10 =play:5 =plecat:-8 =plece:8 =plimbă:5 =plânge:-6 =plătea:-6 =poate:6 =poker:5
=politi:-7 =poliți:-13 =poloni:-9 =popula:-6 =portar:-6 =porțil:5 =posibi:7 =potriv:-15 =povest:10 =prea:15 =preced:-5 =preciz:12
=precum:-7 =prelim:-11 =premie:-6 =premiu:11 =presă:6 =prezen:6 =preşed:-13 =președ:-27 =prilej:16 =primel:12 =primeș:10 =primit:-5
=primul:-13 =primă:-11 =primăr:-13 =prin:-13 =printr:-10 =priori:-9 =privin:-19 =proba:-5 =probab:11 =proble:11 =profes:9 =progra:-7
=proiec:-17 =promis:5 =promul:-6 =propri:14 =propun:-10 =protej:-6 =provoc:6 =psg:-5 =psihol:6 =pui:8 =puncte:5 =pune:-10 =pus:14
=putea:-6 =putern:-13 =putut:5 =puţin:-6 =puțin:-7 =până:-15 =păcăne:5 =pământ:-11 =părăsi:-15 =păstra:7 =pătrun:8 =rachet:-10 =radu:-6
=raport:-12 =ratat:-7 =reacți:30 =recent:-5 =recoma:6 =recomp:-9 =record:10 =recupe:6 =redesc:10 =regiun:-5 =reguli:-8 =regulă:7
=relate:-5 =relați:-7 =remarc:9 =remiza:9 =renunț:6 =repara:-7 =reprez:-15 =repriz:5 =respin:-7 =retras:-9 =reușit:5 =rezult:-18 =rețea:-9
=reținu:-5 =ridica:-19 =ridică:-9 =riscă:-7 =ro:7 =roboti:7 =rolul:20 =român:-8 =române:8 =români:-8 =roșu:-5 =ruseas:-8 =ruseșt:-17
=rusia:-18 =rutier:9 =rând:8 =râul:-7 =rămas:-5 =răniți:-9 =război:-8 =sa:5 =salari:-12 =sale:-7 =salvat:-7 =salvez:-5 =sarcin:10 =sat:5
=sau:18 =scena:7 =scenă:8 =schimb:10 =scoasă:-7 =scor:6 =scrie:-5 =scris:5 =scufun:-7 =scurt:7 =scurtă:10 =scăder:-7 =scăzut:-8 =se:-11
=seceta:-8 =secole:5 =secret:14 =secund:-5 =securi:-7 =semnat:9 =semne:5 =semnif:8 =senzaț:6 =seo:5 =sezon:17 =sezonu:11 =sfatur:7
=shoppi:7 =si:14 =sigura:10 =simplu:6 =simpto:10 =singur:27 =sistem:10 =situaț:11 =societ:-5 =solici:-19 =soluți:29 =sora:-9 =spania:-8
=spanio:-6 =spate:6 =spatel:14 =spațiu:5 =specia:8 =speria:7 =spital:-15 =sporti:10 =spre:-13 =spune:13 =stare:7 =statel:-14 =statul:-5
=steagu:-6 =stilul:6 =stimul:-5 =stinge:-5 =stirip:-8 =stocar:-5 =stradă:-7 =strate:7 =struct:5 =străin:-10 =studio:5 =sub:-10 =subiec:-6
=succes:12 =suplim:-5 =suport:-5 =surpri:11 =susțin:10 =sâmbăt:-12 =să:-23 =săptăm:-11 =său:-7 =tabără:-5 =te:6 =teatru:-8 =tech:7
=tehnol:17 =teren:8 =terito:-5 =termen:7 =terori:7 =testat:5 =the:6 =tineri:-12 =tipuri:5 =top:5 =topoar:-6 =torenț:-7 =tot:9 =totul:15
=toți:8 =tradiț:5 =traged:-6 =traini:-5 =transf:18 =transm:5 =transp:-13 =tratam:17 =treile:-5 =tren:-6 =trimis:-8 =trotin:-10 =trump:-12
=tu:6 =turul:-12 =tuturo:7 =tânăr:8 =tânăru:8 =tăcere:5 =ul:16 =ultimă:9 =una:-12 =unde:14 =unei:5 =unică:8 =unifor:5 =unităț:-9
=uniune:-5 =univer:9 =unor:-5 =unul:10 =urcat:-5 =urgenț:-8 =uri:9 =urile:5 =urmă:5 =urmări:7 =următo:6 =usr:-9 =utiliz:7 =va:-14
=vacanț:7 =vaccin:-13 =val:-6 =valoar:5 =varian:7 =vară:14 =vede:9 =venit:6 =venitu:-8 =verii:6 =victim:8 =victor:-12 =video:11 =videoc:7
=vieții:6 =vijeli:-11 =vine:6 =vineri:-9 =violen:-7 =vis:-6 =vitami:5 =vizită:-7 =vor:-26 =vorbit:11 =vota:-6 =vrea:-21 =vreme:-5
=vremea:10 =vs:7 =vulner:10 =vândut:-13 =vânăto:-7 =vârstă:-9 =vă:7 =văzută:-6 =weeken:13 =zeci:-9 =zelens:-8 =zi:12 =zilei:14 =zilnic:8
=ziua:-8 =zona:-10 =zone:-7 =zonă:-9 =îl:-8 =împotr:-15 =împreu:11 =în:-7 =înaint:21 =înaltă:-7 =încear:-7 =începe:-8 =începu:-7
=începâ:-9 =începă:5 =închei:5 =închid:-6 =închis:-5 =încălc:-14 =încărc:6 =înfrân:-5 =îngrij:-16 =înlocu:5 =înregi:-9 =înscri:-9
=înseam:5 =într:7 =întrea:7 =întrev:-9 =întâln:-12 =întâmp:10 =învins:-6 =învăță:-9 =şi:-25 =ţării:-5 =șanse:6 =șapte:5 =șase:-7
=ședinț:28 =șef:-6 =șeful:-8 =și:26 =șoc:5 =șocant:-7 =știi:6 =țara:5 =țară:-7 =țări:-14 ^#:16 ^a:22 ^accide:-11 ^adrian:9 ^andrei:-5
^antren:-5 ^anunțu:10 ^aproap:-6 ^apă:-15 ^armata:-5 ^artico:13 ^atac:-8 ^au:5 ^bulgar:-10 ^buzoia:-6 ^buzău:7 ^buzăul:-15 ^ce:21 ^cele:11
^china:-16 ^cine:9 ^cj:-6 ^compan:5 ^conil:5 ^cotele:14 ^csm:-9 ^cum:17 ^curăța:6 ^cutrem:-7 ^dan:6 ^de:27 ^decizi:9 ^declar:10 ^descop:-9
^din:6 ^doi:-7 ^donald:-7 ^două:-10 ^după:-5 ^echipa:-5 ^excurs:11 ^exploz:-5 ^festiv:-7 ^florin:-9 ^fostul:-7 ^ghidul:5 ^gigi:6 ^greșel:5
^ilie:9 ^import:6 ^incend:-6 ^invest:-7 ^invita:6 ^iranul:-9 ^jurnal:6 ^la:22 ^lucrăr:6 ^lumina:6 ^mai:-8 ^mastod:6 ^metalu:-15
^minist:-15 ^motion:5 ^nato:-8 ^noi:5 ^nu:-6 ^o:-14 ^patru:-7 ^pentru:6 ^peste:-8 ^petrol:-9 ^poloni:-9 ^premie:-12 ^președ:-5 ^prima:16
^primăr:-12 ^proces:6 ^proiec:-9 ^psg:-8 ^radu:-6 ^rapid:-6 ^rezult:-7 ^rolul:9 ^rusia:-18 ^s:7 ^se:-5 ^seo:5 ^shoppi:7 ^specta:-13
^spital:-9 ^statel:-9 ^strate:5 ^sute:-6 ^tehnol:9 ^trafic:-6 ^transf:8 ^trump:-12 ^un:-23 ^univer:5 ^unul:-7 ^usr:-9 ^vacanț:6 ^vicepr:-5
^vijeli:-10 ^zelens:-8 ^în:21 ^încă:-5 ^între:6 ^ședinț:26 ^șeful:-5 a:-22 abonam:7 absolu:-6 absolv:16 acasă:14 acces:5 accide:-6
aceast:5 acelaș:6 acesta:11 aceste:-5 acestu:9 achizi:5 acolo:8 acoper:6 acord:-23 acorda:-17 actriț:8 actual:16 acum:19 acuzat:-8
acuză:-9 acțiun:-6 adesea:10 adevăr:15 admini:-8 adresa:-9 adrian:9 aduc:8 aduce:17 aducă:-6 advers:7 advert:6 aer:15 aerian:-17 afacer:12
afara:-6 afară:7 afecta:-26 afecți:6 afirma:-9 afișat:-7 afla:-10 află:-12 ajung:9 ajutor:-9 al:-19 alarmă:7 aleg:9 aleger:5 alertă:-7
ales:12 alimen:-7 altfel:9 alunec:-7 am:5 amenda:-25 amendă:-7 amenin:5 amenzi:-13 ameste:5 amploa:-11 an:-11 analis:9 analiz:5 anchet:-13
andrei:-5 angaja:-14 angajă:-6 ani:31 antren:10 antrep:9 anului:5 anunţă:-9 anunț:16 anunța:-19 anunțu:8 anunță:-13 apare:-5 aparta:10
apei:12 apel:-6 apreci:5 aproap:-6 aproba:-7 apropi:-27 aproxi:-13 apă:-19 apărea:6 ar:-6 are:-8 argent:7 arheol:-8 armata:-7 artico:26
artifi:5 artist:7 artișt:-5 arunca:-5 ascuns:17 asigur:11 asiste:-5 asocia:-5 aspect:5 astfel:-8 astăzi:-8 asupra:-14 atac:-20 atacat:-5
atacur:-10 atelie:5 au:-33 autent:7 auto:15 autori:-7 autost:-5 autotu:-10 avanta:9 avea:-20 averti:-10 avioan:-6 avion:-5 avocat:6 azi:11
aștept:-7 ați:6 bacala:-7 banca:-9 bateri:-6 benefi:10 benzin:-9 biletu:5 birou:7 blocaj:8 blocat:-15 brașov:-7 britan:-8 bucure:-7
buget:9 bugetu:15 buleva:-14 bulgar:-13 bune:14 bunuri:6 buzoia:-5 buzoie:-23 buzăul:-17 bărbaț:-7 bătrân:-7 ca:7 cadrul:-14 caldă:-6
calend:8 calita:14 camere:6 canabi:-9 cancer:9 candid:8 candy:5 canicu:-10 capita:-7 captur:-10 caract:8 carbur:-8 cardio:6 care:46
carte:8 casei:8 casă:16 caută:-7 cauza:-35 cauze:5 cazare:5 ce:28 ceea:5 ceilal:9 cele:8 celebr:-7 celor:-8 centra:-6 cercet:-13 cere:-21
cerere:-5 cerul:10 china:-16 chirii:7 chirur:16 ci:11 cinci:7 cine:18 city:5 civili:-5 cj:-6 clasic:6 clienț:12 clinic:5 clădir:-5
coborâ:-5 colect:-6 combat:-7 coment:9 compan:13 compet:-16 comple:10 compor:6 concep:10 concer:7 concur:-14 condam:-14 conduc:-7 confer:9
confor:8 conil:5 consid:7 consta:-12 contea:9 contes:-10 contex:9 contin:-19 contra:-6 convin:10 cooper:5 copii:-6 copiii:12 copiil:-8
copil:9 copilu:11 corect:9 coreea:-11 cote:5 cotele:16 coșmar:9 credit:5 crescă:-7 crește:14 critic:-14 criza:-9 criză:-7 csm:-9 cum:36
cumpăr:6 cunosc:10 curent:-9 curs:-10 curtea:-5 curând:7 curăța:5 custod:6 cuvint:-5 cuvânt:7 câinil:-10 când:12 cât:8 câştig:-11
câștig:17 că:-17 către:6 căutat:-5 căzut:5 dacă:10 dar:5 dat:-12 data:19 datori:-6 de:12 debitu:-15 debloc:-6 debuta:-6 debute:-9
debutu:10 decarb:-6 deceni:11 decis:-5 declar:-11 decât:9 dedica:27 defect:5 defici:11 defini:-5 deja:14 demisi:-14 depind:5 depus:-10
deputa:-5 des:8 despre:32 despăg:-7 destin:10 detali:7 detect:-5 determ:-5 deveni:21 devin:10 devină:6 dezamă:10 dezast:11 dezbat:-11
dezvol:-11 dezvăl:9 diagno:9 diaspo:6 difere:10 diferi:7 digita:7 din:-14 dintre:30 discut:-9 discuț:-8 dispar:-10 distan:5 distra:7
distru:-5 divert:5 doar:9 doborâ:-11 docume:11 doi:-12 doilea:-6 dolari:-6 domeni:-5 donald:-7 două:-12 dramat:-7 dreptu:8 drona:11
drone:-20 dronel:-7 dronă:-12 drumul:-12 dumini:-6 dumitr:9 după:-13 dur:-8 durabi:5 durată:-6 dură:-6 echili:7 echipe:13 econom:13
ediția:6 ediție:-5 eficie:19 electr:-7 elevii:6 elevil:6 elicop:-11 emis:-5 emisiu:12 energe:-5 energi:-8 erau:-5 esenți:17 espres:8
esteti:6 etapa:12 etape:-5 etapă:-6 euro:-12 evacua:-6 evalue:-6 evaziu:-5 evenim:12 evită:-10 exclav:-5 excurs:14 explic:21 explod:-12
explor:6 extind:-10 extrao:7 fabric:11 fac:-6 face:-6 faci:5 facă:-11 fapt:10 fascin:6 faza:6 fața:-14 federa:-5 femini:-8 fenome:-7
fermie:16 festiv:-5 fetiță:-8 fi:-20 fictiv:10 fie:7 fiecar:16 film:9 final:5 finali:-8 finală:-11 firmel:6 fiscal:-5 fiu:10 fiziot:5
florin:-9 folosi:14 fondul:-5 fondur:-7 formar:-12 formaț:-10 formă:6 forțel:-7 fost:-51 fosta:5 fotbal:9 foto:9 frecve:7 frică:10
fronti:-7 frumoa:13 funcți:15 furat:-6 făcut:11 făcute:-10 gestio:-10 ghid:6 ghidul:9 gigant:-9 gigi:6 gol:5 grad:-6 grade:-5 grafic:13
gratis:10 grevă:-9 greșel:8 gustăr:6 gândit:6 gândur:5 găsită:6 handba:-11 hectar:-5 high:7 hotărâ:6 iar:9 identi:5 ieftin:10 ilegal:-17
ilie:11 ilumin:-5 imagin:10 imedia:-6 imobil:10 impact:5 implic:5 import:6 in:17 inaugu:-16 incend:-14 inchir:5 incide:-11 inclus:-12
indepe:-8 indust:-5 inform:14 infrac:5 iniția:-10 insolv:-6 instal:5 instan:5 instit:7 insulă:7 inteli:11 intera:-5 intere:7 interi:-8
intern:5 interz:-7 intrar:8 intrat:8 intre:-10 introd:-5 invest:-7 invita:16 ion:9 iranul:-9 iulie:-9 japone:-8 joacă:7 joi:-11 jucări:8
judeca:-7 judecă:7 județe:-19 județu:-30 jurul:-7 kilome:-5 kineto:5 l:17 la:-9 lacuri:-6 lansat:-6 lege:-13 legea:6 legii:-13 lei:-6
li:-5 liber:-8 lideri:-9 lideru:-7 liga:-7 lista:-14 litera:5 live:8 locale:5 locali:-10 locuin:13 locuit:-8 locul:-15 longev:10 lor:10
lotul:-11 luat:-7 lucru:10 lucrur:7 lucrăr:-6 lume:10 lumina:6 luni:5 lângă:-15 lăsat:10 magazi:8 magnet:5 mai:25 majore:7 malul:-11
mamei:8 mandat:-7 mare:12 margin:10 marţi:-9 marți:-12 mastod:6 materi:6 mașina:6 mașini:6 mașină:5 meci:-15 meciul:9 medali:-5 medic:7
medici:-14 mediev:8 menten:7 mențin:-7 merită:15 mesaju:6 metalu:-15 mic:5 mici:8 miercu:-5 mii:17 miliar:-6 minime:-8 minute:-8 misiun:-5
mizeaz:-9 mobil:-6 moment:6 mondia:-13 morți:-8 motion:5 motoar:7 motori:-8 mult:9 multe:9 multă:5 mulți:13 munca:5 munici:-21 murit:-25
muzica:8 mâna:5 mâncar:-7 măsură:-7 nato:-8 navale:-14 națion:17 neauto:9 neaște:7 necesi:5 neplăc:6 nervoa:6 nici:-5 nicio:6 niciod:-8
nivelu:13 noapte:-10 noi:-23 normat:13 nou:-12 noua:-11 noul:-16 noului:6 nouă:-15 nu:-11 nuclea:-13 numit:12 număr:7 număru:7 o:15
oameni:17 oară:-5 obliga:-7 observ:7 ochii:5 of:7 oferit:-7 oferta:-5 oficia:-20 olteni:7 omolog:-8 oncolo:5 online:14 operat:7 operaț:6
opoziț:6 oprire:-15 oprit:-12 optimi:7 opune:-5 opțiun:7 ora:15 orașul:6 ordine:-6 ore:10 organi:6 ori:-7 pace:-6 pacien:-5 pagina:5
parado:8 parcul:5 parcur:-14 parint:7 pariur:8 parlam:-5 partea:-7 pas:-10 pasiun:15 patrul:-5 pauză:6 pașii:7 pe:-10 peisaj:10 penală:-5
pene:-6 pentru:-12 perfec:9 perfor:15 pericu:-6 perioa:-10 persoa:-17 person:11 pescui:-5 peste:-8 petrec:13 petrol:-13 piața:8 piață:-7
picioa:6 pierde:-5 pierdu:-8 placă:-5 plajel:-6 planul:-9 platfo:8 plecat:-8 plece:9 plimbă:5 plânge:-6 plătea:-5 plătit:5 poate:14
poker:5 politi:-6 poliți:-14 poloni:-9 popula:-8 portar:-6 portof:5 porțil:5 posibi:8 pot:5 potriv:-8 povest:14 prea:16 preciz:12
premie:-6 premiu:11 presta:-5 presă:5 preven:-7 preşed:-13 președ:-37 prilej:16 primel:11 primi:-8 primul:-15 primă:-11 primăr:-13
prin:-10 princi:9 printr:6 priori:-9 privin:-19 privir:-11 proba:-5 probab:11 proble:14 proced:-6 proces:5 produs:-5 prof:8 progra:-10
proiec:-9 promis:5 promul:-6 propri:12 propun:-10 propus:6 protej:-5 psg:-8 psihol:10 pui:8 pun:-6 punct:6 puncte:5 pune:-13 pus:14
putea:-9 putere:-5 putern:-15 putut:8 puţin:-6 puțin:-7 până:-14 păcăne:5 pământ:-10 părăsi:-10 păstra:7 pătrun:8 rachet:-10 radu:-6
raport:-11 ratat:-6 reabil:-9 reacți:31 reclam:-5 recoma:6 recomp:-9 record:8 recuno:-5 recupe:6 redesc:10 reduce:-5 regimu:-5 reglem:5
reguli:-7 regulă:9 relate:-6 relaxa:5 relați:-9 religi:5 remarc:9 remiza:11 renumi:5 repara:-6 reprez:-11 respin:-7 retras:-9 returu:6
reușit:9 rezult:-13 rețea:-10 reținu:-5 ridica:-21 ridică:-9 riscur:-5 riscă:-7 ro:8 roboti:7 rolul:20 român:-9 române:9 români:-11
roșu:-5 rugby:5 rulate:5 ruseas:-8 ruseșt:-17 rusia:-18 rutier:8 rușino:-5 rând:8 râul:-7 rămas:-12 răniți:-9 război:-12 s:8 salari:-15
sale:-9 salvat:-7 salvez:-5 sancți:-9 sarcin:10 sat:5 sau:30 scena:11 schimb:13 scoasă:-7 scor:11 scos:-6 scris:5 scufun:-7 scumpi:-8
scurtă:9 scăder:-8 scăzut:-10 seara:-5 seceta:-8 secole:11 secret:14 secund:-9 securi:-7 semnat:9 semne:7 semnif:7 sensul:-8 senzaț:7
seo:5 servic:-6 sesiză:-5 sezon:14 sezonu:6 sfatur:7 shoppi:7 si:17 sigura:12 simple:6 simplu:6 simpto:11 singur:36 sistem:10 situaț:15
solici:-23 soluți:30 sora:-9 spania:-8 spanio:-6 spate:7 spatel:14 spațiu:6 specta:10 speria:7 spital:-19 sporti:12 spre:-14 spune:18
spus:6 stadio:5 stagiu:5 startu:7 statel:-14 statut:5 steagu:-6 stilul:6 stimul:-5 stinge:-6 stirip:-8 stocar:-5 stradă:-7 strate:8
străin:-14 străzi:-9 studio:5 sub:-8 substa:-8 succes:17 suferi:-5 sunt:8 suplim:-5 suport:-6 suprav:5 surpri:10 suspen:7 susțin:10
sâmbăt:-12 să:-27 săptăm:-11 său:-9 tablă:5 tabără:-5 tarife:7 te:6 teatru:-8 tech:7 tehnol:18 telefo:-8 termen:11 terori:7 testat:5 the:6
tinere:-9 tineri:-13 tipuri:5 tocmai:6 topoar:-6 torenț:-7 tot:6 totală:-11 totul:15 toți:5 traged:-6 traini:-5 transf:8 transm:5
transp:-13 tratam:18 trebui:10 trei:-5 treia:9 treile:-6 tren:-6 trimis:-8 trotin:-10 trump:-12 tu:6 turist:-5 turul:-11 turulu:-7
tuturo:7 tânăr:11 tânăru:8 tăcere:5 uitat:-5 ultimă:9 un:-10 unde:22 unei:9 unică:8 unifor:5 unităț:-10 uniune:-5 univer:10 unor:-5
unui:-5 unul:8 urgenț:-8 uri:10 urile:5 urma:-5 urmă:5 urmări:13 următo:6 usr:-9 utiliz:14 ușor:7 va:-30 vaccin:-13 val:-5 valori:-5
vara:8 varian:9 vară:16 vede:9 venit:8 verifi:6 verii:6 victim:9 victor:-9 video:9 videoc:6 vieții:11 vigoar:6 vijeli:-10 vine:6
vineri:-13 violen:-7 vitami:5 vizită:-7 vor:-32 vorbit:9 vota:-6 vrea:-25 vremea:10 vs:7 vulner:11 vândut:-13 vânăto:-7 vârstă:-12 vă:8
văzut:5 văzută:-8 weeken:21 zece:-5 zeci:-5 zelens:-8 zi:11 zilei:18 zilnic:9 ziua:-8 zona:-5 zone:-8 zonă:-8 îl:-8 împotr:-18 împreu:10
în:-21 înaint:21 înaltă:-6 încear:-10 începe:7 începu:-8 începâ:-12 începă:5 închei:5 închid:-6 închis:-5 încă:-6 încălc:-14 încărc:7
înfrân:-5 îngrij:-14 înlocu:5 înmulț:-9 înregi:-16 înscri:-9 înseam:10 însă:-5 într:6 între:6 întrea:10 întrev:-9 întâln:-7 întâmp:14
învins:-5 învăță:-10 înțele:-6 şi:-32 ţării:-6 șanse:9 șapte:5 șase:-10 școală:-5 școlar:-9 școlil:-5 ședinț:28 șef:-6 șeful:-8 și:12
șoc:5 șocant:-10 știi:9 știri:5 țară:-11 țintă:-8 țări:-14 țării:-8
`
