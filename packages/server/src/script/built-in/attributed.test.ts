import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { attributed, attributedAt } from './attributed.ts'
import { findPack } from './packs/find-pack.ts'
import type { Say } from './speaker.ts'

const first: Say = (templates, extra = {}) => (templates[0] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => extra[key] ?? '')
const way = (tongue: Tongue, name: string, sentences: readonly string[], entry?: Parameters<typeof attributed>[3]) =>
  attributed(findPack(tongue), sentences, { name, tongue, say: first, turn: 0 }, entry)
const tell = (tongue: Tongue, name: string, sentence: string) => {
  const { told, ...how } = way(tongue, name, [sentence])
  return { ...how, told: told.join(' ') }
}

test.each<[Tongue, string, string, string]>([
  ['en', 'Coast News', 'Two boats sank off Tarsk.', 'Two boats sank off Tarsk, Coast News reports.'],
  ['en', 'Coast News', 'Fire: two barns burn near Tarsk.', 'Fire: two barns burn near Tarsk, Coast News reports.'],
  [
    'de',
    'Küstenfunk',
    'Auf dem Markt von Olm haben Kinder, Eltern und Lehrer der Opfer des Sturms gedacht.',
    'Auf dem Markt von Olm haben Kinder, Eltern und Lehrer der Opfer des Sturms gedacht, meldet Küstenfunk.',
  ],
  [
    'fr',
    'Le Rivage',
    'En Bretagne, un chalutier a coulé au large de Tarsk.',
    'En Bretagne, un chalutier a coulé au large de Tarsk, selon Le Rivage.',
  ],
  [
    'es',
    'La Costa',
    'Un choque de autobuses deja doce heridos, entre ellos dos niños, en Olmedal.',
    'Un choque de autobuses deja doce heridos, entre ellos dos niños, en Olmedal, según La Costa.',
  ],
  [
    'nl',
    'De Kustbode',
    'Twee artsen, een verpleger en een leraar zijn gekozen in de raad van Olmveld.',
    'Twee artsen, een verpleger en een leraar zijn gekozen in de raad van Olmveld, meldt De Kustbode.',
  ],
  [
    'pl',
    'Kurier Nadmorski',
    'W Olszanach zderzyły się tramwaje. Co najmniej 12 osób jest rannych.',
    'W Olszanach zderzyły się tramwaje, podaje Kurier Nadmorski. Co najmniej 12 osób jest rannych.',
  ],
  [
    'ro',
    'Vocea Mării',
    'Premieră: Delfinul „Micul Ion” a fost operat la Tulcea.',
    'Premieră: Delfinul „Micul Ion” a fost operat la Tulcea, relatează Vocea Mării.',
  ],
  ['hi', 'तट समाचार', 'तारक में दो नावें डूबीं।', 'तट समाचार के अनुसार, तारक में दो नावें डूबीं।'],
])('%s: %s is named as an editor does it', (tongue, name, sentence, told) => {
  expect(tell(tongue, name, sentence)).toMatchObject({ cost: 0, told })
})

const LONG: readonly [Tongue, string, string][] = [
  [
    'en',
    'The council of Tarsk has decided after a debate of nine hours that the old bridge over the river will be closed to lorries and coaches from the first Monday in May.',
    'According to Gull, the council',
  ],
  [
    'fr',
    'Le conseil de Tarsk a décidé après un débat de neuf heures que le vieux pont sur la rivière sera fermé aux camions et aux cars dès le premier lundi de mai.',
    'Selon Gull, le conseil',
  ],
  [
    'es',
    'El consejo de Tarsk ha decidido tras un debate de nueve horas que el viejo puente sobre el río se cerrará a los camiones y autobuses desde el primer lunes de mayo.',
    'Según Gull, el consejo',
  ],
  [
    'it',
    'Il consiglio di Tarsk ha deciso dopo un dibattito di nove ore che il vecchio ponte sul fiume sarà chiuso ai camion e ai pullman dal primo lunedì di maggio prossimo.',
    'Secondo Gull, il consiglio',
  ],
  [
    'pt',
    'O conselho de Tarsk decidiu depois de um debate de nove horas que a velha ponte sobre o rio será fechada a camiões e autocarros a partir da primeira segunda-feira de maio.',
    'Segundo Gull, o conselho',
  ],
  [
    'pl',
    'Prezydent Olszan zdecydował po dziewięciu godzinach debaty w ratuszu, że stary most nad rzeką zostanie zamknięty dla ciężarówek i autobusów od pierwszego poniedziałku maja, a nowy powstanie za rok.',
    'Jak podaje Gull, Prezydent',
  ],
  [
    'ro',
    'Un consiliu local din Tarsk a decis după o dezbatere de nouă ore că podul vechi de peste râu va fi închis pentru camioane și autocare din prima zi de luni din luna mai.',
    'Așa cum relatează Gull, un consiliu',
  ],
]
test.each(LONG)('%s: a long sentence has its source before it, without a colon', (tongue, sentence, begins) => {
  expect(tell(tongue, 'Gull', sentence).told.startsWith(begins)).toBe(true)
})

