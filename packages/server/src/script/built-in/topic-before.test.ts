import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withoutTopicBefore } from './topic-before.ts'

const told = (tongue: Tongue, headline: string, next = '', text = next) => withoutTopicBefore(headline, next, text, tongue)

test.each<[Tongue, string, string]>([
  [
    'en',
    'Harlow flooding: Forty homes in Harlow are under water after flooding',
    'Forty homes in Harlow are under water after flooding',
  ],
  [
    'de',
    'Proteste in Harlau: Bürgermeisterin äußert Verständnis für Proteste in Harlau',
    'Bürgermeisterin äußert Verständnis für Proteste in Harlau',
  ],
  ['de', 'Winterwetter: Schnee und Glätte sorgen im Norden für Unfälle', 'Schnee und Glätte sorgen im Norden für Unfälle'],
  ['fr', 'Inondations : les inondations coupent deux routes à Vernoy', 'Les inondations coupent deux routes à Vernoy'],
  ['es', 'Sequía en Alcor: la sequía deja sin agua a Alcor tres noches', 'La sequía deja sin agua a Alcor tres noches'],
  ['it', 'Maltempo: chiuse per neve due strade sopra Velmare', 'Chiuse per neve due strade sopra Velmare'],
  ['pt', 'Greve em Valmar: sindicato marca nova greve em Valmar para junho', 'Sindicato marca nova greve em Valmar para junho'],
  ['nl', 'Brand Veldam: grote brand in Veldam legt drie winkels in de as', 'Grote brand in Veldam legt drie winkels in de as'],
  ['pl', 'Powódź w Olszanach: powódź w Olszanach zalała czterdzieści domów', 'Powódź w Olszanach zalała czterdzieści domów'],
  ['ro', 'Greva din Vernea: greva din Vernea continuă și săptămâna viitoare', 'Greva din Vernea continuă și săptămâna viitoare'],
  // A state that the story names as the place would not speak so of itself.
  ['de', 'Griechenland: Störung legt die Züge in Griechenland lahm', 'Störung legt die Züge in Griechenland lahm'],
  ['fr', 'Mexique : deux morts après un séisme au Mexique', 'Deux morts après un séisme au Mexique'],
  ['en', 'Kenya: Forty homes flooded in Kenya after storm', 'Forty homes flooded in Kenya after storm'],
  ['es', 'Kenia: cuarenta casas inundadas en Kenia tras la lluvia', 'Cuarenta casas inundadas en Kenia tras la lluvia'],
  ['it', 'Kenya: quaranta case allagate in Kenya dopo la pioggia', 'Quaranta case allagate in Kenya dopo la pioggia'],
  ['nl', 'Kenia: veertig huizen onder water in Kenia na regen', 'Veertig huizen onder water in Kenia na regen'],
  [
    'de',
    'Krieg in der Ukraine: Bisher keine Beweise für Schüsse auf Putins Haus',
    'Bisher keine Beweise für Schüsse auf Putins Haus',
  ],
  // Who is in a war says which it is.
  [
    'fr',
    'Guerre en Ukraine : Kiev signale dix blessés après une nuit de frappes',
    'Kiev signale dix blessés après une nuit de frappes',
  ],
  ['es', 'Guerra en Ucrania: Rusia lanza 90 drones contra dos puertos', 'Rusia lanza 90 drones contra dos puertos'],
  ['it', 'Guerra in Ucraina: Zelensky nomina un nuovo ministro', 'Zelensky nomina un nuovo ministro'],
  ['pt', 'Guerra na Ucrânia: Rússia lança 90 drones contra dois portos', 'Rússia lança 90 drones contra dois portos'],
  ['nl', 'Oorlog in Oekraïne: Rusland valt twee havens aan met drones', 'Rusland valt twee havens aan met drones'],
  ['pl', 'Wojna w Ukrainie: Rosja zaatakowała dwa porty dronami', 'Rosja zaatakowała dwa porty dronami'],
  ['ro', 'Războiul din Ucraina: Rusia atacă două porturi cu drone', 'Rusia atacă două porturi cu drone'],
  ['en', 'Ukraine war: Russia attacks two ports with drones', 'Russia attacks two ports with drones'],
  ['hi', 'रामगढ़ बाढ़: रामगढ़ में बाढ़ से चालीस घर डूबे', 'रामगढ़ में बाढ़ से चालीस घर डूबे'],
])('%s: a topic that its headline says again is not heard twice: %s', (tongue, headline, said) => {
  expect(told(tongue, headline)).toBe(said)
})

