import { sayPhones } from './phones.ts'
import { BEHIND_A_NUMBER, PRICED } from './units-beside-numbers.ts'
import { UNITS } from './units-said.ts'
import { row, type Words } from './words-by-tongue.ts'

const MONEY: Readonly<Record<string, Words>> = {
  $: row('dollars', 'Dollar', 'dolarów', 'dólares', 'dollari', 'dollars', 'dólares', 'डॉलर', 'dollar', 'dolari'),
  '€': row('euros', 'Euro', 'euro', 'euros', 'euro', 'euros', 'euros', 'यूरो', 'euro', 'euro'),
  '£': row('pounds', 'Pfund', 'funtów', 'libras', 'sterline', 'livres', 'libras', 'पाउंड', 'pond', 'lire'),
  R$: row('reais', 'Real', 'reali', 'reales', 'real', 'reals', 'reais', 'रियाल', 'real', 'reali'),
  MX$: row('pesos', 'Peso', 'peso', 'pesos', 'pesos', 'pesos', 'pesos', 'पेसो', 'peso', 'peso'),
  '₹': row('rupees', 'Rupien', 'rupii', 'rupias', 'rupie', 'roupies', 'rupias', 'रुपये', 'roepie', 'rupii'),
}

const SCALE: Readonly<Record<string, Words>> = {
  k: row('thousand', 'Tausend', 'tysięcy', 'mil', 'mila', 'mille', 'mil', 'हज़ार', 'duizend', 'mii'),
  m: row('million', 'Millionen', 'milionów', 'millones', 'milioni', 'millions', 'milhões', 'मिलियन', 'miljoen', 'milioane'),
  bn: row(
    'billion',
    'Milliarden',
    'miliardów',
    'mil millones',
    'miliardi',
    'milliards',
    'mil milhões',
    'अरब',
    'miljard',
    'miliarde',
  ),
}

const TO = row('to', 'bis', 'do', 'a', 'a', 'à', 'a', 'से', 'tot', 'la')

const scaleOf = (letter: string | undefined, tongue: string): string => {
  if (!letter) return ''
  const key = letter.toLowerCase() === 'b' ? 'bn' : letter.toLowerCase().replace('mn', 'm')
  return ` ${SCALE[key]?.[tongue] ?? ''}`
}

/** Round sums are millions *of* euros in the Romance tongues. */
const moneyOf = (sign: string, scale: string | undefined, tongue: string): string => {
  const money = MONEY[sign]?.[tongue] ?? ''
  if (!scale || THOUSAND.test(scale)) return money
  if (tongue === 'fr') return `${/^[ae]/.test(money) ? 'd’' : 'de '}${money}`
  return `${OF[tongue] ?? ''}${money}`
}
const OF: Readonly<Record<string, string>> = { es: 'de ', it: 'di ', pt: 'de ', ro: 'de ' }

const THOUSAND = /^(?:k|thousand|tausend|tys\.?|mil|mila|mille|हज़ार|duizend|mii)$/i
/** A scale that is written out behind the amount, in any of the tongues: $1.2 million, ₹500 करोड़. */
const SCALE_WORD =
  'thousand|(?:m|b|tr)illion|lakh crore|lakh|crore|Tausend|Mio\\.?|Mrd\\.?|Million(?:en)?|Milliarden?|tys\\.?|mln|mld|milion(?:y|ów)?|miliard(?:y|ów)?|mil millones|mil milhões|mill[oó]n(?:es)?|milh(?:ão|ões)|mil|mila|milion[ei]|miliard[oi]|mille|millions?|milliards?|लाख करोड़|लाख|करोड़|हज़ार|अरब|duizend|miljoen|miljard|mii|milioane|miliarde'
const SUM = new RegExp(
  `(?<!\\p{L})(US|AU|A|CA|C|NZ|HK|MX|R)?([$€£₹])\\s?(\\d[\\d.,]*\\d|\\d)(?:\\s?(bn|mn|m|k|b)(?![\\p{L}\\p{M}\\p{N}])|[\\s-]?(${SCALE_WORD})(?![\\p{L}\\p{M}]))?`,
  'giu',
)
const DOLLARS_OF: Readonly<Record<string, string>> = {
  US: 'US',
  A: 'Australian',
  AU: 'Australian',
  C: 'Canadian',
  CA: 'Canadian',
  NZ: 'New Zealand',
  HK: 'Hong Kong',
}

