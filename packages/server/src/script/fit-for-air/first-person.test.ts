import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

describe('nobody else speaks as the host', () => {
  test.each<[Tongue, string]>([
    ['en', 'We are proud of our new ferry'],
    ['en', 'Why I left the city'],
    ['en', 'My life on the quay'],
    ['en', 'Tell us what the ferry means to you'],
    ['de', 'Wir suchen Verstärkung für den Hafen'],
    ['de', 'Mein Jahr auf der Fähre'],
    ['pl', 'Jestem dumny z nowego promu'],
    ['pl', 'Zapraszamy na otwarcie portu'],
    ['es', 'Estamos orgullosos del nuevo barco'],
    ['it', 'Siamo orgogliosi del nuovo traghetto'],
    ['fr', 'Nous sommes fiers du nouveau bateau'],
    ['pt', 'Estamos orgulhosos do novo barco'],
    ['hi', 'हमें नई नाव पर गर्व है'],
    ['nl', 'Wij zijn trots op de nieuwe veerboot'],
    ['ro', 'Suntem mândri de noul feribot'],
  ])('%s: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title)).reason).toBe('first-person')
  })
})

test.each<[Tongue, string]>([
  ['en', 'US and UK sign a treaty on ferries'],
  ['en', 'Elizabeth I portrait found in the harbour'],
  ['en', 'World War I shell found in the bay'],
  ['en', 'We must act now, says the harbour board'],
  ['en', 'Minister: We keep the ferry'],
  ['de', 'Die Mine wurde im Hafen gefunden'],
  ['es', 'Los extremos del puente se renuevan'],
  ['es', 'El banco concede préstamos a los pescadores'],
  ['it', 'Il richiamo dei traghetti riguarda cento barche'],
  ['fr', 'Notre-Dame accueille les visiteurs'],
  ['pl', 'Nowe systemy i programy dla portu'],
  ['pt', 'MEU EURO.COM: Banco de Valmar lança alerta de fraude'],
  ['pt', 'Os barcos partem nos dias úteis'],
  ['hi', 'मंत्री ने कहा कि हम तैयार हैं'],
  ['nl', 'De mijn wordt in mei gesloten'],
  ['ro', 'Reguli noi pentru feriboturi'],
])('%s: of others speaks %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).reason).toBeUndefined()
})

test('what is to be won is told as a competition, also where its paper speaks of itself', async () => {
  const { reason } = await feedSays('en', 'We are giving away two tickets for the ferry', 'Enter the prize draw to win tickets.')
  expect(reason).toBe('advertising')
})

test('the publisher’s own sentence goes, the story stays', async () => {
  const { said } = await feedSays('en', 'Second ferry sails in May', 'The boat carries 180 passengers. We will keep you posted.')
  expect(said).toContain('180 passengers')
  expect(said).not.toContain('We will')
})
