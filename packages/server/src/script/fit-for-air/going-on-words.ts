import { phrasesByTongue } from './phrases.ts'

/** Who comes when something has happened, and goes home within hours. */
export const CREWS = phrasesByTongue({
  en: 'fire crew|lifeboat crew|ambulance crew|crews|firefighter*|fire engines|fire engine|fire brigade|fire service|ambulance|ambulances|paramedic*|emergency services|rescuer*|lifeboat*|coastguard*|air ambulance',
  de: 'feuerwehr*|einsatzkräfte*|rettungskräfte*|rettungsdienst*|rettungshubschrauber*|rettungswagen|löschfahrzeug*|löschzüge|notarzt|notärzte|sanitäter*|retter|thw',
  fr: 'secours|pompiers|sapeurs|samu|secouristes|ambulance*|sauveteurs',
  es: 'bomberos|sanitarios|ambulancia*|dotaciones|equipos de emergencia|servicios de emergencia|rescatistas|socorristas|protección civil|paramédicos',
  it: 'vigili del fuoco|soccorritori|soccorsi|ambulanza|ambulanze|118|pompieri|elisoccorso|sanitari',
  pt: 'bombeiros|inem|ambulância*|operacionais|equipes de resgate|equipas de resgate|socorristas|proteção civil|samu',
  pl: 'straż|straży|strażacy|strażaków|strażak*|służby ratunkowe|służb ratunkowych|ratownicy|ratowników|pogotowie|pogotowia|karetki|karetka|zastępy|zastępów|zastęp*',
  nl: 'brandweer*|hulpdiensten|ambulance|ambulances|traumahelikopter|blusvoertuig*|reddingsbrigade|reddingswerkers',
  ro: 'pompieri*|ambulanț*|salvator*|echipaje|echipajele|echipajelor|smurd|isu|paramedic*',
  hi: 'दमकल|दमकलकर्मी|एंबुलेंस|एम्बुलेंस|बचाव दल|एनडीआरएफ|एसडीआरएफ|राहत दल|अग्निशमन*',
})
/** Who comes too, and may stay for an inquiry. */
export const POLICE = phrasesByTongue({
  en: 'police|officers',
  de: 'polizei*|polizist*|beamte*',
  fr: 'police|policiers|gendarmes|gendarmerie',
  es: 'policía|policías|agentes|guardia civil|carabineros|ertzaintza|mossos',
  it: 'polizia|carabinieri|agenti|poliziotti',
  pt: 'polícia|psp|gnr|policiais|agentes',
  pl: 'policja|policji|policjanci|policjantów',
  nl: 'politie|agenten',
  ro: 'poliți*|jandarm*',
  hi: 'पुलिस|पुलिसकर्मी',
})
/** Where they are. */
export const SCENE = phrasesByTongue({
  en: 'at the scene|on the scene|on scene|at scene',
  de: 'vor ort|im einsatz|an der einsatzstelle|am einsatzort',
  fr: 'sur place|sur les lieux|à pied d œuvre|à l œuvre',
  es: 'en el lugar|en la zona|en el sitio',
  it: 'sul posto|al lavoro|sul luogo',
  pt: 'no local|no terreno|no teatro de operações',
  pl: 'na miejscu',
  nl: 'ter plaatse|ter plekke',
  ro: 'la fața locului',
  hi: 'मौके पर',
})
/** A Spanish zone with a name behind it is a part of the town. */
export const NAMED_ZONE = phrasesByTongue({
  en: '',
  de: '',
  fr: '',
  es: 'en la zona norte|en la zona sur|en la zona este|en la zona oeste|en la zona centro|en la zona alta|en la zona baja|en la zona industrial|en la zona rural|en la zona residencial|en la zona euro|en la zona de _',
  it: 'al lavoro nero|sul posto di _|sul luogo di lavoro',
  pt: '',
  pl: '',
  nl: '',
  ro: '',
  hi: '',
})
/** That they are there now, or that the traffic stands. */
export const NOW = phrasesByTongue({
  en: 'is|are|remain|remains|work|works|stay|continue|continues|have been|stretch|stretches|fight|battle',
  de: 'ist|sind|läuft|laufen|dauert|dauern|staut|stockt|steht|stehen|gibt|bleibt|bleiben|arbeitet|arbeiten|befinden|befindet|kämpft|kämpfen|hilft|helfen',
  fr: 'est|sont|reste|restent|travaille|travaillent|interviennent|intervient|se trouvent|provoque|provoquent|il y a',
  es: 'está|están|es|son|trabaja|trabajan|permanece|permanecen|encuentran|encuentra|actúa|actúan|interviene|intervienen|continúa|continúan|sigue|siguen|laboran|atienden|acuden|hay|provoca|provocan',
  it: 'è|sono|c è|ci sono|restano|resta|rimangono|operano|opera|lavorano|intervengono|interviene|continuano|provoca|provocano|si registrano|si registra',
  pt: 'está|estão|é|são|permanece|permanecem|trabalham|trabalha|continua|continuam|mantêm se|combate|combatem|encontram se|atuam|operam|há|provoca|provocam|causa|causam',
  pl: 'jest|są|pracuje|pracują|działa|działają|pozostaje|pozostają|trwa|trwają|walczy|walczą|tworzy|tworzą|ma|stoi',
  nl: 'is|zijn|staat|staan|werkt|werken|blijft|blijven|helpen|helpt|bestrijden|bestrijdt|groeit|loopt',
  ro: 'este|sunt|se află|acționează|intervin|intervine|lucrează|rămân|rămâne|continuă|crește|provoacă|există',
  hi: 'है|हैं',
})

