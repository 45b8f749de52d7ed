import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../sources/parse-json.ts'
import { readSentences } from './sentences.ts'

/** Stops inside figures, abbreviations, initials and names of the net, of each tongue. */
const TEXTS: Readonly<Record<string, string>> = {
  'en-GB':
    'The dam was built in 1920. It holds 40.5 tonnes and cost £2.4bn. Dr. J. K. Field of dams.co.uk opened it at 9.30 a.m. on Monday. No. 7 is next.',
  'de-DE':
    'Die Bücherei ist neu. Sie hat 40.000 Bücher und kostete 2,5 Mio. Euro. Am 3. Mai kam Prof. Dr. K. H. Benz z. B. um 9.30 Uhr von buch.de. Der Eintritt ist frei.',
  'fr-FR':
    'Le pont est neuf. Il a coûté 2.400 euros et mesure 40.5 mètres. M. J. P. Roche, de ponts.fr, est venu av. Foch à 9.30 heures. Le maire est content.',
  'es-ES':
    'La biblioteca es nueva. Tiene 40.000 libros y costó 2.400 euros. El Sr. J. M. Rey de libros.es llegó a las 9.30 a EE. UU. con D. Luis. La entrada es libre.',
  'it-IT':
    'La biblioteca è nuova. Ha 40.000 libri ed è costata 2.400 euro. Il dott. G. B. Neri di libri.it è arrivato alle 9.30 in p.zza Roma. Il sindaco è contento.',
  'nl-NL':
    'De bibliotheek is nieuw. Er staan 40.000 boeken en zij kostte 2.400 euro. Dhr. J. K. Vis van boek.nl kwam om 9.30 uur o.a. met drs. Bos. De toegang is gratis.',
  'pl-PL':
    'Biblioteka jest nowa. Ma 40.000 książek i kosztowała 2.400 zł. Dr J. K. Wilk z ksiazki.pl przyszedł o godz. 9.30 na ul. Polną 3. Wstęp jest wolny.',
  'pt-PT':
    'A biblioteca é nova. Tem 40.000 livros e custou 2.400 euros. O Sr. J. M. Reis de livros.pt chegou às 9.30 à av. Central. A entrada é livre.',
  'ro-RO':
    'Biblioteca este nouă. Are 40.000 de cărți și a costat 2.400 de lei. Dl. I. L. Popa de la carti.ro a venit la ora 9.30 pe str. Florilor nr. 3. Intrarea este liberă.',
  'hi-IN': 'पुस्तकालय नया है। इसमें 40.5 हजार किताबें हैं और 2.4 करोड़ रु. खर्च हुए। डॉ. ए. के. वर्मा books.in से सुबह 9.30 बजे आए। प्रवेश निःशुल्क है।',
}
const MARKS = ['… [+1432 chars]', '…', ' …', '...', ' ...', '[…]', '… [90 chars]', '… Read more']

const wholeOf = (locale: string) => new Set(readSentences(TEXTS[locale] ?? '', locale).said)

/** What NewsAPI would answer. */
const newsApi = (content: string, description = '') =>
  parseJson(
    JSON.stringify({
      totalResults: 1,
      articles: [{ title: 'Robot 2000', description, content, url: 'https://a.example/1', publishedAt: '2027-01-13T07:00:00Z' }],
    }),
    { host: 'a.example', url: 'https://a.example/', readAt: Date.UTC(2027, 0, 13, 9) },
  )[0]?.text ?? ''

describe.each(Object.keys(TEXTS))('%s: of a text that was cut anywhere only whole sentences are told', (locale) => {
  const text = TEXTS[locale] ?? ''
  const cuts = fc.record({ at: fc.integer({ min: 1, max: text.length - 1 }), mark: fc.constantFrom(...MARKS) })

  it('of a feed', () => {
    const whole = wholeOf(locale)
    fc.assert(
      fc.property(cuts, ({ at, mark }) => {
        for (const sentence of readSentences(text.slice(0, at) + mark, locale).said) expect(whole).toContain(sentence)
      }),
      { numRuns: 300 },
    )
  })

  it('of a service that cuts between words', () => {
    const whole = wholeOf(locale)
    for (const { index } of text.matchAll(/ /g))
      for (const sentence of readSentences(`${text.slice(0, index)} […]`, locale).said) expect(whole).toContain(sentence)
  })

  it('of NewsAPI', () => {
    const whole = wholeOf(locale)
    fc.assert(
      fc.property(cuts, fc.boolean(), ({ at, mark }, hasDescription) => {
        const content = `${text.slice(0, at)}${mark.includes('chars') ? mark : '… [+1432 chars]'}`
        const told = newsApi(content, hasDescription ? text.slice(0, text.search(/[.।] /u) + 1) : '')
        for (const sentence of readSentences(told, locale).said) expect(whole).toContain(sentence)
      }),
      { numRuns: 300 },
    )
  })
})
