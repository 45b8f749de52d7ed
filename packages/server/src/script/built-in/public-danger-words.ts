import type { ByTongue } from '../tongue.ts'

/**
 * What endangers many or binds all, one matter a line: power, flight, warnings, water, poison, quakes, dams, floods, law, truce, war, who resigns, who
 * falls, what is closed. Behind a plus: words of which one stands near, so that a bridge is one that closes.
 */
export const DANGERS: ByTongue<string> = {
  en: `
    power|electricity|power supply|power lines|grid|lights + cut|cuts|outage*|failure|fail*|without|lose|loses|lost|loss|knock*|restored|go out|goes out|went out|no|off|blackout
    blackout|blackouts|in darkness|plunged into darkness + in|across|hits|hit|leaves|left|city|town|island|region|homes
    evacuat*|shelter in place|moved to safety|told to leave|ordered to leave|told to get out|forced from their homes|flee their homes|leave their homes|homes cleared|hospital cleared|building cleared|school cleared|cordoned off
    residents|families|people|villagers|households|thousands|hundreds + flee|fled|forced to leave|forced out|stay indoors|stay inside|stay home|stay at home|trapped|cut off|rescued|stranded
    red|extreme|highest|highest level|severe|amber + weather warning*|wind warning*|rain warning*|storm warning*|storm alert*|heat warning*|flood warning*|snow warning*|heat alert*|warning to|to red|red alert
    red warning*|red alert*|tsunami warning*|tsunami alert*|tornado warning*|flash flood*|danger to life|emergency alert*|phone alert*|mobile alert*|alert on _ phones
    siren|sirens + sound|sounds|sounded|wail|blare|sent
    water|tap water|drinking water|water supply + boil|boiled|unsafe|not safe|not drink|not to drink|contaminat*|lead found|poison*|e coli|bacteria|cryptosporidium|undrinkable
    gas|chlorine|ammonia|acid|chemical|chemicals|toxic|poisonous|radioactive + leak*|spill*|cloud|fumes|smoke|escaped|escapes|escape
    windows closed|windows shut|windows and doors|doors and windows
    earthquake*|quake*|aftershock*|tremor|tremors + magnitude|struck|strikes|hits|hit|shakes|shook|rocks|rattles|jolts|felt|strong|powerful|triggers|death toll|dead|kills|killed|off
    volcano|landslide*|mudslide* + erupts|erupted|eruption|buries|buried|hits|homes|village*|road|missing|kills
    dam|dams|dyke|dykes|levee|levees|embankment|sea wall|reservoir|flood wall|bridge + burst|bursts|breach*|collapse|collapses|collapsed|breaks|broke|gives way|gave way|crack*|fails|cleared|at risk
    river|rivers|floods|flooding|floodwater|floodwaters + bursts|burst its|burst their|overflow*|cut off|cuts off|swept|sweep|homes|villages|town|streets|washed away|under water
    state of emergency|martial law|curfew|curfews|state of siege|state of disaster|emergency rule + in|after|night|declar*|impos*|announc*|introduc*|extend*|lift*|under|begins|comes into force
    ceasefire|cease fire|truce|armistice|fighting + stops|takes hold| agree*|begin*|effect|force|declar*|announc*|violat*|broken|collapse*|extend*|ends|ended|holds|sign*|expire*|breaks down
    parliament|government|president|congress|king + declares war|declared war|state of war|general mobilisation|general mobilization
    army|soldiers|military|junta|generals + takes over|take over|seizes power|seize power|takes power|took power|coup|suspends the constitution
    prime minister|president|premier|chancellor|taoiseach|minister|ministers|governor|health secretary|home secretary|foreign secretary|secretary of state|defence secretary|mayor + resigns|resigned|steps down|stepped down|stepping down|stands down|quits|ousted|toppled|impeached|sacked|accepts _ _ resignation
    government|coalition|cabinet|prime minister + collapses|collapsed|toppled|falls|dissolved|no confidence|confidence vote|vote of confidence|loses its majority|falls apart
    border|borders|frontier|border crossing|airport|airports|airspace|bridge|road bridge|runway|strait|motorway|tunnel + closed|closes|close|shut|shuts|reopen*|sealed|seals|violat*
    flights|trains|rail services|rail traffic|ferries|air traffic + grounded|suspended|halted|at a standstill`,
  de: `
    strom|stromnetz|stromleitung*|stromversorgung + ohne|ausgefallen|fällt aus|kein|weg|unterbroch*|kapp*|zusammengebrochen|wieder da|abgeschnitten
    im dunkeln + haushalte|tausende|stadtteil*|ortsteil*|stadt
    stromaus*|blackout|stromlos* + haushalte|menschen|einwohner|tausende|teilen|stadtteil*|in|im|seit|nach
    evakuier*|fliegerbombe*|weltkriegsbombe*|blindgänger|ihre häuser verlassen|ihre wohnungen verlassen|bringt bewohner*|bringt anwohner*|in sicherheit gebracht
    geräumt|räumung|räumen + haus|häuser|gebäude|wohnhaus|pflegeheim|altenheim|krankenhaus|klinik|klinikum|schule|tal|ort|dorf|gas*|brand|bombe*|bombendrohung|hochwasser
    bewohner*|anwohner*|einwohner*|menschen|hunderte|tausende|dorf|dörfer + verlassen|in sicherheit|flucht|fliehen|flüchten|eingeschlossen|abgeschnitten|von der außenwelt|gerettet
    höchste*|stufe|rot|rote|violett|extrem* + warnstufe*|alarmstufe*|unwetterwarn*|orkanwarnung|sturmwarnung|hitzewarnung|hochwasserwarnung|dwd|wetterdienst|wetterwarnung*|gefahrenstufe
    katwarn|nina warn*|warn app|warnapp|sirenenalarm|cell broadcast|tsunamiwarnung*|tsunamialarm|tsunami warnung|sirenen heul*|sirenen warn*|sirenen ertön*|warnung auf handys|handy warnung
    wasser|trinkwasser|leitungswasser|trinkwassers + abkoch*|abzukochen|abgekocht|verunreinig*|verseucht|keime*|kontaminiert|kolibakterien|belastet|nicht trinken|abkochgebot|blei|legionellen
    abkochgebot|giftwolke|säurewolke|gaswolke|chlorgaswolke|rauchgase*|gasaustritt|gasleck|chemieunfall|gefahrgutunfall|fenster und türen|türen und fenster
    chlor|chlorgas|ammoniak|säure|gas|chemikalie*|giftige*|radioaktiv* + ausgetreten*|austritt|tritt aus|ausgelaufen|läuft aus|leck|wolke|dämpfe|rauch|rauchwolke
    erdbeben|beben|erdstoß|erdstöße|nachbeben|erde + stärke|magnitude|erschütter*|gebebt|bebt|bebte|woche|schweres|starkes|löst|tote|heftiges
    vulkan|erdrutsch*|schlammlawine* + ausgebrochen|bricht aus|verschüttet|begräbt|vermisst*
    damm|staudamm|staumauer|deich|deiche|dämme|brücke|*brücke|fluss + gebrochen|bricht|brach|eingestürzt|stürzt ein|gerissen|riss|risse|droht|läuft über|weicht auf|über die ufer
    hochwasser|überschwemmung*|überflutung*|sturzflut*|überflutet|überschwemmt|unter wasser + dörfer|stadt|orte|straßen|häuser|keller|gemeinde*|stehen|tote|abgeschnitten|vermisst*
    katastrophenfall|katastrophenalarm|ausnahmezustand|notstand|kriegsrecht|ausgangssperre* + ruft|rufen|ausgerufen|verhäng*|erklär*|gilt|gelten|verlänger*|aufgehoben|in|im
    waffenruhe|waffenstillstand|feuerpause|kämpfe + einig*|geeinigt|kraft|gilt|vereinbar*|beschließ*|beschlossen|verkündet|gebrochen|bruch|verletzt|verlänger*|beginnt|begonnen|hält|endet|ende|stimm*|unterzeichn*|schließen
    kriegszustand|generalmobilmachung + ruft|ausgerufen|erklärt|verkündet
    armee|militär|soldaten|putschisten + macht übernommen|macht übernimmt|übernimmt die macht|übernehmen die macht|ergreif* die macht|an die macht|putscht|putschen|militärputsch|putschversuch
    *minister|*ministerin|*präsident|*präsidentin|*kanzler|*kanzlerin|premier|regierungschef*|landeshauptmann|*senator|*senatorin|bürgermeister*|fraktionschef*|parteichef* + tritt zurück|zurückgetreten|trat zurück|erklärt _ rücktritt|rücktritt erklärt|tritt _ _ _ zurück|legt _ amt nieder|gibt _ amt auf|gibt _ _ _ amt auf|abgesetzt|gestürzt|entmachtet|entlassen|misstrauensvotum
    regierung|koalition|regierungskoalition|ampel + zerbrochen|zerbricht|gestürzt|geplatzt|platzt|aufgelöst|misstrauensvotum|am ende|bricht auseinander|vertrauensfrage verloren
    grenze|grenzen|grenzübergang|grenzübergänge|flughafen|luftraum|brücke|*brücke|autobahn|*tunnel|landebahn + gesperrt|geschlossen|schließt|sperrung|vollsperrung|dicht|wieder geöffnet|verletzt|eingedrungen
    bahnverkehr|flugverkehr|zugverkehr|flugbetrieb|fährverkehr|flüge + eingestellt|kein|unterbrochen|lahmgelegt|ausgesetzt|steht still`,
  fr: `
    électricité|courant|chauffage|lumière|lumières|réseau électrique + privé*|prive|privent|sans|plus de|coupe|coupent|coupure*|coupé*|panne*|pas d électricité|rétabli*
    black out|blackout|panne géante|dans le noir + foyers|habitants|ville|quartier*|milliers|région|touche*|dans|à
    évacué|évacuée|évacués|évacuées|évacuation|évacue|confiné|confinés|confinée|confinement de la population|mis à l abri|mis en sécurité
    habitants|personnes|familles|riverains|population|résidents|milliers|centaines + quittent leur*|quitter leur*|fuient|fuir|rester chez|restent chez|bloqué*|isolé*|secouru*|confin*
    vigilance|alerte|pluie|pluies|vent|crue|crues|inondation*|canicule|orages|neige|météo|tempête|orne|département* + rouge|maximale|passe au rouge|violette
    alerte au tsunami|alerte tsunami|fr alert|alerte sur les téléphones|alertés sur leur téléphone|alerte à la population
    sirène|sirènes + retenti*|sonné|déclench*
    eau|eaux|robinet + bouillir|bouillie|impropre|contaminée*|non potable|non conforme|ne buvez pas|ne pas boire|ne pas consommer|bactérie*|interdite|restriction*|polluée|plomb|légionel*
    nuage toxique|fumées toxiques|fermer leurs fenêtres|portes et fenêtres
    gaz|chlore|ammoniac|acide|produit chimique|produits chimiques|toxique*|radioactive + fuite*|nuage|fumée*|déversement|perd|s échappe
    séisme|séismes|tremblement de terre|tremblements de terre|secousse|secousses|terre + magnitude|secoue*|secoué*|frappe|frappé|ressenti*|au large|fort|violent|puissant|a tremblé|tremble
    volcan|glissement de terrain|coulée de boue|éboulement + entre en éruption|éruption|emporte|coupe|coupé*|enseveli*
    barrage|digue|digues|pont|fleuve|rivière + cède|cédé|rompt|rompu*|effondré|s effondre|fissur*|menace de céder|sort de son lit|sorti de son lit|déborde|débordé
    sort de son lit|sorti de son lit|sortie de son lit
    inondé*|inondation*|crue|crues|sous les eaux|sous l eau + village*|quartier*|maisons|rues|ville|commune*|routes|emporté*|coupé*|isolé*|ravag*|touche*|frappe*
    état d urgence|état de siège|loi martiale|couvre feu|état de catastrophe + décrète*|décrété*|instaur*|nocturne|dans|déclar*|proclam*|prolong*|levé|impos*
    cessez le feu|trêve|armistice|fin des combats + accord|vigueur|annonce*|accepte*|viole*|violé*|rompu*|prolongé*|sign*|conclu*|convenu*|proclam*|débute|commenc*
    parlement|gouvernement|président|roi + déclare la guerre|déclaré la guerre|état de guerre|mobilisation générale
    armée|militaires|junte|soldats + prend le pouvoir|pris le pouvoir|prennent le pouvoir|putsch|coup d état|suspend la constitution
    premier ministre|première ministre|président|présidente|gouvernement|chancelier|ministre|maire|secrétaire d état + démissionne|démissionné|démissionnaire|sa démission|quitte le gouvernement|destitué*|destitue|renversé*|limogé*
    gouvernement|coalition|cabinet|premier ministre + tombe|est tombé|renversé|chute|dissous|dissout|censuré|éclate|perd la confiance
    frontière|frontières|aéroport|aéroports|pont|autoroute|tunnel|viaduc|détroit|espace aérien + fermé|fermée|fermés|fermées|ferme|fermeture|coupé|coupée|rouvre*|rouvert*|violé*|viole
    trafic aérien|trafic ferroviaire|vols|trains|ferries|circulation des trains + suspendu*|interrompu*|cloué* au sol|paralysé*`,
  es: `
    luz|electricidad|energía|suministro|suministro eléctrico|energía eléctrica|servicio eléctrico + sin|corte|cortes|falla|restablec*|restituy*
    apagón|apagones|corte eléctrico|cortes eléctricos|a oscuras + deja|afecta|en|miles|vecinos|hogares|usuarios|zona|ciudad|barrio*|queda|quedan
    evacúa|evacúan|evacuad*|evacuar|evacuación|evacuaciones|confinad*|confinamiento|puestos a salvo|no salgan de casa|no salir de casa|vaciar
    desaloja|desalojan|desalojad*|desalojo + fuga|incendio|lluvia*|inundaci*|derrumbe|riesgo|bomba|explosi*|gas|amenaza|vecinos|temporal|población|residentes|residencia|edificio
    vecinos|personas|familias|residentes|habitantes|población|cientos|miles + sacar de sus casas|fuera de sus casas|abandonar|huyen|confin*|aislad*|atrapad*|rescatad*
    aviso|alerta|alertas|temporal|lluvia*|viento*|nieve|calor|aemet|nivel + aviso rojo|a rojo|nivel rojo|alerta roja|roja|máxima
    alerta de tsunami|alerta por tsunami|es alert|aviso en el móvil|aviso a los móviles|alerta a los móviles|alerta en los móviles
    sirena|sirenas + suenan|sonaron
    agua|agua del grifo|agua potable|agua de la red + hervir|hervida|contamina|contaminad*|contaminación|no apta|no potable|bacteria*|no beber|no consumir|prohíb*|prohib*|legionel*|plomo|suspend*
    nube tóxica|humo tóxico|cerrar puertas y ventanas|cerrar las ventanas
    gas|cloro|amoniaco|ácido|químico*|tóxic*|radiactiv* + fuga|escape|nube|humo|vertido|derrame|pierde
    terremoto|terremotos|sismo|sismos|seísmo|temblor|temblores|réplica|tierra + magnitud|sacude|sacudió|se registra|se registran|registró|sentir|sintió|escala|fuerte|tembló|tiembla
    volcán|deslizamiento|alud|desprendimiento + erupción|sepulta*|corta|cortad*|desaparecid*
    presa|represa|dique|puente|embalse|río|ríos + rompe|rompió|rotura|colapsa|colapsó|desborda*|desbordó|derrumba|derrumbó|revienta|reventó|agrieta*|grietas|crecida|aislad*
    inundad*|inundaci*|riada|riadas|bajo el agua|inunda|inundan + calles|viviendas|casas|barrio*|pueblo*|municipio*|garajes|arrasa*|aislad*|muert*|destru*|deja*
    estado de emergencia|estado de alarma|estado de excepción|estado de sitio|ley marcial|toque de queda|emergencia nacional|zona catastrófica|zona de catástrofe + en|nocturno|declara*|declaró|decreta*|decretó|impone*|impuso|prorrog*|levanta*|extiende*|vigor
    alto el fuego|alto al fuego|cese el fuego|cese al fuego|tregua|armisticio|fin de los combates + acuerd*|acept*|vigor|anuncia*|anunció|viola*|rompe|roto|prórroga|extiende*|comienza|pacta*|firma*|declara*
    parlamento|gobierno|presidente|congreso|rey + declara la guerra|declaró la guerra|estado de guerra|movilización general
    ejército|militares|junta|soldados + toma el poder|toman el poder|tomó el poder|golpe de estado|suspende la constitución
    primer ministro|primera ministra|presidente|presidenta|gobierno|canciller|premier|ministro|ministra|gobernador|gobernadora|alcalde|alcaldesa|consejero|consejera + dimite|dimitió|su dimisión|renuncia|renunció|deja el cargo|destituid*|destituye|moción de censura|derrocad*|cesad*
    gobierno|coalición + cae|cayó|disuelve|disuelto|moción de censura|derrocad*|se rompe|pierde la confianza
    frontera|fronteras|aeropuerto|aeropuertos|puente|autopista|autovía|túnel|paso fronterizo|estrecho|espacio aéreo + cierra|cierran|cerrad*|cierre|cortad*|reabre|reabren|cerró|viola*
    vuelos|trenes|tráfico aéreo|tráfico ferroviario + suspendid*|suspenden|suspende|paralizad*`,
  it: `
    corrente|elettricità|luce|energia elettrica|utenze + senza|interruzion*|saltat*|mancanza|ripristin*
    restano al buio|rimasti al buio|al buio per un|al buio dopo|lascia al buio|utenze al buio
    blackout|black out|al buio + città|quartier*|famiglie|utenze|zona|comun*|notte|in tutta|residenti|paes*|case
    evacua*|sgomberat* per|fatti uscire|messi in salvo|restare in casa|rimanere in casa
    sgombera*|sgombero|sgomberi|sfollati + frana|gas|incendio|alluvione|crollo|rischio|famiglie|palazzo|palazzina|bomba|maltempo|residenti
    persone|famiglie|residenti|abitanti|cittadini|centinaia|migliaia + lasciano le case|lasciare le case|abbandonare le case|fuori casa|fuggono|in fuga|isolat*|bloccat*|intrappolat*
    allerta|bollino|maltempo|tempesta|piogge|vento|caldo + rossa|rosso|massima|massimo
    allarme tsunami|allerta tsunami|it alert|messaggio d allarme|allarme sui telefoni
    sirena|sirene + suonan*|suonate|scattate|risuonan*
    acqua|acque|acquedotto|rete idrica + bollir*|bollit*|non potabile|contaminat*|contaminazione|inquinat*|batteri*|non bere|vietato bere|divieto|vietat*|piombo|legionell*
    nube tossica|fumi tossici|fumo tossico|finestre chiuse|porte e finestre
    gas|cloro|ammoniaca|acido|sostanze chimiche|tossic*|radioattiv* + fuga|perdita|fuoriuscita|nube|fumi|sversamento|perde|odore
    scossa|scosse|terremoto|sisma|sciame sismico|terra + magnitudo|avvertit*|epicentro|registrat*|trema|tremato|colpisce|colpito|forte|violento
    vulcano|frana|valanga|colata + eruzione|erutta|travolg*|isolat*|interrott*|dispers*
    diga|argine|argini|ponte|viadotto|fiume|torrente + cede|ceduto|crolla|crollato|rompe|rotto|esonda|esondato|straripa*|cedimento|crepe|crepa|isola|tracima
    alluvion*|inondazion*|allagat*|allagament*|sott acqua|piena + strade|case|cantine|città|frazioni|quartier*|paes*|centro|isolat*|distrugg*|dispers*|vittime
    stato di emergenza|stato d emergenza|legge marziale|coprifuoco|stato di calamità + nella|notturno|dichiar*|impost*|impone|prorog*|deliberat*|decret*|scatta|proclam*
    cessate il fuoco|tregua|armistizio|fine dei combattimenti + accordo|vigore|annuncia*|accetta*|viola*|violat*|prorogat*|estes*|firma*|inizia*|proclam*|finita|rotta
    parlamento|governo|presidente|re + dichiara guerra a _ stato|stato di guerra|mobilitazione generale
    esercito|militari|giunta|soldati + prende il potere|prendono il potere|preso il potere|golpe|colpo di stato
    premier|primo ministro|prima ministra|presidente|governo|cancelliere|ministro|ministra|esecutivo|sindaco|sindaca|assessore|assessora|governatore + si dimette|si è dimess*|le dimissioni|sue dimissioni|lascia l incarico|sfiduciat*|mozione di sfiducia|destituit*|destituisce|rovesciat*
    governo|coalizione|esecutivo + cade|caduto|crisi di governo|sfiduciat*|sciolto|perde la fiducia
    confine|confini|frontiera|frontiere|aeroporto|aeroporti|ponte|autostrada|galleria|tunnel|viadotto|stretto di|spazio aereo + chiuso|chiusa|chiusi|chiuse|chiude|chiudono|chiusura|riapert*|riapre|viola*
    voli|treni|traffico aereo|linea ferroviaria|traghetti + sospes*|interrott*|bloccat*|fermi`,
  nl: `
    stroom|elektriciteit|licht|stroomnet + zonder|geen|uitgevallen|valt uit|plat|keert|hersteld
    stroomstoring*|stroomuitval|stroompanne*|blackout|in het donker + huishoudens|in|huizen|duizenden|adressen|getroffen|stad|wijk*
    geëvacueerd*|evacuatie*|evacueren|evacueert|hun huis uit|huizen verlaten|huis verlaten|binnenblijven
    ontruimd|ontruiming + woningen|huizen|gebouw|flat|gas*|brand|bom|bommelding|school|ziekenhuis|verzorgingshuis|bewoners|dal|festival*|station|winkelcentrum|onweer
    bewoners|mensen|inwoners|omwonenden|gezinnen|honderden|duizenden|dorpen + moeten weg|vluchten|op de vlucht|moeten binnen|binnen te blijven|binnen blijven|in veiligheid|afgesneden|ingesloten|vastgezeten|gered
    code|waarschuwing|alarmfase|storm|weeralarm + rood|hoogste|weeralarm|knmi
    nl alert|be alert|tsunamiwaarschuwing|tsunamialarm|luchtalarm|bericht op telefoon|alarm op telefoon
    sirene|sirenes + gaan af|afgegaan|loeien|klink*
    kookadvies|gifwolk|gaslek*|gaswolk|zuurlek|ammoniaklek|chloorlek|ramen en deuren|deuren en ramen|grip 1|grip 2|grip 3|gaslucht
    water|kraanwater|drinkwater|leidingwater|leiding + koken|kook|besmet|verontreinigd|bacterie*|niet drinken|legionella|lood|coli|veilig|flessen
    chloor*|ammoniak*|zuur|gas|asbest|giftige*|chemisch*|chemicaliën|gevaarlijke stof* + lek|lekt|gelekt|wolk|rook|dampen|vrijgekomen|ontsnapt|stoffen
    aardbeving*|beving*|naschok*|aarde + kracht|magnitude|gevoeld|getroffen|treft|treffen|schudt|opgeschrikt|zware|beefde|beeft|doden
    vulkaan|aardverschuiving*|modderstroom + uitgebarsten|uitbarsting|bedolven|vermist*
    dijk|dam|stuwdam|brug|dijken|rivier|maas|rijn + doorgebroken|breekt|gebroken|ingestort|stort|bezweken|brak|scheuren|haar oevers|zijn oevers|de oevers|afgesneden
    dijkdoorbraak|staan blank|staat blank|blank staan
    overstroming*|overstroomd|watersnood|hoogwater|onder water + straten|huizen|dorp*|stad|kelders|gebied*|wegen|getroffen|slachtoffers|afgesneden|doden
    noodtoestand|staat van beleg|avondklok|rampgebied + roep*|in|na|uitgeroepen|afgekondigd|kondigt|ingesteld|stelt|verlengd|geldt|opgeheven
    staakt het vuren|wapenstilstand|bestand + akkoord|ingegaan|in|eens|aangekondigd|geschonden|schend*|verlengd|gebroken|begint|begonnen|teken*|afgekondigd
    parlement|regering|president|koning + verklaart de oorlog|oorlogstoestand|algemene mobilisatie
    leger|militairen|junta + grijpt de macht|grijpen de macht|neemt de macht|macht gegrepen|staatsgreep|coup
    premier|president|kabinet|regering|minister|bondskanselier|staatssecretaris|burgemeester|wethouder + stapt op|opgestapt|stapte op|treedt af|afgetreden|ontslagen|dient ontslag in|biedt ontslag aan|legt _ neer|legt _ _ neer|afgezet|vertrekt|motie van wantrouwen|aftreden|zet _ af
    kabinet|regering|coalitie + gevallen|valt|viel|ten val|klapt|uit elkaar
    grens|grenzen|vliegveld|luchthaven|brug|snelweg|tunnel|landingsbaan|schiphol|luchtruim + dicht|gesloten|afgesloten|sluit|sluiten|gestremd|afsluiting|weer open|geschonden
    vluchten|vliegverkeer|treinverkeer|treinen|veerdienst + geen|stilgelegd|stil|plat|opgeschort`,
  pl: `
    bez prądu|bez energii elektrycznej|bez światła
    prądu|prąd|energii elektrycznej + nie ma|nie mają|przerw*|awari*|pozbaw*|brak|przywróc*
    blackout|w ciemności|awari* energetyczn*|awari* sieci|pozbawion* prądu + mieszkań*|domów|tysi*|miast*|w|po|na|gospodarstw*
    ewakuow*|ewakuacj*|ewakuuj*|opuścić domy|opuścić swoje domy|opuścić mieszkania
    mieszkańc*|osób|osoby|rodzin|ludzi|turyst* + opuścić|pozostanie w domach|nie wychodzić|uciekaj*|uciekł*|w bezpieczne|odcię*|uwięz*
    ostrzeżeni*|alarm*|alert*|imgw|stopień|stopnia + trzeciego stopnia|3 stopnia|najwyższ*|czerwon*
    alert rcb|rcb wydał*|rcb ostrzega|rcb rozesł*|rcb wysł*|alert przed tsunami|ostrzeżenie przed tsunami|ostrzeżenie na telefon*|alert na telefon*
    syreny|syrena + zawyły|rozległ*|uruchomi*|włączon*
    wody|wodę|woda|wodzie|wodociąg* + niezdatn*|skażon*|skażeni*|bakteri*|gotować|przegotow*|nie nadaje się|coli|nie wolno pić|nie pić|zakaz|ołów|legionell*
    nie otwierać okien|zamknąć okna|skażeni* chemiczn*
    kwas*|chlor*|amoniak*|gaz|gazu|toksyczn*|substancj*|chemikali* + wyciek*|chmura|chmurę|opary|dym*|ulatnia*|rozszczeln*
    trzęsienie ziemi|trzęsienia ziemi|wstrząs|wstrząsy|ziemia + magnitud*|sile|nawiedził*|odczuwal*|skali|silne|silny|ofiar*|zatrzęsł*|zadrżał*|drżał*
    wulkan|osuwisk*|lawina błotna + erupcj*|wybuchł|zasypał*|zagini*
    tama|tamy|tamę|wał|wały|zapora|zaporę|most|rzeka|rzeki|potok + pękł*|pęka|przerwa*|zawalił*|runął|runęł*|nie wytrzymał*|wystąpił*|wylał*|odcięł*|przekroczył*
    powódź|powodzie|powodzi|pod wodą|zalał*|zalan*|zalewa|podtop* + dom|domy|domów|ulic*|wieś|wsie|wsi|miast*|piwnic*|woda|miejscowośc*|posesj*|odcięt*|ofiar*|stolicę
    stan wyjątkowy|stan wojenny|stan klęski*|stanu wyjątkowego|stanu wojennego|stanu klęski*|godzin* policyjn* + w|wprowadz*|ogłosi*|ogłasza*|ogłoszon*|przedłuż*|obowiązuje|zniesi*
    zawieszeni* broni|rozejm*|koniec walk + porozumi*|ogłosi*|ogłasza*|obowiązuje|weszł*|wchodzi|narusz*|przedłuż*|podpis*|zgodzi*|zerwan*|uzgodni*
    parlament|rząd|prezydent|król + wypowiedzi* wojn*|stan wojny|powszechn* mobilizacj*
    wojsko|armia|żołnierze|junta + przejęł* władzę|przejmuje władzę|przejął* władzę|zamach* stanu|pucz*
    premier|prezydent|rząd|kanclerz|minister|wicepremier|premierka|ministra|wojewoda|wiceminister|burmistrz + do dymisji|dymisję|dymisja|zrezygnował*|rezygnuje|ustąpił*|odchodzi ze stanowiska|zdymisjonowan*|wotum nieufności|obalon*
    dymisj* + premiera|prezydenta|rządu|kanclerza|ministra
    rząd|koalicja|gabinet + upadł*|upada|rozpad*|obalon*|wotum nieufności|stracił* większość
    granica|granicę|granice|granicy|lotnisko|lotniska|lotnisku|most|mostu|autostrada|autostradę|tunel|przejście graniczne|przejścia graniczne|przestrzeń powietrzn*|przestrzeni powietrzn* + zamknięt*|zamknięci*|zamyka|zamykają|zamknie|zamknię*|nieprzejezdn*|narusz*|wtargn*
    ruch lotniczy|ruch kolejowy|ruch pociągów|loty|lotów|pociągi + wstrzyman*|zawieszon*|sparaliżowan*`,
  pt: `
    luz|energia|eletricidade|energia elétrica + sem|falta|corte|queda|restabelec*
    apagão|apagões|às escuras|no escuro + deixa|deixam|atinge|afeta|em|na|no|bairros|moradores|milhares|casas|cidade*|fica|ficam
    evacuad*|evacuação|evacua|evacuam|evacuar|retirad* de casa|retirad* de suas casas|desalojad*|desabrigad*|ficar em casa|não sair de casa
    pessoas|moradores|famílias|população|habitantes|residentes|centenas|milhares + sair de casa|sair de suas casas|deixar suas casas|deixar as casas|abandonar|fogem|ilhad*|isolad*|resgatad*
    aviso|alerta|chuva*|vento*|tempestade*|ipma|inmet|perigo + vermelho|máximo|extremo|grande perigo
    alerta de tsunami|alerta de tsunâmi|aviso no telemóvel|alerta no celular|alerta nos celulares|alerta severo
    sirene|sirenes + tocam|tocaram|soam|soaram|acionad*
    defesa civil|proteção civil + alerta
    água|águas|água da torneira|água da rede + imprópria|contaminad*|contaminação|ferver|fervida|não beber|não consumir|bactéri*|proib*|suspens*|chumbo
    nuvem tóxica|fumaça tóxica|fumo tóxico|portas e janelas|fechar as janelas
    gás|cloro|amônia|amoníaco|ácido|químic*|tóxic*|radioativ* + fuga|vazamento|nuvem|fumaça|fumo|derrame|derramamento|vaza|perde|cheiro
    terremoto|terremotos|terramoto|sismo|sismos|tremor|tremores|terra + magnitude|sentid*|atinge|abala|registrad*|registado*|sacode|escala|forte|violento|tremeu|treme
    vulcão|deslizamento*|desabamento* + erupção|soterr*|casas|interdit*|desaparecid*
    barragem|dique|ponte|represa|rio|rios|ribeira + rompe|rompeu|rompimento|desaba|desabou|cede|cedeu|colapsa|ruiu|transborda*|transbordou|racha|rachadura*|fissura*|isola|sai do leito
    enchente*|inundações|inundação|cheias|alagad*|inundad*|alagamento*|inunda|debaixo de água + ruas|casas|bairro*|cidade*|aldeias|município*|isolad*|destr*|mortos|deixa*
    estado de emergência|estado de calamidade|estado de sítio|lei marcial|toque de recolher|recolher obrigatório|calamidade pública|situação de emergência|situação de calamidade|situação de alerta + na|no|decret*|declar*|prorrog*|impõe|impôs|reconhece*|vigor
    cessar fogo|trégua|armistício|fim dos combates + acord*|vigor|anuncia*|anunciou|aceita*|viola*|prorrog*|assina*|começa|entra|rompid*|declara*
    parlamento|governo|presidente|congresso|rei + declara guerra|declarou guerra|estado de guerra|mobilização geral
    exército|militares|junta|soldados + toma o poder|tomam o poder|tomou o poder|golpe de estado
    primeiro ministro|primeira ministra|presidente|governo|chanceler|ministro|ministra|premiê|governador|governadora|prefeito|prefeita|secretário de estado + demite se|demitiu se|pede demissão|pediu demissão|a demissão|renuncia|renunciou|deixa o cargo|destituíd*|destitui|exonerad*|moção de censura|deposto|impeachment
    governo|coligação|coalizão + cai|caiu|dissolve*|dissolvid*|moção de censura|deposto|desfaz se|perde a confiança
    fronteira|fronteiras|aeroporto|aeroportos|ponte|túnel|autoestrada|rodovia|estreito|espaço aéreo + fechad*|fecha|fecham|encerrad*|cortad*|interditad*|interdita|reabre|reabert*|viola*
    voos|comboios|trens|tráfego aéreo + suspensos|suspende*|suspenso|interrompid*|paralisad*`,
  ro: `
    curent|energie electrică|electricitate|lumină + fără|pană|pene|pana|întrerup*|avari*|căzut|restabili*
    blackout|beznă|întuneric + în|la|mii|locuitori|gospodării|cartier*|oraș*|sat|sate|jumătate
    evacuat|evacuată|evacuați|evacuaţi|evacuate|evacuarea|evacuează|autoevacu*|părăsească locuințele
    oameni|oamenii|locuitori|locuitorii|persoane|familii|turiști|sate|localități + părăsit casele|rămână în case|rămână în casă|nu ias* din casă|părăsească|fug|fugit|puși la adăpost|izolat*|blocați|salvați
    cod|avertizare|alertă|furtun*|meteorologii|anm + roșu|roşu|roșie|maximă
    ro alert|alertă de tsunami|mesaj pe telefon*|alertă pe telefon*
    sirene|sirenele + sunat|sună|răsunat|pornit*
    apă|apa|apei|robinet + nu este potabilă|nu e potabilă|nepotabil*|contaminat*|fiarb*|fierb*|fiart*|infestat*|bacteri*|nu bea|să nu bea|nu consum*|interzis*|restricți*|plumb în
    nor toxic|fum toxic|miros de gaz|mirosului de gaz|emanații de|ferestrele închise
    gaz|gaze|clor|amoniac|acid|toxic*|chimic* + scurger*|nor|fum|deversare|pierde|emanați*
    cutremur|cutremure|cutremurul|seism|seismul|seisme|pământul + magnitudine*|magnitudinea|s a produs|produs|zguduit|lovit|lovește|resimțit|richter|grade|puternic|cutremurat
    vulcan|vulcanul|alunecare*|avalanșă + erupt|erupe|erupție|surprins*|dispăruți|blocat
    dig|digul|baraj|barajul|pod|podul|râul|râu|pârâul|dunărea + cedat|cedează|rupt|prăbușit|surpat|fisur*|ieșit din matcă|ieşit din matcă|revărsat|izolat
    sub ape|inundat*|inundații|inundaţii|inundațiile|viitur* + gospodării|case|străzi|localit*|sat|sate|comun*|curți|drum*|lovit|izolat*|distrus*|morți
    stare de urgență|starea de urgență|stare de asediu|legea marțială|stare de alertă|starea de alertă|stare de necesitate|interdicție de circulație + în|noaptea|decret*|instituit*|instituie|declar*|prelungit*|impus*|vigoare
    armistiți*|încetare* focului|încetării focului|încetarea luptelor + acord*|vigoare|anunț*|accept*|încălc*|semnat*|prelungit*|convenit*|rupt|început
    parlament*|guvern*|președint* + declarat război|stare de război|mobilizare generală
    armata|militarii|junta + preluat puterea|preia puterea|lovitură de stat|puci
    premier|premierul|prim ministru|prim ministrul|președinte|președintele|guvernul|cancelarul|ministru|ministrul|ministra|primarul|prefectul + demisia|demisionat|demisionează|pleacă din funcție|moțiun* de cenzură|suspendat|înlăturat|destituit|demis
    premierului|ministrului|președintelui|premierul*|guvernului + demisia|și a dat demisia|suspendarea
    guvern|guvernul|guvernului|coaliția|coaliția + căzut|cade|picat|moțiun* de cenzură|demis|dizolvat|pierdut majoritatea|destrămat
    frontiera|frontierei|granița|graniță|aeroport|aeroportul|pod|podul|viaductul|autostrada|tunel|tunelul|vama|punct* de trecere|spațiul aerian|spaţiul aerian + închis|închisă|închise|închide|închid|blocat*|redeschis*|restricționat*|încălc*|pătruns*
    zboruri|zborurile|trenuri|traficul aerian|traficul feroviar + suspendate|suspendat|blocat*|întrerupt*|oprit*`,
  hi: `
    बिजली|विद्युत आपूर्ति + गुल|ठप|अंधेरे|बिना|बाधित|कटी|बहाल
    बत्ती गुल|ब्लैकआउट|अंधेरे में|अंधेरा + शहर|गांव|इलाके|इलाका|घर|जिला|आधा|लोग
    सुरक्षित स्थान|सुरक्षित स्थानों|सुरक्षित जगह|सुरक्षित निकाला गया
    खाली कराया|खाली कराए|खाली कराई|खाली करवाया + घर|इलाका|इलाके|गांव|इमारत|लोग|अस्पताल|मकान|आश्रम|वृद्धाश्रम|घाटी|गैस|आग|स्कूल
    लोगों|लोग|परिवार|ग्रामीण|निवासियों + घर छोड़े|घरों में रहने|घर में रहने|घर छोड़ने|घर छोड़ने|पलायन
    रेड अलर्ट|आपातकालीन अलर्ट|सुनामी की चेतावनी|इमरजेंसी अलर्ट|खतरे के निशान|सायरन बजे|सायरन बजा|मोबाइल पर अलर्ट|मोबाइल पर चेतावनी
    बारिश|तूफान|आंधी|चक्रवात|लू|मौसम विभाग + सबसे ऊंचा अलर्ट|लाल चेतावनी
    पानी|जल|नल + दूषित|उबालकर|उबाल कर|जहरीला|पीने पर रोक|न पीने|सीसा|गंदा|बैक्टीरिया
    तेजाब|क्लोरीन|अमोनिया|गैस|केमिकल|जहरीली|जहरीला + रिसाव|लीक|धुआं
    भूकंप|भूकम्प|धरती + तीव्रता|झटके|झटकों|झटका|बड़ा|तेज|रिक्टर|महसूस|हिली|कांपी|डोली
    ज्वालामुखी|भूस्खलन + फटा|विस्फोट|मलबा|बंद|दबे
    बांध|तटबंध|पुल|डैम + टूटा|टूट|टूटने|ढहा|ढह|दरार|बह गया
    नदी|नदियां|गंगा|यमुना|जलस्तर + उफान|संपर्क टूटा|संपर्क कटा|खतरे के निशान
    बाढ|बाढ़|जलमग्न|पानी घुसा + गांव|घर|घरों|गांवों|सड़कें|इलाके|हजार|लोग|स्थिति|चपेट|तबाही|प्रभावित|संपर्क|कहर
    आपातकाल|मार्शल लॉ|कर्फ्यू|राष्ट्रपति शासन + में|लागू|घोषणा|घोषित|लगाया|लगा|ऐलान
    युद्धविराम|संघर्ष विराम|सीजफायर|संघर्षविराम + लागू|सहमत|सहमति|ऐलान|घोषणा|उल्लंघन|समझौता|समझौते|टूटा|खत्म
    सेना + सत्ता|तख्तापलट
    प्रधानमंत्री|राष्ट्रपति|मुख्यमंत्री|पीएम|सीएम|उपराष्ट्रपति|मंत्री|राज्यपाल|मेयर|मंत्रिमंडल + इस्तीफा|इस्तीफे|पद छोड़ा|बर्खास्त|पद से हटाया|अविश्वास प्रस्ताव|महाभियोग
    सरकार|गठबंधन + गिरी|गिर गई|अल्पमत|टूटा|टूट गया|अविश्वास प्रस्ताव|भंग
    सीमा|एयरपोर्ट|हवाई अड्डा|पुल|बॉर्डर|हाईवे|राजमार्ग|सुरंग|हवाई क्षेत्र|एयरस्पेस + बंद|सील|आवाजाही ठप|उल्लंघन
    उड़ानें|फ्लाइट|ट्रेनें + रोकी|ठप|निलंबित`,
}

