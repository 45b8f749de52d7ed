import { kept } from './kept.ts'
import { withoutAccents } from './own-words.ts'

// What a task asks for beside its subjects: nothing sad, the newest first, the own place first.

type Words = Readonly<Record<string, string>>

const GOOD: Words = {
  en: '(?:good|happy|positive|cheerful|uplifting|feel-?good|nice|glad) (?:news|stories|stuff|things|vibes|mood)',
  de: '(?:gute|positive|erfreuliche|schöne|fröhliche)n? (?:nachrichten|meldungen|neuigkeiten|geschichten|dinge)|nur (?:das )?(?:gute|schöne|positive)s?(?![\\p{L}])',
  fr: '(?:bonnes?|belles?|heureuses) (?:nouvelles?|infos?|histoires)|(?:infos?|nouvelles?|choses) positives?|que du positif',
  es: 'buenas (?:noticias|nuevas)|(?:noticias|cosas) (?:positivas|buenas|alegres|bonitas)',
  it: '(?:buone|belle) (?:notizie|storie)|(?:notizie|cose|storie) (?:positive|belle|buone)',
  pt: 'boas (?:notícias|novas)|(?:notícias|coisas) (?:positivas|boas|alegres|bonitas)',
  pl: '(?:dobr|pozytywn|wesoł)(?:e|ych) (?:wiadomości|wieści|informacj)|coś (?:miłego|dobrego|pozytywnego)',
  nl: '(?:goed|positief|vrolijk|leuk) nieuws|(?:goede|positieve|vrolijke|leuke) (?:berichten|verhalen|dingen)',
  ro: '(?:vești|știri|noutăți|lucruri) (?:bune|pozitive|vesele|frumoase)',
  hi: '(?:अच्छी|सकारात्मक|खुशी की) (?:ख़बर|खबर|बात)',
}
/** What one who wants nothing sad names. */
const SAD: Words = {
  en: 'bad news|sad\\b|sadness|death|dead\\b|dying|tragedy|tragedies|disaster|violence|murder|wars?\\b|negative',
  de: 'schlechten? (?:nachricht|meldung|neuigkeit)|traurig|tote|todesf|tragöd|katastroph|gewalt|mord|krieg|negativ|unglück',
  fr: 'mauvaises? nouvelles?|tristes?\\b|morts?\\b|décès|drames?\\b|tragédi|catastroph|violence|meurtre|guerre|négati',
  es: 'malas noticias|tristes?\\b|muert|tragedi|catástrof|desastre|violencia|guerra|negativ|desgracia',
  it: 'brutte notizie|cattive notizie|trist|mort[eio]\\b|tragedi|catastrof|disastr|violenz|guerr|negativ|disgrazi',
  pt: 'más notícias|notícias más|trist|mortes?\\b|mortos|tragédi|catástrofe|desastre|violência|guerra|negativ',
  pl: 'złych (?:wiadomości|wieści)|smutn|śmierci|tragedi|katastrof|przemoc|wojn|negatywn',
  nl: 'slecht nieuws|verdriet|triest|dood|doden|rampen|tragedie|geweld|moord|oorlog|negatief',
  ro: 'vești (?:rele|proaste)|știri (?:rele|proaste)|trist|moart|morți|tragedi|catastrof|dezastr|violenț|război|negativ',
  hi: 'बुरी (?:ख़बर|खबर)|दुखद|मौत|त्रासदी|हिंसा|युद्ध|नकारात्मक',
}
/** What one names who wants no accidents; the same words and more know the stories. */
const ACCIDENTS: Words = {
  en: 'accidents?\\b|crash|collision|pile-?up',
  de: 'unf(?:a|ä)ll|zusammenst(?:o|ö)(?:ß|ss)|karambolage',
  fr: 'accident|collision|carambolage|faits divers',
  es: 'accident|choques?\\b|colisi|sucesos',
  it: 'incident|scontr[oi]\\b|tamponament|cronaca nera',
  pt: 'acident|colis|choques?\\b',
  pl: 'wypad(?:ek|k)|kolizj|zderze',
  nl: 'ongeluk|ongeval|aanrijding|botsing',
  ro: 'accident|coliziun|ciocnir',
  hi: 'हादस|दुर्घटना|टक्कर',
}
const HURT: Words = {
  en: 'injur|hurt\\b|hits? a |collided',
  de: 'verletzt|verunglück|stieß(?:en)? .{0,40}zusammen',
  fr: 'blessé|percut|heurt',
  es: 'herid[oa]s?\\b|chocó|chocaron|atropell',
  it: 'ferit[oiae]\\b|investit|urtato',
  pt: 'ferid[oa]s?\\b|bateu|bateram|atropel',
  pl: 'rann[aeyi]|rannych|potrąc|zderzył',
  nl: 'gewond|botst',
  ro: 'rănit|răniț|lovit',
  hi: 'घायल',
}
/** What good news tell of. It only puts them first: what is neither good nor bad is told behind them. */
const GLAD: Words = {
  en: 'rescue|save[sd]?\\b|free\\b|donat|volunteer|award|wins?\\b|record|new\\b|opens?\\b|opened|jobs|healthy|born\\b|celebrat|cure[sd]?\\b|reopen|help(?:s|ed)\\b|honou?red|reunite',
  de: 'rette|gerettet|kostenlos|frei\\b|spende|ehrenamt|freiwillig|helfer|preis\\b|gewinn|rekord|neue?\\b|eröffnet|arbeitspl(?:a|ä)tz|gesund|geboren|feier|geheilt|ausgezeichnet',
  fr: 'sauv|gratuit|don\\b|bénévol|prix\\b|gagne|remporte|record|nouve|ouvre|ouvert|emplois|guéri|naissance|naît|fête|célèbr|récompens',
  es: 'salva|rescat|gratuit|gratis|dona|voluntari|premi|gana|récord|nuev|abre|abrió|empleos|sano|sana\\b|nace|nació|celebr|cura',
  it: 'salva|gratuit|gratis|donat|volontari|premi|vince|record|nuov|apre|aperto|posti di lavoro|sano|guarit|nasc|nat[oi]\\b|festegg',
  pt: 'salva|resgat|gratuit|grátis|doa|voluntári|prémio|prêmio|ganha|vence|recorde|nov[oa]|abre|abriu|empregos|saudável|nasc|festej|celebr|cura',
  pl: 'uratow|bezpłat|za darmo|darow|wolontariusz|nagrod|wygra|rekord|now[aey]\\b|otwier|otwart|otworz|miejsc pracy|zdrow|urodzi|świętuj|wylecz',
  nl: 'redden|gered|gratis|donat|schonk|vrijwillig|prijs\\b|wint|record|nieuw|opent|geopend|banen|gezond|geboren|viert|genezen',
  ro: 'salvat|salvează|gratuit|dona|voluntar|premi|câștig|record|nou[ăa]?\\b|deschi|locuri de muncă|sănăto|născut|sărbător|vindec',
  hi: 'बचाया|बचाकर|मुफ़्त|मुफ्त|दान|स्वयंसेव|पुरस्कार|जीत|रिकॉर्ड|नया|नई|शुरू|खुला|नौकरी मिलेगी|स्वस्थ|जन्म|जश्न|सम्मान',
}
const NEWEST: Words = {
  en: 'newest|latest|most recent|freshest',
  de: 'neu(?:e)?ste[nrs]?|aktuellste[nrs]?|jüngste[nrs]?|frischeste[nrs]?',
  fr: 'plus récent|dernière|plus fraîche',
  es: 'más reciente|más nuev|última',
  it: 'più recent|più nuov|ultim',
  pt: 'mais recente|mais nov|última',
  pl: 'najnowsz|najświeższ',
  nl: 'nieuwste|recentste|meest recente|laatste',
  ro: 'mai nou|mai noi|mai recent|ultimele',
  hi: 'सबसे (?:नई|ताज़ा|ताजा|नए)|(?:ताज़ा|ताजा|नई) (?:ख़बर|खबर)',
}
const OLDEST: Words = {
  en: 'oldest|earliest|chronolog',
  de: 'älteste[nrs]?|früheste[nrs]?|chronolog',
  fr: 'plus ancien|plus vie(?:ux|il)|chronolog',
  es: 'más antigu|más viej|cronológ',
  it: 'più vecchi|più antic|meno recent|cronolog',
  pt: 'mais antig|mais velh|cronológ',
  pl: 'najstarsz|najdawniejsz|chronolog',
  nl: 'oudste|vroegste|chronolog',
  ro: 'mai vech|cronolog',
  hi: 'सबसे पुरान|पुरानी (?:ख़बर|खबर)',
}

