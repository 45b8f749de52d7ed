// '325 millones' of a headline are dollars in its text: a listener takes them for the money of his own country.

const MANY = 'millones|mil millones|milhões|mil milhões|bilhões|millions|milliards|milioni|miliardi'
const MONEY =
  'euros?|d[óo]lares|dollars|dollari|pesos|libras|livres|sterline|reais|reales|bolivianos|soles|yenes|ienes|yens|francos|francs|franchi|yuanes|yuans|rublos|roubles|kwanzas|meticais'
/** How many, where neither a sign before it nor a word behind it says of what. */
const BARE = new RegExp(
  `(?<![\\p{L}\\d$€£.,]|(?:[$€£]|Bs|US|\\$us|R\\$)\\s?)(\\d[\\d.,]*) (${MANY})(?!\\p{L}|\\s(?:de |d['’]|di |do |da |${MONEY}|y medio|et demi|más|menos))`,
  'gu',
)
const escaped = (figure: string): string => figure.replaceAll('.', '\\.')

/** A headline with the money that its text names behind the same figure. */
export const withCurrency = (headline: string, text: string): string =>
  headline.replace(BARE, (all: string, figure: string, many: string) => {
    const found = [...text.matchAll(new RegExp(`(?<![\\d.,])${escaped(figure)} ${many}((?: de | d['’]| di )(\\p{L}+))?`, 'gu'))]
    const named = new Set(found.map(([, said]) => said ?? ''))
    const [said = ''] = named
    return named.size === 1 && new RegExp(`^(?: de | d['’]| di )(?:${MONEY})$`, 'u').test(said) ? `${all}${said}` : all
  })
