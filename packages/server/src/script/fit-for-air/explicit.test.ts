import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'
import { isOfOwnHand, swears } from './explicit.ts'
import { lineOf } from './phrases.ts'

describe('swear words and explicit detail', () => {
  test.each<[Tongue, string]>([
    ['en', 'Mayor tells board to fuck off'],
    ['en', 'Mayor calls plan bullshit'],
    ['en', 'Mayor tells board to f*** off'],
    ['en', 'Man beheaded in the harbour'],
    ['de', 'Bürgermeister nennt Plan scheiße'],
    ['pl', 'Burmistrz nazwał plan kurewskim'],
    ['es', 'El alcalde llama mierda al plan'],
    ['it', 'Il sindaco definisce il piano una cazzata'],
    ['fr', 'Le maire qualifie le plan de merde'],
    ['pt', 'O autarca chama merda ao plano'],
    ['hi', 'नेता ने विरोधी को हरामी कहा'],
    ['nl', 'Burgemeester noemt collega klootzak'],
    ['ro', 'Primarul numește planul un căcat'],
  ])('%s: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title)).reason).toBe('explicit')
  })
})

describe('how somebody took his life', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'Actor took his own life', 'He was found with a rope in the barn. The family asks for calm.'],
    ['de', 'Schauspieler nahm sich das Leben', 'Er sprang von einer Brücke. Die Familie bittet um Ruhe.'],
    ['pl', 'Aktor odebrał sobie życie', 'Skoczył z mostu. Rodzina prosi o spokój.'],
    ['es', 'El actor se quitó la vida', 'Saltó desde un puente. La familia pide calma.'],
    ['it', 'L’attore si è tolto la vita', 'Usò una pistola. La famiglia chiede rispetto.'],
    ['fr', 'L’acteur a mis fin à ses jours', 'Il a sauté d’un pont. La famille demande le calme.'],
    ['pt', 'O ator pôs termo à vida', 'Saltou de uma ponte. A família pede respeito.'],
    ['hi', 'अभिनेता ने आत्महत्या की', 'वह पंखे से लटका मिला। परिवार ने शांति की अपील की।'],
    ['nl', 'Acteur is uit het leven gestapt', 'Hij sprong van een brug. De familie vraagt om rust.'],
    ['ro', 'Actorul și-a luat viața', 'S-a aruncat de pe un acoperiș. Familia cere liniște.'],
  ])('%s: %s: %s', async (tongue, title, text) => {
    const [method = '', calm = ''] = text.split(/(?<=[.।]) /)
    const { said } = await feedSays(tongue, title, text)
    expect(said).toContain(calm)
    expect(said).not.toContain(method)
  })

  test('in a headline leaves the item out', async () => {
    expect((await feedSays('en', 'Actor hanged himself with a belt', 'The family asks for calm.')).reason).toBe('explicit')
  })

  test.each<[Tongue, string, string]>([
    [
      'es',
      'Un hombre de 52 años fue hallado ahorcado con una cuerda en el parque',
      'La policía descarta la participación de terceros.',
    ],
    ['pt', 'Homem foi encontrado enforcado com uma corda no parque', 'A polícia afasta a participação de terceiros.'],
    ['de', 'Mann erhängt aufgefunden: Seil hing am Baum im Stadtpark', 'Die Polizei schließt Fremdverschulden aus.'],
    ['nl', 'Man verhangen aangetroffen met touw in het park', 'De politie sluit een misdrijf uit.'],
    ['pl', 'Mężczyzna znaleziony powieszony na sznurze w parku', 'Policja wyklucza udział osób trzecich.'],
  ])('of somebody found so in %s leaves the item out too', async (tongue, title, text) => {
    expect((await feedSays(tongue, title, text)).reason).toBe('explicit')
  })
})

test.each<[Tongue, string]>([
  ['en', 'Scunthorpe wins the cup'],
  ['en', 'Dick Van Dyke turns 101'],
  ['en', 'Bridge closes after ship strikes it'],
  ['en', 'Train drivers take new pills against malaria'],
  ['de', 'Schüler*innen bauen ein Boot'],
  ['de', 'Der Zug hält wieder an der Brücke'],
  ['es', 'El puente se cierra por obras'],
  ['it', 'Leonardo da Vinci in mostra'],
  ['fr', 'Le pont rouvre en mai'],
  ['nl', 'Vliegveld Kloten krijgt een nieuwe baan'],
  ['pl', 'Most otwarto po remoncie'],
  ['ro', 'Drumul are multe curbe'],
  ['pt', 'A ponte reabre em maio'],
])('%s: nobody swears in %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).reason).toBeUndefined()
})