/** Both the sign and the word: '$25 pesos', '$5 millones de pesos'. */
const SIGN_AND_WORD =
  /(?<!\p{L})(?:US|MX|R)?[$€£₹]\s?(?=\d[\d.,]{0,20}\s(?:mil\s|mil(?:lones|hões|ioni|ioane)\s(?:de\s|di\s)?)?(?:pesos?|d[oó]lar(?:es)?|dollars?|dollari|euros?|reais|pounds?|rupees?)(?!\p{L}))/giu

/** Whose dollars: R$ are no dollars at all, and the bare sign in Mexico is not either. */
const signOf = (land: string | undefined, sign: string, locale: string): string => {
  if (sign !== '$') return sign
  const own = `${land ?? ''}$`.toUpperCase()
  return own === '$' && locale === 'es-MX' ? 'MX$' : own in MONEY ? own : sign
}

/** One of a thing, where a voice would be heard to say several: 1 dollars. */
const ONE =
  /(?<=(?<![\d.,])1\s+(?:US |Australian |Canadian )?)(dollar|euro|pound|rupee|degree|kilometre|metre|millimetre|centimetre|kilogram|megawatt|mile|libra|peso|grado|kilómetro|metro|quilómetro)s\b/g

/** $25, €3.5m, 80 km/h, −3 °C, 12 %, 10–12: number first, then its unit, in words of the tongue. */
export const sayUnits = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  let said = sayPhones(text)
    // The mark of an ordinal, where it stands for that of degrees.
    .replace(/(?<=\d\s?)º(?=[CF](?![\p{L}\p{M}\p{N}]))|(?<=\d\d\s?)º(?=\s[CF](?![\p{L}\p{M}\p{N}]))/gu, '°')
    .replace(SIGN_AND_WORD, '')
    // $10–15m, €10-€15
    .replace(
      /((?:(?<!\p{L})(?:US|AU|A|CA|C|NZ|HK|MX|R))?[$€£₹])\s?(\d[\d.,]*)(?:[–—-]|\s[–—-]\s(?=\1))\1?(?=\d)/gu,
      (_, sign, from) => `${from} ${TO[tongue] ?? ''} ${sign}`,
    )
    .replace(SUM, (_, land, sign, amount, letter, word) => {
      const of = tongue === 'en' && land ? `${DOLLARS_OF[land] ?? ''} ` : ''
      const money = signOf(land, sign, locale)
      return `${amount}${letter ? scaleOf(letter, tongue) : word ? ` ${word}` : ''} ${of}${moneyOf(money, letter ?? word, tongue)}`
    })
    // 140 Md€, 3 M€
    .replace(/(\d)\s?(Md|Mrd|M|k)s?\.?\s?€/g, (_, digit, written) => {
      const scale = written.startsWith('M') && written !== 'M' ? 'bn' : written
      return `${digit}${scaleOf(scale, tongue)} ${moneyOf('€', scale, tongue)}`
    })
    .replace(
      /\s?([€£₹]|(?<!\p{L})R\$)|(?<=[\d\p{L}\p{M}])\s?(\$)(?![\p{L}\p{N}])/gu,
      (_, sign, dollars) => ` ${MONEY[sign ?? signOf(undefined, dollars, locale)]?.[tongue] ?? ''}`,
    )
    // 4.25%–4.5%
    .replace(/(\d\s?[%°]C?)\s?[–—-]\s?(?=\d)/g, (_, from) => `${from} ${TO[tongue] ?? ''} `)
    .replace(/(^|[\s(])[−–-](?=\d)/g, (_, before) => `${before}${MINUS[tongue] ?? 'minus'} `)
    .replace(/(\d)\s?[–—-]\s?(?=\d)(?!\d{3,}[–—-])/g, (_, digit) => `${digit} ${TO[tongue] ?? ''} `)
  for (const [unit, words] of [...PRICED, ...BEHIND_A_NUMBER, ...UNITS]) said = said.replace(unit, ` ${words[tongue] ?? ''}`)
  return said.replace(ONE, '$1').replace(/(?<=(?<![\d.,])1\s{1,2})reais\b/g, 'real')
}

const MINUS: Words = row('minus', 'minus', 'minus', 'menos', 'meno', 'moins', 'menos', 'शून्य से नीचे', 'min', 'minus')
