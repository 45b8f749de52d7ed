import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { describe, expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'
import { holdsUnsayableAbbreviation } from './unsayable.ts'

/** What newspapers shorten is said in whole words; a stop that ends the sentence too stays. */
const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'en-GB': [
    ['Lt Col Hart met Gen Smith and Capt Tom Moore.', 'Lieutenant Colonel Hart met General Smith and Captain Tom Moore.'],
    ['Sgt Lee and Maj Gen Hill spoke.', 'Sergeant Lee and Major General Hill spoke.'],
    ['Gen Z votes.', 'Gen Z votes.'],
    ['The Col de Turini is shut.', 'The Col de Turini is shut.'],
    ['Gen. Smith met Lt. Jones.', 'General Smith met Lieutenant Jones.'],
    ['Fire on Mt. Etna.', 'Fire on Mount Etna.'],
    ['He works for Reed Bros. Ltd.', 'He works for Reed Brothers Limited.'],
    ['A car hit a wall on High St. in Leeds.', 'A car hit a wall on High Street in Leeds.'],
    ['St. Mary is closed.', 'Saint Mary is closed.'],
    ['It is 12 pct. more.', 'It is 12 per cent more.'],
    ['See pp. 4 and No. 5.', 'See pages 4 and number 5.'],
    ['It was J. K. Rowling.', 'It was J. K. Rowling.'],
    ['Boats, trains etc. The rest waits.', 'Boats, trains et cetera. The rest waits.'],
  ],
  'de-DE': [
    ['Offen Mo.–Fr., 10 bis 18 Uhr.', 'Offen Montag bis Freitag, 10 bis 18 Uhr.'],
    ['Konzert am Do., 20 Uhr.', 'Konzert am Donnerstag, 20 Uhr.'],
    ['Markt jeden Sa. 8 Uhr.', 'Markt jeden Samstag 8 Uhr.'],
    ['Stau an der AS Celle Ri. Hannover.', 'Stau an der Anschlussstelle Celle Richtung Hannover.'],
    ['Sperrung der A7 Ri. Hamburg.', 'Sperrung der A7 Richtung Hamburg.'],
    ['Unfall zw. Peine und dem AK Hannover.', 'Unfall zwischen Peine und dem Autobahnkreuz Hannover.'],
    ['Es sind mind. 5 Mio. Euro.', 'Es sind mindestens 5 Millionen Euro.'],
    ['Geöffnet tgl. von 9 bis 17 Uhr, erm. 5 Euro.', 'Geöffnet täglich von 9 bis 17 Uhr, ermäßigt 5 Euro.'],
    ['Ein Mann (45 J.) fuhr gg. einen Baum.', 'Ein Mann, 45 Jahre, fuhr gegen einen Baum.'],
    ['Fr. Weber und Hr. Koch kamen.', 'Frau Weber und Herr Koch kamen.'],
    ['Der Eintritt ist frei, z. B. am So.', 'Der Eintritt ist frei, zum Beispiel am Sonntag.'],
    ['Der Ri. am Landgericht Celle sprach.', 'Der Richter am Landgericht Celle sprach.'],
    ['Ri. am Bundesgerichtshof Weber sprach.', 'Richter am Bundesgerichtshof Weber sprach.'],
    ['Riin am AG Celle sprach.', 'Richterin am A G Celle sprach.'],
    ['B 3 Ri. am Ortsende gesperrt.', 'B 3 Richtung am Ortsende gesperrt.'],
    ['A 7 Ri. am Samstag frei.', 'A 7 Richtung am Samstag frei.'],
    ['Mind. zwei Wagen brannten.', 'Mindestens zwei Wagen brannten.'],
  ],
  'pl-PL': [
    ['Wypadek na al. Jana Pawła.', 'Wypadek na alei Jana Pawła.'],
    ['Remont przy pl. Wolności.', 'Remont przy placu Wolności.'],
    ['Prof. dr hab. Jan Nowak.', 'profesor doktor habilitowany Jan Nowak.'],
    ['Kościół św. Anny i św. Jana.', 'Kościół świętej Anny i świętego Jana.'],
    ['Czynne pn.-pt. od 8:00.', 'Czynne od poniedziałku do piątku od ósmej.'],
    ['Do tzw. małego ruchu.', 'Do tak zwanego małego ruchu.'],
    ['Wybuchł w XX w. w Łodzi.', 'Wybuchł w dwudziestym wieku w Łodzi.'],
    ['Było 12 os. i 5 pkt.', 'Było 12 osób i 5 punktów.'],
    ['Wg policji to mgr Nowak, tj. ekspert.', 'Według policji to magister Nowak, to jest ekspert.'],
  ],
  'es-ES': [
    ['La Dña. Ana y D. Luis.', 'La doña Ana y don Luis.'],
    ['El Ayto. de Jerez cerró la pza. Mayor.', 'El Ayuntamiento de Jerez cerró la plaza Mayor.'],
    ['El Hosp. Gral. de Elche.', 'El Hospital General de Elche.'],
    ['Sumó 20 ptos. en la liga.', 'Sumó 20 puntos en la liga.'],
    ['El 1.º de mayo en la Avda. Real.', 'El primero de mayo en la avenida Real.'],
    ['Los EE. UU. y los JJ. OO.', 'Los Estados Unidos y los Juegos Olímpicos.'],
    ['La Sta. Cruz, aprox. 5 km.', 'La Santa Cruz, aproximadamente 5 kilómetros.'],
    ['El Dr. Gil y la Dra. Paz.', 'El doctor Gil y la doctora Paz.'],
  ],
  'it-IT': [
    ['Incidente in p.zza Dante.', 'Incidente in piazza Dante.'],
    ['La dott.ssa Rossi e il dott. Neri.', 'La dottoressa Rossi e il dottor Neri.'],
    ['Il sig. Neri e la sig.ra Neri.', 'Il signor Neri e la signora Neri.'],
    ['Chiuso v.le Roma e c.so Italia.', 'Chiuso viale Roma e corso Italia.'],
    ['A S. Pellegrino e S. Maria.', 'A San Pellegrino e Santa Maria.'],
    ['Festa a S. Antonio.', "Festa a Sant'Antonio."],
    ['La Eni S.p.A. compra.', 'La Eni S P A compra.'],
    ["L'on. Verdi, ca. 50 anni.", "L'onorevole Verdi, circa 50 anni."],
  ],
  'fr-FR': [
    ['Le Gal Bertin succède au Gal Roux.', 'Le général Bertin succède au général Roux.'],
    ['Le Cdt Roux et le Cne Morel.', 'Le commandant Roux et le capitaine Morel.'],
    ['Le Lt Petit et le Lt-Col Roux.', 'Le lieutenant Petit et le lieutenant-colonel Roux.'],
    ['Le Lcl Bayard commande le régiment.', 'Le lieutenant-colonel Bayard commande le régiment.'],
    // A pass or a colonel: it stays as it is.
    ['Le Col Bayard commande le régiment.', 'Le Col Bayard commande le régiment.'],
    ['Le Col Bayard est fermé.', 'Le Col Bayard est fermé.'],
    ['Le Col Bayard est fermé, annonce la gendarmerie.', 'Le Col Bayard est fermé, annonce la gendarmerie.'],
    ['Accident au Col Bayard, les pompiers sont là.', 'Accident au Col Bayard, les pompiers sont là.'],
    ['Gal Gadot joue.', 'Gal Gadot joue.'],
    ['Yann Le Gal Bertin gagne.', 'Yann Le Gal Bertin gagne.'],
    ['Le 1er janv. 2027.', 'Le premier janvier 2027.'],
    ['Ouvert tlj au public.', 'Ouvert tous les jours au public.'],
    ['Le dpt du Nord et la pl. Bellecour.', 'Le département du Nord et la place Bellecour.'],
    ['M. Roux et Mme Roux.', 'Monsieur Roux et Madame Roux.'],
    ['Me Dupont plaide av. Foch.', 'maître Dupont plaide avenue Foch.'],
    ['Feu à St-Malo et Ste-Anne.', 'Feu à Saint-Malo et Sainte-Anne.'],
    ['Ils étaient env. 500.', 'Ils étaient environ 500.'],
    ['Ils étaient sept. Le maire parle.', 'Ils étaient sept. Le maire parle.'],
    ['La ville compte 5000 hab. au total.', 'La ville compte 5000 habitants au total.'],
  ],
  'pt-PT': [
    ['A Dra. Lima e o Eng. Reis.', 'A doutora Lima e o engenheiro Reis.'],
    ['Fogo na Av. Brasil.', 'Fogo na avenida Brasil.'],
    ['Festa em S. João e Sto. Tirso.', 'Festa em São João e Santo Tirso.'],
    ['O Gov. Lopes e o Dep. Melo.', 'O governador Lopes e o deputado Melo.'],
    ['Eram aprox. 500.', 'Eram aproximadamente 500.'],
    ['Tem 5000 hab. ao todo.', 'Tem 5000 habitantes ao todo.'],
    ['A Cia. das Lezírias.', 'A companhia das Lezírias.'],
    ['No dia 5 de set. de 2027.', 'No dia 5 de setembro de 2027.'],
  ],
  'nl-NL': [
    ['Neem bv. de fiets, d.w.z. gratis.', 'Neem bijvoorbeeld de fiets, dat wil zeggen gratis.'],
    ['Dhr. De Vries en mevr. Bakker.', 'De heer De Vries en mevrouw Bakker.'],
    ['Dicht i.v.m. storm.', 'Dicht in verband met storm.'],
    ['Open ma t/m vr.', 'Open maandag tot en met vrijdag.'],
    ['Op 5 dec. om 20 uur.', 'Op 5 december om 20 uur.'],
    ['O.a. de burg. Halsema.', 'Onder andere de burgemeester Halsema.'],
    ['Het duurt ca. 2 uur, max. 3.', 'Het duurt circa 2 uur, maximaal 3.'],
    ['Prof. dr. Jansen en St. Jan.', 'Professor doctor Jansen en Sint Jan.'],
  ],
  'ro-RO': [
    ['Accident pe str. Lungă, nr. 5.', 'Accident pe strada Lungă, numărul 5.'],
    ['Foc pe bd. Unirii, bl. 3.', 'Foc pe bulevardul Unirii, blocul 3.'],
    ['În jud. Cluj, com. Florești.', 'În județul Cluj, comuna Florești.'],
    ['Dl. Pop și dna. Pop.', 'Domnul Pop și doamna Pop.'],
    ['Prof. univ. dr. Ionescu.', 'Profesor universitar doctor Ionescu.'],
    ['Pe 5 ian. 2027.', 'Pe 5 ianuarie 2027.'],
    ['Legume, fructe ș.a.', 'Legume, fructe și altele.'],
    ['Durează 20 min. cu trenul.', 'Durează 20 de minute cu trenul.'],
  ],
  'hi-IN': [
    ['डॉ. शर्मा आए।', 'डॉक्टर शर्मा आए।'],
    ['प्रो. वर्मा आए।', 'प्रोफ़ेसर वर्मा आए।'],
    ['पं. नेहरू और स्व. शास्त्री।', 'पंडित नेहरू और स्वर्गीय शास्त्री।'],
    ['दूरी 5 कि.मी. है।', 'दूरी 5 किलोमीटर है।'],
    ['दूरी 5 किमी है।', 'दूरी 5 किलोमीटर है।'],
    ['नं. 5 बस।', 'नंबर 5 बस।'],
    ['कु. गीता बोलीं।', 'कुमारी गीता बोलीं।'],
    ['12 मिमी बारिश।', '12 मिलीमीटर बारिश।'],
  ],
}

