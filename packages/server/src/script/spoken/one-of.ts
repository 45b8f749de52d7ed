/** The single one of what short forms stand for in their plural. */
const ONE_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    years: 'year',
    months: 'month',
    weeks: 'week',
    hours: 'hour',
    minutes: 'minute',
    seconds: 'second',
    pounds: 'pound',
    yards: 'yard',
    miles: 'mile',
  },
  de: {
    Jahre: 'Jahr',
    Monate: 'Monat',
    Wochen: 'Woche',
    Tage: 'Tag',
    Stunden: 'Stunde',
    Minuten: 'Minute',
    Sekunden: 'Sekunde',
    Personen: 'Person',
  },
  fr: { habitants: 'habitant', heures: 'heure', minutes: 'minute', secondes: 'seconde' },
  es: { habitantes: 'habitante', horas: 'hora', minutos: 'minuto', segundos: 'segundo', puntos: 'punto' },
  it: { abitanti: 'abitante', giorni: 'giorno', ore: 'ora', minuti: 'minuto', secondi: 'secondo' },
  pt: { habitantes: 'habitante', horas: 'hora', minutos: 'minuto', segundos: 'segundo' },
  nl: {
    jaren: 'jaar',
    maanden: 'maand',
    weken: 'week',
    dagen: 'dag',
    minuten: 'minuut',
    seconden: 'seconde',
    personen: 'persoon',
  },
  ro: { persoane: 'persoană', ore: 'oră', minute: 'minut', secunde: 'secundă', zile: 'zi' },
}
/** As it was written: a number that counts one, and a short form. Behind a capital it is the number of a road. */
const ONE = /(?<![\p{N}.,:/–-]|\p{Lu}\s)1\s?\p{L}{1,6}(?!\p{L})/u

const PATTERNS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(ONE_OF).map(([tongue, forms]) => [
    tongue,
    new RegExp(`(?<=(?<![\\p{N}.,:/–-]|\\p{Lu}\\s)1\\s)(?:${Object.keys(forms).join('|')})(?![\\p{L}\\p{M}])`, 'gu'),
  ]),
)

/** '1 Minute' for '1 Min.', where `said` has its short forms written out. */
export const withOneOf = (said: string, written: string, tongue: string): string => {
  const pattern = PATTERNS[tongue]
  return pattern === undefined || said === written || !ONE.test(written)
    ? said
    : said.replace(pattern, (word) => ONE_OF[tongue]?.[word] ?? word)
}
