import { expect, test } from 'vitest'
import { leansBack } from './leans-back.ts'
import { plainWords } from './phrases.ts'

test.each([
  ['W tym celu gmina kupiła działkę w Olszanach.', true],
  ['W tym czasie w Olszanach trwał koncert.', true],
  ['Następnie strażacy z Olszan poszli na mszę.', true],
  ['Chodzi o młyn w Olszanach.', true],
  ['W tym roku Olszany przyjmą ponad sto osób.', false],
  ['W tym tygodniu rusza budowa mostu w Olszanach.', false],
] as const)('%s needs what comes before it: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'pl')).toBe(isLeaning)
})

test.each([
  ['शहर में रविवार रात एक कार पलट गई।', true],
  ['यहां एक मंदिर में आग लग गई।', true],
  ['रामपुर शहर में एक कार पलट गई।', false],
] as const)('%s needs what was before it: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'hi')).toBe(isLeaning)
})

test.each([
  ['Ausserdem wird der Direktor ersetzt.', true],
  ['Schließlich beginnt im August sein Ruhestand.', true],
  ['Der Direktor wird ausserdem ersetzt.', false],
] as const)('%s goes on with something: %s', (sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), 'de')).toBe(isLeaning)
})

test.each([
  ['pl', 'To może być przełom w śledztwie w Olszanach.', true],
  ['pl', 'Ten wypadek wstrząsnął Olszanami.', true],
  ['pl', 'To, że most w Olszanach stoi, zawdzięcza strażakom.', false],
  ['pl', 'Tej nocy w Olszanach spłonął młyn.', false],
  ['de', 'Das könnte die Wende im Prozess von Ahlen sein.', true],
  ['de', 'Das neue Gesetz gilt ab Montag.', false],
  ['nl', 'Dit kan een doorbraak zijn in Veldam.', true],
  ['fr', 'Cela pourrait être un tournant à Vernoy.', true],
  ['fr', 'Ce pourrait être un tournant à Vernoy.', true],
  ['es', 'Podría ser un giro en el caso de Alcor.', true],
  ['it', 'Potrebbe essere una svolta a Velmare.', true],
  ['pt', 'Isto pode mudar tudo em Valmar.', true],
  ['pt', 'Pode ser uma viragem em Valmar.', true],
  ['ro', 'Aceasta ar putea schimba totul la Valea Mică.', true],
  ['ro', 'Ar putea fi o cotitură la Valea Mică.', true],
  ['en', 'It could be a turning point in Ellery.', true],
  ['en', 'This could be a defining moment for Ellery.', true],
  ['en', 'It is raining in Ellery.', false],
] as const)('%s: %s stands for its headline: %s', (tongue, sentence, isLeaning) => {
  expect(leansBack(plainWords(sentence), tongue)).toBe(isLeaning)
})