/** An order of time by its name needs no 'first', and turned round it is the other one. */
const IN_TIME = /chronolog|cronolog/iu
const TURNED = /reverse|inver|umgekehrt|rückwärts|odwrot|omgekeerd/iu
/** 'Last', and 'up to'. */
const LASTS: Words = {
  en: 'last\\b|at the (?:end|bottom)|finally|end with|finish with',
  de: 'zuletzt|am (?:ende|schluss)|zum schluss|als letzte|unten',
  fr: 'à la fin|en dernier|finis|termine',
  es: 'al final|al último|acaba|termina|por último|últimas al',
  it: 'alla fine|per ultim|in fondo|finisc',
  pt: 'em último|no fim|no final|acaba|termina|por (?:fim|último)',
  pl: 'na (?:samym |sam )?ko(?:niec|ńcu)|jako ostatni',
  nl: 'als laatste|achteraan|het laatst|tot slot|(?:aan|op) het ein',
  ro: 'la urmă|ultima dată|la sfârșit|la final',
  hi: 'आखिर में|आख़िर में|अंत में|बाद में',
}
/** 'First', and 'from … on'. */
const LEADS: Words = {
  en: 'first|on top|at the top|to oldest|start with|begin with',
  de: 'zuerst|zunächst|oben|voran|als erstes|erst\\b|beginn',
  fr: "d['’ ]?abord|en premier|en tête|commence",
  es: 'primero|arriba|empieza|comienza|al principio',
  it: 'prima|per prim|in cima|dall[ae]|inizia|comincia',
  pt: 'primeiro|no topo|começ|à cabeça',
  pl: 'najpierw|na początk|na górze|jako pierwsz|od najnow|zaczn',
  nl: 'eerst|bovenaan|begin',
  ro: 'întâi|prim|la început|încep',
  hi: 'पहले|ऊपर|शुरू',
}
const LOCAL: Words = {
  en: 'local|our (?:town|city|area|region|village)|nearby',
  de: 'lokal|örtlich|aus (?:der|unserer) (?:stadt|region|gegend|umgebung)|vor ort|hiesig',
  fr: 'loca(?:l|les?|ux)\\b|de (?:la|notre|chez) (?:ville|région|nous)|d.ici\\b',
  es: 'local|de (?:la|nuestra) (?:ciudad|zona|región)|de aquí',
  it: 'local|del(?:la)? (?:nostr[ao] )?(?:città|zona|paese|posto)',
  pt: 'loca(?:l|is)\\b|d[ao] (?:nossa )?(?:cidade|região|zona|terra)',
  pl: 'lokaln|miejscow|z (?:naszego )?(?:miasta|regionu|okolicy)',
  nl: 'lokaal|lokale|plaatselijk|uit de (?:buurt|regio|stad)',
  ro: 'local|din (?:oraș|zonă|regiune)',
  hi: 'स्थानीय|शहर की|इलाके की|यहाँ की',
}

