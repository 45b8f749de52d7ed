import { describe, expect, it } from 'vitest'
import { frenchInFull } from './french.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['Le voleur de Vernay condamné à 13 ans fermes.', 'Le voleur de Vernay a été condamné à 13 ans fermes.'],
  ['Un piéton de 26 ans tué par un automobiliste.', 'Un piéton de 26 ans a été tué par un automobiliste.'],
  ['Deux cyclistes percutés par des voitures à Morlaix.', 'Deux cyclistes ont été percutés par des voitures à Morlaix.'],
  ['En Lozère, un adolescent de 14 ans tué lors d’une rixe.', 'En Lozère, un adolescent de 14 ans a été tué lors d’une rixe.'],
  ['Une infirmière et un médecin blessés à l’arme blanche', 'Une infirmière et un médecin ont été blessés à l’arme blanche'],
  ['Le maire de Vernay mis en examen pour fraude.', 'Le maire de Vernay a été mis en examen pour fraude.'],
  ['Un homme de 50 ans mis en examen et écroué à Cahors.', 'Un homme de 50 ans a été mis en examen et écroué à Cahors.'],
  ['Le budget définitivement adopté.', 'Le budget a été définitivement adopté.'],
  ['L’attaquant finalement suspendu contre l’Italie.', 'L’attaquant a finalement été suspendu contre l’Italie.'],
  ['Claire Morel nommée directrice de la Villa Nera.', 'Claire Morel a été nommée directrice de la Villa Nera.'],
  ['Un chasseur soupçonné de meurtre arrêté à Dax.', 'Un chasseur soupçonné de meurtre a été arrêté à Dax.'],
  [
    'Neuf personnes portées disparues après l’effondrement d’un pont.',
    'Neuf personnes sont portées disparues après l’effondrement d’un pont.',
  ],
  ['Une partie de la ville privée d’eau après une attaque.', 'Une partie de la ville est privée d’eau après une attaque.'],
  ['La ville de Soumy visée par des frappes dans la nuit.', 'La ville de Soumy a été visée par des frappes dans la nuit.'],
  ['Un député visé par une plainte.', 'Un député est visé par une plainte.'],
  ['Des milliers de manifestants arrêtés à Minsk.', 'Des milliers de manifestants ont été arrêtés à Minsk.'],
  ['Deux adolescents en garde à vue après un incendie.', 'Deux adolescents ont été placés en garde à vue après un incendie.'],
  ['Une enseignante à nouveau en garde à vue.', 'Une enseignante a à nouveau été placée en garde à vue.'],
  ['Les habitants de Brenac encore sous le choc.', 'Les habitants de Brenac sont encore sous le choc.'],
  ['Les salariés de Velox en grève.', 'Les salariés de Velox sont en grève.'],
  [
    'Deux morts et 20 blessés dans un accident de car.',
    'Deux personnes sont mortes et 20 autres ont été blessées dans un accident de car.',
  ],
  ['Un mort et un blessé grave après une rixe.', 'Une personne est morte et une autre a été grièvement blessée après une rixe.'],
  ['Au moins dix morts dans le naufrage d’un ferry.', 'Au moins dix personnes sont mortes dans le naufrage d’un ferry.'],
  ['Une dizaine de blessés dans un car à Foix.', 'Une dizaine de personnes ont été blessées dans un car à Foix.'],
  [
    'Trois blessés dont deux graves dans un accident à Foix.',
    'Trois personnes ont été blessées, dont deux grièvement, dans un accident à Foix.',
  ],
  [
    'Huit véhicules détruits dans un incendie à Cuers, deux blessés légers.',
    'Huit véhicules ont été détruits dans un incendie à Cuers et deux personnes ont été légèrement blessées.',
  ],
  ['Nigeria : 86 morts dans un accident.', 'Au Nigeria, 86 personnes sont mortes dans un accident.'],
  ['Iran : un couple accusé d’espionnage arrêté.', 'En Iran, un couple accusé d’espionnage a été arrêté.'],
  ['États-Unis: un avion porté disparu en Alaska.', 'Aux États-Unis, un avion est porté disparu en Alaska.'],
  ['Mali : Trois soldats tués dans une embuscade.', 'Au Mali, trois soldats ont été tués dans une embuscade.'],
  ['Pont de Vernay : une enquête ouverte.', 'Pont de Vernay : une enquête a été ouverte.'],
  ['Un animateur jugé pour conduite sous stupéfiants.', 'Un animateur est jugé pour conduite sous stupéfiants.'],
  ['La victime probablement ciblée par erreur.', 'La victime a probablement été ciblée par erreur.'],
  ['En Lozère, un blessé grave en plein match.', 'En Lozère, une personne a été grièvement blessée en plein match.'],
  ['Le quartier des Forges sous le choc après un meurtre.', 'Le quartier des Forges est sous le choc après un meurtre.'],
  ['La députée Léa Morel favorable à un référendum.', 'La députée Léa Morel est favorable à un référendum.'],
  [
    'L’accord sur la mise à disposition des joueurs validé par la Ligue.',
    'L’accord sur la mise à disposition des joueurs a été validé par la Ligue.',
  ],
  ['Allemagne : une voiture percute une foule à Kassel.', 'En Allemagne, une voiture percute une foule à Kassel.'],
  ['Canada : un avion s’écrase à Toronto et fait 18 blessés.', 'Au Canada, un avion s’écrase à Toronto et fait 18 blessés.'],
  ['Chine: plus de 30 personnes portées disparues.', 'En Chine, plus de 30 personnes sont portées disparues.'],
  ['Le tunnel de Brenac fermé après un éboulement.', 'Le tunnel de Brenac est fermé après un éboulement.'],
  ['Deux lignes de tramway coupées ce mardi à Vernay.', 'Deux lignes de tramway sont coupées ce mardi à Vernay.'],
  ['Un restaurant fermé après une intoxication à Foix.', 'Un restaurant a été fermé après une intoxication à Foix.'],
  ['Les électeurs de Vernay appelés à voter dimanche.', 'Les électeurs de Vernay sont appelés à voter dimanche.'],
]

