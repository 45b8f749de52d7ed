import { expect, test } from 'vitest'
import { isPageFoot, withoutFoot, withoutPlayer } from './page-feet.ts'

test.each([
  'Share Save.',
  'Artikel merken.',
  'Zapisz na później.',
  '14 comments.',
  'Kommentare (14).',
  '14 टिप्पणियाँ।',
  'Listen to this story 0:52.',
  'Posłuchaj artykułu 0:52.',
  'सुनें 0:52 Play video।',
  'Czas czytania: 3 minuty.',
  'A cura di Luca Gatti.',
  'Opracowała Anna Lis.',
  'Edición: Luis Gil.',
  'Avec ABP.',
  'With inputs from KNS.',
  'यह खबर 3 मार्च को संशोधित की गई।',
  'Zum Newsletter anmelden.',
  'Sign up to the Gazette newsletter.',
  'Follow us on Mastodon.',
  'Comparte esta noticia en Facebook.',
  'Zapisz się do newslettera.',
  'हमारे न्यूज़लेटर के लिए साइन अप करें।',
])('goes: %s', (sentence) => {
  expect(isPageFoot(sentence)).toBe(true)
})

test.each([
  'Share prices fell in London.',
  'Share of Facebook users falls to half.',
  'Recibe amenazas por WhatsApp.',
  'Comparte vídeos en Instagram y acaba detenido.',
  'Deel van Instagram ligt plat.',
  'Primește amenințări pe WhatsApp.',
  'Wer den Newsletter bestellen will, muss zahlen.',
  'Man kann den Newsletter abonnieren.',
  'Play stopped after 52 minutes.',
  'Avec ABP, la ville construit un pont.',
  'With NATO support the bridge was built.',
  '14 comments were deleted by the police.',
  'Escucha el discurso durante 20 minutos y se marcha.',
  'Save the library, say 400 readers.',
  'व्हाट्सएप पर शेयर करने पर युवक गिरफ्तार।',
])('stays: %s', (sentence) => {
  expect(isPageFoot(sentence)).toBe(false)
})

test.each([
  ['Gli scavi della metro C. RIPRODUZIONE RISERVATA © Copyright NCI', 'Gli scavi della metro C.'],
  ['The boat sails. ALL IMAGES BY KNS PICTURES', 'The boat sails.'],
  ['Das Boot fährt. Es kostet 3 EUR', 'Das Boot fährt. Es kostet 3 EUR'],
  ['Das Boot fährt. USA', 'Das Boot fährt. USA'],
  ['IT IS ALL LOUD. AND SO IS THIS', 'IT IS ALL LOUD. AND SO IS THIS'],
])('the foot of %s', (text, told) => {
  expect(withoutFoot(text)).toBe(told)
})

test.each([
  ['Anhören 2 Min. Lesezeit 3 Minuten. Die Schleuse ist offen.', 'Die Schleuse ist offen.'],
  ['Écouter l’article 2 min. Le pont a rouvert.', 'Le pont a rouvert.'],
  ['Play 0:52 The bridge is open.', 'The bridge is open.'],
  ['Watch 2 minutes of it, says Tom Field.', 'Watch 2 minutes of it, says Tom Field.'],
])('the player before %s', (text, told) => {
  expect(withoutPlayer(text)).toBe(told)
})

test('costs no more than linear time', () => {
  const began = performance.now()
  for (const hostile of [
    'Share '.repeat(40_000),
    `Listen ${'a '.repeat(40_000)}`,
    `Newsletter ${'newsletter '.repeat(20_000)}`,
    `a. ${'AA '.repeat(40_000)}`,
    `WhatsApp ${'whatsapp '.repeat(20_000)}`,
  ]) {
    isPageFoot(hostile)
    withoutFoot(hostile)
    withoutPlayer(hostile)
  }
  expect(performance.now() - began).toBeLessThan(300)
})