test('a name keeps its capital, and a word that may be one is not written small', () => {
  const rest =
    'has decided after a debate of nine hours that the old bridge over the river will be closed to lorries and coaches in May.'
  expect(tell('en', 'Gull', `Dana Alder ${rest}`).told).toBe(`According to Gull, Dana Alder ${rest}`)
  expect(tell('en', 'Gull', `Rose ${rest}`).told).toBe(`According to Gull, Rose ${rest}`)
  expect(tell('en', 'Gull', `New York ${rest}`).told).toBe(`According to Gull, New York ${rest}`)
  expect(
    tell(
      'it',
      'Gull',
      'La Russa difende la scelta del Senato e chiede che il ponte sul fiume sia chiuso ai camion e ai pullman dal primo lunedì di maggio.',
    ).told,
  ).toContain('La Russa')
  expect(tell('en', 'Gull', 'iPhone sales fell by five percent.').told).toBe('iPhone sales fell by five percent, Gull reports.')
  expect(tell('es', 'Gull', `La Rioja ${rest}`).told).toContain('Gull, La Rioja')
})

test.each<[Tongue, string]>([
  ['en', 'The mill will close in May, the mayor said.'],
  ['de', 'Die Mühle schließt im Mai, wie der Bürgermeister mitteilte.'],
  ['fr', 'Le moulin fermera en mai, a annoncé le maire.'],
  ['es', 'El molino cerrará en mayo, según han confirmado fuentes municipales.'],
  ['it', 'Il mulino chiude a maggio: lo riporta il giornale Alba, ripreso dalla radio.'],
  ['nl', 'De molen sluit in mei, meldt de gemeente.'],
  ['pl', 'Młyn zostanie zamknięty w maju, poinformował burmistrz.'],
  ['pt', 'O moinho fecha em maio, diz a câmara.'],
  ['ro', 'Moara se închide în mai, a declarat primarul.'],
  ['hi', 'पुलिस के अनुसार, मिल मई में बंद होगी।'],
])('%s: a sentence with a reporter of its own leaves the attribution to the next story', (tongue, sentence) => {
  const own = way(tongue, 'Gull', [sentence])
  expect(own.told).toEqual([sentence])
  expect([attributedAt([own, { cost: 0, told: [] }]), attributedAt([own])]).toEqual([1, -1])
})

test('where none of the first three stories may name it, a later one does', () => {
  const [never, well] = [way('de', 'Küstenfunk', ['Olm']), way('de', 'Küstenfunk', ['Zwei Boote sind vor Tarsk gesunken.'])]
  expect([attributedAt([never, never, never, never, well]), attributedAt([never, never, never])]).toEqual([4, -1])
})

test('who is named in the sentence is not named again', () => {
  expect(tell('de', 'ORF', 'Der ORF baut um.')).toMatchObject({ isSelf: true })
  expect(tell('de', 'ORF', 'Die Seite orf.at war gestört.')).toMatchObject({ isSelf: true })
  expect(tell('en', 'BBC News', 'The BBC sells a house.')).toMatchObject({ isSelf: true })
  // A part of a word is no name.
  expect(tell('de', 'ORF', 'Im Dorf Olm brennt es.').told).toContain('ORF')
  expect(tell('nl', 'AD', 'De stad Olm bouwt een brug.').told).toContain('AD')
})

test('what only looks like the name of a source does not name it', () => {
  expect(tell('es', 'Gobierno de Canarias', 'El Gobierno sube el impuesto del agua.').told).toContain('Gobierno de Canarias')
  expect(tell('en', 'Police Scotland', 'Police in Paris have arrested three men.').told).toContain('Police Scotland')
  expect(tell('en', 'UK Defence Journal', 'The UK has sent two ships.').told).toContain('UK Defence Journal')
  expect(tell('es', 'El País', 'Los precios suben un cinco por ciento en el país.').told).toContain('El País')
  expect(tell('es', 'El País', 'El País cambia de sede.')).toMatchObject({ isSelf: true })
})

test('an office that speaks of itself is named in the next story, if that does not', () => {
  const own = way('es', 'Ayuntamiento de Olm', ['El Ayuntamiento abre una biblioteca.'])
  const next = way('es', 'Ayuntamiento de Olm', ['Dos barcos llegan al puerto.'])
  expect([attributedAt([own, next]), attributedAt([own, own]), attributedAt([own])]).toEqual([1, 0, 0])
  expect(tell('de', 'Stadt Olm', 'Die Stadt Berlin baut um.').isOffice).toBeUndefined()
  expect(tell('fr', 'Ville de Rennes', 'La ville de Paris a fermé un pont.').isOffice).toBeUndefined()
})

