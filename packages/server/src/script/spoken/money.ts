import { FIGURE, readFigure, sayFigure } from './figures.ts'
import { nounFor, one, pickMany } from './forms.ts'
import { CODES, MONEY, SCALES, SHORT_SCALES, SHORT_SCALES_IN } from './money-words.ts'
import { withPesoSigns } from './peso-sign.ts'
import { genitiveAfter, textBefore } from './polish-genitive.ts'
import { stopStays } from './stops.ts'
import { RANGE, type Words } from './words-by-tongue.ts'

/** Where a scale stands behind a round sum these are millions *of* euros. */
const OF: Readonly<Record<string, string>> = { es: 'de ', it: 'di ', pt: 'de ', ro: 'de ', fr: 'de ' }
const THOUSAND = /^(?:thousand|tausend|mil|mila|mille|हज़ार|duizend)$/i
/** A scale that is written out behind the amount, in any of the tongues: $1.2 million, ₹500 करोड़. */
const WORD =
  'thousand|(?:m|b|tr)illion|lakh crore|lakh|crore|Tausend|Million(?:en)?|Milliarden?|milion(?:y|ów)?|miliard(?:y|ów)?|mil millones|mil milhões|mill[oó]n(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões)|trilh(?:ão|ões)|bill[oó]n(?:es)?|mil|mila|milion[ei]|miliard[oi]|mille|millions?|milliards?|लाख करोड़|लाख|करोड़|हज़ार|हजार|अरब|खरब|मिलियन|बिलियन|ट्रिलियन|duizend|miljoen|miljard|biljoen|mii|milioane|miliarde'
const SHORT =
  'mil\\s?m|lakh cr|mlrd|mill|mrd|mld|mln|mio|mds|mil(?!\\s(?:mil(?:l|h)|cr))|tys|tsd|trn|tri|bln|md|mn|mm|mi|bn|bill(?=\\.)|bio(?=\\.|\\s?[€$£])|bi|tn|tr|cr|[kmb]'
const SIGN = '(?:US|AU|CA|NZ|HK|MX|[ACRS])?\\$|[€£₹¥]'
const CODE = 'EUR|USD|GBP|PLN|RON|CHF|INR|BRL|MXN|JPY|SEK|NOK|DKK|CZK'
const NOT_IN_WORD = '(?![\\p{L}\\p{M}\\p{N}])'
const SCALE = `(?:\\s?(${SHORT})${NOT_IN_WORD}(\\.?)|[\\s-]?(${WORD})(?![\\p{L}\\p{M}]))?`

const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d\\s)(${SIGN}|${CODE}|Rs\\.?|रु\\.?)\\s?(${FIGURE})(?:(?:[–—-](?:\\1\\s?)?|\\s[–—-]\\s\\1\\s?)(${FIGURE}))?${SCALE}`,
  'giu',
)
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(${FIGURE})(?:\\s?[–—-]\\s?(${FIGURE}))?${SCALE}\\s?(?:d[ei]\\s)?(${SIGN}|${CODE}|Kč|kr\\.?${NOT_IN_WORD}|रु\\.?|zł|lei|mm?d[pde])${NOT_IN_WORD}`,
  'giu',
)

/** Shortened scales that stand without a currency: 12 mln widzów. German and Polish have theirs among the abbreviations. */
const BARE: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: 'lakh cr|trn|bln|mln|mn|bn|tn|cr',
    de: 'tsd|mn|bn|bill(?=\\.)',
    es: 'mill(?=\\.)|mn',
    it: 'mlrd|mrd|mld|mln',
    fr: 'mrd|mds|md|mn',
    pt: 'mi|bi|tri|mn',
    nl: 'mln|mld|mrd|bln|mio',
    ro: 'mil(?=\\.)|mld|mln',
    hi: 'lakh cr|cr|mn|bn',
  }).map(([tongue, short]) => [
    tongue,
    new RegExp(`(?<![\\p{L}\\p{N}.,$€£₹-])(${FIGURE})(?:[–—-](${FIGURE}))?\\s?(${short})${NOT_IN_WORD}(\\.?)`, 'giu'),
  ]),
)

const DOLLARS_OF: Readonly<Record<string, string>> = {
  US: 'US ',
  A: 'Australian ',
  AU: 'Australian ',
  C: 'Canadian ',
  CA: 'Canadian ',
  NZ: 'New Zealand ',
  HK: 'Hong Kong ',
  S: 'Singapore ',
}

/** Both the sign and the word: '$25 pesos', '$5 millones de pesos'. */
const SIGN_AND_WORD =
  /(?<!\p{L})(?:US|MX|R)?[$€£₹]\s?(?=\d[\d.,]{0,20}\s(?:mil\s|mil(?:lones|hões|ioni|ioane)\s(?:de\s|di\s)?)?(?:pesos?|d[oó]lar(?:es)?|dollars?|dollari|euros?|reais|pounds?|rupees?)(?!\p{L}))/giu

