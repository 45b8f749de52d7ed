/** A number as a text writes it: 1,250, 12.4, 3.500,75. Bounded: a page of digits is no number. */
export const FIGURE = '\\d{1,15}(?:[.,]\\d{1,9}){0,4}'

/** Tongues and places that write 1,250.5; the others write 1.250,5. */
const POINT_IS_DECIMAL = /^(?:en|hi|es-MX)/

type Figure = { value: number; decimals: number }

/** One separator with three digits behind it parts thousands where the tongue writes them so; any other one begins the decimals. */
export const readFigure = (written: string, locale: string): Figure => {
  const parts = written.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const sign = written.charAt(written.length - last.length - 1)
  const isDecimalSign = sign === (POINT_IS_DECIMAL.test(locale) ? '.' : ',')
  const marks = new Set(written.replace(/\d/g, ''))
  const hasDecimals = parts.length > 1 && (marks.size > 1 || (parts.length === 2 && (isDecimalSign || last.length !== 3)))
  if (!hasDecimals) return { value: Number(parts.join('')), decimals: 0 }
  return { value: Number(`${parts.slice(0, -1).join('')}.${last}`), decimals: last.length }
}

/** The decimals behind the sign of the tongue: 12.4 is read '12,4' in German. Everything else stays as it is written. */
export const sayFigure = (written: string, locale: string): string => {
  const { decimals } = readFigure(written, locale)
  if (decimals === 0) return written
  const whole = written.slice(0, -decimals - 1)
  return `${whole}${POINT_IS_DECIMAL.test(locale) ? '.' : ','}${written.slice(-decimals)}`
}

const rules = new Map<string, Intl.PluralRules>()

/** The form that a noun takes behind a number: 'one' kilometr, 'few' kilometry, 'many' kilometrów, 'other' kilometra. */
export const formFor = (written: string, locale: string): Intl.LDMLPluralRule => {
  const { value, decimals } = readFigure(written, locale)
  const key = `${locale} ${decimals}`
  const rule = rules.get(key) ?? new Intl.PluralRules(locale, { minimumFractionDigits: Math.min(decimals, 20) })
  rules.set(key, rule)
  return rule.select(value)
}
