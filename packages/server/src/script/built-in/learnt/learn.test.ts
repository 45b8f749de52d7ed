import { expect, test } from 'vitest'
import { SURE } from '../doubts.ts'
import { WEIGHTS } from '../story-weight.ts'
import { type HeardStory, learn } from './learn.ts'
import { riskOf } from './risk.ts'
import { signsOf } from './signs.ts'
import { writeTable } from './write-table.ts'

const heard = (lead: string, faulty: number, told: Partial<HeardStory> = {}): HeardStory => ({
  headline: lead,
  lead,
  rest: [],
  without: [],
  doubts: SURE,
  weight: WEIGHTS.usual,
  faulty,
  ...told,
})

const PLACES = ['Alder', 'Whitby', 'Ellery', 'Marlow', 'Selby', 'Arden']
const STORIES = PLACES.flatMap((place) => [
  heard(`Police in ${place} arrest two men`, 0),
  heard(`My summer in ${place}: what I learnt`, 1),
])

test('what stands in stories that are left out speaks against one, what stands in those that are aired for it', () => {
  const weights = learn(STORIES, 'en')
  expect(weights.get('summer')).toBeGreaterThan(0)
  expect(weights.get('police')).toBeLessThan(0)
  expect(weights.get('+:')).toBeGreaterThan(0)
})

test('what stands in both, or in one or two stories alone, says nothing', () => {
  const weights = learn(STORIES, 'en')
  expect(weights.get('in')).toBeUndefined()
  for (const place of PLACES) expect(weights.get(place.toLowerCase())).toBeUndefined()
})

test('a clumsy story counts a quarter', () => {
  const clumsy = learn([...STORIES, ...PLACES.map((place) => heard(`LIVE Mayor of ${place} resigns`, 0.25))], 'en')
  expect(clumsy.get('live') ?? 0).toBeLessThan(clumsy.get('summer') ?? 0)
})

test('the same stories in another order give the same weights', () => {
  expect([...learn(STORIES.toReversed(), 'en')]).toEqual([...learn(STORIES, 'en')])
})

test.each([
  ['en', 'The Labour mayor of Alder told Democrats that she resigns', ['labour', 'alder', 'democr', 'she']],
  ['de', 'SPD und AfD streiten über Flüchtlinge', ['spd', 'afd', 'flücht']],
  ['fr', 'La gauche et les musulmans de Lyon', ['gauche', 'musulm', 'lyon']],
  ['it', 'Il sindaco di Bari lascia la Lega', ['bari', 'lega']],
  ['hi', 'भाजपा के राहुल इंदौर में', ['भाजपा', 'राहुल', 'इंदौर']],
] as const)('%s: names are no signs', (tongue, lead, names) => {
  const signs = signsOf(heard(lead, 0), tongue)
  for (const name of names) for (const sign of [name, `=${name}`]) expect(signs).not.toContain(sign)
  expect([...signs].length).toBeGreaterThan(5)
})

test('a story shows its stems, its beginning, how it is written and what was left out of it', () => {
  expect([...signsOf(heard('Wie war’s? Bürgermeisterin im Gespräch', 1, { without: ['quote'], doubts: 9 }), 'de')]).toEqual(
    expect.arrayContaining(['bürger', '=bürger', '^wie', '+?', '+.', '+alone', '+doubts5', '+without-quote']),
  )
  expect(signsOf(heard('Fog', 0, { headline: 'Fog in the harbour', rest: ['It is thick.'] }), 'en')).toContain('+retold')
})

test('a table is written in the order of its signs, and short enough to be read', () => {
  const weights = new Map([
    ['zoo', 7],
    ['', -50],
    ['+:', 12],
    ...PLACES.flatMap((a) => PLACES.map((b): [string, number] => [`${a}${b}`, 10])),
  ])
  const { file, text } = writeTable('nl', weights)
  expect(file).toBe('dutch.ts')
  expect(text).toMatch(/^export const dutch = `\n:-50 \+::12 /)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(140)
})

test.each([
  [
    'en',
    'Police arrested two men after a robbery in Arden on Monday.',
    'Seven things that I have learnt from my garden this summer',
  ],
  [
    'de',
    'Bei einem Unfall auf der A9 bei Leipzig sind am Montag zwei Menschen verletzt worden.',
    'Warum wir im Urlaub wirklich glücklich sind',
  ],
  [
    'fr',
    'Un homme de 34 ans a été placé en garde à vue lundi à Lyon.',
    'Pourquoi les vacances nous rendent-elles vraiment heureux?',
  ],
  ['es', 'La policía detuvo el lunes a dos hombres en Sevilla por un robo.', 'Cinco trucos para disfrutar de tus vacaciones'],
  [
    'it',
    'I carabinieri hanno arrestato due uomini a Bari per una rapina.',
    'Perché in vacanza siamo davvero felici? Ecco i consigli',
  ],
  ['nl', 'De politie heeft maandag twee mannen aangehouden in Zwolle.', 'Waarom vakantie ons echt gelukkig maakt: vijf tips'],
  ['pl', 'Policja zatrzymała w poniedziałek w Lublinie dwóch mężczyzn.', 'Dlaczego urlop nas uszczęśliwia? Oto pięć sposobów'],
  ['pt', 'A polícia prendeu dois homens em Belém nesta segunda-feira.', 'Veja cinco dicas para aproveitar as férias'],
  ['ro', 'Poliția a reținut luni doi bărbați la Brașov, după un furt.', 'De ce ne face vacanța fericiți? Cinci sfaturi'],
  ['hi', 'पुलिस ने सोमवार को इंदौर में दो लोगों को गिरफ्तार किया।', 'जानें छुट्टियों में खुश रहने के पांच आसान तरीके'],
] as const)('%s: a report is less of a risk than a column', (tongue, report, column) => {
  expect(riskOf(heard(report, 0), tongue)).toBeLessThan(riskOf(heard(column, 0), tongue) - 0.1)
})
