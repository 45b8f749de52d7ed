import { manyOrOne, NO_SUBJECT, VERB } from './polish-words.ts'

// 'Papież Jan w szpitalu', 'Ropa najdroższa od czerwca': how somebody or something is, without its verb.

const HOW_MUCH =
  '(?:(?:już|wciąż|nadal|znów|nieco|znacznie|dużo|nawet|coraz|jeszcze|trzykrotnie|dwukrotnie|dwa razy|trzy razy|o połowę|oficjalnie) ){0,2}'
const COMPARED = '(?:naj)?(?:wyższ|niższ|droższ|tańsz|większ|mniejsz|starsz|krótsz|dłuższ)'
const LIKE = new RegExp(
  `^([^.,:;!?"„”–]*?\\p{L}) (${HOW_MUCH}(?:${COMPARED}|gotow|niezdecydowan)([yae])|wart([ae]?)(?= (?:ok\\.|około|ponad|prawie|blisko|\\d|miliony)))(?=[.!]?$| (?:o|od|na|niż|do|ok\\.|około|ponad|prawie|blisko|miliony|\\d\\S*) )`,
  'u',
)
/** When it was, nobody says with 'jest'. */
const TIME =
  /(?<!\p{L})(?:styczni|lut|marc|kwietni|maj[ua]?(?!\p{L})|czerwc|lipc|sierpni|wrześni|październik|listopad|grudni|rok|lata|kwarta|wczoraj|tygodni|miesiąc|miesięc|poniedział|wtor|środ|czwart|piątk|piątek|sobot|niedziel|dawn|kiedy)|\d{4}|jutro|od dzi/iu

const IMPERSONAL = /(?:to|no)(?!\p{L})/u
const DONE = /(?:an|on|ęt)[yae](?!\p{L})/u

const withLike = (sentence: string): string => {
  const [whole = '', subject = '', how = '', end, worth] = LIKE.exec(sentence) ?? []
  if (
    whole === '' ||
    NO_SUBJECT.test(subject) ||
    TIME.test(subject) ||
    IMPERSONAL.test(subject) ||
    DONE.test(sentence.slice(whole.length)) ||
    VERB.test(sentence) ||
    / (?:i|oraz|ale) |[?,]/u.test(sentence)
  )
    return sentence
  const many = (end ?? worth) === 'e' ? manyOrOne(subject) : 'one'
  return many === undefined ? sentence : `${subject} ${many === 'one' ? 'jest' : 'są'} ${how}${sentence.slice(whole.length)}`
}

const PLACE =
  '((?:znów |wciąż |nadal |już )?(?:w szpitalu|w areszcie|w śpiączce|w rękach policji|na wolności|bez (?:prądu|wody|gazu|ogrzewania|pracy)))'
const MANY = 'osób|dzieci|kobiet|mężczyzn|mieszkańców|ludzi|rodzin|odbiorców|domów|gospodarstw'
const IS_AT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(\\d+-lat(?:ek|ka)|Jedna osoba|(?:Papież|Prezydent|Premier|Król|Aktor|Aktorka|Były premier|Były prezydent) \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) ${PLACE}(?=[.!]?$|, w tym )`,
      'u',
    ),
    'jest',
  ],
  [new RegExp(`^((?:Dwie|Trzy|Cztery|[234]) (?:osoby|kobiety|rodziny)|Dwaj mężczyźni) ${PLACE}(?=[.!]?$|, w tym )`, 'u'), 'są'],
  [
    new RegExp(
      `^((?:(?:Ponad|Blisko|Około|Prawie|Nawet|Co najmniej) )?(?:\\d[\\d ]*(?:tys\\. )?|\\p{L}*(?:pięć|sześć|siedem|osiem|dziesięć|kilka|kilkaset|kilkanaście|tysięcy|tysiące|setki|dziesiątki|troje|czworo|pięcioro|trójka|dwójka|czwórka) ?)(?:${MANY})) ${PLACE}(?=[.!]?$|, w tym )`,
      'iu',
    ),
    'jest',
  ],
]

const withPlace = (sentence: string): string => {
  const [at, verb = ''] = IS_AT.find(([one]) => one.test(sentence)) ?? []
  return at === undefined ? sentence : sentence.replace(at, `$1 ${verb} $2`)
}

/** A state without its verb, with it. */
export const withState = (sentence: string): string => withPlace(withLike(sentence))