/** What makes another thing of it: long ago, made up, tried out, advised, denied, thought, meant as a likeness. */
export const OTHERWISE: ByTongue<string> = {
  en: 'explainer|year on|year after|a year ago|month after|months after|months ago|viral|darts|years ago|decades ago|a century ago|anniversary|years after|years since|film|films|movie|movies|novel|drama|thriller|game|games|gamers|quiz|drill|drills|exercise|exercises|rehears*|simulat*|what to do|how to|tips|prepare for|political earthquake|political storm|political tremor*|opinion|column|premier league|documentary|memoir|album|survival kit|historian*|there is no|was no|hoax|fake|rumour*|rumor*|for dummies|reviewed|musical',
  de: 'jahr nach|jahr danach|jahr später|vor einem jahr|vor # jahren|vor _ jahren|jahre danach|jahre nach|jahrestag|film|filme|filmen|roman|serie|krimi|thriller|spiel|spiele|spieler|videospiel|quiz|übung|übungen|übt|üben|probealarm|probewarnung|warntag|was tun|tipps|bereiten|vorbereiten|vorbereitet|politisches erdbeben|politisches beben|kommentar|meinung|doku|dokumentation|buch|album|simulation|notvorrat|trainer|cheftrainer|gerücht*|falschmeldung|fan*|darts|formel',
  fr: 'ligne rouge|un an après|un an plus tard|il y a un an|mois après|il y a # ans|il y a _ ans|ans après|ans plus tard|anniversaire|film|films|roman|série|thriller|jeu|jeux|quiz|exercice|exercices|s exercent|s exerce|simulation|que faire|comment|conseils|se préparer|se préparent|séisme politique|tremblement de terre politique|opinion|édito|éditorial|chronique|tribune|documentaire|livre|album|kit de survie|entraîneur|club|replay|podcast|visualisez|chef cuisinier|restaurant|rumeur*|pollen*|informations de la nuit',
  es: 'un año después|hace un año|un año ha|meses después|viral|hace # años|hace _ años|años después|años de|aniversario|película|películas|novela|serie|thriller|videojuego|quiz|simulacro|simulacros|simulación|ensayo|qué hacer|cómo|consejos|prepararse|terremoto político|tsunami político|opinión|columna|editorial|documental|libro|álbum|kit de supervivencia|prueba|entrenador|delantero|club|bulo|rumor*|no ha habido|no hubo|okupas|podcast',
  it: 'un anno dopo|a un anno|un anno fa|mesi dopo|# anni fa|_ anni fa|anni dopo|anniversario|film|romanzo|serie tv|fiction|thriller|videogioco|quiz|esercitazion*|simulazione|cosa fare|come|consigli|prepararsi|terremoto politico|opinione|editoriale|documentario|libro|album|test|allenatore|attacco _ squadra|squadra|club|calcio|podcast|bufala|altre notizie|mai dire|rave',
  nl: 'een jaar na|maanden na|een jaar geleden|viral*|stunt|# jaar geleden|_ jaar geleden|jaar na|herdenk*|film|films|roman|serie|thriller|spel|game|games|quiz|oefening|oefeningen|oefent|oefenen|simulatie|wat te doen|wat doe je|tips|voorbereiden|bereid je|voorbereid|politieke aardbeving|opinie|column|documentaire|boek|album|noodpakket|testbericht|proefalarm|trainer|club|nepnieuws|gerucht*|podcast',
  pl: 'zawyją|minął rok|rok po|rok od|rok temu|# lat temu|_ lat temu|lata temu|lat po|rocznic*|film|filmu|filmie|powieść|serial|serialu|thriller|gra|grze|gry|gracze|quiz|ćwiczeni*|ćwiczyli|ćwiczą|ćwiczą|symulacj*|co robić|jak|porady|przygotować|polityczne trzęsienie|opinia|komentarz|felieton|dokument|książk*|album|próbn*|trener*|drużyn*|napastnik*|klubu|podcast|reklam*|internet|plotk*|fake',
  pt: 'um ano depois|há um ano|um ano após|meses depois|viral|há # anos|há _ anos|# anos depois|anos depois|aniversário|filme|filmes|romance|série|thriller|jogo|videojogo|game|quiz|simulacro|simulado|simulação|exercício|o que fazer|como|dicas|preparar|terramoto político|terremoto político|opinião|coluna|editorial|documentário|livro|álbum|kit de sobrevivência|teste|treinador|atacante|clube|boato*|fake|podcast|olimpíada*',
  ro: 'la un an|acum un an|un an de la|acum # ani|acum _ ani|după # ani|de ani|ani de la|aniversare*|comemor*|film|filmul|filme|roman|romanul|serial|serialul|thriller|joc|jocul|quiz|exercițiu*|exerciții*|simulare*|ce să faci|ce trebuie să|cum să|sfaturi|pregăti|cutremur politic|opinie|editorial|documentar|cartea|album|test|testare|antrenor*|clubul*|echip*|zvon*|fake|podcast',
  hi: 'explainer|एक साल|सालभर|साल पहले|वर्ष पहले|बरसी|सालगिरह|फिल्म|फिल्में|उपन्यास|सीरीज|सीरियल|गेम|क्विज|मॉक ड्रिल|ड्रिल|अभ्यास|क्या करें|कैसे|उपाय|टिप्स|राजनीतिक भूकंप|राजनीति में भूकंप|सियासी भूकंप|सियासी भूचाल|संपादकीय|डॉक्यूमेंट्री|किताब|कहानी|परीक्षण|कोच|अफवाह|मांग|सब्र',
}