const STAYS: readonly string[] = [
  'Le maire accusé de fraude démissionne.',
  'Un homme arrêté à Dax nie les faits.',
  'Un incendie fait deux morts à Foix.',
  'La mère d’une adolescente tuée à Foix.',
  'Le procès du policier tué à Cahors.',
  'Les otages libérés par la milice de retour chez eux.',
  'Les marchés suspendus à la décision de la banque.',
  'Les films les plus attendus de l’été.',
  'La peine de mort abolie.',
  'Budget rejeté par le Sénat.',
  'Un homme blessé par balle retrouvé dans un fossé.',
  'Des mères de soldats tués à la guerre.',
  'Un bâtiment bientôt détruit.',
  'Un piéton a été tué par un automobiliste.',
  'La police arrête un homme soupçonné de vol.',
  'Le gouvernement lance un plan pour les enfants tués sur la route.',
  'Mort de la presse écrite.',
  'Mort d’un monde.',
  'Les 10 morts de Foix ont été identifiés.',
  'Le quartier fermé jusqu’à lundi.',
  '« Un homme tué », dit le maire.',
  'Un homme tué par erreur ?',
  'Ligne 4 fermée lundi.',
  'Le roman préféré des Français adapté au cinéma.',
  'Un accusé reconnu par deux témoins.',
  'Deux morts de plus.',
  'Allemagne : le chancelier rejette l’accord.',
  'Allemagne : la vocation et le pari.',
  'Mali : un avion français s’écrase au Niger.',
  'Le pays dément toute présence sur la base frappée par son voisin et promet une enquête.',
  'L’urgence de défendre les victimes du crime organisé.',
  'Un religieux jugé en mars.',
  'Les deux cas les plus graves jugés à Foix.',
  'Une vie volée par la guerre.',
  'Le témoignage d’un homme blessé à Foix.',
  'Un policier blessé témoigne.',
  'Les victimes tuées à Foix honorées par le village.',
  'Paul Derval en garde à vue pour un vol.',
  'La droite embarrassée par le placement en garde à vue de Paul Derval.',
  'Paul Derval en garde à vue le temps d’une nuit à Cahors.',
  'Le maire de Brenac en garde à vue pendant dix heures.',
  'Le pont de Brenac fermé pendant la crue.',
  'Le pont de Brenac fermé hier.',
  'Paul Derval appelé à rembourser la commune.',
  'Des gourdes vendues à partir de 3 euros en pharmacie.',
  'Des casques distribués aux élèves dès lundi.',
  'Un nouveau tramway inauguré samedi à Brenac.',
  'Les dessins de Paul Derval vendus aux enchères à Foix.',
  'Une région coupée en deux par les nuages.',
]

describe('a French headline as a sentence', () => {
  it.each(SAID)('says %j in full', (headline, sentence) => {
    expect(frenchInFull(headline)).toBe(sentence)
  })
  it.each(STAYS)('leaves %j', (headline) => {
    expect(frenchInFull(headline)).toBe(headline)
  })
  it.each(SAID)('leaves what it made of %j', (_headline, sentence) => {
    expect(frenchInFull(sentence)).toBe(sentence)
  })
  it('says the state only where nothing else is named', () => {
    expect(frenchInFull('Mali : deux Français tués par un drone en Libye.')).toBe(
      'Mali : deux Français ont été tués par un drone en Libye.',
    )
  })
})
