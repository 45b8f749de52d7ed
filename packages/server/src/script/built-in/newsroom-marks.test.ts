import { describe, expect, test } from 'vitest'
import { isFurniture, withoutLabels, withoutNewsroomMarks } from './newsroom-marks.ts'
import { sayable, sentencesOf } from './sentences.ts'

describe('a headline is said without what newspapers put around it', () => {
  test.each([
    ['BREAKING: Fed holds rates', '', 'Fed holds rates'],
    ['Watch: Dog rescued from well [VIDEO]', '', 'Dog rescued from well'],
    ['Live updates: Parliament votes', '', 'Parliament votes'],
    ['+++ Eilmeldung +++ Bundestag beschließt Paket', '', 'Bundestag beschließt Paket'],
    ["Overrun: 'Nobody told us', says minister - BBC News", '', "Overrun: 'Nobody told us', says minister"],
    ['Bridge closes for repairs | Coast Gazette', '', 'Bridge closes for repairs'],
    ['Fog lifts | Coast Gazette', '', 'Fog lifts'],
    ['Bridge closes - Coastline', 'Coastline', 'Bridge closes'],
    ["Opinion | Why I'm leaving the city", '', "Opinion: Why I'm leaving the city"],
    ['Bayern - Dortmund 3:2', 'Sport', 'Bayern - Dortmund 3:2'],
    ['Live music returns to the quay', '', 'Live music returns to the quay'],
    ['Liveticker: ++ Rat tagt ++', '', 'Rat tagt'],
    ['DIRECT. Budget : vote ce soir', '', 'Budget : vote ce soir'],
    ['EN DIRECT, grève : le port fermé', '', 'Grève : le port fermé'],
    ['INFO COTE SUD MATIN. Trois blessés à Rouvray', '', 'Trois blessés à Rouvray'],
    ['Legia – Lech Poznań', 'Wiadomości', 'Legia – Lech Poznań'],
    ['VIDEO A fost deschis podul din Galați', '', 'A fost deschis podul din Galați'],
    ['FOTO O barcă plină cu lemne', '', 'O barcă plină cu lemne'],
    ['VIDEO SA din Galați angajează', '', 'VIDEO SA din Galați angajează'],
  ])('%s', (written, source, said) => {
    expect(withoutLabels(written, source)).toBe(said)
  })
})

describe('a text is told in whole sentences of the story alone', () => {
  test.each<[string, string, string, string[]]>([
    ['a dateline and a byline', 'en-US', 'By John Smith. WASHINGTON (Reuters) - The board met.', ['The board met.']],
    ['a dateline in German', 'de-DE', 'Berlin (dpa) - Der Rat tagt am Montag.', ['Der Rat tagt am Montag.']],
    ['two places', 'pt-BR', 'BRASÍLIA e SÃO PAULO – A obra avançou.', ['A obra avançou.']],
    ['an agency', 'it-IT', 'AGI - Gli Stati Uniti inviano navi.', ['Gli Stati Uniti inviano navi.']],
    [
      'a stop inside an abbreviation',
      'en-US',
      'The U.S. Federal Reserve met. It is a day for Cllr. Tom Reed.',
      ['The U.S. Federal Reserve met.', 'It is a day for Cllr. Tom Reed.'],
    ],
    [
      'a stop inside a German name',
      'de-DE',
      'Die Müller GmbH & Co. KG schweigt dazu.',
      ['Die Müller GmbH & Co. KG schweigt dazu.'],
    ],
    ['a Hindi title', 'hi-IN', 'डॉ. शर्मा ने कहा कि लोग घर में रहें। और पढ़ें', ['डॉ. शर्मा ने कहा कि लोग घर में रहें।']],
    ['a sentence that breaks off', 'en-US', 'The quay is open. The council said on Monday that [...]', ['The quay is open.']],
    [
      'an address',
      'en-US',
      'The quay is open. Tickets at www.quay.example from Monday. Come early!',
      ['The quay is open.', 'Come early!'],
    ],
    ['an address in parentheses', 'en-US', 'The quay (see https://quay.example/a?b=c) is open.', ['The quay is open.']],
    ['handles and tags', 'en-US', 'The final was won. Follow live: #FINAL @Club pic.social.example/abc1', ['The final was won.']],
    ['who took the picture', 'en-US', 'The final was won. Photo: Getty Images. (AP)', ['The final was won.']],
    ['a notice about cookies', 'en-US', 'We use cookies. The final was won.', ['The final was won.']],
    ['the same sentence again', 'en-US', 'The final was won. The final was won.', ['The final was won.']],
    ["'more' behind a bar", 'de-DE', 'Er sprach von einem „guten Tag“. | mehr', ['Er sprach von einem „guten Tag“.']],
    ['a sentence that never ends', 'en-US', `The quay is open. It goes ${'on and '.repeat(60)}on.`, ['The quay is open.']],
  ])('%s', (_what, locale, written, told) => {
    expect(sentencesOf(written, locale)).toEqual(told)
  })
})

