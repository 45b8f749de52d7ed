import { withoutAccents } from './own-words.ts'

// What a task asks for beside its subjects: nothing sad, the newest first, the own place first.

type Words = Readonly<Record<string, string>>

const GOOD: Words = {
  en: '(?:good|happy|positive|cheerful|uplifting|feel-?good|nice) (?:news|stories)',
  de: '(?:gute|positive|erfreuliche|schöne|fröhliche)n? (?:nachrichten|meldungen|neuigkeiten|geschichten)',
  fr: '(?:bonnes?|belles?|heureuses) (?:nouvelles?|infos?|histoires)|(?:infos?|nouvelles?) positives?',
  es: 'buenas (?:noticias|nuevas)|noticias (?:positivas|buenas|alegres|bonitas)',
  it: '(?:buone|belle) (?:notizie|storie)|notizie (?:positive|belle|buone)',
  pt: 'boas (?:notícias|novas)|notícias (?:positivas|boas|alegres)',
  pl: '(?:dobr|pozytywn|wesoł)(?:e|ych) (?:wiadomości|wieści|informacj)',
  nl: '(?:goed|positief|vrolijk|leuk) nieuws|(?:goede|positieve|vrolijke) (?:berichten|verhalen)',
  ro: '(?:vești|știri|noutăți) (?:bune|pozitive|vesele)',
  hi: '(?:अच्छी|सकारात्मक|खुशी की) (?:ख़बर|खबर)',
}
/** What one who wants nothing sad names. */
const SAD: Words = {
  en: 'bad news|sad|death|dead\\b|dying|tragedy|tragedies|disaster|violence|murder|wars?\\b|negative',
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

const of = (words: Words, tongue: string): RegExp => {
  const list = [...new Set([words[tongue], words.en])].filter(Boolean).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${withoutAccents(list.normalize('NFC')).replaceAll('\\b', '(?![\\p{L}\\p{M}])')})`,
    'iu',
  )
}
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

const pieces = (wanted: string): string[] => plain(wanted).split(/[\n.,;:!?।]+/u)

/** 'The newest first': both in one piece of the sentence, and no subject with them. */
export const asksForNewest = (wanted: string, tongue: string): boolean =>
  pieces(wanted).some((piece) => of(NEWEST, tongue).test(piece) && of(LEADS, tongue).test(piece))

export const asksForLocal = (wanted: string, tongue: string): boolean =>
  pieces(wanted).some((piece) => of(LOCAL, tongue).test(piece) && of(LEADS, tongue).test(piece))

/** True for a piece that one of these wishes explains. */
export const isWish = (piece: string, tongue: string): boolean =>
  asksForGood(piece, piece, tongue) ||
  asksForNewest(piece, tongue) ||
  asksForLocal(piece, tongue) ||
  namesAccidents(piece, tongue)