test.each<[Tongue, string, string, string]>([
  [
    'en',
    'Harbour fund case: Former treasurer surrenders before court',
    '',
    'In the Harbour fund case, Former treasurer surrenders before court',
  ],
  [
    'en',
    'Ellery: The bridge closes for six weeks',
    'The bridge in Ellery is being painted.',
    'In Ellery, the bridge closes for six weeks',
  ],
  ['fr', 'Affaire Morel : le maire mis en examen pour faux', '', 'Dans l’affaire Morel, le maire mis en examen pour faux'],
  [
    'fr',
    'Vernoy : un pont fermé pour six semaines',
    'À Vernoy, le pont du Moulin ferme lundi.',
    'À Vernoy, un pont fermé pour six semaines',
  ],
  [
    'fr',
    'Assassinat de Paul Morel : deux suspects devant le juge',
    '',
    'Dans l’affaire de l’assassinat de Paul Morel, deux suspects devant le juge',
  ],
  ['fr', 'Cyclisme : Paul Morel gagne la dernière étape', '', 'En cyclisme, Paul Morel gagne la dernière étape'],
  [
    'es',
    'Caso Alcor: el tribunal decreta prisión para dos imputados',
    '',
    'En el caso Alcor, el tribunal decreta prisión para dos imputados',
  ],
  ['it', 'Caso Velmare: il tribunale assolve due funzionari', '', 'Nel caso Velmare, il tribunale assolve due funzionari'],
  ['pt', 'CPI do Porto: relatório é rejeitado por 19 votos a 12', '', 'Na CPI do Porto, relatório é rejeitado por 19 votos a 12'],
  [
    'fr',
    'Guerre en Orania : le port de Vernoy ferme six semaines',
    '',
    'Sur fond de guerre en Orania, le port de Vernoy ferme six semaines',
  ],
  // 'La' is Romanian for 'at', and no place in the others.
  [
    'fr',
    'Guerre en Orania : la ville de Vernoy ferme son port six semaines',
    '',
    'Sur fond de guerre en Orania, la ville de Vernoy ferme son port six semaines',
  ],
  ['es', 'Crisis del agua: la alcaldesa Gil deja el cargo', '', 'En la crisis del agua, la alcaldesa Gil deja el cargo'],
  ['es', 'Crisis del agua: el alcalde Gil deja el cargo', '', 'En la crisis del agua, el alcalde Gil deja el cargo'],
  ['it', 'Crisi in Orania: il porto chiude per sei settimane', '', 'Nella crisi in Orania, il porto chiude per sei settimane'],
  ['pt', 'Caso Reis: tribunal ouve dois funcionários do porto', '', 'No caso Reis, tribunal ouve dois funcionários do porto'],
  ['en', 'Harbour fund row: The treasurer leaves office today', '', 'In the Harbour fund row, the treasurer leaves office today'],
  ['en', 'Commonwealth Games: Hale wins gold for Ellery', '', 'At the Commonwealth Games, Hale wins gold for Ellery'],
  ['pl', 'Olszany: 24-latek uratował psa z rzeki', 'Do akcji doszło w Olszanach.', 'W Olszanach 24-latek uratował psa z rzeki'],
  ['ro', 'Dosarul Podul: judecătorii cer o nouă expertiză', '', 'În dosarul Podul, judecătorii cer o nouă expertiză'],
])('%s: a place or a matter is said in the sentence: %s', (tongue, headline, next, said) => {
  expect(told(tongue, headline, next)).toBe(said)
})