test('a name with an article of its own has no second one', () => {
  const name = (tongue: Tongue, written: string) => findPack(tongue).nameOfSource?.(written)
  expect([name('en', 'The Times'), name('en', 'Olm Times')]).toEqual(['The Times', 'the Olm Times'])
  expect([name('de', 'Der Tagesspiegel'), name('nl', 'De Volkskrant')]).toEqual(['Der Tagesspiegel', 'De Volkskrant'])
  expect([name('nl', 'Ommelander Courant'), name('nl', 'Olmse Courant')]).toEqual(['de Ommelander Courant', 'de Olmse Courant'])
})

test('the words of a story stay as they are, but for its first letter', () => {
  const word = fc.constantFrom('The', 'mayor', 'said', 'Rose', ':', ',', '“so”', 'En', 'que', '5.', '?', 'Das', 'Dr.')
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 3, maxLength: 40 }),
      fc.constantFrom<Tongue>('en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ro', 'hi'),
      (words, tongue) => {
        const sentence = `${words.join(' ')}.`
        const { told } = tell(tongue, 'Gull', sentence)
        if (!told.includes('Gull')) {
          expect(told).toBe(sentence)
          return
        }
        const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
        const [said, all] = [letters(told), letters(sentence)]
        // The attribution stands before the story, behind it, or between two of its sentences: without it all letters are there.
        const begins = [...all].findIndex((letter, at) => said[at] !== letter)
        const kept = begins < 0 ? all.length : begins
        expect(said.endsWith(all) || said.endsWith(all.slice(kept)), told).toBe(true)
      },
    ),
  )
})

test('who reports it is not said of what states nothing', () => {
  for (const [tongue, headline] of [
    ['it', 'L’informativa di Rossi alla Camera.'],
    ['fr', 'L’adieu au maire de Vaubert.'],
    ['de', 'Der Streit um die neue Brücke in Auberg.'],
  ] as const)
    expect(tell(tongue, 'Coast News', headline).told).toBe(headline)
})

test('a name has the article of its tongue, by what papers are called there', () => {
  const name = (tongue: Tongue, written: string) => findPack(tongue).nameOfSource?.(written) ?? findPack(tongue).name?.(written)
  expect(
    ['Olmer Tages-Anzeiger', 'Olmer Abendblatt', 'Netzwoche', 'RND', 'Norddeutscher Bote', 'Fischer Zeitung'].map((one) =>
      name('de', one),
    ),
  ).toEqual([
    'der Olmer Tages-Anzeiger',
    'das Olmer Abendblatt',
    'die Netzwoche',
    'das RND',
    'der Norddeutsche Bote',
    'die Fischer Zeitung',
  ])
  expect(['Radio Olm', 'n-tv', 'Zentralplus', 'Freies Olm'].map((one) => name('de', one))).toEqual([
    'Radio Olm',
    'n-tv',
    'Zentralplus',
    'Freies Olm',
  ])
  expect([name('fr', 'Tribune de Vaubert'), name('fr', 'Presse-orange')]).toEqual(['la Tribune de Vaubert', 'Presse-orange'])
  expect([name('pt', 'ECO'), name('pt', 'Euronews'), name('pt', 'Olmnews')]).toEqual(['o ECO', 'a Euronews', 'Olmnews'])
  expect([name('es', 'Vanguardia'), name('es', 'La Vanguardia')]).toEqual(['Vanguardia', 'La Vanguardia'])
})

test('papers of many have a verb of many', () => {
  const agree = (tongue: Tongue, told: string, source: string) => findPack(tongue).agreesWithSource?.(told, source)
  const many = 'die Olmer Nachrichten'
  expect(agree('de', `Es brennt, meldet ${many}.`, many)).toBe(`Es brennt, melden ${many}.`)
  expect(agree('de', `Es brennt. So berichtet es ${many}.`, many)).toBe(`Es brennt. So berichten es ${many}.`)
  expect(agree('de', `${many} meldet: Es brennt.`, many)).toBe(`${many} melden: Es brennt.`)
  expect(agree('de', 'Es brennt, meldet die Olmer Zeitung.', 'die Olmer Zeitung')).toBe('Es brennt, meldet die Olmer Zeitung.')
  expect(agree('fr', 'Un chalutier a coulé, rapporte Les Rivages.', 'Les Rivages')).toContain('rapportent Les Rivages')
})

