import { type Topic, topic } from './topic.ts'

/** Of lesser pages than those of sport and politics, by tongue: farming, nature, education, then church. */
export const LESSER: Readonly<Record<string, readonly Topic[]>> = {
  en: [
    topic(
      'farming',
      'farm|agricultur|fishing|fisher(?:y|ies|men)',
      'crops?\\b|harvest|cattle|livestock|dairy|wheat|grain|growers?\\b|orchard|vineyard|winer|tractor|fertili[sz]er|trawler|catch(?:es)? quota',
    ),
    topic(
      'nature and animals',
      'nature\\b|animals?\\b|wildlife|environment|pets?\\b',
      'birds?\\b|seal pups?|grey seals?|whale|wolf\\b|wolves|otter|beaver|deer\\b|(?<!nottingham )forest|conservation|species|habitat|pollut|recycl|climate change|carbon emissions|zoo\\b|dogs?\\b|cats?\\b|horses?\\b|pups?\\b|nature reserve|wetland|vet\\b',
    ),
    topic(
      'education',
      'education|school|colleges?\\b|universit|students?\\b',
      'teacher|pupil|classroom|exams?\\b|campus|nurser(?:y|ies)\\b|headteacher|lecturer|degree course|gcse',
    ),
    topic(
      'faith',
      'church|religio|faith\\b|parish',
      'bishop|vicar|priest|pope\\b|cathedral|mosque|synagogue|temple|chapel|pilgrim|diocese|congregation',
    ),
  ],
  de: [
    topic(
      'Landwirtschaft',
      'landwirt|bauern(?!opfer)|agrar|fischerei',
      'ernte|bauer\\b|weizen|getreide|raps\\b|milchvieh|viehzucht|rinder|schweine|winzer|weinbau|obstbau|traktor|dünge|fangquote|fischer\\b|gemüse|kabeljau|krabben',
    ),
    topic(
      'Natur und Tiere',
      'natur(?!al)|tiere?\\b|tierwelt|umwelt',
      'vögel|vogel|robbe|wale?\\b|wolf\\b|wölfe|biber|luchs|wald\\b|wälder|artenschutz|schutzgebiet|klimaschutz|klimawandel|recycling|schadstoff|zoo\\b|tierpark|tierheim|hunde?\\b|katzen?\\b|pferde?\\b|moor\\b|welpe|jungtier|störche?|storch',
    ),
    topic(
      'Bildung',
      'bildung|schule|schul(?!d|ter|z|ung|t\\b)|hochschule|uni\\b|universität|studium',
      'lehrer|lehrkr|schüler|unterricht|klassenzimmer|abitur|kita|campus|studierende|studiengang|grundschul|gymnasi|berufsschul',
    ),
    topic(
      'Kirche und Glaube',
      'kirche|religion|glaube\\b',
      'bischof|pfarrer|pastor|papst|dom\\b|gemeindehaus|moschee|synagoge|gottesdienst|bistum|kloster|konfirm|pilger',
    ),
  ],
  fr: [
    topic(
      'l’agriculture',
      'agricult|agricole|paysan|pêche\\b|pêcheurs?\\b|viticult',
      'récolte|moisson|éleveu|élevage|blé\\b|céréale|maïs|lait\\b|laitier|vigne|vignoble|vendange|vigneron|tracteur|engrais|ostréicul|maraîch|criée|chalut|agneau|bovin|verger',
    ),
    topic(
      'la nature et les animaux',
      'nature\\b|animaux|animal\\b|environnement|faune',
      'oiseau|phoque|baleine|dauphin|loup|castor|lynx|forêt|biodiversité|espèce|réserve naturelle|pollution|pollué|recyclage|déchet|climatique|zone humide|zoo\\b|chiens?\\b|chats?\\b|cheval|chevaux|refuge|chiot',
    ),
    topic(
      'l’éducation',
      'éducation|écoles?\\b|enseignement|universit|étudiants?\\b',
      'collège|lycée|élève|professeur|enseignant|rectorat|classe\\b|classes\\b|licence\\b|bac\\b|campus|crèche|rentrée|internat',
    ),
    topic(
      'la religion',
      'religion|église|foi\\b|paroisse',
      'évêque|curé|prêtre|pape\\b|cathédrale|mosquée|synagogue|pèlerin|diocèse|chapelle|messe\\b',
    ),
  ],
  es: [
    topic(
      'el campo',
      'campo\\b(?! de)|agricult|agrari|agrícol|ganader|pesca\\b',
      'cosecha|trigo|cereal|maíz|oliv|aceituna|viñ|vendimia|bodega|regante|riego|tractor|fertilizante|ovej|ganado|vacuno|porcino|leche\\b|lonja|huerta|almendr|siembra|pesquer|pescador|lácteo|cítric',
    ),
    topic(
      'la naturaleza y los animales',
      'naturaleza|animal|medio ?ambiente|fauna',
      'aves?\\b|pájaro|lince|lobo|oso\\b|osos\\b|ballena|delfín|bosque|especie|parque natural|parque nacional|zoo\\b|zoológico|perros?\\b|gatos?\\b|caballo|cachorro|biodiversidad|reforest|contaminación|recicla|cambio climático|vertido',
    ),
    topic(
      'la educación',
      'educaci|escuela|colegio|enseñanza|universi|instituto',
      'profesor|alumn|maestr|aula|docente|bachillerato|fp\\b|campus|guardería|estudiante|selectividad|matrícula',
    ),
    topic(
      'la religión',
      'religi|(?<!(?:pablo|julio|enrique) )iglesia|fe\\b|parroquia',
      'obispo|sacerdote|párroco|papa\\b|catedral|mezquita|sinagoga|peregrin|diócesis|ermita|misa\\b|cofradía|romería',
    ),
  ],
  it: [
    topic(
      'l’agricoltura',
      'agricol|contadin|pesca\\b|vino\\b|vini\\b|allevator',
      'il raccolto|raccolto (?:in|di|del)|raccolti\\b|vendemmia|vigne|vitivinicol|cantina|barolo|nocciol|grano\\b|mais\\b|cereali|riso\\b|risaie|oliv|bestiame|allevament|bovin|suin|latte\\b|trattore|concim|coldiretti|frutteti|mele\\b|pescatori|pescherecc|siccità',
    ),
    topic(
      'la natura e gli animali',
      'natura\\b|animal|ambiente\\b|fauna',
      'uccell|lupo\\b|(?<!maurizio )lupi\\b|orso\\b|orsi\\b|lince|balen|delfin|bosco|boschi|specie\\b|parco nazionale|parco naturale|riserva naturale|zoo\\b|cane\\b|cani\\b|gatt[oi]\\b|cavall|cuccioli|biodiversità|inquinament|inquinat|riciclo|rifiuti|climatic',
    ),
    topic(
      'la scuola',
      'scuola|scuole|istruzione|università|studenti',
      'liceo|insegnant|docent|alunn|maturità|professor|asilo|aule\\b|ateneo|campus|preside\\b|istituto tecnico|lezioni',
    ),
    topic(
      'la chiesa',
      '(?<!(?:federico|enrico) )chiesa|religion|fede\\b|parrocchia',
      'vescovo|parroco|sacerdot|papa\\b|cattedrale|duomo|moschea|sinagoga|pellegrin|diocesi|messa\\b|santuario',
    ),
  ],
  pt: [
    topic(
      'a agricultura',
      'agricult|agrícola|agro|pesca\\b|pecuária|campo\\b(?! de)|rural',
      'colheita|safra|soja|milho|trigo|café\\b|vinha|vindima|gado\\b|leite\\b|bovin|suín|aviár|trator|fertilizante|azeite|oliv|cortiça|lavoura|produtores|pescador|arrasto|irrigação|lota\\b',
    ),
    topic(
      'a natureza e os animais',
      'natureza|animais|animal\\b|ambiente\\b|fauna',
      'aves?\\b|pássaro|lince|lobos?\\b|onça|baleia|golfinho|floresta|mata atlântica|espécie|parque natural|parque nacional|reserva natural|zoo\\b|zoológico|cães|cachorro|gatos?\\b|cavalo|filhote|biodiversidade|tartaruga|poluição|recicla|alterações climáticas|mudanças climáticas|descarga poluente',
    ),
    topic(
      'a educação',
      'educaç|escola|universi|ensino|estudantes',
      'professor|alun|colégio|creche|campus|vestibular|enem\\b|docente|sala de aula|exames|candidatos|curso\\b|cursos\\b',
    ),
    topic(
      'a religião',
      'religi|igreja|fé\\b|paróquia',
      'bispo|padre|papa\\b|catedral|mesquita|sinagoga|peregrin|diocese|capela|missa\\b|romaria',
    ),
  ],
  pl: [
    topic(
      'rolnictwo',
      'roln|sadown|wsi\\b|rybołów|rybak',
      'zbiory|żniw|zboż|pszenic|kukurydz|rzepak|bydł|świń|trzod|mlecz|sad\\b|sady\\b|jabł|winnic|winiar|ciągnik|nawoz|uprawy|uprawa|plony|hodow|połow|dorsz|gospodarstw',
    ),
    topic(
      'przyroda i zwierzęta',
      'przyrod|zwierz|środowisk|natur[ayęą]\\b|naturze',
      'ptak|ptaki|bocian|foka|foki|wilk|bóbr|bobr|ryś\\b|rysi|żubr|łoś|łosi|niedźwie|las\\b|lasu\\b|lasy\\b|lasów|gatun|park narodowy|rezerwat|zanieczyszcz|recykling|klimatu\\b|zoo\\b|ps[aóy]w?\\b|kot[ay]?\\b|koń\\b|konie\\b|schronisk|szczeni',
    ),
    topic(
      'edukacja',
      'edukac|szkoł|uczel|uniwersyt|student|oświat',
      'nauczyciel|uczni|uczeń|politechnik|liceum|matur|przedszkol|klas[ay]?\\b|wykład|kierunek|akademi',
    ),
    topic(
      'kościół',
      'kości[oó]ł|relig|wiar[ay]\\b|parafi',
      'biskup|ksiądz|księdza|proboszcz|papież|katedr|meczet|synagog|pielgrzym|diecezj|klasztor|msz[aęy]',
    ),
  ],
  nl: [
    topic(
      'de landbouw',
      'landbouw|boeren\\b|agrari|visserij|tuinbouw',
      'oogst|tarwe|graan|mais\\b|asperge|aardappel|koeien|vee\\b|veehouder|varkens|melkvee|tuinder|boer\\b|boerin|wijnboer|tractor|mest\\b|stikstof|viskotter|vissers|fruitteler|teler|plukker',
    ),
    topic(
      'natuur en dieren',
      'natuur|dieren|dier\\b|milieu',
      'vogel|zeehond|walvis|wolf\\b|wolven|bever|otter|das\\b|dassen|bos\\b|bossen|soort|natuurgebied|dierentuin|hond\\b|honden\\b|kat\\b|katten|paard|welp|ooievaar|heide\\b|peel\\b|vervuil|recycl|klimaat|biodivers',
    ),
    topic(
      'onderwijs',
      'onderwijs|school|scholen|universiteit|studenten|hogeschol',
      'basisschool|hogeschool|leraar|leraren|leerling|docent|eindexamen|opleiding|campus|klaslokaal|kinderopvang|mbo\\b|hbo\\b|scholier',
    ),
    topic(
      'kerk en geloof',
      'kerk|religie|geloof\\b|parochie',
      'bisschop|pastoor|priester|paus\\b|kathedraal|moskee|synagoge|bedevaart|bisdom|kapel|klooster|mis\\b',
    ),
  ],
  ro: [
    topic(
      'agricultura',
      'agricol|agricult|fermier|pescuit',
      'recolt|grâu|porumb|floarea.soarelui|rapiț|vită de vie|podgori|vin\\b|vinuri|crama|bovine|porcine|oi\\b|oile\\b|lapte|tractor|îngrășămin|irigaț|livezi|livad|apicult|stupi|ciobani|pescari|secet',
    ),
    topic(
      'natura și animalele',
      'natur[ăai]\\b|animal|mediul înconjurător|protecția mediului|ecolog|faun',
      'polua|recicla|schimbări climatice|deșeuri|păsări|pasăre|urs\\b|urși|ursul|lup\\b|lupi\\b|zimbr|berz|delfin|pădur|specii|parc național|rezervați|zoo\\b|câini|câine|pisic|cai\\b|calul|pui de|biodiversit',
    ),
    topic(
      'educația',
      'educați|școal|școli|universit|elevi\\b|studenți|învățământ',
      'elev\\b|elevă|profesor|liceu|licee|bacalaureat|grădiniț|campus|facultat|manual|cursuri',
    ),
    topic(
      'biserica',
      'biseric|religi|credinț|parohi',
      'episcop|preot|mitropolit|patriarh|papa\\b|catedral|moschee|sinagog|pelerin|mănăstir|hram',
    ),
  ],
  hi: [
    topic(
      'खेती',
      'खेती|किसान|कृषि|मछुआर|पशुपालन',
      'फसल|गेहूं|गेहूँ|धान|सोयाबीन|सरसों|मंडी|मंडियों|सिंचाई|खाद\\b|यूरिया|ट्रैक्टर|बुवाई|कटाई|दुग्ध|दूध|पशुधन|बागवानी',
    ),
    topic(
      'प्रकृति और पशु',
      'प्रकृति|जानवर|वन्यजीव|पर्यावरण|पशु(?!पाल)',
      'प्रदूषण|जलवायु|कचर|बाघ|तेंदुआ|हाथी|चीता|चीते|पक्षी|जंगल|अभयारण्य|टाइगर रिजर्व|चिड़ियाघर|कुत्त|गाय\\b|गायों|शावक|प्रजाति|वनस्पति|पौध',
    ),
    topic(
      'शिक्षा',
      'शिक्षा|स्कूल|कॉलेज|विश्वविद्यालय|पढ़ाई',
      'छात्र|शिक्षक|परीक्षा|बोर्ड परीक्षा|विद्यालय|पाठ्यक्रम|कोर्स|दाखिल|प्रवेश परीक्षा|नीट|जेईई',
    ),
    topic('धर्म', 'धर्म|मंदिर|आस्था|पूजा', 'मस्जिद|गुरुद्वारा|चर्च|तीर्थ|श्रद्धालु|पुजारी|मठ\b|कुंभ|आरती|दरगाह'),
  ],
}
