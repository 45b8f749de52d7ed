import { expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

test.each<[Tongue, string, string]>([
  ['en', 'The boat carries 180 passengers. It will sail from… [+1234 chars]', 'sail'],
  ['en', 'The boat carries 180 passengers. It will sail from [...]', 'sail'],
  ['en', 'The boat carries 180 passengers. It will sail from… Continue reading', 'sail'],
  ['en', 'The boat carries 180 passengers. It will sail fr', 'sail'],
  ['de', 'Das Boot fasst 180 Personen. Es fährt ab Mai und…', 'Mai'],
  ['de', 'Das Boot fasst 180 Personen. Es fährt ab Mai un', 'Mai'],
  ['pl', 'Statek zabiera 180 osób. Popłynie od maja i…', 'maja'],
  ['es', 'El barco lleva a 180 personas. Saldrá desde mayo y [+87 caracteres]', 'mayo'],
  ['it', 'La nave porta 180 persone. Parte da maggio e…', 'maggio'],
  ['fr', 'Le bateau porte 180 personnes. Il partira en mai et […]', 'mai'],
  ['pt', 'O barco leva 180 pessoas. Parte em maio e...', 'maio'],
  ['hi', 'नाव में 180 यात्री बैठ सकेंगे। यह मई में और…', 'मई'],
  ['nl', 'De boot neemt 180 mensen mee. Hij vaart vanaf mei en…', 'mei'],
  ['ro', 'Vasul ia 180 de persoane. Va pleca din mai și…', 'mai'],
  ['pl', 'Statek zabiera 180 osób. Harmonogram zakłada, że rejs zacznie się o godz.', 'Harmonogram'],
  ['de', 'Das Boot fasst 180 Personen. Die Fahrt beginnt am Kai Nr.', 'Kai'],
  ['it', 'La nave porta 180 persone. La annuncia il dott.', 'annuncia'],
])('%s: a text that its publisher cut ends with its last whole sentence: %s', async (tongue, text, cut) => {
  const { said, sentences } = await feedSays(tongue, 'Robot 2000', text)
  expect(said).toContain('180')
  expect(said).not.toMatch(new RegExp(`${cut}(?!\\p{L})`, 'u'))
  expect(sentences.some(({ reason }) => reason === 'cut-off')).toBe(true)
})

test('a headline that breaks off, with nothing behind it, is left out', async () => {
  expect((await feedSays('en', 'The council has decided to build a new and…')).reason).toBe('cut-off')
})

test.each(['Ships sound their horns', 'The quay is open again', 'Three boats are back in the harbour'])(
  'a summary needs no stop: %s',
  async (text) => {
    expect((await feedSays('en', 'Robot 2000', text)).said).toContain(`${text}.`)
  },
)

test('a number before a short form makes it whole', async () => {
  expect((await feedSays('pl', 'Robot 2000', 'Statek zabiera 180 osób. Rejs trwa 2 godz.')).said).toMatch(/Rejs trwa 2/)
})

test.each(['The council has voted for the', 'The boat carries 180 passengers and', 'The boat carries 180 passengers,'])(
  'one that wants another word does: %s',
  async (text) => {
    expect((await feedSays('en', 'Robot 2000', text)).said).toMatch(/Robot 2000\.$/)
  },
)