/** What only a fire brigade does. */
export const QUENCHING = phrasesByTongue({
  en: 'firefighting operation*|firefighting effort*|firefighting|extinguishing work|damping down|efforts to extinguish|operation to put out',
  de: 'löscharbeiten|nachlöscharbeiten|löscheinsatz|löschaktion|rettungseinsatz|feuerwehreinsatz',
  fr: 'opérations d extinction|opération d extinction|extinction de l incendie|extinction d un incendie|extinction du feu|lutte contre les flammes|noyage des foyers',
  es: 'labores de extinción|tareas de extinción|trabajos de extinción|extinción del incendio|extinción de un incendio|extinción del fuego',
  it: 'operazioni di spegnimento|spegnimento dell incendio|spegnimento di un incendio|spegnimento delle fiamme|spegnimento del rogo|operazioni di soccorso',
  pt: 'rescaldo|combate ao incêndio|combate a um incêndio|combate às chamas|combate ao fogo',
  pl: 'akcja gaśnicza|akcja ratowniczo gaśnicza|gaszenie|dogaszanie|akcja strażaków',
  nl: 'bluswerkzaamheden|bluswerk|nablussen|blussen|blusactie',
  ro: 'operațiun* de stingere|acțiun* de stingere|stingerea incendiului|stingerea unui incendiu|stingerea focului|lichidarea incendiului',
  hi: 'आग बुझाने',
})
/** What others do too: with a crew beside it it is theirs. */
export const OPERATION = phrasesByTongue({
  en: 'rescue|rescue operation|rescue effort*|operation|evacuation|evacuations|emergency response|response to the fire',
  de: 'einsatz|großeinsatz|evakuierung*|räumung|rettung|rettungsaktion|rettungsarbeiten|bergung|bergungsarbeiten|absicherung',
  fr: 'intervention|interventions|opération|opérations|évacuation|évacuations|sauvetage|désincarcération',
  es: 'rescate|intervención|operativo|operación|evacuación|desalojo|excarcelación',
  it: 'intervento|operazione|operazioni|evacuazione|salvataggio|recupero|soccorso',
  pt: 'resgate|intervenção|operação|operações|evacuação|salvamento|socorro|desencarceramento',
  pl: 'akcja|akcja ratunkowa|akcja ratownicza|ewakuacja|interwencja|działania|działania ratownicze',
  nl: 'evacuatie|ontruiming|redding|reddingsactie|reddingsoperatie|inzet|berging|hulpverlening',
  ro: 'intervenția|intervenție|intervenții|evacuarea|evacuare|salvarea|salvare|operațiunea|operațiunile|operațiuni|misiunea',
  hi: 'बचाव कार्य|राहत कार्य|राहत और बचाव कार्य|रेस्क्यू|रेस्क्यू ऑपरेशन|बचाव अभियान|राहत एवं बचाव|बचाव का काम|निकालने का काम',
})
/** Works on a house: no call of a crew. */
export const WORKS = phrasesByTongue({
  en: 'rescue plan|rescue package|rescue deal|rescue talks|operation of _ new',
  de: 'einsatz für|einsatz von drohnen|rettung der firma|rettungspaket',
  fr: 'intervention chirurgicale|plan de sauvetage|opération de communication|opération de recrutement',
  es: 'plan de rescate|rescate bancario|rescate financiero|operación de compra',
  it: 'intervento di _|operazione di acquisto|salvataggio della banca|operazione culturale|recupero crediti',
  pt: 'operação de venda|operação urbanística|plano de resgate',
  pl: 'akcja krwiodawstwa|akcja społeczna|akcja informacyjna|akcja edukacyjna|akcja promocyjna|akcja zbierania',
  nl: 'inzet voor',
  ro: 'operațiune de vânzare|plan de salvare',
  hi: '',
})
/** Where a crew is, and others serve for days: 'Zum Gipfel sind 5000 Polizisten im Einsatz'. */
export const SERVICE = phrasesByTongue({
  en: '',
  de: 'im einsatz',
  fr: 'à pied d œuvre|à l œuvre',
  es: '',
  it: 'al lavoro',
  pt: 'no terreno',
  pl: '',
  nl: '',
  ro: '',
  hi: '',
})
export const UNDER_WAY = phrasesByTongue({
  en: 'under way|underway|ongoing|in progress|continue|continues|continuing|goes on|go on',
  de: 'läuft|laufen|dauert an|dauern an|dauert|dauern|im gange|im gang',
  fr: 'en cours|se poursuit|se poursuivent|continue|continuent',
  es: 'en curso|en marcha|continúa|continúan|sigue|siguen|prosigue|prosiguen',
  it: 'in corso|prosegue|proseguono|continua|continuano',
  pt: 'em curso|em andamento|continua|continuam|prossegue|prosseguem|decorre|decorrem',
  pl: 'trwa|trwają',
  nl: 'in volle gang|bezig|aan de gang|gaande|duurt|duren',
  ro: 'în desfășurare|în curs|continuă|se desfășoară|se intervine|se acționează',
  hi: 'जारी है|जारी हैं|चल रहा है|चल रहे हैं|चल रही है',
})

