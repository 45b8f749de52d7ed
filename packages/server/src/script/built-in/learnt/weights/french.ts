export const french = `
:29 #:-22 +":6 +.:33 +::32 +?:32 +alone:6 +doubts-1:-86 +doubts0:-56 +doubts1:-15 +doubts2:41 +doubts3:45 +doubts4:30 +doubts5:36
+length0:6 +length1:53 +length3:-10 +length4:-20 +length5:-13 +length7:-29 +length9:15 +weight0:-17 +weight1:12 +without-advertising:16
+without-cut-off:96 +without-explicit:7 +without-first-person:21 +without-furniture:25 +without-no-news:6 +–:37 +…:30 13h:6 1er:-6 20h:9
2e:7 4e:-7 =13h:6 =1er:-9 =a:5 =abaiss:-9 =abattu:-6 =accalm:-8 =accide:-12 =accord:-17 =accuse:-5 =accusé:-21 =accès:-9 =achat:-6
=acquis:-7 =actes:-6 =acteur:-5 =action:7 =actric:-11 =actual:15 =adjuge:-5 =adopté:-5 =affair:-10 =affirm:-17 =afin:-6 =aggrav:-9
=aide:-14 =ainsi:6 =aisés:-7 =album:9 =alimen:-12 =aller:-8 =allien:-9 =alliés:7 =alors:-6 =alsace:5 =ambiti:6 =amour:5 =ampleu:5 =an:13
=ancien:5 =annonc:-23 =annulé:-7 =années:11 =antifa:6 =août:-13 =appell:-11 =appelé:-8 =approc:6 =apprêt:-5 =après:-23 =argent:-16
=arnaqu:10 =arrive:-6 =arrivé:-14 =arrêt:-6 =arrête:-12 =arrêté:-5 =art:8 =artist:8 =asiati:-6 =assass:11 =astron:-5 =attaqu:-12
=attein:10 =au:-18 =augmen:-5 =aujour:15 =aurait:-8 =autant:-6 =auteur:-6 =automo:8 =autori:-18 =autour:8 =autres:6 =avait:14 =avec:13
=avoir:-18 =avril:7 =aéropo:-12 =baisse:-12 =banque:8 =barrag:-5 =bas:-6 =batail:7 =belles:6 =bien:11 =bientô:-16 =billet:-7 =bitcoi:-11
=blessé:-21 =bois:-6 =bombar:-8 =bonne:5 =bonnes:11 =bons:6 =boucli:-7 =bourge:7 =budgét:-6 =bureau:6 =by:9 =bâtime:-8 =bénéfi:-5
=calme:-7 =campag:5 =candid:-6 =cap:-5 =capita:6 =caract:-7 =ce:21 =celle:6 =censur:-9 =centai:6 =centra:-9 =certai:-6 =ces:9 =cessez:6
=cet:9 =cette:7 =ceux:7 =chance:7 =change:7 =chaque:7 =chaîne:6 =chef:-10 =cher:6 =cherch:-7 =chiffr:11 =choc:8 =choix:6 =chute:9
=chômag:-5 =chômeu:-10 =cibles:-6 =cinq:13 =cinéma:-8 =citoye:6 =classe:-7 =collec:-20 =coloni:5 =comman:6 =comme:-15 =commen:21
=commis:-17 =compag:5 =complé:-9 =compos:-9 =compro:-9 =concur:-7 =condam:-13 =condit:11 =condui:6 =confro:16 =consti:-14 =contac:8
=contam:-13 =contex:9 =contin:9 =contre:-15 =contri:-8 =conver:10 =coordi:6 =corps:-11 =correc:-5 =corrup:-6 =coupe:9 =courri:6 =crash:10
=creuse:6 =crimin:-5 =crise:14 =croiss:-7 =crucia:9 =crues:-14 =crédit:11 =culte:5 =cyclis:-12 =cœur:18 =d:-12 =danger:6 =dans:-16 =de:-16
=demand:-5 =depuis:-29 =dernie:6 =derniè:-8 =derriè:13 =design:6 =dessus:-9 =dette:5 =deux:-5 =deuxiè:-6 =devant:5 =devenu:10 =devoir:-5
=diffus:6 =dimanc:-13 =diplom:9 =direct:9 =dirige:-11 =discou:6 =dissol:6 =docume:5 =doit:13 =domina:6 =donald:-5 =donnée:-13 =dont:5
=dossie:-6 =douane:-10 =droits:-16 =drone:-5 =du:17 =durabl:-11 =dès:-13 =début:-10 =décenn:5 =déclar:-9 =défend:-11 =défens:-5 =défi:11
=défini:-5 =déjà:-10 =démiss:-9 =démocr:6 =dénonc:-22 =départ:-9 =dépass:-7 =déplac:11 =désign:-5 =désorm:-12 =détroi:12 =détrui:-10
=dévelo:-6 =dévoil:24 =eau:-12 =effect:-5 =effort:5 =emmanu:-7 =emmène:6 =empare:-6 =emploi:-10 =en:-21 =enclav:-7 =end:-12 =enfant:20
=enfin:-7 =engage:-5 =enjeu:7 =entraî:-7 =entre:7 =entrep:11 =envisa:-6 =espace:5 =espion:-15 =espère:-8 =est:12 =estime:-5 =et:8 =etc:8
=euros:-17 =ex:-6 =examen:-7 =except:-5 =exil:-11 =exposi:11 =expuls:-12 =expéri:-7 =extens:11 =fabric:-7 =face:-6 =fait:6 =famill:8
=fascis:5 =faut:8 =ferme:-7 =feu:-7 =filièr:-10 =fin:-9 =finale:-14 =financ:-8 =finit:-11 =fiscal:-7 =flash:11 =fois:6 =fondat:6 =fonds:-7
=foot:7 =forces:-5 =formul:9 =fort:7 =fortes:-13 =foyers:-8 =frais:5 =franch:-8 =franco:5 =franço:-10 =frappe:-13 =fraude:-5 =fronti:-11
=fréque:9 =fusion:5 =févrie:24 =gamme:7 =garde:-11 =gaz:-9 =gendar:-6 =gens:5 =gouver:-20 =grand:8 =grands:13 =gratui:6 =grave:6 =gros:-9
=grosse:-8 =groupe:-7 =grâce:9 =grève:-9 =guerre:23 =génoci:8 =généra:-6 =handic:5 =hauteu:6 =heure:7 =heures:-9 =histoi:6 =histor:-9
=hui:15 =huit:-8 =humain:-12 =humori:8 =hybrid:11 =hérita:6 =identi:-6 =ils:12 =images:15 =imagin:6 =immobi:9 =impôt:-8 =inaugu:-5
=incert:6 =indign:9 =indépe:-6 =influe:-8 =inform:19 =ingéni:-6 =inonda:-14 =inquiè:-10 =inscri:-5 =inspir:5 =instal:-5 =interd:-27
=intern:16 =interr:-7 =interv:-8 =intégr:-7 =intéri:-6 =intérê:5 =invent:5 =invest:15 =iranie:-13 =italie:8 =janvie:-10 =japona:9 =jeu:8
=jeudi:-26 =jeunes:7 =jouer:7 =jour:-10 =journa:7 =judici:-14 =juge:5 =juille:-13 =justic:5 =kilomè:-5 =l:-19 =lance:-9 =lancer:-8
=lancé:-5 =lancée:-9 =le:-24 =lectur:6 =lettre:9 =leurs:-5 =libert:13 =libre:5 =libéré:-5 =lieu:-6 =ligne:12 =limogé:-8 =livrai:-6
=louis:5 =lumièr:10 =lutter:6 =machin:7 =mafieu:5 =mai:5 =mainti:-5 =maire:-5 =mais:-14 =majori:6 =manage:9 =manife:-19 =manque:-8
=marge:-6 =mariti:-13 =maroca:-7 =marque:7 =marqué:6 =mascul:6 =massac:5 =massiv:-17 =meille:-12 =mercre:-13 =messag:13 =mesure:7 =met:-7
=mettre:-9 =milita:16 =millia:-12 =millie:-12 =millio:-15 =min:11 =minist:-8 =missio:-5 =mobili:-5 =mode:7 =modifi:6 =moins:6 =monde:19
=mondia:5 =montre:16 =mort:-11 =morte:-9 =morts:-7 =mystér:5 =médeci:8 =méga:-8 =mémoir:5 =n:7 =nation:-6 =navire:-6 =neige:-8 =neuf:-10
=ni:-7 =niveau:6 =noire:7 =nomme:-6 =notamm:-7 =nous:5 =nouvea:-7 =novemb:-14 =négoci:8 =objets:11 =obliga:-5 =octobr:-10 =offens:-6
=offici:-20 =ombre:8 =ont:-7 =oppose:-11 =optimi:-7 =ordre:5 =organi:-12 =orient:7 =origin:17 =ou:13 =ouvert:-21 =où:14 =paix:5 =par:8
=pari:11 =parisi:-12 =parler:8 =parole:5 =part:10 =parti:-5 =partic:-12 =partie:15 =partis:7 =pas:5 =passe:10 =patron:-8 =pays:-9
=paysan:5 =peine:6 =penche:-5 =perfor:9 =permet:7 =person:-9 =pertes:-9 =petite:7 =peu:7 =peut:20 =pga:-7 =philip:5 =photog:7 =place:-8
=plan:6 =platea:9 =plusie:-5 =poids:-5 =point:-12 =police:-8 =politi:15 =pollut:-6 =polémi:-7 =popula:-15 =port:5 =portes:-7 =portée:-6
=pourpa:-6 =pourra:15 =poursu:-17 =pouvoi:-8 =premiè:-7 =presqu:6 =presse:9 =prince:5 =princi:8 =prison:-18 =privée:7 =prix:-7 =probab:-7
=procha:-16 =proche:-6 =produi:7 =profes:-16 =projet:-11 =promes:7 =promis:-5 =propos:-25 =propul:-5 =protég:-15 =provoq:-6 =précip:-7
=préfér:10 =prépar:5 =présid:-16 =prévie:-9 =prévoi:-6 =prévue:5 =psg:9 =publié:7 =puces:-10 =périod:7 =quand:12 =quatre:6 =quatri:-11
=quelqu:10 =questi:5 =qui:20 =quitté:5 =quotid:7 =racism:5 =rapatr:-5 =rappeu:5 =rappor:-15 =rassem:-9 =rebond:6 =recevo:6 =reconn:-15
=record:-11 =recule:-10 =redres:-8 =regard:9 =regret:5 =relati:6 =relaxé:-6 =rembou:-12 =remett:-5 =rempor:-21 =rencon:-10 =rendem:-5
=rendre:-5 =renfor:-8 =rensei:-5 =repart:-13 =repris:-10 =respon:-8 =reste:6 =retour:19 =retrai:-18 =retrou:-10 =revien:6 =rivali:12
=russes:-9 =réacti:6 =réalis:13 =réclam:-5 =récolt:-5 =réduir:-15 =réform:-15 =régime:-8 =rémuné:-7 =répond:15 =répons:8 =répres:9
=républ:8 =réseau:-6 =réserv:-13 =réunio:-5 =révolu:6 =révèle:5 =révéla:5 =s:-19 =sa:-16 =salue:-5 =samedi:-14 =sans:-16 =saoudi:-10
=sarkoz:5 =satell:9 =satisf:12 =savoir:5 =scanda:10 =scient:-7 =scolai:8 =secour:5 =secrét:-6 =selon:-8 =semain:13 =sens:5 =sept:-6
=sera:-11 =servic:10 =ses:-17 =seul:7 =sextap:-7 =sexuel:6 =silenc:13 =sites:-10 =six:-6 =smartp:8 =sncf:-6 =sociau:-9 =soir:6 =sol:5
=solair:-6 =soleil:14 =soluti:5 =son:-10 =sont:-6 =sort:6 =sortie:8 =sortir:5 =source:-8 =sous:10 =souten:10 =souven:6 =souver:5 =sport:18
=sporti:6 =spécia:9 =straté:6 =stream:-7 =succès:9 =sur:-12 =suscit:-8 =suspec:-13 =suspen:-7 =séance:5 =sécuri:-7 =séjour:6 =sélect:6
=techno:11 =tempêt:-6 =tendan:5 =tennis:-5 =terres:-6 =tient:10 =tiers:7 =titre:-9 =totale:-11 =tour:-17 =touris:-7 =tourno:-5 =toute:-14
=toutes:14 =train:9 =tramwa:8 =transf:5 =transi:7 =transp:-18 =trimes:-8 =trois:-8 =troisi:-13 =trompe:5 =tunnel:-5 =témoig:8 =témoin:-7
=tête:-7 =un:-16 =une:-24 =unique:5 =univer:-5 =urgenc:-11 =usine:-6 =utilis:6 =va:-21 =vaccin:-7 =vd:9 =vendre:-13 =vendu:-8 =vent:-8
=vers:-15 =veulen:6 =veut:-14 =vice:-6 =victim:11 =vidéo:12 =vie:11 =vigila:-7 =ville:6 =visant:-9 =viseur:-10 =vision:5 =visite:5
=visé:-7 =visée:-6 =vivant:-7 =voici:11 =voie:-14 =voisin:6 =voitur:-8 =vos:9 =votre:9 =vouloi:-6 =vous:22 =voyage:8 =vu:5 =vulnér:9
=véhicu:5 =washin:-8 =week:-7 =xiaomi:8 =y:5 =zone:7 =à:-14 =âge:-7 =échapp:-5 =école:7 =écoles:-5 =écolog:10 =économ:14 =écran:8
=éditio:9 =électi:6 =élimin:-6 =élus:-7 =émissi:8 =énergi:10 =épargn:-8 =époque:5 =épreuv:6 =était:6 =étape:-7 =étend:-6 =été:10 =événem:9
^actual:9 ^alsace:5 ^aux:-8 ^avant:9 ^c:-15 ^carbur:7 ^ce:28 ^ces:5 ^cette:6 ^coupe:9 ^cyclis:-11 ^dans:16 ^de:10 ^depuis:8 ^deux:-5
^donald:-7 ^en:7 ^face:7 ^flash:9 ^frappe:10 ^guerre:-23 ^immobi:6 ^inflat:5 ^inonda:-8 ^intell:13 ^intern:6 ^l:-14 ^la:-25 ^le:-7
^les:-20 ^louis:5 ^malgré:7 ^meurtr:-5 ^mort:7 ^pga:-7 ^philip:5 ^point:-7 ^pouvoi:-6 ^près:-5 ^psg:9 ^quand:7 ^sarkoz:5 ^selon:8 ^si:6
^six:5 ^sncf:-6 ^sommet:11 ^sous:-10 ^tennis:-8 ^transp:-6 ^trump:-6 ^un:-30 ^une:-11 ^vacanc:5 ^vd:9 ^xiaomi:8 ^à:10 a:-37 abaiss:-7
abando:-6 abattu:-8 abonne:6 accalm:-7 accept:-8 access:5 accide:-7 accomp:-8 accord:-30 accuei:-7 accuse:-5 accusé:-18 accès:-8
achete:-16 acquis:-13 acte:7 actes:-6 action:-6 actric:-11 actu:10 actual:19 adapte:6 adjoin:5 adjuge:-5 admini:-11 adoles:8 adopti:-8
adopté:-8 affich:-12 affirm:-18 agents:-8 aggrav:-8 agit:-6 agress:7 agricu:-8 aide:-16 aisés:-10 album:9 alimen:-17 allant:-5 aller:-5
allien:-9 alliés:8 alsace:5 amende:-12 amour:5 ampleu:9 an:6 ancien:16 animat:11 annive:-5 annonc:-20 annula:-6 annulé:-7 année:6
années:27 ans:5 anti:8 antiaé:-6 antifa:6 août:-24 apparu:-6 appell:-6 appelé:-12 apport:11 approc:6 approu:-6 apprêt:-6 après:-35
arbitr:12 archit:8 argent:-17 armées:7 arnaqu:10 arrivé:-10 arrond:-7 arrête:-20 arrêté:-7 art:17 artifi:-6 artist:7 asiati:-8 aspira:9
assass:17 associ:6 assura:5 assure:-6 astron:-5 attaqu:-7 attein:5 attent:10 attire:-12 audiov:-5 augmen:-6 aujour:19 auprès:-10 aura:-18
aurait:-15 aussi:9 autant:-10 automa:8 autori:-15 autour:5 autre:9 aux:-7 avaien:-5 avec:30 avenir:5 aventu:-5 avenue:-8 avions:-13
avoir:-13 avril:5 aérien:5 aéropo:-18 baisse:-16 bancai:12 banque:10 baptis:6 barème:-5 bas:-8 base:12 bat:-7 batail:6 bateau:-5 battu:-8
beauco:6 besoin:7 bien:16 bientô:-14 billet:-8 bitcoi:-7 blessé:-24 bombar:-10 bonheu:7 bonne:8 bonnes:11 bons:6 boucli:-7 bourge:7
bouscu:5 bout:9 branch:-6 bras:7 budgét:-10 bureau:11 busine:5 by:10 bâtime:-14 bénéfi:-16 c:8 cadeau:6 calme:-8 camero:-8 camion:-5
camp:5 campag:5 campus:5 car:5 caract:-7 carbon:10 carte:6 catast:-6 cela:7 celle:11 celui:9 censur:-8 centra:-19 certai:-9 ces:6 cessez:7
cet:9 cette:-6 ceux:7 chance:13 chante:7 chanti:5 chaque:18 chaîne:7 chef:-13 chemin:9 cher:6 cherch:-5 chez:8 chiffr:18 choc:13 choix:13
chute:12 chômag:-7 chômeu:-10 ci:6 cibles:-5 ciel:8 cinq:-13 cinqui:-7 cinéma:-5 circui:-5 circul:-5 civils:10 classe:-11 client:7
climat:-5 cliniq:-6 clé:6 code:8 cofond:-7 collec:-21 collèg:11 colomb:-7 coloni:8 combat:9 commen:12 commer:-19 commis:-24 compag:6
complé:-11 compos:-9 compro:-10 compta:6 concep:9 concer:-12 concou:9 concur:-9 condam:-12 condit:16 condui:8 confid:6 confir:-12
confli:-6 confro:20 confér:-5 conjon:6 connec:5 consom:12 consti:-15 consul:-8 conséc:-5 conséq:6 contac:6 contam:-13 contin:10 contre:-27
contri:-8 contrô:-8 conver:14 coordi:6 corps:-9 corrup:-8 coup:7 coupe:9 couple:6 coupé:-8 coût:-5 craint:-5 crash:9 crimes:-5 crise:18
croiss:-10 crucia:9 crues:-14 crypto:7 crédit:9 crée:-6 créé:6 culte:6 cultur:8 cyclis:-12 célèbr:10 cœur:16 d:-10 danois:-7 dans:24
date:6 davant:6 de:13 demain:-6 demand:-13 demeur:-6 demi:5 depuis:-26 der:5 dernie:17 derriè:7 des:6 design:12 dessin:11 dessus:-5
destru:7 deux:-15 deuxiè:-12 devant:13 devoir:-6 devrai:-9 dialog:-7 dictat:5 différ:-7 dimanc:-21 dire:13 direct:7 dirige:-14 discou:10
discrè:13 discus:-8 dissol:6 divise:9 docume:5 doigt:6 doiven:-9 dollar:-5 domina:10 donald:-8 donnen:7 donnée:-19 dossie:-11 douane:-10
douani:-5 douze:-7 droit:5 droits:-17 drone:-6 drones:6 du:-15 durabl:-9 durer:-5 dès:-17 début:-11 débuté:-5 décemb:-10 décisi:-10
déclar:-12 déclin:9 découv:12 décroc:-7 décédé:6 défend:-10 défi:11 défini:-6 dégage:-5 dégâts:10 démocr:12 démogr:7 dénonc:-15 départ:-14
dépass:-15 dépend:9 déplac:14 déposé:-5 député:-8 déroul:5 désign:-8 désorm:-24 détail:-7 détrim:7 détroi:11 détrui:-9 dévelo:-8 déviss:-6
dévoil:13 eau:-11 effect:-9 effica:7 emmanu:-7 emmène:8 empare:-13 emploi:-21 employ:-6 enchan:5 enclav:-7 encour:7 end:-10 enfant:21
enfin:-6 enflam:10 engage:-6 engran:-5 enjeu:7 enquêt:-18 enregi:-7 ensemb:7 entame:-11 entre:5 entrep:10 entrer:-6 entret:-7 entrée:-9
enviro:-6 envolé:-6 espion:-12 esprit:7 espère:-11 est:23 estima:-9 estime:-9 et:15 etc:8 eu:-5 euros:-20 ex:-5 examen:-8 excell:7
exerci:-8 exige:-13 exil:-11 expliq:6 explor:7 explos:-12 exposi:17 expuls:-17 expéri:5 extens:11 extrêm:13 fabric:-6 fabriq:-7 face:15
facili:-12 faibli:-8 faire:-7 fait:14 famill:10 fans:6 fascis:5 faut:19 faux:-6 faveur:-6 favora:-6 ferme:-9 fermer:5 fermet:-5 feu:-7
fictif:5 filièr:-5 fillet:5 films:8 fin:-29 finale:-8 finali:-8 financ:-5 fini:-5 finit:-11 fiscal:-7 flash:11 folie:5 fondat:12 fonds:-9
foot:10 forces:-13 formul:10 fort:11 forte:-13 fortes:-12 fortun:10 foule:5 fourni:-6 foyers:-8 franch:-10 franco:8 frappe:-11 fraude:-5
fronti:-7 fréque:10 fuir:-12 fustig:-5 future:-7 fête:5 gamme:10 garant:-10 garde:-22 garder:7 gaz:-13 gendar:-7 genre:6 global:5 golf:7
gouver:-14 grand:5 grande:-8 grands:10 gratui:8 grave:6 grosse:-11 groupe:-18 grâce:10 grève:-15 guerre:24 guidée:5 géant:-6 génoci:8
généra:-19 habitu:5 hausse:-19 hauteu:6 heure:11 heures:-22 histoi:21 histor:-9 homolo:-5 horizo:6 hui:23 huit:-5 humain:-18 humani:8
humori:8 hybrid:11 hérita:6 ici:-15 identi:-10 ils:12 images:14 imagin:7 immers:9 immobi:11 import:-6 impose:-8 impôt:-7 inaugu:-12
incapa:-5 incarn:11 incend:5 incert:6 incont:5 indemn:-8 indign:12 indiqu:-15 indépe:-6 inflat:12 influe:-8 inform:24 infras:7 inféri:-7
inonda:-14 inquiè:-17 inquié:7 instab:-7 instal:9 instan:-10 intell:-9 intent:10 interc:-9 interd:-28 intern:18 interr:-13 interv:-19
introd:-8 intéri:-10 invent:5 invest:8 invite:6 invité:18 inédit:-6 iranie:-6 jamais:9 janvie:-10 japona:14 jeu:19 jeudi:-37 jeunes:24
jeux:-10 jouer:12 jour:-5 journa:14 jours:-19 judici:-18 juge:9 jugées:-5 juille:-23 juin:5 jusqu:-12 kilomè:-6 laisse:6 lance:-7
lancer:-13 lancé:-11 lancée:-10 latine:-6 leader:-5 lectur:6 les:12 lettre:9 leur:15 leurs:5 lever:-6 libert:19 libre:6 libéra:5 licenc:-8
liens:7 ligne:9 limogé:-10 livrai:-5 livre:9 livres:7 logeme:7 loi:-8 loin:8 longue:-5 lors:-11 louis:5 lourd:-8 lourde:6 lumièr:16
lunair:-5 lundi:-20 lutter:-6 législ:-7 machin:7 made:-7 magasi:-5 mai:13 mainte:-5 mainti:-11 mairie:-9 mais:-14 majori:5 maladi:11
malgré:10 manage:9 mandat:8 manife:-11 manqué:5 manufa:10 marcha:-5 marché:-6 mardi:-28 marge:-10 mariti:-15 maroca:-8 mars:21 marsei:6
massac:9 massiv:-19 matchs:7 matièr:10 membre:-13 menace:7 mener:-6 mercre:-21 messag:22 mesure:-6 met:-8 mettre:-8 meurtr:8 milita:10
millia:-18 millio:-26 min:11 minist:-23 minute:5 mise:10 missio:-7 mobili:-10 moins:22 moment:5 monde:29 monnai:-6 monter:-7 montre:16
monume:7 mort:-13 morte:-9 morts:-12 mots:6 musiqu:6 mystér:5 mètres:-10 médeci:6 médias:-6 méga:-8 mémoir:12 mépris:7 méthod:12 même:-5
n:21 nation:12 nature:5 navire:-5 ne:16 neige:-8 net:-10 neuf:-14 ni:-5 noire:7 nom:9 nomme:-6 nord:10 normal:-5 notamm:-27 note:13 nous:6
nouvea:-6 nouvel:18 nucléa:-6 nuit:5 numéro:-8 nécess:5 objet:6 objets:13 obliga:-7 observ:-9 obteni:10 occupe:6 octobr:-18 of:5 offens:-6
offici:-19 offres:-11 ombre:8 ont:-36 oppose:-10 opposi:-5 optimi:-7 opérat:-18 organi:-8 orient:7 origin:13 ou:12 ouest:7 outils:-5
outre:-6 ouvert:-27 ouvrag:-7 ouvre:8 ouvrir:-8 où:14 pape:-6 par:-22 paradi:11 parcou:10 parent:6 pari:14 parisi:-15 parler:9 parti:5
partic:-25 partie:10 partis:7 partou:5 passag:-5 patron:-13 pauvre:8 pays:-18 paysag:5 peine:7 pendan:-5 perfor:17 permis:10 person:-8
perte:-6 pertes:-9 petit:13 petite:6 peut:34 pga:-7 philip:5 photog:12 phénom:12 pilota:-5 place:-14 placé:-5 plage:6 plaint:-6 platea:10
plus:6 plutôt:6 poids:-6 point:-21 points:6 police:-22 politi:16 pollut:-8 polémi:-7 port:6 portan:-13 portes:-10 porté:-9 positi:-5
poste:-5 potent:-5 pourpa:-9 pourqu:7 pourra:10 pourro:-8 poursu:-24 pourta:-5 pouvoi:5 pratiq:7 premiè:-26 prend:-9 prendr:-5 presqu:13
presse:13 pressi:-6 presti:9 preuve:6 primes:5 prince:5 princi:12 pris:-6 prise:6 prison:-23 privée:9 pro:-8 procha:-26 proche:-5 procès:5
produc:5 produi:6 profes:-14 profil:-5 profit:-8 progra:10 progre:-9 projet:-19 promes:7 promis:-7 propos:-14 protec:-6 protég:-9
provoq:-6 précéd:9 prédéc:-7 préfec:-8 préfér:13 prépar:14 présen:8 présid:-32 préven:5 prévie:-9 prévoi:-20 prévu:-5 prévue:7 prêts:7
psg:9 public:-15 publie:-13 puces:-12 puissa:13 pèsent:-5 périph:-6 pétrol:-6 quand:12 quaran:-5 quasi:-6 quatre:9 quatri:-14 que:-15
quelqu:9 qui:10 quinze:-9 quitte:-6 quitté:8 quotid:19 rachat:-7 rachet:-7 racism:5 racist:5 racont:18 raison:-17 randon:8 rapatr:-5
rapide:-11 rappeu:5 rappor:-16 rassem:-12 rebond:6 recevo:6 recher:-11 reconn:-17 record:-12 recule:-10 refusé:-6 regard:15 regrou:-9
relate:-7 relati:11 relaxé:-6 rembou:-12 rempli:-6 rempor:-20 rencon:-15 rendem:-5 rendu:-12 renfor:-12 renoue:7 renouv:-5 rentré:-7
repart:-8 repass:-5 repous:-6 repren:-6 repris:-19 représ:-9 respon:-7 ressor:-7 restau:-5 resten:-6 rester:-5 retard:-5 retour:12
retrai:-23 retrou:-5 revalo:-7 revend:8 revien:25 reçu:-10 risque:-11 rivali:14 rues:5 ruptur:-6 russes:-6 réacti:11 réalis:10 réalit:6
récemm:-7 réchau:-7 récolt:-5 rédact:6 réduir:-17 réelle:5 réform:-17 régime:12 région:-21 répond:15 répons:9 répres:9 républ:11 réseau:5
réserv:-9 réside:6 réunis:6 révolt:8 révolu:7 révéla:5 révélé:7 s:-10 sa:18 saison:13 salair:-5 salari:-11 salon:7 samedi:-23 sancti:-5
sans:-7 santé:7 saoudi:-14 sarkoz:5 satell:8 satisf:11 savoir:5 scanda:9 scient:-7 scénar:-6 se:11 second:-5 secour:6 secrét:-6 secteu:7
selon:-15 semain:7 semest:-6 sens:6 sept:-11 septem:-5 sera:-16 serait:-6 seront:-10 serre:-5 servic:34 ses:-17 seule:5 sextap:-7 sexuel:9
si:-6 silenc:16 six:-24 siècle:5 ski:8 smartp:17 sncf:-6 sociol:5 sociét:-7 soir:-11 sol:8 solair:-6 soleil:14 solida:-5 soluti:5 son:9
sont:-9 sort:6 sortie:5 sortir:5 souhai:-9 soupço:-8 source:-5 souten:6 soutie:12 souven:10 souver:8 spirit:6 sport:20 sporti:14 sports:5
stable:-5 stream:-12 succom:5 succès:19 supplé:-9 suppor:12 suppri:-9 suprêm:-7 surpri:-12 surtou:7 suscit:-11 suspec:-13 suspen:-6
syrien:-5 sécher:-5 sécuri:-11 séjour:6 sélect:7 série:7 tandis:5 tant:7 taux:-14 tech:14 techni:8 techno:11 tempér:-5 tempêt:-7 tendan:10
tennis:-5 tensio:-6 tentat:-5 tente:8 tenter:-6 tenu:-6 terras:-10 terres:-6 terrib:11 territ:14 terror:7 tiendr:-5 tient:10 tiers:5
titre:-11 totale:-11 touche:7 tour:-13 tourno:-8 tous:6 tout:8 toutes:17 train:11 traite:-6 tramwa:8 transa:-8 transf:7 transi:9
transp:-26 traver:-6 tricol:-17 trimes:-15 trois:-8 troisi:-15 trompe:5 trop:-10 trouvé:-6 trump:-7 tunnel:-6 télé:10 télévi:9 témoig:14
témoin:-7 un:-9 une:5 unité:-7 univer:-11 urgenc:-11 utilis:5 va:-19 vaccin:-10 validé:-5 vd:9 veille:-7 vendre:-28 vendu:-8 vent:-8
verdic:-5 vers:-8 veulen:5 veut:-9 vice:-10 victim:10 vie:21 vient:-13 vigila:-10 vigueu:-5 villag:5 ville:15 virtue:7 vis:-5 visage:9
visant:-5 viseur:-13 visite:16 visé:-9 visée:-9 vit:16 vital:-5 vivant:-7 voici:12 voie:-15 voir:13 voisin:6 voit:6 voix:8 voler:-5 vols:5
vont:-8 vos:10 votre:14 vouloi:-13 vous:28 voyage:9 vraime:6 vue:5 véhicu:7 week:-8 xiaomi:8 y:13 yeux:14 zone:6 à:-11 âge:-8 âgé:-8
échang:6 échec:8 échoué:-6 école:8 écolog:8 économ:12 écosys:7 écran:8 éditio:9 éditor:7 égalem:-8 électi:16 électr:7 élevé:-7 élimin:-6
éloign:10 élus:-9 émissi:8 épargn:-8 époque:7 épreuv:7 éprouv:6 équiva:8 érupti:-7 établi:-11 étaien:-14 étape:-15 état:8 étend:-6
éterne:5 étude:-8 évolut:9 évoque:-6 évoqué:-7 événem:6 être:-21 île:-12 œuvre:17
`