/** Mexican millions: 'mdp' of pesos, 'mdd' of dollars, 'mmdp' thousands of millions. */
const MEXICAN = /^(m?)md([pde])$/i
const MEXICAN_MONEY: Readonly<Record<string, string>> = { p: 'MX$', d: 'US$', e: '€' }

type Sum = { from: string; to?: string | undefined; scale?: string; word?: string; sign: string }

/** '$5bn-$10bn' is '$5-10bn'. */
const BOTH_WAYS = /([$€£₹])(\d[\d.,]{0,12})(bn|tn|mn|m|k)?[–—-]\1(\d[\d.,]{0,12})\3(?![\p{L}\d])/giu

/** Signs, codes and short scales around a figure, as the tongue says them: '$2tn', '3,2 mil. lei', '₹500 cr', '5-10 mdp'. */
export const sayMoney = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  const signed = (tongue === 'es' && locale !== 'es-MX' ? withPesoSigns(text) : text)
    .replace(SIGN_AND_WORD, '')
    .replace(BOTH_WAYS, (_, sign, from, scale = '', to) => `${sign}${from}-${to}${scale}`)
    .replace(BEFORE, (...found) => {
      const [all, sign, from, to, short, stop, word] = textsOf(found)
      // 'Ron 5' is no currency.
      if (/^[a-z]{3}$/i.test(sign) && sign !== sign.toUpperCase()) return all
      return `${tellSum({ sign, from, to, ...scaleOf(short, word, tongue) }, locale, beforeSum(found))}${keptStop(found, short, stop)}`
    })
    .replace(BEHIND, (...found) => {
      const [all, from, to, short, , word, sign] = textsOf(found)
      // '3,4 Sek.' is how long it took, no Swedish money.
      if (/^(?:\p{Lu}\p{Ll}{2}|sek)$/u.test(sign)) return all
      const mexican = MEXICAN.exec(sign)
      if (mexican !== null)
        return tellSum(
          {
            from,
            to,
            scale: mexican[1] || THOUSAND.test(short || word) ? 'bn' : 'm',
            sign: MEXICAN_MONEY[mexican[2]?.toLowerCase() ?? ''] ?? '',
          },
          locale,
        )
      if ((/^lei$/i.test(sign) && tongue !== 'ro') || (sign === 'zł' && tongue === 'pl')) return all
      const stop = sign.endsWith('.') && isLast(found) ? '.' : ''
      return `${tellSum({ sign, from, to, ...scaleOf(short, word, tongue) }, locale, beforeSum(found))}${stop}`
    })
  const bare = BARE[tongue]
  return bare === undefined ? signed : signed.replace(bare, (...found) => bareSum(found, locale))
}

const textsOf = (found: readonly unknown[]): [string, string, string, string, string, string, string] =>
  Array.from({ length: 7 }, (_, at) => (typeof found[at] === 'string' && at < found.length - 2 ? String(found[at]) : '')) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]

const isLast = (found: readonly unknown[]): boolean =>
  stopStays(String(found.at(-1)), Number(found.at(-2)) + String(found[0]).length)

/** The stop of 'Mio.' is its own, that of '$5m.' the sentence's. */
const keptStop = (found: readonly unknown[], short: string, stop: string): string =>
  stop !== '' && (/^(?:[kmb]|[bmt]n|trn?|mi|bi|tri)$/i.test(short) || isLast(found)) ? '.' : ''

const scaleOf = (short: string, word: string, tongue: string): Pick<Sum, 'scale' | 'word'> => {
  const plain = short.toLowerCase().replace(/^mil\s?m$/, 'mil m')
  // 'mM€' are thousands of millions, and 'MM€' millions.
  if (short === 'mM') return { scale: 'bn', word }
  const scale = SHORT_SCALES_IN[tongue]?.[plain] ?? SHORT_SCALES[plain] ?? ''
  return { scale, word: scale === '' && short !== '' ? short : word }
}

/** Whose money it is: R$ are no dollars at all, and the bare sign in Mexico is not either. */
const moneyOf = (sign: string, locale: string): { words: Words | undefined; land: string } => {
  const plain = sign.replace(/^rs/i, 'Rs').replace(/\.$/, '')
  const known = MONEY[plain] ?? MONEY[plain.toUpperCase()] ?? MONEY[plain.toLowerCase()] ?? MONEY[CODES[plain] ?? '']
  if (sign === '$') return { words: MONEY[locale === 'es-MX' ? 'MX$' : '$'], land: '' }
  if (known !== undefined) return { words: known, land: '' }
  if (!sign.endsWith('$')) return { words: undefined, land: '' }
  return { words: MONEY.$, land: locale.startsWith('en') ? (DOLLARS_OF[sign.slice(0, -1).toUpperCase()] ?? '') : '' }
}