/** An inquiry lasts for days, and so does a call for witnesses. */
export const LASTING = phrasesByTongue({
  en: 'investigat*|inquir*|enquir*|inquest|forensic*|probe|detective*|evidence|cause|search|searches|anyone|witness*|come forward|appeal*|people who|those who|footage|dashcam',
  de: 'ermittl*|ermittel*|untersuch*|*ermittlungen|spurensicherung|spuren|fahndung*|fahndet|kriminalpolizei|kripo|*ursache|staatsanwalt*|suche|sucht|suchen|zeuge|zeugen|augenzeugen|zeugenaufruf|hinweis*|wer|personen die|menschen die',
  fr: 'enquêt*|investigation*|police judiciaire|police scientifique|parquet|circonstances|causes|origine|expertise*|auditions|identifier|identification|recherches|témoin*|témoignage*|quiconque|toute personne|personnes présentes',
  es: 'investiga*|pesquisa*|indaga*|fiscalía|la causa|causas|esclarecer|diligencias|identificar|forense*|científica|búsqueda|testigo*|quien|quienes|colaboración|cualquier persona|personas que',
  it: 'indagin*|indaga*|inchiesta|accertament*|accertare|ricostruire|dinamica|la causa|cause|procura|identificare|scientifica|ricerche|testimon*|chi|chiunque',
  pt: 'investiga*|inquérito*|apura*|averigua*|perícia|a causa|causas|diligências|judiciária|identificar|buscas|testemunha*|quem|qualquer pessoa|pessoas que',
  pl: 'śledztw*|dochodzeni*|wyjaśnia*|wyjaśnić|ustala*|ustalić|okolicznoś*|przyczyn*|prokurat*|postępowani*|poszukiwani*|świadk*|ktokolwiek|o kontakt|osoby które|osób które|badają|bada',
  nl: 'onderzoek*|*onderzoek|recherche*|rechercheurs|oorzaak|toedracht|zoektocht|zoekactie|getuige*|wie|iedereen die|mensen die|tips',
  ro: 'anchet*|investig*|cercet*|criminali*|cauza incendiului|cauza exactă|cauzele|cauzei|împrejurări*|dosar*|procuror*|căutări*|căutare*|martor*|celor|cei care|oricine|persoanele',
  hi: 'जांच|जाँच|तफ्तीश|छानबीन|पडताल|पूछताछ|फोरेंसिक|फॉरेंसिक|तलाश|तलाशी|कारण|कारणों|गवाह*|चश्मदीद*|प्रत्यक्षदर्शी*|अपील|सूचना|भर्ती',
})

