const JOINED = /(?<![\p{L}\d.,/$€£₹-])(?<![$€£₹]\s)\+?\d+(?:[-/]\d+)+(?![\d/-]|[.,]\d)/gu
const CALL =
  /(?:\b(?:call|dial|phone|ring|text|fax|tel|telephone|hotline|number|telefon\p{L}{0,3}|rufnummer|anruf\p{L}{0,2}|unter|tél|téléphone|appel\p{L}{0,3}|teléfono|llam\p{L}{1,3}|telefone|ligue|bel|numero|numer|sună|फ़ोन)|número|numéro)(?:\.|:)?\s(?:(?:us|at|on|al|au|le|de|o)\s)?$/iu

/** What stands behind 'Tel.' is a number to call, in groups of any size; pairs are read as they are. */
const NAMED =
  /((?<!\p{L})(?:tel|tél|tlf|tfno|teléfono|telefono|telefone|telefon|telefoon|telephone|téléphone|phone|whatsapp|फ़ोन|फोन)[.:]{0,2}\s)(\+?\d(?:[\d\s/–-]{4,18})\d)(?![\d.,]\d|\s?[%€$£])/giu

const digitByDigit = (number: string): string => {
  const groups = number.split(/[\s/–-]+/)
  if (groups.every(({ length }) => length === 2)) return number
  return groups.map((digits) => [...digits].join(' ').replace(/^\+ /, '+')).join(', ')
}

/** Digits one by one: 030-1234567 and 555-1234 are numbers to call, no ranges. */
export const sayPhones = (text: string): string =>
  text
    .replace(NAMED, (_, name: string, number: string) => `${name}${digitByDigit(number)}`)
    .replace(JOINED, (all, at: number) =>
      isPhone(all, text.slice(Math.max(0, at - 24), at), text.slice(at + all.length, at + all.length + 2))
        ? all
            .split(/[-/]/)
            .map((digits) => [...digits].join(' ').replace(/^\+ /, '+'))
            .join(', ')
        : all,
    )

const isPhone = (all: string, before: string, after: string): boolean => {
  const groups = all.split(/[-/]/)
  const digits = all.replace(/\D/g, '').length
  if (/^(?:\+\d|0\d{2,}[-/])/.test(all)) return digits >= 6 && digits <= 20
  if (all.includes('/')) return false
  if (groups.length > 2) return digits >= 7 && digits <= 20 && groups.some((group) => group.length !== 4)
  // 800-1200 is a range, and so is what has a unit behind it.
  return (
    digits >= 6 && (CALL.test(before) || (/^\d{3}-\d{4}$/.test(all) && !all.endsWith('0') && !/^\s?[\p{L}\p{S}%]/u.test(after)))
  )
}