test.each<[Tongue, string, string]>([
  // Somebody who says it.
  ['en', 'Hale: Forty homes in Ellery need a new roof', 'Mayor Ann Hale said so in Ellery.'],
  ['en', 'Council opposition: Forty homes in Ellery need a new roof', ''],
  ['de', 'Landesregierung: Vierzig Häuser in Harlau brauchen ein Dach', 'Die Landesregierung in Harlau zählt die Häuser.'],
  ['de', 'Prognose: Wirtschaft wächst im nächsten Jahr um zwei Prozent', ''],
  ['fr', 'Morel : le pont de Vernoy restera fermé six semaines', 'Le maire Paul Morel le dit.'],
  ['fr', 'Municipalité : le pont restera fermé six semaines', 'À Vernoy, la municipalité ferme le pont.'],
  ['es', 'Fiscalía: el alcalde de Alcor cobró comisiones', 'Según la Fiscalía, hubo pagos en Alcor.'],
  ['es', 'Oposición: la sequía deja sin agua a Alcor', ''],
  ['it', 'Procura: il ponte di Velmare era senza controlli', 'La procura indaga a Velmare.'],
  ['pt', 'Comissão: a ponte de Valmar vai fechar em junho', ''],
  ['nl', 'Oppositie: de brug in Veldam blijft nog een jaar dicht', ''],
  ['pl', 'Policja: kierowca z Olszan był trzeźwy i jechał prawidłowo', 'Policja w Olszanach zakończyła oględziny.'],
  ['ro', 'Opoziția: podul din Vernea nu este sigur pentru camioane', ''],
  ['hi', 'विपक्ष: रामगढ़ का पुल एक साल तक बंद रहेगा', ''],
  // A government is called by its capital, and a name that speaks in the text is no place.
  ['fr', 'Téhéran : les négociations ont repris la nuit dernière', 'À Téhéran, des délégations se sont vues.'],
  ['fr', 'Vernoy : le pont est sûr pour les camions', 'À Vernoy, Vernoy a dit que le pont est sûr.'],
  ['fr', 'Iran : la trêve a été rompue par les navires étrangers', 'La trêve tenait en Iran depuis un mois.'],
  ['pl', 'Pentagon: rakiety trafią do bazy jeszcze w maju', 'Decyzja zapadła w Pentagonie.'],
  // A state speaks too.
  ['fr', 'Iran : nous ne fabriquons aucune bombe en Iran', ''],
  ['en', 'Japan: North Korea fires a missile into the sea', 'The missile fell near Japan.'],
  ['en', 'Kenya: Forty homes near the border are empty', 'The homes in Kenya are empty.'],
  ['de', 'Japan: Nordkorea feuert eine Rakete über Japan ab', 'Die Rakete fiel in Japan ins Meer.'],
  ['fr', 'Pologne : un drone russe abattu près de la frontière', 'En Pologne, un drone a été abattu.'],
  ['es', 'Qatar: Hamas rechaza el plan de tregua', 'La reunión fue en Qatar.'],
  ['es', 'Catar: Hamas rechaza el plan de tregua', 'La reunión fue en Catar.'],
  ['it', 'Giappone: un missile è caduto in mare', 'La notizia è arrivata in Giappone.'],
  ['pt', 'Japão: um míssil caiu no mar', 'O míssil foi visto no Japão.'],
  ['pl', 'Japonia: rakieta spadła do morza przed świtem', 'Rakietę widziano w Japonii.'],
  ['ro', 'Japonia: o rachetă a căzut în mare', 'Racheta a fost văzută în Japonia.'],
  ['nl', 'Japan: raket van het noorden valt in zee', 'De raket viel in Japan.'],
  // An illness, a film or a street is no matter.
  ['fr', 'Crise cardiaque : le maire de Vernoy est mort', ''],
  ['fr', 'Guerre civile : le réalisateur Paul Morel montre une ville vide', ''],
  ['es', 'Caso omiso: el alcalde Gil no paga la multa', ''],
  ['es', 'Crisis nerviosa: el alcalde Gil deja el pleno', ''],
  ['it', 'Crisi cardiaca: il sindaco Rossi muore in aula', ''],
  ['it', 'Caso raro: una donna di Velmare ha quattro reni', ''],
  ['pt', 'Caso raro: uma mulher de Valmar tem quatro rins', ''],
  ['pt', 'Crise cardíaca: o prefeito Reis morre em casa', ''],
  ['ro', 'Criza cardiacă: primarul Pop a murit acasă', ''],
  ['en', 'Star Wars: New film opens in Ellery', ''],
  ['en', 'Death Row: Man executed in Ellery for two murders', ''],
  ['en', 'Epic Games: Studio wins appeal over fees', ''],
  // Without it nobody knows of what it is.
  ['de', 'Parteispenden: Union nimmt am meisten ein', ''],
  ['de', 'Brand in Harlau: Opfer sind identifiziert worden', ''],
  ['fr', 'Législatives : plus de 70 recours déposés', ''],
  ['en', 'Harlow flooding: Forty homes have been evacuated', ''],
  ['fr', 'Guerre en Ukraine : au moins 40 morts la nuit dernière', ''],
  // It happened elsewhere, or is planned for it.
  ['fr', 'Orania : le chef des rebelles arrêté à Vernoy', 'Le chef des rebelles en Orania a été arrêté.'],
  ['fr', 'Coupe du monde 2030 : la fédération veut plus de billets', ''],
  // Who asks, quotes or leans on what was before.
  ['de', 'Proteste in Harlau: „Wir bleiben bis zum Ende in Harlau“', ''],
  ['es', 'Caso Alcor: ¿quién cobró las comisiones del puerto?', ''],
  ['en', 'Harbour fund case: He surrenders before court today', ''],
])('%s: in doubt it stays: %s', (tongue, headline, next) => {
  expect(told(tongue, headline, next)).toBe(headline)
})

test.each<[Tongue, string]>([
  ['de', 'Iran: Israel hat ein Krankenhaus im Iran angegriffen'],
  ['en', 'Kenya: Tanzania holds forty drivers in Kenya for days'],
  ['pl', 'Wojna w Ukrainie: ruszyły rozmowy pokojowe w Stambule'],
])('%s: what a state says of another, or which war it is, stays: %s', (tongue, headline) => {
  expect(told(tongue, headline)).toBe(headline)
})
