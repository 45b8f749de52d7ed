/** What a spreadsheet may take for a formula, also behind blanks; and what would begin a line or a cell of its own. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/

export type CsvValue = string | number | null

/**
 * One cell. A figure stays a figure; a text that would be a formula gets an apostrophe before it, which a spreadsheet shows as text. A
 * stranger may have typed it: a feed's title, a server's answer.
 */
const csvCell = (value: CsvValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = value.replaceAll('\0', '')
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line with its end, as RFC 4180 has it. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`

/** Stands before the first line: spreadsheets read the file as UTF-8 by it. */
export const CSV_BOM = '\uFEFF'
