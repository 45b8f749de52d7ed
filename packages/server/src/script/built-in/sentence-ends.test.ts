import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

/** Each is one sentence: a stop behind a short token that is no word belongs to the token. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  'en-US': [
    'The ship left St. Mary on Monday.',
    'The writer J. K. Rowling spoke at length.',
    'Bus No. 5 is late again.',
    'The firm of Reed Bros. Ltd. Closes its doors.',
    'He met Lt. Gen. Amy Cole in Leeds.',
    'Sgt. Tom Reed was there.',
    'The Univ. Hospital is full.',
    'The road near Mt. Hood is shut.',
    'The family called on Marlow County Dist. Atty. Amy Cole.',
  ],
  'de-DE': [
    'Sie fahren z. B. Busse und Bahnen.',
    'Linie Nr. 5 fällt aus.',
    'Am Freitag feiert sie ihren 117. Geburtstag.',
    'Zum 112. Mal treffen Olm und Harlau aufeinander.',
    'Der Verein u. a. Köln war dabei.',
    'Es sprach Prof. Dr. Weber im Rathaus.',
    'Unfall Ri. Hannover auf der A7.',
    'Geöffnet tgl. Montag bis Freitag.',
    'Am Do. Abend spielt die Band.',
    'Der Vors. Weber trat zurück.',
    'Das Haus, Bj. 1920, steht leer.',
  ],
  'pl-PL': [
    'Wypadek na ul. Długiej w Łodzi.',
    'Kolizja na al. Jerozolimskich w Warszawie.',
    'Mówił dr hab. Jan Nowak z uczelni.',
    'Kościół pw. św. Anny zamknięto.',
    'Pożar przy pl. Wolności ugaszono.',
    'To ks. Nowak i gen. Kowalski.',
    'Mówi inż. Adam Lis z zarządu.',
    'Szkoła im. Jana Pawła jest zamknięta.',
  ],
  'es-ES': [
    'La alcaldesa Dña. Ana Gil habló.',
    'El Ayto. Madrid cierra el parque.',
    'La obra en la pza. Mayor sigue.',
    'El Hosp. Gral. Elche está lleno.',
    'Los EE. UU. Y Canadá negocian.',
    'La calle Sta. Cruz está cortada.',
    'El Sr. López dimitió ayer.',
    'La Avda. América está cerrada.',
  ],
  'it-IT': [
    'La festa di S. Pellegrino comincia oggi.',
    'Il prof. Neri parla in aula.',
    'Chiusa la p.zza. Dante da ieri.',
    'Il dott. Rossi e la dott.ssa Verdi parlano.',
    'Incidente in loc. Pian del Voglio.',
    'Mons. Bianchi celebra la messa.',
    'La strada prov. Pisana è chiusa.',
    'Il cap. Bruno guida la squadra.',
  ],
  'fr-FR': [
    'Le maire M. Roux a parlé.',
    'Accident au km 5 dpt. Nord ce matin.',
    'Le col. Petit commande.',
    'La pl. Bellecour est fermée.',
    "L'av. Foch est fermée.",
    'Le Dr. Morin opère.',
    'Le gén. Leclerc arrive.',
    'Mgr. Aubert préside la messe.',
  ],
  'pt-PT': [
    'A festa de S. João começa hoje.',
    'O Sr. Lopes e a Sra. Lima falaram.',
    'O Eng. Reis e o Prof. Melo vieram.',
    'A Av. Brasil está fechada.',
    'O Dep. Costa votou contra.',
    'A Cia. Nova fechou.',
    'O Gen. Dias comanda.',
    'A Pça. Velha está cheia.',
  ],
  'nl-NL': [
    'Kom bv. Maandag langs.',
    'Het gaat d.w.z. Morgen open.',
    'De heer dhr. De Vries kwam.',
    'Dat zei burg. Halsema gisteren.',
    'Hier spreekt mevr. Bakker uit Assen.',
    'De Ned. Spoorwegen staken.',
    'Prof. dr. Jansen sprak.',
    'De St. Jan is dicht.',
  ],
  'ro-RO': [
    'Accident pe str. Lungă din Iași.',
    'Foc pe bd. Unirii din Cluj.',
    'În jud. Cluj ninge.',
    'Dl. Pop a vorbit.',
    'Prof. univ. dr. Ionescu a plecat.',
    'La bl. Trei arde.',
    'Biserica Sf. Ana este închisă.',
    'Gen. Radu conduce.',
  ],
  'hi-IN': [
    'डॉ. शर्मा ने कहा।',
    'प्रो. वर्मा ने कहा।',
    'पं. नेहरू का जन्मदिन।',
    'स्व. शास्त्री की याद में।',
    'पी. चिदंबरम ने कहा।',
    'कु. गीता ने गाया।',
    'रु. 500 का नोट।',
    'मो. अली खेले आज।',
  ],
}

for (const [locale, sentences] of Object.entries(WHOLE))
  test.each(sentences)(`${locale}, one sentence: %s`, (sentence) => {
    expect(sentencesOf(sentence, locale)).toHaveLength(1)
  })

test.each([
  ['en-US', 'They went to war. The town waits.'],
  ['en-US', 'He ate a pie. Nobody saw it.'],
  ['en-US', 'So said the BBC. Others did not.'],
  ['en-US', 'It is 5 km. The road is shut.'],
  ['en-US', 'They live in the U.S. The rest stayed.'],
  ['de-DE', 'Er ist tot. Die Polizei sucht Zeugen.'],
  ['de-DE', 'Das fordert die SPD. Die CDU ist dagegen.'],
  ['de-DE', 'Es gibt Busse usw. Die Bahn fährt.'],
  ['pl-PL', 'To jest dom. Policja szuka sprawcy.'],
  ['pl-PL', 'Padał śnieg. Potem deszcz.'],
  ['es-ES', 'No hay luz. Llega más tarde.'],
  ['it-IT', 'Ha vinto lui. Gli altri perdono.'],
  ['fr-FR', 'Il fait du vent et il le dit. Les autres non.'],
  ['fr-FR', 'Ils étaient sept. Le maire parle.'],
  ['pt-PT', 'Não há luz. Volta amanhã.'],
  ['nl-NL', 'Hij kwam met de bus. Zij niet.'],
  ['ro-RO', 'A plecat din nou. Nimeni nu știe.'],
  ['hi-IN', 'बैठक हुई है. लोग आए थे. काम हो गया.'],
])('%s, more than one: %s', (locale, text) => {
  expect(sentencesOf(text, locale).length).toBeGreaterThan(1)
})

test('an abbreviation that ends a sentence keeps its stop', () => {
  expect(sentencesOf('Es gibt Busse, Bahnen usw. Die Stadt zahlt das.', 'de-DE')).toEqual([
    'Es gibt Busse, Bahnen usw.',
    'Die Stadt zahlt das.',
  ])
})

test.each(['z. B. ', 'Nr. ', 'a.b.', 'Ab. ', 'J. K. '])('a page of %j holds nobody up', async (part) => {
  const work = () => {
    for (const locale of ['de-DE', 'hi-IN']) sentencesOf(part.repeat(4_000 / part.length), locale)
  }
  expect(await cpuMsOf(work)).toBeLessThan(1_000)
})
