import type { Tongue } from '../tongue.ts'

// 'Um máquina', 'uno herido', 'jeden osoba': a voice reads a bare 1 as it counts. Where the noun shows what it is, its own word is said.

/** `f`, `m`: how a noun ends; `not`: what ends so all the same, or shows nothing. */
type Rule = {
  f: RegExp
  m?: RegExp
  not: RegExp
  /** Nothing where its case does not show. */
  one: (noun: string, isFeminine: boolean, before: string) => string | undefined
}

const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|ianuarie|februarie|martie|aprilie|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie'
/** Greek nouns, and who may be a man or a woman. */
const GREEK =
  'problema|sistema|programa|programma|tema|drama|dramma|clima|poema|diploma|planeta|pianeta|cometa|mapa|d[ií]a|idioma|s[íi]ntoma|trauma|grama|quilograma|papa|delta|enigma|esquema|schema|lema|fantasma|coma|teorema|poeta|atleta|piloto|pilota|colega|collega|guarda|guardia|policía|turista|\\p{L}+ista'
/** Words that end as nouns do: 'contra', 'contro', 'nesta', 'questa', 'por'. */
const SMALL_WORDS =
  'contra|contro|contre|d?n?est[ao]|d?n?ess[ao]|n?aquel[ao]|d?aquel[ao]|isto|isso|aquilo|num[ao]?|dum[ao]|uma|cada|toda|todo|outr[ao]|otr[ao]|nada|pela|pelo|fora|fuera|ainda|agora|ahora|nunca|depois|ontem|hasta|hacia|ante|sobre|bajo|dentro|encima|luego|mucho|mucha|poco|poca|tanto|tanta|quanto|quanta|cuanto|cuanta|por|mejor|peor|mayor|ayer|quest[ao]|quell[ao]|nell[ao]|dell[ao]|dall[ao]|sull[ao]|all[ao]|coll[ao]|sotto|sopra|dopo|prima|ancora|senza|verso|presso|lungo|tutt[ao]|ogni|molt[ao]|poch[ei]|allora|quindi|meno|male|tale|quale|segunda|terça|quarta|quinta|sexta|mañana|tarde|noite|noche'
const not = (more: string): RegExp => new RegExp(`^(?:${MONTHS}|${GREEK}|${SMALL_WORDS}|${more})$`, 'iu')

/** German behind what is before it: sure of the third case and of the first and the fourth, which are alike. */
const germanOne = (before: string): string | undefined => {
  if (/(?<!\p{L})(?:mit|von|bei|aus|nach|zu|seit)\s$/iu.test(before)) return 'einer'
  if (OTHER_CASES.test(before) || (JOINED.test(before) && THIRD_CASE.test(before))) return undefined
  return 'eine'
}
const OTHER_CASES =
  /(?<!\p{L})(?:in|an|auf|vor|hinter|über|unter|neben|zwischen|ab|außer|samt|nebst|binnen|laut|gegenüber|dank|wegen|während|trotz|statt|anstatt|innerhalb|außerhalb|hilft|half|helfen|halfen|droht|drohte|drohen|drohten|gehört|gehörte|gelang|gelingt|folgt|folgte)\s$/iu
const JOINED = /(?<!\p{L})(?:und|oder|sowie|plus|nur)\s$/iu
/** 'Mit 3 Männern und 1 Frau.' */
const THIRD_CASE =
  /(?<!\p{L})(?:mit|von|vom|bei|beim|aus|nach|zu|zum|zur|seit|in|im|an|am|auf|vor|über|unter|neben|zwischen)\s[^.!?,;:]*$/iu

