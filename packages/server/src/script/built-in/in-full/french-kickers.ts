import { capital } from '../../first-letter.ts'
import { inPlace, underPlace } from '../french-places.ts'
import { withoutTopicBefore } from '../topic-before.ts'
import { underState } from './french-states.ts'

// 'Coronavirus : un vaccin arrive', 'Ligue 1 : Lens perd', 'Gers. Un homme arrêté': what a French paper sets before a colon, a stop or a dash is said
// as a part of the sentence. What may speak, or may belong to the story in another way, stays.

/** A contest and a field say where it is news: nobody speaks under these. */
const CONTESTS: Readonly<Record<string, string>> = {
  L1: 'En Ligue 1',
  'Ligue 1': 'En Ligue 1',
  L2: 'En Ligue 2',
  'Ligue 2': 'En Ligue 2',
  LdC: 'En Ligue des champions',
  F1: 'En Formule 1',
  'Formule 1': 'En Formule 1',
  'Jeep Élite': 'En Jeep Élite',
  'Super Rugby': 'En Super Rugby',
  "Coupe d'Europe": 'En Coupe d’Europe',
  "Coupes d'Europe": 'En Coupe d’Europe',
  ...Object.fromEntries(
    ['Ligue des champions', 'Ligue Europa', 'Premier League', 'Bundesliga', 'Liga', 'Serie A', 'Top 14', 'Pro D2', 'MotoGP'].map(
      (name) => [name, `En ${name}`],
    ),
  ),
}
const FIELD =
  /^(?:mercato|transferts?|santé|emploi|transports?|immobilier|tourisme|consommation|agriculture|cinéma|musique|climat|environnement|aviation|automobile|logement|culture|gastronomie|patrimoine|énergie|carburants|vacances|alimentation|sécurité routière|football|foot|rugby|tennis|cyclisme|basket|handball|biathlon|athlétisme|natation)$/iu
const smallFirst = (text: string): string => `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
const fieldIn = (label: string): string => {
  const contest = CONTESTS[label]
  if (contest !== undefined) return contest
  return FIELD.test(label) ? `Côté ${label.toLocaleLowerCase()}` : ''
}

/** What befalls a player beside the field is no news of his contest. */
const BESIDE_FIELD =
  /(?<!\p{L})(?:garde à vue|mis en examen|mise en examen|condamn\p{L}+|procès|jugée?s?|interpell\p{L}+|arrêté\p{L}*|plainte|soupçonn\p{L}+|tribunal|prison|agress\p{L}+|viols?|exhibition|décédée?|décès)(?!\p{L})/iu

/** Some article or number, or a name, and not a place or a time of the story's own. */
const ARTICLE =
  /^(?:(?:Une?|Aucune?|On|Des|Du|De nouve\p{L}+|Les?|La|Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix|Plusieurs|Beaucoup de|Plus de|Près de|Au moins|Son|Sa|Ses) |L['’]\p{L})/iu
const NAMED = /^(?:\d|\p{Lu})/u
const OWN_PLACE =
  /^(?:En|À|A|Au|Aux|Dans|Sur|Pour|Avec|Sans|Après|Avant|Selon|Face|Dès|Depuis|Malgré|Chez|Entre|Vers|Si|Sous|Contre|Ce|Cet|Cette|Ces|De|D['’]\p{L}+|Comment|Pourquoi|Quand|Où|Qui|Que|Quels?|Quelles?|Voici|Voilà|Même|Non|Oui|\d+ heures?|La? liste|La carte|Les dates|Le point|Il|Elle|Ils|Elles|On|Nous|Vous|Je|Tout savoir|Nos|Notre|Vos|Votre|Mon|Ma|Mes|Pas|\p{Lu}\p{L}+(?:e[zr]|ant)) /u
const TEASER =
  /[?…:]|\.\.\.|^(?:les? \d+ |le point|les dates|la liste|la carte|les conseils|on fait |on a testé |on vous |\p{L}+ ?[!,]|\S+(?: \S+)?\. )/iu
/** Where or when it is: the field need not be said. */
const WITH_OWN = /^(?:en|à|au|aux|dans|après|avant|depuis|dès|malgré) [^,]{2,50}, (?:\p{Ll}+ |[ldL]['’])/u
const OF_ILLNESS = /(?<!\p{L})(?:covid|coronavirus|pandémie|épidémie|confinement|déconfinement)(?!\p{L})/iu
const mayFollow = (story: string): boolean =>
  (NAMED.test(story) || ARTICLE.test(story)) &&
  !TEASER.test(story) &&
  (ARTICLE.test(story) || !OWN_PLACE.test(story)) &&
  story.split(' ').length >= 4

/** Who is in a town or a department, and acts there. */
const LOCAL =
  /^(?:une? |des |deux |trois |quatre |cinq |six |plusieurs |au moins |\d|(?:la police|la préfecture|la mairie|la gare|le CHU|le tribunal|le marché|le centre|le procès|le corps|le conducteur|le suspect|les pompiers|les gendarmes|les policiers|les habitants|les secours|l['’]hôpital|l['’]université|l['’]enquête|l['’]homme|l['’]incendie|l['’]auteur)(?!\p{L}))/iu
const ANY_ONE = /^(?:une? |des |deux |trois |quatre |cinq |six |plusieurs |\d)/iu
/** There a town is its club. */
const OF_CLUB = /(?<!\p{L})(?:prolong\p{L}+|sign[eé]\p{L}*|renforts?|recrue\p{L}*|acheteur|accord pour|rachat)(?!\p{L})/iu
const placeIn = (label: string, story: string): string => {
  // Paris speaks for France, but hardly of somebody unnamed.
  const town = label === 'Paris' && ANY_ONE.test(story) ? 'Lyon' : label
  if (underPlace(town, story.replaceAll('Covid', 'covid'), story) !== 'in') return underState(label, story)
  const place = town === label ? inPlace(label) : 'à Paris'
  return place.startsWith('à ') && (!LOCAL.test(story) || OF_CLUB.test(story)) ? '' : capital(place)
}

const LABELLED = /^([^:«»“”"()?!;,.]{2,45}?)(?:\s?: | - )(\S.+)$/u
const join = (before: string, story: string): string => `${before}, ${ARTICLE.test(story) ? smallFirst(story) : story}`

/** A French headline with what stands before its story as a part of the sentence. */
export const saidKicker = (headline: string): string => {
  const [, label = '', story = ''] = LABELLED.exec(headline) ?? []
  if (label !== '') {
    const told = headline.replace(/^([^:-]+?) - /u, '$1: ')
    if (/ - |^\S+(?: \S+)? ?\. /u.test(story)) return headline
    if (CONTESTS[label] !== undefined && BESIDE_FIELD.test(story) && !TEASER.test(story)) return capital(story)
    // What the story names once more need not be said.
    const isPlace = underPlace(label, story, story) !== undefined
    const without = isPlace ? told : withoutTopicBefore(told, '', '', 'fr')
    if (without !== told && (fieldIn(label) === '' || !(without.startsWith('Sur ') || /^intempéries/iu.test(label))))
      return without
    if (
      (FIELD.test(label) || (/^co(?:ronavirus|vid)/iu.test(label) && OF_ILLNESS.test(story))) &&
      WITH_OWN.test(story) &&
      !TEASER.test(story)
    )
      return capital(story)
    if (!mayFollow(story)) return headline
    const before = fieldIn(label) || placeIn(label, story)
    return before === '' ? headline : join(before, story)
  }
  return headline
}
