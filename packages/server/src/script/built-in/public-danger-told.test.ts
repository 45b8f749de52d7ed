import { expect, test } from 'vitest'
import { CASE_VOICES } from '../editor/case-voices.ts'
import { writeInput } from '../testing/write-input.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { isPublicDanger } from './public-danger.ts'
import { WEIGHTS } from './story-weight.ts'

const AIR_AT = Date.parse('2027-03-14T07:30:00Z')

test('a team has its blackouts too, and a headline that asks tells nothing', () => {
  const headline = 'Blackout leaves Selby without power in the second half.'
  const story = { headline, lead: headline, weight: WEIGHTS.usual }
  expect(isPublicDanger(story, 'en', AIR_AT)).toBe(true)
  expect(isPublicDanger({ ...story, weight: WEIGHTS.light }, 'en', AIR_AT)).toBe(false)
  expect(isPublicDanger({ ...story, headline: 'What happened in Selby?' }, 'en', AIR_AT)).toBe(false)
})

test.each([
  ['en', 'The government denies that the border is closed.'],
  ['en', 'The minister has not resigned, says his office.'],
  ['en', 'The border in Selby is reportedly closed.'],
  ['de', 'Die Grenze wird nicht geschlossen, sagt die Regierung.'],
  ['es', 'El Gobierno desmiente que la frontera esté cerrada.'],
] as const)('%s: what is denied or only said need not be so: %s', (tongue, said) => {
  expect(isPublicDanger({ headline: said, lead: said, weight: WEIGHTS.usual }, tongue, AIR_AT)).toBe(false)
})

test('a paper with much that is surer tells it, and leaves out one that is tried out', async () => {
  const places = ['Alder', 'Whitby', 'Ellery', 'Marlow', 'Arden', 'Ribton', 'Troy', 'Harwell', 'Dunmore', 'Larkin', 'Selwick']
  const paper = places.map((place, at) => ({
    id: place,
    title: `Police in ${place} arrest ${at + 2} men over the theft of ${at + 20} cars`,
    text: `The men, aged between 20 and 40, were arrested on Friday in ${place}, and ${at + 20} cars were found in a barn.`,
    source: 'Coast News',
    link: `https://coast.example/${at}`,
    publishedAt: AIR_AT - (at + 1) * 1000 * 60,
  }))
  const bulletinWith = async (title: string, text: string) => {
    const own = {
      id: 'own',
      title,
      text,
      source: 'Coast News',
      link: 'https://coast.example/own',
      publishedAt: AIR_AT - 1000 * 60 * 90,
    }
    const input = { ...writeInput(), items: [...paper, own], language: CASE_VOICES.en.language, airAt: AIR_AT }
    return (await createBuiltInWriter().write('bulletin', input)).itemIds
  }
  expect(
    await bulletinWith('Half of Selby without power', 'Half of Selby has been without power since four in the morning.'),
  ).toContain('own')
  expect(
    await bulletinWith('Selby tries living without power', 'Half of Selby has been without power since four for an exercise.'),
  ).not.toContain('own')
})