const beforeSum = (found: readonly unknown[]): string => textBefore(String(found.at(-1)), Number(found.at(-2)))

const tellSum = ({ from, to, scale = '', word = '', sign }: Sum, locale: string, before = ''): string => {
  const tongue = locale.slice(0, 2)
  const { words, land } = moneyOf(sign, locale)
  const amount = to || from
  const range = to ? `${sayFigure(from, locale)} ${RANGE[tongue] ?? ''} ` : ''
  if (scale === '' && word === '') {
    const noun = words === undefined ? '' : (genitiveAfter(before, words, amount, locale) ?? nounFor(words, amount, locale))
    return `${range}${to ? sayFigure(amount, locale) : one(sayFigure(amount, locale), noun, tongue)} ${land}${noun}`
  }
  const scaled = scale === '' ? `${sayFigure(amount, locale)} ${word}` : sayScaled(amount, scale, locale, before)
  const money = words === undefined ? '' : pickMany(words, tongue)
  const isThousand = scale === 'k' || (THOUSAND.test(word) && tongue !== 'ro')
  return `${range}${scaled} ${isThousand && tongue !== 'ro' ? '' : ofBefore(money, tongue)}${land}${money}`
}

const ofBefore = (noun: string, tongue: string): string => {
  if (tongue === 'fr' && /^[aeiouhéèê]/i.test(noun)) return 'd’'
  return OF[tongue] ?? ''
}

/** '1 milion', 'eine Million', '1,5 miliona', '30 de milioane'. */
const sayScaled = (written: string, scale: string, locale: string, before = ''): string => {
  const tongue = locale.slice(0, 2)
  // These tongues count on in thousands of millions of thousands.
  if (scale === 'tn' && ['it', 'fr', 'ro'].includes(tongue))
    return sayScaled(`${Math.round(readFigure(written, locale).value * 1_000)}`, 'bn', locale)
  const words = SCALES[scale]
  if (words === undefined) return sayFigure(written, locale)
  const noun = genitiveAfter(before, words, written, locale) ?? nounFor(words, written, locale)
  if (written === '1' && scale === 'k' && ['es', 'it', 'fr', 'pt'].includes(tongue)) return tongue === 'it' ? 'mille' : noun
  if (written === '1' && /^mil m/.test(noun)) return noun
  return `${one(sayFigure(written, locale), noun, tongue)} ${noun}`
}

/** What stands behind millions without 'of': no noun. */
const NO_NOUN =
  /^(?:d[eiao]|d['’]|del|dei|dos|das|des|du|en|in|im|a|à|al|por|per|pour|par|con|com|cu|avec|y|e|et|și|o|ou|sau|ma|mas|mais|dar|que|che|qui|ce|il|el|le|la|lo|i|gli|les|los|las|os|as|na|no|nel|nella|pe|din|până|este|est|è|sono|sont|son|em|até|hasta|fino|entre|tra|fra|sobre|su|sur|către|pentru|contra|contre|ante|prima|dopo|después|antes|après|avant|después|după|más|più|plus|mai|meno|menos|moins|nu|non)(?!\p{L})/u

/** What millions do: 'altri 320 mln arrivano dallo Stato'. What is counted stands in the plural, which ends otherwise. */
const VERB: Readonly<Record<string, RegExp>> = {
  it: /^\s\p{Ll}+no(?!\p{L})/u,
  es: /^\s\p{Ll}+n(?!\p{L})/u,
  pt: /^\s\p{Ll}+m(?!\p{L})/u,
  fr: /^\s\p{Ll}+nt(?!\p{L})/u,
}

const bareSum = (found: readonly unknown[], locale: string): string => {
  const [all, from, to, short, stop] = textsOf(found)
  const tongue = locale.slice(0, 2)
  const { scale = '' } = scaleOf(short, '', tongue)
  if (scale === '') return all
  const behind = String(found.at(-1)).slice(Number(found.at(-2)) + all.length, Number(found.at(-2)) + all.length + 20)
  const range = to ? `${sayFigure(from, locale)} ${RANGE[tongue] ?? ''} ` : ''
  const takesOf = /^\s\p{Ll}{3}/u.test(behind) && !NO_NOUN.test(behind.trimStart()) && !VERB[tongue]?.test(behind)
  const of = takesOf && tongue in OF && scale !== 'k' ? ` ${(OF[tongue] ?? '').trim()}` : ''
  return `${range}${sayScaled(to || from, scale, locale)}${of}${keptStop(found, short, stop)}`
}
