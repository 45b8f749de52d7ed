export const french = `
:22 #:-16 +":-8 +.:39 +0:-7 +::47 +?:26 +alone:5 +doubts-1:-63 +doubts0:-48 +doubts1:-19 +doubts2:38 +doubts3:38 +doubts4:27 +doubts5:35
+length1:42 +length2:15 +length3:-7 +length4:-13 +length5:-11 +length6:-7 +length7:-26 +length9:12 +retold:-9 +weight0:-11 +weight1:19
+without-advertising:7 +without-cut-off:87 +without-explicit:9 +without-first-person:11 +without-furniture:20 +–:18 +…:16 13h:5 1er:-8
20h:9 =#:-9 =13h:5 =1er:-12 =a:-14 =abattu:-7 =accide:-6 =accord:-13 =accuse:-6 =accusé:-12 =action:8 =activi:-9 =actual:9 =adjuge:-7
=admini:-5 =adopté:-8 =adress:8 =affair:-7 =affirm:-6 =afin:-5 =africa:5 =agence:-5 =aide:-5 =aides:-5 =aisés:-7 =album:6 =alerte:5
=alimen:-5 =allema:7 =allien:-9 =alliés:6 =alors:-8 =alsace:5 =amour:6 =ampleu:6 =an:6 =ankara:6 =anne:5 =annonc:-17 =années:5 =ans:-5
=août:-14 =appel:-5 =appell:-6 =apres:7 =après:-22 =arabes:-9 =argent:-14 =arrivé:-8 =arrêté:-7 =art:7 =artist:9 =asiati:-8 =attaqu:-16
=attein:15 =attend:8 =au:-7 =augmen:5 =aujour:14 =aurait:-7 =aussi:5 =autori:-14 =avait:7 =avec:15 =avenir:-5 =avoir:-20 =baisse:-9
=bas:-11 =belgiq:-5 =benyam:-5 =bernar:-6 =best:6 =bfm:5 =bien:8 =billet:-9 =bitcoi:-9 =blast:7 =blessé:-8 =bombar:-7 =bonne:5 =bons:7
=bourse:-16 =budget:-11 =bulgar:-6 =by:8 =bâtime:-9 =calais:-6 =calme:-6 =canal:-9 =ce:16 =censur:-8 =centai:9 =centra:-7 =centre:-6
=ces:10 =cet:5 =cette:6 =ceux:5 =change:7 =chaque:6 =chatgp:5 =chef:-7 =cherch:-8 =chiffr:6 =chine:5 =chinoi:-6 =cibles:-5 =cinéma:-6
=civile:-7 =club:5 =coloni:6 =commen:17 =commis:-11 =commun:9 =compag:-6 =compre:5 =concur:-6 =condam:-9 =condit:12 =condui:6 =confir:-8
=confro:9 =constr:-7 =contin:8 =contre:-14 =contri:-9 =conver:10 =coordi:7 =corps:-5 =coup:6 =coupe:12 =couple:6 =courri:12 =cours:8
=coût:-5 =crise:13 =croati:5 =croiss:-9 =crypto:13 =créati:-5 =crédit:6 =cœur:9 =d:-15 =dans:-20 =davant:6 =de:-15 =delive:8 =demand:5
=depuis:-24 =dernie:12 =derniè:-11 =derriè:6 =des:-7 =dessin:5 =dessus:-9 =deux:-16 =devant:11 =devien:-7 =diffus:9 =dimanc:-13 =diplom:12
=direct:11 =dirige:-12 =dispar:-7 =dix:-8 =donald:-11 =donne:7 =donnée:-17 =douane:-7 =droite:8 =droits:-8 =drone:-6 =drones:-5 =du:15
=découv:5 =défend:-12 =déjà:-7 =démocr:7 =dénonc:-16 =départ:-11 =dépass:-5 =désorm:-11 =détroi:11 =détrui:-11 =déviss:-5 =dévoil:17
=echos:6 =emmanu:-7 =emmène:5 =en:-14 =enclav:-7 =end:-8 =enfant:13 =enregi:7 =entend:-6 =entre:5 =entrep:-9 =espagn:-6 =est:10 =estime:-6
=et:8 =etats:-12 =etc:6 =euro:6 =europe:6 =europé:-11 =euros:-13 =except:-7 =exil:-12 =explos:-6 =exposi:5 =expuls:-9 =expéri:-6 =face:-9
=failli:-5 =faire:7 =fait:14 =faits:5 =fascis:5 =fedoro:-5 =feu:-15 =fils:6 =fin:-17 =finale:-16 =finit:-5 =fiscal:-7 =flash:9 =foncti:-6
=fonds:-6 =foot:6 =for:8 =fortun:8 =foyers:-8 =frança:-13 =franço:-12 =frappe:-9 =fraude:-5 =fronde:5 =fronti:-7 =fédéra:-5 =févrie:14
=gandoi:6 =garde:-9 =gauche:9 =gaz:-7 =global:7 =goma:-6 =google:-5 =gouver:-26 =grands:9 =grâce:6 =guadel:9 =guerre:18 =génoci:7
=généra:-9 =hamas:-11 =handba:-7 =hausse:-5 =heure:6 =heures:-5 =histoi:9 =histor:-7 =hors:-7 =huawei:7 =hui:14 =humain:-11 =humori:8
=hérita:5 =il:6 =ils:12 =images:14 =imagin:7 =immigr:13 =immobi:5 =impôt:-11 =incend:7 =incert:8 =inde:-8 =indign:7 =influe:-7 =info:8
=inform:25 =ingéni:-5 =inquiè:-8 =interd:-21 =intern:19 =interr:-6 =intérê:7 =invite:7 =iran:6 =iranie:-8 =irland:-6 =israél:-9 =israël:-7
=italie:9 =janvie:-14 =japon:-10 =jeu:7 =jeudi:-20 =jo:5 =jouer:5 =journé:-7 =judici:-7 =juille:-8 =kiev:-9 =kilomè:-5 =l:-9 =la:9
=lance:-10 =lancé:-6 =lanka:-5 =le:-21 =lectur:13 =les:6 =lettre:7 =libert:7 =libre:6 =ligne:6 =livrai:-8 =lors:6 =lumièr:8 =léon:-8
=macron:9 =mai:5 =main:-5 =mainte:-6 =mais:-13 =maison:-12 =manife:-9 =manque:-7 =marie:6 =mariti:-11 =maroc:-5 =maroca:-6 =mars:-8
=massiv:-13 =meille:-11 =mercre:-6 =messag:10 =mesure:8 =met:-10 =mettre:-8 =mexiqu:-6 =michel:-6 =migran:-18 =milieu:6 =milita:8
=millia:-14 =millie:-11 =millio:-20 =min:10 =minist:-15 =mis:-5 =mobili:-5 =modifi:5 =monde:16 =mondia:11 =montre:13 =morges:11 =mort:-5
=morts:-8 =moscou:-7 =moteur:6 =moyen:-8 =munici:5 =musiqu:5 =méga:-7 =n:8 =navire:-5 =ne:6 =neuf:-6 =niveau:5 =nombre:5 =non:5 =nord:-6
=notamm:-8 =notre:6 =nouvea:-8 =noël:-6 =nétany:-5 =objets:8 =occupé:5 =octobr:-10 =offens:-10 =offre:-10 =olympi:5 =on:11 =ont:-5 =onu:-7
=oppose:-6 =orange:-5 =organi:-10 =orient:-7 =origin:16 =ormuz:10 =ou:14 =ouest:5 =ouvert:-7 =où:11 =pakist:-8 =palais:-5 =pari:10
=paris:-5 =parisi:-16 =parler:6 =part:7 =parti:-6 =partic:-5 =partie:9 =partir:-7 =partis:7 =patric:5 =patron:-12 =paul:6 =payer:-7
=paysan:5 =pensio:-8 =perfor:8 =person:-11 =petit:6 =petite:5 =peugeo:5 =peut:21 =pga:-10 =photog:6 =pib:5 =pierre:10 =plan:6 =platea:9
=plonge:5 =plus:-8 =plusie:-5 =pme:-8 =point:-12 =police:-6 =polite:8 =polémi:-7 =popula:-13 =port:8 =portug:-8 =portée:-5 =possib:-5
=pour:-9 =pourqu:5 =pourra:15 =poursu:-12 =premie:5 =presqu:6 =presse:8 =prison:-7 =privé:-5 =privée:7 =procha:-14 =proche:-6 =procès:5
=profit:-10 =projet:-9 =promes:7 =promis:-5 =propos:-17 =propri:8 =protég:-8 =provoq:-8 =préfér:7 =présid:-12 =public:-7 =publiq:-5
=publié:16 =puces:-11 =périod:7 =pétrol:-6 =qu:-5 =quand:9 =quatri:-7 =que:-14 =quelqu:5 =questi:5 =qui:14 =quinze:-5 =quotid:8 =rappeu:9
=rappor:-11 =rassem:-13 =rdc:-7 =recher:-7 =reconn:-12 =record:-10 =recul:5 =recule:-6 =redres:-10 =regard:8 =relati:9 =rembou:-11
=rempor:-7 =rencon:-5 =renfor:-5 =repart:-7 =repris:-6 =ressou:5 =reste:7 =retour:16 =retrai:-21 =revenu:-7 =revien:5 =risque:6 =rivali:8
=rurale:5 =russe:-8 =russes:-9 =réalis:10 =réduir:-16 =réform:-13 =régime:-7 =région:-8 =répond:10 =répres:6 =réserv:-13 =réunio:-5
=révolu:5 =s:-11 =sa:-9 =saison:-5 =salue:-6 =samsun:6 =sancti:-5 =sandra:6 =sans:-6 =sansal:-11 =santé:6 =saoudi:-5 =satell:7 =se:5
=secrét:-7 =sein:6 =selon:-6 =semain:6 =sept:-6 =sera:-11 =servic:11 =ses:-24 =sexuel:8 =si:5 =signe:7 =silenc:6 =six:-6 =sociau:-5
=soir:6 =soleil:7 =sommet:-7 =son:-24 =sont:-15 =souten:5 =souven:5 =sport:11 =spécia:7 =statio:-9 =stella:-7 =street:12 =succès:6
=suisse:-9 =sur:-10 =surpri:-9 =suspec:-5 =suspen:-5 =sécher:-5 =sécuri:-7 =série:7 =techno:7 =temps:10 =tendan:5 =tesla:5 =the:11
=tient:9 =titre:-8 =totale:-16 =tour:-17 =touris:-7 =tourno:-7 =tout:11 =toute:-5 =toutes:10 =tradin:7 =train:8 =transf:7 =transp:-12
=travai:-9 =triomp:-5 =troisi:-11 =trop:-5 =trump:-20 =turqui:9 =téhéra:-14 =tête:-5 =ukrain:-6 =un:-16 =une:-17 =unis:-10 =univer:-7
=va:-16 =vd:7 =vendre:-7 =vent:-7 =vers:-13 =veulen:6 =veut:-16 =victim:6 =vie:12 =villes:-13 =visant:-6 =visée:-7 =voici:7 =voie:-17
=voitur:-9 =volody:-8 =volont:-5 =vos:6 =votre:5 =vous:18 =wall:12 =washin:-7 =week:-8 =xenia:-7 =xiaomi:6 =y:-5 =zelens:-8 =zone:11
=zonebo:-12 =à:-5 =échapp:-5 =école:5 =écran:8 =éditio:12 =électi:5 =électr:6 =élimin:-9 =émissi:5 =équipe:-7 =étrang:-6 =étudia:-7 =été:9
=être:5 ^alsace:5 ^après:-8 ^au:-11 ^avant:5 ^bourse:-8 ^c:-9 ^carbur:6 ^ce:16 ^coupe:6 ^dans:14 ^de:12 ^des:-7 ^deux:-6 ^donald:-8 ^en:7
^flash:6 ^frappe:9 ^guerre:-10 ^intell:8 ^intern:6 ^l:-9 ^la:-13 ^le:-7 ^les:-19 ^macron:5 ^pga:-11 ^point:-6 ^pour:5 ^quand:6 ^selon:8
^sncf:-5 ^sommet:6 ^sous:-11 ^trump:-6 ^un:-21 ^vd:7 a:-39 abaiss:-7 abattu:-6 accept:-6 access:5 accide:-7 accord:-26 accuse:-5 accusé:-9
achete:-9 acquis:-10 acte:8 activi:-9 actual:12 adjuge:-7 admini:-15 adopté:-11 adress:9 affair:-5 affich:-6 agence:-6 agents:-8 ai:-5
aisés:-9 album:6 alerte:8 alexan:5 alimen:-10 allant:-7 allema:22 allien:-9 alliés:8 alors:7 alpes:-5 alsace:5 amende:-6 amour:6 ampleu:5
amériq:-6 animat:8 ankara:9 anne:5 annonc:-19 année:10 années:16 antiaé:-7 août:-21 appara:5 appel:-6 appelé:-9 apport:11 apprêt:-5
apres:7 après:-33 arabes:-6 arabie:5 arbitr:7 archit:5 argent:-10 armées:6 arrivé:-5 arrête:-10 arrêté:-8 art:12 artist:9 asiati:-8
assure:-6 attaqu:-13 attein:17 attend:7 au:-8 aujour:14 auprès:-7 aura:-5 aurait:-12 aussi:5 auteur:-6 autori:-13 autour:6 autre:8
avant:-6 avec:24 avions:-7 avoir:-15 ayant:-8 aéropo:-7 baisse:-10 balkan:10 bancai:10 banque:-6 baptis:7 barème:-5 bas:-13 base:13 bat:-9
bateau:-5 belgiq:-5 benjam:7 berlin:5 bernar:-6 best:6 bien:13 billet:-7 bitcoi:-5 blast:9 blessé:-10 bleus:-5 bombar:-8 bonheu:7 bonne:7
bons:7 bouale:-9 bourse:-17 bout:8 bros:-6 budget:-11 budgét:-7 bulgar:-6 but:-8 by:9 bâtime:-12 bénéfi:-7 c:15 cadre:-9 calais:-7
calme:-6 camion:-7 canal:-9 carbur:-6 cas:-5 catast:-5 cela:8 celle:7 censur:-7 centai:6 centra:-15 certai:-5 ces:6 cessez:5 cet:6 ceux:7
chance:7 change:7 chaque:19 charle:-11 chaîne:9 chef:-10 chefs:5 cherch:-5 chiffr:10 chine:6 chinoi:-6 chute:6 ci:6 cinq:-11 cinqui:-7
circul:-5 city:-6 civile:-7 civils:5 client:6 club:5 collèg:8 coloni:8 combat:8 comme:8 commen:14 commer:-8 commis:-13 commun:18 compag:-5
complé:-10 compro:-7 compte:5 concep:6 concer:-8 conclu:-5 concou:7 concur:-5 condam:-9 condit:9 condui:5 confid:5 confir:-13 confro:12
confér:-8 connu:5 consei:-9 consom:7 consti:-6 contex:5 contin:6 contre:-30 contri:-8 contrô:-5 conver:12 coordi:7 corps:-5 coup:10
coupe:15 couple:8 cour:-8 courri:10 cours:6 course:6 crimin:-5 crise:8 croati:7 croiss:-12 crypto:13 créé:6 cup:-10 cœur:8 d:-10 dans:19
davant:10 de:19 delive:9 demi:10 depuis:-18 dernie:14 derriè:5 des:9 dessin:10 dessus:-9 deux:-18 deuxiè:-7 devant:19 devien:-7 diffic:-5
diffus:8 différ:-5 dimanc:-21 diplom:7 direct:13 dirige:-15 discou:7 discrè:10 dispar:-7 divers:-5 divise:8 dix:-5 domina:5 donne:9
donnée:-19 dossie:-9 douane:-7 droite:14 droits:-8 drone:-7 durer:-7 dès:-7 début:-8 décemb:-7 déclar:-6 déclin:8 défend:-5 défens:5
dégâts:8 démocr:11 démogr:6 dénonc:-14 départ:-9 dépass:-15 dépend:8 déplac:5 déroul:-5 désorm:-18 détail:-7 détroi:9 détrui:-10 dévelo:-6
déviss:-5 dévoil:7 echos:6 effica:8 elle:13 emmanu:-11 emmène:7 empare:-11 emploi:-11 employ:-6 enclav:-5 end:-7 enfant:17 enflam:10
engage:-6 engran:-6 entièr:-5 entrep:-8 essent:6 est:18 estima:-6 estime:-8 et:21 etat:-7 etats:-11 etc:6 europe:-12 europé:-5 euros:-25
exige:-13 exil:-12 expliq:8 explos:-13 exposi:8 expuls:-14 extrêm:9 fabriq:-5 face:10 facili:-10 failli:-5 fait:14 fascis:5 faut:5
fedoro:-7 femme:5 fermée:-5 feu:-12 figaro:11 fils:6 fin:-25 finale:-12 financ:6 finit:-5 flash:9 fois:-5 fondat:9 fonds:-12 foot:8 for:9
forces:-6 formul:6 fort:5 forte:-6 fortun:16 forêt:5 fourni:-6 foyers:-8 france:-12 frança:-10 franço:-5 fraude:-6 fronde:5 fronti:-6
fréque:7 fédéra:-7 fête:9 fêtes:5 g7:-5 gandoi:6 garant:-7 garde:-9 gauche:10 gaz:-8 gaza:-5 global:5 golfe:7 goma:-6 google:-5 gouver:-11
grand:11 grande:-11 grands:9 gratui:5 grosse:-8 groupe:-14 grâce:8 guadel:9 guardi:7 guerre:17 géant:-7 génoci:7 généra:-13 hamas:-11
handba:-7 hausse:-18 hauts:8 heure:10 histoi:19 histor:-10 hommes:5 homolo:-5 hors:-5 huawei:7 hui:14 humain:-11 humani:9 humori:8
hérita:5 hôpita:-5 ici:-9 il:18 images:13 imagin:7 immigr:13 immobi:6 impose:-9 impôt:-10 incend:7 incert:8 inde:-8 indign:8 indiqu:-5
inflat:5 influe:-7 info:8 inform:30 initia:-6 inquiè:-14 instag:7 instal:7 intell:-5 intent:7 interc:-10 interd:-25 intern:23 interp:6
interr:-7 interv:-6 invite:10 inédit:-8 irland:-8 israél:-15 jamais:9 janvie:-11 japon:-7 jean:11 jeu:9 jeudi:-32 jeune:-5 jeunes:5
jeux:-13 jo:5 jouer:7 jour:5 journa:5 journé:-10 jours:-9 judici:-9 juille:-12 juin:-6 justic:-10 kansas:-6 kiev:-7 kilomè:-7 lance:-10
lancé:-15 lanka:-5 las:5 le:-7 leader:-7 lecorn:9 lectur:13 les:13 lettre:7 leur:9 leurs:6 libert:9 libre:5 licenc:-9 liens:7 lieux:-5
limite:6 livrai:-7 livres:8 loi:-15 loin:6 lombar:-7 lors:-7 louis:6 lui:11 lumièr:11 lunair:-7 lundi:-8 lutter:-5 léon:-8 m23:-5 macron:5
mainte:-7 mainti:-6 mais:-5 majeur:-5 manque:-5 marché:-12 marge:-8 marie:9 mariti:-13 maroca:-6 marque:-5 mars:8 massac:9 massiv:-12
matièr:8 meille:-5 menace:9 mener:-5 messag:16 met:-8 mettre:-5 meurtr:5 mexiqu:-5 migran:-18 millia:-24 millie:-7 millio:-23 min:10
minist:-15 mise:7 missio:-6 mistra:-10 mobili:-7 modern:6 modéré:-5 moins:7 mois:-11 monde:27 montre:14 monume:7 morges:11 mort:-9
mortel:-5 morts:-11 moscou:-5 moteur:9 moyen:-12 moyens:-5 munici:5 musiqu:7 mètres:-6 médias:-7 méga:-7 mémoir:6 méthod:6 même:-8 n:16
nation:10 ne:16 net:-9 neuf:-8 non:5 normal:-5 notamm:-19 notes:5 notre:6 nous:5 nouvel:13 novemb:5 numéri:-10 numéro:-5 objets:11
obteni:6 occasi:6 occupé:5 octobr:-14 of:5 offens:-9 offre:-9 on:23 ont:-23 onu:-9 openai:-6 opposi:-5 opérat:-20 orange:-6 orient:-12
origin:14 ormuz:10 ou:8 ouest:8 ouvert:-19 ouvrag:-8 ouvre:6 pakist:-8 palais:-5 par:-19 paradi:10 parent:6 parfoi:-5 pari:14 parisi:-13
parmi:-5 partic:-16 partie:9 partis:5 parven:-7 passag:-6 patric:5 patrim:11 patron:-13 paul:8 payer:-7 paysag:5 pen:6 pendan:5 pensio:-7
perdu:-7 perfor:8 permet:-6 person:-5 pertur:-6 petit:10 peugeo:5 peut:26 pga:-13 photog:11 phénom:8 pib:5 pierre:14 pirate:5 plage:6
platea:10 pleine:-5 plonge:5 plus:10 plusie:-14 pme:-10 point:-17 police:-11 polite:9 politi:6 polémi:-7 popula:6 port:6 portes:-5
portug:-6 porté:-11 potent:-7 pour:5 pourpa:-8 pourqu:7 pourra:9 pourro:-8 poursu:-9 poutin:7 pouvoi:11 pratiq:6 premiè:-19 presqu:6
pressi:-6 presti:5 princi:-6 prison:-10 privé:-5 privée:10 problè:-5 procha:-17 proche:-7 procès:7 produc:6 profit:-9 progra:5 progre:-10
projet:-13 promes:7 promis:-9 propos:-13 propri:9 protes:-9 provoq:-5 près:-14 précéd:5 préfec:-9 préfér:7 présen:17 présid:-18 prévoi:-17
prévu:-6 public:-14 publie:-7 puces:-12 puissa:8 pénins:9 pétrol:-10 qu:-9 quand:9 quarti:-6 quatri:-9 que:-16 quelqu:5 questi:6 qui:-5
quinze:-7 quitté:7 quotid:18 rachat:-6 rachet:-9 racont:13 raison:-11 randon:7 rapide:-7 rappeu:9 rappor:-9 rappro:7 rassem:-12 rdc:-7
recher:-14 reconn:-12 record:-11 recul:7 recule:-6 redmi:6 redout:6 regard:12 relate:-6 relati:14 rembou:-11 remont:-5 rempla:-5 rempli:-5
rempor:-7 rencon:-8 rendu:-9 renfor:-10 repart:-7 repass:-6 repris:-7 ressor:-6 ressou:5 restau:-13 retour:8 retrai:-25 revalo:-8
revenu:-7 revien:13 reçu:-8 rivali:7 rome:-7 royaum:9 réacti:8 réalis:12 récemm:-6 réchau:-5 réduir:-21 réform:-16 région:-15 répond:13
répres:6 réseau:6 réserv:-15 rétrom:7 révolt:6 révolu:12 révéla:6 rôle:9 s:-15 sa:14 salari:-10 salon:5 samedi:-9 samsun:6 sancti:-7
sandra:6 sans:-11 sansal:-10 santé:8 se:18 secrét:-7 sein:7 selon:-6 semain:8 semest:-5 sept:-13 sera:-16 serait:-7 seront:-11 servic:22
ses:-15 seule:6 sexuel:6 si:7 signé:-6 silenc:8 site:5 six:-17 ski:7 smartp:10 sncf:-6 sociau:-5 soir:-6 soleil:7 sommet:-15 sont:-18
souhai:-6 soupço:-7 source:13 soutie:8 souven:9 souver:7 specta:5 spirit:5 sport:13 sporti:6 spécia:5 stella:-7 street:6 succès:11
suisse:-9 supplé:-5 suppor:8 suppri:-5 sur:-13 surpri:-13 surtou:5 suspec:-5 suspen:-6 syndic:-10 sébast:9 sécher:-7 sécuri:-10 séisme:6
série:7 séries:5 tant:5 taux:-8 tech:5 temps:8 tendan:7 tente:9 tenter:-6 terre:-5 territ:14 tesla:7 tf1:5 the:21 tient:9 tirs:-5
titre:-11 totale:-16 touche:7 tour:-17 touris:-8 tourno:-9 tous:6 tout:20 toutes:11 tradin:7 tradit:-8 train:10 transf:9 transp:-23
traver:-10 tribun:10 tricol:-16 trimes:-9 triomp:-5 trois:-12 troisi:-13 trop:-8 trump:-16 turqui:9 tué:5 téhéra:-13 télé:6 télévi:12
témoig:7 ue:-6 un:-14 une:-5 uni:5 unis:-10 univer:-9 usager:6 va:-8 vd:7 vegas:5 veille:-5 vendre:-15 vent:-7 vers:-8 veulen:6 veut:-16
via:-5 victim:6 victoi:-6 vidéos:6 vie:11 vient:-5 villag:6 ville:7 villes:-10 virtue:5 vis:-5 visée:-7 vit:13 voici:7 voie:-17 voir:9
voit:9 voitur:-5 volody:-10 vos:7 votre:11 vouloi:-10 vous:21 voyage:5 vraime:7 véhicu:6 wall:6 warner:-6 watch:8 week:-7 x:12 xenia:-7
xiaomi:6 yeux:7 york:-6 youtub:7 zagreb:-6 zelens:-10 zone:9 zonebo:-12 à:-8 échec:11 éclair:7 école:7 écran:8 éditio:20 égalem:-10
église:5 électi:10 électr:15 élimin:-9 émissi:5 énergi:-7 épreuv:9 éric:-6 étaien:-9 étape:-5 étude:-10 étudia:-7 éviter:-6 évolut:5
événem:6 île:-10 œuvre:7
`