test('a verb that is heard in the name itself gives way to another', () => {
  const rest = 'ha decidido tras un debate de nueve horas que el viejo puente sobre el río se cerrará a los camiones desde mayo.'
  const later: Say = (templates, extra = {}) =>
    (templates.at(-1) ?? '').replace(/\{(\w+)\}/g, (_, key: string) => extra[key] ?? '')
  const by = (name: string) =>
    attributed(findPack('es'), [`El Consejo de Tarsk ${rest}`], { name, tongue: 'es', say: later, turn: 0 }).told[0]
  expect(by('El Informador')).toBe(`Según El Informador, el Consejo de Tarsk ${rest}`)
  expect(by('El Faro')).toBe(`Según informa El Faro, el Consejo de Tarsk ${rest}`)
})

test.each<[Tongue, string, string, string]>([
  ['de', 'Olmland: Fährunglück vor Tarsk mit 30 Toten.', 'Ein Boot ist gekentert.', 'Ein Boot ist gekentert, meldet Gull.'],
  [
    'en',
    'Dana Alder, Singer Convicted of Fraud, to Be Freed.',
    'The singer leaves jail in May.',
    'The singer leaves jail in May, Gull reports.',
  ],
  ['en', 'Police not ruling out a fire in Tarsk.', 'A mill burned down.', 'A mill burned down, Gull reports.'],
  ['de', 'Laut Bürgermeisterin Olm brennt die Mühle.', 'Zwei Menschen sind tot.', 'Zwei Menschen sind tot, meldet Gull.'],
  ['en', 'The mayor says the mill will close.', 'It has forty workers.', 'It has forty workers, Gull reports.'],
  ['nl', 'Olmland zegt dat het schip is gezonken.', 'Twee mensen zijn dood.', 'Twee mensen zijn dood, meldt Gull.'],
  ['fr', 'Une mairie visée par une enquête à Vaubert.', 'Le maire a été entendu.', 'Le maire a été entendu, selon Gull.'],
])('%s: %s takes no name, the next sentence does', (tongue, headline, next, told) => {
  expect(way(tongue, 'Gull', [headline, next], { title: headline.slice(0, -1), text: next }).told).toEqual([headline, told])
})

test('a value that was measured, and a second one of something, are claimed', () => {
  expect(way('en', 'Gull', ['Pump 1. Pressure: 4.2 bar.'], { title: '', text: '', isReading: true }).told[0]).toContain('Gull')
  expect(tell('it', 'Gull', 'Il comune approva un secondo ponte.').told).toContain('Gull')
  expect(tell('pt', 'Gull', 'A câmara aprova o segundo orçamento.').told).toContain('Gull')
})

test('of words that hang together with a quote the next sentence takes the name', () => {
  const run = 'Il ponte di Vallalta chiude. Il sindaco: “Troppi rischi”.'
  expect(way('it', 'Gull', [run, 'I lavori durano due anni.']).told).toEqual([run, 'I lavori durano due anni, riferisce Gull.'])
})

test('what the entry gives to somebody else is not claimed for its paper', () => {
  const es = 'Los robos en Olmedal crecen un 25 por ciento.'
  expect(way('es', 'Gull', [es], { title: `${es.slice(0, -1)}: SSPO`, text: '' }).told).toEqual([es])
  expect(way('es', 'Gull', [es], { title: es.slice(0, -1), text: '' }).told[0]).toContain('Gull')
  const fr = 'Des tirs font plus de 20 morts à Tarsk.'
  const entry = { title: fr.slice(0, -1), text: 'Des tirs ont frappé la ville, selon les autorités.' }
  expect(way('fr', 'Gull', [fr], entry).told).toEqual([fr])
  expect(way('fr', 'Gull', [fr], { ...entry, text: 'Des tirs ont frappé la ville.' }).told[0]).toContain('Gull')
})

test('no name stands behind an abbreviation, nor behind a number of a king', () => {
  expect(tell('pt', 'Gull', 'Os homens levaram relógios, bolsas etc.').told).toBe(
    'Segundo Gull, os homens levaram relógios, bolsas etc.',
  )
  expect(tell('de', 'Gull', 'Die Schau zeigt Bilder von Friedrich II.').told).not.toContain('II,')
})

test('behind a source an article is written small, a name that begins with one is not', () => {
  const rest =
    'decidiu depois de um debate de nove horas que a velha ponte sobre o rio fica fechada a camiões desde maio deste ano.'
  expect(tell('pt', 'Gull', `O Ministério da Foz ${rest}`).told).toBe(`Segundo Gull, o Ministério da Foz ${rest}`)
  expect(tell('pt', 'Gull', `O Globo ${rest}`).told).toBe(`Segundo Gull, O Globo ${rest}`)
})