for (const [locale, rows] of Object.entries(TABLE))
  test.each(rows)(`${locale}: %s`, (written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  })

describe('a sentence with an abbreviation that nobody can say', () => {
  test.each([
    ['de-DE', 'Der Vors. der frakt. Opposition sprach.'],
    ['de-DE', 'Das Haus, Bj. 1920, steht leer.'],
    ['en-US', 'The cttee. of the cncl. met.'],
    ['nl-NL', 'De gemeente doet dit i.s.m. de provincie.'],
    ['nl-NL', 'Dat is m.a.w. te duur.'],
    ['fr-FR', 'Le comm. divis. a parlé.'],
    ['es-ES', 'El subd. gral. de la entid. habló.'],
    ['it-IT', 'Il resp. del dip. tecnico parla.'],
    ['pl-PL', 'To zast. dyr. szpitala.'],
    ['ro-RO', 'Este dir. adj. al spitalului.'],
  ])('%s: %s', (locale, sentence) => {
    expect(holdsUnsayableAbbreviation(sentence, locale)).toBe(true)
  })

  test.each([
    ['de-DE', 'Geöffnet tgl. von 9 bis 17 Uhr.'],
    ['de-DE', 'Karl III. kam am 3. Mai mit Dr. Weber.'],
    ['de-DE', 'Er lebt, z. B. in Celle, d. h. hier.'],
    ['en-US', 'It was J. K. Rowling of St. Ives, e.g. here.'],
    ['en-US', 'The war is over. The town waits.'],
    ['fr-FR', 'M. Roux et Mme Roux, av. Foch.'],
    ['es-ES', 'El Ayto. de Jerez y Dña. Ana.'],
    ['it-IT', 'La dott.ssa Rossi in p.zza Dante.'],
    ['pl-PL', 'Wypadek na ul. Długiej, tj. w centrum.'],
    ['nl-NL', 'Neem bv. de fiets, d.w.z. gratis.'],
    ['hi-IN', 'पी. चिदंबरम और डॉ. शर्मा आए।'],
  ])('%s, said well: %s', (locale, sentence) => {
    expect(holdsUnsayableAbbreviation(sentence, locale)).toBe(false)
  })
})

test.each(['a. ', 'z. B. ', 'a.b.', 'tgl. ', 'Dr. ', 'św. A', '5 J. ', 'Mo.–'])('a page of %j holds nobody up', async (part) => {
  const work = () => {
    for (const locale of ['de-DE', 'pl-PL', 'es-ES']) {
      const page = part.repeat(40_000 / part.length)
      toSpoken(page, locale)
      holdsUnsayableAbbreviation(page, locale)
    }
  }
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
