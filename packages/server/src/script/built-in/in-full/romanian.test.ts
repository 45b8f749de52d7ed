import { expect, test } from 'vitest'
import { romanianInFull } from './romanian.ts'

const TOLD: readonly (readonly [string, string])[] = [
  ['Bărbat reținut după ce a lovit un vecin.', 'Un bărbat a fost reținut după ce a lovit un vecin.'],
  ['Femeie din Calna, amendată pentru vânzarea de miere.', 'O femeie din Calna a fost amendată pentru vânzarea de miere.'],
  ['Tânăr de 19 ani, în stare gravă după o cădere.', 'Un tânăr de 19 ani este în stare gravă după o cădere.'],
  ['Dronă marină, distrusă în largul Mării Negre.', 'O dronă marină a fost distrusă în largul Mării Negre.'],
  ['Cinci persoane, între care un medic, arestate la Orava.', 'Cinci persoane, între care un medic, au fost arestate la Orava.'],
  ['Primăria Orava, amendată de Garda de Mediu.', 'Primăria Orava a fost amendată de Garda de Mediu.'],
  ['Legea pădurilor, respinsă de Senat.', 'Legea pădurilor a fost respinsă de Senat.'],
  [
    'Președintele Oraviei, suspendat din funcție de parlament.',
    'Președintele Oraviei a fost suspendat din funcție de parlament.',
  ],
  ['Presedintele clubului, retinut pentru evaziune.', 'Presedintele clubului a fost retinut pentru evaziune.'],
  ['Ana Popa, acuzată că a mințit comisia.', 'Ana Popa este acuzată că a mințit comisia.'],
  ['Mihai Rusu și Ana Popa, aleși de partid în consiliu.', 'Mihai Rusu și Ana Popa au fost aleși de partid în consiliu.'],
  ['Locuitorii, invitați la o dezbatere despre parc.', 'Locuitorii sunt invitați la o dezbatere despre parc.'],
  ['Bani, ceasuri și bijuterii, furate din trei case.', 'Bani, ceasuri și bijuterii au fost furate din trei case.'],
  ['Fost ministru, condamnat la patru ani de închisoare.', 'Un fost ministru a fost condamnat la patru ani de închisoare.'],
  ['Poliția caută martori. Șase persoane reținute.', 'Poliția caută martori. Șase persoane au fost reținute.'],
  ['Incendiu puternic la o fabrică din Orava.', 'Un incendiu puternic a izbucnit la o fabrică din Orava.'],
  ['Explozie puternică în Calna, luni dimineața.', 'O explozie puternică s-a produs în Calna, luni dimineața.'],
  ['Cutremur cu magnitudinea 4,1 în Oravia.', 'Un cutremur cu magnitudinea 4,1 s-a produs în Oravia.'],
  ['Încă o dronă doborâtă pe teritoriul Oraviei.', 'Încă o dronă a fost doborâtă pe teritoriul Oraviei.'],
  ['Medicii din Calna, în grevă generală.', 'Medicii din Calna sunt în grevă generală.'],
  [
    'Fostul comandant al flotei, ucis la Orava, scriu ziarele.',
    'Fostul comandant al flotei a fost ucis la Orava, scriu ziarele.',
  ],
  ['VIDEO Podul din Orava a fost închis.', 'Podul din Orava a fost închis.'],
  ['Șofer din Calna, implicat într-un accident la Orava.', 'Un șofer din Calna a fost implicat într-un accident la Orava.'],
]

test.each(TOLD)('it is said with its article and its verb: %s', (headline, said) => {
  expect(romanianInFull(headline)).toBe(said)
  expect(romanianInFull(said)).toBe(said)
})

test.each([
  // Sentences.
  ['Un bărbat a fost reținut după ce a lovit un vecin.'],
  ['Poliția a reținut cinci persoane.'],
  ['Un bărbat din Calna și-a înjunghiat vecinul.'],
  ['Primăria Orava anunță lucrări pe strada Lungă.'],
  ['Un profesor din Calna, acuzat de plagiat, a demisionat.'],
  ['Mihai Rusu, ales de partid în mai, se retrage din cursă.'],
  ['Hotelurile din Oravia, afectate de secetă, scad prețurile.'],
  ['Deținutul evadat din Calna a fost prins.'],
  ['Șoferul arestat la Orava pleacă acasă.'],
  ['Guvernul anunță taxe noi, adoptate de parlament.'],
  ['Trump anunță măsuri noi, adoptate de Senat.'],
  // An aside is told of somebody who does more.
  ['Andrei Tinu, susținut de partid, se retrage din cursa electorală.'],
  ['Ana Popa, întrebată de presă, neagă totul.'],
  // What it is said of may be one that is known, or nobody knows who.
  ['Masina furata din Calna.'],
  ['Vioara furată din muzeu.'],
  ['Baterie, descoperită în parc.'],
  // Of when it tells is open.
  ['Telefoanele mobile, interzise în școlile din Oravia.'],
  ['Ana Popa, la București.'],
  ['Zilele orașului, sărbătorite în parc.'],
  // Pictures of something else.
  ['Explozie de culoare la festival.'],
  ['Cutremur în politică.'],
  ['Atac de telenovelă la scaunul unui primar.'],
  ['Incendiul din Delta Dunării a fost stins.'],
  ['Accident în Orava: o ambulanță s-a ciocnit cu un camion.'],
  ['Zece milioane de lei pentru două drumuri din Calna, afectate de alunecări.'],
  ['Medic, despre vaccin: „Este sigur”'],
  ['Ce spune Ana Popa despre buget.'],
  // The day is that of the meeting.
  ['Consiliul Local Orava, convocat în ședință pe 12.03.2026.'],
  ['Consiliul Local Orava, convocat în ședință vineri.'],
  // He may still be.
  ['Ion Rusu, implicat într-o afacere cu lemn.'],
  // Nobody says it with this word.
  ['Emil Rusu, atac la Ion Calnescu: „Minte”.'],
  ['Emil Rusu, atac la ministrul mediului.'],
  ['Emil Rusu, reacție după vot.'],
  ['Emil Rusu, replică pentru Ion Calnescu.'],
  ['Victima nopții » Ion Rusu, supărat pe arbitru.'],
])('in doubt it stays: %s', (headline) => {
  expect(romanianInFull(headline)).toBe(headline)
})