/** What is so again and again, for days, or where something happens. */
export const HABIT = phrasesByTongue({
  en: 'average|usually|always|often|regularly|every|each|a year|per year|if|whenever|for days|for weeks|for months|for years|for _ days|for _ weeks|for _ months|for _ years|second day|third day|fourth day|study|survey|statistics',
  de: 'im schnitt|durchschnittlich|im durchschnitt|in der regel|meist|meistens|oft|häufig|häufen|immer wieder|regelmäßig|jede|jeden|jedes|jeder|täglich|wenn|falls|sobald|seit tagen|seit _ tagen|seit wochen|seit _ wochen|seit monaten|seit _ monaten|seit jahren|seit _ jahren|im jahr|pro jahr|studie|umfrage|statistik*',
  fr: 'en moyenne|souvent|régulièrement|chaque|tous les|toutes les|si|s il|s ils|depuis _ jours|depuis des jours|depuis _ semaines|depuis des semaines|depuis des mois|depuis _ mois|par an|étude|statistiques',
  es: 'de media|en promedio|de promedio|suele|suelen|siempre|a menudo|cada|todos los|todas las|si|desde hace días|desde hace _ días|desde hace semanas|desde hace _ semanas|desde hace meses|desde hace _ meses|al año|estudio|estadística*|informe',
  it: 'in media|di solito|sempre|spesso|ogni|tutti i|tutte le|se|da giorni|da _ giorni|da settimane|da _ settimane|da mesi|da _ mesi|all anno|studio|statistic*|rapporto',
  pt: 'em média|costuma*|sempre|muitas vezes|cada|todos os|todas as|há dias|há _ dias|há semanas|há _ semanas|há meses|há _ meses|por ano|estudo|estatística*|relatório',
  pl: 'średnio|przeciętnie|zwykle|zazwyczaj|zawsze|często|każdy|każda|każde|każdego|każdym|codziennie|co roku|co dzień|jeśli|jeżeli|gdy|od _ dni|od _ tygodni|od _ miesięcy|od wielu dni|badania|statystyk*|raport*',
  nl: 'gemiddeld|meestal|altijd|vaak|regelmatig|elke|elk|iedere|ieder|dagelijks|wanneer|indien|al dagen|al _ dagen|al weken|al _ weken|al maanden|al _ maanden|per jaar|studie|statistiek*|cijfers',
  ro: 'în medie|de obicei|mereu|adesea|deseori|fiecare|zilnic|dacă|de zile|de _ zile|de săptămâni|de _ săptămâni|de luni de zile|pe an|anual|studiu*|statistic*|raport*',
  hi: 'औसतन|औसत|अक्सर|हमेशा|हर|प्रत्येक|रोज|रोजाना|आए दिन|अगर|यदि|दिनों से|हफ्तों से|महीनों से|अध्ययन|आंकडे|आंकडों',
})

