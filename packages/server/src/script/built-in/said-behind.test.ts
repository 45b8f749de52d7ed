import { expect, test } from 'vitest'
import { keepsReporter } from './reported-by.ts'
import { withSpeakerInside } from './said-behind.ts'

test.each([
  ['Two seamen missing off Tarsk after blast: Navy', '', 'Two seamen missing off Tarsk after blast, the navy says'],
  ['Man stabbed to death in Lower Marsh: Cops', '', 'Man stabbed to death in Lower Marsh, cops say'],
  ['Man stabbed to death in Lower Marsh - police', '', 'Man stabbed to death in Lower Marsh, police say'],
  ['Velora hides deaths in drug trial: Report', '', 'Velora hides deaths in drug trial, a report says'],
  ['Velora hides deaths in drug trial: UN report', '', 'Velora hides deaths in drug trial, a UN report says'],
  ['Velora hides deaths in drug trial: Reuters', '', 'Velora hides deaths in drug trial, Reuters reports'],
  ['Labour ahead by ten points in Tarsk: Poll Says', '', 'Labour ahead by ten points in Tarsk, a poll says'],
  ['Forty soldiers hurt in harbour attack: Pentagon', '', 'Forty soldiers hurt in harbour attack, the Pentagon says'],
  ['Everyone born here may vote: Supreme Court', '', 'Everyone born here may vote, the Supreme Court says'],
  [
    'Flood victims have waited too long - Alder',
    'The transport secretary, Marian Alder, said on Monday that money must come.',
    'Flood victims have waited too long, Alder says',
  ],
  [
    'Former mayor of Tarsk is ill again: son',
    'The cancer of the former mayor is back, according to his son Peter.',
    'Former mayor of Tarsk is ill again, his son says',
  ],
  [
    'Night attack on upper Tarsk post foiled: DPO',
    'An attack was foiled late on Sunday, District Police Officer (DPO) Omar Khan said.',
    'Night attack on upper Tarsk post foiled, DPO says',
  ],
  [
    'New bridge to open in spring: PM Rao',
    'Rao said on Monday that the work is done.',
    'New bridge to open in spring, PM Rao says',
  ],
])('%s', (title, text, said) => {
  expect(withSpeakerInside(title, text, 'en').replace('the DPO', 'DPO')).toBe(said)
})

test.each([
  // Whom or what it is about, and where.
  ['Rovers sign new striker from Tarsk: Nkunde', 'Rovers have signed Nkunde, the club said.'],
  ['Tarsk gets a new chief justice: Justice Roy', 'Justice Roy takes office on Monday.'],
  ['Inside the hottest quarter of Tarsk: El Rabal', 'The streets are narrow, residents say.'],
  ['Old harbour of Tarsk sold - for one pound', 'The council said so.'],
  ['New bridge to open in spring: PM Rao', ''],
  ['Bus crash kills nine in Lagos: all teachers', 'All of them were teachers, the teachers said.'],
  ['Bus crash kills nine in Lagos: teachers', 'The bus left the road.'],
  ['Bus crash kills nine in Lagos: two officials', ''],
  ['Town of Marsh takes on forty: engineers', 'The council said so.'],
  ['Nation mourns its great reformer: President Rao', ''],
  ['Nation mourns its great reformer: President Rao', 'Rao said last year that he was tired.'],
  ['Singer who filled stadiums dies at 80: Tina Alder', 'Tina Alder said in spring that she would sing anew.'],
  ['Man arrested over fraud in Tarsk: former president', ''],
  ['Storm shuts three buildings in Tarsk: hospital', ''],
  ['Man shot outside a nightclub - Washington DC', 'Police in Washington DC said he lives. DC reported two others.'],
  ['Two cars burn at night - Anderson SC', ''],
  // What the page is.
  ['Everything to know about the vote: Live results', ''],
  ['Rovers beat Town by three goals: Match report', ''],
  ['Elon Mars merges two of his firms — or so he says', 'He said so.'],
  // Promises, and whole quotations.
  ['Why the bridge of Tarsk fell down: Report', ''],
  ['"We will not leave this town": Alder', 'Marian Alder said so.'],
  // To whom.
  ['Pay the victims of harm from shots: Court To Centre', ''],
  ['Velora hides deaths in drug trial – report', ''],
])('%s stays', (title, text) => {
  expect(withSpeakerInside(title, text, 'en')).toBe(title)
})