const RULES: Readonly<Partial<Record<Tongue, Rule>>> = {
  pt: {
    f: /(?:a|ção|são|dade|gem|tude|mulher|vez|noite|tarde|morte|chave|ponte|fonte|mãe)$/u,
    not: not('para'),
    one: () => 'uma',
  },
  es: {
    f: /(?:a|ción|sión|dad|tad|tud|mujer|noche|tarde|muerte|llave|fuente|torre|calle|vez)$/u,
    m: /(?:o|or|ón|aje|hombre|menor|joven|coche|camión|tren|agente|puente|cadáver|gol)$/u,
    not: not('mano|foto|moto|radio|agua|águila|arma|área|aula|alma|para|como|pero|cuando'),
    one: (_, isFeminine) => (isFeminine ? 'una' : 'un'),
  },
  it: {
    f: /(?:a|zione|sione|tà|tù)$/u,
    m: /(?:o|ore|ale|iere)$/u,
    not: not('mano|foto|moto|radio|auto|[aeiou]\\p{L}+a|sono|hanno|anno|ora|solo|quando|dopo'),
    one: (noun, isFeminine) => (isFeminine ? 'una' : /^(?:s[^aeiou]|z|gn|ps|x|y)/u.test(noun) ? 'uno' : 'un'),
  },
  ro: {
    f: /(?:ă|țiune|femeie|carte|parte|noapte|moarte|localitate|clădire)$/u,
    m: /(?:[bcdfglmnprstțvz]|om|leu|câine)$/u,
    not: not(
      'din|dintr|dintre|printr|prin|într|sub|după|lângă|iar|dacă|însă|acum|astfel|decât|fiind|având|acest|această|cât|cum|tot|mult|unde|sau|sunt|când|fost|până|fără|către|dar|cel|\\p{L}+(?:ul|lor|esc|ez|im)',
    ),
    one: (_, isFeminine) => (isFeminine ? 'o' : 'un'),
  },
  fr: {
    f: /(?:tion|sion|ette|ance|ence|ité|euse|trice|erie|esse|machine|usine|piscine|personne|voiture|maison|femme|fille|victime|année|semaine|place|balle|équipe|école|rue|fois|blessée|morte|voie|chambre|entreprise|rivière|lumière)$/u,
    not: /^(?:silence|comité|côté|traité|squelette)$/u,
    one: () => 'une',
  },
  de: {
    f: /(?:ung|heit|keit|schaft|tion|tät|person|frau|maschine|erin|straße|stimme|flasche|schule|familie|firma|klasse|brücke|kugel|leiche|halle|linie|spur)$/iu,
    not: /^(?:\p{L}{0,9}(?:sprung|schwung)|dung)$/iu,
    one: (_, _isFeminine, before) => germanOne(before),
  },
  // The first and the fourth case: others stand as they are.
  pl: {
    f: /^(?:osoba|kobieta|ofiara|godzina|minuta|sekunda|bramka|sztuka|karetka|maszyna|dziewczynka|rodzina|firma|szkoła|złotówka)$/u,
    m: /^(?:osobę|kobietę|ofiarę|godzinę|minutę|sekundę|bramkę|sztukę|karetkę|maszynę|dziewczynkę|rodzinę|firmę|szkołę|złotówkę)$/u,
    not: /(?!)/u,
    one: (_, isFeminine) => (isFeminine ? 'jedna' : 'jedną'),
  },
}

/** No number is a name before these: they may stand behind any word. */
const SURE =
  /^(?:pessoa|mulher|máquina|viatura|criança|vítima|persona|mujer|víctima|muerto|muerta|herido|herida|detenido|hombre|niño|niña|donna|vittima|macchina|morto|ferito|bambino|bambina|persoană|femeie|mașină|rănit|bărbat|copil|personne|femme|victime|voiture|person|frau|osob[aę]|kobiet[aę]|ofiar[aę])$/iu
/** Behind other words a 1 may be a name: 'canal 1', 'Liga 1'. */
const BEFORE =
  /(?:^|[.!?,;:(]\s?|(?<![\p{L}\p{M}])(?:e|y|i|și|et|und|oraz|ou|o|oder|lub|sau|com|con|cu|avec|mit|de|di|von|bei|en|em|in|în|por|para|per|pentru|pour|für|apenas|solo|sólo|só|doar|seulement|nur|tylko|mais|más|più|plus|menos|meno|moins|há|hay|există|este|deixa|deja|faz|gibt|tem|tiene|ha|avec|sobre|entre)\s)$/iu
/** Of these they are a part. */
const LABEL =
  /(?<![\p{L}\p{M}])(?:(?<!^|[.!?]\s)\p{Lu}[\p{L}\p{M}.]*|n[.º°]{0,2}|nr\.?|no\.?|número|numéro|numero|numer|grupo|gruppo|groupe|canal|canale|liga|fase|zona|nivel|nível|tipo|serie|série)\s$/u

const CAPITAL = /^\s(?<noun>\p{Lu}\p{Ll}{3,24})(?![\p{L}\p{M}-])/u
const SMALL = /^\s(?<noun>[\p{Ll}\p{M}]{3,24})(?![\p{L}\p{M}-])/u
const ALONE = /(?<![\p{L}\p{M}\p{N}.,:/€$£+%–—-]|[\p{N}/–—-]\s)1(?=\s\p{L}{3})/gu
/** '2 a 1', '2 zu 1', '2 à 1': a score. */
const SCORE = /\p{N}\s[\p{L}\p{M}]{1,4}\s$/u
const NEAR = 28
/** How much before it tells its case. */
const CLAUSE = 80

/** A bare 1 before a noun whose gender shows: 'uma máquina', 'un herido', 'jedna osoba', 'eine Person'. */
export const sayOneNoun = (text: string, tongue: string): string => {
  const rule = RULES[tongue as Tongue]
  if (rule === undefined || !text.includes('1 ')) return text
  return text.replace(ALONE, (digit, at: number) => {
    const pattern = tongue === 'de' ? CAPITAL : SMALL
    const noun = pattern.exec(text.slice(at + 1, at + NEAR))?.groups?.noun
    if (noun === undefined || rule.not.test(noun)) return digit
    const before = text.slice(Math.max(0, at - CLAUSE), at)
    if (SCORE.test(before)) return digit
    const isFeminine = rule.f.test(noun)
    const mayCount = BEFORE.test(before) || (SURE.test(noun) && !LABEL.test(before))
    if (!mayCount || !(isFeminine || rule.m?.test(noun) === true)) return digit
    const said = rule.one(noun, isFeminine, before)
    if (said === undefined) return digit
    return /(?:^|[.!?]\s)$/u.test(before) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
}
