export const german = `
:-41 #:-14 +!:26 +":-15 +.:19 +0:-8 +?:5 +alone:15 +doubts-1:-51 +doubts0:-5 +doubts1:47 +length1:27 +length2:15 +length4:-5 +length5:-27
+length6:-18 +length8:-12 +retold:-68 +weight0:6 +weight2:-15 +without-cut-off:-34 +without-first-person:30 +without-furniture:53
+without-quote:-29 +without-unsayable:11 +–:48 39c3:-7 =39c3:-7 =a:8 =ab:-14 =aber:5 =abhäng:7 =abopfl:22 =abscha:-8 =abschi:-6 =afd:-5
=air:-9 =aktuel:5 =alles:7 =alpen:-14 =als:6 =amerik:7 =amster:-9 =an:-18 =analys:9 =andere:-10 =angegr:-6 =angrei:-5 =angrif:-21 =angst:7
=anhalt:11 =anlege:6 =annähe:6 =anschl:-10 =anstur:-6 =apple:-11 =arabie:-5 =arbeit:-6 =artike:11 =atlant:-7 =auf:-16 =aufgru:-6 =aufseh:7
=auftri:7 =august:7 =aus:-17 =ausges:-10 =autoba:-6 =b:-5 =bahn:-8 =bald:-18 =bardot:6 =baut:-11 =bayern:-11 =bedeut:8 =beende:-8
=beginn:-20 =begrif:5 =bei:-20 =beim:-13 =beitra:-7 =bekann:-10 =bekomm:-6 =belieb:-10 =bereit:-5 =berich:-13 =berlin:-13 =beschl:-13
=beschä:-8 =besond:-8 =besten:-6 =betrie:-13 =betrof:-7 =bezahl:8 =biathl:8 =bietet:5 =big:6 =bild:10 =bilder:12 =bis:5 =bisher:5
=bitcoi:6 =bleibe:-7 =bleibt:-10 =bonn:-6 =brande:-9 =brandk:-9 =brasil:-5 =brauch:7 =brigit:6 =bringt:-5 =brücke:6 =bulgar:-12
=bundes:-24 =bushid:8 =byd:-11 =bürger:-15 =cd:-10 =chef:-12 =chelse:-7 =china:-15 =chines:9 =cloone:-10 =corona:-12 =crans:-7 =csu:-17
=dank:-5 =dann:11 =das:24 =datens:-8 =dax:-14 =day:6 =de:-6 =dem:14 =demokr:8 =den:27 =der:47 =deren:6 =deutli:-5 =deutsc:-16 =die:42
=diese:5 =diesem:5 =digita:8 =dobrin:-5 =domen:-9 =donau:-10 =donner:-11 =dosb:-7 =dow:-7 =drei:-13 =dresde:7 =dritte:-11 =drogen:-10
=drohne:-8 =droht:-14 =druck:-8 =dubai:8 =dunkle:-5 =durch:-17 =durchs:5 =dürre:-11 =düssel:-6 =echte:5 =eigene:14 =ein:15 =einbli:5
=einbru:5 =einem:-13 =einen:-7 =einer:-9 =eines:-11 =einfac:6 =einflu:7 =einfüh:-9 =einigu:-9 =einsät:-6 =einzig:-7 =elbe:-6 =elektr:6
=ende:-6 =entdec:-19 =entsch:6 =entwic:6 =epstei:5 =erbe:6 =ergebn:5 =erhöhe:-10 =erinne:-5 =erklär:7 =erkran:5 =erneut:-11 =erreic:-9
=erschü:6 =erst:-7 =erste:-7 =ersten:-9 =erster:-6 =erstma:-7 =es:26 =eu:-16 =euro:-6 =europa:20 =eurotu:-9 =ex:14 =exklav:-5 =expert:9
=fans:8 =fast:-10 =faz:18 =fc:-14 =fehler:5 =festge:-6 =festna:-7 =feuer:5 =fifa:-6 =finanz:12 =flucht:13 =flugve:-7 =flücht:9 =forder:-24
=forsch:-15 =foto:-6 =fragen:8 =franz:6 =franzö:-13 =frau:-6 =frei:5 =freige:-7 =friedr:-5 =früher:-12 =fusion:-9 =fußbal:10 =fährt:6
=fällt:-7 =führen:5 =führt:-9 =gaza:-11 =gebrac:5 =gegen:-17 =gehen:6 =geht:-8 =gelang:-6 =geld:11 =gelsen:-7 =gema:-6 =gemach:9
=genera:-10 =generi:-16 =geplan:-16 =gerade:6 =gesamt:-7 =gesche:10 =geschl:-14 =gesprä:-5 =gestoh:-7 =gesunk:-8 =gewalt:-6 =gewinn:-14
=gianni:-6 =gibt:9 =gipfel:-8 =gott:5 =greift:-5 =grenzk:-8 =griech:-12 =großst:-8 =größer:6 =größte:-12 =gründe:7 =gut:11 =hambur:-7
=hat:-25 =haus:6 =hausha:-5 =heise:9 =heiß:9 =heraus:10 =herrsc:-6 =hessen:-7 =heute:8 =hier:12 =hinwei:-5 =histor:7 =hitler:6 =hälfte:-6
=höchst:-11 =identi:-10 =ihr:7 =ihrer:-6 =immer:21 =in:-19 =indust:-9 =infant:-8 =inflat:-7 =influe:5 =inform:-5 =inhalt:22 =innenm:-8
=innerh:-5 =insbes:-5 =integr:5 =intell:-6 =intern:-9 =iphone:-8 =iran:-8 =is:-6 =israel:5 =it:5 =ja:5 =januar:-7 =japan:-16 =jeder:5
=jemen:-10 =jette:8 =jetzt:5 =jones:-7 =joshua:-6 =justiz:-7 =jährig:-6 =kampf:7 =kann:15 =karrie:6 =kater:6 =kein:5 =kelly:8 =kilome:-12
=kinder:-10 =kirche:-11 =klarna:-6 =klimaw:9 =koch:-8 =kommen:9 =kommt:-6 =konfer:-6 =konzer:-10 =kranke:-17 =krankh:-7 =kreml:-8
=kriegs:-7 =krisen:-5 =kritik:-7 =kritis:-19 =kurz:9 =köln:-16 =können:10 =könnte:-6 =kündig:-11 =lage:-5 =lago:7 =land:-12 =landes:-10
=landge:-6 =langsa:6 =laura:7 =laut:-13 =league:5 =leben:7 =lebens:-8 =leiche:9 =leo:-14 =leute:7 =leverk:-8 =licht:8 =lieber:7 =livekr:-9
=liverp:-9 =lovepa:6 =luxus:6 =länder:6 =läuft:6 =löst:-6 =machen:11 =macht:-5 =maduro:-11 =mamdan:-5 =manche:6 =mann:7 =mar:7 =martin:5
=massen:-5 =massiv:-9 =maßnah:-6 =medien:-10 =medizi:-9 =mehrer:-8 =mehrhe:-5 =mensch:-11 =merz:-6 =method:11 =militä:-11 =millia:-9
=millio:-9 =mindes:-9 =minist:-5 =mit:6 =mitgli:-11 =mitten:-6 =montan:-7 =moskau:-6 =musk:-7 =mutmaß:-9 =mutter:6 =männer:14 =möglic:-5
=nach:-7 =nachde:-7 =nachha:8 =nacht:7 =nahe:-8 =nahost:-5 =nasdaq:-7 =nation:-7 =nato:6 =nennt:-8 =neu:6 =neuer:-8 =neues:-12 =neujah:-15
=nicht:20 =niedri:-18 =nobelp:-16 =noch:-5 =nordis:-11 =notsta:-7 =novo:-11 =nun:5 =nur:29 =nvidia:-6 =nächtl:-5 =of:15 =offen:-5 =oft:5
=online:-8 =open:-5 =ostdeu:8 =ostsee:-10 =p:-7 =paar:8 =palla:-11 =papst:-6 =paris:-10 =per:-8 =peter:-5 =physik:-10 =planet:9 =plant:-18
=plattf:8 =platz:-7 =polize:-7 =positi:-6 =prevc:-11 =profi:-6 =progno:-13 =protes:-8 =prozen:-13 =präsid:-12 =putins:6 =qualif:-17
=raus:5 =rave:6 =reagie:6 =reakti:-11 =rechne:-6 =reform:-8 =regier:-8 =region:9 =rekord:-16 =report:5 =reside:-5 =rhein:-5 =richte:-7
=rolle:5 =rund:-5 =rundfu:-11 =russla:-12 =rutsch:-7 =s:10 =sachse:10 =saison:-7 =san:-5 =sattma:-5 =saudi:-5 =schade:5 =schaus:-10
=schick:6 =schiff:-14 =schlec:-5 =schlie:6 =schnel:-15 =schule:5 =schwei:-9 =schwie:8 =schütz:5 =sehen:8 =sei:-7 =sein:15 =seine:5
=seines:-9 =seit:-15 =selbst:13 =selens:-13 =selten:8 =seltsa:6 =setzen:-5 =show:9 =sich:9 =sicher:-13 =sieben:6 =sieg:-7 =sieht:-7
=silves:-7 =sind:-7 =skanda:-10 =softwa:-14 =soll:7 =sonder:5 =sonne:7 =sonnta:7 =sorgen:5 =spacex:-8 =spanie:-7 =spd:-10 =spekta:11
=spiege:5 =spiele:11 =spitze:8 =sport:11 =sportl:6 =sprich:-19 =spritp:-8 =staats:-13 =stabil:-11 =stadt:-12 =stand:7 =starke:-7 =stars:10
=starte:-10 =statt:7 =steige:-13 =steigt:-6 =stelle:-9 =stellt:-9 =sterbe:-5 =sterne:5 =sterns:5 =stiftu:6 =stimmu:-10 =stirbt:9
=strafe:-9 =stream:6 =street:-9 =stroma:-15 =studie:-13 =stunde:-8 =stuttg:5 =störun:-5 =stürzt:-5 =suche:-7 =suno:-6 =supers:5 =syrien:-6
=sz:6 =taiwan:-16 =tatver:-6 =team:-6 =tech:9 =teilwe:-5 =teurer:-6 =texas:-9 =the:11 =tochte:-7 =tod:7 =tot:-6 =tote:-5 =tradit:7
=tragöd:7 =traine:-10 =traini:7 =transf:9 =trennt:-9 =trumps:8 =tschec:-6 =tv:7 =tödlic:11 =ukrain:-25 =umstri:-6 =un:-9 =und:19 =union:-8
=unters:-13 =us:-18 =usa:-23 =verbot:-9 =verdac:-9 =verdäc:-11 =verein:-8 =verfas:-5 =verfüg:8 =verges:7 =verkau:-25 =verlän:-5 =verpas:-6
=verstä:-7 =vertre:-10 =verurs:-6 =verurt:-10 =veränd:6 =viel:-8 =vielen:6 =villa:6 =vom:5 =von:-15 =vorsta:-7 =vorsät:5 =waffen:-12
=wahlka:7 =waldbr:-5 =wall:-8 =wandel:9 =warnt:-9 =warum:10 =wasser:-15 =wechse:-5 =weg:8 =wegen:-9 =weit:-6 =weitge:-12 =weltme:-7
=weltra:-5 =wenn:7 =werden:18 =westli:5 =wichti:5 =widers:6 =wie:27 =will:-26 =winter:14 =wird:12 =wobei:-6 =womögl:-10 =worden:-9
=wunder:8 =wurde:-8 =wünsch:-5 =xiv:-6 =z:22 =zahl:-16 =zahlen:-6 =zehn:6 =zehnta:-6 =zeigen:5 =zeigt:16 =zu:-10 =zug:7 =zulass:-8
=zurück:-19 =zusamm:-5 =zwei:-13 =ökonom:-6 =über:5 =übersc:5 ^#:23 ^angrif:5 ^apple:-7 ^auf:-5 ^bei:-5 ^bild:8 ^brande:-5 ^china:-12
^darts:-5 ^das:-9 ^dax:-8 ^der:18 ^deutsc:-13 ^die:28 ^ein:13 ^eine:-6 ^es:-13 ^eu:-14 ^ex:7 ^faz:18 ^flucht:7 ^frankf:7 ^fußbal:5
^gewalt:6 ^in:5 ^krieg:-6 ^leo:-10 ^letzte:-7 ^livekr:-9 ^medien:-7 ^meinun:5 ^migran:8 ^minist:-7 ^mit:24 ^neue:-13 ^rakete:8 ^rave:6
^reakti:-8 ^russla:-10 ^seit:11 ^ski:-7 ^tesla:-6 ^transf:5 ^trumps:6 ^ukrain:-6 ^us:-19 ^usa:-11 ^von:7 ^vor:19 ^waffen:-8 ^wegen:-7
^weihna:8 ^z:22 ^zum:5 a:11 ab:-17 abhäng:12 abopfl:22 abscha:-8 abschi:-6 absolu:8 abstur:5 afd:-5 aggres:-9 air:-9 aktuel:8 al:-8
alle:-11 aller:-10 allerd:-6 alles:5 alpen:-14 als:10 alte:5 alten:6 alter:-10 am:6 amazon:6 amerik:6 amster:-9 analys:10 andere:22
anders:5 angegr:-5 angrei:-5 angrif:-18 angst:7 anlege:5 annähe:6 anschl:-9 anspru:-5 anstur:-6 antwor:-6 apple:-11 arbeit:-6 archit:7
artike:14 astron:8 atlant:-7 attent:-5 auch:-15 auf:-26 aufgru:-8 aufseh:7 auftra:6 auftri:8 august:5 aus:-7 ausgeb:-7 auslan:7 auszei:-16
autoba:-6 autofa:-5 autos:6 b:-5 bahn:-8 bahnch:-5 bald:-14 bank:-5 bardot:6 basis:6 baut:-8 bayern:-11 bedeut:9 beding:7 beginn:-14
beglei:5 begrif:5 behörd:-6 bei:-19 beiden:7 beim:-5 beitra:-13 bekann:-12 bekomm:-6 bekämp:-10 belast:-5 beleuc:5 berate:-7 bereit:-17
berich:-13 berlin:-18 berühm:8 beschl:-9 beschä:-15 besond:-12 besser:11 beteil:-5 betrie:-13 bevölk:-6 bezahl:9 bezeic:-8 bezieh:5
biathl:8 bietet:5 big:6 bild:13 bilder:16 bildun:7 billio:-6 binnen:-6 bitcoi:6 bleibe:-12 bleibt:-24 bonn:-6 boruss:-7 boss:-6 bot:-6
brand:-6 brande:-9 brandk:-7 brasil:-5 brauch:6 brigit:6 bringe:6 brücke:8 buch:10 bulgar:-12 bundes:-26 bushid:8 byd:-11 bürger:-21
cd:-10 chaos:-9 chef:-10 chelse:-10 cherso:-5 china:-15 cloone:-10 cloud:8 comeba:-11 corona:-15 coup:-20 covid:-11 crans:-10 csu:-20
dafür:-6 daniel:10 dank:-5 dann:21 darts:-5 darunt:-6 dass:19 data:6 daten:10 datens:-8 dauern:-11 dax:-14 day:6 delcy:-6 dem:-12
dement:-5 demons:-5 den:10 dessen:6 deutsc:-5 diagno:-5 diese:9 dieser:9 digita:7 diktat:-8 diskut:-5 dobrin:-5 domen:-9 domini:5 donald:8
donau:-10 donner:-10 dort:8 dortmu:-10 dosb:-7 dow:-7 drei:-15 dresde:7 dringe:5 dritte:-12 drogen:-8 drohne:-10 droht:-15 druck:-8
dubai:10 dunkel:5 dunkle:-5 durch:-8 durchs:5 dutzen:-9 dynami:11 dürre:-11 düssel:-8 echte:5 ehemal:-10 eigene:18 ein:18 einbli:7
einbru:9 einem:-5 einen:-6 eines:-13 einfac:11 einflu:9 einfüh:-9 einhei:6 einigu:-8 einst:11 einsät:-6 elbe:-6 elektr:11 emotio:5
ende:-12 entdec:-13 entfer:-7 entwic:12 epstei:5 er:9 erbe:6 erfolg:10 erhalt:-5 erhält:-6 erhöhe:-9 erklär:18 erleic:7 erneut:-18
erreic:-13 erschü:6 erst:-5 erste:-9 ersten:-8 erwart:-5 erzähl:6 es:8 etwas:5 eu:-12 euro:-17 europa:21 europä:6 eurotu:-9 evakui:-7
evange:-5 evelyn:-6 ex:7 expert:8 explod:-5 fachkr:-8 fallen:-5 fans:13 fast:-23 faszin:5 faz:18 fc:-24 feiern:5 fest:-7 festge:-7
festna:-8 fifa:-6 film:-5 finanz:16 finden:5 findet:6 fische:8 flucht:13 flugve:-7 flücht:12 fokus:-5 folge:7 forder:-21 forsch:-5 fort:-5
foto:-7 fragen:9 frankr:-6 franz:6 franzö:-10 frau:-7 frauen:-8 frei:5 freige:-11 freita:-12 freund:5 friede:6 friedr:-6 früher:-13
fusion:-9 fährt:6 fällt:-7 führt:-7 für:13 gab:-11 ganz:8 gaza:-11 gebrac:5 gebühr:-11 gefahr:7 gefund:-8 geführ:-5 gegen:-16 gehalt:-7
gehen:5 gehört:9 gekomm:6 gekost:-9 geland:-7 gelang:-8 geld:15 gelsen:-11 gema:-6 gemach:11 gemein:-8 genann:-5 genehm:-5 genera:-15
generi:-16 genomm:-7 genug:6 geplan:-22 gerade:11 gerich:-8 gering:5 gesamt:-13 gescha:8 gesche:10 geschi:6 geschl:-18 geschr:6 gesell:5
gesetz:-13 gesprä:-12 gestar:8 gestoh:-7 gestor:-6 gestür:-7 gesunk:-12 gewalt:-9 gewinn:-11 gewiss:7 geziel:5 gianni:-6 gibt:14
gipfel:-11 glanz:6 gleich:14 gletsc:-14 gott:5 grad:5 greift:-5 griech:-12 großen:7 großst:-7 grundl:-7 gruppe:5 größer:9 größte:-13
gründe:8 gut:17 habe:-9 haben:-12 halb:7 hambur:-7 hand:6 handel:9 hat:-29 hatte:-11 haus:5 hausha:-8 heftig:-6 heise:11 heiß:9 heißt:5
heraus:9 heute:12 hier:19 himmel:12 hitler:6 hitze:-7 hohe:-9 hunder:-8 hälfte:-7 höchst:-13 identi:-6 ihn:10 ihr:16 ihre:11 ihren:10
illega:-5 immer:36 in:-15 indust:-10 infant:-8 inflat:-7 influe:5 inform:-7 inhalt:22 innerh:6 ins:-10 insbes:-5 integr:7 intell:-6
intere:11 intern:-8 interv:8 iphone:-8 iran:-6 is:-8 ist:19 it:7 italie:-6 ja:5 jahr:15 jahre:11 jahres:-10 jahrhu:7 januar:-5 japan:-20
jeden:5 jedes:5 jemen:-10 jette:8 jetzt:10 jones:-7 joshua:-6 justiz:-8 jüngst:-6 kampf:5 kann:14 kanton:-5 kanzle:-5 karrie:9 kassen:-5
katast:-8 kater:6 kelly:8 kilome:-13 kinder:-8 kirche:-11 klarna:-6 kleine:6 kliman:7 klimas:6 klinik:-5 koch:-8 kommen:11 kommun:7
konfer:-6 konkur:-9 konnte:-5 kontin:-11 konzer:-12 kraft:-6 kranke:-17 krankh:-8 kreml:-5 krieg:6 kriege:5 kriegs:-8 krimin:7 krise:7
kritis:-28 kunst:6 kursie:7 kälte:-7 kämpfe:10 köln:-15 königi:5 können:17 könnte:-5 kündig:-12 künfti:-9 künstl:5 lage:-8 lago:8 land:-10
landes:-7 landge:-6 lange:5 langsa:7 lassen:11 laura:7 laut:-13 lebens:-7 legend:9 leiche:9 leipzi:-6 leo:-14 letzte:5 leute:7 leverk:-8
licht:8 liebe:5 lieber:7 liebli:5 liga:-10 listen:10 litera:6 livekr:-9 liverp:-9 london:8 lovepa:6 luke:-7 luxus:6 länder:14 lässt:-7
läuft:6 lösung:-6 machen:8 macht:-5 machtd:-8 machth:-8 maduro:-12 mamdan:-5 man:6 manche:8 manchm:5 mangel:-5 mar:8 markt:5 martin:6
massen:-6 media:-5 medien:-10 medika:-8 medizi:-9 mehrer:-12 mehrhe:-5 meiste:-10 meloni:6 merz:-5 method:7 militä:-12 millia:-14
millio:-10 minder:-6 mindes:-11 mini:9 minist:-8 mit:12 mitgli:-17 mitten:-7 monate:-5 monats:5 montag:7 montan:-10 motorr:5 music:8
musste:-5 muster:-5 mutmaß:-9 mutter:8 mädche:6 männer:11 möglic:-6 münche:-7 nach:-34 nachba:6 nachde:-6 nachha:6 nachri:6 nacht:7
nahe:-12 nahost:-5 nasa:-6 nasdaq:-7 nation:-5 nato:6 nehmen:-7 nennt:-8 neu:8 neue:-14 neuer:-12 neueru:-11 neues:-15 neujah:-17 news:8
nicht:18 niedri:-20 nimmt:-7 niveau:-5 nobelp:-14 noch:12 nordis:-11 notsta:-7 novo:-11 nur:12 nutzen:-6 nvidia:-6 nächtl:-5 of:15
offen:-6 oft:13 ohne:-25 on:6 online:-6 opposi:-6 ostdeu:9 ostsee:-10 p:-7 paar:6 palla:-10 papst:-6 paris:-7 partne:7 patzt:-6 pedro:-5
per:-11 person:-7 perspe:5 persön:10 physik:-7 planet:15 plant:-22 platz:-5 politi:14 polize:-16 populä:5 positi:-7 potenz:-7 pr:5
preise:-11 prevc:-11 produk:6 profit:11 progno:-12 protes:-10 prozen:-18 präsid:-5 punkte:-9 putins:6 pünktl:-6 qualif:-17 radika:5
rapper:5 raus:8 rave:6 reagie:8 reakti:-7 recht:-11 rechte:-8 rechtl:-13 reform:-5 regelm:7 regeln:7 regier:-19 reiner:-6 rekord:-14
report:5 republ:-5 reside:-5 rettun:-6 rhein:-5 richte:-10 richtu:5 risike:-11 rodríg:-6 rufen:-7 rund:-11 rundfu:-11 russla:-7 rutsch:-10
rückke:-7 s:13 san:-5 sattma:-5 sauber:6 scharf:-5 schaus:-8 schiff:-19 schlag:-7 schlie:-8 schlos:-8 schnee:-10 schnel:-17 schrit:6
schule:7 schwei:-16 schwie:7 schäde:5 sehen:5 sehr:12 sei:-12 seien:5 sein:14 seine:19 seiner:6 seines:-24 seit:-17 seite:5 selbst:19
selens:-16 selten:5 seltsa:6 setzen:-5 show:12 sicht:-5 sie:30 sieg:-8 sieht:-12 silves:-12 simon:-9 sind:-5 skanda:-10 skigeb:5 smartp:-5
social:-5 softwa:-14 sohn:5 soll:-7 sollte:6 song:5 sonne:5 sonnen:5 sonnta:9 sorgen:-7 sowie:-10 spacex:-8 spd:-18 spekta:11 spiege:8
spiel:9 spielt:-6 spitze:7 sport:15 sportl:6 spotif:8 sprech:5 sprich:-15 spring:-5 spritp:-8 staat:-5 staats:-27 stabil:-10 stadt:-7
stand:5 stark:-9 starke:-10 stars:10 starte:-11 statt:9 steckt:9 stehen:5 steht:-8 steigt:-9 stelle:-14 stellt:-12 sternb:5 sterns:5
stiftu:6 stil:7 stimmu:-10 stirbt:9 strafe:-9 strate:7 stream:9 streck:-9 street:-6 streic:-10 stroma:-15 studie:-14 stunde:-10 stuttg:5
störun:-5 suno:-6 supers:5 syrien:-9 sz:6 sánche:-5 süden:6 tage:-12 taiwan:-16 tatver:-6 tech:11 teile:-5 teilwe:-5 telesk:6 teurer:-6
texas:-9 the:12 themat:8 tief:5 tim:-6 tochte:-7 tod:12 tot:-8 touris:-5 tradit:14 tragöd:8 traine:-9 transf:13 treffe:9 treibe:-8
trennt:-9 tresor:-5 trifft:-6 tritt:-9 trumps:8 trägt:7 tschec:-6 tv:8 täter:-10 tödlic:6 u:6 uhr:7 ukrain:-20 umgebu:11 ums:5 umsatz:-5
umsetz:8 un:-9 und:17 unfall:-8 unfäll:-5 union:-8 univer:7 unruhe:-6 unters:7 ursach:-7 us:-20 usa:-20 verble:-6 verbot:-7 verbri:-5
verdac:-9 verdäc:-11 verfol:-5 verfüg:11 verges:10 vergif:-6 verhin:-6 verkau:-25 verkeh:-9 verlan:-8 verlet:-13 verlie:10 verlän:-5
verläs:6 vermit:10 verpas:-6 verpfl:-6 versch:-7 versio:8 verspä:-7 versto:-8 verstä:-13 vertra:-7 vertre:-11 verurt:-12 verwal:-8
veränd:10 videos:8 viele:9 vieler:-8 villa:6 vollst:-7 vom:10 von:6 vor:-9 vorber:7 vorfal:-7 vorsta:-13 vorsät:5 vulkan:-6 wachse:-8
waffen:-8 wahlen:5 wahlka:7 waldbr:-6 wall:-6 wandel:9 war:13 waren:7 warnt:-16 warum:16 was:6 wasser:-15 wechse:-7 weg:6 wegen:-19
weihna:8 weit:-6 weitge:-12 welche:6 welt:-7 weltme:-9 weltra:-5 wenn:20 wer:10 werden:8 westli:9 wichti:6 wie:31 wieder:13 will:-32
window:10 winter:14 wobei:-5 wohnun:7 wollte:10 wolody:-6 womögl:-10 worden:-11 wunder:8 wurde:-6 wurden:-10 währen:-9 xiv:-6 z:20
zahl:-19 zahlen:-7 zehnta:-5 zeigte:-9 zeit:-6 zeitun:-8 zentra:-10 zieht:5 zu:-18 zufolg:-8 zug:7 zuglei:6 zulass:-8 zuletz:5 zum:13
zunäch:5 zur:-18 zurück:-11 zusamm:-16 zuvor:-6 zwei:-13 züge:-7 öffent:-9 öffnen:5 ökonom:-6 überho:-6 überwa:-5
`
