/** A subject of a task: how it is called, by what it is asked for and known in a story (beginnings of words), in one tongue. */
export type Topic = { name: string; asked: string; told: string }

type Topics = Readonly<Record<string, readonly Topic[]>>

const topic = (name: string, asked: string, told = ''): Topic => ({ name, asked, told: told ? `${asked}|${told}` : asked })

/** In the order in which they are named. Beginnings: 'footbal' is football and footballer. */
export const TOPICS: Topics = {
  en: [
    topic(
      'sport',
      'sport|football|soccer|rugby|cricket|tennis|hockey|handball|basketball|cycling|athletic',
      'goal(?:s|keeper)?\\b|striker|penalt|league|cup\\b|match\\b|matches\\b|semi-final|championship|coach|scor(?:e|es|ed|ing|er)\\b|tournament|olympi|race\\b|races\\b|runner|swimm|box(?:er|ers|ing)\\b|golf|marathon|netball|badminton|midfield|winger|batsm|bowler|wicket|innings|knockout|promoted|relegat|quarterback|touchdown|baseball|nba\\b|nfl\\b|grand prix|formula (?:1|one)|squad|transfer',
    ),
    topic('the weather', 'weather|forecast', 'rain|snow|storm|gust|fog|frost|degree|sunny|thunder|heatwave|showers'),
    topic(
      'the traffic',
      'traffic|roads?\\b',
      'motorway|lorry|lane|congestion|diversion|crash|delays|junction|railway|ferry|bus\\b|buses',
    ),
    topic(
      'politics',
      'politic|election|government|parliament',
      'minister|council|mayor|vote|senat|president|coalition|party\\b|law\\b|bill\\b',
    ),
    topic(
      'business',
      'business|econom|financ|market',
      'compan|profit|shares|bank|inflation|jobs|trade|factory|export|price|turnover',
    ),
    topic(
      'culture',
      'cultur|music|film|theat|art\\b|arts\\b|books?\\b',
      'concert|museum|exhibition|festival|orchestra|actor|novel|album|gallery|singer',
    ),
    topic(
      'science',
      'scien|research|technolog',
      'stud(?:y|ies)\\b|laborator|universit|robot|satellite|software|space|telescope|engineer',
    ),
    topic('health', 'health|medic', 'hospital|doctor|nurse|patient|vaccin|virus|clinic|disease|therap'),
  ],
  de: [
    topic(
      'Sport',
      'sport|fußball|fussball|handball|tennis|hockey|basketball|leichtathletik|radsport',
      'tor(?:e|en|wart|hüter)?\\b|stürmer|elfmeter|liga|pokal|spielt?\\b|halbfinal|meisterschaft|trainer|turnier|olympi|bundesliga|punktspiel|boxer|boxen|schwimm(?:er|en)|marathon|golf|volleyball|biathlon|ski(?:sprung|fahrer|rennen)|formel 1|torwart|aufstieg|abstieg|kapitän|wm\\b|em\\b',
    ),
    topic('das Wetter', 'wetter|vorhersage', 'regen(?![ed])|schnee|sturm|böe|nebel|frost|grad\\b|sonnig|gewitter|schauer'),
    topic('der Verkehr', 'verkehr|straßen', 'autobahn|stau(?![bnr])|lkw|sperrung|umleitung|unfall|baustelle|bahn\\b|zug\\b|züge'),
    topic(
      'Politik',
      'politik|politisch|wahl(?:en)?\\b|regierung',
      'minister|bundestag|landtag|stadtrat|bürgermeister|kanzler|koalition|partei|gesetz|abgeordnet',
    ),
    topic(
      'Wirtschaft',
      'wirtschaft|börse|finanz',
      'unternehmen|gewinn|aktie|bank|inflation|arbeitsplätz|handel|fabrik|export|preise|umsatz',
    ),
    topic(
      'Kultur',
      'kultur|musik|film|theater|kunst|bücher',
      'konzert|museum|ausstellung|festival|orchester|schauspiel|roman|album|galerie|sänger',
    ),
    topic(
      'Wissenschaft',
      'wissenschaft|forschung|technik|technologie',
      'studie|labor|universität|roboter|satellit|software|weltraum|teleskop|ingenieur',
    ),
    topic('Gesundheit', 'gesundheit|medizin', 'klinik|krankenhaus|arzt|ärzt|pflege|patient|impf|virus|krankheit'),
  ],
  fr: [
    topic(
      'le sport',
      'sport|football|foot\\b|rugby|tennis|handball|basket|cyclisme',
      'but\\b|buts\\b|attaquant|penalty|ligue|coupe|match|demi-finale|championnat|entraîneur|tournoi|olympi|handballeu|footballeu',
    ),
    topic('la météo', 'météo|temps qu|prévision', 'pluie|neige|orage|tempête|brouillard|verglas|degré|averse|rafale'),
    topic('la circulation', 'circulation|trafic|routes?\\b', 'autoroute|bouchon|poids lourd|déviation|accident|chantier|train'),
    topic(
      'la politique',
      'politique|élection|gouvernement',
      'ministre|député|sénat|maire|conseil|coalition|parti\\b|loi\\b|vote',
    ),
    topic(
      'l’économie',
      'économie|économique|bourse|finance',
      'entreprise|bénéfice|action|banque|inflation|emploi|commerce|usine|exportation|prix',
    ),
    topic(
      'la culture',
      'culture|musique|cinéma|film|théâtre|livres?\\b',
      'concert|musée|exposition|festival|orchestre|acteur|actrice|roman|album|galerie',
    ),
    topic(
      'les sciences',
      'science|recherche|technologie',
      'étude|laboratoire|université|robot|satellite|logiciel|espace|ingénieur',
    ),
    topic('la santé', 'santé|médecine|médical', 'hôpital|médecin|infirmi|patient|vaccin|virus|clinique|maladie'),
  ],
  es: [
    topic(
      'los deportes',
      'deport|fútbol|tenis|baloncesto|balonmano|ciclismo|rugby',
      'gol\\b|goles|delantero|penalti|liga|copa|partido\\b|semifinal|campeonato|entrenador|torneo|olímpi|portero|empata',
    ),
    topic('el tiempo', 'tiempo\\b|meteorol|pronóstico', 'lluvia|nieve|tormenta|viento|niebla|grados|helada|chubasco'),
    topic('el tráfico', 'tráfico|carreteras?\\b', 'autopista|autovía|atasco|retenciones|camión|accidente|desvío|tren'),
    topic('la política', 'polític|eleccion|gobierno', 'ministr|congreso|senado|alcalde|pleno|coalición|ley\\b|voto|presidente'),
    topic(
      'la economía',
      'economía|económic|bolsa|finanz',
      'empresa|beneficio|acciones|banco|inflación|empleo|comercio|fábrica|exportacion|precio',
    ),
    topic(
      'la cultura',
      'cultur|música|cine\\b|teatro|libros?\\b|arte\\b',
      'concierto|museo|exposición|festival|orquesta|actor|actriz|novela|álbum|película',
    ),
    topic(
      'la ciencia',
      'ciencia|científic|investigación|tecnolog',
      'estudio|laboratorio|universidad|robot|satélite|espacio|ingenier',
    ),
    topic('la salud', 'salud|medicina|sanidad', 'hospital|médic|enfermer|paciente|vacuna|virus|clínica|enfermedad'),
  ],
  it: [
    topic(
      'lo sport',
      'sport|calcio|tennis|pallavolo|pallamano|basket|ciclismo|rugby',
      'gol\\b|attaccante|rigore|campionato|coppa|partita|semifinale|allenatore|torneo|olimpi|portiere|pareggia',
    ),
    topic('il tempo', 'tempo\\b|meteo|previsioni', 'pioggia|neve|temporal|vento|nebbia|gradi|gelo'),
    topic('il traffico', 'traffico|strade?\\b', 'autostrada|code\\b|coda\\b|camion|svincolo|incidente|deviazione|treni?\\b'),
    topic('la politica', 'politic|elezion|governo', 'ministr|senato|sindaco|consiglio|coalizione|partito|legge|voto|presidente'),
    topic(
      'l’economia',
      'economia|economic|borsa|finanz',
      'impres|aziend|utile|azioni|banca|inflazione|lavoro|commercio|fabbrica|prezz',
    ),
    topic(
      'la cultura',
      'cultur|musica|cinema|teatro|libri|arte\\b',
      'concerto|museo|mostra|festival|orchestra|attore|attrice|romanzo|album|film',
    ),
    topic('la scienza', 'scienz|ricerca|tecnolog', 'studio\\b|laboratorio|università|robot|satellite|spazio|ingegner'),
    topic('la salute', 'salute|medicina|sanità', 'ospedale|medic|infermier|pazient|vaccin|virus|clinica|malattia'),
  ],
  pt: [
    topic(
      'o desporto',
      'desport|esporte|futebol|ténis|andebol|basquete|ciclismo|râguebi',
      'golos?\\b|avançado|penálti|liga|taça|jogo|jogam|meia-final|campeonato|treinador|torneio|olímpi|guarda-redes|empata',
    ),
    topic('o tempo', 'tempo\\b|meteorol|previsão', 'chuva|neve|trovoada|vento|nevoeiro|graus|geada|aguaceiro'),
    topic('o trânsito', 'trânsito|estradas?\\b', 'autoestrada|fila|camião|engarrafamento|acidente|desvio|comboio'),
    topic('a política', 'polític|eleiç|governo', 'ministr|assembleia|autarca|câmara|coligação|partido|lei\\b|voto|presidente'),
    topic(
      'a economia',
      'economia|económic|bolsa|finanç',
      'empresa|lucro|ações|banco|inflação|emprego|comércio|fábrica|exportaç|preço',
    ),
    topic(
      'a cultura',
      'cultur|música|cinema|teatro|livros?\\b|arte\\b',
      'concerto|museu|exposição|festival|orquestra|ator|atriz|romance|álbum|filme',
    ),
    topic(
      'a ciência',
      'ciência|científic|investigação|tecnolog',
      'estudo|laboratório|universidade|robô|satélite|espaço|engenheir',
    ),
    topic('a saúde', 'saúde|medicina', 'hospital|médic|enfermeir|paciente|vacina|vírus|clínica|doença'),
  ],
  pl: [
    topic(
      'sport',
      'sport|sporc|piłk|tenis|hokej|koszykówk|siatkówk|kolarst',
      'gol|napastnik|karn|lig[aię]|puchar|mecz|półfinał|mistrzostw|trener|turniej|olimpi|bramkarz|remis',
    ),
    topic('pogoda', 'pogod|prognoz', 'deszcz|śnieg|burz|wiatr|mgł|stopni|mróz|opad'),
    topic('drogi', 'drog|ruch drog|korki', 'autostrad|ciężarów|objazd|wypad|utrudnien|pociąg'),
    topic('polityka', 'polity|wybor|rząd', 'minist|sejm|senat|burmistrz|prezydent|rada\\b|rady\\b|koalicj|parti|ustaw'),
    topic(
      'gospodarka',
      'gospodar|ekonomi|giełd|finans',
      'firm|zysk|akcj|bank|inflacj|prac[ay]\\b|handel|fabry|eksport|cen[ay]?\\b',
    ),
    topic('kultura', 'kultur|muzy|film|teatr|książ|sztuk', 'koncert|muze|wystaw|festiwal|orkiestr|aktor|powieś|album|galeri'),
    topic('nauka', 'nauk|badani|technolog', 'laborator|uniwersyt|robot|satelit|kosmos|teleskop|inżynier'),
    topic('zdrowie', 'zdrowi|medy', 'szpital|lekar|pielęgniar|pacjent|szczepi|wirus|klini|chorob'),
  ],
  nl: [
    topic(
      'sport',
      'sport|voetbal|tennis|hockey|handbal|basketbal|wielren|schaats',
      'doelpunt|spits|strafschop|competitie|beker|wedstrijd|halve finale|kampioenschap|trainer|toernooi|olympi|keeper|gelijkspel|bokser|boksen|zwemm|marathon|golf\\b|volleybal|turnen|turnster|judo|darts|formule 1|eredivisie|degrad|promove|wk\\b|ek\\b|elftal|selectie|aanvaller|verdediger',
    ),
    topic('het weer', 'weer\\b|weerbericht|weersverwacht', 'regen|sneeuw|storm|windstoten|mist\\b|graden|vorst|buien|onweer'),
    topic('het verkeer', 'verkeer|wegen\\b', 'snelweg|files?\\b|vrachtwagen|rijstrook|omleiding|ongeval|ongeluk|trein'),
    topic(
      'politiek',
      'politiek|verkiezing|regering',
      'minister|kamer\\b|burgemeester|raad\\b|gemeenteraad|coalitie|partij|wet\\b|stemming',
    ),
    topic(
      'economie',
      'economi|beurs|financ',
      'bedrijf|bedrijven|winst|aandelen|bank|inflatie|banen|handel|fabriek|export|prijzen|omzet',
    ),
    topic(
      'cultuur',
      'cultu|muziek|film|theater|kunst|boeken',
      'concert|museum|tentoonstelling|festival|orkest|acteur|actrice|roman|album|galerie',
    ),
    topic(
      'wetenschap',
      'wetenschap|onderzoek|technologie|techniek',
      'studie|laborator|universiteit|robot|satelliet|software|ruimte|ingenieur',
    ),
    topic('gezondheid', 'gezondheid|medisch|zorg\\b', 'ziekenhuis|arts|artsen|verpleeg|patiënt|vaccin|virus|kliniek|ziekte'),
  ],
  ro: [
    topic(
      'sport',
      'sport|fotbal|tenis|handbal|baschet|ciclism|rugby',
      'gol\\b|goluri|atacant|penalty|lig[aă]|cup[aăe]|meci|semifinal|campionat|antrenor|turneu|olimpi|portar|egal',
    ),
    topic('vremea', 'vreme|meteo|prognoz', 'ploaie|ploi|ninso|furtun|vânt|ceață|grade|ger\\b'),
    topic('traficul', 'trafic|drumuri', 'autostrad|camion|ambuteiaj|accident|deviere|restricți|tren'),
    topic('politica', 'politic|alegeri|guvern', 'ministr|parlament|senat|primar|consiliu|coaliți|partid|lege|vot'),
    topic(
      'economia',
      'economi|bursă|bursei|finanț',
      'compani|firm|profit|acțiuni|banc|inflați|locuri de muncă|comerț|fabric|preț',
    ),
    topic(
      'cultura',
      'cultur|muzic|film|teatru|cărți|artă',
      'concert|muze|expoziți|festival|orchestr|actor|actriț|roman\\b|album|galeri',
    ),
    topic('știința', 'științ|cercet|tehnolog', 'studiu|laborator|universit|robot|satelit|spațiu|inginer'),
    topic('sănătatea', 'sănăta|medicin', 'spital|medic|asistent|pacien|vaccin|virus|clinic|boal'),
  ],
  hi: [
    topic('खेल', 'खेल|क्रिकेट|फ़ुटबॉल|फुटबॉल|हॉकी|टेनिस|हैंडबॉल|कबड्डी', 'मैच|गोल|कप|टीम|सेमीफ़ाइनल|सेमीफाइनल|टूर्नामेंट|कोच|ओलंपिक|स्ट्राइकर|खिलाड़ी'),
    topic('मौसम', 'मौसम', 'बारिश|बर्फ|तूफ़ान|तूफान|कोहरा|तापमान|डिग्री|वर्षा|ठंड'),
    topic('यातायात', 'यातायात|ट्रैफिक|ट्रैफ़िक|सड़कों', 'जाम|हाईवे|राजमार्ग|दुर्घटना|ट्रक|ट्रेन'),
    topic('राजनीति', 'राजनीति|चुनाव|सरकार', 'मंत्री|संसद|विधानसभा|महापौर|परिषद|गठबंधन|पार्टी|क़ानून|कानून|मतदान'),
    topic('अर्थव्यवस्था', 'अर्थव्यवस्था|कारोबार|व्यापार|बाज़ार', 'कंपनी|मुनाफ़ा|मुनाफा|शेयर|बैंक|महँगाई|महंगाई|नौकर|कारख़ाना|निर्यात'),
    topic('संस्कृति', 'संस्कृति|संगीत|फ़िल्म|फिल्म|थिएटर|कला|किताब', 'संग्रहालय|प्रदर्शनी|महोत्सव|अभिनेता|अभिनेत्री|उपन्यास|गायक'),
    topic('विज्ञान', 'विज्ञान|शोध|तकनीक', 'अध्ययन|प्रयोगशाला|विश्वविद्यालय|रोबोट|उपग्रह|अंतरिक्ष|इंजीनियर'),
    topic('स्वास्थ्य', 'स्वास्थ्य|सेहत|चिकित्सा', 'अस्पताल|डॉक्टर|नर्स|मरीज|टीका|वायरस|बीमारी'),
  ],
}
