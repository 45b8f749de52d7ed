export const german = `
:-29 #:-8 +!:25 +.:23 +0:-6 +::10 +alone:6 +doubts-1:-58 +doubts0:-5 +doubts1:45 +length1:28 +length2:12 +length4:-5 +length5:-28
+length6:-16 +length8:-11 +length9:5 +retold:-76 +weight2:-10 +without-abbreviation:-6 +without-cut-off:-30 +without-first-person:39
+without-furniture:57 +without-quote:-32 +without-unsayable:14 +–:38 39c3:-5 =39c3:-5 =a:10 =ab:-13 =abend:-7 =aber:5 =abfahr:-6
=abhäng:11 =abopfl:29 =abscha:-9 =abu:-6 =adac:-10 =air:-8 =aktuel:5 =all:6 =alles:11 =alpen:-11 =alpin:-6 =als:11 =alt:5 =alten:6
=altern:-6 =amster:-12 =an:-15 =analys:9 =anders:8 =angegr:-8 =angrei:-5 =angrif:-26 =angst:6 =anhalt:15 =anlege:9 =annähe:7 =anschl:-11
=anstur:-9 =antise:-5 =anwend:6 =apple:-12 =apples:-9 =arbeit:-12 =artike:12 =atlant:-7 =atomkr:-8 =auf:-8 =aufgeb:-6 =aufgru:-7
=aufseh:11 =auftri:6 =august:7 =aus:-18 =ausges:-9 =austra:-10 =autoba:-7 =b:-5 =baden:-6 =bald:-17 =bande:-8 =bar:15 =bardot:6 =bauste:6
=baut:-10 =bayern:-13 =bedeut:7 =beende:-8 =beginn:-24 =begonn:-9 =beherr:-5 =bei:-26 =beiden:8 =beim:-14 =beitra:-6 =beklag:-8 =beleuc:6
=belieb:-14 =bereit:-6 =berich:-13 =berlin:-15 =beruhi:9 =beschl:-15 =beschä:-10 =besitz:5 =besser:5 =besten:-6 =betrie:-13 =betrof:-9
=betrüg:8 =bezahl:6 =bietet:6 =big:6 =bild:22 =bilder:16 =bis:12 =bitcoi:5 =blacko:5 =bleibt:-12 =bomben:6 =bonn:-7 =boom:5 =boss:-6
=brand:-6 =brande:-11 =brauch:7 =brigit:6 =bringe:10 =bringt:-11 =brücke:7 =bulgar:-14 =bundes:-31 =bushid:11 =byd:-11 =böller:-6
=börse:-5 =börsen:-6 =bürger:-18 =cd:-10 =chance:6 =chef:-17 =chelse:-6 =china:-17 =cloone:-6 =cloud:11 =colora:-5 =comeba:-6 =comput:-5
=corona:-11 =coup:-7 =covid:-6 =crans:-6 =daniel:9 =dank:-5 =dann:15 =darts:-5 =das:21 =datens:-6 =davon:9 =dax:-12 =day:7 =de:-9
=delcy:-5 =dem:11 =demokr:11 =den:31 =der:55 =deren:6 =detail:5 =deutli:-18 =die:56 =diesem:5 =dieser:-9 =digita:6 =direkt:-10 =dobrin:-5
=domen:-6 =donald:6 =donau:-9 =donner:-9 =doppel:-5 =dosb:-7 =dow:-9 =drei:-9 =dreima:5 =dresde:8 =dritte:-14 =drogen:-14 =drohne:-9
=droht:-16 =druck:-10 =dschun:8 =dubai:8 =dunkle:-5 =durch:-13 =durchg:5 =durchs:7 =dutzen:-7 =dynamo:8 =dänema:-8 =dürre:-11 =düssel:-6
=e:6 =eigene:10 =eigent:6 =ein:15 =einbli:5 =eine:-6 =einem:-15 =einen:5 =einer:-6 =eines:-11 =einfac:5 =einfüh:-7 =einhei:-5 =einigu:-9
=einlad:-5 =einsät:-6 =einzig:-10 =eiszei:-8 =elbe:-5 =elon:-5 =energi:-6 =entdec:-19 =entwic:6 =erbe:6 =erhalt:-8 =erhöhe:-9 =erklär:8
=erneut:-14 =erreic:-8 =erst:-5 =erste:-7 =erstma:-7 =es:25 =eskali:-6 =eu:-18 =euro:-9 =europa:21 =eurotu:-8 =ex:18 =exklav:-5 =exklus:9
=expert:10 =famili:7 =fans:9 =fast:-8 =faz:23 =fc:-13 =fehler:5 =feiern:5 =feiert:-8 =fernse:-6 =festge:-7 =festna:-8 =feuer:10 =fifa:-7
=finale:-9 =finanz:13 =finnis:-6 =finnla:-6 =fliege:-13 =flugve:-9 =forder:-25 =formel:9 =forsch:-18 =foto:-5 =fragen:14 =franci:-7
=frankr:-5 =franz:9 =franzö:-14 =freige:-5 =freita:-5 =fremde:5 =friede:-6 =früher:-12 =fusion:-9 =fußbal:10 =führen:7 =führt:-8 =führun:6
=garmis:-6 =gaza:-9 =gebrac:6 =geburt:5 =gebühr:-5 =gefahr:-5 =gefang:5 =gefähr:-6 =gegen:-20 =gehalt:-14 =gehen:5 =geht:-9 =gelang:-6
=geld:7 =geling:-6 =gelsen:-9 =gema:-6 =gemach:9 =genera:-6 =generi:-15 =genieß:8 =genug:5 =george:-8 =geplan:-18 =gerade:7 =gesamt:-7
=gesche:13 =geschl:-17 =gesetz:-5 =gestie:-9 =gestoh:-7 =gesunk:-9 =gewinn:-15 =gianni:-7 =gibt:7 =gipfel:-6 =gleich:5 =glück:5 =gott:5
=greift:-6 =grenze:-6 =grenzk:-8 =griech:-12 =großst:-7 =größer:7 =größte:-7 =gründe:5 =gut:13 =haben:11 =hambur:-11 =hammer:7 =handsc:5
=harry:8 =hat:-30 =haus:6 =hausha:-9 =heise:10 =heiß:9 =heraus:13 =herrsc:-6 =hertha:5 =hessen:-7 =heute:7 =hier:15 =hinrun:6 =hinter:7
=hinwei:-5 =histor:8 =hitler:8 =hitze:6 =hollyw:10 =holt:6 =hsv:-5 =häftli:-7 =hälfte:-8 =höchst:-7 =höhere:-7 =idee:-5 =identi:-11
=ihrem:5 =ihren:9 =illega:-5 =immer:12 =in:-20 =indust:-5 =infant:-8 =inflat:-5 =influe:11 =inhalt:29 =innenm:-7 =ins:-7 =insbes:-6
=insel:6 =insolv:-7 =integr:5 =interi:6 =intern:-14 =iphone:-9 =is:-5 =ist:7 =it:6 =ja:5 =jahrze:8 =januar:-9 =japan:-17 =je:-9 =jeder:7
=jemen:-13 =jette:9 =job:6 =jones:-11 =joshua:-6 =julia:10 =justiz:-11 =jährig:-7 =kader:-5 =kampf:9 =kandid:8 =kann:17 =karrie:6
=katast:5 =kater:6 =keine:5 =kelly:7 =kilome:-11 =kinder:-10 =kirche:-10 =klarna:-8 =klima:5 =klimaf:6 =klimaw:9 =koalit:6 =koch:-7
=kommen:12 =kommt:-8 =konfli:-8 =konzer:-8 =kosten:-13 =kostet:-6 =kranke:-19 =krankh:-8 =kreml:-9 =kriegs:-8 =kritis:-25 =krypto:5
=kurz:11 =köln:-14 =können:10 =kündig:-12 =lago:8 =land:-7 =landes:-15 =landge:-6 =langsa:6 =lassen:-9 =laura:8 =laut:-21 =leben:7
=lebens:-11 =leiche:7 =leicht:5 =leo:-14 =letzte:-7 =leute:8 =leverk:-9 =licht:13 =lieber:7 =liefer:5 =linien:-7 =livekr:-13 =liverp:-11
=liveus:-7 =lovepa:6 =luke:-8 =luxus:6 =länder:5 =lässt:-8 =läuft:11 =löst:-11 =machen:11 =macht:-5 =machu:-5 =maduro:-7 =mainz:13 =mal:-6
=mamdan:-6 =mammut:-6 =manche:7 =mar:8 =media:-7 =medien:-7 =medizi:-6 =mehr:-11 =mehrer:-9 =mehrhe:-7 =meinun:5 =meiste:-12 =meldet:5
=mensch:-11 =merz:-7 =method:11 =metro:-5 =michae:7 =micros:6 =milan:-6 =militä:-17 =millia:-17 =millio:-6 =mindes:-8 =minist:-13 =mit:15
=mitgli:-12 =mittel:7 =mode:7 =modern:5 =montag:-6 =montan:-6 =mordve:7 =moskau:-7 =motorr:7 =mullah:-5 =musik:7 =musk:-7 =mutmaß:-9
=mutter:7 =möglic:-7 =müssen:-7 =nach:-8 =nachde:-7 =nachha:8 =nacht:10 =nahe:-9 =nasdaq:-9 =nation:-8 =nato:6 =nehmen:-8 =nennt:-10
=neuer:-6 =neues:-12 =neujah:-16 =new:-8 =nicht:28 =nieder:-7 =niedri:-20 =nietza:7 =nimmt:-5 =nobelp:-16 =noch:-10 =nordaf:5 =nordis:-11
=norweg:-8 =notsta:-8 =novo:-11 =nrw:-5 =nummer:5 =nun:8 =nur:31 =nvidia:-8 =nächtl:-6 =oberst:-8 =of:14 =offen:-5 =offizi:5 =oft:9
=olympi:5 =ostsee:-11 =p:-9 =paar:8 =palla:-12 =pandem:-7 =paris:-11 =partei:-9 =parten:-6 =per:-10 =pfalz:8 =physik:-9 =picchu:-5
=planet:9 =plant:-18 =plattf:9 =platz:-14 =plus:-7 =politi:9 =positi:-10 =preise:-8 =prevc:-10 =privat:-11 =pro:-10 =progno:-12 =progra:7
=prozen:-20 =präsid:-12 =putin:-9 =qualif:-17 =radika:6 =rast:-7 =raus:5 =rave:6 =reakti:-10 =rechne:-5 =regier:-13 =regime:7 =reguli:-8
=reiche:-5 =reiner:-5 =rekord:-21 =report:7 =reside:-10 =rhein:-6 =rheinl:8 =richte:-9 =richti:5 =richtu:5 =rob:-5 =rodríg:-5 =rolle:6
=rtl:9 =rufen:-7 =rund:-11 =runde:-8 =rundfu:-12 =russla:-17 =rutsch:-8 =rügen:-7 =s:11 =sachse:9 =saison:-7 =san:-8 =schade:5 =schaus:-9
=schick:6 =schiff:-16 =schlec:-8 =schlos:-13 =schlus:7 =schnel:-10 =schule:9 =schwac:-5 =schwed:-10 =schwei:-12 =schwie:12 =schätz:6
=schütz:5 =sebast:5 =sehen:8 =sei:-10 =seines:-6 =seit:-18 =selbst:9 =selens:-19 =selten:8 =seltsa:6 =separa:-6 =sexuel:-6 =show:15
=sicher:-20 =sieben:7 =sieg:-11 =sieht:-5 =silber:-5 =silves:-7 =sind:-8 =skanda:-10 =ski:-10 =skispr:-10 =softwa:-14 =soll:7 =sollte:6
=somali:5 =sonder:7 =sonnen:5 =sonnta:8 =sorgen:6 =spacex:-9 =spanie:-9 =spekta:18 =spiege:5 =spiele:16 =spitze:7 =sport:15 =sportl:8
=sprich:-12 =spring:-5 =spritp:-10 =spur:-8 =staats:-11 =stabil:-10 =stadt:-6 =stand:7 =star:12 =starke:-7 =stars:12 =start:7 =starte:-11
=statt:11 =steige:-12 =steigt:-8 =stelle:-11 =stellt:-7 =sterbe:-7 =sterne:6 =sterns:5 =steuer:-5 =stiftu:6 =stimmt:5 =stimmu:-7
=strafe:-8 =strand:7 =street:-10 =streng:-8 =stroma:-18 =studie:-11 =stunde:-10 =stuttg:8 =störun:-7 =stürzt:-12 =sucht:-6 =suno:-6
=sydney:-5 =syrer:6 =syrien:-11 =system:-5 =sz:9 =sänger:11 =taiwan:-20 =tatian:-5 =tatver:-6 =team:-7 =tech:6 =techni:5 =tehera:-5
=teil:10 =teilwe:-5 =teleko:-5 =terror:-5 =teurer:-12 =texas:-9 =the:8 =tochte:-9 =tod:8 =tot:-16 =tote:-5 =toter:-5 =tradit:10 =tragöd:13
=traine:-6 =traini:7 =transf:9 =traum:7 =trends:6 =trennt:-9 =tritt:-10 =trotz:-5 =trumps:13 =tschec:-6 =tv:7 =tödlic:10 =tötet:7
=tötung:-5 =uhr:9 =umfrag:-6 =ums:5 =un:-9 =und:19 =unfall:-10 =unglüc:6 =unruhe:-5 =unter:7 =untern:7 =unters:-10 =us:-14 =usa:-28
=venezu:9 =venus:7 =verbot:-17 =verbra:-9 =verdac:-9 =verdäc:-8 =verein:-7 =verfüg:7 =verges:9 =vergle:6 =verhaf:-5 =verkau:-26 =verlie:8
=verlän:-6 =verpas:-6 =verrüc:8 =versch:5 =verstä:-7 =vertra:5 =vertre:-9 =verurs:-6 =verurt:-9 =verärg:-5 =vielen:6 =vielle:7 =viersc:-7
=villa:7 =vom:9 =von:-10 =vorsta:-12 =vorsät:6 =waffen:-12 =wagner:6 =wahlka:9 =waldbr:-7 =wall:-10 =wallis:9 =wandel:8 =warnt:-10
=warum:14 =wasser:-15 =weg:11 =wegen:-10 =weil:5 =weiter:-8 =weitge:-12 =weltme:-11 =weltwe:5 =wenige:-12 =wenn:9 =wertvo:-5 =westli:5
=wetter:-8 =wichti:6 =widers:8 =wie:24 =wieder:-8 =will:-31 =winter:8 =wird:15 =wirft:-6 =wo:5 =wobei:-6 =wochen:7 =wollen:7 =womögl:-9
=worden:-12 =worksh:8 =wurde:-12 =wurden:5 =württe:-6 =xiv:-6 =yoon:8 =york:-5 =z:29 =zahl:-16 =zahlen:-7 =zehnta:-6 =zeigen:6 =zeigt:13
=zentim:-5 =zerstö:-6 =zu:-12 =zug:9 =zukunf:8 =zulass:-8 =zurück:-24 =zusamm:-5 =zweite:-6 =zwölf:-5 =äußert:-5 =ökonom:-6 =übersc:5
^#:23 ^am:-14 ^angst:6 ^apple:-9 ^arbeit:-9 ^berlin:-6 ^bild:12 ^bürger:-8 ^china:-13 ^crans:-6 ^darts:-6 ^das:-11 ^dax:-8 ^der:15 ^die:28
^ein:18 ^eine:-10 ^es:-9 ^eu:-13 ^exklus:9 ^faz:23 ^feuer:5 ^frankf:11 ^fußbal:7 ^führun:7 ^gewalt:7 ^hambur:-9 ^in:5 ^innerh:-6
^japan:-11 ^jetzt:-5 ^kirche:-6 ^knapp:-6 ^krieg:-9 ^laut:-11 ^leo:-10 ^letzte:-8 ^livekr:-13 ^liveus:-7 ^medien:-8 ^medizi:-10 ^meinun:9
^minist:-6 ^mit:16 ^neue:-17 ^nächst:5 ^polize:8 ^rakete:9 ^rave:6 ^reakti:-7 ^russla:-10 ^seit:11 ^ski:-10 ^skispr:-5 ^spekta:8
^stroma:-6 ^taiwan:-9 ^tesla:-7 ^trotz:-6 ^trumps:9 ^und:6 ^unfall:-5 ^us:-19 ^usa:-12 ^von:6 ^vor:22 ^vorfal:-8 ^waffen:-7 ^wegen:-5
^weihna:8 ^winter:-6 ^z:29 ^zu:-6 ^zukunf:5 ^zum:5 ^zwei:9 a:11 ab:-19 abend:-6 aber:5 abgesc:-6 abhäng:16 abopfl:29 abscha:-9 absolu:7
abstur:5 abu:-6 adac:-10 aggres:-8 air:-8 aktuel:8 al:-12 all:6 alle:-7 allen:6 aller:-10 allerd:-7 alles:12 alpen:-11 alpin:-6 als:10
alten:9 alter:-23 amster:-12 an:5 andere:34 anders:13 angegr:-7 angrei:-5 angrif:-24 angst:6 anhalt:6 anlauf:6 anlege:8 annähe:7
anschl:-10 anspru:-5 anstur:-9 antise:-5 antwor:-5 anwend:6 apple:-16 apples:-9 arbeit:-8 archit:7 artike:15 astron:9 atlant:-7 atomkr:-9
attent:-8 auch:-15 auf:-24 aufgab:9 aufgeb:-10 aufgru:-8 aufnah:-5 aufseh:10 auftra:7 auftri:8 augsbu:5 august:5 aus:-10 ausgeb:-7
auslan:7 aussag:-5 austra:-10 auszei:-17 auto:-5 autoba:-7 autofa:-7 außer:5 außerg:5 b:-5 baden:-6 bahnch:-6 bahnho:5 bald:-10 bande:-8
bar:7 bardot:6 basis:7 basket:-5 batter:-6 bauste:6 baut:-8 bayern:-9 beach:-10 bedeut:8 beding:9 bedroh:8 beende:-5 beginn:-17 begonn:-9
beherr:-5 bei:-20 beiden:6 beitra:-11 bekann:-7 beklag:-7 bekämp:-12 belast:-8 beleuc:7 belieb:-8 beobac:5 berate:-8 beratu:-11 bereit:-22
berich:-6 berlin:-22 beruhi:9 berühm:5 beschl:-12 beschä:-19 besitz:7 besond:-8 besorg:-5 besser:15 beteil:-7 betrie:-13 betrof:-9
betrüg:8 bevor:-5 bevölk:-6 bewaff:-5 beweis:-5 bezahl:8 bezeic:-10 bezieh:11 bezügl:-5 bieten:7 bietet:6 big:12 bild:26 bilder:18
bildun:7 billio:-5 binnen:-8 bislan:-6 bitcoi:5 blacko:5 bleibt:-21 bomben:7 bondi:-10 bonn:-8 boom:8 boruss:-6 boss:-8 bot:-5 brand:-15
brande:-11 brauch:5 brigit:6 bringe:13 bringt:-9 brücke:9 buch:14 bulgar:-13 bundes:-32 bushid:11 byd:-11 böller:-5 börse:-5 börsen:-6
bürger:-23 camill:-7 cd:-10 champi:-6 chance:7 chef:-16 chelse:-10 cherso:-5 china:-20 cloone:-6 cloud:12 colora:-5 comeba:-12 comput:-5
corona:-12 coup:-10 covid:-11 crans:-10 cup:-5 dafür:-5 daniel:12 dann:24 darts:-6 darunt:-5 das:7 dass:15 data:5 daten:11 datens:-6
dauern:-13 davon:5 dax:-12 day:7 deal:6 dem:-8 demokr:7 demons:-6 den:12 des:-10 design:8 dessen:6 deutli:-15 diebst:-6 dies:-6 diese:7
diesen:6 dieses:8 digita:8 direkt:-7 dobrin:-5 doch:14 dokume:-5 dollar:-8 domen:-6 donald:17 donau:-9 donner:-8 dort:7 dortmu:-10 dosb:-7
dow:-9 drei:-13 dreima:5 dresde:8 dringe:6 dritte:-14 drogen:-14 drohne:-10 droht:-15 druck:-8 dschun:7 dubai:10 dunkle:-5 durch:-5
durchg:5 dutzen:-12 dynami:11 dynamo:8 dänema:-8 dürfte:11 dürre:-11 düssel:-9 echte:5 echten:7 ehemal:-14 eigene:14 ein:12 einbli:6
einbru:10 einen:-16 einer:-8 eines:-19 einfac:10 einflu:8 einfüh:-7 einger:-6 einigu:-7 einlad:-5 einmal:-6 einric:-5 einst:14 eiszei:-8
elbe:-5 elite:5 ende:-11 enkeli:-5 entdec:-13 entfer:-7 entwic:12 erbe:6 erfolg:5 erhält:-7 erhöhe:-9 erklär:24 erleic:6 erneut:-19
ernähr:-5 erreic:-17 erschü:5 erst:-5 erste:-5 ersten:-6 erstma:-8 erzähl:10 es:16 eskali:-7 etwas:8 eu:-14 euro:-19 europa:22 eurotu:-8
evakui:-7 evelyn:-8 ex:13 exklus:9 expert:9 fachkr:-7 fallen:-6 falsch:-5 fan:5 fans:15 fast:-21 faszin:5 faz:23 fc:-20 featur:7 feiert:-6
fest:-5 festge:-8 festna:-9 feuer:8 fifa:-7 finale:-7 finanz:19 finden:5 finnis:-6 finnla:-6 fische:6 fliege:-8 florid:-10 flugve:-9
folgen:9 forder:-20 formel:9 forsch:-15 foto:-6 fragen:17 franci:-7 frankr:-8 franz:9 franzö:-5 freige:-9 freita:-10 fremde:6 freund:5
friede:8 frédér:6 früher:-14 fusion:-9 führen:6 führt:-8 führun:5 fünf:5 für:5 gab:-7 ganz:7 garmis:-6 gaza:-9 gazast:-5 geben:-5 gebrac:6
geburt:6 gebühr:-9 gefund:-11 geführ:-6 gegen:-19 gegens:-5 gegenw:5 gehalt:-14 gehen:5 gehöre:7 gehört:11 gekomm:10 gekost:-8 geland:-6
gelang:-8 geld:13 gelsen:-15 gema:-6 gemach:10 gemein:-11 genann:-5 genehm:-5 genera:-11 generi:-15 genieß:8 genomm:-6 genug:7 geopol:5
george:-10 geplan:-23 gerade:16 gerate:-6 gerich:-9 gering:5 gerufe:5 gesamt:-13 gescha:8 gesche:13 geschi:5 geschl:-21 geschr:6 geschä:5
gesell:7 gesetz:-13 gesprä:-13 gestal:5 gestar:8 gestie:-9 gestoh:-7 gestor:-15 gestri:5 gestür:-7 gesuch:9 gesunk:-14 getrof:6 gewalt:-12
gewann:8 gewerk:-6 gewinn:-12 gewiss:8 geziel:6 gianni:-7 gibt:14 gipfel:-7 glanz:7 gleich:18 gletsc:-14 glätte:-6 glück:7 gott:5
greift:-6 grenzü:-8 griech:-12 großst:-6 grundl:-7 größer:10 größte:-8 gründe:7 gut:22 gängig:-10 habe:-8 haben:-9 halb:7 halbfi:-7
hambur:-11 hammer:7 handel:9 harry:8 hat:-25 hatte:-17 haus:10 hausha:-11 heftig:-6 heise:11 heiß:11 heißt:5 heraus:12 hertha:5 heute:10
hier:23 himmel:14 hinrun:6 hinter:9 hitler:8 hitze:-6 hohe:-6 hoher:-9 hollyw:10 hsv:-5 häftli:-7 hälfte:-11 händle:-5 hängt:5 hätte:-5
häufig:-5 höchst:-10 höhe:-5 idee:-5 identi:-7 ihren:17 illega:-9 immer:29 in:-19 infant:-8 inflat:-5 influe:11 inform:-10 inhalt:29
innerh:7 ins:-12 insbes:-6 intere:10 interi:5 intern:-15 interv:10 invest:7 iphone:-8 is:-7 ist:22 it:8 italie:-5 ja:5 jahr:15 jahre:5
jahrel:8 jahren:-8 jahres:-15 jahrhu:8 januar:-8 japan:-20 je:-13 jeden:6 jedes:8 jemen:-14 jette:9 jetzt:15 johann:5 jones:-11 joshua:-6
julia:10 jungen:-9 junger:7 justiz:-13 jährig:-9 jüngst:-7 kader:-5 kampf:6 kandid:8 kann:18 kanzle:-10 karrie:9 kate:6 kater:6 kaum:11
kelly:7 kilome:-13 kinder:-6 kirche:-9 klarna:-8 kleine:7 kleins:6 klima:5 klimaf:7 kliman:7 koalit:5 koch:-7 kolleg:7 kommen:16 komple:-7
konfli:-6 konkur:-10 kontin:-10 konzer:-17 kosten:-10 kostet:-8 kranke:-18 krankh:-11 kreml:-6 krieg:7 kriege:7 kriegs:-8 krimin:7
krise:17 kritis:-30 kult:5 kultur:9 kursie:8 kurz:-10 kälte:-7 kämpfe:10 köln:-13 können:13 könnte:-10 kündig:-15 künfti:-11 künstl:7
lage:-6 lago:6 land:-6 landes:-14 landge:-6 lang:8 lange:8 langen:8 langjä:-5 langsa:7 lassen:5 laufen:-5 laura:8 laut:-20 leben:7
lebens:-8 legend:7 leiche:7 leo:-14 lernen:10 leute:8 leverk:-9 licht:13 liebe:5 lieber:7 lief:7 liga:-6 linie:5 linien:-7 listen:10
litera:5 little:-6 livekr:-13 liverp:-11 liveus:-7 lovepa:6 luke:-12 luxus:6 länder:9 lässt:-7 läuft:11 löst:-7 machen:7 machtd:-7
machth:-8 machu:-5 maduro:-5 mainz:13 mal:-9 mamdan:-6 mammut:-6 manche:9 manchm:5 mangel:-10 mar:6 markt:6 media:-6 medien:-6 medika:-8
medizi:-6 mehr:-11 mehrer:-9 mehrhe:-7 meiste:-18 meldet:8 meloni:6 mensch:6 merz:-7 method:8 metro:-5 michae:7 michel:-5 micros:6
milan:-6 militä:-16 miliz:-5 millia:-13 millio:-7 minder:-5 mindes:-10 mini:10 minist:-18 mit:10 mitarb:-5 mitgli:-17 mitter:7 mittle:8
mode:7 mohamm:-8 monate:-7 monats:6 montan:-10 mord:6 mordve:7 motorr:5 mullah:-5 music:8 mutmaß:-9 mutter:9 myster:5 märz:-7 möchte:-7
möglic:-6 münche:-8 müssen:-7 nach:-32 nachba:6 nachde:-6 nachfo:5 nachha:6 nacht:9 nachts:6 nahe:-14 namens:9 nasa:-6 nasdaq:-9
nation:-12 nato:5 nehmen:-11 nennt:-10 netzwe:5 neue:-13 neuen:-16 neuer:-9 neueru:-11 neues:-12 neujah:-19 new:-7 news:8 nicht:14
nichts:6 nie:5 nieder:-10 niedri:-17 nietza:7 nimmt:-12 nobelp:-15 noch:5 nordis:-11 norweg:-12 notsta:-8 novo:-11 nrw:-5 nummer:7 nun:-16
nur:10 nutzer:5 nvidia:-8 nächst:9 nächtl:-6 oberst:-5 objekt:5 oder:9 odessa:-8 of:13 offenb:-5 oft:14 ohne:-23 openai:-5 ostsee:-10 p:-9
paar:5 palla:-12 paris:-7 parlam:-5 partei:-8 parten:-6 partne:9 patzt:-5 pazifi:-6 pedro:-5 pendel:9 per:-13 perfor:8 perspe:5 persön:9
pfalz:8 physik:-7 picchu:-5 planet:14 plant:-22 plattf:6 platz:-9 plus:-7 plötzl:6 podcas:10 podest:-6 politi:17 polize:-7 populä:5
positi:-11 potenz:-9 pr:5 preise:-8 prevc:-10 privat:-9 pro:-11 proble:7 profit:9 progno:-13 prozen:-27 präsid:-10 punkte:-9 putin:-10
pyrote:-7 pünktl:-5 qualif:-17 radika:7 raffin:-7 rast:-5 raumfa:5 raus:8 rave:6 rb:-7 reakti:-6 recht:-15 rechte:-8 rechtl:-16 regelm:6
regeln:6 regier:-23 regime:6 region:-11 reguli:-8 reiner:-9 rekord:-18 report:11 reside:-10 restau:5 retten:9 rhein:-6 rheinl:8 richte:-13
richti:5 richtu:10 risike:-10 rob:-5 rtl:9 rufen:-10 ruft:-5 rund:-20 runde:-8 rundfu:-12 russla:-19 rutsch:-10 rückga:-5 rückke:-8
rügen:-7 s:14 sagt:5 samsta:6 san:-8 sanier:-5 sapori:-7 sauber:6 scharf:-5 schaus:-6 schick:5 schiff:-22 schlag:-7 schlec:-5 schlie:-9
schlim:5 schlos:-15 schlus:11 schmit:8 schnee:-10 schnel:-10 schrit:7 schule:10 schwed:-10 schwei:-23 schwie:10 schäde:5 schätz:6 sebast:5
sehr:14 sei:-10 seien:5 seinen:-8 seines:-25 seit:-10 seite:6 selbst:23 selens:-21 selina:-6 selten:5 seltsa:6 separa:-6 setzt:-5
sexuel:-8 show:18 sich:-15 sicher:-10 sieben:8 sieg:-11 sieht:-12 silber:-5 simon:-9 sind:-9 sinken:5 sinkt:-7 skanda:-10 ski:-10
skigeb:10 skiort:5 skispr:-7 smartp:-5 so:5 softwa:-14 soll:-5 sollen:-9 sollte:14 somali:5 sonder:5 sonnta:10 sorgen:-5 sowie:-10
spacex:-9 spekta:17 spiege:8 spiel:6 spiele:7 spielt:-8 sport:19 sportl:8 spotif:10 sprich:-7 spring:-5 spritp:-10 spur:-8 später:11
staats:-25 stabil:-9 stand:9 stando:-9 star:11 starb:-10 stark:-7 stars:12 start:5 starte:-11 statt:7 steckt:10 steigt:-14 stelle:-15
stellt:-12 sterbe:-6 sternb:5 sterne:5 sterns:5 steuer:-9 stiftu:6 stil:8 stimmu:-7 strafe:-8 strand:9 strate:5 streck:-9 street:-8
streic:-10 stroma:-18 studie:-12 stunde:-8 stuttg:8 störun:-7 stößt:-7 stürzt:-10 suche:5 sucht:-8 suno:-6 supers:7 sydney:-7 syrer:6
syrien:-13 sz:9 sánche:-5 sänger:11 süden:8 tage:-10 tagen:-6 taiwan:-20 tatian:-5 tatver:-6 team:-6 tech:5 techni:6 tehera:-6 teil:6
teile:-8 teils:-6 teleko:-5 telesk:7 teurer:-12 texas:-9 the:10 themat:8 thomas:6 tief:8 tim:-7 tochte:-10 tod:10 tot:-19 toten:-7
tradit:17 tragöd:13 transf:17 traum:7 treibe:-9 trends:6 trennt:-9 trennu:5 tritt:-8 trumps:14 trägt:7 träume:5 tv:7 täter:-10 tödlic:8
tötet:7 tötung:-5 uhr:10 umfrag:-8 umgebu:11 ums:11 umsatz:-5 umsetz:8 umstri:7 umstän:-12 un:-9 und:14 unfall:-16 unfäll:-8 unglüc:7
unklar:-7 unruhe:-6 unter:-6 unters:13 us:-23 usa:-22 venezu:13 venus:7 verble:-7 verbot:-12 verbra:-10 verbre:-6 verdac:-8 verdäc:-11
verfüg:9 vergan:-5 verges:12 verhaf:-5 verhal:-9 verhin:-8 verkau:-24 verkeh:-11 verlan:-10 verlet:-15 verlie:17 verlor:7 verlän:-6
vermit:11 verpas:-6 verpfl:-6 verrüc:10 versch:-8 versio:9 verspä:-7 versto:-9 verstä:-13 vertei:-9 vertra:-9 vertre:-13 verurt:-11
verwal:-8 veränd:9 verärg:-5 video:-6 videos:8 viele:6 vielen:-5 vieler:-7 villa:7 virus:-11 vollst:-8 vom:8 von:11 vor:-17 voraus:-11
vorber:7 vorfal:-9 vorfäl:-7 vorsta:-17 vorsät:8 vulkan:-5 wachse:-5 wackel:-5 waffen:-9 wahlen:8 wahlka:9 waldbr:-9 wall:-7 wallis:10
wandel:8 war:31 warnt:-20 warum:26 was:13 wasser:-15 wechse:-7 weg:9 wegen:-16 weil:5 weise:7 weit:-5 weiter:-11 weitge:-11 weiß:9
welche:5 weltme:-11 weltwe:5 wenige:-15 wenn:27 wer:6 wertvo:-5 westli:10 wetter:-8 widers:6 wie:26 wieder:11 will:-43 window:10 winter:10
wir:-5 wirft:-6 wirkli:6 wohnun:11 wollte:12 wolody:-7 womögl:-9 worden:-14 worksh:8 wurde:-11 wurden:-11 währen:-5 württe:-6 xiv:-6
yoon:7 youtub:8 z:26 zahl:-23 zahlen:-12 zeigte:-12 zeitun:-5 zentim:-5 zentra:-13 zerstö:-6 zu:-16 zufolg:-14 zug:7 zuglei:10 zukunf:7
zulass:-8 zuletz:8 zum:16 zunäch:5 zur:-13 zurück:-22 zusamm:-13 zustan:-6 zuvor:-10 zweite:-5 zwölf:-5 züge:-5 äußert:-6 öffent:-12
ökonom:-6 überho:-5 überra:7 überwa:-7
`
