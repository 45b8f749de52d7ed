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
  'Avec AFP.',
  'Com Lusa.',
  'With Reuters and AP.',
  'Mit Material von KSD.',
  'Follow the Coast Gazette on Mastodon.',
  'This article was amended on 3 March 2027.',
  'Dieser Artikel wurde am 3. März korrigiert.',
  'In einer früheren Version dieses Artikels hieß es, das Kino sei abgerissen.',
  'Cet article a été corrigé le 3 mars.',
  'Este artículo fue corregido el 3 de marzo.',
  'Questo articolo è stato corretto il 3 marzo.',
  'In een eerdere versie van dit artikel stond een ander bedrag.',
  'W pierwotnej wersji tekstu podaliśmy złą kwotę.',
  'Este artigo foi corrigido no dia 3 de março.',
  'Într-o versiune anterioară a acestui articol apărea altă sumă.',
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
  'The article was amended by 210 votes to 80 and now allows an army.',
  'This article was amended by 210 votes to 80.',
  'W pierwotnej wersji tekstu ustawa zakazywała połowów.',
  'In einer früheren Version war das Gesetz strenger.',
  'In een eerdere versie was de wet strenger.',
  'Cet article a été modifié par 210 voix contre 80.',
  'Este artículo fue modificado por 210 votos.',
  'Questo articolo è stato modificato dal Senato.',
  'Este artigo foi alterado por 210 votos.',
  'Într-o versiune anterioară legea era mai aspră.',
  'यह रिपोर्ट संसद में संशोधित की गई।',
  'इस रिपोर्ट में सुधार की सिफारिश की गई।',
  'With SNP and DUP.',
  'Mit CDU und SPD.',
  'Avec LFI.',
  'Met BBB.',
  'Con ERC.',
  'Follow the trail of payments on Facebook, the auditor told MPs.',
  'Follow the Money on Facebook, the auditor told MPs.',
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
  ['The boat sails. ALL RIGHTS RESERVED. © KNS 2027', 'The boat sails.'],
  ['The boat sails. COPYRIGHT KNS', 'The boat sails.'],
  ['Das Boot fährt. ALLE RECHTE vorbehalten.', 'Das Boot fährt.'],
  ['Le bateau part. TOUS DROITS RÉSERVÉS', 'Le bateau part.'],
  ['Sale el barco. PROHIBIDA SU REPRODUCCIÓN. © NCA', 'Sale el barco.'],
  ['Parte la nave. RIPRODUZIONE riservata © NCI', 'Parte la nave.'],
  ['De boot vaart. ALLE RECHTEN VOORBEHOUDEN. © KPD', 'De boot vaart.'],
  ['Prom płynie. WSZELKIE PRAWA ZASTRZEŻONE. © NBK', 'Prom płynie.'],
  ['O barco parte. TODOS OS DIREITOS RESERVADOS. © NCP', 'O barco parte.'],
  ['Nava pleacă. TOATE DREPTURILE REZERVATE. © NCR', 'Nava pleacă.'],
  ['नाव चली। सर्वाधिकार सुरक्षित। © तसे', 'नाव चली।'],
  ['The boat sails. ALL IMAGES BY KNS PICTURES', 'The boat sails.'],
  ['Das Boot fährt. Es kostet 3 EUR', 'Das Boot fährt. Es kostet 3 EUR'],
  ['Das Boot fährt. USA', 'Das Boot fährt. USA'],
  ['IT IS ALL LOUD. AND SO IS THIS', 'IT IS ALL LOUD. AND SO IS THIS'],
])('the foot of %s', (text, told) => {
  expect(withoutFoot(text)).toBe(told)
})

test.each([
  'It won. ALL RIGHTS are restored to 4,000 sacked workers. The firm will appeal.',
  'It won. COPYRIGHT stays with the choir. The firm will appeal.',
  'Sie gewann. COPYRIGHT gilt auch für Bilder. Der Verlag klagt.',
  'Sie gewann. ALLE RECHTE der Arbeiter gelten wieder.',
  'Elle gagne. TOUS DROITS confondus, 400 000 familles sont aidées.',
  'Ganó. PROHIBIDA la venta de 3.000 cerdos. El ganadero recurre.',
  'Vince. TUTTI I DIRITTI tornano a 4.000 operai.',
  'Ze won. ALLE RECHTEN gelden weer voor 4.000 arbeiders.',
  'Wygrała. WSZELKIE PRAWA wracają do 4000 robotników.',
  'Venceu. TODOS OS DIREITOS voltam a 4 mil operários.',
  'A câștigat. TOATE DREPTURILE revin celor 4.000 de muncitori.',
  'वह जीती। सर्वाधिकार सुरक्षित रखने का आदेश दिया गया।',
])('no foot in %s', (text) => {
  expect(withoutFoot(text)).toBe(text)
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
  const began = process.cpuUsage()
  for (const hostile of [
    `Edited by ${'A'.repeat(20_000)}1`,
    `It was so. COPYRIGHT${'-A'.repeat(20_000)}!x`,
    `It was so. © ${'a'.repeat(20_000)}1`,
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
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(300)
})
