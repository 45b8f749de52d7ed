// 'Due morti e un ferito sull’A1': how many have died and were hurt, as a sentence.

export const ABOUT = '(?:almeno |oltre |circa |quasi |più di |altri |altre |altre? )?'

const TOLL = new RegExp(
  `^(${ABOUT})(\\d[\\d.]*|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (mort[oi]|ferit[oi](?: grav[ei])?|dispers[oi])(?: e (\\d[\\d.]*|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (ferit[oi](?: grav[ei])?|dispers[oi]))?((?: (?:in|a|ad|nel|nello|nella|nell['’]\\p{L}+|nei|negli|sul|sulla|sull['’]\\p{L}+|per|dopo)(?: .*)?)?)$`,
  'iu',
)
const fateOf = (noun: string, isOne: boolean): string => {
  const end = isOne ? 'a' : 'e'
  const be = isOne ? 'è' : 'sono'
  if (noun.startsWith('mort')) return `${be} mort${end}`
  if (/^ferit[oi] grav/.test(noun)) return `${be} rimast${end} gravemente ferit${end}`
  return noun.startsWith('ferit') ? `${be} rimast${end} ferit${end}` : `${be} dispers${end}`
}
const isOne = (number: string): boolean => /^(?:un|1)$/i.test(number)
const countOf = (number: string): string => (isOne(number) ? 'una' : number)

type Toll = { people: string; rest: string }
/** 'Due persone sono morte e una è rimasta ferita', and where. */
export const tollOf = (part: string): Toll | undefined => {
  const [, about = '', count = '', noun = '', second = '', secondNoun = '', rest = ''] = TOLL.exec(part) ?? []
  if (count === '') return undefined
  const people = `${countOf(count)} ${isOne(count) ? 'persona' : 'persone'} ${fateOf(noun.toLowerCase(), isOne(count))}`
  const others = second === '' ? '' : ` e ${countOf(second)} ${fateOf(secondNoun.toLowerCase(), isOne(second))}`
  return { people: `${about}${people}${others}`, rest }
}

/** In what they died, by its word. */
const EVENTS: readonly (readonly [string, RegExp])[] = [
  ['In un’', /^(?:esplosione|alluvione|imboscata|aggressione)$/iu],
  ['Nell’esplosione di un’', /^autobomba$/iu],
  ['In una ', /^(?:sparatoria|valanga|frana|rissa|sassaiola|carambola)$/iu],
  ['In uno ', /^(?:scontro|schianto)$/iu],
  [
    'In un ',
    /^(?:incidente|incendio|attentato|attacco|raid|bombardamento|naufragio|crollo|tamponamento|terremoto|agguato|frontale)$/iu,
  ],
]
const EVENT =
  /^(\p{Lu}\p{L}+)((?: (?:stradale|mortale|frontale|ferroviario|aereo|navale|domestico|sul lavoro|in pista|in moto|in auto|di gas))?(?: (?:a|ad|in|nel|nella|nei|al|alla|sul|sulla|tra|vicino a|contro|nei pressi di) [^,:;.?!«»“”"]{2,50}| (?:nell|all|sull)['’][^,:;.?!«»“”"]{2,50})?)[,:] ([^,:;?!«»“”"]+?)(\.?)$/u
const DIED =
  /^(?:è (?:morto|morta|rimasto ferito|rimasta ferita) (?:un |una |un['’]\p{L})|sono (?:morti|morte|rimasti feriti|rimaste ferite) (?:due|tre|quattro|cinque|\d+|in (?:due|tre|quattro|cinque|\d+)) ?|muore (?:un |una |un['’]\p{L})|muoiono (?:due|tre|quattro|cinque|\d+|in (?:due|tre|quattro)) ?)/u
const LATER =
  /(?<!\p{L})(?:ieri|giorni|settimane|mesi|ospedale|ricoverat\p{L}|dopo|ferito|ferita|arrestat\p{L}|indagat\p{L})(?!\p{L})/u
/** 'Incidente sull’A1, due morti' as 'In un incidente sull’A1 due persone sono morte'. */
export const diedIn = (headline: string): string | undefined => {
  const [, event = '', where = '', story = '', end = ''] = EVENT.exec(headline) ?? []
  const word = EVENTS.find(([, names]) => names.test(event))?.[0]
  if (word === undefined) return undefined
  const label = `${word}${event.toLowerCase()}${where}`
  const toll = tollOf(story)
  if (toll !== undefined && toll.rest === '') return `${label} ${toll.people}${end}`
  return DIED.test(story) && !LATER.test(story) ? `${label} ${story}${end}` : undefined
}