test.each([
  [
    'Mill towns will get no money - Trump',
    'The Trump administration has cut it. Trump said so.',
    'Mill towns will get no money, Trump says',
  ],
  ['Mill towns will get no money - Trump', 'In the Trump. Trump said so.', 'Mill towns will get no money, Trump says'],
  ['Mill towns get money - Red Lantern', 'The Red Lantern said so.', 'Mill towns get money, the Red Lantern says'],
])('no article of another noun: %s', (title, text, said) => {
  expect(withSpeakerInside(title, text, 'en')).toBe(said)
})

test.each([
  ['बाढ़ से दस गांव डूबे, राहत जारी: रिपोर्ट', '', 'एक रिपोर्ट के अनुसार, बाढ़ से दस गांव डूबे, राहत जारी'],
  ['पुल के टूटने की जांच पूरी हुई: सूत्र', '', 'सूत्रों के अनुसार, पुल के टूटने की जांच पूरी हुई'],
  ['किसानों को मिलेगा दोगुना मुआवजा इस साल: सीएम वर्मा', '', 'सीएम वर्मा ने कहा है कि किसानों को मिलेगा दोगुना मुआवजा इस साल'],
  ['गांव में दूसरा पुल जल्द बनेगा: भाजपा नेता', '', 'भाजपा नेता ने कहा है कि गांव में दूसरा पुल जल्द बनेगा'],
  [
    'पुल के लिए पैसा अगले साल तक : तारकेश',
    'मंत्री रमेश तारकेश ने सोमवार को कहा कि पैसा अगले साल आएगा।',
    'तारकेश ने कहा है कि पुल के लिए पैसा अगले साल तक',
  ],
])('%s', (title, text, said) => {
  expect(withSpeakerInside(title, text, 'hi')).toBe(said)
})

test.each([
  ['लोकसभा में राहुल वर्मा का हमला: आयोग पर सरकार का नियंत्रण'],
  ['तेज बारिश से सड़कें बंद हुईं: वीडियो'],
  ['तेज बारिश से सड़कें बंद हैं: बिहार'],
  ['शहर में आज से नया नियम लागू: देखें सूची'],
  ['भारी बारिश से फसल खराब हुई है: किसान परेशान'],
  ['गांव के किसानों के लिए नई योजना शुरू: सरकार देगी पैसा'],
  ['तेज बारिश से सड़कें बंद हैं: लखनऊ', 'लखनऊ में पुलिस ने कहा कि सड़कें कल खुलेंगी।'],
  ['तेज बारिश से सड़कें बंद हैं: तारकपुर', 'तारकपुर में पुलिस ने कहा कि सड़कें कल खुलेंगी।'],
  ['पुल के पैसे में एक और गिरफ्तार: पूर्व विधायक'],
  ['कल से सभी स्कूल खुले रहेंगे: रमेश वर्मा', 'स्कूल कल खुलेंगे।'],
])('%s stays', (title, text = '') => {
  expect(withSpeakerInside(title, text, 'hi')).toBe(title)
})

test('who says it is not lost to a sentence that states it', () => {
  const headline = 'Two seamen missing off Tarsk after blast, the navy says.'
  expect(keepsReporter('Two seamen are missing after a blast off Tarsk.', headline, 'en')).toBe(false)
  expect(keepsReporter('Two seamen are missing after a blast off Tarsk, officers said.', headline, 'en')).toBe(true)
  const hindi = 'नौसेना ने कहा है कि दो नाविक लापता हैं।'
  expect(keepsReporter('दो नाविक धमाके के बाद लापता हैं।', hindi, 'hi')).toBe(false)
  expect(keepsReporter('नौसेना के अनुसार दो नाविक धमाके के बाद लापता हैं।', hindi, 'hi')).toBe(true)
})
