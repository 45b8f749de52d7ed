import { describe, expect, it } from 'vitest'
import { frenchInFull } from './french.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['Ligue 1 : Le gardien de Brenac condamné pour fraude', 'Le gardien de Brenac a été condamné pour fraude'],
  ['Ligue 1 : Les joueurs de Brenac reprennent l’entraînement', 'En Ligue 1, les joueurs de Brenac reprennent l’entraînement'],
  ['L1: Vernay va devoir vendre', 'En Ligue 1, Vernay va devoir vendre'],
  ['Mercato - Vernay annonce le départ de six joueurs', 'Côté mercato, Vernay annonce le départ de six joueurs'],
  ['Aviation : Aéronor renonce au rachat d’un concurrent', 'Côté aviation, Aéronor renonce au rachat d’un concurrent'],
  ['Agriculture : en Bretagne, les producteurs manquent de foin', 'En Bretagne, les producteurs manquent de foin'],
  ['Paris : un rodéo de 50 motos provoque deux accidents', 'À Paris, un rodéo de 50 motos provoque deux accidents'],
  ['États-Unis : des émeutes éclatent à Vernay', 'Aux États-Unis, des émeutes éclatent à Vernay'],
  ['Coronavirus : en Floride, les jeunes relancent l’épidémie', 'En Floride, les jeunes relancent l’épidémie'],
  ['Variole : un premier cas confirmé en France', 'Variole : un premier cas a été confirmé en France'],
  ['Un joueur de Vernay testé positif après un match', 'Un joueur de Vernay a été testé positif après un match'],
  ['16 cas désormais identifiés à Brenac', '16 cas ont désormais été identifiés à Brenac'],
  ['Charente: un magasin propose un vide-grenier permanent', 'En Charente, un magasin propose un vide-grenier permanent'],
  ['Espagne : un village remporte le gros lot', 'En Espagne, un village remporte le gros lot'],
  ['Texas: une tornade détruit trois maisons', 'Au Texas, une tornade détruit trois maisons'],
  ['Australie : les autorités alertent sur une maladie', 'En Australie, les autorités alertent sur une maladie'],
  ['Météo : les orages arrivent par l’ouest', 'Les orages arrivent par l’ouest'],
]

const STAYS = [
  // No front, no background: nobody says so of everything.
  'Coronavirus : un laboratoire annonce un vaccin',
  'Covid-19: Beaucoup de cas dans les maisons de retraite',
  'Ebola : les soignants manquent de matériel',
  'Incendies en Espagne : les pompiers progressent enfin',
  'Canicule: les écoles ferment plus tôt',
  'Coronavirus en Occitanie. Deux cas à déplorer',
  'Covid-19 : aucun mort en Espagne depuis hier',
  'Intempéries : les secours cherchent encore',
  // Who may speak.
  'Léa Morel : « Je serai encore là »',
  'Aéronor : les entrepôts devraient rester fermés',
  // Teasers, and what has a place of its own.
  'Coronavirus : comment bien porter le masque',
  'Coronavirus : à Vernay, les écoles rouvrent',
  'Coronavirus: faut-il fermer les écoles ?',
  'Covid-19 : ce que prévoit le plan du ministre',
  // It was elsewhere, or somebody else's.
  'Syrie : une conférence internationale à Genève',
  'Iran : des sanctions américaines entrent en vigueur',
  'Ukraine : le président appelle à la paix',
  'Paris : l’Élysée rejette un accord',
  'Coronavirus : on fait le point à midi',
  // A town may be its club.
  'Nice : Morel devrait rester au club',
  'Bordeaux : un renfort arrive la semaine prochaine',
  'Ligue 1 - Vernay. Un départ se confirme',
  'La France bat le record - et après - dit-on',
]

describe('what stands before a French story', () => {
  it.each(SAID)('says %j', (headline, sentence) => {
    expect(frenchInFull(headline)).toBe(sentence)
  })
  it.each(STAYS)('leaves %j', (headline) => {
    expect(frenchInFull(headline)).toBe(headline)
  })
})