const patternOf = kept((words: Words) =>
  kept((tongue: string): RegExp => {
    const list = [...new Set([words[tongue], words.en])].filter(Boolean).join('|')
    return new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${withoutAccents(list.normalize('NFC')).replaceAll('\\b', '(?![\\p{L}\\p{M}])')})`,
      'iu',
    )
  }),
)
const of = (words: Words, tongue: string): RegExp => patternOf(words)(tongue)
const plain = (text: string): string => withoutAccents(text.normalize('NFC'))

/** Nothing of death and disaster. */
export const asksForGood = (wanted: string, unwanted: string, tongue: string): boolean =>
  of(GOOD, tongue).test(plain(wanted)) || of(SAD, tongue).test(plain(unwanted))

export const namesAccidents = (text: string, tongue: string): boolean => of(ACCIDENTS, tongue).test(plain(text))

export const tellsOfAccident = (tongue: string): ((story: string) => boolean) => {
  const accident = of(ACCIDENTS, tongue)
  const hurt = of(HURT, tongue)
  return (story) => accident.test(plain(story)) || hurt.test(plain(story))
}

export const tellsOfGood = (tongue: string): ((story: string) => boolean) => {
  const glad = of(GLAD, tongue)
  return (story) => glad.test(plain(story))
}

const pieces = (wanted: string): string[] => plain(wanted).split(/[\n.,;:!?।]+/u)

/** 'The newest first', 'the oldest last', 'from the oldest to the newest': of both the one that is named first leads. */
export const ageOrderIn = (wanted: string, tongue: string): 'newest' | 'oldest' | undefined => {
  for (const piece of pieces(wanted)) {
    // 'Per ultimo' is no 'ultime notizie'.
    const ages = piece.replace(of(LASTS, tongue), (found) => ' '.repeat(found.length))
    const [young, old] = [ages.search(of(NEWEST, tongue)), ages.search(of(OLDEST, tongue))]
    if (young < 0 && old < 0) continue
    const isYoungNamed = old < 0 || (young >= 0 && young < old)
    const leads = young >= 0 && old >= 0 ? true : IN_TIME.test(piece) ? !TURNED.test(piece) : leadsIn(piece, tongue)
    if (leads !== undefined) return isYoungNamed === leads ? 'newest' : 'oldest'
  }
  return undefined
}

const leadsIn = (piece: string, tongue: string): boolean | undefined =>
  of(LEADS, tongue).test(piece) ? true : of(LASTS, tongue).test(piece) ? false : undefined

/** A part of an order of age: 'and work your way up to the newest'. */
export const namesAge = (text: string, tongue: string): boolean =>
  namesNewest(text, tongue) || of(OLDEST, tongue).test(plain(text))

export const namesNewest = (wanted: string, tongue: string): boolean => of(NEWEST, tongue).test(plain(wanted))

/** As a pattern of words that may stand for stories: 'the two newest'. */
export const newestWords = (tongue: string): string => [NEWEST[tongue], NEWEST.en].filter(Boolean).join('|')

export const asksForLast = (piece: string, tongue: string): boolean => of(LASTS, tongue).test(plain(piece))

/** A piece that names what is local: 'two local stories'. */
export const localPieces = (wanted: string, tongue: string): string[] =>
  pieces(wanted).filter((piece) => of(LOCAL, tongue).test(piece))

export const asksForLocal = (wanted: string, tongue: string): boolean =>
  pieces(wanted).some((piece) => of(LOCAL, tongue).test(piece) && of(LEADS, tongue).test(piece))

/** True for a piece that one of these wishes explains. */
export const isWish = (piece: string, tongue: string): boolean =>
  asksForGood(piece, piece, tongue) ||
  ageOrderIn(piece, tongue) !== undefined ||
  asksForLocal(piece, tongue) ||
  namesAccidents(piece, tongue)
