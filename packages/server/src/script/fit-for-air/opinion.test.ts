import { expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

test.each<[Tongue, string]>([
  ['en', 'Opinion: The harbour needs no second ferry'],
  ['en', 'Opinion | The harbour needs no second ferry'],
  ['en', 'Editorial: A ferry too many'],
  ['en', 'The harbour needs no second ferry [Opinion]'],
  ['en', "There's plenty of scope to misjudge - the arrest could play into his hands but it could also inspire violence"],
  ['de', 'Kommentar: Der Hafen braucht keine zweite Fähre'],
  ['de', 'Eine Fähre zu viel (Kommentar)'],
  ['pl', 'Komentarz: Port nie potrzebuje promu'],
  ['es', 'Opinión: El puerto no necesita otro barco'],
  ['it', 'Editoriale: un traghetto di troppo'],
  ['fr', 'Éditorial : un bateau de trop'],
  ['pt', 'Opinião: um barco a mais'],
  ['hi', 'संपादकीय: एक नाव ज़्यादा'],
  ['nl', 'Opinie: een veerboot te veel'],
  ['ro', 'Editorial: un feribot prea mult'],
])('%s, an opinion: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).reason).toBe('opinion')
})

test.each<[string, string]>([
  ['by its place', 'https://coast.example/opinion/2027/ferry'],
  ['by its place in German', 'https://coast.example/meinung/faehre'],
])('an opinion %s', async (_, link) => {
  expect((await feedSays('en', 'The harbour needs no second ferry', '', { link })).reason).toBe('opinion')
})

test.each<[Tongue, string]>([
  ['en', 'Opinion polls put the harbour party ahead'],
  ['en', 'The arrest could play into his hands, says the harbour board'],
  ['en', 'Editorial staff of the Gazette strike'],
  ['de', 'Meinungsforscher sehen die Hafenpartei vorn'],
  ['de', 'Kommentare im Netz werden geprüft'],
  ['es', 'La opinión pública apoya el puerto'],
  ['it', 'Il commento del sindaco arriva in serata'],
  ['fr', 'Tribune effondrée au stade du port'],
  ['pt', 'A opinião pública apoia o porto'],
  ['pl', 'Opinia publiczna popiera port'],
  ['nl', 'Opiniepeiling ziet de havenpartij voorop'],
  ['ro', 'Opinia publică susține portul'],
  ['hi', 'राय बदलने पर सरकार मजबूर'],
])('%s, no opinion: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).reason).toBeUndefined()
})
