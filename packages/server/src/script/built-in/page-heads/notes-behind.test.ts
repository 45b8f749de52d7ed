import { expect, test } from 'vitest'
import { withoutNotesAround } from './notes-behind.ts'

test.each([
  ['Ferry sinks off Ellery, forty saved – Europe live', 'Ferry sinks off Ellery, forty saved'],
  ['Mayor of Ellery resigns over bridge – UK politics live', 'Mayor of Ellery resigns over bridge'],
  ['Ferry sinks off Ellery, forty saved – latest news', 'Ferry sinks off Ellery, forty saved'],
  ['LiveStreit in Harlau: Rat stimmt für die Brücke', 'Streit in Harlau: Rat stimmt für die Brücke'],
  ['LiveKampf um die Brücke von Harlau', 'Kampf um die Brücke von Harlau'],
  ['WAZ+Brücke in Harlau bleibt zu', 'Brücke in Harlau bleibt zu'],
  ['HZ+Hafen von Harlau wird teurer', 'Hafen von Harlau wird teurer'],
  ['Z+ (abopflichtiger Inhalt); Hafen: Harlau wird teurer', 'Hafen: Harlau wird teurer'],
])('what is for the eye goes: %s', (title, told) => {
  expect(withoutNotesAround(title)).toBe(told)
})

test.each([
  'Harlau testet Noten / Noten als Video',
  'The valley of Ellery – Where brown bears live',
  'Brown bears come back to where they live',
  'Livemusik im Park von Harlau',
  'Live Aid kehrt nach Harlau zurück',
  'LiveNation verliert vor Gericht in Harlau',
  'LiveNation in der Krise nach Urteil: Kurs fällt',
  'LivePerson kauft Rivalen aus Harlau',
  'BMW+Partner bauen in Harlau',
  'BRICS+ trifft sich in Harlau',
])('what belongs to it stays: %s', (title) => {
  expect(withoutNotesAround(title)).toBe(title)
})