/** What stands on the road. */
export const JAM = phrasesByTongue({
  en: 'tailback|tailbacks|traffic jam|traffic jams|long queues|queues of|queueing traffic|queuing traffic|traffic is at a standstill',
  de: 'stau|staus|staut|stockender verkehr|stockt|kilometer stau|km stau',
  fr: 'bouchon|bouchons|embouteillage*|circulation bloquée|circulation est bloquée|circulation coupée',
  es: 'atasco|atascos|retenciones|embotellamiento*|tráfico detenido|colapso vial|kilómetros de cola',
  it: 'coda|code|incolonnamenti|traffico bloccato|traffico rallentato|traffico in tilt',
  pt: 'fila|filas|engarrafamento|congestionamento|trânsito parado|trânsito cortado|trânsito lento|lentidão',
  pl: 'korek|korki|zator|zatory|droga zablokowana|droga jest zablokowana|trasa zablokowana|utrudnienia',
  nl: 'file|files|flinke vertraging|forse vertraging|veel vertraging|minuten vertraging|verkeer staat vast|verkeer staat stil|verkeer loopt vast',
  ro: 'ambuteiaj*|coloană|coloane|trafic blocat|traficul este blocat|circulația este blocată|circulație blocată',
  hi: 'जाम|यातायात ठप',
})
/** With these a jam is that of an hour, also without its crash. */
export const MOMENT = phrasesByTongue({
  en: 'currently|at the moment|right now',
  de: 'derzeit|zurzeit|momentan|im moment|aktuell',
  fr: 'actuellement|en ce moment|à l heure actuelle',
  es: 'en estos momentos|en este momento|actualmente|a esta hora',
  it: 'al momento|in questo momento|attualmente',
  pt: 'neste momento|no momento|atualmente|a esta hora',
  pl: 'obecnie|w tej chwili|aktualnie',
  nl: 'momenteel|op dit moment',
  ro: 'în acest moment|momentan|la această oră',
  hi: 'फिलहाल|इस समय|इस वक्त',
})
/** One crash made it: works and holidays make jams that come back. */
export const CRASH = phrasesByTongue({
  en: 'crash|collision|accident|pile up|overturned|broken down',
  de: 'unfall|unfalls|auffahrunfall|verkehrsunfall|panne|pannen lkw',
  fr: 'accident|carambolage|collision|accrochage',
  es: 'accidente|choque|colisión|volcadura|vuelco',
  it: 'incidente|tamponamento|scontro',
  pt: 'acidente|colisão|capotamento|despiste|batida|engavetamento',
  pl: 'wypadek|wypadku|kolizja|kolizji|zderzenie|zderzeniu|karambol|karambolu',
  nl: 'ongeluk|ongeval|botsing|aanrijding|kettingbotsing',
  ro: 'accident|accidentul|accidentului|coliziune|carambol',
  hi: 'हादसा|हादसे|दुर्घटना|टक्कर|पलट*',
})
/** Several did, or it is a count. */
export const CRASHES = phrasesByTongue({
  en: 'crashes|collisions|accidents',
  de: 'unfälle|unfällen|verkehrsunfälle',
  fr: 'accidents|collisions',
  es: 'accidentes|choques|colisiones',
  it: 'incidenti|tamponamenti',
  pt: 'acidentes|colisões',
  pl: 'wypadki|wypadków|wypadkach|kolizje|kolizji',
  nl: 'ongelukken|ongevallen|botsingen',
  ro: 'accidente|accidentele|coliziuni',
  hi: 'हादसे|हादसों|दुर्घटनाएं|दुर्घटनाओं',
})
/** Of a count. */
export const RISE = phrasesByTongue({
  en: 'on the rise|increase|increases|rise|rises|more|fewer|percent|per cent|%|this year|last year',
  de: 'nehmen zu|zunahme|mehr|weniger|steigt|steigen|sinkt|sinken|prozent|%|jahr|jahren|häufen',
  fr: 'hausse|baisse|augmentent|augmentation|plus d accidents|de plus en plus|pour cent|%|an dernier|cette année',
  es: 'aumento|aumentan|suben|bajan|más accidentes|cada vez más|por ciento|%|este año',
  it: 'aumento|aumentano|calo|più incidenti|sempre più|per cento|%|quest anno',
  pt: 'aumento|aumentam|sobem|descem|mais acidentes|por cento|%|este ano',
  pl: 'coraz|więcej|mniej|rośnie|procent|%|w tym roku',
  nl: 'nemen toe|toename|meer|minder|procent|%|dit jaar',
  ro: 'creștere|cresc|scad|mai multe|la sută|%|anul acesta|anul trecut',
  hi: 'बढ रहे|बढे|बढते|वृद्धि|ज्यादा|प्रतिशत|फीसदी|%',
})
/** Where a jam is, or how long: a queue at a counter has neither. */
export const ROAD = phrasesByTongue({
  en: 'motorway|highway|freeway|interstate|expressway|road|street|avenue|lane|lanes|bridge|tunnel|junction|roundabout|bypass|carriageway|exit|ring road|southbound|northbound|eastbound|westbound|traffic|mile|miles|km|kilometre*|kilometer*|minute|minutes',
  de: 'autobahn*|*autobahn|bundesstraße|*straße|*straßen|*brücke|*tunnel|kreuz|dreieck|anschlussstelle|*kreuzung|ausfahrt|auffahrt|umgehung|fahrbahn|fahrstreifen|stadtring|ostring|westring|nordring|südring|innenring|außenring|kreisverkehr|allee|richtung|verkehr|km|kilometer*|minuten|meter',
  fr: 'autoroute*|route|routes|rue|boulevard|avenue|pont|viaduc|tunnel|rocade|périphérique|échangeur|nationale|départementale|sens|direction|circulation|voie|voies|km|kilomètre*|minute|minutes|mètres',
  es: 'autopista|autovía|carretera|calle|avenida|puente|túnel|viaducto|circunvalación|ronda|m 30|glorieta|rotonda|salida|carril|carriles|calzada|ruta|periférico|sentido|dirección|tráfico|circulación|km|kilómetro*|minutos|metros',
  it: 'autostrada|autostrade|strada|statale|provinciale|via|viale|ponte|viadotto|tangenziale|galleria|raccordo|svincolo|svincoli|casello|caselli|uscita|uscite|corsia|corsie|carreggiata|direzione|traffico|superstrada|km|chilometr*|minuti|metri',
  pt: 'autoestrada|auto estrada|estrada|rodovia|rua|avenida|ponte|viaduto|túnel|circular|nó|rotunda|saída|faixa|faixas|via|vias|pista|marginal|sentido|direção|trânsito|km|quilómetro*|quilômetro*|minutos|metros',
  pl: 'autostrad*|drodze|droga|drogi|drogę|krajow*|ulic*|alei|most|moście|mostu|wiadukt*|tunel*|węz*|skrzyżowani*|rond*|obwodnic*|tras*|pas|pasa|jezdni*|kierunk*|km|kilometr*|minut|minuty|metrów',
  nl: 'snelweg|rijksweg|ringweg|rondweg|autoweg|hoofdweg|provinciale weg|de weg|*seweg|*enweg|*straat|*brug|*tunnel|knooppunt|afrit|oprit|rijstrook|rijstroken|ring|richting|verkeer|rotonde|kruising|laan|km|kilometer|minuten|meter',
  ro: 'autostrad*|drum*|șosea*|strad*|bulevard*|calea|pod*|viaduct*|tunel*|centur*|nod*|sens*|giratori*|intersecți*|bandă|benzi|direcția|trafic*|circulați*|km|kilometri|minute|metri',
  hi: 'हाईवे|राजमार्ग|एक्सप्रेसवे|सडक|मार्ग|रोड|पुल|फ्लाईओवर|सुरंग|चौराहे|चौराहा|चौक|लेन|बाईपास|टोल|यातायात|किमी|किलोमीटर|मिनट|मीटर',
})

