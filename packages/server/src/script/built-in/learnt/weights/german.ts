export const german = `
:-42 #:-7 +":-7 +(:16 +,:36 +.:21 +0:-10 +::12 +?:13 +alone:8 +doubts-1:-58 +doubts0:-7 +doubts1:41 +length0:9 +length1:33 +length2:6
+length3:-11 +length4:-5 +length5:-24 +length6:-17 +length8:-10 +length9:5 +retold:-62 +weight2:-15 +without-abbreviation:-20
+without-cut-off:-16 +without-explicit:-6 +without-first-person:41 +without-furniture:53 +without-quote:-31 +without-unsayable:14 +–:39
=a:8 =abhäng:10 =abopfl:24 =abscha:-5 =abschi:-10 =abstur:5 =adac:-8 =air:-7 =aktien:6 =aktivi:-6 =aktuel:5 =all:5 =alles:9 =alpen:-8
=alpin:-6 =als:8 =alten:5 =amazon:-5 =amster:-13 =analys:8 =angegr:-6 =angrif:-12 =anhalt:14 =annähe:7 =anschl:-11 =anstur:-6 =antise:-6
=anwend:5 =apple:-8 =apples:-7 =arbeit:-16 =armut:6 =artike:12 =atlant:-6 =atomkr:-7 =aufgeb:-10 =aufseh:10 =auftra:8 =auftri:6 =august:7
=aus:-9 =ausges:-8 =ausrei:-5 =austra:-10 =auszei:-18 =automo:-5 =award:-7 =b:-6 =bahn:-5 =bahnho:-7 =bald:-14 =bande:-9 =bar:11 =bardot:5
=baut:-14 =bayern:-7 =beach:-7 =bedeut:7 =bedroh:5 =beende:-6 =beginn:-25 =begonn:-10 =bei:-17 =beiden:7 =beim:-6 =beitra:-5 =beiträ:-7
=beklag:-7 =bekomm:-10 =belieb:-15 =bergis:-8 =berich:-13 =berlin:-7 =beruhi:7 =beschl:-14 =beschä:-7 =besond:-5 =betrie:-10 =betrof:-11
=betrüg:7 =beute:5 =beweis:-5 =bezahl:5 =bezieh:6 =bietet:5 =big:5 =bild:20 =bilder:12 =biogra:6 =bis:8 =bisher:-5 =blacko:6 =bleibt:-14
=blick:5 =bondi:-7 =bonn:-6 =brande:-8 =brandk:-6 =brauch:9 =brigit:5 =bringe:5 =bringt:-12 =brücke:7 =buch:9 =bulgar:-14 =bundes:-23
=bus:-6 =bushid:12 =byd:-12 =börse:-5 =bücher:5 =bürger:-7 =cd:-10 =ceo:-5 =chance:6 =chaos:7 =chef:-13 =chelse:-8 =china:-16 =cloone:-8
=cloud:12 =comeba:-10 =comput:-5 =corona:-14 =covid:-5 =csd:-5 =damit:-7 =daniel:9 =dank:-5 =dann:11 =darts:-14 =das:18 =dass:-6 =davon:9
=dax:-9 =day:6 =de:-7 =del:-6 =dem:14 =demokr:9 =den:23 =denkt:6 =der:32 =deren:5 =des:-10 =deutli:-17 =die:23 =diese:6 =diesem:11
=dieser:-11 =digita:5 =direkt:-8 =doch:-5 =dokume:-5 =donald:13 =donau:-9 =donner:-7 =dort:5 =dosb:-5 =dow:-6 =dresde:5 =dritte:-12
=drogen:-13 =drohne:-11 =droht:-15 =druck:-5 =dschun:7 =dubai:8 =dunkel:7 =dunkle:-6 =durchg:6 =durchs:6 =dutzen:-6 =dynamo:10 =dänema:-10
=dürre:-11 =düssel:-5 =effekt:10 =ehemal:-5 =eigene:12 =eigent:7 =einbli:6 =eine:-9 =einem:-7 =einen:15 =einer:-5 =eines:-6 =einfüh:-5
=einigu:-7 =einsät:-6 =einzig:-10 =eiszei:-8 =elbe:-6 =entdec:-15 =entsta:-5 =entwic:5 =epstei:5 =erbe:5 =erdbeb:-7 =erde:-8 =erfolg:-12
=erhalt:-6 =erhöhe:-8 =erklär:7 =erneut:-13 =erste:-5 =erstei:5 =ersten:-12 =erwart:-5 =erzähl:7 =es:19 =eskali:-7 =etwas:7 =eu:-16
=euro:-11 =europa:11 =eurotu:-8 =evakui:-6 =ex:22 =exklus:8 =expert:9 =fahrer:-5 =famili:9 =fan:8 =fans:8 =fast:-15 =faz:24 =fc:-11
=feiert:-6 =fernse:-5 =festna:-7 =fifa:-6 =finale:-7 =finanz:12 =finnis:-5 =fliege:-11 =flugve:-7 =folgen:8 =forder:-22 =formel:7
=forsch:-18 =foto:-5 =fragen:11 =franci:-5 =frankr:-10 =franz:7 =franzö:-13 =freita:-5 =freund:-5 =friede:-7 =früher:-8 =fusion:-8
=fußbal:9 =führt:-5 =führun:6 =füllkr:-7 =fürs:7 =galaxi:-5 =ganz:6 =ganze:5 =garmis:-5 =gaza:-10 =gebrac:5 =geburt:5 =gebäud:-7
=gebühr:-5 =gefeie:5 =gefähr:-7 =gefäng:-6 =gegen:-24 =gehalt:-12 =gelang:-6 =gelsen:-11 =gema:-6 =gemach:6 =genera:-7 =generi:-14
=genieß:7 =george:-11 =geplan:-8 =gerade:9 =gesamt:-9 =gesche:11 =geschl:-17 =gesprä:-5 =gestie:-8 =gestoh:-6 =gesunk:-7 =gewinn:-9
=gibt:7 =gleich:5 =glückl:6 =glücks:5 =grenzk:-9 =griech:-7 =großbr:5 =großst:-6 =größte:-5 =gründe:5 =gut:14 =haben:11 =hacker:5
=halten:5 =hambur:-10 =handba:-6 =harry:9 =hat:-29 =haupts:-5 =hausha:-7 =heimwe:7 =heise:9 =heiß:8 =heraus:8 =herrsc:-6 =herz:6
=hessen:-7 =heute:12 =hier:18 =hinwei:-5 =histor:5 =hitler:7 =hitze:5 =hollyw:6 =holt:6 =häftli:-6 =hälfte:-9 =höchst:-9 =höhere:-9
=idee:-5 =identi:-9 =ihrem:9 =ihren:8 =immer:14 =in:-5 =infant:-8 =influe:10 =inhalt:26 =innenm:-6 =ins:-5 =insbes:-6 =insel:10 =insolv:-7
=interi:6 =intern:-10 =iphone:-7 =is:-5 =ist:-8 =it:5 =ja:5 =jacque:-8 =jahre:7 =jahrze:5 =japan:-18 =je:-8 =jeder:5 =jemen:-9 =jersey:-7
=jette:9 =job:5 =jones:-9 =julia:10 =jungen:-8 =justiz:-12 =jährig:-9 =kambod:-6 =kampf:12 =kandid:12 =kann:18 =karrie:8 =katast:5
=kater:5 =kathed:6 =keine:10 =kelly:6 =kenned:5 =kilome:-10 =kinder:-7 =king:-8 =kippt:-13 =kirche:-8 =klarna:-6 =kleine:5 =klima:5
=klimaf:6 =klimas:-6 =klimaw:6 =klub:-11 =koch:-6 =kolumn:5 =kommen:15 =konfli:-8 =konzer:-12 =kosten:-12 =kostet:-6 =kranke:-22
=krankh:-9 =kreml:-6 =kriegs:-11 =krimin:8 =kritis:-21 =kugelb:7 =kurz:12 =kämpfe:7 =kämpft:6 =köln:-9 =können:11 =kündig:-12 =lago:6
=landes:-16 =landge:-6 =lassen:-11 =laufen:-7 =laura:7 =laut:-16 =lebens:-15 =leiche:7 =leistu:-6 =leo:-16 =leute:7 =leverk:-7 =licht:11
=liebe:5 =lieber:8 =lief:6 =liefer:7 =linien:-6 =livekr:-12 =liverp:-19 =liveus:-6 =lovepa:5 =luftha:5 =luxus:10 =länder:7 =länger:-6
=längst:6 =lässt:-6 =läuft:9 =löst:-9 =machen:9 =machtk:-8 =mainz:11 =mamdan:-5 =manche:7 =mangel:-5 =mannhe:-6 =mar:6 =markt:5 =materi:-6
=matthi:-5 =maßnah:-6 =medizi:-5 =mega:10 =mehr:-5 =mehrer:-8 =mehrhe:-7 =meinun:8 =meiste:-8 =mensch:-10 =merz:-5 =metall:-5 =method:10
=milan:-6 =militä:-16 =millia:-16 =mindes:-11 =minist:-10 =mit:7 =mitarb:-5 =mitgli:-10 =mittel:5 =mitter:9 =mode:6 =montag:-5 =mordve:7
=moskau:-6 =motorr:7 =mullah:-5 =museum:5 =musik:8 =musk:-6 =mutmaß:-11 =möglic:-7 =münche:-5 =müssen:-12 =nach:-8 =nachde:-7 =nachha:9
=nachri:5 =nacht:8 =nahe:-6 =nasa:-11 =nasdaq:-6 =nato:5 =nehmen:-11 =nennt:-9 =netany:5 =netz:6 =neu:9 =neues:-10 =neujah:-12 =new:-9
=nicht:19 =nick:5 =niclas:-9 =nieder:-5 =niedri:-17 =nietza:6 =nimmt:-9 =noah:-15 =nobelp:-15 =noch:-9 =nordis:-10 =norweg:-5 =notsta:-8
=novo:-10 =nrw:-8 =nur:19 =nvidia:-6 =nächtl:-5 =oberst:-8 =oder:7 =of:12 =offene:5 =oft:8 =ohne:-11 =olympi:5 =ostsee:-10 =outfit:5 =p:-6
=paar:6 =palla:-12 =pandem:-7 =papst:-6 =paris:-11 =parlam:-9 =partei:-10 =parten:-6 =patien:5 =per:-8 =pfalz:8 =physik:-9 =planet:7
=plant:-25 =plattf:7 =platz:-6 =plus:-7 =pläne:5 =podcas:7 =politi:7 =polizi:-6 =positi:-7 =pr:5 =preise:-10 =prevc:-22 =privat:-8 =pro:-5
=progno:-14 =progra:6 =prozen:-19 =präsen:-5 =präsid:-8 =putin:-7 =putins:9 =qualif:-19 =radika:6 =rankin:-7 =rast:-5 =raus:5 =rave:5
=reakti:-10 =rechte:-5 =red:7 =reden:5 =regelu:-7 =regier:-20 =regime:12 =region:-5 =reguli:-6 =reiner:-5 =rekord:-20 =renais:6 =report:6
=reside:-9 =rhein:-7 =rheinl:8 =richte:-7 =richti:7 =rob:-5 =rolle:5 =rtl:8 =rund:-5 =runde:-6 =rundfu:-9 =russla:-16 =rutsch:-7
=rückke:-9 =rügen:-5 =s:10 =saison:-13 =san:-6 =sanier:-7 =schade:5 =schaus:-12 =schick:6 =schiff:-14 =schlec:-11 =schlos:-9 =schock:-8
=schröd:9 =schule:6 =schult:-5 =schwed:-12 =schwei:-17 =schwie:15 =schätz:7 =schütz:6 =sebast:5 =sehen:6 =sei:-9 =seinen:-5 =seit:-16
=selens:-18 =selten:7 =seltsa:6 =separa:-6 =setzt:7 =sexuel:-7 =show:15 =sich:6 =sicher:-18 =sieben:9 =sieg:-12 =sieht:-7 =silves:-13
=sind:-9 =sinkt:-7 =sitzen:5 =skanda:-9 =ski:-9 =skigeb:7 =skispr:-9 =softwa:-10 =soll:7 =sollte:5 =sonnta:6 =sophia:-15 =spacex:-8
=spanie:-16 =spekta:20 =spiele:15 =spielp:-5 =sport:15 =sportl:5 =sprich:-6 =spring:-9 =spritp:-8 =spur:-6 =staats:-10 =stabil:-9
=stadt:-5 =stand:6 =star:14 =starb:-6 =stars:9 =statt:11 =steige:-15 =steigt:-8 =stelle:-9 =stellt:-7 =sterbe:-5 =steuer:-5 =stiftu:5
=stimmu:-5 =strafe:-8 =strand:6 =street:-8 =streng:-5 =stroma:-20 =stromp:-8 =studie:-22 =stuttg:5 =störun:-5 =stürzt:-10 =sucht:-7
=suno:-6 =sydney:-6 =syrer:6 =syrien:-6 =system:-7 =sz:10 =sänger:9 =t:5 =taiwan:-16 =tatver:-6 =techni:6 =teil:6 =teils:-5 =telefo:-5
=teleko:-5 =tennis:-6 =teurer:-9 =texas:-9 =thaila:-6 =tochte:-9 =tod:8 =tot:-10 =tote:-7 =toter:-5 =tradit:8 =tragöd:9 =traini:6
=transf:10 =traum:9 =treibe:-10 =trends:7 =trennt:-12 =tritt:-7 =trumps:10 =tschec:-6 =tschüs:-6 =tödlic:11 =tötet:6 =tötung:-7 =uhr:7
=umfrag:-5 =umsatz:-13 =umstri:5 =un:-7 =unabhä:-7 =unfall:-5 =unglüc:7 =unruhe:-6 =unters:-18 =us:-14 =usa:-29 =venus:6 =verbes:5
=verbot:-16 =verbra:-8 =verdac:-8 =verdäc:-7 =vereid:-5 =verfüg:5 =verges:9 =verhaf:-6 =verkau:-21 =verlas:5 =verlie:10 =verlän:-11
=vermög:5 =verpas:-5 =verrüc:9 =verstä:-8 =vertre:-8 =verurs:-7 =verurt:-5 =verwun:8 =verärg:-7 =veröff:5 =videos:8 =vielen:6 =vielle:6
=viersc:-6 =von:-5 =vor:9 =vorbei:-9 =vorfäl:-5 =vorgeh:-9 =vorsta:-9 =vorsät:6 =wachst:6 =waffen:-13 =wagner:6 =wahlka:12 =waldbr:-7
=wall:-8 =wallis:10 =wandel:7 =warnen:-5 =warnt:-11 =warten:6 =warum:13 =wasser:-17 =weg:10 =wegen:-7 =weihna:-7 =weise:9 =weit:-10
=weiter:-15 =weitge:-10 =welt:-6 =weltme:-10 =wenig:-9 =wenige:-13 =wenn:7 =westli:5 =wetter:-7 =wichti:10 =widers:8 =wie:22 =wieder:-6
=will:-29 =wirbel:5 =wird:7 =wladim:6 =wo:7 =wobei:-5 =wochen:5 =wohl:-5 =wohnun:6 =wollen:9 =womögl:-10 =worden:-10 =worksh:8 =wunder:6
=wurde:-9 =währen:-9 =württe:-6 =xiv:-9 =yoon:8 =z:25 =zahl:-14 =zehnta:-5 =zeigen:6 =zeigt:10 =zentim:-6 =zerstö:-8 =ziehen:-10 =ziel:-5
=zu:-14 =zug:9 =zukunf:8 =zulass:-7 =zurück:-16 =zusamm:-8 =zustan:-10 =zweite:-5 =zwisch:7 =ökonom:-7 =überho:-9 =überna:-6 =überni:-6
=überra:5 ^#:18 ^am:-13 ^angst:5 ^apple:-6 ^arbeit:-17 ^astron:-6 ^auf:-6 ^aus:-7 ^bei:5 ^berich:-6 ^berlin:-5 ^bild:12 ^bürger:-5
^china:-11 ^darts:-6 ^dax:-6 ^der:19 ^die:16 ^ein:8 ^eine:-12 ^es:-7 ^eu:-9 ^ex:5 ^exklus:7 ^expert:5 ^faz:24 ^frankf:10 ^fußbal:9
^führun:5 ^für:6 ^gesund:-6 ^gewalt:10 ^hambur:-9 ^hausha:-5 ^innerh:-7 ^japan:-11 ^jetzt:-14 ^kaum:5 ^knapp:-5 ^krieg:-15 ^laut:-11
^leo:-11 ^letzte:-6 ^livekr:-12 ^liveus:-6 ^medien:-6 ^medizi:-8 ^mehrer:-5 ^meinun:11 ^migrat:-8 ^mit:20 ^nach:-7 ^neue:-23 ^neuer:8
^partei:-8 ^polize:8 ^putins:5 ^rakete:7 ^rave:5 ^reakti:-7 ^regier:-10 ^russla:-7 ^schwei:-5 ^seit:14 ^ski:-9 ^skispr:-7 ^spekta:7
^stream:-5 ^stroma:-5 ^sz:5 ^taiwan:-7 ^tesla:-10 ^trotz:-5 ^trumps:8 ^um:6 ^unter:-8 ^us:-13 ^usa:-21 ^viersc:-8 ^von:7 ^vor:20
^vorfal:-7 ^weihna:7 ^z:24 ^zwei:14 a:10 ab:-18 aber:9 abgesc:-6 abhäng:14 abopfl:24 abscha:-5 abschi:-10 absolu:7 abstie:5 abstur:6
adac:-8 aggres:-6 air:-7 aktivi:-6 aktuel:5 al:-12 all:6 allen:6 aller:-7 allerd:-5 alles:12 alpen:-8 alpin:-6 als:7 alten:8 alter:-18
amster:-14 andere:37 anders:7 anerka:-9 angegr:-5 angrif:-12 anlauf:6 anlege:5 anna:7 annähe:7 ansage:9 anschl:-13 anspru:-5 anstur:-6
antise:-6 anwend:5 app:-5 apple:-12 apples:-7 arbeit:-11 archit:6 artike:14 assad:-7 astron:8 atlant:-6 atomkr:-8 attent:-10 auch:-8
auf:-20 aufgab:7 aufgeb:-11 aufgru:-6 aufrei:5 aufseh:10 auftra:10 auftri:10 august:5 aus:-11 ausgeb:-8 auslan:6 ausrei:-6 austra:-10
auszei:-17 auto:-5 autofa:-6 automo:-5 award:-7 b:-6 bahn:-6 bahnch:-8 bald:-7 bande:-9 bank:6 bardot:5 basis:7 batter:-6 bau:6 baut:-11
beach:-11 bedeut:7 beding:9 bedroh:11 beende:-5 beginn:-19 begonn:-7 bei:-19 beiden:5 beitra:-9 beklag:-6 bekomm:-9 bekämp:-11 belast:-8
belieb:-10 berate:-8 beratu:-11 bereit:-18 bergis:-8 berlin:-13 beruhi:7 beschl:-12 beschä:-17 besitz:6 besser:15 bestät:-5 beteil:-5
betrie:-10 betrof:-11 betrüg:7 beute:5 bevölk:-5 beweis:-6 bezahl:6 bezeic:-5 bezieh:13 bieten:7 bietet:5 big:10 bild:19 bilder:14
bildun:8 binnen:-7 biogra:6 birgt:5 bisher:-8 bislan:-7 blacko:6 bleibt:-22 blick:6 bondi:-11 bonn:-7 boom:7 boss:-5 brand:-14 brande:-8
brandk:-6 brigit:5 bringt:-7 brisan:6 brücke:9 buch:14 bulgar:-13 bundes:-34 bus:-6 bushid:12 byd:-12 börse:-5 bücher:5 bürger:-18 cd:-10
ceo:-6 champi:-6 chance:7 chef:-13 chelse:-11 china:-19 cloone:-8 cloud:13 comeba:-16 comput:-5 contai:6 corona:-13 coup:-8 covid:-8
crans:-7 csd:-5 dabei:6 daniel:11 dann:24 darts:-16 dass:8 daten:9 dauern:-11 david:6 davon:7 dax:-7 day:6 del:-6 demnac:-5 demo:-6 den:13
denn:5 dennoc:6 der:-8 derzei:-6 des:-8 design:8 deutli:-11 diagno:-7 die:-6 diebst:-6 dies:-12 diese:7 diesem:6 diesen:9 dieser:9
dieses:8 digita:10 doch:13 dokume:-6 dollar:-6 domen:-8 donald:22 donau:-9 donner:-7 dort:6 dortmu:-7 dosb:-5 dow:-6 dresde:5 dringe:5
dritte:-11 drogen:-14 drohne:-14 droht:-15 dschun:6 dubai:9 duell:-8 dunkle:-5 durchg:9 dutzen:-9 dynami:9 dynamo:10 dänema:-10 dürfte:10
dürre:-11 düssel:-9 echte:5 echten:6 effekt:11 ehemal:-14 eher:8 eigene:17 ein:19 einbli:10 einbre:-5 einbru:9 einem:-7 einen:-11
eines:-17 einfac:6 einflu:7 einfüh:-5 einige:-9 einigu:-5 einmal:-6 einst:14 eiszei:-8 elbe:-6 elite:6 ende:-10 energi:7 englan:-5
entdec:-10 entsta:-5 entwic:11 enzo:-6 epstei:5 erbe:5 erdbeb:-7 erde:-5 erfind:5 erhebl:-5 erhält:-6 erhöhe:-10 erhöht:-7 erklär:24
erleic:6 erneut:-19 ernähr:-5 erreic:-11 erschw:-5 erstei:5 ersten:-16 erwart:-10 erziel:-8 erzähl:12 es:9 eskali:-13 etwas:11 eu:-15
euro:-19 europa:17 eurotu:-8 evakui:-7 evelyn:-9 ex:18 exklus:10 fachkr:-8 fahrer:-8 fallen:-5 fan:9 fans:11 fast:-21 faszin:5 favori:5
faz:24 fc:-16 featur:7 feiert:-5 fertig:7 fest:-11 festge:-5 festna:-8 fifa:-6 finale:-5 finanz:21 finden:7 finnis:-5 fliege:-6 florid:-6
flugve:-7 folgen:13 forcie:-10 forder:-20 formel:7 forsch:-19 fortsc:-8 foto:-5 fragen:16 franci:-5 frankr:-10 franz:7 freige:-8 freist:-7
freita:-9 friede:6 frédér:5 früher:-6 fusion:-8 führt:-5 führun:5 füllkr:-7 fünf:6 für:5 fürs:8 ganz:10 ganze:-10 garmis:-5 gaza:-9
gazast:-5 geben:-5 gebrac:7 geburt:7 gebäud:-7 gebühr:-8 gedenk:-5 gefund:-11 gefäng:-8 gefühl:6 geführ:-5 gefüll:5 gegebe:-6 gegen:-23
gegens:-6 gehalt:-12 geht:11 gehält:-8 gehört:11 gekomm:10 gekost:-7 gelang:-8 geld:10 gelsen:-16 geländ:-5 gema:-6 gemach:6 gemein:-6
genann:-5 genera:-13 generi:-14 genieß:7 genomm:-5 genug:5 george:-12 geplan:-15 gerade:16 gerate:-9 gerich:-6 gesamt:-13 gescha:7
gesche:11 geschi:8 geschl:-20 geschr:6 geschä:8 gesell:7 gesetz:-9 gesorg:7 gesprä:-15 gestal:8 gestie:-8 gestoh:-6 gestor:-12 gesuch:9
gesunk:-16 getrof:5 gewalt:-9 gewann:7 gewerk:-7 gewinn:-8 gewiss:7 geäuße:-6 gibt:11 glanz:6 gleich:18 gletsc:-16 glätte:-5 glück:6
glückl:6 greift:-5 grenze:-6 grenzk:-5 grenzü:-7 griech:-7 große:6 großst:-5 grund:11 grundl:-8 größer:7 gründe:6 gut:25 gängig:-7 habe:-8
haben:-11 halb:6 halbfi:-6 hambur:-10 handba:-6 handel:8 hannov:-5 harry:9 hat:-20 hatte:-15 hatten:-5 haupts:-5 haus:7 hausha:-8 heimwe:7
heise:10 heiß:10 heraus:7 herz:7 heute:15 hier:27 hilft:6 himmel:11 hitler:7 hitze:-8 hohe:-5 hoher:-7 hollyw:6 holste:-7 hybrid:7
häftli:-6 hälfte:-11 händle:-7 hätte:-6 häuser:6 höchst:-12 höhere:-8 idee:-5 identi:-7 ideolo:7 ihrem:8 ihren:17 illega:-7 immer:34
immobi:6 impfst:-9 in:-20 infant:-8 influe:10 inform:-9 inhalt:26 innenp:7 innerh:6 ins:-13 insbes:-6 inside:6 instru:-7 intere:5 interi:6
intern:-10 interv:10 inzwis:6 iphone:-6 is:-8 ist:24 it:7 ja:5 jacque:-8 jahr:14 jahrel:7 jahres:-14 jahrhu:7 japan:-20 japans:-7 je:-12
jede:6 jeden:6 jedes:7 jemen:-9 jersey:-7 jette:9 jetzt:13 jones:-9 jugend:6 julia:10 jung:-7 jungen:-9 junger:7 justiz:-13 jährig:-12
jüngst:-10 kambod:-6 kampf:12 kandid:12 kann:22 kanzle:-12 karl:-6 karrie:13 kate:5 kater:5 kathed:6 kaum:14 kein:5 keine:6 kelly:6
kennt:5 kilome:-11 king:-11 kippt:-13 kirche:-8 klarna:-6 kleine:9 kleins:5 klima:5 klimaf:7 kliman:7 klub:-6 klubs:-5 koch:-6 kolleg:7
kolumn:5 kommen:6 komple:-5 konfli:-6 konkur:-6 kontin:-9 konzer:-18 kosten:-8 kostet:-6 kranke:-22 krankh:-11 kriege:6 kriegs:-9
krimin:11 krise:15 kritik:-5 kritis:-26 kugelb:7 kult:6 kultur:10 kunden:7 kunst:5 kursie:7 kämpft:6 köln:-10 königi:5 können:10
kündig:-14 künfti:-9 künstl:8 ladung:-6 lage:-6 lago:6 landes:-17 landge:-6 lang:6 lange:8 langen:7 langfr:5 langjä:-5 langsa:6 laufen:-9
laura:7 laut:-20 league:-5 lebens:-11 legend:5 leiche:7 leipzi:-6 leo:-16 lernen:12 leute:7 leverk:-7 licht:11 liebe:7 lieber:8 lief:7
liga:-12 linien:-6 listen:8 litera:7 livekr:-12 liverp:-19 liveus:-6 lkw:-10 lovepa:5 luftha:5 luke:-6 luxus:10 länder:12 länger:-10
lässt:-6 läuft:9 löst:-5 machen:5 machtd:-6 machth:-5 machtk:-8 mainz:11 mal:-7 maler:-8 mamdan:-5 manche:8 manchm:6 mangel:-10 mannhe:-6
mar:6 maresc:-6 markt:7 masse:-6 materi:-6 matthi:-5 medika:-8 medizi:-5 mega:11 mehr:-7 mehrer:-9 mehrhe:-7 meiste:-14 meldet:6 meloni:6
merz:-6 metall:-5 method:8 milan:-6 militä:-17 millia:-13 minder:-7 mindes:-12 mini:8 minist:-17 minute:5 mit:9 mitarb:-5 mitgli:-12
mitter:9 mittle:10 mobili:5 mode:6 mohamm:-9 moment:-5 monate:-6 monats:8 montan:-7 mordve:7 motorr:5 mullah:-5 museum:5 music:7 musik:6
mutmaß:-9 mutter:6 mächti:-5 märz:-7 möchte:-7 münche:-12 müssen:-10 nach:-40 nachde:-7 nachfo:6 nachha:7 nachri:6 nacht:9 nachts:5
nahe:-16 namens:8 nasa:-8 nasdaq:-6 nation:-6 nehmen:-16 nennt:-9 netany:5 netz:6 netzwe:6 neu:10 neue:-18 neuen:-16 neueru:-12 neues:-11
neujah:-21 new:-9 news:7 nicht:5 nichts:5 niclas:-9 nie:8 nieder:-9 niedri:-15 nietza:6 nimmt:-16 noah:-15 nobelp:-13 noch:6 nordaf:-5
nordis:-10 norweg:-8 notre:6 notsta:-8 novo:-10 nrw:-8 nun:-15 nvidia:-6 nächst:8 nächtl:-5 ob:11 oberst:-5 objekt:5 oder:10 odessa:-7
of:10 offene:5 oft:13 ohne:-26 operie:-6 ostsee:-9 outfit:5 p:-6 palla:-12 paläst:5 papst:-6 paris:-12 parlam:-10 partei:-9 parten:-6
partne:9 patien:5 patzt:-5 pazifi:-5 pendel:7 per:-12 perfor:6 perspe:5 persön:7 pfalz:6 physik:-5 planet:12 plant:-28 plattf:5 plus:-7
plötzl:6 podcas:17 podest:-6 politi:14 polizi:-6 populi:5 populä:5 positi:-5 potenz:-12 pr:6 preise:-15 prevc:-22 pro:-6 profi:6 profit:8
progno:-14 prozen:-25 präsid:-9 prüft:-5 publik:5 punkte:-5 putin:-8 putins:9 pyrote:-10 pünktl:-5 qualif:-19 radika:7 raffin:-7 rankin:-7
raumfa:5 raus:7 rausch:5 rave:5 rb:-5 reakti:-8 recht:-13 rechte:-14 rechtl:-11 red:7 rede:-5 reden:5 regelm:5 regeln:7 regier:-29
regime:11 region:-13 reguli:-6 reich:6 reiner:-10 rekord:-16 renais:6 report:8 reside:-9 retten:7 rhein:-7 rheinl:6 richte:-13 richti:9
richtu:10 risike:-7 rob:-5 rtl:8 rufen:-6 ruft:-6 rund:-16 runde:-6 rundfu:-9 russla:-16 rutsch:-9 rückke:-12 rügen:-5 s:12 sachse:-5
saeid:6 sagt:5 saison:-11 san:-6 sanier:-9 sapori:-8 sauber:5 scharf:-9 schatt:7 schaus:-7 scheit:7 schick:5 schiff:-21 schlag:-6
schlec:-7 schlie:-12 schlos:-10 schlus:9 schmei:-5 schmit:8 schnap:8 schnee:-9 schock:-7 schrit:5 schröd:9 schuld:-6 schule:8 schult:-5
schwed:-12 schwei:-30 schwer:-5 schwie:13 schäde:5 schätz:8 sebast:5 sehr:10 sei:-9 seines:-22 seit:-5 seite:7 selbst:14 selens:-19
selina:-6 seltsa:6 sender:-5 separa:-6 sexuel:-8 show:17 sich:-11 sicher:-7 sieben:11 sieg:-11 sieht:-19 silber:-9 silves:-8 simon:-6
sind:-5 sinkt:-5 skanda:-9 ski:-9 skigeb:9 skispr:-6 slowen:-7 smartp:-5 so:11 sofort:-5 softwa:-11 sogar:-6 sollen:-7 sollte:13 song:6
sonnta:9 sophia:-15 sorgen:-10 sowie:-9 sozial:-6 spacex:-8 spanie:-13 spekta:18 spiege:6 spielp:-5 spielt:-8 spitze:-6 sport:21 sportl:7
spotif:9 spring:-9 spritp:-9 spur:-6 später:14 staats:-20 stabil:-8 stadt:-5 stand:7 stando:-6 star:12 starb:-13 stark:-12 stars:9
starte:-9 statt:11 steckt:10 steigt:-12 stelle:-13 stellt:-11 sternb:5 steuer:-6 stiftu:5 stil:7 stimmu:-6 strafe:-6 strahl:5 strand:8
strate:5 streck:-10 street:-6 streic:-17 stroma:-20 stromp:-8 studie:-21 stuttg:5 störun:-5 stößt:-6 stürzt:-8 sucht:-9 suno:-6 supers:6
sydney:-7 syrer:6 syrien:-10 sz:10 sänger:9 süden:6 südwes:-5 t:5 tage:-7 taiwan:-16 tatver:-6 techni:7 tehera:-5 teile:-7 teilen:-5
telefo:-5 teleko:-5 telesk:6 tennis:-10 teurer:-9 texas:-9 thaila:-6 the:5 themat:10 tief:9 tisch:5 tochte:-10 tod:14 tot:-13 tote:-7
toten:-7 toter:-5 tradit:15 tragis:9 tragöd:9 transf:18 transp:-8 traum:9 treffe:6 treibe:-10 trends:7 trennt:-12 tritt:-5 trotz:6
trumps:12 trägt:5 tschüs:-6 tun:-5 täter:-10 tödlic:9 tötet:6 tötung:-7 uhr:10 um:-10 umfrag:-6 umgebu:8 ums:8 umsatz:-15 umstri:9
umstän:-8 un:-7 unabhä:-7 und:6 unfall:-14 unfäll:-10 unglüc:7 univer:6 unklar:-7 unruhe:-7 unter:-6 unters:7 us:-21 usa:-20 valenc:-6
venezu:7 venus:6 verban:-5 verbes:5 verble:-5 verbot:-11 verbra:-9 verbri:-6 verdac:-6 verdie:5 verdäc:-10 vereid:-5 vergeb:-7 verges:12
verhaf:-7 verhal:-8 verhan:-5 verhin:-5 verkau:-20 verkeh:-11 verlan:-8 verlas:5 verlet:-17 verlie:17 verlor:5 verlus:-5 verlän:-11
vermit:9 vermög:9 verpas:-5 verpfl:-5 verrüc:10 versch:-15 versio:8 verspä:-9 versto:-7 verstä:-17 vertra:-7 vertre:-8 verurt:-7 verwal:-7
verwei:-8 verwun:6 veränd:8 verärg:-7 videos:11 viele:7 vielen:-6 vieler:-7 viersc:-5 vierte:-7 virus:-8 vogelg:-5 vollst:-7 vom:6 von:17
vor:-9 voraus:-11 vorbei:-9 vorber:6 vorfal:-8 vorfäl:-7 vorgeh:-13 vorsit:-12 vorsta:-12 vorsto:-7 vorsät:8 völker:-10 wachst:6
waffen:-11 wahlen:8 wahlka:12 waldbr:-8 wall:-6 wallis:11 wandel:7 war:35 warnen:-10 warnt:-20 warten:5 warum:24 was:13 wasser:-16
wechse:-13 weg:8 wegen:-12 weise:10 weit:-11 weiter:-18 weitge:-8 weiß:9 welche:9 welt:-11 weltme:-8 weltsp:7 weltwe:5 wenig:-7 wenige:-16
wenn:28 wer:6 westli:9 wetter:-6 widers:5 wie:30 wieder:12 will:-43 window:10 wirbel:5 wirksa:5 wladim:6 wo:5 wohnun:15 wollen:7 wollte:13
wolody:-6 womögl:-10 worden:-13 worksh:8 wort:6 wunder:7 wurde:-10 wurden:-16 wächst:5 währen:-7 wäre:5 württe:-6 xiv:-9 yoon:7 youtub:7
z:24 zahl:-21 zahlen:-8 zdf:-8 zeigte:-12 zeitun:-6 zentim:-7 zentra:-13 zerstö:-8 zieht:9 zitter:6 zu:-19 zufolg:-14 zug:6 zuglei:9
zukunf:9 zulass:-7 zuletz:8 zum:12 zunehm:6 zunäch:5 zur:-19 zurück:-15 zusamm:-15 zustan:-9 zuvor:-10 zwisch:-8 zählt:5 ~#:14 ~a:8
~ab:-31 ~aber:11 ~abhäng:10 ~abopfl:22 ~abschi:-20 ~acht:6 ~adac:-8 ~aktivi:-6 ~alexan:5 ~alle:9 ~alles:12 ~alpen:-7 ~alpin:-10 ~als:17
~am:25 ~amazon:-6 ~amster:-14 ~an:-16 ~angebl:-5 ~angrei:-6 ~angrif:-21 ~angst:6 ~anhalt:10 ~anschl:-6 ~antise:-7 ~apple:-11 ~arbeit:-16
~atomkr:-7 ~auch:10 ~auf:-6 ~aufnah:9 ~aufseh:8 ~auftra:7 ~auftri:6 ~aus:-22 ~auswir:6 ~auszei:-18 ~autos:-5 ~bahn:-6 ~bahnho:-7 ~bande:-9
~bar:13 ~bardot:5 ~baut:-13 ~bayern:-8 ~beginn:-11 ~begrüß:-11 ~behörd:8 ~beitra:-7 ~beiträ:-7 ~bekomm:-8 ~belieb:-15 ~bereit:-6
~bergis:-8 ~berich:-5 ~berlin:-13 ~beschl:-13 ~beschä:-9 ~besieg:-6 ~besitz:5 ~besser:6 ~bestim:-6 ~bestät:-5 ~betrof:-5 ~betrüg:7
~beute:5 ~bewerb:-7 ~bezahl:5 ~bezieh:6 ~bielef:7 ~big:5 ~bild:16 ~bilder:13 ~bildun:7 ~billig:5 ~bis:15 ~bisher:8 ~bleibt:-17 ~blick:5
~bonn:-5 ~box:-6 ~brande:-7 ~brauch:8 ~brigit:5 ~bringt:-8 ~brände:-5 ~brücke:7 ~bulgar:-12 ~bundes:-16 ~bus:-6 ~bushid:12 ~bvb:5 ~byd:-12
~böller:-9 ~börse:-7 ~börsen:-6 ~bücher:5 ~bühne:-5 ~bürger:-6 ~chance:7 ~chef:-13 ~chefin:-9 ~chelse:-8 ~china:-11 ~cloone:-8 ~comeba:-15
~corona:-14 ~covid:-5 ~csd:-5 ~dank:5 ~dann:12 ~darts:-14 ~das:45 ~dax:-11 ~day:6 ~de:-7 ~dem:29 ~demokr:8 ~den:5 ~der:52 ~des:32
~deutli:-23 ~dfb:-6 ~diagno:-9 ~dichte:5 ~die:74 ~diese:6 ~diesem:9 ~diesen:10 ~dieser:-5 ~digita:5 ~doch:-10 ~donau:-5 ~donner:-7
~doppel:-5 ~dosb:-5 ~drama:-6 ~dritte:-10 ~drohne:-6 ~droht:-13 ~dschun:7 ~dubai:6 ~durch:-7 ~durchg:7 ~dynamo:10 ~dänema:-10 ~dürre:-13
~e:-9 ~effekt:8 ~ein:10 ~einbru:5 ~eine:14 ~einem:18 ~einen:14 ~einer:11 ~einflu:-5 ~einigu:-11 ~einsat:6 ~eklat:6 ~em:-12 ~entdec:-20
~entfer:-5 ~entsch:-7 ~epstei:5 ~erde:-8 ~erhalt:-6 ~erhöhe:-8 ~erhöht:-9 ~erklär:6 ~erneut:-8 ~erste:-13 ~erstei:5 ~ersten:-7 ~erstma:-11
~erwart:-7 ~erzähl:7 ~es:21 ~eu:-21 ~euro:-8 ~europa:11 ~eurotu:-8 ~evakui:-6 ~ex:14 ~exklus:8 ~expert:10 ~extrem:-5 ~fachkr:-8 ~fahrer:-5
~fall:8 ~famili:11 ~fan:5 ~fans:7 ~fantas:8 ~fast:-14 ~faz:24 ~fc:-6 ~feiert:11 ~festna:-9 ~feuer:7 ~fifa:-7 ~finnla:-6 ~fix:-7
~fliege:-12 ~flugve:-7 ~flüge:-6 ~folgen:11 ~forder:-20 ~formel:7 ~forsch:-21 ~fort:-5 ~frage:8 ~fragen:9 ~frankr:-6 ~franz:7 ~franzö:-11
~frei:-7 ~friede:-13 ~friedr:-7 ~fronta:6 ~früher:-11 ~fällt:-7 ~führen:5 ~führt:-14 ~führun:6 ~füllkr:-7 ~für:-8 ~fürs:7 ~galaxi:-5
~ganz:6 ~ganze:5 ~garmis:-5 ~gaza:-6 ~geburt:5 ~gebühr:-5 ~gefahr:-7 ~gefäng:-6 ~gehalt:-10 ~geiger:-5 ~geld:7 ~gelsen:-8 ~gema:-6
~gemach:5 ~gemein:8 ~george:-11 ~gerade:6 ~gesamt:-9 ~gesche:9 ~geschi:9 ~geschl:-17 ~gesich:6 ~gesprä:-10 ~gestie:-7 ~gestoh:-6
~gesunk:-6 ~gewinn:-6 ~gigant:-6 ~gleich:5 ~glücks:5 ~gold:-6 ~greift:-5 ~grenzk:-9 ~grenzü:-7 ~griech:-6 ~großbr:5 ~größte:-19 ~gründe:6
~gut:9 ~gute:5 ~hacker:5 ~halb:6 ~hambur:-16 ~hand:5 ~handba:-6 ~handel:5 ~harry:7 ~hat:6 ~hatten:-7 ~hausha:-10 ~heftig:5 ~heimwe:7
~heise:7 ~heraus:6 ~herbst:5 ~herste:-13 ~herz:6 ~hessen:-6 ~heute:13 ~hier:14 ~hilft:6 ~himmel:9 ~himmli:6 ~hinwei:-8 ~histor:6 ~holt:6
~hunder:-9 ~hälfte:-10 ~höchst:-8 ~höhere:-8 ~identi:-10 ~ihren:7 ~immer:5 ~in:-17 ~indust:7 ~infant:-7 ~influe:7 ~inhalt:24 ~innenm:-5
~ins:-5 ~insel:8 ~insolv:-7 ~intell:-7 ~intern:-16 ~interv:5 ~iphone:-7 ~ist:10 ~ix:8 ~jahr:8 ~jahre:8 ~jahren:-6 ~januar:5 ~japan:-16
~japans:-5 ~je:-8 ~jeder:5 ~jemen:-7 ~jersey:-7 ~jette:9 ~job:8 ~julia:10 ~jungen:-5 ~justiz:-8 ~kambod:-6 ~kampf:10 ~kandid:14 ~kann:17
~karrie:10 ~kassen:-6 ~kater:5 ~kathed:6 ~kauft:-6 ~kein:10 ~keine:10 ~kelly:6 ~kilome:-5 ~kinder:-7 ~king:-8 ~kippt:-13 ~kirche:-25
~klarna:-6 ~kleine:6 ~klima:5 ~klimaf:7 ~klimas:-6 ~klimaw:7 ~klub:-13 ~koalit:9 ~koch:-6 ~komete:5 ~kommen:13 ~konfli:-5 ~kosten:-13
~kostet:-5 ~kranke:-24 ~krankh:-9 ~kreml:-10 ~kriege:5 ~kriegs:-8 ~krimin:8 ~krise:7 ~kritik:-9 ~kritis:-24 ~kultur:7 ~kurz:16 ~kämpfe:5
~kämpft:7 ~können:12 ~könnte:-10 ~kündig:-13 ~künstl:-9 ~lago:5 ~lahm:-5 ~landes:-8 ~lange:-6 ~lassen:-7 ~laufen:-9 ~laura:7 ~laut:-14
~lebens:-15 ~legend:9 ~legt:-7 ~leiche:8 ~leicht:5 ~leo:-10 ~letzte:-5 ~leute:9 ~licht:11 ~lieber:5 ~livekr:-12 ~liverp:-19 ~liveus:-6
~lovepa:5 ~luftha:5 ~luxus:5 ~länder:5 ~läuft:8 ~löst:-8 ~machen:6 ~machtk:-8 ~maduro:-5 ~mainz:11 ~mal:-10 ~mamdan:-5 ~mangel:-8
~manöve:-6 ~mar:5 ~mars:8 ~materi:-6 ~meckle:-6 ~mega:5 ~mehrer:-7 ~meinun:12 ~meiste:-7 ~merz:-7 ~metall:-5 ~michae:5 ~milan:-5
~militä:-8 ~milize:-6 ~millia:-18 ~mindes:-9 ~minist:-8 ~mitarb:-5 ~mitgli:-9 ~mitten:-5 ~mode:6 ~monate:-6 ~mordve:7 ~morgen:6 ~moskau:-6
~motorr:7 ~mullah:-5 ~musik:6 ~musk:-6 ~muss:7 ~mutmaß:-7 ~münche:-5 ~müssen:-7 ~nach:12 ~nachba:5 ~nachha:8 ~nachts:10 ~nachwe:6
~nahe:-11 ~nahost:-8 ~nasa:-6 ~nehmen:-8 ~nennt:-11 ~netanj:-10 ~netany:5 ~neu:6 ~neue:6 ~neuer:-7 ~neues:-7 ~neujah:-6 ~new:-6 ~nicht:11
~nieder:-6 ~niedri:-6 ~nietza:6 ~nikaid:-6 ~nimmt:-11 ~noah:-15 ~nobelp:-13 ~noch:-14 ~nordis:-10 ~notre:6 ~notsta:-8 ~novo:-10 ~nrw:-10
~nummer:5 ~nur:22 ~nvidia:-6 ~nächst:12 ~nächtl:-5 ~oder:15 ~of:10 ~offenb:-5 ~offene:6 ~ohne:-11 ~one:6 ~organi:-8 ~ostsee:-9 ~paar:5
~palla:-12 ~pandem:-14 ~papa:9 ~papst:-5 ~paris:-13 ~parlam:-8 ~partei:-11 ~patien:5 ~paul:-7 ~per:-8 ~pfalz:8 ~physik:-9 ~plan:-10
~planet:9 ~plant:-16 ~plus:-6 ~podcas:5 ~polizi:-10 ~positi:-5 ~preise:-6 ~premie:6 ~prevc:-20 ~pro:-5 ~profi:5 ~progno:-14 ~progra:6
~pyro:-6 ~qualif:-17 ~rast:-5 ~raus:5 ~rave:5 ~reakti:-9 ~rechne:-6 ~red:7 ~regelu:-7 ~regier:-22 ~regime:10 ~region:-6 ~reguli:-6
~reiner:-5 ~rekord:-16 ~report:6 ~reside:-16 ~retter:5 ~rheinl:8 ~richte:-5 ~richti:8 ~rob:-5 ~rtl:8 ~rufen:-6 ~ruft:-6 ~rund:-6
~rundfu:-9 ~russla:-17 ~rutsch:-7 ~rücken:-5 ~rügen:-5 ~s:14 ~saison:-12 ~sanier:-9 ~schaue:6 ~schaus:-12 ~scheit:6 ~schiff:-10 ~schlag:6
~schlec:-10 ~schlos:-8 ~schlus:9 ~schnel:-14 ~schock:-17 ~schröd:9 ~schule:9 ~schwei:-13 ~schwer:7 ~schwie:7 ~schätz:5 ~sechs:-5 ~sehen:9
~seinem:-6 ~seit:-15 ~selens:-18 ~selten:7 ~seltsa:6 ~separa:-6 ~show:12 ~sicher:-20 ~sieben:7 ~sieg:-14 ~silves:5 ~sind:-9 ~sinkt:-8
~sitzen:5 ~sitzt:5 ~ski:-14 ~skigeb:6 ~skispr:-7 ~so:20 ~sofort:-8 ~softwa:-13 ~soll:-15 ~sollte:7 ~sonne:-7 ~sophia:-15 ~sorgen:5
~sorgt:17 ~sozial:-6 ~spacex:-7 ~spanie:-20 ~speich:5 ~spekta:14 ~spiele:19 ~spielp:-5 ~sport:11 ~sprich:-5 ~spring:-6 ~spritp:-8 ~spur:-6
~staats:-12 ~stabil:-8 ~stadt:-11 ~stars:9 ~starte:-11 ~statt:11 ~steige:-7 ~steigt:-8 ~stelle:-5 ~stiftu:5 ~strafe:-8 ~strand:7 ~strate:8
~street:-5 ~stroma:-15 ~studie:-17 ~stunde:-7 ~stärke:-5 ~störun:-6 ~stürzt:-16 ~sucht:-9 ~suno:-6 ~superm:7 ~sydney:-7 ~syrer:6
~syrien:-10 ~sz:10 ~südlic:-7 ~südwes:-9 ~taiwan:-16 ~techni:9 ~teils:-5 ~teleko:-5 ~tennis:-6 ~tesla:-8 ~texas:-9 ~thaila:-6 ~tochte:-9
~tod:10 ~top:-10 ~tot:-19 ~toter:-5 ~tradit:9 ~tragöd:10 ~traum:5 ~treffe:-5 ~treibe:-10 ~trennt:-9 ~trocke:-5 ~trotz:-9 ~trumps:7
~truppe:-5 ~tschec:-6 ~tschüs:-6 ~tv:6 ~tötet:6 ~tötung:-7 ~u:-5 ~uhr:7 ~umfrag:-6 ~umsatz:-13 ~unabhä:-6 ~und:37 ~unfall:-9 ~unruhe:-6
~unsere:5 ~unter:7 ~untern:5 ~unters:-7 ~us:-14 ~usa:-25 ~venezu:7 ~venus:6 ~verant:-8 ~verbot:-14 ~verdac:-5 ~verdäc:-8 ~vereid:-7
~verein:-7 ~verges:12 ~vergle:6 ~verhan:-6 ~verkau:-9 ~verlet:-7 ~verlie:9 ~verlor:11 ~verlän:-11 ~verläs:-6 ~verrüc:8 ~versch:-10
~verspr:7 ~vertra:5 ~verurt:-9 ~verwun:8 ~verärg:-5 ~videos:5 ~vielle:5 ~viersc:-6 ~vierte:-6 ~vom:10 ~von:-12 ~vor:-17 ~vorfal:-6
~vorgeh:-9 ~vorpom:-6 ~vorsch:-7 ~vorsta:-8 ~wachst:6 ~waffen:-15 ~wagner:6 ~waldbr:-9 ~wall:-5 ~wallis:10 ~wandel:9 ~war:-9 ~warnt:-17
~warum:15 ~was:15 ~wasser:-16 ~wechse:6 ~weg:13 ~weihna:5 ~weit:-10 ~welche:6 ~weltme:-9 ~wen:7 ~wenige:-15 ~wenn:7 ~werden:6 ~werfen:6
~werk:6 ~westen:5 ~wetter:-13 ~wichti:14 ~wie:20 ~wieder:-15 ~will:-32 ~winter:-7 ~wirbel:5 ~wird:10 ~wirtsc:5 ~wm:6 ~wo:5 ~wohnha:-6
~worksh:10 ~wunder:6 ~wurden:8 ~währun:-7 ~york:-5 ~youtub:7 ~z:22 ~zahl:-15 ~zahlen:-7 ~zeigen:9 ~zeigt:8 ~zerstö:-9 ~ziel:-8 ~zu:20
~zug:9 ~zukunf:7 ~zum:9 ~zurück:-15 ~zusamm:-6 ~zwei:9 ~zwisch:7 ~ärger:-5 ~öffent:6 ~öl:7 ~österr:-6 ~überho:-10 ~überle:6 ~überni:-6
ähnlic:-14 ändert:6 ärger:6 ärzte:5 äußert:-5 öffent:-8 ökonom:-7 über:8 überha:5 überho:-9 überna:-6 überni:-6 überra:9 überwa:-5
`
