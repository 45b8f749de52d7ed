import { EXAMPLE_STORIES } from '../demo/example-stories.ts'
import type { ExampleStory } from '../demo/example-story.ts'

/** Of the stories of the example station, the ones with these titles. */
const ofPortEllery = (...titles: string[]): ExampleStory[] =>
  titles.flatMap((wanted) => EXAMPLE_STORIES.flat().filter(([title]) => title === wanted))

export const ENGLISH = ofPortEllery(
  'Harbour board votes for a second ferry to Skerra',
  'Lighthouse keeper opens the tower to visitors',
  'Volunteers count 1,204 seals',
  'Library lends tools as well as books',
  'Rowing club sets a bay record',
)

export const ENGLISH_MUSIC = ofPortEllery(
  'Local band plays at sea',
  'Harbour orchestra plays among the cranes',
  'Organ sounds again after two years',
  'Choir seeks low voices',
  'Theatre plays with the audience on stage',
)

export const ENGLISH_TRAFFIC = ofPortEllery(
  'Tamber Bridge down to one lane',
  'A quiet run on all roads',
  'Lorries use the harbour tunnel',
  'Roadworks on Lantern Hill',
)

export const AUSTRALIAN: readonly ExampleStory[] = [
  [
    'Sunshine and a light sea breeze',
    'It is a sunny day along the coast, with a light wind from the south-east. Temperatures reach 24 degrees by the water and 29 inland.',
  ],
  [
    'Fog in the river valley',
    'Fog lies in the river valley and clears by the middle of the morning. On the coast the view is good.',
  ],
  [
    'Showers move in overnight',
    'A few showers are expected overnight, with about four millimetres of rain. The wind stays light until the morning.',
  ],
]

export const INDIAN: readonly ExampleStory[] = [
  [
    'Flower market opens at five in the morning',
    'The flower market of Sundarpet opens an hour earlier than usual. Tea is served at the gate to everyone who comes before sunrise.',
  ],
  [
    'Free concert in the temple garden',
    'Musicians from three districts play in the temple garden at seven in the evening. Entry is free, and mats are laid out for the audience.',
  ],
  [
    'Twelve extra buses for the book fair',
    'For the book fair the city runs twelve extra buses. They leave every ten minutes from the railway station.',
  ],
]

export const GERMAN: readonly ExampleStory[] = [
  [
    'Eine zweite Fähre fährt zur Insel Skerholm',
    'Der Stadtrat von Ellerhafen hat für ein zweites Schiff gestimmt. Es nimmt 180 Fahrgäste und 22 Autos mit. Die Überfahrt dauert 35 Minuten.',
  ],
  [
    'Die Stadtbibliothek verleiht auch Werkzeug',
    'Neben Büchern stehen dort jetzt Bohrmaschinen, Leitern und Nähmaschinen bereit. Mehr als 300 Dinge kann man kostenlos ausleihen.',
  ],
  [
    'Der alte Leuchtturm ist wieder offen',
    'Kleine Gruppen steigen die 142 Stufen hinauf. Oben zeigt der Wärter, wie sich das große Licht dreht.',
  ],
  [
    'Eine Schulküche gewinnt einen Preis für ihre Suppe',
    'Die Jury lobte eine einfache Suppe aus Lauch und Graupen. Das Rezept hängt am Schultor, und jeder darf es abschreiben.',
  ],
]

export const FRENCH: readonly ExampleStory[] = [
  [
    'Un deuxième bateau pour l’île aux Goélands',
    'Le conseil du port a voté l’achat d’un deuxième bateau. Il transportera 180 passagers, et la traversée durera 35 minutes.',
  ],
  [
    'La bibliothèque prête aussi des outils',
    'Perceuses, échelles et machines à coudre attendent désormais les lecteurs. Plus de 300 objets sont prêtés gratuitement.',
  ],
  [
    'Le vieux phare ouvre ses portes',
    'Les visiteurs montent les 142 marches par petits groupes. En haut, le gardien leur montre la grande lampe.',
  ],
  [
    'Une soupe d’école remporte un prix',
    'Le jury a salué une soupe de poireaux simple et bon marché. La recette est affichée à l’entrée de l’école.',
  ],
]

export const SPANISH: readonly ExampleStory[] = [
  [
    'Un solo carril en el puente del río',
    'El puente del río tiene un solo carril abierto mientras se renuevan las juntas. La espera es de unos ocho minutos.',
  ],
  [
    'Tráfico fluido en la ronda',
    'La ronda se recorre en 19 minutos, que es el tiempo habitual. No hay retenciones en los accesos al puerto.',
  ],
  [
    'Desvío en la calle del Faro',
    'La calle del Faro está cortada por obras entre la plaza y el mercado. Los autobuses dan un rodeo por la avenida del Mar.',
  ],
]

