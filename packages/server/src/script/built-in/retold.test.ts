import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isRunUp, retells } from './retold.ts'

test.each<[Tongue, string, string]>([
  [
    'en',
    'Wheat bag starts blaze, destroys home in Alder',
    'A heated wheat bag has been blamed for a fire that destroyed the home of a pensioner in Alder.',
  ],
  [
    'de',
    'Zahl der Toten beim Einsturz in Harlau steigt auf fünf',
    'Nach dem Einsturz der Halle in Harlau sind laut Landrat Behn fünf Tote zu beklagen.',
  ],
  [
    'de',
    'Lange Haft für Helfer des Mordes an Wirt Jens Karow',
    'Vier Jahre nach dem Mord an dem Wirt Jens Karow sind zwei Helfer verurteilt worden.',
  ],
  [
    'fr',
    'Incendie maîtrisé dans un entrepôt près de Rouvray',
    "Un incendie qui s'était déclaré dans un entrepôt de bois à Rouvray a été maîtrisé lundi par les pompiers.",
  ],
  [
    'es',
    'Hallan redes de pesca abandonadas en el fondo de la ría de Arcos',
    'Buzos de la cofradía de Arcos encontraron el lunes redes de pesca y cabos en el fondo de la ría.',
  ],
  [
    'it',
    'Chiusa una fabbrica di vernici nel porto di Ortese',
    'La polizia ha chiuso lunedì una fabbrica di vernici senza permessi che lavorava nel porto di Ortese.',
  ],
  [
    'nl',
    'Negen gewonden door brand in hotel in Polderdam',
    'Bij een brand in een hotel in Polderdam zijn vannacht 9 mensen gewond geraakt.',
  ],
  [
    'pl',
    'Atak na port w Lunowie, zatopione statki',
    'Samoloty dokonały w sobotę nalotu na port w Lunowie i zatopiły dwa statki.',
  ],
  [
    'pt',
    'Obras no paredão de Olmos já começaram',
    'A intervenção no paredão de Olmos, que caiu no temporal, já começou esta semana.',
  ],
  [
    'ro',
    'Reacții după alegerea lui Radu Olteanu ca lider al grupului',
    'Radu Olteanu a fost felicitat luni de primari pentru alegerea sa ca lider al noului grup din consiliu.',
  ],
  [
    'hi',
    'रामगढ़ में कुएं में गिरी कार, एक परिवार के नौ लोगों की मौत',
    'रामगढ़ में एक कार के कुएं में गिरने से एक ही परिवार के 9 लोगों की मौत हो गई और दो घायल हैं।',
  ],
])('%s: %s', (tongue, headline, first) => {
  expect(retells(first, '', headline, tongue)).toBe(true)
})