/** With its end told, what goes on is no call of an hour. */
export const UNTIL = phrasesByTongue({
  en: 'until|till',
  de: 'bis',
  fr: 'jusqu|jusque',
  es: 'hasta',
  it: 'fino|sino',
  pt: 'até',
  pl: 'do końca|do soboty|do niedzieli|do poniedziałku|do wtorku|do środy|do czwartku|do piątku|do #|do odwołania',
  nl: 'tot',
  ro: 'până',
  hi: 'तक',
})
/** Not the end of it, or within hours. */
export const NO_UNTIL = phrasesByTongue({
  en: 'until now|until the evening|until midnight|until the early hours|until tonight',
  de: 'bis jetzt|bis zu #|bis in den abend|bis in die nacht|bis zum abend',
  fr: 'jusqu à présent|jusqu ici|jusqu à #|jusque là|jusqu au soir|jusque dans la soirée|jusque dans la nuit',
  es: 'hasta # _|hasta dos|hasta diez|hasta doce|hasta veinte|hasta el lugar|hasta la zona|hasta allí|hasta ahora|hasta el momento|hasta la noche|hasta la tarde|hasta la madrugada',
  it: 'fino a ora|fino ad ora|fino a # _|fino a sera|fino a tarda sera|fino a notte|fino a tarda notte',
  pt: 'até # _|até dez|até ao local|até o local|até à zona|até agora|até ao momento|até o momento|até à noite|até a noite|até à madrugada',
  pl: '',
  nl: 'tot # _|tot nu toe|tot nu|tot de avond|tot in de avond|tot in de nacht',
  ro: 'până acum|până în prezent|până seara|până la ora',
  hi: 'अब तक|अभी तक|मौके तक|देर रात तक|शाम तक',
})
/** Crews fight these for days. */
export const DISASTER = phrasesByTongue({
  en: 'earthquake*|quake*|aftershock*|flooding|floodwater*|flash flood|flash floods|the floods|wildfire*|bushfire*|forest fire*|war|summit|hurricane*|landslide*',
  de: '*erdbeben*|*beben|*hochwasser*|überschwemmung*|überflutung*|flut|fluten|*flutkatastrophe|sturmflut*|waldbrand*|waldbrände*|flächenbrand|*krieg|*krieges|*kriegs|*kriege|kriegsgebiet*|kriegsregion*|kriegsgeschehen|*gipfel|*gipfels|gipfeltreffen*|hurrikan*|erdrutsch*',
  fr: 'séisme*|tremblement de terre|tremblements de terre|inondations|crues|feu de forêt|feux de forêt|incendie de forêt|incendies de forêt|guerre*|sommet|ouragan|glissement de terrain',
  es: 'terremoto*|sismo*|seísmo*|inundaciones|riada*|incendio forestal|incendios forestales|guerra*|cumbre|huracán|erupción',
  it: 'terremot*|sisma|alluvion*|inondazion*|esondazion*|incendio boschivo|incendi boschivi|guerra|guerre|vertice|uragano|frana',
  pt: 'terremoto*|terramoto*|sismo*|inundaç*|cheia|cheias|enchente*|incêndio florestal|incêndios florestais|guerra*|cimeira|cúpula|furacão|deslizamento*',
  pl: 'trzęsieni*|powódź|powodzi*|powodzią|pożar lasu|pożary lasów|pożaru lasu|pożarów lasów|wojna|wojny|wojnie|wojnę|szczyt|szczytu|szczycie|huragan*',
  nl: 'aardbeving*|overstroming*|watersnood*|bosbrand*|natuurbrand*|*oorlog|*oorlogen|oorlogsgebied*|oorlogsgeweld|top|klimaattop|orkaan*',
  ro: 'cutremur*|seism*|inundați*|viitur*|incendiu de pădure|incendii de pădure|incendiu de vegetație|incendii de vegetație|război*|summit*|uragan*',
  hi: 'भूकंप|भूकम्प|बाढ|सैलाब|जंगल की आग|जंगलों की आग|जंगल में आग|जंगलों में आग|युद्ध|जंग|शिखर सम्मेलन|चक्रवात|भूस्खलन',
})
