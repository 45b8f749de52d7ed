export const spanish = `
:-35 #:-27 +":-44 +.:18 +0:-7 +::70 +?:24 +alone:29 +doubts-1:-31 +doubts1:52 +length0:16 +length1:37 +length2:41 +length3:-9 +length4:-20
+length5:-17 +length6:25 +length7:-11 +length8:-15 +length9:-30 +weight0:-8 +weight1:21 +without-cut-off:9 +without-first-person:30
+without-no-news:5 +without-stale-day:-5 +–:27 40º:-5 =#:-8 =a:-36 =abiert:11 =abogad:11 =abre:5 =abril:-6 =absent:-9 =accion:-8 =acción:5
=aceite:-5 =acerca:5 =acoger:7 =acompa:6 =activa:-17 =activi:11 =activo:-6 =acto:-11 =actriz:5 =actual:5 =acumul:5 =acusad:-8 =acusan:-8
=adelan:-5 =admini:-10 =adoles:-5 =adquie:-5 =adulto:-6 =aeropu:-16 =afecta:11 =afirma:-8 =afuera:-8 =agua:9 =aguile:5 =aire:9 =alavés:-6
=albert:7 =alcanz:-5 =aldund:6 =alerta:-12 =algarr:-6 =allana:-7 =alta:5 =altura:6 =alumna:-6 =alumno:-5 =amaril:-9 =amenaz:11 =amlo:-11
=amplio:-6 =amplía:-8 =améric:-6 =ancala:-5 =andrés:7 =ante:8 =anthon:-8 =antofa:-8 =anuale:5 =anunci:-14 =aplast:-11 =aporta:10
=apoyar:-7 =aproba:-12 =arabak:5 =arana:-5 =argent:-13 =arquit:9 =arrest:-11 =artist:-5 =artzin:13 =asegur:-8 =asocia:-7 =así:8 =ataca:7
=atacam:-6 =ataque:-7 =atenci:6 =atendi:10 =atrope:-6 =audien:-10 =autobu:-7 =autobú:-5 =autori:-8 =autóno:-5 =avance:6 =avanza:-6
=ayuda:-6 =ayudar:-5 =ayunta:-28 =años:-12 =bachil:-5 =bajo:5 =banco:-5 =barrio:-7 =baskon:-16 =batall:8 =baño:-7 =beatri:-5 =bebé:7
=bicicl:11 =bielor:-8 =bien:12 =biobío:10 =bizkai:-5 =blanca:6 =bloque:-9 =boric:-19 =brasil:-6 =brusel:-11 =busca:-17 =buscar:-8 =bédar:5
=cabezu:-7 =cadena:9 =cae:-10 =calor:-5 =cambia:5 =camilo:14 =camise:5 =camión:-5 =canari:-6 =candid:-12 =cannab:-8 =capaci:-5 =capita:7
=carabi:17 =cargos:-8 =carmen:5 =carrer:10 =cartol:5 =casa:5 =casi:-8 =caso:6 =caída:-6 =celebr:28 =celedó:-7 =cerrad:-7 =cerró:-6
=chico:-5 =china:10 =chocar:-5 =choque:-6 =ciclo:9 =ciento:-11 =cierra:-9 =circul:5 =cirugí:7 =clave:11 =client:6 =clima:5 =climát:-6
=coches:5 =cocina:-7 =coinci:-10 =cojos:-6 =colecc:8 =colomb:5 =colore:6 =combat:5 =como:8 =compar:13 =compañ:-5 =compet:-16 =comple:15
=compra:-5 =comuna:-10 =concie:10 =concre:7 =conden:-8 =conduc:10 =conect:-9 =confir:-14 =confun:9 =conoci:7 =consec:-7 =consej:-15
=consid:-8 =consis:10 =consol:19 =consta:6 =constr:-8 =consul:7 =contac:6 =contex:-5 =contie:6 =contra:-6 =contro:-12 =contun:6
=conven:-10 =conver:5 =convie:6 =convir:10 =convoc:13 =corazó:15 =corder:5 =corona:14 =corone:-6 =corred:-7 =corte:-6 =covid:16 =creaci:-8
=crean:-5 =crecie:7 =crisis:8 =cristó:6 =critic:-10 =cruce:7 =cruz:-6 =cuando:16 =cuatro:-12 =cuesti:8 =cultur:9 =cumpli:-5 =cámara:-5
=cómo:7 =da:-5 =dado:-9 =dana:-6 =dar:5 =de:-31 =debate:8 =deberá:-8 =deberí:8 =debido:-8 =decena:-5 =decidi:-7 =declar:-19 =decret:-8
=dedica:-11 =defien:-10 =deja:-10 =del:15 =delinc:-5 =delito:-7 =demost:6 =dentro:9 =denunc:-20 =deport:-7 =derech:7 =desafí:20 =desarr:-5
=desart:-9 =desbar:-10 =descar:6 =descon:9 =descub:10 =desde:29 =despid:-8 =destac:-14 =destin:-9 =detall:11 =detect:-21 =deteni:-12
=detien:-5 =devast:12 =dice:-9 =diez:-8 =difíci:-6 =digita:14 =direct:-5 =discap:12 =disco:8 =disfru:-7 =dispar:-16 =dispen:10 =dispos:-6
=distin:-10 =ditu:13 =divers:-9 =doce:-6 =dolor:-6 =domici:-9 =donald:-7 =donde:5 =dos:5 =du:9 =duarte:-7 =durant:-10 =duro:-7 =década:9
=días:5 =e:-7 =econom:-6 =económ:-14 =edific:5 =eeuu:-16 =efecti:6 =ejecut:8 =el:-8 =elecci:6 =electo:-11 =elimin:9 =ellos:5 =embaja:-5
=emblem:-5 =emocio:12 =emplea:5 =empleo:-7 =empres:9 =en:-38 =encend:6 =encuen:6 =energí:-9 =enferm:-6 =enfren:11 =entrad:-5 =entre:-19
=entreg:-8 =equipa:-5 =era:6 =erc:-7 =erige:9 =ertzai:-6 =es:7 =escena:7 =escrit:13 =escuch:15 =escánd:10 =esenci:5 =esfuer:-6 =eso:5
=espaci:-7 =españo:-6 =especi:8 =espect:13 =estaba:5 =estabi:-6 =establ:-12 =estaci:-7 =estado:-17 =estas:5 =este:-21 =estiva:5 =esto:6
=estrat:-9 =estrec:-5 =estren:-6 =estudi:-12 =está:-8 =están:7 =eta:10 =etxeba:10 =euro:11 =euskad:-13 =eusker:-11 =evitar:-21 =exigen:-6
=expare:-5 =explor:5 =expres:-8 =extend:-5 =extrem:6 =fachad:5 =facili:-7 =fallec:-8 =fallo:-6 =falso:5 =famili:8 =fauci:-13 =febrer:-7
=fecha:10 =fermín:6 =fiesta:10 =figura:-7 =filas:-9 =fin:-5 =financ:-6 =firma:-7 =forest:-6 =forma:9 =formal:-14 =forond:-6 =fortal:-12
=fp:-5 =frase:5 =fraude:-10 =frente:-5 =frontó:-6 =fue:5 =fuego:-12 =fuente:-5 =fueron:-13 =fuerte:-14 =fábric:7 =gallar:-11 =gana:-10
=garant:-9 =gastei:15 =gastro:9 =gendar:7 =genera:5 =gestió:-5 =gigant:7 =giro:5 =gobern:-7 =gobier:-18 =gracia:5 =grave:5 =guardi:-12
=guerra:-5 =ha:-8 =hablar:10 =hacer:10 =hambur:8 =herman:-9 =hijos:6 =hincha:-7 =histor:15 =histór:5 =homena:6 =hora:10 =horari:9 =hsbc:-6
=huelga:-5 =huerta:14 =humala:-7 =ia:-10 =ilegal:-6 =impact:5 =imperi:9 =implan:-7 =import:12 =impres:9 =imputa:6 =incaut:-8 =incide:-5
=incorp:-7 =indust:-13 =inespe:5 =infant:-8 =inflac:-6 =infrae:-5 =ingeni:-6 =inicia:-8 =inmigr:-10 =inmine:-7 =innova:5 =instal:18
=intens:-10 =intent:7 =intern:-8 =interp:-6 =interv:-16 =invers:10 =invest:-19 =irán:-9 =isapre:-7 =jadue:-8 =jardín:10 =javier:-6 =jazz:6
=jefe:5 =jorge:5 =josé:6 =joven:-5 =joyas:5 =judici:-12 =juez:-5 =julio:-10 =junaeb:-6 =junio:-5 =junta:-8 =junto:-5 =justic:-8 =juvent:9
=juzgad:-5 =kilos:-7 =kilóme:8 =lagos:-6 =lakua:9 =lanzar:-5 =las:9 =lavado:-12 =lengua:6 =les:11 =ley:-6 =león:-10 =libera:9 =licita:-7
=lidera:-13 =limita:-8 =llamad:5 =llamas:-5 =llega:-11 =llegar:8 =lo:9 =logró:11 =los:17 =lucha:7 =lucía:6 =lugar:-6 =luis:-10 =lunes:-17
=luz:-7 =líder:6 =lídere:-7 =línea:-5 =madrug:-8 =magia:12 =maipú:-6 =mal:-8 =manten:-10 =mantie:-14 =manuel:8 =mar:-5 =mara:-6 =marcad:-5
=marcó:-6 =marité:6 =martes:-10 =martín:8 =marzo:-5 =maría:16 =materi:5 =matus:10 =mayore:-8 =me:-6 =medall:-7 =medida:5 =medio:-13
=mega:16 =mejora:-9 =memori:12 =menore:-6 =mental:7 =mentir:5 =mercad:-7 =meses:-7 =metrop:-6 =mexica:10 =michae:-9 =miedo:-5 =mientr:-15
=migran:-8 =mikel:5 =milioi:9 =minist:-9 =mister:11 =miérco:-7 =moción:-9 =mocks:-6 =moda:10 =modern:-5 =moneda:-8 =montaj:5 =monter:12
=mortal:-8 =movili:-9 =movimi:-5 =muere:-11 =muestr:7 =mundia:-6 =mundo:10 =munici:-12 =murió:6 =museo:6 =muy:-8 =más:6 =méxico:-10
=móvil:-6 =música:23 =n:-5 =nacion:-11 =narcot:-8 =nasa:-6 =natura:7 =navarr:-12 =navida:7 =necesi:6 =ni:14 =no:21 =nombre:5 =normal:-5
=normat:6 =norte:-5 =notici:15 =novela:13 =nuevos:-16 =obrado:7 =oferta:-9 =oficia:5 =oficin:5 =ofrece:7 =oion:-6 =oliva:-6 =ollant:-9
=oms:-6 =online:7 =operac:5 =operat:-14 =orden:9 =ordena:-14 =orgull:6 =orient:-5 =ormuz:-6 =osakid:-6 =otras:6 =pacto:-10 =pagar:-9
=palabr:6 =papa:-15 =paquet:-6 =para:-23 =parada:-7 =pareja:-15 =parisi:-9 =parque:-6 =parte:-11 =partic:5 =partid:-8 =patine:8 =patric:-5
=paula:13 =pavic:13 =país:13 =países:-8 =pc:6 =pdg:-6 =pdi:-12 =peligr:11 =pensió:-5 =perdid:-5 =period:5 =permit:-12 =pero:-9 =perú:-7
=petról:-12 =pfizer:-7 =pide:-21 =piden:-8 =pierde:-6 =piscin:5 =piso:8 =pista:7 =planes:7 =plante:-6 =plaza:9 =plazas:-9 =plena:10
=polémi:-6 =políti:-11 =pone:-8 =por:-27 =posibl:5 =pp:-15 =precio:-9 =preocu:6 =prepar:-10 =presen:-17 =presid:-19 =presos:5 =presun:-9
=preven:-13 =previs:-5 =primer:-20 =priori:7 =prisió:-13 =proble:5 =produc:-7 =profes:-10 =progra:-9 =prohib:-12 =promet:-7 =promoc:-5
=pronós:5 =propon:-5 =prosti:-7 =protag:7 =protec:9 =provid:-5 =proyec:-13 =próxim:-16 =pueblo:-6 =puente:9 =puerta:5 =puerto:5 =punta:-7
=pymes:-7 =pérez:-5 =que:16 =quemad:9 =querel:-10 =quien:14 =quiere:-5 =qué:7 =reacci:11 =realit:-5 =realiz:-16 =rebaja:-10 =rechaz:-16
=recibe:9 =reclam:-8 =recome:6 =recort:-8 =recuer:5 =red:-16 =redes:9 =refere:10 =refiri:6 =reform:-9 =refugi:-5 =regala:6 =regist:-17
=regula:-8 =reina:-7 =renace:-5 =renova:-7 =renuev:-11 =renunc:-13 =repart:-7 =repres:-9 =resist:-5 =resolu:8 =resolv:9 =respal:-14
=respet:5 =respon:-7 =resto:7 =result:-9 =reunir:-6 =reunió:-8 =revela:8 =reveló:-5 =reyes:-9 =reúne:-10 =rincón:10 =rinde:7 =rioja:-7
=rm:-13 =rock:12 =roja:-8 =rompe:8 =ruta:8 =rutas:-8 =rápida:-7 =río:-5 =sacudi:-5 =sala:-8 =salbur:14 =sale:-7 =salida:-7 =salud:7
=san:-6 =sancio:-9 =santa:11 =santia:-5 =se:11 =secret:10 =sector:-8 =secues:8 =sedini:-6 =segura:-8 =según:-11 =seis:-8 =selecc:10
=semana:-6 =semifi:-7 =senado:-13 =senten:-8 =sentid:-6 =ser:9 =serie:10 =servic:-18 =será:-8 =sesión:7 =sexual:-18 =shock:8 =si:-9
=sido:10 =siendo:5 =sigue:-5 =siguen:-7 =silber:6 =silbon:6 =silenc:13 =simula:-7 =sin:-9 =sindic:-12 =sistem:-5 =situac:-5 =sobre:6
=social:-8 =sol:9 =solar:-6 =solici:-12 =solo:-7 =sombra:9 =son:-7 =sostuv:-7 =subida:5 =sufre:-13 =suma:-10 =sumini:-6 =supera:-10
=suprem:-7 =sur:8 =suspen:-10 =sábado:9 =sánche:-12 =tarrag:5 =tasa:-5 =tecnol:13 =teletr:-5 =tema:7 =temper:6 =tempor:-5 =tenden:-5
=tendrá:-12 =tensió:-6 =tenía:-6 =terapi:-7 =tercer:-8 =testim:5 =tiempo:-5 =tienda:13 =tienen:5 =toda:-8 =todo:6 =todos:6 =total:-7
=tous:7 =tradic:-15 =trama:-5 =trans:5 =transi:-5 =transm:-7 =transp:-6 =tranví:-7 =tras:-11 =trasci:6 =tren:-6 =tres:-15 =tribun:-12
=triunf:6 =trump:-11 =tráfic:-9 =tu:6 =turism:-7 =txagor:-6 =términ:-7 =ubicad:-6 =udalak:10 =udi:-8 =un:-6 =una:5 =unido:5 =uno:-10
=urbano:-7 =uso:-6 =usuari:-9 =valenc:-6 =valpar:-7 =varian:-8 =vasco:-12 =ve:-7 =vecina:6 =vecino:6 =venezu:-5 =venta:-6 =verano:27
=victor:-5 =villar:-6 =virus:10 =viste:13 =visto:-5 =vital:12 =vitori:-17 =vivanc:-7 =vivien:-8 =viña:-5 =vox:-13 =vuelve:-17 =víctim:-5
=víncul:-6 =whatsa:5 =zuia:-6 =álava:-15 =ámbito:6 =ángel:-7 =ángela:-8 =éxito:12 =última:6 ^#:21 ^a:12 ^abogad:16 ^arabak:8 ^banca:5
^boric:-6 ^brusel:-11 ^cae:-7 ^camilo:-20 ^caso:-5 ^corona:11 ^covid:-6 ^de:5 ^desbar:-6 ^descub:6 ^desde:9 ^detect:-7 ^detien:-11
^encuen:5 ^españa:-8 ^euskad:-6 ^famili:5 ^fiscal:-14 ^gastei:13 ^gobier:-5 ^incend:14 ^inform:6 ^justic:-6 ^la:-5 ^las:5 ^mocks:-6
^muere:-7 ^no:17 ^nueva:8 ^oposic:-5 ^pablo:7 ^paula:5 ^presid:-6 ^puerto:-5 ^revela:5 ^san:9 ^sánche:-5 ^trabaj:-6 ^tras:-6 ^trump:-6
^una:18 ^vitori:-20 ^vox:-8 ^vuelve:-8 ^zuia:-10 ^álava:-12 a:-8 abasca:-6 abogad:15 abrevi:-5 absent:-9 abusos:6 acceso:7 accion:-10
acerca:8 acoger:20 acompa:10 acondi:5 acorda:-6 acreed:-6 activa:-17 activi:8 activo:-13 acto:-14 actor:5 actriz:6 actuac:-5 acuerd:-25
acumul:5 acusad:-10 acusan:-8 adelan:-8 además:-6 adoles:-5 adquie:-5 adquir:-5 adulto:-7 advier:-7 aeropu:-13 afirmó:-8 africa:8
afuera:-8 agredi:-5 agresi:11 agrupa:-6 agua:15 ahora:9 aire:7 al:-10 alavés:-8 albert:7 alcald:8 alcanz:-15 aldund:6 alerta:-12 algarr:-6
alguie:6 alguna:14 alguno:5 alista:-6 alivia:6 allana:-6 alta:6 altera:-6 altern:-7 alto:7 altura:6 alumna:-6 alumno:-5 amante:6
amaril:-10 amenaz:16 amlo:-11 amplio:-8 amplía:-10 améric:-6 analiz:-10 ancala:-5 ancian:7 aniver:-9 anteri:6 antes:16 anthon:-8 antibi:6
antici:-5 antigu:7 antofa:-8 antoni:10 anual:7 anuale:5 anunci:-22 anális:7 aparen:7 apertu:-5 aplast:-11 aporta:14 aproba:-21 aprove:7
arabak:5 argent:-6 arkabi:5 arquit:9 arraig:-5 arrasa:12 arrest:-7 artist:-5 artzin:13 asocia:-8 aspira:-6 así:17 ataca:7 ataque:-8
atenci:8 atendi:13 atrapa:7 atrope:-6 audien:-7 aula:-8 aument:-8 autobu:-7 autobú:-5 automó:7 autori:-16 autóno:-11 avance:7 avenid:-5
avión:5 ayala:-9 ayudar:-5 ayunta:-26 azulgr:-10 años:-17 bachil:-5 baja:-6 bajada:-7 balanc:-6 bandas:-7 banqui:-7 barcel:-8 barrer:-5
baskon:-18 batall:14 baño:-7 beatri:-5 bebé:7 bellez:5 benefi:-6 bicicl:12 bielor:-7 bien:20 biobío:10 bizkai:-8 blanco:5 bloque:-9
bomber:-6 boric:-20 brecha:-7 brusel:-9 buena:-5 bueno:16 buenos:9 buesa:-8 busca:-6 buscan:11 bédar:8 búsque:-8 c:6 cabezu:-7 cada:16
cadena:9 cae:-10 café:-6 caixab:5 calida:8 califi:-8 calle:-8 calles:-6 calzad:5 cambia:9 camilo:14 camina:-5 camise:5 camión:-5 campam:-6
campeo:-9 campo:6 campos:-5 canal:6 canari:-9 candid:-6 capaci:-8 capaz:5 carabi:9 cargos:-7 cariol:5 carmen:5 carrer:10 cartol:8 casa:6
caso:-9 casos:-7 castel:-9 catalu:-5 catalá:-8 causa:7 cautel:-9 caída:-8 caído:8 celebr:6 celedó:-7 celula:-5 centra:5 cerrad:-9 cerró:-7
chile:13 chilen:6 china:21 chocar:-5 choque:-7 ciclo:8 cielo:-5 ciento:-8 cientí:11 cierra:-13 cierre:6 cifra:-8 cinco:-11 cinfa:8
circul:13 cirugí:7 ciudad:6 claudi:-6 clave:6 client:5 climát:-8 club:-12 coches:5 coimas:-5 coinci:-13 cojos:-6 colabo:10 colecc:11
colore:8 combat:5 combus:-5 comerc:7 cometi:-6 comisi:-5 como:6 compar:12 compañ:5 compet:-22 compit:12 comple:16 compli:-7 compra:-5
compro:-9 comuna:-12 común:6 con:-10 concie:15 conclu:-5 concur:-5 conden:-9 conduc:20 confer:-15 config:-7 confin:6 confir:-24 confli:7
confor:-6 confun:7 conjun:-12 conoce:6 conoci:14 consec:-15 consej:-10 consid:-12 consig:7 consis:5 consol:11 consul:13 contac:17
contar:-7 contem:-6 contie:8 contin:-9 contra:8 contro:-20 contun:6 conven:-16 conver:6 convie:10 convir:7 conviv:5 convoc:6 cooper:-6
corazó:19 corder:5 corona:15 corone:-7 corred:-7 corte:-9 covid:19 crean:-5 crecie:10 cripto:7 crisis:10 cristi:-5 cristó:5 critic:-11
cruce:6 crudo:-10 cuadra:5 cuadri:-6 cual:6 cuando:11 cuaren:5 cuatro:-7 cuenta:-7 cultur:10 cumple:8 cumpli:-6 cura:8 cuyo:7 cárcel:-6
cómo:14 da:-17 dado:-14 dan:5 de:-6 debate:6 debe:8 deben:8 deberá:-7 deberí:12 decidi:-9 decisi:-10 declar:-21 decret:-9 dedica:-7
defend:8 defien:-5 deja:-12 dejar:-5 dejará:-5 dejó:-6 delito:-9 demand:-9 demost:8 denunc:-10 depart:-7 desafí:17 desart:-9 desbar:-10
descen:-6 descon:6 descub:16 desde:18 desenc:7 design:15 desman:6 desper:10 despid:-9 despla:7 destac:-12 destin:7 desvel:-8 detall:6
detect:-18 deteni:-6 devast:11 dice:-8 dicen:-7 diciem:-5 diez:-7 difere:5 difund:6 difíci:-9 digita:12 dijo:-7 dio:5 diputa:-10 discap:12
disco:8 discri:-6 diseña:7 dismin:-9 dispar:-10 dispen:15 dispos:-7 distin:-11 ditu:13 divers:-11 doce:-5 doloro:-6 domici:-10 donaci:-6
donald:-8 donde:9 dos:-8 drogas:-5 du:9 duarte:-7 dudas:-6 dueños:5 duro:-7 década:17 e:10 económ:-16 edició:13 eduard:5 educat:-5
eeuu:-14 efecti:6 efecto:6 eficaz:-5 ejecut:5 el:-5 elabor:10 elecci:8 electo:-12 elemen:-10 elevad:-7 ellas:6 embaja:-5 embarg:6
emblem:-5 emocio:15 emotiv:7 empleo:-10 empres:7 encend:6 energí:-7 enero:-5 enferm:-6 enfren:17 entida:-14 entorn:-6 entrad:-7 entre:-6
entreg:-8 erc:-7 erige:13 error:6 ertzai:-7 es:36 escala:-10 escena:5 escrit:7 escuch:20 escánd:7 ese:5 esenci:10 esfuer:-14 espaci:9
españa:-6 especi:8 espect:18 especu:-5 especí:-7 esta:-11 estaba:10 estabi:-8 establ:-13 estaci:-11 estado:-16 estarí:8 estas:13 estata:-5
este:-19 estima:-5 estos:5 estrat:-8 estrec:-5 estren:-5 estruc:-6 estudi:-9 estuvi:-6 estuvo:-5 está:5 están:10 eta:9 etxeba:9 eu:7
euro:11 europa:14 europe:-13 euskad:-20 eusker:-15 evento:7 eviden:11 evitar:-22 evoluc:-5 excand:-6 excepc:-6 exdire:-5 exigen:-8
existe:-5 exmini:-12 expans:-5 expare:-6 expedi:-5 experi:8 explor:5 export:-5 exposi:-9 expres:-21 expuls:-6 exteri:-12 extrem:17
faceta:6 fachad:8 facili:-7 factor:-7 fallec:-9 fallo:-7 falsa:5 falso:5 famili:9 faránd:8 fase:-5 fauci:-13 favor:13 febrer:-6 fecha:13
federa:-5 felipe:-6 femeni:7 fenóme:13 fernan:-6 festiv:5 fiesta:18 filas:-12 fin:-6 firma:-5 fiscal:-14 flagra:8 foment:5 forest:-6
formac:-6 formal:-15 fortal:-12 fp:-8 franci:-11 francé:-8 frase:5 fraude:-10 frente:7 frontó:-6 fue:12 fuego:-12 fueron:-12 fuerte:-20
fujimo:-6 fundad:10 fundam:10 futura:-8 futuro:-6 fábric:6 físico:11 gallar:-10 gamarr:5 gana:-12 ganar:5 garant:-11 gastei:8 gastro:9
gendar:8 genera:6 gigant:-5 giro:9 gobern:-12 gobier:-24 gorbea:5 gracia:7 grados:-6 grand:7 grande:5 gratui:-5 graves:6 grieta:7 grupo:-9
guardi:-18 guía:8 h:7 haber:-10 habers:9 habita:5 habla:11 hablar:12 habló:8 habría:8 había:6 hacer:8 hacien:-8 hambur:8 han:8 hasta:-20
hechos:-5 herman:-8 hernán:-5 hincha:-7 hipote:5 histor:17 hizo:-13 homena:6 homici:-6 hondur:-8 honor:-5 hora:12 horari:8 horas:-9
hospit:-5 hoy:6 hsbc:-6 huechu:-5 huelga:-6 huerta:14 humala:-7 humano:6 i:9 ia:-14 iglesi:5 ignaci:10 ilegal:-7 impart:-7 imperi:8
implan:-8 implem:6 import:6 imputa:9 in:5 incaut:-8 inclus:5 incorp:-12 indaga:-8 indebi:-5 indivi:-9 indust:-12 inespe:7 infant:-8
inflac:-6 influe:-6 infrac:-5 infrae:-5 ingeni:-7 inglés:-9 ingres:-6 inicia:-18 inicio:5 inmigr:-11 inmine:-7 innova:7 inolvi:8 inquie:9
insist:-9 instan:-8 instit:9 intele:7 intens:-7 intere:8 intern:-5 interp:-8 interr:-7 interv:-21 introd:8 invent:6 invers:16 involu:5
ir:5 irregu:-7 irá:-5 irán:-14 isapre:-7 isla:5 israel:-5 italia:10 iñaki:-6 jadue:-8 jardín:10 javier:-8 jazz:6 jornad:7 joven:-7 joyas:5
juan:7 judici:-12 juez:-6 jugado:-7 juicio:-9 julio:12 junaeb:-6 junio:-8 junta:-7 junto:-9 juvent:9 karol:5 kast:5 keiko:-6 kilos:-7
kilóme:6 km:6 krauss:-5 l:-5 la:13 labora:11 lagos:-8 lakua:5 lanza:7 lanzar:-5 las:8 latina:5 lavado:-10 legisl:-5 lengua:7 les:14
lesion:-5 ley:7 león:-9 lgtbiq:-9 libera:9 libre:6 lidera:-20 liga:5 limita:-7 litigi:5 llamad:8 llamas:-5 llamó:5 llega:-10 lleva:-10
llevan:5 local:-7 locale:-8 logró:11 los:17 lucha:9 lucía:6 luego:6 lugar:-7 luis:-11 lula:-7 lunes:-14 m:5 madril:-7 madrug:-9 maduro:5
magia:12 maipú:-6 mal:-10 malest:7 mandat:-5 manera:10 manife:8 manipu:-7 mano:13 manten:-27 mantie:-8 manuel:11 mar:-7 mara:-6 marcad:7
marcel:7 marcha:-5 marco:-13 marcó:-8 mario:-5 marité:6 martes:-14 martín:11 marzo:-8 maría:13 mascar:-9 masivo:-6 materi:5 matrim:-6
matus:10 mayo:-10 mayore:-9 me:-6 medall:-7 media:-8 medici:7 medida:-17 medio:-5 mega:19 megarr:-7 mejora:-17 memori:6 menor:-8 menos:-12
mensaj:10 mental:9 mentir:5 mercad:-5 mercur:5 meses:-6 metrop:-12 michae:-6 miedo:-5 mientr:-5 miguel:6 mikel:5 miles:8 milioi:9
millon:-7 minist:-16 minuto:-6 mirand:5 mismo:-7 mister:11 mitad:-7 miérco:-14 moción:-9 mocks:-6 moda:13 modelo:9 modifi:-7 moment:13
moneda:-8 montaj:5 monter:10 mortal:-7 moscú:-8 motivo:-8 movili:-11 muchas:13 muchos:17 muere:-11 muerte:10 muerto:6 mujer:8 mujere:9
multa:5 mundo:20 munici:-29 murió:6 museo:11 muy:-6 mágica:6 málaga:6 móvil:-5 música:26 n:-5 nacido:5 nacion:-20 narco:-5 narcot:-6
nasa:-6 natura:6 navarr:-15 navida:12 negoci:11 ni:22 nicolá:6 ningún:5 noches:-7 noctur:-6 norma:6 notici:15 notifi:-5 novela:16
nuevas:-6 nuevo:-8 nuevos:-23 numero:7 número:-8 o:18 objeti:-5 obliga:-6 ocasio:9 ocasió:11 oculta:6 ofensi:-6 oferta:-10 oficia:8
oion:-6 oliva:-6 ollant:-9 online:11 opcion:5 operad:7 operat:-22 oportu:10 orden:14 ordena:-13 organi:-5 orgull:6 ormuz:-6 os7:7
osakid:-6 otras:7 otro:6 p:-5 pacien:6 pacto:-6 pagar:-9 pago:-6 paisaj:7 pandem:7 papa:-11 papel:10 paquet:-7 parada:-8 parece:8
parisi:-10 parlam:-18 parque:-10 parte:-8 partic:6 partid:-10 pasaje:-5 pasar:5 pasión:7 paso:-5 pasos:-6 patine:8 patric:-10 paula:16
pavic:16 paz:5 país:24 pdg:-6 pdi:-8 peajes:7 peaton:5 peligr:13 penali:5 pensió:-7 perdid:-5 perfec:7 perfil:6 permit:10 persig:5
person:-6 pesar:-5 pese:5 pesos:5 petról:-14 peña:6 pfizer:-6 pide:-21 piden:-13 pidió:5 piel:7 pierde:-6 piscin:9 piso:8 pista:7 plan:-7
planes:7 planet:6 planta:8 plante:-7 planti:-6 plaza:6 plazas:-11 plena:6 pleno:7 pnv:-6 pobres:6 poco:7 polémi:-7 políti:-11 pone:-12
poner:-7 por:-10 portav:-6 posibi:-8 posibl:-7 posici:6 postur:6 potent:-7 pp:-19 preced:7 precio:-18 precis:10 premio:6 prensa:-5
prepar:6 presen:-10 presid:-18 presió:-6 presos:5 presup:-8 preven:-13 previo:5 primar:-6 primer:-16 princi:-15 prisió:-14 privad:11
proble:7 proced:-7 proces:-12 produc:8 progra:-9 prohib:-13 prohíb:-6 promoc:5 pronun:11 propie:6 propon:-6 propor:-7 propue:13 prosti:-7
protag:7 protec:10 protoc:-5 provid:-5 provoc:14 próxim:-13 psoe:-7 public:6 pueblo:-8 puente:9 punta:-8 punto:-7 puntos:-9 pymes:-7
página:8 públic:-9 que:6 quemad:9 querel:-10 quien:9 quiene:8 qué:11 ratas:5 reacci:15 realid:21 realiz:-11 rebaja:-11 receta:6 rechaz:-17
recibe:19 reclam:-17 recole:-6 recome:9 recorr:11 recort:-8 recuer:8 red:-19 redes:25 reducc:-5 reduce:-8 refere:6 refiri:9 reform:-13
regala:6 region:-12 regist:-23 región:-6 regres:11 regula:-6 reina:-7 reino:-5 relaci:-12 relaja:8 renace:-5 renuev:-10 renunc:-12
repart:-9 repasa:6 repres:-15 requis:9 resolu:5 resolv:8 respal:-14 respec:-17 respon:-7 resto:5 result:-12 reunir:-8 reunió:-13 revela:9
reveló:-5 revisa:7 reyes:-9 reúne:-11 ricard:-5 rincón:10 rinde:7 rival:-7 rm:-14 rock:12 rodrig:5 rodríg:-6 roja:-5 rol:7 rompe:8 ropa:9
rusia:-7 rutas:-7 rápida:-12 río:-5 s:8 sacar:-8 sacudi:-5 sala:-7 salbur:14 sale:-7 salir:7 salud:8 sancio:-9 sanita:-10 santa:5 santan:6
sea:10 sebast:10 sector:-6 secues:7 sede:-10 sedini:-6 seguim:5 seguir:-8 segund:-11 segura:-9 seguri:-6 seguro:8 según:-17 seis:-11
selecc:10 semest:5 semifi:-6 senado:-15 sencil:9 senten:-7 septie:6 ser:14 serie:10 servic:-22 será:-7 sesión:7 sexual:-9 señala:-5
señaló:-10 shock:8 si:-14 sido:6 siempr:9 siendo:9 signif:-6 siguen:-13 silber:6 silbon:6 silenc:15 simila:7 simult:-5 sin:10 sindic:-19
siria:-6 situad:-6 social:14 sofía:-5 sol:10 solici:-15 solo:-19 sombra:7 sorpre:-7 sospec:5 sosten:5 sostie:-5 sostuv:-9 su:12 subida:5
subsec:-5 sudame:9 sueño:13 sufici:-5 sufre:-13 sufrid:-6 sufrió:-5 sujeto:-6 suma:-5 sumini:-7 supera:-24 suprem:-9 sus:18 suspen:-6
sábado:6 sánche:-15 séptim:-9 sólo:-6 t:-6 tanta:8 tarrag:5 te:5 tecnol:9 telefó:11 televi:7 teléfo:7 tema:14 temor:-6 tempor:-12
tendrá:-15 tener:5 tenía:-11 terapi:-7 termin:5 terraz:5 terren:-10 territ:5 terror:6 testim:5 texto:-6 tiempo:5 tienda:11 tiene:11
tienen:8 tipo:9 toda:-6 todo:16 todos:11 toma:6 tormen:14 torno:8 toros:6 total:-12 tour:-9 tous:7 tradic:14 trans:5 transi:-9 transm:-13
tranví:-9 tras:-16 trasci:10 traspa:-7 tratab:5 tratam:6 tratar:9 tren:-5 tres:-15 tribun:-14 tribut:5 triunf:8 trump:-11 tráfic:-5 tu:8
turism:-8 turist:-8 turno:5 txagor:-8 términ:-11 título:-8 ubicad:-16 udalak:10 udi:-8 un:12 una:21 unas:-6 unidad:-9 unos:9 urbana:-10
urbano:6 urgenc:5 urgent:-5 uso:-8 utiliz:15 valenc:-12 valor:9 valora:-5 valpar:-9 varian:-8 varios:10 vasco:-13 vascos:-6 vaya:-7 ve:-11
veces:5 vecina:15 vecino:12 vehicu:-6 vehícu:8 venezu:-5 venta:-13 verano:28 verdad:9 vez:8 viaje:-5 vial:6 vicent:5 victor:-9 viene:5
vierne:-11 vigenc:6 villar:-8 vincul:-10 virus:19 viste:13 vital:11 vitori:-9 vivido:13 viña:-5 volvió:-7 voto:-6 votos:-5 vox:-14
vuelve:-10 víctim:-6 víncul:-10 whatsa:11 y:20 zona:9 zuia:-6 ángel:-13 áreas:-13 época:6 éxito:19 ñuble:-5 última:10 último:-8 única:5
`
