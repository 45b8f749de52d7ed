import { tellsDeath } from './tells-death.ts'

// 'Séisme au Vanuatu : les secours cherchent encore', 'Retraites : le ministre promet …': after what it was, or of what somebody speaks.

/** What is over as soon as it is news. */
const OVER: readonly (readonly [RegExp, string])[] = [
  [/^(?:fusillade|collision) (?:à|au|aux|en|dans|près) /iu, 'après la '],
  [/^(?:attentat|attaque) (?:à|au|aux|en|dans|de|contre) /iu, 'après l’'],
  [/^(?:séisme|naufrage|crash) (?:à|au|aux|en|dans|près|du|de) /iu, 'après le '],
  [/^mort (?=d[e’'] ?\p{Lu}|du \p{Ll}+ \p{Lu})/iu, 'après la '],
]
/** The story tells the thing itself. */
const ITSELF =
  /(?<!\p{L})(?:séisme|secousse|tremblement|magnitude|fusillade|tireur|tirs?|ouvr\p{L}+ le feu|attentat|attaque\p{L}*|explosion|naufrage|chavir\p{L}+|coul[ée]\p{L}*|crash|s[’']écras\p{L}+|collision|percut\p{L}+|assaillant|un homme|une voiture|un avion|un bateau)(?!\p{L})/iu

/** At what it was, or in which matter. */
const AT: readonly (readonly [RegExp, string])[] = [
  [/^aéroport d/iu, 'à l’'],
  [/^manifestations (?:du|de|contre|à|pour) /iu, 'lors des '],
]

/** Somebody is looked for: 'disparition' is said of the dead as well. */
const MISSING = /^disparition (?:de |d[’'] ?)\S/iu
const SEARCHED =
  /(?<!\p{L})(?:recherch\p{L}+|enquêt\p{L}+|disparue?s?|traces?|retrouvée?s?|battues?|gendarm\p{L}+|polici\p{L}+|suspecte?s?|garde à vue|mis en examen|témoins?)(?!\p{L})/iu

const ELECTION: readonly (readonly [RegExp, string])[] = [
  [/^(?:municipales|législatives|régionales|européennes|sénatoriales|cantonales) (?:20\d\d|à \p{Lu}|en \p{Lu})/iu, 'pour les '],
  [/^présidentielle (?:20\d\d|en \p{Lu})/iu, 'pour la '],
]

/** What ministers and others speak of. */
const SUBJECT: readonly (readonly [RegExp, string])[] = [
  [/^(?:retraites|droits de douane|impôts|salaires|pesticides)$/iu, 'sur les '],
  [/^(?:budget|budget 20\d\d|handicap|logement|climat|chômage|nucléaire|narcotrafic|télétravail)$/iu, 'sur le '],
  [/^(?:fiscalité|sécurité|fin de vie|laïcité|santé|dette|proportionnelle)$/iu, 'sur la '],
  [/^(?:immigration|école|éducation|agriculture|assurance-chômage|audiovisuel public|euthanasie|énergie|ia)$/iu, 'sur l’'],
]

const SPEAKS =
  /(?<!\p{L}|(?<!\p{L})(?:le|la|les|en|y) )(?:accuse|affirme|alerte|annonce|appelle|assure|critique|défend|demande|dénonce|estime|évoque|exclut|juge|plaide|prévient|promet|propose|réclame|regrette|rejette|salue|veut)(?:nt)?(?!\p{L})/u

const wordOf = (ways: readonly (readonly [RegExp, string])[], label: string): string =>
  ways.find(([way]) => way.test(label))?.[1] ?? ''

/** With what a French topic becomes a part of its sentence, or nothing. */
export const beforeFrench = (label: string, story: string): string => {
  if (/^(?:Bourse de Paris|Bourse de New York)$/u.test(label)) return 'à la '
  if (label === 'Wall Street') return 'à '
  if (MISSING.test(label)) return SEARCHED.test(story) ? 'dans l’affaire de la ' : ''
  const at = wordOf(AT, label)
  if (at !== '') return at
  const over = wordOf(OVER, label)
  if (over !== '') return ITSELF.test(story) || (/^mort/iu.test(label) && tellsDeath(story, 'fr')) ? '' : over
  return SPEAKS.test(story) ? wordOf(ELECTION, label) || wordOf(SUBJECT, label) : ''
}
