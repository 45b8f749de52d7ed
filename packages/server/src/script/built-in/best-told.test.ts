import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { bestTold } from './best-told.ts'
import type { Candidate } from './candidate.ts'

const candidate = (headline: string, told: string[], more: Partial<Candidate> = {}): Candidate => ({
  item: { id: 'a', source: 'Paper', title: headline, text: told.join(' '), publishedAt: 0 } as unknown as Candidate['item'],
  headline,
  lead: headline,
  rest: told,
  unbroken: told.length,
  dropped: [],
  ...more,
})

const told = (headline: string, sentences: string[], tongue: Tongue = 'en') => {
  const { lead, rest } = bestTold(candidate(headline, sentences), tongue)
  return [lead, ...rest]
}

test.each([
  [
    'en',
    'Rail strike: drivers walk out in the north',
    'Train drivers in the north of England walked out on Monday in a dispute over pay and rosters.',
  ],
  [
    'de',
    'Warnstreik - Busse in Kassel stehen still',
    'In Kassel sind am Montag wegen eines Warnstreiks keine Busse und Straßenbahnen gefahren.',
  ],
  [
    'fr',
    'Grève à Lyon : les bus à l’arrêt',
    'Les bus et les tramways de Lyon sont restés à l’arrêt lundi en raison d’une grève des conducteurs.',
  ],
  [
    'nl',
    'Staking Utrecht: bussen staan stil',
    'In Utrecht hebben maandag door een staking van de chauffeurs geen bussen en trams gereden.',
  ],
] as const)('%s: a whole sentence is told in place of the label above it', (tongue, headline, sentence) => {
  expect(told(headline, [sentence], tongue)).toEqual([sentence])
})

test.each([
  [
    'de',
    'Gericht in Auberg stoppt Bau der Brücke nicht',
    'Das Gericht in Auberg hat am Freitag über den Bau der neuen Brücke am Markt entschieden.',
  ],
  ['de', 'Auberg: Kein Streik bei der Bahn am Montag', 'Bei der Bahn in Auberg wird am Montag ab dem Morgen gestreikt, hieß es.'],
  [
    'en',
    'Selby council will not close bridge after flood',
    'Selby council will close the bridge over the river after the flood of Sunday.',
  ],
  [
    'es',
    'Arcos no cierra el puente sobre la ría',
    'El ayuntamiento de Arcos cierra el viernes el puente sobre la ría por obras.',
  ],
  ['pl', 'Radni Holmu nie zamkną mostu nad rzeką', 'Radni Holmu zamkną w piątek most nad rzeką z powodu powodzi.'],
] as const)('%s: a headline with a negation stays where the sentence below lacks it (%s)', (tongue, headline, sentence) => {
  expect(told(headline, [sentence], tongue)).not.toEqual([sentence])
})

test('what a first sentence would leave out keeps its headline: who it is, who died, who says so', () => {
  for (const [headline, sentence] of [
    ['Marlow bridge to close for a year', 'The decision was taken by a narrow majority on Monday evening.'],
    ['Two die as boat sinks off Alder', 'A fishing boat with a crew of five went down off the coast of Alder on Sunday night.'],
    ['Selby mayor resigns', 'He had been under pressure for months.'],
  ] as const)
    expect(told(headline, [sentence]).join(' ')).toContain(headline)
})

test('a claim and a story whose headline is gone stay as they are', () => {
  const sentences = ['Nora Whitby says the bank knew of the losses.', 'The bank denies it.']
  for (const kind of [{ isClaim: true }, { isBeheaded: true }] as const) {
    const { lead, rest } = bestTold(
      candidate('The bank knew', sentences, { lead: sentences[0] as string, rest: sentences.slice(1), unbroken: 1, ...kind }),
      'en',
    )
    expect([lead, ...rest]).toEqual(expect.arrayContaining([sentences[0]]))
  }
})

test.each([{ isClaim: true }, { isBeheaded: true }] as const)(
  'what leads without its headline is told with its turn, or not: %o',
  (kind) => {
    const [planned, but, late] = [
      'The bridge in Selby was to open on Monday.',
      'But it stays shut.',
      'Monday came, and boats went.',
    ] as const
    const without = (sentences: string[], unbroken: number, text = sentences.join(' ')) => {
      const one = candidate('Bridge', sentences, { lead: planned, rest: sentences.slice(1), unbroken, ...kind })
      return bestTold({ ...one, item: { ...one.item, text } }, 'en')
    }
    expect(without([planned, but, late], 2)).toMatchObject({ lead: `${planned} ${but}` })
    expect(without([planned, late], 1)).toMatchObject({ lead: planned })
    // Its turn cannot be said.
    const { poorly, usual } = without([planned, late], 0, [planned, but, late].join(' '))
    expect([poorly, usual.poorly]).toEqual([1, 1])
  },
)

test('a sentence that repeats its headline is poorer behind it than alone', () => {
  const headline = 'Chipmaker opens plant in Arden'
  const { poorly, lead } = bestTold(
    candidate(headline, ['A chipmaker has opened a plant in Arden that will employ 400 people.']),
    'en',
  )
  expect(lead).toBe('A chipmaker has opened a plant in Arden that will employ 400 people.')
  expect(poorly).toBeLessThan(0.5)
})

