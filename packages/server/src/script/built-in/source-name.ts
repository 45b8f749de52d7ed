import { isSection } from '../../sources/section-name.ts'
import { isCity } from './publisher.ts'
import { hasVoice } from './sentences.ts'

/** What a feed is, in its own title, and not whose it is: 'RSS', 'MRSS-S', 'XML feed'. */
const TECHNICAL = /(?<![\p{L}\p{N}])(?:m?rss(?:[- ]?\d(?:\.\d)?|-?\p{L})?|atom|xml|json|feeds?|flux|kanał)(?![\p{L}\p{N}])/giu
/** 'actu-une.xml' */
const FILE = /(?<!\S)[\p{L}\p{N}_-]+\.(?:xml|rss|json|php|aspx?|html?)(?!\S)/giu
/** 'n°3', 'No. 2' */
const NUMBERED = /(?<!\S)(?:n[°ºr]\.?|no\.|#)\s?\d+(?!\S)/giu
/** Its version and its tongue beside that: 'Feed MRSS-S NL 2.0'. */
const VERSION =
  /(?<![\p{L}\p{N}.])v?\d{1,2}\.\d{1,2}(?![\p{L}\p{N}.])|(?<![\p{L}\p{N}])(?:EN|DE|FR|ES|IT|PL|NL|PT|RO|HI)(?![\p{L}\p{N}])/gu
const withoutTechnical = (part: string): string => {
  const plain = part.replace(TECHNICAL, ' ')
  return plain === part ? part : plain.replace(VERSION, ' ')
}

/** A name of a file or a table: 'table2'. A station may be called 'Digi24'. */
const CODE =
  /_|^(?=\S*\p{Ll})\S*\/\S+$|^(?!\p{Lu}\p{Ll}{3,}\d{1,3}$)\S*\p{Ll}\d+$|^(?:Table|Sheet|Feed|Test|Sensor|List|Item|Data|Tabelle|Tabela|Lista)\d+$|^(?:B?POL|LPI|LPD|KPB|FW|FFW)-/u
/** Whose news these are is the name: 'Laatste nieuws van RTV Oost'. */
const NEWS_OF =
  /^(?:(?:the )?(?:latest|top|breaking)?\s?(?:news|headlines|stories) (?:from|by|of)|(?:aktuelle|neueste|die neuesten)?\s?(?:nachrichten|meldungen|schlagzeilen) (?:von|vom|aus|der|des)|(?:het )?(?:laatste )?nieuws (?:van|uit)|(?:últimas )?noticias de|(?:ultime )?notizie (?:da|di)|primo piano|(?:dernières )?(?:actualités|nouvelles|infos) de|toute l['’](?:actualité|info) (?:sur|de|du|en)|toutes les (?:infos|actualités) (?:sur|de|du)|(?:últimas )?notícias d[eoa]|wiadomości z|știri de la)\s+(?=\p{Lu})/iu
/** 'Noticias de Huesca': a place is nobody who tells, so that its news keep their whole name. */
const NEWS_OF_PLACE =
  /^(?:noticias de|notícias d[eoa]|notizie (?:da|di)|nieuws uit|nachrichten aus|news from|infos de|actualités de|wiadomości z|știri din)\s\p{Lu}\p{Ll}[\p{L}-]*$/iu
/** 'Edición América en EL PAÍS': of which paper it is. */
const EDITION_OF = /^(?:Edici[óo]n|Edição|Édition|Edizione|Edition) \p{Lu}\p{L}+ (?:en|no|dans|su|in) (?=\p{Lu})/u
/** What an office sends, behind its name: 'Polizei Kiel Pressemeldungen'. */
const SENT =
  /(?<=\S)\s(?:Press(?:e)?(?:meldung|mitteilung)(?:en)?|Medieninformation(?:en)?|Störungsmeldungen|press releases|headlines)$/iu
/** A paper's page of a place: 'The Harbour Times Norland News'. 'The Herald News' is a paper. */
const PAGE_OF_PAPER =
  /(?<=^The (?:\p{L}+ ){1,3}(?:Times|Post|Herald|Tribune|Telegraph|Chronicle|Gazette|Guardian))(?: \p{Lu}\p{Ll}+){1,2} News$/u
/** Loud, an article would be spelled: 'DER BOTE'. */
const LOUD_ARTICLE = /^(?:DER|DIE|DAS|THE|HET|LE|LA|EL|IL)(?=\s\p{L})/u
/** Letters alone are spelled; a word is said, loud or not: 'PÚBLICO', '20MINUTOS', 'EL PAÍS'. */
const LOUD_WORD = /(?<![\p{L}\p{M}])\p{Lu}{5,}(?![\p{L}\p{M}\d])|(?<=^(?:Der|Die|Das|The|Het|Le|La|El|Il)\s)\p{Lu}{4}(?!\p{L})/gu
const ARTICLE = /^(?:Der|Die|Das|The|Het|Le|La|El|Il)\s$/u
const VOWELS = /[AEIOUYÀ-ÆÈ-ÏÒ-ÖØÙ-ÝĂ]/gu
const TWO_CONSONANTS = /^[^AEIOUYÀ-ÆÈ-ÏÒ-ÖØÙ-ÝĂ]{2}/u
const quiet = (word: string, at: number, name: string): string => {
  const vowels = word.match(VOWELS)?.length ?? 0
  // 'La RTBF', 'The NCAA' are spelled: no word of four letters begins so.
  const isWord = ARTICLE.test(name.slice(0, at)) && word.length < 5 ? vowels > 0 && !TWO_CONSONANTS.test(word) : vowels > 1
  const small = word.slice(1).toLowerCase()
  return isWord ? `${/\d$/.test(name.slice(0, at)) ? word.charAt(0).toLowerCase() : word.charAt(0)}${small}` : word
}
/** What it tells of, and nobody who tells it. */
const ABOUT =
  /^(?:latest |live )?(?:traffic|travel|weather|road) (?:information|news|updates?|alerts?)(?: (?:for|in|on)\s.*)?$|^(?:(?:el|il|la|le|das|het|o|the)\s)?(?:tiempo|clima|meteo|météo|wetter|weer|pogoda|tempo|vremea|previsão do tempo|previsioni|weather|tráfico|tráfego|trânsito|traffico|trafic|verkehr|verkeer|ruch|traffic)\s(?:en|à|au|a|in|im|w|em|no|na|la|für|for|voor|per|para|pe|din)\s\p{Lu}.*$/iu
/** The name of a site without its ending: 'NDR.de'. */
const DOMAIN =
  /^(?:www\.)?([\p{L}\p{N}][\p{L}\p{N} '’-]{1,40})\.(?:(?:com?|org|net)\.\p{L}{2}|de|at|ch|nl|be|com|net|org|eu|uk|in|ie|info|news|fr|it|es|pt|pl|ro|br|mx|ar)$/iu
/** Sites whose names are written as one word or without their marks: nobody says 'elmundo'. */
const AS_ONE_WORD: Readonly<Record<string, string>> = {
  adevarul: 'Adevărul',
  publico: 'Público',
  gandul: 'Gândul',
  elmundo: 'El Mundo',
  elpais: 'El País',
  elperiodico: 'El Periódico',
  elconfidencial: 'El Confidencial',
  elespanol: 'El Español',
  eleconomista: 'El Economista',
  elespectador: 'El Espectador',
  eluniversal: 'El Universal',
  expansion: 'Expansión',
  lanacion: 'La Nación',
  lavanguardia: 'La Vanguardia',
  larazon: 'La Razón',
  lemonde: 'Le Monde',
  lefigaro: 'Le Figaro',
  leparisien: 'Le Parisien',
  liberation: 'Libération',
  ladepeche: 'La Dépêche',
  lesechos: 'Les Echos',
  lesoir: 'Le Soir',
  lalibre: 'La Libre',
  letelegramme: 'Le Télégramme',
  midilibre: 'Midi Libre',
  sudouest: 'Sud Ouest',
  lastampa: 'La Stampa',
  repubblica: 'La Repubblica',
  ilgiornale: 'Il Giornale',
  ilmessaggero: 'Il Messaggero',
  derstandard: 'Der Standard',
  welt: 'Die Welt',
  zeit: 'Die Zeit',
  spiegel: 'Der Spiegel',
  bild: 'Bild',
  sueddeutsche: 'Süddeutsche Zeitung',
  faz: 'FAZ',
  heise: 'Heise',
  'der-postillon': 'Der Postillon',
  theguardian: 'The Guardian',
  nytimes: 'The New York Times',
  nyt: 'The New York Times',
  'ny times': 'The New York Times',
  wsj: 'The Wall Street Journal',
  wapo: 'The Washington Post',
  smh: 'The Sydney Morning Herald',
  scmp: 'South China Morning Post',
  ft: 'Financial Times',
  'la times': 'Los Angeles Times',
  gazeta: 'portal Gazeta.pl',
  washingtonpost: 'The Washington Post',
  latimes: 'Los Angeles Times',
  batimes: 'Buenos Aires Times',
  dailymail: 'Daily Mail',
  foxnews: 'Fox News',
  skynews: 'Sky News',
  abcnews: 'ABC News',
  aljazeera: 'Al Jazeera',
  timesofindia: 'The Times of India',
  indianexpress: 'The Indian Express',
  hindustantimes: 'Hindustan Times',
  aajtak: 'Aaj Tak',
  cincodias: 'Cinco Días',
  eldiario: 'elDiario',
  franceinfo: 'Franceinfo',
  francetvinfo: 'Franceinfo',
  ansa: 'ANSA',
  ilfattoquotidiano: 'Il Fatto Quotidiano',
  cnnbrasil: 'CNN Brasil',
  uol: 'UOL',
  g1: 'G1',
  r7: 'R7',
  onet: 'Onet',
  rmf: 'RMF',
  tvn24: 'TVN24',
  rmf24: 'RMF24',
  hotnews: 'HotNews',
  stirileprotv: 'Știrile Pro TV',
  nos: 'NOS',
  ad: 'AD',
  volkskrant: 'de Volkskrant',
  telegraaf: 'De Telegraaf',
  parool: 'Het Parool',
}
/** 'Moers | RP ONLINE': a page, and behind it whose. */
const ONLINE = /\s[|–-]\s(\p{Lu}[\p{L}\p{N} ]{1,30}) online$/iu
/** 'Kurier.ro Actualitate': behind its address a part of the paper. */
const PART_OF_SITE = /^(\S{2,40}\.\p{L}{2,4})\s(.+)$/u
/** Who took a picture is nobody who tells, nor is who passes on a feed. */
const PICTURE = /^©|^AP Photo|^(?:feedburner|unknown|(?:Google|Bing|Yahoo) News|MSN)$/u
/** What is called so in all its words says no more than that there is news, and not whose: 'Top Gear' is a name. */
const NEWS_WORD =
  /^(?:news|latest|breaking|top|local|nachrichten|aktuelle?s?|noticias|notícias|últimas|notizie|ultime|actualités?|actu|infos?|nieuws|laatste|wiadomości|știri|ultimele|alle|all|toute)$/iu
/** 'Actualités du Littoral' says where from. */
const NEWS_OF_AREA =
  /^(?:news|nachrichten|noticias|notícias|notizie|actualités|infos|nieuws|wiadomości|știri)\s(?:from|aus|del?|d[aiou]|des|uit|z|din)\s\p{Lu}[\p{L}-]*$/iu
const isNewsAlone = (part: string): boolean =>
  NEWS_OF_AREA.test(part) || part.split(/[\s,]+/).every((word) => NEWS_WORD.test(word))
/** An office or a station of a place: its place is its name. */
const OF_ITS_PLACE =
  /^(?:Polizei|Police|Polic[ií]a|Polizia|Politie|Policja|Poliția|Feuerwehr|Stadt|Gemeinde|Landkreis|Ville|Mairie|Comune|Ayuntamiento|Câmara|Prefeitura|Gmina|Gemeente|Radio|Rádio|TV|Wetter|Verkehr|Weather|Traffic|Météo|Meteo)$/iu
/** An American station by its letters: 'WHDH 7News'. */
const CALL_SIGN = /^[KW][A-Z]{3}(?:-?(?:TV|DT|FM|AM))?(?:\s\d\S*)?$/u
const OF_A_STATION = /news|weather|\.com$|radio|tv/iu
/** Of several parts the first one says whose it is, and the others which page. */
const ownPart = (kept: readonly string[]): string | undefined => {
  const [first = ''] = kept
  if (kept.length < 2 || OF_ITS_PLACE.test(first)) return undefined
  const called = kept.find((part) => CALL_SIGN.test(part))
  if (called !== undefined && OF_A_STATION.test(first)) return called
  return isNewsAlone(first) ? kept.find((part) => !isNewsAlone(part)) : first
}

/** Letters without a vowel are spelled. */
const SPELLED = /^[bcdfghjklmnpqrstvwxz]{2,5}\d{0,2}$/u
/** Addresses that are one word, and the name of a paper that many know. */
const WELL_KNOWN = new Set(
  'tagesschau handelsblatt kicker watson stern focus tagesspiegel kurier krone blick merkur correctiv reuters bloomberg forbes newsweek politico axios mediapart marca expansion infobae estadao trouw mediafax agerpres libertatea'.split(
    ' ',
  ),
)
/** The site of a Polish town, without the town's own marks: no voice says 'ekustowo'. */
const SITE_OF_TOWN = /^e[bcdfghjklmnpqrstvwz]\p{Ll}{2,12}(?:ow|owo|aw|awa|ice|sko|nan|ec)$/u
const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
/** A name in small letters is said as it is, of a known paper with its capital; an address of more parts only where one of them is known. */
const ofSmallLetters = (name: string, source: string): string | undefined => {
  const plain = source.replace(/^www\./i, '')
  if (plain !== plain.toLowerCase() || !/^[\p{Ll}\d.-]+$/u.test(name)) return name
  if (SPELLED.test(name)) return name.toUpperCase()
  if (SITE_OF_TOWN.test(name)) return undefined
  const labels = name.split('.')
  if (labels.length > 2) return labels.flatMap((label) => AS_ONE_WORD[label] ?? [])[0]
  return plain !== name && WELL_KNOWN.has(name) ? withCapital(name) : name
}

/** A part of a paper that writes of it, and nobody who tells. */
const STATE =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|North (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South (?:Carolina|Dakota)|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/u
/** A feed that is named by its address is named by its site. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}.-]{2,60}\.\p{L}{2,6})\/\S*$/u
/** The first page of a part: 'Home Paris'. */
const HOME_OF = /^(?:home|portada|accueil|homepage)\s/iu
const DASHED = /\s+(?:[-–—|·:»>›/]|\/\/|::|>>)\s+|:\s+/u
/** What it promises behind a colon: 'Libertad: noticias y opinión en la red'. */
const PROMISE =
  /:\s(?:noticias|últimas|toda|toute|tutt[aei]|notizie|notícias|últimas|news|latest|actualité|l['’]actualité|nachrichten|aktuelle)(?!\p{L}).*$/iu
/** What it is, behind a colon and in small letters: 'EL PAÍS: el periódico global'. */
const SLOGAN = /(?<=\p{L}{2}):\s\p{Ll}.{3,}$/u
/** How it comes. */
const ON_TIME =
  /\s(?:en temps réel|en continu|en direct|en tiempo real|en vivo|en directo|in tempo reale|in diretta|em tempo real|em direto|ao vivo|online)$/iu
/** Words that together name a page of any publisher. */
const ANY_PAGE = new Set(
  'all the latest top breaking main home homepage front page content headlines headline news newest recent stories story articles items posts updates untitled default releases press cms export wordpress wp prod beta incl unfiltered full text max entries alle aktuelle aktuelles neueste letzte nachrichten meldungen pressemitteilung pressemitteilungen presseportal schlagzeilen artikel startseite einträge ungefiltert fotos foto toutes tous les dernières derniers actualités infos articles accueil todas todos as os categorias categorías catégories categorie categorieën kategorien kategorie categorii categories las los últimas lo último noticias titulares portada tutte le ultime notizie ultima home-page notícias últimos destaques início página inicial strona główna principal pagina prima wszystkie najnowsze wiadomości aktualności het laatste nieuws berichten toate ultimele știri de la सभी hindi in online live india world international national state today and & updates mundo आज की का के के लिए लेटेस्ट ब्रेकिंग न्यूज़ न्यूज हिंदी हिन्दी खबर ख़बर मुख्य प्रमुख होम पेज होमपेज ताज़ा ताजा समाचार खबरें ख़बरें'.split(
    ' ',
  ),
)

/** Its words name papers too: 'La Presse'. */
const WIRE_PAGE = /^(?:le\s)?fil (?:de presse|info|d['’](?:actu|actualités?))$/iu

const isAnyPage = (words: string): boolean =>
  WIRE_PAGE.test(words) ||
  words
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean)
    .every((word) => ANY_PAGE.has(word))

/**
 * A source as it is named on air: without its own stop, what stands in brackets behind it, and what a feed says of itself. Undefined where
 * nothing is left that names somebody, or no voice says it.
 */
export const sourceName = (source: string): string | undefined => {
  const [, site, page = ''] = PART_OF_SITE.exec(source) ?? []
  if (site !== undefined && page.split(/\s/).every((word) => isSection(word) || isAnyPage(word))) return sourceName(site)
  const [, online] = ONLINE.exec(source) ?? []
  if (online !== undefined && !isAnyPage(online) && !isSection(online)) return sourceName(online)
  const said = (ADDRESS.exec(source)?.[1] ?? source)
    .replace(/(?<=\S)\s*\([^()]*\)$/, '')
    .replace(/(?<=\p{L}),?\s\d{1,2}\.\d{1,2}\.20\d\d$/u, '')
    .replace(/[.!?।]+$/, '')
    .replace(PROMISE, '')
    .replace(SLOGAN, '')
    .replace(ON_TIME, '')
    .replace(/(?<=\p{Ll})-\s(?=\p{Lu})/u, ' – ')
  const parts = said.split(DASHED)
  const kept = parts
    .map((part) =>
      withoutTechnical(part.replace(FILE, ' '))
        .replace(NUMBERED, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s–-]+|[\s–-]+$/g, ''),
    )
    .filter((part, _, all) => part !== '' && !isAnyPage(part) && (all.length === 1 || !isSection(part)))
  const name = (ownPart(kept) ?? (kept.join('|') === parts.join('|') ? said : kept.join(', ')))
    .replace(NEWS_OF, (head, _at, whole) => (NEWS_OF_PLACE.test(whole) ? head : ''))
    .replace(EDITION_OF, '')
    .replace(SENT, '')
    .replace(PAGE_OF_PAPER, '')
    .replace(DOMAIN, '$1')
    .replace(LOUD_ARTICLE, (article) => article.charAt(0) + article.slice(1).toLowerCase())
    .replace(LOUD_WORD, quiet)
  const isNobody =
    isAnyPage(name) ||
    isSection(name) ||
    STATE.test(name) ||
    ABOUT.test(name) ||
    HOME_OF.test(name) ||
    CODE.test(name) ||
    /^\[.*\]$/.test(source) ||
    PICTURE.test(source) ||
    (kept.length < parts.length && isCity(name)) ||
    !/\p{L}/u.test(name) ||
    !hasVoice(name)
  const written = name.toLowerCase()
  if (Object.hasOwn(AS_ONE_WORD, written)) return AS_ONE_WORD[written]
  return isNobody ? undefined : ofSmallLetters(name, source)
}