/** The words alone: a mark may stay, a word may not go. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)
const asTitle = (text: string) =>
  sayable(withoutNewsroomMarks(withoutLabels(text, 'Harbour', 'https://www.harbour.example/1')), 'en')

describe('no word of a story is taken for a mark', () => {
  test.each([
    'Aam Aadmi Party (AAP) wins Punjab',
    'The Unified Payments Interface (UPI) handled 20 billion payments.',
    "Unified Payments Interface (UPI) - India's system - handled 20 billion payments.",
    'Pakistan Tehreek-e-Insaf (PTI) wins again.',
    'The Palestinian Authority (PA) rejects the plan.',
    'Das Europäische Parlament (EP) tagt heute.',
    'Andhra Pradesh (AP): floods recede',
    'LAZIO - ROMA 2-1',
    'BAYERN – DORTMUND 3:2',
    'NVIDIA - Aktie steigt',
    'E.ON - Gewinn steigt',
    'NVIDIA — the chip maker — grows.',
    'NVIDIA - The chip maker grows.',
    'BARCELONA - Real Madrid 2-1',
    'PARIS - BERLIN in eight hours',
    'PARIS — the city of light — is dark.',
    'LONDON - The Musical opens tonight.',
    'PORTO - In Extremis gewinnt.',
    'Via Garibaldi è chiusa al traffico.',
    'Crédit agricole annonce un bénéfice.',
    'Credit Suisse reported a loss.',
    'Via Rail cancels all trains.',
    'Photos of the crash show the damage.',
    'Bild berichtet von einem Rücktritt.',
    'Tag eins nach der Wahl beginnt ruhig.',
    'Tags darauf kam der Regen.',
    'Anzeige erstattet hat die Stadt.',
    'Bilder zeigen das Ausmaß.',
    'Bild: Der Kanzler tritt zurück.',
    'Foto von Banksy verkauft.',
    'Di Maria, Messi e Neymar.',
    'De Bruyne, Haaland en Foden.',
    'Thousands sign up for the army.',
    'Children who read more do better.',
    'Mehr lesen, weniger streamen.',
    'Read more books, says the minister.',
    'He wants to learn more.',
    'Britain will accept all refugees.',
    'Police went to check it out.',
    'The singer appeared first on TV in 1990.',
    'Follow the latest rules, doctors say.',
    'Share this burden, says the EU.',
    'Related cases rise in Rome.',
    'Images satellites : la glace recule.',
    'Video- und Telefonkonferenzen boomen',
    'Foto- und Filmpreis vergeben',
    'Podcast – das neue Radio',
    '+3 bis +8 Grad in Berlin',
    'Alarm on pump #2',
    'Djokovic is world #1',
    'A9: Nürnberg → München',
    'Streik am Montag - Deutsche Post',
    'EU fines hotel portal - Booking.com',
    'Prices fall 20 percent - Apple TV',
    'Chaplin restauriert - Modern Times',
    'Copa Mundo – Real Mundo',
    'Bayern gewinnt das Spiel | Dortmund verliert',
    'Via libera al decreto sicurezza.',
    'Fonte di energia pulita trovata in mare.',
    'Tag der Deutschen Einheit gefeiert.',
    'Foto rubate, arrestato un uomo.',
    'Von Storch, Weidel und Höcke.',
    'Fonte Nova recebe a final.',
    'Źródło energii odkryte pod Krakowem.',
    'Sursa de apă a orașului este sigură.',
    'पूरी खबर झूठी निकली।',
    'हिन्दी (भाषा) को सम्मान मिला।',
    'Learn more, earn more, says study.',
    'Topics include trade and war.',
    'Sign up, army tells the young.',
    'Foto van het jaar gekozen',
    'Nachrichtensender CNN (CNN) zieht um.',
    'Der Sender (CNN) – gegründet 1980 – zieht um.',
    'Deutsche Presse-Agentur (dpa) - Preis vergeben.',
    'President of the U.S. (AP) left.',
    'Umfrage der Agentur (dpa).',
    'Kurs: EUR/USD 1,08 | Gold 2000',
    'Montag | Dienstag | Mittwoch',
    'Accept all changes, court tells city.',
    'Bild der Verwüstung: Orkan trifft Küste.',
    'Nabil (Live) erscheint.',
    'Tag: Montag ist frei.',
    'Publicité : la télé perd du terrain en France.',
    'The post office appeared first on the map in 1850.',
    'Follow us, say the penguins of Rome.',
    'We use cookies daily, says grandmother of nine.',
    'Nach Angaben des Senders (CNN) – er gehört Warner – ist Ruhe.',
    'Weiterlesen lohnt sich, sagt die Jury.',
    'UK | US | EU: who pays',
    'Quelle des Rheins versiegt.',
    'Por Favor, nueva película de Amenábar',
    'Legia – Lech 2:1',
    'De Jong scoort twee keer.',
    'मोदी - शाह बैठक आज',
  ])('%s', (written) => {
    expect(words(asTitle(written))).toEqual(words(written))
    expect(words(sentencesOf(/[.।]$/.test(written) ? written : `${written}.`, 'de').join(' '))).toEqual(words(written))
  })

  test.each([
    ['Thousands march for #MeToo', 'Thousands march for MeToo.'],
    ['Gipfel mit #Trump #Putin', 'Gipfel mit Trump Putin.'],
    ['The club thanked @LewisHamilton for his work.', 'The club thanked LewisHamilton for his work.'],
    ['@POTUS signs bill', 'POTUS signs bill.'],
    ['#FCB vs. #BVB', 'FCB vs. BVB.'],
    ['Great match tonight #BVB #FCB', 'Great match tonight.'],
    ['Der Rat tagt. #Berlin @Club', 'Der Rat tagt.'],
    ['RT @joe: Rain is coming', 'Rain is coming.'],
    ['Er kam. → weiterlesen', 'Er kam.'],
    ['+++ Bundestag beschließt Paket +++', 'Bundestag beschließt Paket.'],
    ['+++ 14:05 Rat tagt +++ Bahn streikt +++', '14:05 Rat tagt.'],
    ['Video – Hochwasser in Passau', 'Hochwasser in Passau.'],
    ['Fog lifts over bay | harbour.example', 'Fog lifts over bay.'],
    ['Fog lifts - The New York Times', 'Fog lifts.'],
    ['Why I left them all | Sport', 'Why I left them all.'],
  ])('of a tag, a handle or a bar only what is no word: %s', (written, said) => {
    expect(asTitle(written)).toBe(said)
  })

  test.each([
    '(AP) — The board met.',
    'LONDON - The board met.',
    'RIO DE JANEIRO — The board met.',
    'Berlin/München (dpa/lby) - The board met.',
    'New Delhi, Nov 3 (PTI) The board met.',
    'नयी दिल्ली, 3 मार्च (भाषा) The board met.',
    'Warszawa (PAP) – The board met.',
    'Los Angeles (AP) — The board met.',
    'MADRID, 3 Nov. (EUROPA PRESS) - The board met.',
    'MADRID, 3 Nov. (EUROPA PRESS) - 17:12h The board met.',
    'The board met. (Reuters)',
    'Photo by Jane Doe. The board met.',
    'Foto: Stefan Sauer/dpa. The board met.',
    '© 2025 The Guardian. The board met.',
    'Copyright 2025 The Associated Press. All rights reserved. The board met.',
    'Read more: Storm closes harbour. The board met.',
    'Read more about whales here. The board met.',
    'Di Mario Rossi. The board met.',
    'Related: Storm closes harbour. The board met.',
    'The board met. Lire la suite',
  ])('a mark goes: %s', (written) => {
    expect(sentencesOf(written, 'en')).toEqual(['The board met.'])
  })
})

describe('a page of one mark holds nobody up', () => {
  const marks = [
    '–',
    '#a ',
    '@a ',
    '(',
    '[ ',
    '(https:',
    'https: ',
    ' ++',
    ' | ',
    '→ ',
    ' - ',
    'A ',
    'By A ',
    'Photo: ',
    '. (AP) ',
    '"',
  ]
  test.each(marks)('%j', (mark) => {
    const page = `${mark}${mark.repeat(100_000 / mark.length)}x`
    const begun = process.cpuUsage()
    withoutLabels(page, 'Harbour')
    withoutNewsroomMarks(page)
    isFurniture(page)
    sayable(page, 'en')
    // Quadratic it takes ten seconds and more.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
  })
})

test.each([
  ['BJP और NDA की ISRO में UPA', 'hi-IN', 'BJP और NDA की ISRO में UPA।'],
  ['VETERANS OF WORLD WAR II REMEMBERED', 'en-GB', 'Veterans of world war II remembered.'],
])('capitals that are no shouting are kept: %s', (text, locale, said) => {
  expect(sayable(text, locale)).toBe(said)
})