test.each([
  [
    'nl',
    'Dode vrouw gevonden in sloot bij Wezep, twee aanhoudingen',
    'In het buitengebied van Wezep is vannacht in een sloot het lichaam van een vrouw gevonden.',
  ],
  [
    'de',
    'Tote Frau in Graben bei Auberg gefunden, zwei Festnahmen',
    'In einem Graben bei Auberg ist am Montag die Leiche einer Frau gefunden worden.',
  ],
] as const)('%s: a telegram gives way to the sentence below it', (tongue, headline, sentence) => {
  expect(told(headline, [sentence], tongue)).toEqual([sentence])
})

test('a death in the second sentence is told with the first one, not left out', () => {
  const sentences = [
    'Nad ranem pod Mirowem doszło do potrącenia pieszego przez pociąg osobowy.',
    'Policja podaje, że mężczyzna zmarł w szpitalu.',
  ]
  expect(told('Pociąg potrącił mężczyznę pod Mirowem. Poszkodowany zmarł w szpitalu', sentences, 'pl')).toEqual([
    sentences.join(' '),
  ])
})

test('what only leads up to the news is told with it', () => {
  const first = 'Die Währung von Olm fiel zuletzt auf den schwächsten Wert seit vierzig Jahren.'
  const now = 'Nun greifen die Regierungen in Olm und Harlau am Devisenmarkt ein, um sie zu stützen.'
  expect(told('Olm und Harlau stützen die Krone', [first, now], 'de').join(' ')).toContain(`${first} ${now}`)
})

test('where nobody dies in the second sentence either, the headline is not given up', () => {
  const first =
    'Am Dienstag ist es im Harlauer Tunnel auf der A5 zu einem schweren Unfall zwischen einem Auto und einem Töff gekommen.'
  const other = 'Der Tunnel blieb am Abend für drei Stunden in beiden Richtungen gesperrt.'
  expect(told('Mit Auto kollidiert: Töfffahrer stirbt bei Unfall in Tunnel.', [first, other], 'de').join(' ')).toContain('stirbt')
})

test('a Hindi headline that lost its place with its label gives way to the sentence that has it', () => {
  const title = 'Rampur News: सड़क हादसे में यात्री बस पलटी, घायलों को किया रेफर'
  const sentence = 'रामपुर में एक सड़क हादसा हुआ है जिसमें यात्रियों से भरी बस पलट गई है.'
  const one = candidate('सड़क हादसे में यात्री बस पलटी, घायलों को किया रेफर', [sentence])
  expect(bestTold({ ...one, item: { ...one.item, title } }, 'hi').lead).toBe(sentence)
})

describe('where headlines have a part of their own', () => {
  const among = (headline: string, sentences: string[], tongue: Tongue) => {
    const { lead, rest } = bestTold(candidate(headline, sentences), tongue, { hasHeadlines: true, isKickered: false })
    return [lead, ...rest]
  }

  test('a plain headline is told rather than sentences that keep back whom or where it names', () => {
    const headline = 'Council of Denby closes the ferry to Larkin'
    const text = ['The decision was taken on Friday after months of talks between both sides about who pays for the repair.']
    expect(among(headline, text, 'en')).toEqual([headline])
    const whole = ['The council of Denby has closed the ferry to Larkin after months of talks about who pays for the repair.']
    expect(among(headline, whole, 'en')).toEqual(whole)
  })

  test('any headline is, rather than sentences that keep back how many', () => {
    const headline = 'Rakete auf Harlau: 16 Verletzte in der Nacht'
    const text = ['In Harlau ist in der Nacht zum Freitag erneut eine Rakete in einem Wohnhaus eingeschlagen.']
    expect(among(headline, text, 'de')[0]).toContain('16 Verletzte')
  })

  test('nothing is told under a headline', () => {
    const headline = 'Bridge at Denby stays closed over Easter holidays'
    const text = ['A report of 2019 had already spoken of rust, engineers of the county remember.']
    expect(among(headline, text, 'en')).toEqual([headline])
    expect(told(headline, text)).toEqual([headline, ...text])
  })
})

test('a headline that points to its page gives way to what the page says', () => {
  const sentences = [
    'De bouw van vierhonderd huizen in Wezep gaat voorlopig niet door.',
    'Dat komt door een nieuw station voor stroom in Wezep.',
  ]
  expect(told('Om deze reden zijn 400 huizen in Wezep van de baan', sentences, 'nl')[0]).toBe(sentences[0])
})

test('a headline that says only that there is a verdict is told last where no sentence says which', () => {
  const headline = 'Spór o młyn w Olszanach. Jest decyzja sądu'
  expect(bestTold(candidate(headline, []), 'pl').poorly).toBe(1)
  const sentence = 'Sąd w Olszanach zdecydował, że młyn zostanie zamknięty do końca roku.'
  expect(told(headline, [sentence], 'pl')).toEqual([sentence])
})