describe('words that are masked', () => {
  test.each<[Tongue, string]>([
    ['en', 'Mayor tells board to f*ck off'],
    ['en', 'Mayor tells board to f--k off'],
    ['en', 'Mayor calls it bullsh!t'],
    ['en', 'Mayor calls it b------t again'],
    ['en', 'Mayor says sh@t in the council'],
    ['en', 'Coach told to f.u.c.k off'],
    ['de', 'Das ist sch... , sagt der Trainer'],
    ['de', 'Trainer nennt Elfmeter besch**sen'],
    ['de', 'Trainer nennt Spieler Arschl**ch im Radio'],
    ['de', 'Trainer nennt Spieler A----loch'],
    ['fr', 'Le maire traite un élu de c***ard'],
    ['fr', 'Le maire traite un élu de conn..d'],
    ['fr', 'Quelle m-rde, dit le maire'],
    ['es', 'El alcalde grita hijo de p..a'],
    ['es', 'El alcalde llama m_erda al plan'],
    ['it', 'Il sindaco: è una caz...ta'],
    ['it', 'Il sindaco dice st---zo al collega'],
    ['nl', 'Burgemeester noemt collega kl..tzak'],
    ['nl', 'Burgemeester noemt collega k-l-o-o-t-z-a-k'],
    ['pl', 'Burmistrz: k..wa mać'],
    ['pl', 'Burmistrz mówi k-rwa na sesji'],
    ['pl', 'Burmistrz: sp***aj stąd'],
    ['pt', 'O autarca diz m..da'],
    ['pt', 'O autarca diz c@ralho'],
    ['ro', 'Primarul: du-te-n p..a mea'],
    ['ro', 'Primarul spune c_cat'],
    ['hi', 'नेता ने विरोधी को ह***मी कहा'],
    ['hi', 'नेता ने विरोधी को ह..मी कहा'],
    ['de', 'Der Bürgermeister nennt den Plan f***'],
    ['de', 'Ein*e F*** sagt er'],
  ])('%s: %s', (tongue, text) => {
    expect(swears(lineOf(text), tongue)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['en', 'A five-star hotel, the Ritz*****, opens'],
    ['en', 'The B&B and AT&T sign a deal--at last'],
    ['en', 'P!nk sings; Yahoo! and Toys“R”Us close'],
    ['en', 'The T-shirt, the X-ray and the e-mail'],
    ['en', 'He waited... and then it rained'],
    ['de', 'Lehrer*innen und Schüler*innen, jede*r für sich'],
    ['de', 'Wenn ein*e Lehrer*in fehlt, springt kein*e Ersatz ein'],
    ['de', 'Der*die neue Bürgermeister*in spricht'],
    ['de', 'Dr... wurde gefragt'],
    ['de', 'In der Str... wird gebaut'],
    ['de', 'Die S-Bahn, der U-Bahnhof und das A-Team'],
    ['de', 'Er kam... und ging'],
    ['fr', 'Y a-t-il un train ? Va-t-il partir ?'],
    ['fr', 'Le maire... et la mer... sont calmes'],
    ['es', 'Bilbao-Madrid, ida y vuelta... en tren'],
    ['it', 'Serie A..., poi la Coppa'],
    ['nl', 'Zo’n auto-ongeluk... en dan file'],
    ['pl', 'Czarno-biały most... i nowa droga'],
    ['pt', 'Disse-lhe: fica... e ficou'],
    ['ro', 'S-a dus, m-a văzut, i-au dat, într-o casă'],
    ['ro', 'Prețul crește, iar piața pr...'],
    ['hi', 'राम... और श्याम घर गए'],
  ])('%s: %s stays', (tongue, text) => {
    expect(swears(lineOf(text), tongue)).toBe(false)
  })
})

describe('pills and a death', () => {
  test.each<[Tongue, string[]]>([
    ['en', ['A woman swallowed forty tablets.', 'She was found dead at home.']],
    ['de', ['Ein Mann schluckte vierzig Tabletten.', 'Er wurde tot gefunden.']],
    ['fr', ['Une femme a avalé deux boîtes de comprimés.', 'Elle a été retrouvée morte.']],
    ['es', ['Un hombre que había tragado veinte pastillas fue hallado muerto.']],
    ['nl', ['Een man slikte veertig pillen.', 'Hij werd dood gevonden.']],
    ['ro', ['Un bărbat a luat o cutie de pastile.', 'A fost găsit mort.']],
  ])('%s are one story: %j', (tongue, texts) => {
    expect(isOfOwnHand(texts.map(lineOf), tongue)).toBe(true)
  })

  test.each<[Tongue, string[]]>([
    ['en', ['A boy swallowed two tablets; his grandfather died last year.']],
    ['en', ['The dealers swallowed pills at the airport and one body was found.']],
    ['en', ['A guest swallowed two painkillers on stage.', 'The concert went on.', 'The singer’s father died last year.']],
    ['de', ['Ein Kind schluckte zwei Tabletten.', 'Sein Opa war schon tot.']],
    ['fr', ['Un enfant a avalé des bonbons et des comprimés.', 'Son chien est mort en mai.']],
    ['it', ['Un bambino ha ingerito due compresse.', 'Il nonno è morto un anno fa.']],
    ['nl', ['Een kleuter slikte twee tabletten.', 'Opa is vorig jaar overleden.']],
    ['pl', ['Dziecko połknęło dwie tabletki.', 'Jego dziadek zmarł w maju.']],
    ['pt', ['A criança engoliu dois comprimidos.', 'O avô morreu em maio.']],
    ['ro', ['Un copil a luat două pastile.', 'Bunicul a fost decedat din mai.']],
    ['hi', ['बच्चे ने दो गोलियां निगल लीं।', 'दादा की मौत पिछले साल हुई।']],
  ])('%s are two: %j', (tongue, texts) => {
    expect(isOfOwnHand(texts.map(lineOf), tongue)).toBe(false)
  })
})
