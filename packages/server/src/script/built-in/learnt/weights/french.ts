export const french = `
:18 #:-26 +!:11 +":6 +(:6 +,:39 +.:35 +0:-7 +::35 +?:32 +alone:5 +doubts-1:-85 +doubts0:-56 +doubts1:-6 +doubts2:33 +doubts3:41
+doubts4:30 +doubts5:36 +length0:7 +length1:44 +length2:12 +length3:-12 +length4:-22 +length5:-20 +length7:-24 +length9:16 +weight0:-15
+weight1:19 +weight2:-8 +without-advertising:15 +without-cut-off:86 +without-explicit:9 +without-first-person:30 +without-furniture:28
+without-no-news:8 +–:42 +…:30 13h:5 20h:9 25e:-8 2e:6 4e:-5 =13h:5 =20h:7 =a:-11 =abaiss:-10 =abando:-5 =abattu:-7 =accalm:-8 =accent:-7
=accide:-9 =accomm:-5 =accord:-13 =accuse:-5 =accusé:-21 =accès:-6 =acquis:-6 =actes:-5 =activi:-9 =actric:-11 =actu:7 =actual:14
=adjuge:-5 =adopte:-6 =adopté:-6 =affair:-11 =affirm:-12 =affron:6 =afin:-9 =aggrav:-7 =agricu:-6 =aide:-9 =ainsi:5 =airbag:-6 =aisés:-5
=album:14 =alimen:-11 =aller:-5 =allien:-8 =alliés:7 =alloca:5 =alors:-7 =ambiti:7 =ampleu:5 =amélio:6 =an:11 =annonc:-22 =annulé:-6
=années:10 =antifa:5 =antisé:-5 =août:-11 =appare:-6 =appel:-5 =appell:-10 =appelé:-8 =apport:6 =approc:6 =apprêt:-7 =après:-17
=argent:-14 =arnaqu:11 =arrive:-5 =arrivé:-10 =arrêt:-7 =arrête:-9 =arrêté:-5 =art:13 =articl:5 =artist:7 =asiati:-6 =assass:5 =astron:-8
=attaqu:-9 =attein:11 =au:-11 =augmen:-10 =aujour:14 =aura:-10 =auteur:-5 =automo:8 =autori:-19 =autour:8 =autres:5 =aux:7 =avait:13
=avance:-6 =avanta:-5 =avec:12 =avoir:-10 =aéropo:-9 =baisse:-13 =banque:8 =barric:6 =bas:-6 =base:5 =batail:8 =belles:5 =bien:11
=bientô:-14 =billet:-5 =bitcoi:-12 =blessé:-18 =bois:-5 =bombar:-6 =bon:5 =bonne:5 =bonnes:10 =bons:5 =boucli:-9 =bourge:5 =boycot:-5
=britan:-5 =brésil:-5 =budgét:-6 =bureau:6 =by:6 =bâtime:-7 =bénéfi:-6 =cachée:6 =calme:-6 =camp:5 =campag:5 =cancer:6 =cap:-5 =caract:-6
=carte:6 =ce:13 =censur:-11 =centai:7 =centra:-6 =ces:6 =cessez:7 =cet:9 =chance:6 =change:10 =chaque:7 =chauss:6 =chaîne:7 =cher:6
=chez:7 =chiffr:9 =choc:8 =choix:6 =chute:6 =chômag:-6 =chômeu:-9 =cibles:-5 =cinq:9 =cinéma:-5 =citoye:5 =classe:-6 =classi:7 =codes:6
=collab:6 =collec:-17 =coloni:7 =colère:5 =combat:7 =comman:5 =comme:-14 =commen:16 =commer:-5 =commis:-13 =compag:7 =complé:-9 =compos:-6
=compre:6 =compro:-8 =concou:5 =concur:-13 =condam:-11 =condit:8 =confir:-5 =confro:16 =consti:-13 =conséq:7 =contac:8 =contam:-12
=contes:5 =contex:8 =contin:10 =contra:5 =contre:-13 =contri:-7 =conver:11 =coordi:6 =corps:-8 =corrup:-7 =coupe:5 =coupur:7 =courri:5
=crash:9 =creuse:5 =crimin:-6 =crise:18 =critiq:-6 =croiss:-8 =crucia:7 =crues:-15 =crypto:6 =crédit:15 =cyclis:-13 =cyclon:-5 =cérémo:-7
=cœur:11 =d:-7 =danger:9 =dans:-23 =depuis:-26 =dernie:16 =derniè:-10 =derriè:13 =design:6 =dessus:-8 =dette:7 =deuxiè:-8 =deveni:7
=devenu:12 =diffus:6 =dimanc:-9 =diplom:6 =direct:5 =dirige:-7 =discou:8 =discus:-8 =dissol:5 =dit:-5 =divers:-5 =dizain:-10 =doit:14
=domina:5 =donnen:5 =donnée:-8 =dons:9 =dont:6 =douane:-8 =droits:-12 =drone:-7 =du:19 =durabl:-13 =dès:-13 =début:-9 =déclar:-6
=décroc:-8 =défend:-8 =défens:-8 =défi:10 =défini:-6 =déjà:-6 =démiss:-7 =démocr:8 =dénonc:-25 =départ:-8 =dépass:-6 =déplac:8 =désign:-6
=désinf:-5 =désorm:-12 =détroi:10 =détrui:-8 =dévelo:-7 =déviss:-5 =dévoil:21 =dû:8 =eau:-7 =effect:-5 =effica:6 =effort:6 =emmanu:-7
=emmène:5 =empare:-6 =emploi:-13 =en:-12 =enclav:-8 =end:-14 =enfant:16 =enfin:-8 =enregi:5 =entame:-5 =entrav:8 =entraî:-7 =entrep:12
=espion:-13 =estime:-8 =etats:-7 =etc:7 =euros:-11 =examen:-8 =excell:6 =except:-5 =exclus:7 =exil:-11 =exposi:10 =expuls:-13 =expéri:-5
=extens:11 =fabric:-7 =facili:-5 =fait:10 =famill:12 =fascis:6 =faut:11 =ferme:-7 =feu:-7 =filièr:-7 =fin:-5 =finale:-17 =financ:-13
=finit:-10 =fip:5 =fiscal:-13 =flash:8 =fondat:5 =fonds:-5 =forfai:-11 =format:-5 =formul:9 =fort:7 =fortes:-13 =foyers:-7 =frais:6
=franch:-9 =franço:-9 =frappe:-13 =fronti:-11 =fréque:8 =févrie:15 =gamme:6 =garde:-8 =gare:6 =gendar:-7 =gouver:-12 =grand:6 =grands:16
=gratui:5 =gros:-7 =grosse:-11 =groupe:-9 =grâce:9 =grève:-5 =guerre:23 =génoci:8 =généra:-8 =handic:10 =hauteu:5 =hauts:-8 =heure:8
=heures:-10 =histoi:7 =histor:-7 =hiver:-9 =hommag:-6 =hui:14 =humain:-6 =humori:7 =hybrid:9 =hérita:5 =ils:12 =images:12 =imagin:5
=immobi:6 =imposé:-5 =impôt:-7 =incert:5 =indign:7 =indiqu:-6 =indépe:-5 =influe:-10 =inform:13 =ingéni:-6 =innova:-5 =inonda:-14
=inquiè:-11 =inscri:-7 =instit:7 =interd:-24 =intern:6 =interr:-5 =interv:-8 =intégr:-7 =intéri:-6 =intérê:5 =invasi:9 =invent:6
=invest:11 =inégal:10 =iranie:-11 =islamo:7 =israël:-8 =italie:6 =japona:9 =jeu:10 =jeudi:-25 =jeune:-5 =jeunes:6 =jouer:7 =jour:-7
=journa:5 =judici:-17 =juille:-11 =km:-9 =l:-20 =lance:-9 =lancer:-8 =lancée:-9 =le:-20 =lectur:6 =lettre:8 =leurs:-9 =libert:12 =libre:5
=libéré:-5 =lieu:-5 =ligne:11 =ligue:-5 =limogé:-10 =livrai:-6 =livre:7 =loi:6 =lumièr:12 =lutter:6 =machin:7 =mainti:-5 =maire:-9
=mais:-14 =majori:5 =manage:11 =manife:-17 =manque:-9 =marge:-5 =mariti:-12 =maroca:-8 =marqué:7 =mascul:5 =massiv:-12 =matièr:8
=meille:-9 =menson:5 =mercat:5 =mercre:-10 =messag:10 =mesure:7 =met:-7 =mettre:-5 =milieu:5 =milita:8 =millia:-10 =millie:-14 =millio:-10
=min:10 =mineur:-7 =minist:-8 =mise:-5 =mode:9 =modifi:10 =monde:14 =montre:13 =mort:-7 =morte:-8 =morts:-10 =multip:8 =musiqu:9 =mystér:5
=médeci:9 =méga:-5 =même:7 =nation:-11 =nature:5 =navire:-5 =neige:-7 =neuf:-10 =niveau:6 =noire:6 =nombre:7 =nomme:-7 =nommé:-5 =non:-6
=notamm:-12 =nous:8 =nouvea:-10 =novemb:-9 =objets:8 =obliga:-7 =observ:-8 =obtenu:7 =occupe:6 =octobr:-9 =of:5 =offens:-8 =offici:-19
=ombre:8 =ont:-10 =oppose:-14 =optimi:-7 =organi:-5 =orient:6 =origin:8 =ou:16 =ouvert:-13 =ouvrir:-7 =où:13 =par:6 =paradi:6 =pari:8
=parisi:-8 =parler:8 =part:10 =parti:-6 =partic:-14 =partie:13 =partis:5 =passe:7 =passé:6 =patron:-5 =pays:-10 =peine:8 =pelous:9
=penche:-5 =perfor:8 =permet:7 =person:-13 =pertes:-5 =petite:5 =peu:9 =peut:23 =pga:-9 =philip:8 =photog:6 =piste:7 =place:-11 =places:6
=plafon:-7 =platea:6 =plein:7 =plus:-5 =plusie:-10 =plutôt:5 =poids:-5 =point:-10 =police:-10 =politi:9 =pollut:-6 =polémi:-7 =popula:-17
=port:9 =porter:6 =portes:-11 =portée:-6 =positi:6 =pourpa:-7 =pourra:10 =poursu:-12 =premiè:-7 =presqu:5 =presse:7 =preuve:7 =princi:7
=prison:-15 =privée:5 =prix:-11 =probab:-5 =problè:-5 =proces:-6 =procha:-16 =proche:-7 =produc:-7 =profes:-14 =projet:-15 =promes:6
=propos:-22 =propul:-5 =protec:-7 =protég:-12 =provoq:-6 =pruden:-5 =précip:-6 =préfér:9 =présid:-9 =présum:-9 =préven:6 =prévie:-9
=psg:12 =publie:-8 =publié:5 =puces:-9 =pénuri:6 =périod:7 =qu:-5 =qualif:-5 =quand:13 =quarts:-10 =quatri:-12 =quelqu:10 =qui:5
=quinze:-7 =quitté:7 =quotid:8 =radio:5 =ralent:-5 =randon:5 =rapatr:-5 =rappel:6 =rappor:-18 =rassem:-11 =rdc:-5 =recevo:6 =reconn:-14
=record:-16 =recule:-8 =redres:-6 =regard:8 =regret:7 =rejett:-6 =relanc:-7 =relati:6 =relaxé:-5 =rembou:-9 =remise:-5 =rempor:-21
=rencon:-11 =rendez:-6 =rendre:-5 =renouv:-5 =rensei:-6 =renvoy:-8 =repart:-14 =repren:-5 =repris:-5 =respon:-8 =reste:8 =resten:-10
=retail:5 =retour:19 =retrai:-10 =retrou:-9 =revien:7 =riches:5 =risque:8 =rivali:11 =rouge:6 =royaum:-5 =rugby:-5 =russes:-5 =réacti:8
=réalis:12 =réchau:-11 =réduir:-14 =réduit:-8 =réform:-14 =référe:5 =régime:-7 =répond:15 =répons:9 =républ:7 =réserv:-11 =réunio:-6
=révolu:8 =révèle:5 =révéla:5 =sa:-15 =salari:-5 =salon:5 =samedi:-13 =sans:-16 =santé:7 =saoudi:-9 =sapins:-12 =sarkoz:5 =satell:8
=satisf:15 =scanda:9 =scient:-6 =scolai:8 =scène:10 =secrét:-7 =selon:-8 =semain:11 =sensib:-6 =sept:-5 =sera:-9 =servic:9 =ses:-17
=seul:6 =sextap:-7 =signe:6 =silenc:11 =sites:-10 =situat:-6 =smartp:7 =sncf:-5 =sociau:-9 =soir:7 =soirée:9 =sol:7 =solair:-6 =soleil:13
=soluti:7 =sommet:-5 =son:-19 =sort:5 =sortie:10 =source:-7 =souten:9 =souven:5 =sport:15 =sporti:5 =spécia:6 =stocks:-5 =stream:-6
=succes:-7 =succès:10 =sud:-8 =surpre:7 =surpri:-7 =suscit:-8 =suspec:-10 =systèm:5 =sécher:-5 =séjour:5 =sépara:-7 =tapis:5 =techno:11
=temps:-5 =tempêt:-5 =tendan:5 =tennis:-9 =tenue:10 =terme:-5 =termin:-6 =terrai:6 =terres:-7 =texte:-7 =tient:10 =tiers:7 =titre:-9
=totale:-9 =tour:-12 =tourno:-5 =tout:7 =toute:-13 =toutes:12 =train:10 =tramwa:8 =transp:-15 =travau:8 =trenta:-7 =trop:-5 =très:-6
=télétr:5 =témoig:11 =témoin:-6 =tête:-6 =tôt:5 =un:-25 =univer:-5 =urgenc:-7 =usine:-6 =utilis:6 =va:-21 =vacanc:6 =vaccin:-5 =vd:6
=vendre:-11 =vendu:-11 =vent:-9 =vers:-17 =veulen:7 =veut:-6 =vice:-7 =victim:6 =vidéo:11 =vie:11 =vigila:-7 =ville:9 =visant:-11
=viseur:-7 =visé:-5 =visée:-5 =vivant:-7 =voici:8 =voie:-10 =voir:5 =voisin:5 =voitur:-14 =vos:10 =votre:8 =vouloi:-6 =vous:16 =voyage:8
=vraime:5 =vulnér:8 =véhicu:6 =washin:-5 =week:-10 =xiaomi:8 =zone:6 =à:-15 =ça:6 =échang:-5 =école:5 =écolog:7 =économ:11 =écran:7
=électi:6 =élimin:-6 =élus:-8 =énergi:10 =épargn:-9 =époque:5 =épreuv:6 =érupti:-5 =étaien:-6 =était:6 =étape:-8 =étend:-5 =étudia:-5
=été:12 =événem:7 =œil:-5 ^#:-5 ^a:-5 ^actual:9 ^affair:-5 ^après:-5 ^aux:-7 ^avant:8 ^avec:-5 ^c:-14 ^carbur:8 ^ce:22 ^ces:6 ^cette:6
^confli:-9 ^coupe:5 ^crues:-7 ^cyclis:-12 ^dans:7 ^de:18 ^depuis:6 ^donald:-7 ^emmanu:-5 ^et:7 ^etats:-7 ^face:6 ^fip:5 ^flash:6
^frappe:10 ^guerre:-24 ^immobi:5 ^inonda:-8 ^intell:11 ^jeux:-8 ^l:-21 ^la:-13 ^les:-14 ^ligue:-5 ^malgré:5 ^mort:6 ^musiqu:5 ^pga:-9
^philip:8 ^plus:-6 ^point:-7 ^politi:5 ^près:-5 ^psg:9 ^quand:6 ^rdc:-5 ^royaum:-10 ^sarkoz:5 ^selon:7 ^si:7 ^six:5 ^sncf:-5 ^sommet:9
^sous:-13 ^tennis:-12 ^trump:-6 ^un:-21 ^une:-10 ^vacanc:7 ^vd:6 ^voici:7 ^xiaomi:8 ^à:7 ^économ:-9 a:-33 abaiss:-9 abando:-6 abattu:-8
abonne:5 accalm:-7 accent:-9 accept:-8 accide:-5 accomm:-5 accomp:-10 accord:-22 accroî:6 accuse:-5 accusé:-18 accès:-5 achete:-13
acquis:-12 acte:7 actes:-5 action:-11 active:6 activi:-6 actric:-6 actu:10 actual:20 actuel:-5 adapte:7 adjuge:-5 admini:-7 adoles:9
adopte:-5 adopté:-8 adress:6 affair:6 affich:-6 affirm:-17 afin:-5 aggrav:-5 agissa:-5 agit:-5 agress:5 agricu:-12 aide:-11 air:5
airbag:-9 aisés:-9 album:16 alimen:-19 allait:-5 allant:-5 allien:-8 alliés:8 amende:-8 amont:-6 amour:10 ampleu:9 ancien:12 angois:8
animat:14 annonc:-26 annula:-6 annulé:-7 année:12 années:22 ans:10 anti:6 antiaé:-8 antifa:5 août:-29 apaise:-5 apparu:-5 appel:-6
appell:-5 appelé:-9 apport:13 approu:-5 apprêt:-8 appuie:9 après:-31 arbitr:6 archit:13 argent:-14 armées:6 arnaqu:11 arrive:-6 arrièr:5
arrond:-8 arrêt:-5 arrête:-18 arrêté:-6 art:21 articl:9 artist:13 asiati:-7 aspira:8 assass:12 assist:-5 assure:-7 astron:-8 attaqu:-6
attend:5 attent:12 attire:-9 au:6 audien:7 audiov:-5 augmen:-14 aujour:16 auprès:-13 aura:-20 aurait:-13 aussi:13 autant:-7 automa:8
autori:-16 autour:5 aux:-7 avaien:-6 avait:-7 avant:5 avec:21 avenir:5 aventu:-5 avenue:-9 avions:-8 avoir:-8 avéré:8 ayant:-7 aérien:9
aéropo:-11 baisse:-17 balist:-5 bancai:14 baptis:9 barre:7 barric:6 barème:-5 bas:-9 base:15 bat:-8 batail:6 battu:-7 beauco:8 belge:5
besoin:8 bien:14 bientô:-12 billet:-6 bitcoi:-10 blanc:6 blessé:-22 blocag:-5 bombar:-8 bon:6 bonheu:7 bonne:9 bonnes:10 bons:5 bord:6
boucli:-9 bourge:5 boursi:5 bout:7 branch:-5 bras:6 britan:-5 budgét:-10 bureau:10 by:8 bâtime:-17 bénéfi:-15 c:7 cachée:6 cadeau:5
calme:-6 camero:-7 camion:-5 campag:5 cancer:6 capabl:-6 capita:-7 carbon:9 carte:10 cartes:-9 cas:5 cause:-6 cela:8 celle:8 celles:6
celui:6 censur:-11 centai:5 centen:6 centra:-16 cessez:8 cet:12 cette:-13 ceux:5 champi:-5 chance:11 change:6 chante:8 chanti:5 chaque:18
chauss:6 chaîne:7 chef:-7 chefs:-7 chemin:8 cher:6 chez:12 chiffr:11 choc:12 choisi:9 choix:11 chroni:6 chère:5 chômag:-8 chômeu:-9 ci:6
cinq:-16 cinqui:-5 cinéas:6 circui:-6 civils:6 classe:-10 classi:8 climat:-6 cliniq:-7 clé:9 clés:-6 clôtur:6 code:6 codes:8 cofond:-7
collab:5 collec:-15 collèg:8 colomb:-6 coloni:11 colère:7 combat:11 comité:-5 commen:9 commer:-17 commis:-21 compag:9 compar:5 complé:-11
compos:-6 compro:-9 compta:6 concep:7 concer:-13 concou:8 concur:-9 condam:-9 condit:10 confin:5 confir:-13 confli:-10 confor:8 confro:21
conjon:6 connaî:-5 connu:-5 consom:8 consti:-14 consul:-11 conséq:8 contac:6 contam:-12 contem:5 conten:-5 contin:5 contou:5 contre:-24
contri:-8 contrô:-10 conver:13 convoi:6 coordi:6 corps:-6 correc:6 corrup:-12 coulis:5 coupe:5 coups:-8 coupé:-6 couran:7 cours:-8 crash:9
crise:19 croiss:-13 crucia:6 crues:-15 crypto:9 crédit:14 crée:-5 créé:6 créés:-6 culte:5 cultur:7 cyclis:-13 cyclon:-5 célèbr:17
cérémo:-7 cœur:8 d:-21 danger:5 danois:-6 dans:22 dates:6 davant:5 de:15 demain:-7 demand:-5 depuis:-29 der:6 dernie:5 derniè:-5 derriè:5
design:11 dessin:12 destru:5 dette:5 deux:-13 deuxiè:-19 devaie:-6 devant:8 deveni:9 devenu:5 devoir:-5 dialog:-6 diffic:-5 différ:-5
dimanc:-21 diminu:-5 dire:11 direct:7 dirige:-13 discou:11 discrè:12 discus:-12 dit:-5 divers:-10 divise:7 dizain:-12 doigt:6 doit:5
doiven:-5 dollar:-6 domain:5 domina:9 donald:-7 donnen:8 donné:-5 donnée:-12 dons:9 dossie:-9 douane:-8 double:5 doublé:-5 douleu:-7
douze:-7 droits:-13 drone:-7 drones:5 du:-14 durabl:-11 durer:-5 dès:-16 débatt:-8 début:-5 décarb:-8 décemb:-8 déchar:5 décide:5
décisi:-6 déclar:-9 déclin:8 découv:12 décroc:-8 décédé:5 défend:-9 défi:10 défilé:6 défini:-8 dégâts:7 délivr:-12 démocr:13 démogr:5
dénonc:-11 départ:-13 dépass:-15 dépend:8 déplac:12 déplor:-11 dérapa:-5 déroul:6 désign:-9 désinf:-5 désorm:-23 détail:-7 détour:5
détrim:7 détroi:10 détrui:-7 déviss:-6 eau:-8 effect:-5 effet:5 effica:12 effort:5 emmanu:-7 emmène:10 empare:-12 emploi:-23 employ:-7
enclav:-11 encore:9 encour:7 end:-14 endomm:-5 enfant:17 enfin:-7 enflam:10 engage:-6 engagé:-8 engran:-5 enjeu:5 enquêt:-16 enregi:-6
ensemb:7 entame:-11 entour:5 entrav:8 entre:5 entrep:6 entret:-9 entrée:-11 enviro:-5 envoi:-8 espion:-11 esprit:7 est:15 estima:-10
estime:-11 et:12 etats:-7 etc:7 eu:-5 euros:-16 examen:-10 excell:9 excès:-6 exempl:5 exerci:-6 exige:-13 exil:-11 explor:6 explos:-12
exposi:15 expuls:-16 extens:11 extrêm:12 fabric:-6 fabriq:-7 face:14 facili:-16 faibli:-9 faire:-6 faisan:5 fait:21 famill:12 fans:6
fascis:6 faut:24 favora:-6 ferme:-9 fermet:-5 festiv:8 feu:-6 feuill:-8 fictif:6 fillet:5 film:9 fin:-22 finale:-13 finali:-6 financ:-10
finess:7 finit:-10 fip:5 firme:5 fiscal:-12 flash:8 fois:-5 folie:5 fond:-6 fondat:12 fonds:-5 foot:8 forces:-11 forfai:-10 format:-6
formul:9 fort:10 forte:-15 fortes:-12 fortun:8 fourni:-7 foyers:-7 franch:-11 franco:7 frappe:-12 front:5 fronti:-7 fréque:8 fuir:-11
fustig:-5 future:-9 fémini:7 févrie:-13 gamme:10 garant:-10 garde:-16 garder:6 gare:6 gastro:6 gaz:-9 gendar:-8 genre:5 gigant:5 gouver:-8
grand:5 grande:-6 grands:15 gratui:6 grimpe:-8 grosse:-12 groupe:-24 grâce:13 grève:-13 guerre:19 géant:-7 géants:-5 génoci:8 généra:-19
habitu:6 handic:8 hausse:-21 hauteu:5 heure:13 heures:-17 histoi:17 histor:-5 hiver:-5 hommag:-6 homolo:-5 honneu:-5 horizo:7 hospit:-8
hui:20 humain:-13 humori:8 hybrid:9 hérita:5 hôtel:-7 ici:-10 illust:-5 ils:11 images:11 imagin:7 immers:7 immobi:11 import:-7 impose:-5
impôt:-6 impôts:6 inaugu:-6 incarn:11 incert:5 incont:7 indemn:-7 indign:10 indiqu:-18 inflat:7 influe:-7 inform:17 infras:8 inféri:-6
inonda:-14 inquie:-5 inquiè:-16 inquié:6 instab:-8 instal:10 instan:-10 intell:-11 intent:10 interc:-5 interd:-28 intern:15 interr:-10
interv:-19 introd:-5 intére:5 intéri:-9 intérê:-5 invasi:10 invent:7 invite:5 invité:17 inédit:-7 inégal:10 iranie:-6 islamo:7 israël:-9
jamais:5 janvie:-13 japona:13 jeu:20 jeudi:-39 jeunes:23 jeux:-9 jouer:15 journa:8 journé:-6 jours:-26 judici:-21 juge:6 jugée:-5
juille:-25 juin:9 jusqu:-15 justic:-9 justif:-5 kilomè:-9 km:-12 l:7 la:7 laisse:5 lance:-7 lancer:-14 lancé:-6 lancée:-10 latine:-5 le:6
lectur:6 les:12 lettre:8 leur:14 leurs:7 lever:-5 libert:17 libre:5 libéra:5 licenc:-8 ligne:10 ligue:-5 limogé:-11 livrai:-5 livre:12
livres:5 loin:5 long:-8 lors:-9 lorsqu:7 lourd:-7 lumièr:18 lundi:-12 lutter:-7 luxe:8 légali:5 machin:7 made:-8 magnif:6 mai:7 main:8
mainti:-11 maire:-7 mairie:-11 mais:-12 maison:10 maladi:11 manage:11 mandat:10 manife:-10 manqué:5 manufa:9 marché:-5 mardi:-35 marge:-9
marine:-6 mariti:-14 maroca:-9 mars:16 massac:13 massif:9 massiv:-15 matchs:8 matin:-6 matièr:16 membre:-13 menace:5 mener:-7 menson:5
mercat:6 mercre:-17 messag:17 meurtr:8 mi:5 milita:8 millia:-19 millie:-8 millio:-20 min:10 mineur:-6 minist:-20 minute:10 mobili:-13
mode:6 modern:6 modifi:5 moindr:-6 moins:18 moment:12 monde:18 monter:-9 montre:11 monume:10 mort:-11 morte:-9 morts:-15 moteur:6 mots:6
moyenn:-6 multip:5 musiqu:13 mystér:5 mètres:-8 médias:-9 méga:-5 mémoir:11 ménage:-5 méthod:10 météo:-9 n:23 narcot:-5 nation:10 nature:8
ne:15 neige:-7 net:-8 neuf:-13 niveau:-6 nom:6 nomme:-7 non:-12 nord:9 normal:-5 notamm:-22 note:12 nous:8 nouvea:-9 nouvel:18 novemb:8
nucléa:-6 numéro:-10 négoci:-7 objet:9 objets:10 obliga:-13 observ:-11 obteni:9 occupe:7 octobr:-20 of:5 offens:-5 offici:-18 offres:-9
olympi:-5 ombre:8 ont:-32 oppose:-10 opposi:-6 optimi:-7 option:-7 opérat:-21 ordonn:-5 orient:7 ou:19 outre:-6 ouvert:-15 ouvrag:-7
ouvre:6 ouvrir:-12 où:16 paieme:-11 pape:-5 par:-21 paradi:15 parcou:10 parent:7 parfai:8 parfoi:-5 pari:11 parisi:-13 parle:7 parlem:-7
parler:10 parque:6 partic:-24 partis:6 patron:-9 pauvre:9 pays:-17 paysag:6 peine:12 pelous:7 perfor:15 permis:7 person:-7 perspe:-5
perte:-5 pertes:-7 peser:-5 petit:10 peut:39 pga:-9 philip:8 photo:5 photog:10 photos:5 photov:9 phénom:11 pierre:5 pilota:-5 pilote:7
piste:9 place:-17 places:6 placé:-5 plafon:-7 plage:5 plages:-6 plaint:-6 plan:-7 platea:7 platef:9 plutôt:7 poche:6 point:-18 pointé:6
police:-20 politi:16 pollut:-5 port:9 portan:-11 porter:7 portes:-14 porté:-11 potent:-5 pour:5 pourpa:-10 pourqu:6 pourro:-7 poursu:-20
pourta:-7 pousse:-5 pouvoi:13 pratiq:5 premie:6 premiè:-23 presqu:5 presse:7 presti:9 preuve:8 prime:5 princi:11 pris:-7 prise:8
prison:-19 privée:10 pro:-8 procha:-14 proche:-9 produi:6 profes:-5 profit:-9 progra:11 progre:-15 projet:-23 promes:6 promis:-6
propos:-10 protec:-9 protég:-9 provoq:-8 pruden:-5 près:-8 précéd:5 prédéc:-7 préfec:-7 préfet:-6 préfér:12 prépar:14 présid:-29 présum:-8
préven:8 prévie:-9 prévoi:-17 prévu:-5 prévue:6 prêt:-5 prêts:6 psg:11 psycho:5 pu:6 public:-8 publie:-16 publié:-6 puces:-11 puissa:14
pèsent:-5 périph:-5 qualif:-7 quand:13 quaran:-5 quarti:5 quarts:-6 quasi:-6 quatri:-14 que:-10 quelqu:10 qui:8 quinze:-10 quitte:-9
quitté:10 quotid:23 rachat:-8 rachet:-7 racist:5 racont:13 radio:5 raison:-22 randon:9 rapatr:-5 rapide:-9 rappel:6 rappor:-23 rassem:-13
rdc:-5 rebond:6 recevo:7 recher:-7 reconn:-11 record:-17 recule:-8 refuse:-12 refusé:-6 regard:14 regrou:-6 rejoin:6 relais:6 relanc:-6
relate:-7 relati:10 relaxé:-5 rembou:-9 remett:-5 remise:-5 rempli:-7 rempor:-21 rencon:-14 rendez:-6 rendu:-12 renfor:-8 renoue:6
renouv:-8 renvoi:6 renvoy:-8 repart:-10 repass:-7 repren:-6 repris:-15 représ:-5 ressor:-8 restau:-7 resten:-16 restri:-7 retard:-9
retour:11 retrai:-13 retrou:-8 revalo:-6 revend:8 revenu:6 revien:28 reçoit:-8 reçu:-9 riches:5 rivali:12 rouges:-9 rues:5 rugby:-5
ruptur:-5 règle:8 règles:-5 réacti:16 réaffi:-7 réalis:10 récemm:-8 réchau:-10 rédact:6 réduir:-12 réduit:-8 réfléc:-5 réform:-18 référe:5
régime:12 région:-21 réinve:8 réouve:-6 répond:16 répons:10 républ:10 réseau:7 réserv:-8 révolt:8 révolu:8 révéla:5 révélé:9 sa:18
saison:10 salari:-15 salles:-11 salon:5 samedi:-21 santé:11 saoudi:-11 sapins:-12 sarkoz:5 satell:8 satisf:14 sauce:5 savoir:7 scanda:9
scienc:-5 scient:-6 scène:9 scénar:-6 se:7 second:-11 secour:5 secteu:5 selon:-17 semain:11 semest:-6 sens:5 sensib:-6 sept:-11 sera:-13
seront:-12 serre:-5 servic:33 ses:-15 seule:9 sextap:-7 si:-7 silenc:13 situat:-14 six:-23 siècle:8 smartp:14 sncf:-5 sociol:6 sociét:-5
soir:-6 soirée:8 sol:11 solair:-6 soleil:13 solida:-7 sommet:-11 son:13 sont:-5 sort:7 sorti:-5 sortie:6 souffr:-5 souhai:-8 soupço:-9
source:-5 sous:-8 souven:11 souver:8 specta:5 spirit:6 sport:18 sporti:14 sports:5 spécia:-5 star:6 start:6 statio:5 stream:-10 strict:14
succes:-7 succom:6 succès:17 supplé:-6 suppor:13 suppri:-7 suprêm:-7 sur:11 surnom:5 surpre:7 surpri:-12 surtou:9 suscit:-7 suspec:-8
syndic:-5 syrien:-5 sécher:-5 sécuri:-9 séduis:6 séduit:5 séjour:6 sépara:-7 série:11 t:-6 tandis:6 tant:9 tapis:8 tarifs:-7 taux:-13
tech:12 techni:6 techno:10 teinte:-8 temps:-10 tempér:-7 tempêt:-5 tendan:10 tennis:-9 tensio:-9 tentat:-6 tente:8 tenter:-6 tenu:-6
tenue:7 terme:-7 terrai:11 terras:-10 terres:-5 terrib:9 territ:8 test:-6 texte:-6 tient:9 titre:-7 totale:-8 tour:-8 tourno:-10 tout:20
toutes:18 train:12 traite:-5 tramwa:8 transa:-9 transi:5 transp:-21 traver:-8 trenta:-6 tricol:-18 trimes:-13 trois:-9 trop:-11 trophé:-10
trouvé:-6 trump:-6 tunnel:-5 télé:11 télévi:8 témoig:19 témoin:-6 une:14 unité:-7 univer:-11 urbain:7 urgenc:-6 usager:5 usine:-5 utilis:7
va:-18 vaccin:-14 vainqu:-5 valeur:-5 validé:-8 vd:6 veille:-8 vendre:-25 vendu:-11 vent:-9 vers:-15 veulen:5 vice:-11 vie:17 vieill:6
vienne:-9 vient:-7 vieux:6 vigila:-11 villag:6 ville:18 vingta:-7 violat:-9 viols:5 virtue:8 visage:8 visant:-9 viseur:-9 visite:12
visé:-6 visée:-9 vit:13 vivant:-7 voici:9 voie:-12 voir:15 voisin:5 voitur:-5 voix:6 voler:-5 vols:5 vont:-8 vos:10 votre:8 vouloi:-12
vous:22 voyage:5 vraime:5 vu:-5 vécu:5 véhicu:8 week:-13 xiaomi:8 y:12 yeux:7 zone:5 ~20h:7 ~a:13 ~abattu:-5 ~accalm:-8 ~accent:-7
~accord:-12 ~accuei:-7 ~accusé:-13 ~action:5 ~activi:-9 ~actric:-11 ~actu:7 ~actual:13 ~adjuge:-5 ~adopte:-6 ~adopté:-5 ~affair:-9
~affirm:-8 ~aggrav:-7 ~aide:-9 ~airbag:-9 ~aisés:-5 ~album:9 ~alimen:-8 ~allien:-8 ~alliés:7 ~alors:-9 ~ambiti:6 ~ampleu:6 ~an:10
~annonc:-13 ~annulé:-7 ~ans:-15 ~antifa:5 ~antisé:-5 ~appell:-9 ~appelé:-6 ~après:-17 ~arabes:-6 ~argent:-18 ~arnaqu:11 ~arrive:-5
~arrivé:-7 ~arrêt:-6 ~arrête:-10 ~arrêté:-5 ~art:7 ~asiati:-6 ~assass:7 ~assist:-5 ~associ:11 ~assume:7 ~assura:-7 ~assure:-7 ~attaqu:-19
~attein:6 ~atterr:-5 ~au:-12 ~augmen:-13 ~autant:-6 ~auteur:-7 ~automo:-7 ~autori:-14 ~autour:8 ~autres:7 ~avait:8 ~avance:-7 ~avanta:-5
~avenir:-7 ~avion:-6 ~avions:-6 ~avoir:-10 ~aéropo:-9 ~baisse:-13 ~banque:7 ~batail:8 ~belles:5 ~bien:14 ~bientô:-6 ~billet:-5 ~bitcoi:-14
~blessé:-15 ~bois:-5 ~bombar:-7 ~bonne:5 ~bonnes:8 ~bons:5 ~bord:10 ~boucli:-9 ~bourge:5 ~bourse:-5 ~boycot:-5 ~britan:-14 ~bruno:5
~brésil:-6 ~budgét:-6 ~c:15 ~cachée:6 ~calme:-6 ~cap:-13 ~carbur:9 ~ce:20 ~celle:9 ~censur:-5 ~centai:5 ~centra:-6 ~ces:10 ~cessez:7
~champi:7 ~chance:6 ~change:9 ~chauss:6 ~cher:6 ~chiffr:11 ~choisi:-5 ~choix:6 ~chômeu:-9 ~cibles:-5 ~cinq:5 ~cinéma:-8 ~circul:-12
~citoye:5 ~classe:-6 ~cliniq:-8 ~codes:6 ~collab:6 ~collec:-13 ~collèg:-8 ~coloni:8 ~combat:7 ~comman:6 ~commen:16 ~commis:-15 ~complé:-9
~compos:-6 ~compro:-7 ~concur:-6 ~condam:-11 ~condit:5 ~confli:-5 ~confro:14 ~consac:9 ~consom:-7 ~consti:-14 ~constr:-9 ~consul:-6
~contac:8 ~contam:-12 ~contre:-9 ~contri:-7 ~conver:9 ~coordi:6 ~corps:-8 ~corrup:-7 ~coup:6 ~coupe:8 ~couple:-5 ~coupur:7 ~cours:-8
~crash:7 ~creuse:5 ~croiss:-9 ~crucia:7 ~crues:-15 ~crypto:9 ~crédit:15 ~cyclis:-12 ~cérémo:-11 ~côte:-6 ~cœur:14 ~d:5 ~danger:8 ~dates:9
~davant:5 ~de:-20 ~demand:-12 ~depuis:-20 ~dernie:9 ~derriè:11 ~des:-6 ~dessin:-6 ~dessus:-8 ~dette:8 ~deux:-8 ~deuxiè:-8 ~deveni:7
~devenu:13 ~diffus:6 ~direct:5 ~discou:7 ~discus:-8 ~dissol:6 ~dix:-6 ~dizain:-10 ~doit:7 ~donnée:-8 ~dont:6 ~douane:-7 ~double:6
~drogue:5 ~droit:6 ~droits:-9 ~drone:-7 ~dès:-15 ~début:-15 ~décenn:7 ~déclar:-7 ~décroc:-5 ~défend:-11 ~défi:10 ~démiss:-8 ~démocr:5
~dénonc:-17 ~dépens:7 ~désinf:-5 ~désorm:-11 ~détroi:7 ~détrui:-7 ~déviss:-6 ~dévoil:22 ~eau:-5 ~empare:-12 ~emploi:-13 ~employ:-6 ~en:-11
~enchèr:-5 ~enclav:-7 ~end:-8 ~enfant:9 ~enfin:-9 ~enquêt:-6 ~enregi:6 ~entame:-5 ~entrav:8 ~entraî:-9 ~entre:12 ~espagn:-6 ~espion:-11
~estime:-6 ~etats:-7 ~etc:8 ~eu:-5 ~europé:-10 ~euros:-5 ~ex:-8 ~examen:-6 ~except:-7 ~exil:-11 ~expuls:-13 ~expéri:-5 ~extrêm:13
~faille:6 ~faire:8 ~fait:-11 ~famill:14 ~fascis:6 ~faut:10 ~faux:8 ~ferme:-7 ~feu:-6 ~filièr:-7 ~filles:5 ~finale:-8 ~financ:-6 ~finit:-10
~fip:5 ~fiscal:-17 ~flash:6 ~fonds:-7 ~forcé:-6 ~forfai:-15 ~formul:5 ~fort:6 ~fortes:-9 ~fossil:8 ~foyers:-5 ~frais:9 ~franch:-6
~franço:-11 ~frappe:-13 ~fraude:-6 ~fronti:-5 ~futur:-7 ~fédéra:-9 ~fémini:5 ~févrie:21 ~gagne:-5 ~garde:-5 ~gare:8 ~gendar:-8 ~gouver:-12
~grande:-6 ~grands:12 ~gros:-7 ~grosse:-11 ~groupe:-13 ~grâce:5 ~grève:-5 ~guerre:14 ~génoci:8 ~généra:-14 ~habita:-6 ~handic:10 ~hauteu:5
~hauts:-8 ~heures:-5 ~histor:-7 ~hommag:-6 ~huawei:6 ~humani:-5 ~humori:7 ~hybrid:9 ~images:19 ~immens:-8 ~impôt:-7 ~incend:6 ~incert:5
~incroy:5 ~indign:7 ~indépe:-5 ~influe:-16 ~inform:19 ~innova:-5 ~inonda:-13 ~inquiè:-9 ~instit:8 ~interd:-17 ~interr:-6 ~interv:-5
~invent:6 ~invest:5 ~invité:-10 ~inégal:6 ~iranie:-12 ~islamo:7 ~israël:-8 ~japona:8 ~jean:6 ~jeu:11 ~jeudi:-11 ~jeunes:7 ~jeux:-6 ~jour:6
~judici:-17 ~jugé:-5 ~jusqu:-9 ~juste:-6 ~km:-9 ~la:-7 ~lance:-5 ~lancée:-12 ~large:-10 ~lauren:7 ~laïcit:-6 ~le:-13 ~lectur:7 ~les:-10
~lettre:8 ~leur:-8 ~leurs:-6 ~libert:12 ~libéré:-5 ~licenc:8 ~liens:-8 ~ligue:-5 ~limogé:-10 ~livrai:-6 ~livre:6 ~logeme:5 ~loi:5
~lumièr:11 ~lundi:-6 ~lutter:6 ~lyon:-6 ~mafieu:6 ~mainti:-5 ~maire:-6 ~majori:5 ~malgré:-9 ~manage:7 ~manife:-16 ~marché:-6 ~mars:-9
~mascul:5 ~massiv:-11 ~meille:-8 ~mercat:9 ~mercre:-8 ~messag:9 ~mesure:5 ~met:-9 ~milieu:10 ~milita:14 ~millie:-6 ~millio:-13 ~mineur:-9
~minist:-5 ~minute:5 ~mode:8 ~moins:6 ~monde:23 ~mondia:9 ~montre:13 ~mort:-5 ~morte:-5 ~morts:-6 ~musiqu:11 ~mystér:5 ~médeci:9 ~méga:-5
~n:7 ~naviga:5 ~navire:-5 ~neige:-7 ~neuf:-7 ~ni:-6 ~niveau:8 ~noir:6 ~noire:6 ~nomme:-7 ~nord:-7 ~notamm:-11 ~nous:8 ~novemb:-9
~nucléa:-6 ~nuit:7 ~nécess:7 ~obliga:-5 ~observ:-8 ~obstac:5 ~octobr:-6 ~of:5 ~offens:-5 ~offici:-18 ~ombre:8 ~ont:11 ~oppose:-11
~optimi:-7 ~organi:-8 ~origin:5 ~ouvert:-8 ~ouvre:-5 ~ouvrir:-7 ~où:7 ~paix:7 ~par:5 ~paradi:6 ~pari:6 ~paris:-5 ~part:6 ~partic:-13
~perfor:5 ~person:-7 ~petit:6 ~petite:5 ~peu:5 ~peut:15 ~pga:-9 ~philip:8 ~photo:7 ~photog:5 ~piste:7 ~plafon:-7 ~plage:-5 ~plein:5
~pleine:-5 ~plombé:-7 ~plus:9 ~plusie:-11 ~podcas:6 ~poids:-6 ~point:-11 ~police:-5 ~politi:7 ~pollut:-9 ~polémi:-10 ~popula:-14 ~port:9
~porte:-5 ~portes:-5 ~portée:-6 ~positi:11 ~pourra:5 ~poursu:-14 ~pouvoi:-5 ~pratiq:9 ~presqu:7 ~presse:12 ~princi:8 ~prison:-14 ~privée:5
~pro:-5 ~problè:-5 ~proces:-10 ~procha:-14 ~produc:-7 ~profes:-8 ~projet:-12 ~propos:-20 ~propul:-5 ~protég:-12 ~provoq:-5 ~pruden:-5
~préfet:-6 ~préfér:9 ~présid:-12 ~présum:-7 ~préven:7 ~prévie:-10 ~prévu:-6 ~prévue:-5 ~psg:11 ~publie:-8 ~publiq:-5 ~puces:-7 ~qu:-7
~qualif:-5 ~quand:14 ~quarts:-5 ~quatre:-6 ~quatri:-6 ~que:-5 ~quelle:-6 ~quelqu:6 ~qui:28 ~quitté:6 ~quoi:13 ~rachat:-5 ~radio:5
~raison:8 ~ralent:-5 ~randon:5 ~rapatr:-5 ~rassem:-9 ~rdc:-6 ~reconn:-11 ~record:-10 ~recul:-6 ~recule:-8 ~redres:-6 ~refuse:-6 ~regret:9
~rejett:-6 ~relanc:-7 ~relaxé:-5 ~remise:-5 ~rempor:-19 ~rencon:-6 ~rendre:-5 ~renouv:-5 ~renvoy:-8 ~repart:-11 ~repren:-9 ~reste:8
~restri:-5 ~retail:5 ~retire:-8 ~retour:7 ~retrai:-15 ~retrou:-7 ~revien:10 ~richar:-6 ~riches:8 ~risque:-5 ~rivali:12 ~rouge:6 ~route:7
~rugby:-5 ~réacti:8 ~réalis:8 ~réclam:-5 ~récolt:-6 ~réduir:-9 ~réduit:-8 ~réform:-14 ~régime:-7 ~région:8 ~répond:10 ~républ:7 ~réserv:-8
~réunio:-8 ~réussi:-7 ~s:-25 ~saint:-7 ~salon:5 ~samsun:7 ~sans:-5 ~santé:5 ~saoudi:-9 ~sapins:-12 ~sarkoz:5 ~satell:8 ~satisf:15
~sauver:-6 ~scanda:6 ~scient:-5 ~scène:8 ~se:-5 ~secteu:5 ~selon:-12 ~semain:12 ~sera:-8 ~servic:10 ~ses:-18 ~seul:8 ~sextap:-7 ~si:5
~signe:6 ~silenc:8 ~situat:-10 ~sncf:-5 ~sociau:-8 ~soir:11 ~soirée:9 ~solair:-6 ~soleil:13 ~sont:10 ~sort:5 ~sortie:14 ~sous:-5
~souten:14 ~sport:12 ~statio:7 ~stocks:-8 ~straté:10 ~stream:-5 ~succes:-6 ~succès:10 ~sud:-7 ~sur:-13 ~surpre:6 ~surpri:-9 ~suscit:-6
~suspec:-8 ~suspen:-6 ~systèm:-6 ~sécher:-5 ~séjour:5 ~série:6 ~tapis:8 ~taux:-5 ~techno:9 ~tempor:-5 ~temps:-6 ~tempêt:-5 ~tendan:5
~tennis:-9 ~terres:-7 ~texte:-5 ~tient:9 ~titre:-6 ~totale:-9 ~tour:-7 ~touris:-5 ~tourna:5 ~toute:-17 ~toutes:12 ~traces:5 ~trafic:-5
~transp:-10 ~travau:8 ~trenta:-7 ~tribun:-7 ~triomp:-6 ~trois:-10 ~trompe:9 ~trouvé:-6 ~très:6 ~télétr:5 ~témoig:8 ~tête:-6 ~tôt:7
~une:-28 ~univer:-7 ~urgenc:-9 ~va:-22 ~vaccin:-10 ~vendre:-5 ~vendu:-11 ~vendée:-10 ~vente:-5 ~vers:-18 ~veulen:6 ~veut:-18 ~vice:-5
~victim:7 ~vidéos:-6 ~vie:7 ~vieill:7 ~vigila:-6 ~ville:11 ~violen:-7 ~visant:-6 ~viseur:-7 ~visé:-5 ~visée:-5 ~vivant:-8 ~voie:-10
~voir:5 ~voisin:5 ~voitur:-9 ~voix:8 ~vos:10 ~vous:8 ~vraime:7 ~vulnér:8 ~véhicu:-5 ~washin:-9 ~xiaomi:8 ~y:-6 ~zone:7 ~ça:14 ~échang:-5
~école:11 ~écolog:12 ~économ:13 ~écrit:-5 ~élevée:-7 ~élimin:-6 ~élus:-5 ~énergi:16 ~épargn:-15 ~époque:5 ~érupti:-5 ~états:-5 ~étude:-7
~étudia:-5 ~éviter:7 ~évoque:-6 ~être:-15 à:-12 âge:-5 âgé:-8 ça:8 échec:6 échoué:-7 école:9 écolog:8 économ:7 écosys:6 écran:7 éditio:6
éditor:6 égalem:-6 électi:12 électr:5 élevé:-7 élimin:-6 éloign:8 élus:-10 élémen:5 émissi:8 énergé:-6 épargn:-13 époque:6 épreuv:7
éprouv:6 équiva:12 érupti:-7 établi:-17 étaien:-12 étape:-15 état:7 étend:-5 éterne:5 étoilé:8 étude:-6 évolut:10 évoque:-5 évoqué:-9
événem:9 être:-18 île:-10 œil:-5 œuvre:15
`
