export const spanish = `
:-23 #:-22 +":-29 +(:-28 +,:5 +.:13 +0:-7 +::69 +?:23 +alone:23 +doubts-1:-39 +doubts1:48 +length0:16 +length1:39 +length2:40 +length3:-6
+length4:-17 +length5:-16 +length6:28 +length7:-18 +length8:-19 +length9:-31 +retold:-5 +weight1:23 +weight2:-7 +without-cut-off:7
+without-explicit:-7 +without-first-person:27 +without-quote:-9 +–:31 40º:-7 =#:-8 =a:-25 =abiert:6 =abogad:12 =abril:-11 =absent:-9
=accion:-7 =aceite:-5 =acerca:5 =acompa:5 =activa:-14 =activi:13 =activo:-5 =acto:-13 =actual:6 =acuerd:-5 =acumul:11 =acusad:-8
=acusan:-8 =adapta:5 =admini:-8 =adoles:-9 =adulto:-6 =aeropu:-12 =afecta:7 =afirma:-7 =afuera:-7 =agosto:-8 =agua:8 =aire:8 =alaves:7
=alcanz:-6 =alerta:-9 =allana:-10 =altura:5 =alumna:-8 =alza:5 =amante:9 =amaril:-7 =amenaz:9 =amplio:-8 =amplía:-6 =analiz:-6 =ante:9
=antes:6 =anunci:-15 =apertu:-7 =aplast:-10 =aporta:9 =apoyar:-9 =aproba:-15 =apuest:5 =arabak:6 =arena:5 =argent:-9 =armas:8 =arquit:9
=asegur:-7 =así:-5 =ataca:5 =atenci:8 =atendi:9 =atrope:-7 =audien:-7 =aument:-7 =autobu:-7 =autobú:-5 =autor:-5 =autori:-11 =autóno:-9
=avance:7 =ayuda:-7 =años:-12 =bacter:5 =bajo:8 =balcón:-6 =banda:-6 =bares:-6 =barrio:-5 =baskon:-6 =batall:8 =baño:-6 =bebé:7 =bicicl:14
=bien:11 =bloque:-8 =boric:-6 =brusel:-10 =busca:-15 =buscar:-5 =cabezu:-8 =cabo:-7 =cadena:8 =cae:-8 =calle:10 =camilo:-12 =camión:-7
=candid:-9 =cannab:-6 =cantid:-5 =capita:5 =cargos:-7 =carrer:6 =carta:-5 =caso:10 =cautel:-8 =caída:-6 =celebr:24 =centra:8 =cerró:-6
=chilen:6 =choque:-7 =ciclo:11 =ciento:-6 =cierra:-9 =cinco:-9 =circul:7 =cirugí:6 =ciudad:19 =clave:10 =client:5 =cobre:-5 =coches:6
=coimas:-5 =coinci:-11 =colecc:9 =colegi:5 =colore:6 =combat:5 =coment:6 =comerc:6 =comisi:5 =compar:16 =compet:-16 =comple:9 =comuna:-11
=comuni:5 =con:9 =concie:12 =conden:-5 =conduc:10 =conect:-7 =confir:-14 =confun:10 =conmem:-5 =conoce:-5 =conoci:9 =consec:-8 =consej:-9
=consid:-11 =consol:12 =consta:5 =consti:5 =constr:-9 =consul:7 =contac:5 =conten:-6 =contex:-5 =contie:6 =contro:-10 =contun:5 =conven:-8
=conver:10 =convie:9 =convir:13 =convoc:11 =corazó:19 =corona:8 =cotiza:8 =covid:7 =creaci:-6 =crear:5 =crecie:7 =critic:-12 =cruce:7
=cuadra:5 =cuando:14 =cuatro:-9 =cuchil:8 =cuerpo:-6 =cuesti:10 =cultur:13 =cómo:9 =da:-6 =dado:-12 =de:-18 =debate:11 =deberá:-7
=deberí:8 =debido:7 =decidi:-10 =declar:-13 =decret:-8 =dedica:-12 =defens:-7 =defien:-6 =deja:-12 =del:12 =delito:-6 =demost:6 =dentro:9
=denunc:-11 =deport:-8 =derrib:-6 =desafí:21 =desapa:-5 =desbar:-11 =descar:9 =descon:7 =desde:24 =desman:7 =despid:-7 =despué:7
=destac:-16 =destin:-12 =detall:9 =detect:-22 =deteni:-8 =detrás:6 =devast:10 =dichos:14 =dictad:-5 =dieron:6 =diez:-7 =difere:7
=digita:10 =discap:10 =dispar:-15 =dispen:10 =dispos:-6 =distin:-9 =ditu:10 =divers:-7 =doce:-8 =dolor:-9 =domici:-5 =droga:8 =drogas:7
=du:8 =durant:-7 =duro:-5 =década:14 =económ:-7 =efecti:5 =elecci:6 =electo:-10 =elimin:9 =embaja:-7 =emblem:-6 =emocio:12 =emplaz:13
=empleo:-7 =empren:-6 =empres:5 =en:-30 =encabe:-5 =encend:6 =encuen:15 =energí:-9 =enferm:-5 =enfren:10 =enmien:-6 =enorme:-6 =entrad:-6
=entre:-14 =epicen:8 =equipa:-6 =equipo:-5 =erige:9 =ertzai:-8 =es:12 =escala:-5 =escola:-9 =escrit:12 =escuch:19 =escánd:12 =esenci:6
=esfuer:-10 =espaci:-9 =españa:-7 =especi:9 =espect:11 =espera:5 =esta:-7 =estaba:5 =estabi:-5 =establ:-13 =estaci:-6 =estar:-6 =estas:5
=este:-21 =estrat:-8 =estrec:-5 =estren:-6 =estudi:-9 =está:-10 =están:6 =eta:8 =euro:8 =euskad:-7 =eusker:-13 =evento:9 =eventu:-7
=evitar:-20 =excepc:-6 =exclus:7 =exigen:-7 =explic:6 =explot:5 =expres:-13 =extrem:11 =fachad:5 =facili:-8 =fallec:-8 =fallos:6 =falso:5
=famili:9 =febrer:-6 =fecha:8 =ferrov:7 =fiesta:12 =filas:-8 =firma:-9 =firmad:-5 =firmas:-5 =foco:9 =foment:-6 =forest:5 =forma:5
=formac:-6 =formal:-13 =fortal:-10 =frase:5 =fraude:-10 =fuego:-11 =fuerza:5 =futuro:-5 =fábric:7 =fútbol:8 =gana:-10 =garant:-8
=gastei:14 =gastro:6 =genera:6 =gente:5 =gigant:11 =giro:8 =gobern:-8 =grados:-9 =grupo:-5 =guardi:-8 =guerra:-8 =ha:-9 =hablar:9 =había:7
=hacer:7 =hacia:-5 =hambur:8 =hecho:6 =herman:-8 =hijo:5 =hijos:5 =hincha:-7 =histor:14 =histór:9 =homena:5 =hora:12 =horari:5 =horas:-6
=hospit:8 =huelga:-5 =humano:5 =ilegal:-8 =ilumin:-5 =impact:5 =imperi:6 =implan:-8 =import:6 =imputa:5 =imágen:9 =inaugu:6 =incaut:-10
=incend:5 =incorp:-10 =indust:-9 =infrae:-7 =ingeni:-7 =inicia:-12 =inmigr:-10 =inmine:-9 =instal:19 =instit:-6 =inteli:5 =intens:-12
=intent:6 =interi:-6 =intern:-13 =interv:-11 =invers:7 =invest:-11 =involu:10 =irrump:7 =isapre:-8 =isla:7 =jefe:5 =jornad:-7 =joyerí:6
=judici:-16 =juez:-7 =juicio:8 =julio:-7 =junio:-6 =junto:-5 =justic:-6 =juvent:9 =kilóme:11 =la:-12 =lanza:-5 =larga:-5 =laudio:8
=lavado:-16 =le:5 =lengua:7 =les:11 =ley:7 =licenc:6 =licita:-8 =lidera:-5 =llamas:-7 =llega:-12 =llegar:8 =lo:16 =locale:-5 =logró:13
=los:16 =lucha:12 =lugar:-5 =lunes:-10 =luz:-8 =lídere:-6 =línea:-6 =madre:-6 =madrug:-10 =magia:11 =magnit:-5 =mal:-9 =mano:12
=manten:-12 =mantie:-12 =marca:9 =martes:-6 =materi:8 =mayore:-10 =media:-6 =median:-6 =medici:6 =medida:10 =medio:-8 =mega:7 =mejora:-9
=memori:12 =menore:-7 =mensaj:6 =mental:5 =mentir:5 =mercad:-9 =meses:-6 =metros:10 =miedo:-5 =mientr:-7 =migrac:-5 =milioi:8 =millon:-8
=millón:-5 =minist:-15 =minuto:-5 =miérco:-9 =moción:-9 =moda:7 =modern:-9 =modifi:-6 =moment:7 =mortal:-5 =mosqui:-5 =motivo:-5
=movili:-6 =muere:-12 =muerte:7 =muestr:9 =mundo:9 =munici:-9 =murió:7 =musica:7 =muy:-9 =más:5 =méxico:-6 =música:21 =nacion:-9
=narcot:-8 =natura:9 =ni:10 =niños:-5 =no:20 =noches:8 =noctur:-7 =normal:-5 =notici:14 =novela:15 =nueve:5 =nuevo:5 =nuevos:-13
=objeti:-5 =obliga:-7 =ocho:-5 =oculta:5 =oferta:-10 =ofrece:14 =online:7 =operat:-12 =oposic:5 =ordena:-10 =orgull:11 =oro:5 =otras:6
=pablo:5 =pacien:5 =pacto:-11 =pagar:-9 =pantal:9 =papel:5 =paquet:-7 =para:-14 =parada:-7 =parcia:-5 =pareja:-12 =parlam:-5 =parque:-8
=parte:-18 =partid:-5 =pasado:8 =patine:7 =patrim:5 =paula:7 =país:15 =pdi:-5 =peaton:5 =peligr:6 =pequeñ:5 =percep:-5 =perdid:-5
=permit:-11 =pero:-10 =petról:-12 =pide:-21 =pierde:-6 =pioner:-5 =piso:6 =pista:6 =pistol:-7 =planes:6 =plante:-8 =plaza:16 =plazas:-9
=plena:7 =poblac:5 =polémi:-6 =políti:-16 =pone:-12 =por:-23 =precio:-12 =premio:5 =prepar:-11 =presen:-20 =presid:-24 =presun:-9
=preven:-7 =previs:-5 =primer:-18 =priori:8 =prisió:-15 =produc:-5 =profes:-7 =profun:7 =progra:-7 =prohib:-12 =prolon:10 =promoc:-5
=propon:-8 =prosti:-7 =protag:6 =protec:9 =proteg:-6 =proyec:-12 =próxim:-21 =public:-6 =pueblo:8 =puede:5 =puerta:7 =punta:-5 =punto:10
=pymes:-8 =públic:-5 =que:5 =quemad:12 =querel:-11 =quien:11 =quiere:-8 =qué:7 =ratas:10 =reacci:12 =reacti:5 =reafir:5 =real:-5
=realiz:-9 =rebaja:-9 =rechaz:-12 =recibe:10 =reclam:-9 =recome:6 =recono:7 =recort:-7 =recuer:5 =recupe:11 =red:-12 =redes:8 =reduci:-5
=refere:12 =refiri:10 =reform:-7 =regala:6 =regist:-19 =regula:-8 =renace:-6 =renova:-10 =renuev:-12 =renunc:-13 =repart:-10 =report:-9
=repres:-9 =resist:-6 =resolu:7 =resolv:10 =respal:-10 =respon:-7 =resto:5 =result:-9 =reunir:-7 =reunió:-6 =revela:12 =reveló:-5
=reúne:-12 =rinde:5 =robos:5 =rock:11 =roja:-5 =rol:10 =rompe:6 =rural:-9 =ruta:9 =rutas:-7 =rápida:-7 =sacudi:-6 =sale:-8 =salida:-6
=salud:7 =san:9 =sanita:-7 =se:18 =secret:6 =sector:-6 =secues:9 =seguro:6 =según:-17 =selecc:8 =senten:-6 =sentid:-8 =serie:8 =servic:-19
=sesión:7 =sexual:-16 =señala:-6 =shock:7 =sido:12 =siendo:5 =siga:5 =silenc:10 =simula:-6 =sin:-7 =sindic:-12 =sistem:-6 =sobre:6 =sol:8
=solar:-8 =solici:-13 =sombra:5 =sostuv:-7 =subast:7 =sufre:-11 =suma:-9 =supera:-14 =suspen:-14 =sustra:5 =sábado:12 =sánche:-7
=talent:-6 =tecnol:9 =teletr:-6 =tema:12 =temper:6 =tempor:-8 =tendrá:-9 =tensió:-6 =terapi:-6 =terren:-6 =territ:-5 =tienda:9 =tienen:5
=toda:-6 =todo:9 =tonela:-5 =torno:7 =trabaj:7 =tradic:-15 =tramo:-6 =transc:5 =transf:9 =transm:-8 =tranví:-7 =tras:-10 =trasci:7
=tratam:9 =tres:-13 =tribun:-10 =trump:-9 =tránsi:-5 =turism:-10 =turno:7 =turíst:-6 =términ:-6 =título:-5 =un:-7 =uno:-13 =urbano:-10
=urgent:-5 =usuari:-7 =varian:-6 =vasco:-13 =ve:-7 =vecina:8 =vecino:8 =vehícu:8 =ventan:-6 =ver:-5 =verano:22 =verde:-10 =vibran:-5
=victor:-7 =vincul:5 =virus:10 =visita:-7 =viste:14 =visto:-5 =vital:5 =vitori:-8 =vive:-6 =vivien:-9 =vivió:6 =vox:-8 =vuelve:-17
=víncul:-7 =ya:-6 =zuia:-8 =álava:-5 =éxito:11 =última:10 =única:5 ^#:7 ^a:13 ^abogad:15 ^aeropu:-7 ^alavés:-5 ^arabak:6 ^bajo:-10
^banca:6 ^boric:-6 ^brusel:-10 ^cae:-6 ^calor:5 ^camilo:-9 ^carabi:5 ^caso:-5 ^corona:10 ^covid:-7 ^de:-15 ^desart:8 ^desbar:-6 ^descub:6
^desde:8 ^detect:-7 ^deteni:14 ^detien:-13 ^en:14 ^encuen:5 ^españa:-7 ^este:-11 ^estudi:9 ^euskad:-7 ^fiscal:-13 ^gastei:11 ^genera:5
^gobern:-7 ^ha:8 ^inform:8 ^justic:-6 ^laudio:8 ^mega:7 ^muere:-9 ^no:18 ^nueva:8 ^nuevo:-9 ^pablo:5 ^paula:7 ^pdi:-5 ^petról:-5 ^pide:-6
^por:-5 ^presen:-6 ^presid:-14 ^propon:-7 ^proyec:-7 ^puerto:-5 ^rechaz:5 ^regres:9 ^revela:6 ^san:8 ^se:5 ^según:-10 ^sánche:-5
^trabaj:-6 ^trama:-5 ^tras:-6 ^trump:-9 ^una:15 ^vasco:-9 ^vecino:-6 ^vitori:-23 ^vox:-8 ^vuelve:-8 ^zuia:-8 ^álava:-5 abogad:14 abrevi:-6
abril:-6 absent:-8 abusos:6 accide:5 accion:-10 acción:-5 acerca:8 acoge:-5 acoger:15 acompa:8 acondi:5 acorda:-9 activa:-11 activi:8
activo:-10 acto:-17 actor:7 actuac:-5 actual:5 acuerd:-33 acumul:11 acusac:-5 acusad:-13 adoles:-8 adquir:-6 advier:-6 aeropu:-12
afecta:-5 afectó:-5 afirmó:-13 afuera:-8 agresi:11 agrupa:-5 agua:16 aguas:-6 ahora:5 aire:7 al:-8 alaves:7 albiaz:-6 alcald:9 alcanz:-17
alerta:-14 alguie:5 alguna:13 alianz:-6 alista:-5 alivia:5 allana:-9 alta:5 altera:-7 altern:-7 altos:-5 alumna:-8 amante:11 amaril:-8
ambos:-6 ambula:5 amenaz:15 amigos:-5 amplio:-9 amplía:-8 analiz:-6 ancian:6 aniver:-10 ante:5 anteri:5 antes:14 antibi:6 antici:-5
antigu:5 anual:7 anunci:-24 anális:5 aparen:6 apertu:-9 aplast:-10 aplaza:-5 aporta:12 apoyar:-6 aproba:-25 apuest:6 apunta:6 apuntó:-5
arabak:6 armas:10 arquit:10 arraig:-5 arrasa:12 aspect:6 aspira:-6 ataca:5 ataque:-5 atenci:11 atendi:12 atrope:-7 aument:-15 aunque:7
autobu:-7 autobú:-5 autori:-20 autóno:-16 avance:9 aviso:9 avión:5 ayuda:-8 azulgr:-10 años:-17 bacter:5 baja:-7 balcón:-6 banco:-5
bandas:-6 bander:8 banqui:-8 bares:-6 barrio:-6 baskon:-8 batall:14 baño:-6 bebé:7 bellez:6 benefi:-6 bicicl:14 bien:18 bloque:-5 boric:-6
brazo:-8 brecha:-7 brusel:-10 bueno:17 busca:-13 buscan:11 cabeza:-5 cabezu:-8 cabo:-8 cada:21 cadena:11 cae:-9 calida:6 calles:-11
calzad:7 cambia:8 camilo:-12 camina:-5 camión:-7 campam:-6 campeo:-12 candid:-5 cannab:5 capaci:-8 capítu:6 cara:-5 carga:5 cargos:-7
carrer:6 carret:5 cartol:6 caso:-13 casos:-7 castel:-6 catalá:-8 cautel:-13 cautiv:7 caída:-8 caído:9 celula:-5 centra:6 cerró:-9
chilen:13 choque:-8 ciclo:10 cielo:-5 cienci:5 cientí:12 cierra:-15 cifra:-9 cinco:-19 circul:16 cirugí:6 ciudad:17 civile:-6 client:5
club:-15 clásic:6 cobre:-5 coches:6 coimas:-6 coinci:-15 colecc:12 colegi:5 colore:8 combat:5 combus:-5 coment:5 comenz:6 comerc:7
compar:16 compañ:5 compet:-20 compit:8 comple:13 compli:-5 compro:-9 comuna:-9 común:6 con:-13 conces:10 concie:20 conclu:-7 conden:-10
conduc:22 confer:-14 config:-9 confin:6 confir:-28 confli:8 confor:-6 confun:7 conjun:-11 conoci:17 consec:-16 consej:-9 consid:-14
consig:6 consis:7 consol:8 consti:7 constr:-6 consul:10 consum:9 contac:18 contem:-8 contie:8 contin:-9 contra:8 contro:-15 contun:5
conven:-15 conver:11 convie:12 convir:13 convoc:5 corazó:23 corona:12 corrup:-6 cotiza:8 covid:7 crear:5 crecie:10 cripto:6 crisis:6
critic:-13 cruce:7 crudo:-10 cuadra:10 cuadri:-6 cual:7 cualqu:-6 cuarta:6 cuatro:-6 cuchil:8 cuerpo:-6 cultur:14 cumple:8 cura:12
curso:-7 cuyo:6 cómo:17 cúpula:5 d:-5 da:-18 dado:-16 dará:-6 debate:6 debati:-6 debe:5 deben:13 deberá:-6 deberí:11 debido:9 decidi:-14
decisi:-5 declar:-16 decret:-10 defend:5 deja:-15 dejado:5 dejará:-7 dejó:-8 delant:-5 delinc:5 delito:-13 demand:-7 demost:8 denomi:-5
dentro:5 deposi:5 depósi:5 derrib:-6 desafí:20 desapa:-5 desarr:6 desbar:-11 descon:5 descub:6 desde:6 desenc:7 design:13 desman:9
desper:9 despid:-7 despla:7 despué:7 destac:-16 detect:-20 detenc:5 detrás:5 devast:10 dicen:-7 dichos:14 diez:-7 difere:11 digita:9
dijo:-8 dilige:-7 dio:12 diputa:-13 direct:5 dirige:-5 dirigi:6 discap:10 discur:7 diseña:6 disfru:9 dismin:-9 dispar:-8 dispen:13
dispon:-7 dispos:-6 distin:-14 ditu:10 divers:-9 doce:-6 doloro:-7 domici:-8 donaci:-6 donde:7 dos:-13 droga:7 drogas:7 drásti:5 du:8
dudas:-5 duro:-5 década:23 día:-6 dónde:-5 e:7 económ:-11 edició:6 edific:-8 educac:9 eficaz:-5 ejecut:-7 elabor:7 elecci:8 electo:-16
elemen:-9 elevad:-7 ellas:7 embaja:-7 embarg:12 emblem:-6 emocio:14 emplaz:13 empleo:-6 encend:8 encruc:5 encues:-5 energí:-6 enferm:-8
enfoqu:5 enfren:14 enmien:-6 enseña:-6 entida:-14 entorn:-6 entre:-9 entreg:-7 epicen:7 equipa:-5 equipo:-7 erige:12 error:6 ertzai:-8
es:31 escala:-12 escola:-8 escrit:5 escuch:24 escánd:12 ese:8 esenci:11 esfuer:-21 eso:6 espaci:5 españa:-7 especi:14 espect:15 especí:-7
estaba:9 estabi:-7 establ:-13 estaci:-9 estarí:9 estas:9 este:-13 estos:11 estrat:-9 estrec:-5 estren:-5 estruc:-8 estudi:-10 estuvi:-7
están:6 eta:8 euro:8 euskad:-7 eusker:-15 evalua:-5 evento:14 eventu:-6 eviden:13 evitar:-17 exalca:-6 excand:-6 excele:-5 excepc:-5
exdipu:7 exhibe:5 exigen:-9 existe:-5 exmini:-13 expans:-6 expare:-6 expedi:-5 experi:8 explot:6 export:-5 expres:-21 expuls:-8 exteri:-11
extrem:13 faceta:6 fachad:6 facili:-8 factor:-7 fallec:-6 fallos:6 falsa:5 falso:5 famili:9 faránd:9 fase:-5 favor:11 fecha:9 federa:-7
femeni:8 fenóme:13 ferrov:7 fiesta:17 filas:-11 firmad:-5 firmas:-5 fiscal:-10 flagra:6 foco:8 forest:5 formac:-15 formal:-15 fortal:-10
fotogr:6 fracas:9 francé:-9 frase:5 fraude:-11 frente:7 fue:14 fuego:-14 fuerte:-5 fundad:5 fundam:11 futura:-10 futuro:-10 fábric:7
física:6 físico:12 fútbol:6 galard:-5 galleg:7 gana:-12 garant:-13 gastei:16 gastos:-6 gastro:6 giro:12 gobern:-14 golpe:-5 gracia:8
grados:-7 graved:11 graves:5 grieta:5 grupo:-9 guardi:-10 guerra:-7 ha:-6 haber:-12 habers:7 habitu:5 habla:10 hablar:11 habló:9 hace:6
hacen:-5 hacer:5 hacia:-10 hambur:8 han:19 hasta:-15 hay:-10 hechos:-6 herman:-9 hijo:6 hincha:-7 hipote:5 histor:20 hizo:-13 homena:5
homici:-6 honor:-5 hora:15 horari:5 horas:-7 hoy:13 huelga:-6 humano:5 ilegal:-10 ilumin:-5 impart:-9 imperi:7 implan:-10 imputa:9
imágen:9 incaut:-7 incorp:-15 indaga:-8 indebi:-6 indivi:-9 indust:-8 inespe:6 infrae:-7 ingeni:-6 inglés:-10 ingres:-8 inhabi:-5
inicia:-19 inmers:5 inmigr:-13 inmine:-8 inmueb:6 innova:5 inolvi:8 inquie:8 insist:-9 insta:-6 instan:-5 intele:6 intens:-7 intere:8
intern:-14 interp:-5 interr:-7 interv:-16 introd:8 invent:12 invers:12 involu:12 irregu:-8 irrump:7 irá:-6 isapre:-8 isla:10 jefe:7
jornad:11 josé:-6 joven:-6 joyerí:6 judici:-7 juez:-8 juicio:-5 julio:15 junio:-9 junto:-6 jurídi:-5 juvent:9 jóvene:8 kilóme:9 labora:8
ladron:6 las:10 laudio:8 lavado:-12 legisl:-6 lengua:8 les:14 lesion:-6 ley:12 libre:5 licenc:5 lidera:-12 llamas:-7 llamó:7 llega:-12
llegan:-7 llegar:5 lleva:-8 llevó:6 lo:-10 locale:-8 lograd:5 logró:12 los:10 lucha:14 lugar:-11 lunes:-9 límite:7 línea:-6 madre:-8
madril:-6 madrug:-10 magia:11 magnit:-6 mal:-12 malest:5 manera:9 manife:5 manipu:-8 mano:20 manten:-27 mantie:-5 marcad:10 marcha:-5
marco:-17 marcó:-6 marihu:-5 martes:-6 masivo:-6 materi:9 matrim:-6 mayo:-8 mayor:7 mayore:-12 media:-12 median:-8 medici:10 medida:-7
mega:7 megarr:-9 mejora:-16 memori:5 menor:-8 menore:-6 menos:-8 mensaj:16 mental:7 mentir:5 mercad:-7 mesa:-5 meses:-6 metros:16 miedo:-5
mientr:-5 migrac:-5 miles:10 milioi:8 millon:-9 millón:-5 minist:-22 mismo:-9 mitad:-7 miérco:-18 moción:-9 moda:10 modelo:17 modern:-7
modifi:-10 moment:11 mortal:-5 mosqui:-5 motivo:-9 movili:-7 muchas:14 muchos:18 muere:-12 muerte:13 multa:6 mundo:15 munici:-18 murió:7
musica:5 muy:-6 mágica:7 máxima:7 máximo:-7 médico:5 música:27 nacion:-22 nada:-8 narco:-6 narcot:-5 negoci:10 negro:9 ni:20 ningun:-5
nivele:-6 noctur:-10 notici:13 notifi:-6 novela:17 nueva:6 nuevos:-19 número:-8 o:23 objeti:-5 obliga:-12 obra:-6 ocasió:9 oculta:7
ofensi:-7 oferta:-13 oficia:6 ofrece:7 online:10 opcion:6 operat:-20 oportu:8 oposic:5 oposit:-6 orden:7 ordena:-7 organi:-7 orgull:11
oro:11 otras:8 otro:6 pablo:5 pacien:9 pacto:-7 pagar:-10 pago:-6 paisaj:7 pandem:6 papa:-9 papel:12 paquet:-8 parada:-7 parcia:-7
parlam:-22 parque:-12 parte:-10 pasado:5 pasión:10 paso:-9 pasó:11 patine:7 patrim:6 patrul:9 paula:7 país:22 países:9 pdi:-5 peajes:5
peaton:7 pedir:-5 peligr:7 pelícu:6 penas:-5 pensió:-6 pequeñ:7 percep:-5 perdid:-5 perfil:6 perman:-5 permit:8 pero:-7 pesar:-6
petról:-12 pide:-21 piden:-11 pidió:5 piel:7 pierde:-6 pieza:-6 pioner:-5 piscin:5 piso:5 pista:5 pistol:-6 planes:6 plante:-9 plaza:12
plazas:-11 pleno:6 poblac:6 pobres:6 poco:6 poder:5 podrán:-5 policí:7 polémi:-8 políti:-14 pone:-10 por:-13 portav:-6 posibi:-9 posibl:-8
posici:6 positi:-8 postur:8 potent:-7 preced:6 precio:-14 precip:-8 precis:9 premio:9 presen:-14 presid:-28 presió:-7 presup:-5 primar:-6
primer:-12 princi:-10 prisió:-17 privad:16 proble:6 proces:-8 produc:5 produj:9 prohib:-15 prohíb:-7 prolon:12 promet:7 promue:6 pronto:7
pronun:11 propie:5 propon:-10 propor:-7 propue:17 prosti:-7 protag:5 protec:9 protoc:-5 provoc:14 proyec:-8 próxim:-19 public:5 puede:5
puerto:-5 puesta:5 puesto:5 punta:-5 puntos:-7 pymes:-8 página:9 públic:-10 que:-7 quedó:9 quemad:12 querel:-13 quien:10 quiene:7
quiere:-8 qué:9 ratas:7 reacci:16 real:-5 realid:21 realit:6 rebaja:-10 receta:9 rechaz:-14 recibe:22 recien:7 recién:-5 reclam:-19
recome:10 recopi:6 record:7 recorr:8 recort:-7 recuer:6 recupe:10 red:-16 redes:26 reducc:-8 reduce:-8 refere:7 refiri:13 reform:-11
refres:12 refuer:-5 regala:6 region:-16 regist:-20 región:-5 regres:9 regula:-6 relaci:-8 reliev:8 renace:-6 renuev:-11 renunc:-12
repart:-13 repasa:7 report:-10 repres:-15 requis:8 reside:-7 resolu:5 resolv:9 respal:-6 respec:-15 respon:-8 restau:10 result:-14
retenc:-5 retira:-5 reunir:-9 reunió:-10 revela:14 revisa:8 revist:7 reúne:-13 rinde:5 rival:-6 robos:5 rock:11 roja:-5 rol:12 rompe:6
ropa:8 rostro:6 rural:-5 rutas:-7 rutina:7 rápida:-10 récord:-5 s:11 sacar:-5 sacudi:-6 sala:-5 sale:-8 salir:8 salud:11 san:9 sanita:-14
se:-6 sea:7 secret:-16 secues:8 sede:-9 seguid:8 seguim:5 seguir:-10 segund:-15 segura:-7 seguri:-5 seguro:10 según:-21 selecc:5 semest:6
semifi:-5 sencil:8 senten:-6 septie:5 ser:14 serie:10 servic:-20 sería:-5 sesión:5 sexto:-6 sexual:-6 señala:-7 señaló:-10 shock:7 si:-6
sido:7 siendo:10 siga:5 siglos:9 signif:-8 sigue:11 siguie:-5 silenc:13 simból:-5 simila:6 simult:-8 sin:8 sindic:-17 situac:5 situad:-7
soborn:-6 sobre:5 sol:11 solar:-5 solici:-14 solo:-12 sombra:7 sospec:7 sostie:-7 sostuv:-10 su:7 subast:7 sudame:9 suele:5 suelo:8
sueño:12 sufici:-7 sufre:-11 sufrid:-6 sufrió:-5 sumini:-5 supera:-28 superi:7 sus:17 suspen:-9 sustra:5 sánche:-7 séptim:-9 sólo:-7
techo:-8 tecnol:5 telefó:9 teletr:-6 televi:7 tema:20 tempor:-14 tendrá:-14 tenemo:-5 tenía:-9 terapi:-6 termin:8 terren:-12 terror:5
texto:-7 tienda:6 tiene:15 tienen:11 tipo:10 todas:-6 todaví:-5 todo:21 todos:9 toma:5 tonela:-5 tormen:12 torno:13 total:-7 totalm:-6
tradic:12 tramo:-7 transc:5 transf:8 transi:-9 transm:-12 tranví:-8 tras:-7 trasce:8 trasci:10 traspa:-9 trata:-5 tratab:6 tratam:8
tratar:14 tres:-15 tribun:-14 triunf:6 trump:-9 trámit:-6 tu:5 turism:-11 turist:-9 turno:8 tuvo:-5 técnic:-7 términ:-10 título:-8
ubicad:-10 un:7 una:9 unas:-5 unidad:-9 univer:-5 urbana:-9 urbano:5 urgent:-6 uso:-7 usuari:6 utiliz:14 valor:18 varian:-6 varias:-9
varios:-5 vasca:7 vasco:-12 vascos:-8 vaya:-6 ve:-13 veces:6 vecina:17 vecino:12 vehicu:-6 vehícu:5 vender:5 venezo:5 venta:-8 ventan:-6
verano:23 verdad:9 verde:-9 vez:7 viaje:-8 vial:5 viaria:-6 victor:-11 vida:8 vierne:-9 vincul:-10 virus:20 visibi:-5 viste:16 visto:6
vivido:13 vivió:6 voces:7 volvió:-6 voto:-8 vox:-8 vuelve:-11 vídeo:7 víncul:-9 y:16 zonas:6 zuia:-8 ~5g:5 ~a:-23 ~abiert:10 ~abogad:14
~abril:-8 ~absent:-9 ~abusos:8 ~accesi:5 ~accide:6 ~accion:-7 ~acoge:10 ~acoger:7 ~activa:-13 ~acto:-9 ~actual:9 ~acuerd:-5 ~acusad:-6
~acusan:-9 ~adelan:8 ~admini:-5 ~adoles:-12 ~adquie:-6 ~adulto:-6 ~aeropu:-7 ~afirma:-10 ~agosto:6 ~agrede:-7 ~agua:8 ~aguas:-6 ~al:-15
~alavés:-8 ~alcanz:-6 ~alerta:-7 ~allana:-11 ~altas:7 ~alumna:-8 ~alza:5 ~amaril:-5 ~amenaz:12 ~amigos:-6 ~amplio:-8 ~ancian:6 ~ante:-6
~anunci:-6 ~apenas:-5 ~aplast:-10 ~aporta:9 ~apoyo:18 ~aproba:-9 ~arabak:6 ~argent:-6 ~armas:8 ~arranc:-5 ~artzin:7 ~ataca:5 ~atrope:-7
~aument:-6 ~autori:-7 ~autóno:-6 ~avance:7 ~avanza:-7 ~avione:10 ~ayuda:-7 ~años:-8 ~bacter:5 ~bajo:9 ~banda:-5 ~barrio:-5 ~baño:-6
~bebé:7 ~bicicl:14 ~bien:12 ~blanca:8 ~bloque:-8 ~bomber:-8 ~boric:-7 ~brilla:8 ~brusel:-10 ~brutal:7 ~busca:-12 ~cabeza:-6 ~cabezu:-8
~cadena:8 ~cae:-5 ~caen:-5 ~calles:5 ~cambia:5 ~camilo:-13 ~camión:-6 ~campañ:7 ~cancel:5 ~candid:-14 ~cannab:-5 ~cargos:-6 ~carrer:9
~casa:9 ~casi:-11 ~celebr:24 ~celula:-5 ~centra:6 ~chile:-10 ~chilen:10 ~choque:-8 ~ciento:-7 ~cierra:-12 ~cine:-6 ~cirugí:6 ~claris:-7
~client:5 ~clima:7 ~cobre:-8 ~coche:-5 ~coches:6 ~coimas:-5 ~colecc:6 ~colegi:9 ~combat:15 ~compar:13 ~compañ:-5 ~compet:-16 ~comple:6
~comuni:8 ~con:-9 ~concie:11 ~conden:-5 ~conduc:12 ~conect:-9 ~conexi:-6 ~confir:-7 ~confun:10 ~conoci:11 ~consej:-9 ~consid:-7 ~consol:9
~consti:7 ~constr:-5 ~contac:5 ~conten:-6 ~contin:-7 ~contro:-5 ~convoc:11 ~corona:15 ~creaci:-6 ~crecie:9 ~critic:-14 ~cruce:7 ~cualqu:-7
~cuando:11 ~cuatro:-9 ~cuchil:8 ~cuerpo:-7 ~cuesti:10 ~cultur:9 ~cumpli:-6 ~cárcel:5 ~cómo:9 ~de:-15 ~debate:5 ~debe:-6 ~deberá:-7
~decisi:7 ~declar:-7 ~decret:-8 ~dedica:-9 ~defien:-6 ~defini:7 ~deja:-11 ~del:6 ~demand:-8 ~dentro:7 ~denunc:-9 ~derrib:-6 ~desafí:8
~desapa:-13 ~desbar:-12 ~descon:7 ~deseo:7 ~desman:5 ~despid:-7 ~desplo:-6 ~despué:10 ~destin:-9 ~detect:-16 ~detenc:8 ~deteni:-7
~detrás:6 ~devast:6 ~dice:-10 ~dichos:9 ~dieron:5 ~digita:8 ~dijo:7 ~direct:-13 ~discap:10 ~diseño:5 ~dispar:-16 ~dispen:12 ~dispon:-5
~distin:-13 ~ditu:10 ~divers:-6 ~doce:-8 ~dolor:-9 ~domici:-5 ~droga:8 ~drogas:7 ~du:8 ~dueño:-5 ~durant:-15 ~década:7 ~día:-9 ~días:5
~e:6 ~elecci:10 ~electo:-10 ~elimin:11 ~ellos:5 ~embaja:-7 ~emocio:8 ~emplaz:9 ~empleo:-7 ~empren:-5 ~empres:10 ~en:-7 ~encuen:-8
~energí:-12 ~enferm:-9 ~enfren:5 ~enmien:-6 ~entorn:7 ~entrad:-7 ~entre:-5 ~era:6 ~ertzai:-8 ~es:10 ~escena:-10 ~escola:-11 ~escrit:9
~escuch:19 ~escánd:15 ~espaci:-5 ~españa:-8 ~especi:13 ~espect:9 ~estabi:-6 ~establ:-8 ~estar:-6 ~estiva:9 ~estren:-11 ~estudi:-6 ~está:-9
~están:8 ~eta:8 ~euro:9 ~euros:10 ~euskad:-6 ~eusker:-13 ~evitar:-17 ~excepc:-6 ~exclus:7 ~exige:-11 ~exigen:-7 ~exmini:-7 ~explot:6
~expres:-11 ~extend:6 ~extien:-6 ~fachad:5 ~facili:-7 ~fallec:-7 ~fallos:6 ~famili:15 ~favori:5 ~febrer:-6 ~fiesta:10 ~filas:-8 ~financ:-5
~firma:-8 ~firmas:-6 ~fiscal:-5 ~forest:10 ~forma:10 ~formal:-12 ~fotos:-5 ~fraude:-7 ~fuego:-11 ~fuera:-7 ~fueron:-9 ~fuerza:8 ~gana:-6
~ganado:5 ~garant:-6 ~gastei:8 ~gente:5 ~gobern:-8 ~grados:-9 ~grave:9 ~grupo:-6 ~guardi:-8 ~guerra:-7 ~habla:9 ~habrá:-7 ~hambur:8
~hasta:-14 ~herido:-8 ~herman:-9 ~hijo:8 ~hincha:-7 ~histor:8 ~histór:6 ~homena:12 ~hora:14 ~horari:5 ~horas:-15 ~hospit:5 ~huelga:-5
~ilegal:-8 ~impact:5 ~implan:-7 ~import:8 ~imágen:5 ~incaut:-10 ~incend:6 ~inicio:-8 ~inmigr:-10 ~innova:9 ~instal:12 ~inteli:5
~intens:-14 ~intern:-5 ~interr:-6 ~invers:11 ~involu:9 ~irrump:13 ~isapre:-8 ~isla:8 ~jefe:5 ~josé:-13 ~joven:-5 ~joyerí:6 ~judici:-16
~jueves:7 ~juez:-7 ~juicio:11 ~julio:-13 ~junio:-10 ~justic:-12 ~juvent:9 ~jóvene:12 ~kilóme:11 ~la:20 ~ladron:6 ~laguar:10 ~lanza:-12
~lavado:-11 ~libert:-6 ~licenc:5 ~licita:-8 ~llamad:-6 ~llega:-9 ~llegad:-5 ~llegar:5 ~llegó:8 ~local:6 ~locali:-6 ~lunes:6 ~luz:-5
~lídere:-5 ~línea:-6 ~madre:-6 ~madrug:-7 ~magia:11 ~mano:11 ~manten:-9 ~mantie:-11 ~marca:7 ~martes:9 ~mayor:-6 ~memori:10 ~menor:-6
~mensaj:8 ~mental:5 ~mentir:5 ~meses:-5 ~mexica:11 ~miedo:-5 ~migrac:-5 ~miles:-6 ~milioi:8 ~millón:-5 ~minist:-9 ~moción:-9 ~mocks:-5
~moda:7 ~modern:-10 ~moment:6 ~mosqui:-5 ~muere:-14 ~muerte:15 ~mundia:-10 ~mundo:14 ~munici:-11 ~musica:7 ~muy:-5 ~máxima:5 ~música:20
~nacion:-11 ~narcot:-8 ~necesi:6 ~ni:13 ~no:14 ~noches:8 ~noctur:-7 ~norte:-8 ~novela:15 ~nueva:8 ~nuevo:-5 ~nuevos:-17 ~nunca:-5 ~o:6
~obliga:-9 ~obra:-5 ~obras:9 ~ocho:-6 ~oculta:5 ~oferta:-8 ~ofrece:6 ~ola:10 ~operac:9 ~operat:-13 ~oposic:7 ~orden:6 ~ordena:-9
~orgull:11 ~oro:5 ~otras:6 ~pacien:9 ~pacto:-11 ~pagar:-9 ~paquet:-7 ~para:-12 ~parada:-7 ~parcia:-5 ~pareja:-12 ~parlam:-5 ~parque:-5
~parte:-7 ~partic:-5 ~patrim:5 ~paula:6 ~país:11 ~pdi:-8 ~peaton:5 ~peligr:5 ~permit:-6 ~pero:-8 ~person:-6 ~petról:-9 ~pide:-24 ~piso:5
~planes:6 ~plante:-7 ~plaza:14 ~plazas:-9 ~policí:5 ~polémi:-11 ~políti:-11 ~pone:-12 ~precio:-10 ~prepar:-7 ~presen:-15 ~presid:-14
~preven:-9 ~primer:-13 ~priori:10 ~prisió:-15 ~privad:6 ~produc:9 ~profes:-5 ~prohib:-9 ~prohíb:-8 ~prolon:10 ~promet:-8 ~promoc:-5
~propon:-8 ~prosti:-7 ~provoc:7 ~próxim:-7 ~puerta:11 ~puesto:-6 ~punta:-5 ~punto:8 ~pymes:-8 ~públic:-7 ~que:17 ~quedar:5 ~quemad:15
~querel:-11 ~qué:11 ~ratas:10 ~reacci:11 ~rebaja:-9 ~rechaz:-16 ~recibe:7 ~reclam:-8 ~recono:7 ~recort:-6 ~recupe:15 ~red:-10 ~redes:7
~reform:-6 ~refuer:-7 ~regist:-11 ~regula:-8 ~reinve:5 ~relaci:-5 ~renova:-12 ~renuev:-6 ~renunc:-14 ~repara:-7 ~repart:-8 ~repres:-5
~resolv:10 ~respal:-11 ~respon:-8 ~result:-10 ~retras:5 ~reunió:-8 ~revela:9 ~reúne:-12 ~rinde:9 ~robos:6 ~rock:12 ~roja:-9 ~rol:12
~ropa:9 ~rural:-9 ~ruta:12 ~rutas:-9 ~sale:-8 ~salida:-7 ~salud:13 ~san:8 ~se:-19 ~secret:10 ~sector:-7 ~secues:11 ~seguim:5 ~seguir:-6
~segund:-7 ~seguro:6 ~seis:-7 ~selecc:14 ~semana:-11 ~semifi:-7 ~senado:-5 ~senten:-6 ~ser:-5 ~servic:-13 ~será:-11 ~sesión:7 ~sexual:-14
~shock:7 ~siga:5 ~siguen:-8 ~silenc:6 ~sindic:-12 ~situac:-8 ~soborn:8 ~sobre:8 ~sol:11 ~solar:-8 ~solici:-10 ~solo:-8 ~son:-11 ~su:12
~subast:7 ~subven:5 ~sufre:-6 ~suma:-11 ~supera:-10 ~sus:-8 ~suspen:-15 ~sustra:5 ~sánche:-7 ~talent:-7 ~tecnol:10 ~teletr:-6 ~televi:6
~tercer:-10 ~termin:11 ~tiempo:-5 ~tienda:10 ~toda:-5 ~todo:7 ~todos:8 ~tonela:-5 ~tous:6 ~tradic:-5 ~transm:-8 ~tranví:-8 ~tratam:9
~tren:-5 ~tres:-10 ~tribun:-8 ~trump:-11 ~turism:-8 ~turíst:-5 ~txapel:5 ~título:-5 ~ubicac:-6 ~un:-5 ~una:10 ~une:-6 ~uno:-5 ~urbano:-5
~usuari:-8 ~varias:-5 ~varios:-7 ~vasco:-12 ~vascos:-7 ~ve:-7 ~vecina:6 ~vehícu:7 ~venezo:7 ~ver:-6 ~verano:9 ~verdad:8 ~veto:5 ~viajer:8
~vincul:5 ~violen:5 ~virus:8 ~visita:-6 ~viste:16 ~vital:9 ~vitori:11 ~vivien:-6 ~vox:-8 ~vuelos:-5 ~vuelve:-17 ~vía:-5 ~vídeo:5
~víncul:-7 ~zona:-5 ~álava:-13 ~éxito:5 álava:-5 áreas:-15 época:6 éxito:17 última:11 último:-11 única:6
`
