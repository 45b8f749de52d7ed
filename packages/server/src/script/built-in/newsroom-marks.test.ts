import { describe, expect, test } from 'vitest'
import { withoutLabels } from './newsroom-marks.ts'
import { sentencesOf } from './sentences.ts'

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
    ['Legia – Lech Poznań', 'Wiadomości', 'Legia – Lech Poznań'],
  ])('%s', (written, source, said) => {
    expect(withoutLabels(written, source)).toBe(said)
  })
})

describe('a text is told in whole sentences of the story alone', () => {
  test.each<[string, string, string, string[]]>([
    ['a dateline and a byline', 'en-US', 'By John Smith. WASHINGTON (Reuters) - The board met.', ['The board met.']],
    ['a dateline in German', 'de-DE', 'Berlin (dpa) - Der Rat tagt am Montag.', ['Der Rat tagt am Montag.']],
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
