// 'Seine-Saint-Denis : un adolescent tué': a department or a region of France never speaks. Each has its own word for 'in'.

const BY_WORD: readonly (readonly [string, string])[] = [
  [
    'en ',
    'Ardèche|Ariège|Aveyron|Charente|Charente-Maritime|Corrèze|Corse|Corse-du-Sud|Haute-Corse|Côte-d’Or|Dordogne|Essonne|Eure-et-Loir|Haute-Garonne|Gironde|Ille-et-Vilaine|Indre-et-Loire|Isère|Haute-Loire|Loire-Atlantique|Lozère|Haute-Marne|Mayenne|Meurthe-et-Moselle|Moselle|Saône-et-Loire|Haute-Saône|Savoie|Haute-Savoie|Seine-Maritime|Seine-et-Marne|Seine-Saint-Denis|Tarn-et-Garonne|Vendée|Haute-Vienne|Guadeloupe|Martinique|Guyane|Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|Bretagne|Île-de-France|Ile-de-France|Normandie|Nouvelle-Aquitaine|Occitanie|Provence-Alpes-Côte d’Azur|Paca',
  ],
  ['dans l’', 'Ain|Aisne|Allier|Aube|Aude|Eure|Hérault|Indre|Oise|Orne|Yonne'],
  [
    'dans le ',
    'Bas-Rhin|Calvados|Cantal|Cher|Doubs|Finistère|Gard|Gers|Haut-Rhin|Jura|Loir-et-Cher|Loiret|Lot|Lot-et-Garonne|Maine-et-Loire|Morbihan|Nord|Pas-de-Calais|Puy-de-Dôme|Rhône|Tarn|Territoire de Belfort|Val-d’Oise|Val-de-Marne|Var|Vaucluse|Centre-Val de Loire|Grand Est|Grand-Est',
  ],
  ['dans la ', 'Creuse|Drôme|Loire|Manche|Marne|Meuse|Nièvre|Sarthe|Somme'],
  [
    'dans les ',
    'Alpes-de-Haute-Provence|Alpes-Maritimes|Ardennes|Bouches-du-Rhône|Côtes-d’Armor|Deux-Sèvres|Hautes-Alpes|Hautes-Pyrénées|Hauts-de-Seine|Landes|Pyrénées-Atlantiques|Pyrénées-Orientales|Vosges|Yvelines|Hauts-de-France|Pays de la Loire',
  ],
  ['à ', 'La Réunion|Mayotte'],
]
const IN: ReadonlyMap<string, string> = new Map(
  BY_WORD.flatMap(([word, names]) => names.split('|').map((name): [string, string] => [name, `${word}${name}`])),
)

/** Towns that everybody in France knows as towns. Paris speaks for France. */
const TOWNS: ReadonlySet<string> = new Set(
  'Ajaccio|Albi|Amiens|Angers|Angoulême|Annecy|Antibes|Arras|Aubervilliers|Avignon|Bastia|Bayonne|Beauvais|Besançon|Béziers|Biarritz|Blois|Bordeaux|Boulogne-sur-Mer|Bourges|Brest|Caen|Calais|Cannes|Carcassonne|Chambéry|Charleville-Mézières|Châteauroux|Cherbourg|Clermont-Ferrand|Colmar|Créteil|Dieppe|Dijon|Douai|Dunkerque|Grenoble|Grigny|Ivry-sur-Seine|La Rochelle|La Roche-sur-Yon|Lille|Limoges|Lorient|Lyon|Marseille|Melun|Metz|Montauban|Montpellier|Montreuil|Mulhouse|Nancy|Nanterre|Nantes|Narbonne|Nevers|Nice|Nîmes|Niort|Orléans|Pau|Perpignan|Poitiers|Quimper|Reims|Rennes|Rodez|Roubaix|Rouen|Saint-Brieuc|Saint-Denis|Saint-Étienne|Saint-Malo|Saint-Nazaire|Sarcelles|Strasbourg|Tarbes|Toulon|Toulouse|Tourcoing|Tours|Troyes|Valence|Valenciennes|Vannes|Vénissieux|Versailles|Villeurbanne'.split(
    '|',
  ),
)
/** There a town is its club. */
const OF_SPORT =
  /(?<!\p{L})(?:matchs?|ligue [12]|entraîneur|coach|joueurs?|mercato|transfert|milieu|attaquant|défenseur|gardien|buteur|stade|club|coupe|forfait|prêté?|top 14|équipe|saison|championnat|rugby|football)(?!\p{L})/iu

const plain = (text: string): string => text.replaceAll("'", '’')

/** Who acts for all of France does it in Paris. */
const OF_FRANCE =
  /(?<!\p{L})(?:parlement|sénat|assemblée nationale|gouvernement|exécutif|ministres?|ministère|macron|élysée|matignon|conseil d’état|conseil constitutionnel|cour de cassation|commission européenne|union européenne|bruxelles|onu)(?!\p{L})/iu
/** A place of its own. */
const AT_PLACE =
  /(?<!\p{L})(?:[àÀ]|[Ee]n|[Aa]ux?|[Dd]ans l[ea]s?|[Pp]rès de|[Vv]ers)\s\p{Lu}\p{L}|(?<!\p{L})[Dd]ans l’\p{Lu}\p{L}/u
const AT_TOWN = /(?<!\p{L})[àÀ]\s\p{Lu}\p{Ll}/u
/** Who is meant is said by these without the department. */
const ANY_ONE = /^(?:une?|des|deux|trois|quatre|cinq|six|plusieurs|au moins|\d+)\s/iu

/** Another department, and not this one: one of the two is a mistake. */
const OTHER = new RegExp(`(?<!\\p{L})(?:l’|l[ea]s? |d[ue]s? |d’|de la |en |\\()(?:${[...IN.keys()].join('|')})(?![\\p{L}-])`, 'u')
const tellsOfOther = (text: string, label: string): boolean => !text.includes(label) && OTHER.test(text)

/**
 * A story under the name of a department or a town: 'in' it, or without it where it names its own place, or nothing where it may have happened
 * elsewhere. Vienne is a department and two towns.
 */
export const underPlace = (label: string, story: string, text: string): 'in' | 'without' | undefined => {
  const isTown = TOWNS.has(label)
  if (!isTown && !IN.has(plain(label))) return undefined
  if (OF_FRANCE.test(plain(story)) || (isTown ? OF_SPORT.test(`${story} ${text}`) : tellsOfOther(plain(text), plain(label))))
    return undefined
  if (!AT_PLACE.test(plain(story))) return 'in'
  return !isTown && !OVERSEAS.test(label) && AT_TOWN.test(story) && ANY_ONE.test(story) ? 'without' : undefined
}

/** Their towns have the names of others in France. */
const OVERSEAS = /^(?:Guadeloupe|Martinique|Guyane|La Réunion|Mayotte)$/u

/** How it is said that something was there: 'dans le Gard', 'à Nice'. */
export const inPlace = (label: string): string => IN.get(plain(label)) ?? `à ${label}`