test.each<[string, Tongue, string, string]>([
  [
    'only the subject',
    'de',
    'Wachmann der Nordbahn aus Zug gestürzt',
    'Ein Wachmann der Nordbahn ist nach einem Streit im Krankenhaus von Harlau.',
  ],
  [
    'only what it was about',
    'en',
    'Head of Alder Council resigns over conflicts of interest',
    'Dr Ruth Hale had financial interests and conflicts that made it difficult to do her job in Ellery.',
  ],
  [
    'a figure is lost',
    'en',
    'Bus crash near Ellery kills 30 people',
    'A full bus collided with a lorry near Ellery late on Tuesday and burned out, people said.',
  ],
  [
    'how many were caught',
    'nl',
    'Drie aanhoudingen na schietpartij bij carnaval in Polderdam',
    'In het centrum van Polderdam is zaterdag geschoten tijdens het carnaval, zegt de politie.',
  ],
  [
    'this plan',
    'fr',
    'Les députés adoptent le projet de loi sur la pêche à Rouvray',
    'Le Premier ministre a lutté pour faire adopter ce projet de loi sur la pêche devant les députés de Rouvray.',
  ],
  [
    'those forces',
    'es',
    'Ataque aéreo contra fuerzas rebeldes en Arcos',
    'El ejército atacó el lunes a esas fuerzas en Arcos por segunda vez en menos de tres semanas.',
  ],
  [
    'who is it',
    'es',
    'El Banco de Sotillo rebaja su previsión de crecimiento',
    'El organismo rebaja del dos al uno por ciento la previsión de crecimiento y alerta del desempleo.',
  ],
  [
    'what came before the comma leads to it',
    'pt',
    'Liga aprova estudo para expansão em Olmos e Sotil',
    'Como apurou o jornal, essa é a primeira votação da liga para a expansão em Olmos e Sotil.',
  ],
  [
    'the names are lost',
    'fr',
    'En Mauravie, le président sortant talonné par sa rivale',
    'Le président Hallier devance de peu sa rivale de gauche au premier tour de la présidentielle.',
  ],
  [
    'how it began',
    'en',
    'Bridge in Alder closed over cracks',
    'It began with cracks that an engineer from Leeds found in the bridge of Alder last year.',
  ],
  [
    'what was years ago',
    'de',
    'Brücke in Harlau wegen Rissen gesperrt',
    'Im Mai 2019 fanden Prüfer in der Brücke in Harlau Risse und ließen sie gesperrt.',
  ],
  [
    'how it began',
    'pl',
    'Most w Lunowie zamknięty z powodu pęknięcia',
    'Zaczęło się od pęknięcia, które w moście w Lunowie znalazł inżynier rady.',
  ],
  [
    'what was years ago',
    'en',
    'Bridge in Alder closed again over cracks',
    'Ten years ago an engineer from Leeds found cracks in the bridge of Alder and closed it.',
  ],
  [
    'what was years ago',
    'de',
    'Brücke in Harlau wieder wegen Rissen gesperrt',
    'Vor zehn Jahren fand ein Prüfer in der Brücke in Harlau Risse und ließ sie gesperrt.',
  ],
  [
    'what was years ago',
    'fr',
    'Le pont de Rouvray fermé à cause de fissures',
    'Il y a dix ans, un ingénieur de Paris a fermé le pont de Rouvray à cause de fissures.',
  ],
  [
    'what was years ago',
    'es',
    'Cierran el puente de Arcos por grietas',
    'Hace diez años un ingeniero de Madrid encontró grietas en el puente de Arcos y lo cierran.',
  ],
  [
    'what was years ago',
    'it',
    'Chiuso il ponte di Ortese per le crepe',
    'Dieci anni fa un ingegnere di Torino ha chiuso il ponte di Ortese per alcune crepe.',
  ],
  [
    'what was years ago',
    'pt',
    'Ponte de Olmos fechada por causa de fendas',
    'Há dez anos, um engenheiro de Lisboa encontrou fendas na ponte de Olmos e deixou-a fechada.',
  ],
  [
    'what was years ago',
    'nl',
    'Brug in Polderdam dicht door scheuren',
    'Tien jaar geleden vond een ingenieur uit Delft scheuren in de brug in Polderdam, die dicht ging.',
  ],
  [
    'what was years ago',
    'pl',
    'Most w Lunowie zamknięty z powodu pęknięcia',
    'Dziesięć lat temu inżynier z Torunia znalazł pęknięcia w moście w Lunowie i został on zamknięty.',
  ],
  [
    'what was years ago',
    'ro',
    'Podul din Vernea închis din cauza fisurilor',
    'În urmă cu zece ani un inginer din Cluj a găsit fisuri la podul din Vernea și a fost închis.',
  ],
  [
    'what was years ago',
    'hi',
    'रामगढ़ का पुल दरारों के कारण बंद',
    'दस साल पहले रामगढ़ का पुल दरारों के कारण एक इंजीनियर ने बंद कर दिया था और फिर खोला।',
  ],
  [
    'what had been before',
    'de',
    'Gericht kippt Rauchverbot in Kneipen von Harlau',
    'Der Senat von Harlau hatte das Rauchverbot in Kneipen vor zwei Jahren eingeführt.',
  ],
  [
    'what was meant to be',
    'en',
    'Minister Hale drops plans for road toll in Ellery',
    'Minister Hale wanted to bring in a road toll near Ellery with new plans from May.',
  ],
  [
    'what was meant to be',
    'it',
    'Il sindaco Sala rinuncia al ponte sul porto di Ortese',
    'Il sindaco Sala voleva costruire un ponte nuovo sul porto di Ortese entro maggio.',
  ],
  [
    'a question',
    'nl',
    'Brug in Polderdam dicht door scheuren',
    'Hoe lang blijft de brug in Polderdam dicht door de scheuren van deze zomer?',
  ],
])('not where a sentence lacks something: %s (%s)', (_why, tongue, headline, first) => {
  expect(retells(first, '', headline, tongue)).toBe(false)
})

test('a figure may stand in the sentence behind it', () => {
  const headline = 'Bus crash near Ellery leaves 30 hurt and the road closed'
  const first = 'A full bus crashed into a lorry near Ellery late on Tuesday, and the road is closed.'
  expect(retells(first, '', headline, 'en')).toBe(false)
  expect(retells(first, 'At least 30 people were hurt.', headline, 'en')).toBe(true)
})

test('that there is something to tell is no news in Hindi', () => {
  expect(isRunUp('रामपुर के यात्रियों के लिए अच्छी खबर है.', 'hi')).toBe(true)
  expect(isRunUp('रामपुर का पुल एक बार फिर सुर्खियों में है।', 'hi')).toBe(true)
  expect(isRunUp('रामपुर में पुल गिरने से भारी नुकसान की खबर है.', 'hi')).toBe(false)
  expect(isRunUp('रामपुर में नई बीमारी का पहला मामला सामने आया है.', 'hi')).toBe(false)
})

test.each<[Tongue, string]>([
  ['fr', 'Le 26 janvier, des plongeurs de Rouvray ont vu un requin.'],
  ['fr', 'Suite à une enquête ouverte en mai, le maire de Rouvray sera jugé.'],
  ['es', 'El 3 de junio, el alcalde de Arcos firmó un acuerdo.'],
  ['it', 'Il 13 novembre il sindaco di Ortese ha firmato un accordo.'],
  ['ro', 'O scenă șocantă a fost filmată la Bradu.'],
])('in %s this leads up to the news: “%s”', (tongue, sentence) => {
  expect(isRunUp(sentence, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['fr', 'Mardi 26 janvier, des plongeurs de Rouvray ont vu un requin.'],
  ['fr', 'Le 12e arrondissement de Rouvray change de maire.'],
  ['ro', 'Imaginile din satelit arată un incendiu la Bradu.'],
  ['ro', 'O scenaristă din Bradu a câștigat premiul.'],
])('in %s this is the news: “%s”', (tongue, sentence) => {
  expect(isRunUp(sentence, tongue)).toBe(false)
})
