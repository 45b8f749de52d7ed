import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { goingOn, surePart } from './sure-part.ts'

/** A headline, and the sentence that is told behind it, if any. */
const told = (tongue: Tongue, title: string, text: string) => {
  const headline = `${title}.`
  const one = { item: item('one', title, text), headline, lead: headline, rest: [text], unbroken: 1, dropped: [] }
  const { lead, rest, beforeGap } = surePart(one, tongue)
  return { isReplaced: lead !== headline, rest, beforeGap }
}

// The sentence lacks a figure or a name, so it cannot stand alone.
test.each<[Tongue, string, string]>([
  [
    'en',
    'Mayor Hale of Ellery faces growing pressure over 40 million bridge plan',
    'Pressure is growing on the mayor to change the plan for the bridge, as he said on Monday.',
  ],
  [
    'de',
    'Ministerin Behn will 40 Schulen in Harlau schützen',
    'Die Ministerin will Schulen künftig besser vor Hochwasser schützen, wie sie mitteilt.',
  ],
  [
    'fr',
    'Vernoy : la mairie met en place 12 navettes sur les trajets du collège',
    'La mairie a décidé de mettre en place des navettes pour les élèves du collège, dit-elle.',
  ],
  [
    'es',
    'Alcor limita la circulación de camiones entre las 22 y las 6',
    'El ayuntamiento ha limitado la circulación de camiones en horario nocturno por las quejas.',
  ],
  ['it', 'Velmare, sospesi 30 treni sulla linea del porto', 'La società ha sospeso i treni sulla linea del porto per lavori.'],
  [
    'pt',
    'Câmara de Valmar corta 15 linhas de autocarro no centro',
    'A câmara decidiu cortar linhas de autocarro que passam no centro por falta de condutores.',
  ],
  [
    'nl',
    'Politie Veldam gaat niet uit van opzet bij ongeluk, 9 gewonden',
    'Bij het ongeluk lijkt vooralsnog geen opzet in het spel te zijn, zo meldt de politie.',
  ],
  [
    'pl',
    'Olszany: 14 domów bez prądu po burzy, trwa usuwanie awarii',
    'Po burzy trwa usuwanie awarii, a część domów jest nadal bez prądu od wczoraj.',
  ],
  [
    'ro',
    'Programul de furnizare a apei la Vernea se schimbă de la ora 8',
    'Programul de furnizare a apei se schimbă în tot orașul din cauza lucrărilor la conductă.',
  ],
  ['hi', 'रामगढ़ में महिलाओं को 2000 रुपये और मुफ्त बस का वादा', 'अध्यक्ष ने मंगलवार को महिलाओं के लिए मुफ्त बस समेत कई घोषणाएं की हैं।'],
])('%s: who heard the headline does not hear it again: %s', (tongue, title, text) => {
  expect(told(tongue, title, text)).toEqual({ isReplaced: false, rest: [], beforeGap: [text] })
})

test.each<[Tongue, string, string]>([
  ['en', 'Train hits lorry at Ellery', 'One person who was not aboard the train was killed on Monday.'],
  ['de', 'Reaktor bei Harlau geht ans Netz', 'Der Reaktor hat zwölf Jahre länger gedauert und kostet neun Milliarden Euro.'],
  ['fr', 'Trois cambrioleurs arrêtés à Vernoy', 'Les cambrioleurs, surpris mercredi, avaient fui vers la gare dans une voiture.'],
  ['es', 'Un incendio obliga a evacuar Alcor', 'Los bomberos trabajan desde la madrugada y la carretera a Ferrán está cortada.'],
  ['it', 'Sbarcati a Velmare madre e figlio', 'La madre è stata portata al pronto soccorso dell’ospedale con la febbre alta.'],
  ['pt', 'Governo reforça apoio ao gás', 'A medida custa 25 milhões de euros e vale até ao fim do ano em Valmar.'],
  ['nl', 'Trein rijdt niet bij Veldam', 'Het herstellen van de wissels duurt nog de hele dag, verwacht ProRail in Utrecht.'],
  ['pl', 'Pożar na stacji w Olszanach', 'Na miejscu pracuje 11 zastępów strażaków z całego powiatu i trzy karetki.'],
  ['ro', 'Drum surpat la Vernea', 'Circulația se face pe o singură bandă între Galați și Olteni până vineri.'],
  ['hi', 'रामगढ़ अस्पताल में आग', 'सभी बारह मरीजों को दूसरे अस्पताल में भेज दिया गया है और जांच शुरू हुई है।'],
])('%s: what is new behind the headline is told: %s', (tongue, title, text) => {
  expect(told(tongue, title, text).rest).toEqual([text])
})

test.each<[Tongue, string, string]>([
  [
    'en',
    'Missile hits apartment block in Ellery',
    'Rescuers had pulled 23 bodies from the apartment block in Ellery by noon on Monday.',
  ],
  ['en', 'Boy, 12, shot dead in park', 'A boy aged 12 has been found dead in a park in Leeds, the police said.'],
  [
    'de',
    'Beben in Harlau: Zahl der Toten steigt',
    'Die Zahl der Toten nach dem Beben ist auf 2900 gestiegen, teilt die Regierung mit.',
  ],
  [
    'fr',
    'Séisme à Vernoy : le nombre de morts augmente',
    'Le nombre de morts après le séisme augmente encore : 2900 morts ont été comptés.',
  ],
  [
    'es',
    'Terremoto en Alcor: sube el número de muertos',
    'El número de muertos por el terremoto sube a 2900 personas, según el gobierno.',
  ],
  [
    'it',
    'Terremoto a Velmare, sale il numero dei morti',
    'Sale ancora il numero dei morti del terremoto: sono 2900 persone, dice il governo.',
  ],
  ['pt', 'Sismo em Valmar: sobe o número de mortos', 'O número de mortos do sismo sobe para 2900 pessoas, segundo o governo.'],
  [
    'pl',
    'Trzęsienie ziemi w Olszanach: rośnie liczba ofiar',
    'Po trzęsieniu ziemi rośnie liczba ofiar, jest ich już 2900 osób, podał rząd.',
  ],
  [
    'nl',
    'Aardbeving Veldam: aantal doden stijgt',
    'Het aantal doden door de aardbeving stijgt naar 2900 mensen, meldt de regering.',
  ],
  [
    'ro',
    'Cutremur la Vernea: crește numărul morților',
    'Crește numărul morților după cutremur: sunt deja 2900 de oameni, spune guvernul.',
  ],
])('%s: a toll or a place that the headline keeps back is told: %s', (tongue, title, text) => {
  const { isReplaced, rest } = told(tongue, title, text)
  expect(isReplaced || rest.includes(text)).toBe(true)
})

test('of whom nobody has spoken is not told on', () => {
  const next = 'रामपुर का 22 साल का यह शख्स पिछले हफ्ते दुबई से लौटा था.'
  expect(goingOn(['', 'दुबई के बाद रामपुर में नई बीमारी से पहली मौत की पुष्टि हो गई है.'], [next], 'hi')).toEqual([])
  expect(goingOn(['', 'रामपुर में नई बीमारी से एक शख्स की मौत हो गई है.'], [next], 'hi')).toEqual([next])
})
