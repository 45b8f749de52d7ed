import { CRIME } from './crime-topic.ts'
import { LESSER } from './lesser-topics.ts'
import { numberedRoad } from './numbered-roads.ts'
import { OLYMPIC } from './olympic-sports.ts'
import { playedScore } from './scores.ts'
import { anySingleSport } from './single-sports.ts'
import { ACCIDENTS } from './sports-accidents.ts'
import { askedOnly, type Topic, type Topics, topic } from './topic.ts'
import { SOUTHERN_TOPICS } from './topics-south.ts'

/** In the order in which they are named. Beginnings: 'footbal' is football and footballer. */
const OF_PAPERS: Topics = {
  ...SOUTHERN_TOPICS,
  en: [
    topic(
      'sport',
      'sport|football|soccer|rugby|cricket|tennis|hockey|handball|basketball|cycling|athletic',
      'goal(?:s|keeper)?\\b|striker|penalt|league|cup\\b|match\\b|matches\\b|semi-final|championship|coach|scor(?:e|es|ed|ing|er)\\b|tournament|olympi|race\\b(?! (?:to|for|against|relations|row|hate)\\b)|races\\b|runner|swimm|box(?:er|ers|ing)\\b|golf|marathon|netball|badminton|midfield|winger|batsm|bowler|wicket|innings|knockout|promoted|relegat|quarterback|touchdown|baseball|nba\\b|nfl\\b|grand prix|formula (?:1|one)|squad|transfer',
    ),
    topic('the weather', 'weather|forecast', 'rain|snow|storm|gust|fog|frost|degree|sunny|thunder|heatwave|showers'),
    topic(
      'the traffic',
      'traffic|roads?\\b|public transport|transport news|about transport|travel news|trains?\\b',
      'motorway|lorry|lanes?\\b|congestion|diversion|crash|delays|junction|railway|ferry|bus\\b|buses|bridge|reopen',
    ),
    topic(
      'politics',
      'politic|election|government|parliament',
      'minister|council|mayor|vote|senat|president|coalition|party\\b|law\\b|bill\\b',
    ),
    topic(
      'business',
      'business|econom|financ|market',
      'compan|firms?\\b|contract|redundanc|investment|retailer|profit|shares|bank|inflation|jobs|trade|factory|export|price|turnover',
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
    topic(
      'der Verkehr',
      'verkehr|straßen|öpnv|öffis',
      'straßenbahn|bus\\b|busse\\b|tram\\b|autobahn|stau(?![bnr])|lkw|sperrung|umleitung|unfall|baustelle|bahn\\b|zug\\b|züge',
    ),
    topic(
      'Politik',
      'politik|politisch|wahl(?:en)?\\b|regierung',
      'minister|bundestag|landtag|stadtrat|bürgermeister|kanzler|koalition|partei|gesetz|abgeordnet',
    ),
    topic(
      'Wirtschaft',
      'wirtschaft|börse|finanz',
      'unternehmen|betrieb(?:e|s)?\\b|konzern|firm(?:a|en)\\b|filiale|sparkasse|insolven|industrie|auftrag\\b|aufträge|werft|gewinn|aktie|bank|inflation|arbeitsplätz|handel|fabrik|export|preise|umsatz',
    ),
    topic(
      'Kultur',
      'kultur|musik|film|theater|kunst|bücher',
      'konzert|museum|ausstellung|festival|orchester|schauspiel|\\p{L}{3,16}roman\\b|romane\\b|(?<=(?:ein|einen|einem|der|den|dem|neue[rn]|erste[rn]?|letzte[rn]?|ihr|ihren|ihrem|sein|seinen|seinem) )roman\\b|romans\\b|album|galerie|sänger',
    ),
    topic(
      'Wissenschaft',
      'wissenschaft|forschung|technik|technologie',
      'studie|forscher|entdeckt|labor|universität|roboter|satellit|software|weltraum|teleskop|ingenieur',
    ),
    topic('Gesundheit', 'gesundheit|medizin', 'klinik|krankenhaus|arzt|ärzt|pflege|patient|impf|virus|krankheit'),
  ],
  pl: [
    topic(
      'sport',
      'sport|sporc|piłk|tenis|hokej|koszyk|siatk|kolar|żużl|lekkoatlet|pływa[cn]|skoki narciar|narciar|biathlon|rajd|boks|szczypiorni|ekstraklas',
      'gol|bramk|hat-trick|lechi|legi[aię]\\b|arka\\b|wisł[aąę] krak|reprezentac|medal|kibic|stadion|ćwierćfinał|igrzysk|zawodni|napastnik|karn|lig[aię]|puchar|mecz|półfinał|mistrzostw|trener|turniej|olimpi|bramkarz|remis',
    ),
    topic('pogoda', 'pogod|prognoz', 'deszcz|śnieg|burz|wiatr|mgł|stopni|mróz|opad'),
    topic(
      'drogi',
      'drog|ruch drog|korki|transport|komunikacja miejska|komunikacji miejskiej',
      'autobus|tramwaj|metro\\b|autostrad|ciężarów|objazd|wypad|utrudnien|pociąg',
    ),
    topic('polityka', 'polity|wybor|rząd', 'minist|sejm|senat|burmistrz|prezydent|rada\\b|rady\\b|koalicj|parti|ustaw'),
    topic(
      'gospodarka',
      'gospodar|ekonomi|giełd|finans|pieni[ąęo]|podat|biznes',
      'firm|spółk|zakład(?:y|u|ów)?\\b|inwestycj|przedsiębiorc|zwolnieni|zysk|akcj|bank|inflacj|prac[ay]\\b|handel|fabry|eksport|cen[ay]?\\b',
    ),
    topic('kultura', 'kultur|muzy|film|teatr|książ|sztuk', 'koncert|muze|wystaw|festiwal|orkiestr|aktor|powieś|album|galeri'),
    topic('nauka', 'nauk|badani|technolog', 'laborator|uniwersyt|robot|satelit|kosmos|teleskop|inżynier'),
    topic(
      'zdrowie',
      'zdrowi|medy',
      'lek\\b|leki\\b|leków|operacj|nowotwor|gryp|covid|sor\\b|nfz|przychodni|ratowni|karetk|dawc|szpital|lekar|pielęgniar|pacjent|szczepi|wirus|klini|chorob',
    ),
  ],
  nl: [
    topic(
      'sport',
      'sport|voetbal|tennis|hockey|handbal|basketbal|wielren|schaats',
      'doelpunt|spits|strafschop|competitie|beker|wedstrijd|halve finale|kampioenschap|trainer|toernooi|olympi|keeper|gelijkspel|bokser|boksen|zwemm|marathon|golf\\b|volleybal|turnen|turnster|judo|darts|formule 1|eredivisie|degrad|promove|wk\\b|ek\\b|elftal|selectie|aanvaller|verdediger',
    ),
    askedOnly(
      'het weer',
      'weer\\b|weerbericht|weersverwacht',
      'weerbericht|weersverwacht|weerdienst|weeralarm|weerman|knmi\\b|(?:mooi|slecht|winters|zomers|zacht|guur) weer\\b|het weer(?=[:,])|regen|sneeuw|storm|windstoten|mist\\b|graden|vorst|buien|onweer',
    ),
    topic(
      'het verkeer',
      'verkeer|wegen\\b|openbaar vervoer|ov\\b',
      'bus\\b|bussen|tram\\b|metro\\b|snelweg|files?\\b|vrachtwagen|rijstrook|omleiding|ongeval|ongeluk|trein',
    ),
    topic(
      'politiek',
      'politiek|verkiezing|regering',
      'minister|kamer\\b|burgemeester|raad\\b|gemeenteraad|coalitie|partij|wet\\b|stemming',
    ),
    topic(
      'economie',
      'economi|beurs|financ',
      'bedrijf|bedrijven|failli|ontslag|investeer|investering|ondernem|winst|aandelen|bank|inflatie|banen|handel|fabriek|export|prijzen|omzet',
    ),
    topic(
      'cultuur',
      'cultu|muziek|film|theater|kunst|boeken',
      'concert|museum|tentoonstelling|festival|orkest|acteur|actrice|(?<=(?:de|een|nieuwe|haar|zijn|eerste|historische) )romans?\\b|debuutroman|album|galerie',
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
      'sport|fotbal|tenis|handbal|baschet|volei|ciclism|rugby|atletism|înot|gimnast|box\\b|boxer|liga 1|superlig|formula 1',
      'wta\\b|atp\\b|australian open|roland garros|medali|fundaș|mijlocaș|suporter|stadion|finala\\b|finală|sferturi|naționala de|gol\\b|goluri|atacant|penalty|lig[aă]|cup[aăe]|meci|semifinal|campionat|antrenor|turneu|olimpi|portar|egal',
    ),
    topic('vremea', 'vreme|meteo|prognoz', 'ploaie|ploi|ninso|furtun|vânt|ceață|grade|ger\\b'),
    topic(
      'traficul',
      'trafic|drumuri|transport',
      'autobuz|tramvai|metrou|troleibuz|autostrad|camion|ambuteiaj|accident|deviere|restricți|tren',
    ),
    topic('politica', 'politic|alegeri|guvern', 'ministr|parlament|senat|primar|consiliu|coaliți|partid|lege|vot'),
    topic(
      'economia',
      'economi|bursă|bursei|finanț',
      'compani|angajeaz|investiți|salari|faliment|industri|firm|profit|acțiuni|banc(?!ul)|curs valutar|inflați|locuri de muncă|comerț|fabric|preț',
    ),
    topic(
      'cultura',
      'cultur|muzic|film|teatru|cărți|artă',
      'concert|muze|expoziți|festival|orchestr|actor|actriț|romanul\\b|romane\\b|(?<=(?:un|nou|noul|acest|primul|ultimul) )roman\\b|roman (?:istoric|polițist|de dragoste|grafic)|album|galeri',
    ),
    topic('știința', 'științ|cercet|tehnolog', 'studiu|laborator|universit|robot|satelit|spațiu|inginer'),
    topic(
      'sănătatea',
      'sănăta|medicin',
      'ambulan|smurd|operați|transplant|cancer|grip[aăe]|covid|medicament|tratament|spital|medic|asistent|pacien|vaccin|virus|clinic|boal',
    ),
  ],
  hi: [
    topic(
      'खेल',
      'खेल|क्रिकेट|फ़ुटबॉल|फुटबॉल|हॉकी|टेनिस|हैंडबॉल|कबड्डी|बैडमिंटन|कुश्ती|पहलवान|मुक्केबाज|एथलेटि|शतरंज|आईपीएल|रणजी|वॉलीबॉल|बास्केटबॉल|निशानेबाज|तीरंदाज',
      'विकेट|शतक|अर्धशतक|पारी|बल्लेबाज|गेंदबाज|ट्रॉफी|टेस्ट सीरीज|वनडे|टी20|टी-20|क्वार्टर फाइनल|फाइनल|फ़ाइनल|पदक|स्टेडियम|मुकाबला|मैच|गोल(?!ी)|कप(?!ड)|सेमीफ़ाइनल|सेमीफाइनल|टूर्नामेंट|कोच|ओलंपिक|स्ट्राइकर|खिलाड़ी',
    ),
    topic('मौसम', 'मौसम', 'कोहरे|शीतलहर|आंधी|बादल|मानसून|ओले|बारिश|बर्फ|तूफ़ान|तूफान|कोहरा|तापमान|डिग्री|वर्षा|ठंड'),
    topic('यातायात', 'यातायात|ट्रैफिक|ट्रैफ़िक|सड़कों', 'एक्सप्रेसवे|डायवर्जन|उड़ान|बस सेवा|मेट्रो|फ्लाईओवर|जाम|हाईवे|राजमार्ग|दुर्घटना|ट्रक|ट्रेन'),
    topic(
      'राजनीति',
      'राजनीति|चुनाव|सरकार|नगर निगम|नगर पालिका|नगरपालिका|पार्षद|महापौर',
      'विधायक|सांसद|भाजपा|बीजेपी|कांग्रेस|बसपा|राज्यसभा|लोकसभा|विपक्ष|विधेयक|राज्यपाल|मंत्री|संसद|विधानसभा|महापौर|परिषद|गठबंधन|पार्टी|क़ानून|कानून|मतदान',
    ),
    topic(
      'अर्थव्यवस्था',
      'अर्थव्यवस्था|कारोबार|व्यापार|बाज़ार',
      'सेंसेक्स|निफ्टी|रुपया|आरबीआई|जीएसटी|बजट|निवेश|उद्योग|सोना|चांदी|पेट्रोल|कंपनी|मुनाफ़ा|मुनाफा|शेयर|बैंक|महँगाई|महंगाई|नौकर|कारख़ाना|निर्यात',
    ),
    topic('संस्कृति', 'संस्कृति|संगीत|फ़िल्म|फिल्म|थिएटर|कला|किताब', 'संग्रहालय|प्रदर्शनी|महोत्सव|अभिनेता|अभिनेत्री|उपन्यास|गायक'),
    topic(
      'विज्ञान',
      'विज्ञान|शोध|तकनीक',
      'इसरो|नासा|चंद्रयान|वैज्ञानिक|रॉकेट|सैटेलाइट|कृत्रिम बुद्धि|दूरबीन|अध्ययन|प्रयोगशाला|विश्वविद्यालय|रोबोट|उपग्रह|अंतरिक्ष|इंजीनियर',
    ),
    topic(
      'स्वास्थ्य',
      'स्वास्थ्य|सेहत|चिकित्सा',
      'वैक्सीन|टीकाकरण|दवा|इलाज|एम्स|संक्रमण|डेंगू|मलेरिया|सर्जरी|कैंसर|फ्लू|कोविड|हार्ट अटैक|मेडिकल|अस्पताल|डॉक्टर|नर्स|मरीज|टीका|वायरस|बीमारी',
    ),
  ],
}

/** Also by a score, where nothing else tells that it was played. */
const toldOf = ({ told }: Topic, tongue: string): string =>
  [told, OLYMPIC[tongue] ?? [], playedScore(tongue) ?? []].flat().join('|')

/** The first of each tongue is sport. */
const withSports = ([sport, ...others]: readonly Topic[], tongue: string): Topic[] =>
  sport === undefined
    ? []
    : [
        {
          ...topic(sport.name, `${sport.asked}|${anySingleSport(tongue)}`, toldOf(sport, tongue)),
          never: ACCIDENTS[tongue] ?? '(?!)',
        },
        ...others,
      ]

/** The third is traffic: it is told by a numbered road too, beside how it goes there. */
const withRoads = (topics: readonly Topic[], tongue: string): Topic[] =>
  topics.map((one, at) => (at === TRAFFIC ? { ...one, told: `${one.told}|${numberedRoad(tongue)}` } : one))
const TRAFFIC = 2

/** In every tongue the same subjects in the same order. */
export const TOPICS: Topics = Object.fromEntries(
  Object.entries(OF_PAPERS).map(([tongue, topics]) => [
    tongue,
    [...withRoads(withSports(topics, tongue), tongue), ...(CRIME[tongue] ? [CRIME[tongue]] : []), ...(LESSER[tongue] ?? [])],
  ]),
)
