export const spanish = `
:-32 #:-26 +":-43 +.:21 +0:-5 +::72 +?:26 +alone:23 +doubts-1:-38 +doubts1:49 +length0:17 +length1:41 +length2:42 +length3:-11
+length4:-20 +length5:-20 +length6:26 +length7:-13 +length8:-18 +length9:-34 +retold:-6 +weight0:-5 +weight1:22 +weight2:-6
+without-cut-off:5 +without-first-person:32 +without-no-news:5 +without-stale-day:-6 +–:30 40º:-5 =#:-8 =a:-36 =abiert:11 =abogad:14
=abre:5 =abril:-10 =absent:-10 =accion:-7 =aceite:-5 =acerca:5 =acoger:8 =acompa:6 =activa:-20 =activi:11 =activo:-8 =acto:-11 =actriz:5
=actual:5 =acumul:6 =acusad:-7 =acusan:-7 =adelan:-5 =admini:-9 =adoles:-8 =adquie:-6 =adulto:-6 =advier:-5 =aeropu:-13 =afecta:10
=afirma:-7 =afuera:-8 =agua:10 =aire:10 =alaves:7 =alavés:-6 =alerta:-8 =allana:-9 =altura:6 =alumna:-8 =alumno:-5 =amaril:-7 =amenaz:11
=amplio:-7 =amplía:-8 =ante:6 =anuale:5 =anunci:-15 =aplast:-11 =aporta:10 =apoyar:-8 =aproba:-13 =arabak:8 =arena:5 =argent:-9 =arquit:10
=arranc:-5 =arrest:-8 =artist:-5 =asegur:-10 =así:-5 =ataca:8 =ataque:-7 =atenci:5 =atendi:10 =atrope:-6 =audien:-10 =aunque:5 =autobu:-7
=autobú:-5 =autori:-9 =autóno:-6 =avance:7 =avanza:-6 =ayuda:-7 =años:-13 =bacter:6 =bajo:5 =banco:-5 =barrio:-7 =batall:8 =baño:-7
=bebé:9 =bicicl:11 =bien:12 =blanca:6 =bloque:-10 =boric:-8 =brusel:-11 =busca:-20 =buscar:-6 =cabezu:-7 =cabo:-6 =cadena:12 =cae:-9
=cambia:5 =camilo:-17 =camise:6 =camión:-5 =candid:-11 =cannab:-8 =capita:7 =carabi:8 =cargos:-8 =carrer:11 =casa:6 =casi:-7 =caso:11
=cautel:-6 =caída:-5 =celebr:30 =centra:8 =cerrad:-9 =cerró:-6 =choque:-6 =ciclo:11 =ciento:-11 =cierra:-9 =cinco:-6 =circul:6 =cirugí:7
=ciudad:12 =clave:11 =client:8 =clima:6 =climát:-7 =coches:5 =coimas:-5 =coinci:-11 =colecc:9 =colegi:5 =colore:7 =como:8 =compar:14
=compet:-16 =comple:12 =comuna:-12 =concie:11 =concre:7 =conden:-8 =condic:5 =conduc:10 =conect:-8 =confir:-14 =confun:9 =conoci:8
=consec:-8 =consej:-7 =consid:-8 =consol:19 =consti:5 =constr:-8 =consul:7 =contac:6 =conten:-5 =contex:-5 =contie:6 =contro:-13 =contun:7
=conven:-6 =conver:6 =convie:7 =convir:11 =convoc:13 =corazó:14 =corona:13 =cotiza:5 =covid:9 =creaci:-7 =crean:-5 =crear:5 =crecie:7
=crisis:7 =critic:-12 =cruce:7 =cuadra:5 =cuando:17 =cuatro:-16 =cuesti:8 =cultur:11 =cumpli:-5 =cómo:10 =da:-5 =dado:-9 =dar:5 =de:-30
=debate:8 =deberá:-7 =deberí:8 =debido:-8 =decidi:-8 =declar:-19 =decret:-9 =dedica:-11 =defens:-7 =defien:-10 =deja:-12 =del:12
=delito:-7 =demost:5 =dentro:10 =denunc:-20 =desafí:20 =desart:-9 =desbar:-11 =descar:7 =descon:10 =descub:11 =desde:29 =despid:-9
=destac:-14 =destin:-11 =detall:10 =detect:-20 =detenc:5 =deteni:-12 =devast:13 =dice:-8 =diez:-8 =difíci:-6 =digita:11 =dijo:5 =discap:13
=disco:8 =disfru:-8 =dispar:-17 =dispen:11 =dispos:-6 =distin:-10 =ditu:13 =divers:-9 =doce:-8 =dolor:-6 =domici:-6 =donaci:-5 =donde:6
=dos:5 =du:9 =durant:-10 =duro:-7 =década:11 =día:-7 =e:-5 =económ:-11 =edific:6 =efecti:7 =elecci:7 =electo:-9 =elimin:11 =embaja:-6
=emblem:-5 =emocio:13 =emplea:6 =empleo:-8 =empres:8 =en:-39 =encabe:-5 =encend:6 =encuen:9 =energí:-9 =enero:-5 =enferm:-5 =enfren:11
=entera:5 =entrad:-5 =entre:-15 =entreg:-6 =equipa:-6 =era:6 =erige:9 =ertzai:-9 =es:11 =escena:10 =escola:-10 =escrit:14 =escuch:21
=escánd:10 =esenci:5 =esfuer:-7 =espaci:-10 =españa:-7 =especi:7 =espect:13 =estaba:6 =estabi:-7 =establ:-14 =estas:5 =este:-24 =estiva:5
=esto:6 =estrat:-8 =estrec:-7 =estren:-6 =estudi:-12 =está:-7 =están:7 =eta:10 =euro:11 =euskad:-7 =eusker:-11 =eventu:-7 =evitar:-21
=excepc:-5 =exclus:6 =exigen:-7 =expare:-5 =expres:-11 =extend:-6 =extrem:9 =fachad:7 =facili:-8 =fallec:-8 =fallo:-7 =falso:6 =famili:8
=febrer:-6 =fecha:11 =fiesta:14 =figura:-5 =filas:-9 =financ:-7 =firma:-9 =firmas:-5 =foment:-5 =forma:9 =formal:-14 =fortal:-10 =frase:6
=fraude:-9 =frente:-7 =fue:7 =fuego:-12 =fuente:-5 =fueron:-12 =fábric:7 =física:5 =gana:-10 =garant:-8 =gastei:14 =gastro:5 =genera:10
=gestió:-5 =gigant:6 =giro:5 =gobern:-7 =gobier:-8 =gracia:6 =grados:-5 =grave:6 =guardi:-8 =guerra:-9 =ha:-10 =hablar:10 =hacer:10
=hambur:8 =herman:-14 =hijos:6 =hincha:-6 =histor:15 =histór:9 =homena:7 =hora:12 =horari:9 =hospit:10 =huelga:-5 =ilegal:-6 =impact:6
=imperi:5 =implan:-8 =import:11 =impues:5 =imputa:5 =incaut:-12 =incorp:-8 =indust:-12 =inespe:5 =infant:-8 =inflac:-5 =infrae:-6
=ingeni:-7 =inicia:-10 =inmigr:-11 =inmine:-8 =instal:18 =instit:-5 =intens:-9 =intent:7 =interi:-5 =intern:-16 =interv:-15 =invers:10
=invest:-13 =involu:5 =isapre:-8 =isla:6 =jefe:6 =joven:-5 =joyas:5 =judici:-14 =juez:-5 =juicio:6 =julio:-9 =junio:-6 =junto:-6
=justic:-6 =juvent:10 =kilos:-6 =kilóme:9 =la:-5 =las:8 =lavado:-15 =le:6 =lengua:7 =les:11 =licenc:5 =licita:-7 =lidera:-15 =limita:-8
=llega:-11 =llegar:10 =lo:15 =logró:13 =los:18 =lucha:7 =lugar:-6 =lunes:-19 =luz:-5 =líder:7 =lídere:-6 =madrug:-8 =magia:12 =mal:-8
=manten:-10 =mantie:-13 =marcad:-5 =marcó:-7 =marina:5 =martes:-12 =materi:6 =mayore:-8 =media:-6 =medida:5 =medio:-11 =mega:8 =mejora:-11
=memori:13 =menore:-6 =mental:7 =mentir:6 =mercad:-5 =meses:-6 =mientr:-10 =migrac:-5 =milioi:9 =minist:-11 =minuto:-5 =mister:10
=miérco:-7 =moción:-10 =mocks:-6 =moda:8 =modern:-6 =modifi:-5 =montaj:6 =mortal:-8 =movili:-11 =movimi:-5 =muere:-11 =muerte:5 =muerto:5
=muestr:9 =mundia:-8 =mundo:12 =munici:-12 =murió:7 =muy:-8 =más:7 =méxico:-7 =móvil:-5 =música:24 =nacion:-8 =narcot:-7 =natura:8
=negoci:6 =ni:10 =niños:-5 =no:19 =nombre:5 =normat:6 =notici:17 =novela:15 =nuevos:-16 =objeti:-6 =obliga:-6 =ocho:-5 =oferta:-10
=oficia:5 =ofrece:6 =online:8 =operat:-12 =orden:8 =ordena:-14 =orgull:12 =otras:6 =pablo:6 =pacto:-11 =pagar:-9 =palabr:6 =paquet:-8
=para:-24 =parada:-7 =parcia:-5 =parece:7 =pareja:-16 =parlam:-6 =parque:-8 =parte:-12 =partid:-8 =patine:8 =patrim:7 =paula:7 =país:15
=países:-6 =peligr:10 =perdid:-5 =permit:-11 =pero:-10 =petról:-13 =pide:-23 =piden:-9 =pierde:-7 =piscin:5 =piso:8 =pista:7 =pistol:-5
=planes:6 =plante:-7 =plaza:8 =plazas:-9 =plena:10 =polémi:-6 =políti:-11 =pone:-9 =por:-26 =posibl:6 =precio:-13 =premio:5 =preocu:5
=prepar:-9 =presen:-17 =presid:-25 =presos:5 =presun:-9 =preven:-15 =previs:-5 =primer:-19 =priori:7 =prisió:-16 =proble:5 =produc:-7
=profes:-11 =profun:5 =progra:-7 =prohib:-12 =promet:-6 =promoc:-5 =pronós:7 =propon:-7 =prosti:-7 =protag:5 =protec:10 =proyec:-14
=próxim:-18 =puerta:5 =punta:-6 =puntos:-5 =pymes:-8 =que:16 =quemad:9 =querel:-10 =quien:15 =quiere:-5 =qué:9 =reacci:15 =realiz:-16
=rebaja:-12 =rechaz:-16 =recibe:8 =reclam:-10 =recome:6 =recono:5 =recort:-9 =recuer:5 =red:-15 =redes:10 =refere:11 =refiri:7 =reform:-11
=regala:6 =regist:-19 =regula:-8 =renace:-6 =renova:-7 =renuev:-11 =renunc:-13 =repart:-8 =report:-7 =repres:-10 =resist:-6 =resolu:8
=resolv:10 =respal:-15 =respet:5 =respon:-7 =resto:6 =result:-9 =reunir:-6 =reunió:-6 =revela:13 =reveló:-5 =reúne:-11 =rinde:7 =rock:10
=roja:-5 =rol:6 =rompe:9 =ruta:9 =rutas:-9 =rápida:-6 =sacudi:-5 =sale:-8 =salida:-7 =salud:9 =san:10 =sancio:-9 =se:13 =secret:10
=sector:-7 =secues:8 =seguro:7 =según:-11 =seis:-9 =selecc:11 =semana:-9 =semifi:-8 =senado:-10 =senten:-8 =sentid:-6 =ser:11 =serie:11
=servic:-15 =será:-8 =sesión:8 =sexual:-17 =shock:8 =si:-10 =sido:10 =siendo:5 =siguen:-7 =silenc:13 =simula:-8 =sin:-9 =sindic:-11
=sistem:-5 =sobre:5 =sol:10 =solar:-7 =solici:-14 =solo:-6 =sombra:9 =sostuv:-8 =sufre:-12 =suma:-10 =sumini:-5 =supera:-10 =suspen:-9
=sábado:9 =sánche:-7 =talent:-5 =tecnol:10 =teletr:-5 =tema:8 =temper:7 =tempor:-6 =tenden:-5 =tendrá:-11 =tensió:-6 =tenía:-7 =terapi:-6
=tercer:-9 =termin:-5 =terren:-6 =testim:5 =tienda:13 =tienen:6 =tipo:5 =toda:-9 =todo:7 =todos:7 =trabaj:5 =tradic:-16 =trama:-5
=transm:-7 =transp:-6 =tranví:-7 =tras:-8 =trasci:6 =tres:-13 =tribun:-11 =triunf:6 =trump:-8 =turism:-9 =turíst:-5 =términ:-8 =ubicad:-5
=un:-6 =una:9 =uno:-12 =urbano:-9 =urgent:-5 =usuari:-9 =vacuna:5 =varian:-7 =vasca:5 =vasco:-13 =ve:-7 =vecina:6 =vecino:6 =venta:-6
=ver:-5 =verano:27 =verde:-6 =victor:-7 =vierne:-5 =vincul:5 =violen:5 =virus:11 =visita:-7 =viste:13 =visto:-5 =vital:7 =vivien:-7
=vivió:6 =vox:-8 =vuelve:-17 =víncul:-7 =ya:-5 =zuia:-9 =álava:-11 =ámbito:5 =éxito:12 =última:6 =única:6 ^#:9 ^a:11 ^abogad:19 ^aeropu:-9
^alavés:-6 ^alcald:-5 ^arabak:8 ^banca:6 ^boric:-8 ^brusel:-11 ^cae:-6 ^camilo:-15 ^carabi:6 ^caso:-5 ^corona:11 ^covid:-7 ^de:-18
^denunc:5 ^desbar:-6 ^descub:7 ^desde:10 ^detect:-7 ^detien:-10 ^encuen:6 ^españa:-8 ^euskad:-7 ^famili:5 ^fiscal:-14 ^fútbol:5 ^gastei:13
^genera:5 ^gobern:-8 ^gobier:-7 ^ha:10 ^incend:9 ^inform:7 ^justic:-6 ^la:-5 ^mega:8 ^mocks:-6 ^muere:-9 ^no:19 ^nueva:9 ^oposic:-5
^pablo:6 ^paula:7 ^petról:-6 ^pide:-7 ^presen:-8 ^presid:-13 ^propon:-7 ^puerto:-5 ^revela:7 ^san:8 ^se:7 ^sánche:-5 ^trabaj:-5 ^trama:-6
^tras:-5 ^trump:-8 ^una:21 ^vasco:-7 ^vitori:-19 ^vox:-8 ^vuelve:-9 ^zuia:-9 ^álava:-11 a:-8 abogad:17 abrevi:-6 abril:-7 absent:-9
abusos:6 acceso:6 accion:-10 acerca:9 acoger:21 acompa:10 acondi:6 acorda:-6 acreed:-5 activa:-20 activi:7 activo:-14 acto:-15 actor:6
actriz:6 actuac:-6 acuerd:-27 acumul:7 acusad:-12 acusan:-7 adelan:-9 adoles:-7 adquie:-6 adquir:-5 adulto:-7 advier:-7 aeropu:-13
afirmó:-10 afuera:-8 agredi:-5 agresi:14 agrupa:-6 agua:17 ahora:6 aire:9 al:-10 alaves:5 alavés:-7 albiaz:-5 alcald:10 alcanz:-14
alerta:-10 algo:-5 alguie:7 alguna:12 alianz:-6 alista:-6 alivia:6 allana:-8 altera:-7 altern:-6 altos:-5 altura:6 alumna:-8 alumno:-5
amante:7 amaril:-9 ambos:-6 amenaz:18 amigos:-5 amplio:-8 amplía:-10 analiz:-10 ancian:7 aniver:-9 anteri:6 antes:15 antibi:7 antici:-6
anual:8 anuale:5 anunci:-24 anális:7 aparen:7 apertu:-5 aplast:-11 aporta:14 apoyar:-5 apoyo:6 aproba:-24 aprove:6 arabak:8 arquit:10
arranc:-6 arrasa:12 aspira:-8 así:5 ataca:8 ataque:-8 atenci:7 atendi:13 atrope:-6 audien:-6 aument:-9 aunque:7 autobu:-7 autobú:-5
automó:7 autori:-18 autóno:-12 avance:7 avión:5 ayuda:-8 azulgr:-10 año:5 años:-17 bacter:6 baja:-5 balanc:-5 banco:-6 bandas:-5 banqui:-8
barrio:-8 baskon:-8 batall:14 baño:-7 bebé:9 bellez:6 benefi:-7 bicicl:12 bien:20 bloque:-10 boric:-8 brecha:-7 brusel:-11 buena:-5
bueno:19 busca:-8 buscan:11 búsque:-7 cabeza:-5 cabezu:-7 cabo:-6 cada:22 cadena:12 cae:-10 calida:8 califi:-7 calle:-6 calles:-7 calzad:6
cambia:9 camilo:-17 camina:-5 camise:5 camión:-5 campam:-5 campeo:-12 campo:5 candid:-6 capaci:-8 capaz:5 carabi:8 carga:5 cargos:-8
carrer:10 cartel:5 cartol:7 casa:5 caso:-9 casos:-6 castel:-7 catalá:-9 causa:7 cautel:-11 caída:-7 caído:9 celula:-5 centra:7 cerrad:-10
cerró:-7 chilen:6 choque:-6 ciclo:10 cielo:-5 cienci:6 ciento:-8 cientí:11 cierra:-15 cierre:7 cifra:-9 cinco:-15 circul:15 cirugí:7
ciudad:10 clave:5 client:7 climát:-7 club:-18 clásic:5 coches:5 coimas:-6 coinci:-14 colabo:9 colecc:12 colore:9 combus:-5 comerc:8
cometi:-5 como:5 compar:14 compañ:7 compet:-25 compit:12 comple:14 compli:-5 compro:-9 comuna:-13 comuni:-6 común:6 con:-13 concie:18
conclu:-6 conden:-10 conduc:22 confer:-15 config:-7 confin:7 confir:-26 confli:7 confor:-6 confun:7 conjun:-12 conoce:7 conoci:16
consec:-16 consej:-7 consid:-12 consig:7 consis:8 consol:12 consti:8 constr:-5 consul:10 contac:19 contar:-7 contem:-7 contex:-5 contie:9
contin:-11 contra:8 contro:-19 contun:7 conven:-12 conver:7 convie:11 convir:8 conviv:5 convoc:6 corazó:19 corona:17 corrup:-6 cotiza:5
covid:10 crean:-5 crear:5 crecie:10 cripto:7 crisis:9 critic:-13 cruce:7 crudo:-10 cuadra:6 cual:6 cuatro:-9 cuenta:-9 cultur:13 cumple:8
cumpli:-6 cura:10 cuyo:6 cárcel:-6 cómo:17 cúpula:6 da:-17 dado:-15 dan:6 de:-6 debate:7 debe:8 deben:8 deberá:-6 deberí:12 decidi:-12
decisi:-10 declar:-21 decret:-11 defend:10 defien:-5 deja:-15 dejará:-6 dejó:-6 delant:-5 delito:-12 demand:-8 demost:7 dentro:6 denunc:-9
deport:6 depósi:6 desafí:17 desarr:7 desart:-8 desbar:-11 descar:5 descen:-6 descon:6 descub:13 desde:13 desenc:7 design:15 desman:6
desper:10 despid:-9 despla:7 destac:-14 destin:6 desvel:-9 detect:-18 detenc:8 detrás:7 devast:12 dice:-6 dicen:-7 diciem:-5 diez:-7
difere:5 difund:6 difíci:-8 digita:10 dijo:-7 dilige:-6 diputa:-11 direct:6 discap:13 disco:8 discri:-7 discus:-5 diseña:8 disfru:5
dismin:-9 dispar:-10 dispen:15 dispon:-5 dispos:-6 distin:-10 distri:-5 ditu:13 divers:-12 doce:-7 doloro:-7 domici:-8 donaci:-6 donde:7
dos:-10 drogas:6 du:9 dudas:-5 dueños:5 duro:-7 década:19 día:-5 e:7 económ:-14 edició:12 educat:-7 efecti:7 eficaz:-6 ejecut:-5 elabor:9
elecci:8 electo:-13 elemen:-9 elevad:-8 elevan:-5 elimin:6 ellas:7 embaja:-6 embarg:8 emblem:-6 emocio:16 empleo:-6 empres:9 encend:6
energí:-6 enero:-6 enfren:17 entera:5 entida:-15 entorn:-5 entrad:-8 entre:-7 entreg:-5 equipo:-6 eran:5 erige:12 error:6 ertzai:-9 es:35
esa:5 escala:-12 escena:7 escola:-11 escrit:7 escuch:27 escánd:7 esenci:11 esfuer:-16 eso:6 espaci:9 españa:-7 especi:8 espect:18
especu:-5 especí:-7 estaba:11 estabi:-9 establ:-13 estaci:-9 estarí:8 estas:10 este:-16 estima:-5 esto:7 estos:7 estrat:-8 estrec:-7
estruc:-7 estudi:-11 estuvi:-6 está:6 están:9 eta:10 euro:11 euskad:-7 eusker:-14 evento:7 eventu:-7 eviden:14 evitar:-22 evoluc:-5
exalca:-5 excand:-6 excele:-5 excepc:-6 exdire:-6 exigen:-9 exmini:-13 expans:-5 expare:-6 expedi:-6 experi:7 export:-5 exposi:-9
expres:-25 expuls:-5 extend:-5 exteri:-10 extrem:10 faceta:6 fachad:8 facili:-8 factor:-7 fallec:-9 fallo:-8 falsa:5 falso:6 famili:8
faránd:9 fase:-5 favor:12 febrer:-5 fecha:12 federa:-6 femeni:8 fenóme:13 fiesta:20 filas:-13 firma:-6 firmas:-5 fiscal:-11 flagra:7
formac:-9 formal:-14 fortal:-11 francé:-9 frase:6 fraude:-11 frente:5 fue:16 fuego:-14 fueron:-13 fundac:-6 fundad:10 fundam:6 futura:-8
futuro:-8 fábric:6 físico:14 gabine:-7 gana:-12 garant:-13 gastei:16 gastos:-5 gastro:5 genera:13 gerent:5 gestió:-5 gigant:-7 giro:9
gobern:-13 gracia:10 grados:-7 grande:5 gratui:-5 graves:7 grieta:7 grupo:-5 guardi:-11 guerra:-7 h:6 haber:-11 habers:8 habita:6 habla:11
hablar:13 habló:10 habría:5 había:5 hacer:8 hacia:-6 hacien:-6 hambur:8 han:11 hasta:-20 hay:-11 hechos:-5 herman:-14 hijos:6 hincha:-6
hipote:5 histor:19 hizo:-12 homena:8 homici:-5 honor:-5 hora:14 horari:9 horas:-8 hospit:6 hoy:7 huelga:-6 huella:-6 humano:7 ilegal:-8
impact:5 impart:-9 imperi:6 implan:-9 implem:5 import:5 imputa:10 inaugu:-5 incaut:-11 inclus:6 incluy:5 incorp:-14 indaga:-7 indebi:-6
indivi:-9 indust:-11 inespe:7 infant:-7 inflac:-5 infrac:-5 infrae:-6 ingeni:-6 inglés:-10 ingres:-8 inicia:-20 inicio:5 inmigr:-13
inmine:-7 innova:6 inolvi:8 inquie:9 insist:-9 insta:-6 instan:-9 intele:7 intens:-6 intere:8 intern:-14 interr:-8 interv:-21 introd:8
invent:8 invers:16 involu:8 irregu:-9 irá:-5 isapre:-8 isla:9 jefe:5 jornad:5 joven:-7 joyas:5 judici:-13 juez:-7 jugado:-7 juicio:-9
julio:13 junio:-9 junto:-6 jurídi:-5 juvent:10 kilos:-6 kilóme:6 km:6 la:11 labora:10 lanza:9 las:11 lavado:-11 legisl:-5 lengua:8 les:16
lesion:-5 ley:8 libre:7 licenc:5 licita:-6 lidera:-23 limita:-6 litera:6 litigi:5 llamad:6 llega:-10 lleva:-10 llevan:5 lo:-10 locale:-7
logró:13 los:16 lucha:10 lugar:-6 lunes:-16 madril:-6 madrug:-8 magia:12 mal:-11 malest:7 manera:11 manife:7 manipu:-8 mano:14 manten:-28
mantie:-6 marcad:7 marcan:-5 marcha:-5 marco:-15 marcó:-8 martes:-15 marzo:-8 masivo:-5 materi:7 matrim:-6 mayo:-11 mayor:6 mayore:-9
media:-11 medica:-5 medici:6 medida:-16 mega:8 megarr:-8 mejora:-18 memori:7 menor:-9 menos:-13 mensaj:14 mental:9 mentir:6 mercad:-5
mesa:-5 meses:-6 mientr:-8 migrac:-5 miles:8 milioi:9 millon:-7 minist:-15 minori:-5 minuto:-6 mismo:-6 mister:10 mitad:-8 miérco:-14
moción:-10 mocks:-6 moda:11 modelo:13 modifi:-10 moment:12 montaj:6 mortal:-8 motivo:-7 movili:-11 muchas:15 muchos:16 muere:-11 muerte:12
muerto:8 multa:6 mundia:-8 mundo:18 munici:-25 murió:7 muy:-5 mágica:7 máximo:-6 médico:5 música:28 nacido:5 nacion:-19 nada:-5 narco:-5
natura:5 negoci:12 ni:19 noches:-5 noctur:-6 notici:16 notifi:-6 novela:17 nueva:7 nuevo:-8 nuevos:-22 numero:8 número:-9 o:19 objeti:-6
obliga:-8 ocasio:7 ocasió:11 oculta:7 ofensi:-8 oferta:-13 oficia:10 online:11 opcion:6 operat:-20 oportu:10 oposit:-5 orden:14 ordena:-11
orgull:12 oro:12 otras:8 otro:7 pablo:6 pacien:6 pacto:-7 pagar:-9 pago:-6 paisaj:7 pandem:7 papa:-10 papel:10 paquet:-9 para:-5 parada:-7
parcia:-5 parece:8 parlam:-22 parque:-11 parte:-11 partid:-7 pasada:6 pasar:6 pasión:7 paso:-6 pasos:-5 patine:8 patrim:7 patrul:6 paula:7
país:23 países:7 peajes:7 peaton:5 peligr:11 penale:-5 penas:-5 perder:5 perdid:-5 perfil:6 permit:10 pero:-5 persig:5 person:-5 pese:5
petról:-13 pide:-24 piden:-14 pidió:5 piel:8 pierde:-7 piscin:8 piso:8 pista:6 plan:-5 planes:6 planta:9 plante:-9 planti:-6 plazas:-10
plena:6 pleno:8 pobres:7 poco:7 podrán:-5 polici:-5 polémi:-8 políti:-13 pone:-14 poner:-6 por:-11 portav:-7 posibi:-7 posibl:-5 posici:7
postur:9 potent:-7 preced:7 precio:-22 precis:11 premio:9 prensa:-6 prepar:8 presen:-8 presid:-29 presió:-6 presos:5 preven:-13 previo:6
primar:-6 primer:-16 princi:-17 prisió:-16 privad:13 proble:6 proced:-8 proces:-12 produc:8 produj:5 prohib:-15 prohíb:-6 promet:5
pronun:11 pronós:6 propie:5 propon:-8 propor:-8 propue:13 prosti:-7 protag:5 protec:12 protoc:-6 provin:-5 provoc:17 proyec:-5 próxim:-15
public:8 puerto:-5 punta:-6 puntos:-12 pymes:-8 página:9 públic:-8 quedar:5 quedó:5 quemad:9 querel:-12 quien:10 quiene:6 quiere:-5 qué:13
ratas:6 reacci:19 real:-5 realid:21 realit:5 realiz:-11 rebaja:-13 receta:6 rechaz:-17 recibe:20 recién:-5 reclam:-20 recome:10 record:5
recorr:12 recort:-9 recuer:7 red:-19 redes:29 reducc:-7 reduce:-8 refere:5 refiri:10 reform:-15 regala:6 region:-11 regist:-24 regres:13
regula:-7 relaci:-11 renace:-6 renuev:-10 renunc:-12 repart:-11 repasa:7 report:-7 repres:-16 requis:8 reside:-6 resolu:5 resolv:8
respal:-13 respec:-18 respon:-8 resto:5 result:-13 reunir:-9 reunió:-11 revela:15 revisa:9 revist:5 reúne:-12 rinde:7 rival:-7 rock:10
roja:-5 rol:8 rompe:9 ropa:9 rutas:-8 rápida:-11 sacar:-8 sacudi:-5 sale:-8 salir:8 salud:13 san:10 sancio:-8 sanita:-12 se:-5 sea:11
secret:-10 sector:-5 secues:7 sede:-10 seguim:6 seguir:-8 segund:-12 segura:-8 seguri:-7 seguro:11 según:-15 seis:-13 selecc:11 semest:5
semifi:-8 senado:-11 sencil:9 senten:-8 septie:9 ser:17 serie:11 servic:-21 será:-6 sesión:7 sexual:-8 señala:-5 señaló:-9 shock:8 si:-18
sido:5 siempr:5 siendo:11 signif:-7 sigue:5 siguen:-13 silenc:16 simila:8 simult:-5 sin:7 sindic:-18 situad:-7 sol:9 solar:-5 solici:-15
solo:-14 sombra:7 sorpre:-6 sospec:6 sosten:5 sostie:-6 sostuv:-11 su:14 subsec:-5 sudame:10 sueño:13 sufici:-5 sufre:-12 sufrid:-5
sufrió:-6 sujeto:-6 suma:-5 sumini:-7 supera:-24 superi:5 sur:6 sus:19 suspen:-5 sábado:7 sánche:-7 séptim:-9 sólo:-6 tanta:6 tecnol:6
telefó:11 teletr:-5 televi:9 teléfo:6 tema:16 tempor:-13 tendrá:-14 tenemo:-5 tener:6 tenía:-14 terapi:-6 terren:-11 territ:5 terror:7
testim:5 texto:-6 tiempo:6 tienda:10 tiene:10 tienen:10 tierra:-5 tipo:10 toda:-7 todaví:-5 todo:19 todos:12 toma:6 tonela:-6 tormen:15
torno:9 toros:8 total:-9 tradic:12 transf:5 transi:-10 transm:-12 transp:-7 tranví:-9 tras:-15 trasci:10 traspa:-8 tratab:6 tratam:6
tratar:11 tres:-19 tribun:-15 triunf:8 trump:-8 tráfic:6 tu:5 turism:-11 turist:-9 turno:5 términ:-11 título:-7 ubicad:-13 un:12 una:12
unas:-5 unidad:-8 unos:10 urbana:-9 urbano:6 urgenc:5 urgent:-6 uso:-6 utiliz:15 valor:10 valora:-5 varian:-7 varias:-5 vasco:-12
vascos:-7 vaya:-7 ve:-13 veces:6 vecina:15 vecino:11 vehicu:-5 venta:-13 verano:27 verdad:10 verde:-6 vez:11 viaje:-7 vial:5 viaria:-6
victor:-12 vida:8 vierne:-11 vigenc:5 vincul:-11 virus:21 visita:-8 viste:14 vital:6 vivido:14 vivió:6 volvió:-8 voto:-7 vox:-8 vuelve:-10
víctim:-6 víncul:-10 y:17 zona:8 zuia:-9 álava:-11 áreas:-14 época:7 éxito:20 última:9 último:-8 única:8
`
