import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

describe('quoted words without their speaker are not said', () => {
  test.each<[Tongue, string]>([
    ['en', "Mayor 'took bribes'"],
    ['en', 'Mayor ‘took bribes’ from builder'],
    ['en', 'New stadium “a waste of money”'],
    ['en', "Mayor 'Took Bribes' From Local Builder"],
    ['de', 'Bürgermeister „hat Geld genommen“'],
    ['pl', 'Burmistrz „brał łapówki”'],
    ['es', 'El alcalde «cobró sobornos»'],
    ['it', 'Il sindaco «ha preso tangenti»'],
    ['fr', 'Le maire « a touché des pots-de-vin »'],
    ['pt', 'O autarca “recebeu subornos”'],
    ['hi', "मेयर ने 'रिश्वत ली'"],
    ['nl', "Burgemeester 'nam smeergeld aan'"],
    ['ro', 'Primarul „a luat mită”'],
  ])('%s: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title)).reason).toBe('quote')
  })
})

describe('quoted words are said with their speaker', () => {
  test.each<[Tongue, string]>([
    ['en', "Mayor 'took bribes', court hears"],
    ['en', "'It was a mistake', says minister"],
    ['en', 'Ida Fenwright: “The ferry comes in May”'],
    ['en', "Police accuse mayor of 'taking bribes', according to a report"],
    ['de', '„Die Fähre kommt im Mai“, sagt Bürgermeisterin Fenn'],
    ['de', 'Fenn: „Die Fähre kommt im Mai“'],
    ['pl', '„Prom przypłynie w maju”, mówi burmistrz'],
    ['es', '«El barco llega en mayo», dice la alcaldesa'],
    ['it', '«Il traghetto arriva a maggio», dice la sindaca'],
    ['fr', '« Le ferry arrive en mai », affirme la maire'],
    ['pt', '“O barco chega em maio”, diz a autarca'],
    ['hi', "मेयर ने कहा, 'नाव मई में आएगी'"],
    ['nl', "'De veerboot komt in mei', zegt de burgemeester"],
    ['ro', '„Feribotul vine în mai”, spune primarul'],
  ])('%s: %s', async (tongue, title) => {
    const { said, reason } = await feedSays(tongue, title)
    expect(reason).toBeUndefined()
    expect(said).toContain(title.slice(0, 8))
  })
})

test.each<[Tongue, string]>([
  ['en', 'New film “The Long Quay” opens the festival'],
  ['en', "Workers' rights march fills the harbour"],
  ['en', 'The ship “Curlew” is home again'],
  ['de', 'Das Segelschiff „Gorch Fock“ ist zurück'],
  ['pl', 'Film „Zimna rzeka” otwiera festiwal'],
  ['es', 'La película «El río largo» abre el festival'],
  ['it', 'Il film «La lunga notte» apre il festival'],
  ['fr', 'Le film « La Longue Nuit » ouvre le festival'],
  ['pt', 'O filme “A Longa Noite” abre o festival'],
  ['hi', "फिल्म 'लंबी रात' से महोत्सव शुरू"],
  ['nl', "De film 'De lange nacht' opent het festival"],
  ['ro', 'Filmul „Noaptea lungă” deschide festivalul'],
])('%s: names in quote marks are said: %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).said).toContain(title.slice(0, 8))
})

test('an accusation goes, what the story tells of it stays', async () => {
  const text = 'The mayor of Port Ellery is accused of taking money from a builder. He denies it. “He lied to all of us.”'
  const { said } = await feedSays('en', "Mayor 'took bribes'", text)
  expect(said).toContain('The mayor of Port Ellery is accused of taking money from a builder. He denies it.')
  expect(said).not.toMatch(/took bribes|lied/)
})

test('words that go on over several sentences are quoted to their end', async () => {
  const text = 'The board met at noon. “The quay is lost. Nothing can save it. Forget the ferry.” Repairs begin in May.'
  const { said } = await feedSays('en', 'Board looks at the quay', text)
  expect(said).toContain('Repairs begin in May.')
  expect(said).not.toMatch(/lost|Nothing|Forget/)
})