export const MEXICAN: readonly ExampleStory[] = [
  [
    'El mercado de flores abre una hora antes',
    'El mercado abre a las seis de la mañana. Los puestos de la entrada ofrecen café caliente a quienes madrugan.',
  ],
  [
    'Concierto gratis en la plaza',
    'La banda municipal toca a las siete de la tarde en la plaza principal. La entrada es libre, y hay sillas para todos.',
  ],
  [
    'Doce autobuses más para la feria del libro',
    'Para la feria del libro circulan doce autobuses adicionales. Salen cada diez minutos desde la estación.',
  ],
]

export const ITALIAN: readonly ExampleStory[] = [
  ['La banda del porto suona tra le gru', 'Il concerto si tiene sul molo dei container, e il pubblico porta la propria sedia.'],
  ['Un vecchio organo torna a suonare', 'Dopo due anni di lavoro tutte le canne sono state pulite una per una.'],
  ['Il coro dei pescatori cerca voci basse', 'Le prove si tengono nella vecchia dogana, e dopo si mangia una zuppa.'],
  ['Una canzone nuova nasce sul traghetto', 'Il gruppo l’ha scritta durante una sola traversata.'],
]

export const PORTUGUESE: readonly ExampleStory[] = [
  [
    'Céu limpo e vento fraco',
    'O céu está limpo, com vento fraco de oeste. As temperaturas chegam aos 21 graus junto ao mar e aos 24 no interior.',
  ],
  ['Nevoeiro no vale ao amanhecer', 'No vale do rio há nevoeiro, que se dissipa durante a manhã. Na costa a visibilidade é boa.'],
  ['Mar calmo e sem chuva', 'As ondas não passam de um metro, e não se espera chuva. A água do mar está a 17 graus.'],
]

export const POLISH: readonly ExampleStory[] = [
  ['Słonecznie i ciepło nad zatoką', 'Świeci słońce i wieje słaby wiatr z zachodu. Temperatura wzrośnie do 21 stopni.'],
  ['Mgła w dolinie rzeki', 'W dolinie rzeki utrzymuje się mgła, która powoli ustępuje. Na wybrzeżu widoczność jest dobra.'],
  ['Deszcz dopiero w nocy', 'W nocy nadejdzie słaby deszcz. Spadną około cztery milimetry wody.'],
]

export const DUTCH: readonly ExampleStory[] = [
  [
    'Eén rijstrook open op de rivierbrug',
    'Op de rivierbrug is één rijstrook open, omdat de voegen worden vernieuwd. De vertraging is ongeveer acht minuten.',
  ],
  ['Geen files op de ring', 'Het verkeer op de ring rijdt vlot door. Een rondje duurt 19 minuten, en dat is normaal.'],
  ['Omleiding bij de haven', 'De Havenstraat is afgesloten door wegwerkzaamheden. De omleiding loopt via de Molenweg.'],
]

export const ROMANIAN: readonly ExampleStory[] = [
  [
    'Piața de flori se deschide mai devreme',
    'Piața de flori se deschide la ora șase dimineața. Primii cumpărători primesc o cafea caldă.',
  ],
  ['Concert în aer liber', 'Orchestra orașului cântă la ora șapte seara în parcul mare. Intrarea este liberă.'],
  [
    'Biblioteca împrumută și unelte',
    'Pe lângă cărți, biblioteca împrumută acum scări și mașini de cusut. Sunt peste 300 de obiecte.',
  ],
]

export const HINDI: readonly ExampleStory[] = [
  ['नंदपुरी में दूसरी नाव सेवा शुरू होगी', 'नगर परिषद ने दूसरी नाव को मंज़ूरी दे दी है। नाव में 180 यात्री बैठ सकेंगे और नदी पार करने में 35 मिनट लगेंगे।'],
  ['पुस्तकालय से औज़ार भी मिलेंगे', 'अब किताबों के साथ सीढ़ी और सिलाई मशीन भी घर ले जा सकते हैं। कुल 300 से ज़्यादा चीज़ें उपलब्ध हैं।'],
  ['स्कूल की रसोई को पुरस्कार मिला', 'निर्णायकों ने दाल के सादे सूप की तारीफ़ की। इसकी विधि स्कूल के दरवाज़े पर लगी है।'],
]
