import { isVerbless } from './french-verbless.ts'

// 'Nigeria : 86 morts dans un accident': under a state, what is told of somebody unnamed happened there.

/** So many, and about how many. */
export const COUNT =
  '(?:\\d[\\d .]*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|plusieurs|quelques|(?:une |des |plusieurs )?(?:dizaines?|douzaine|vingtaine|trentaine|quarantaine|cinquantaine|centaines?|milliers?) de)'
export const DEGREE = "(?:au moins |plus de |près d[e’'] ?|environ |quelque )?"

const BY_STATE: readonly (readonly [string, string])[] = [
  [
    'Au ',
    'Bangladesh|Bénin|Brésil|Burkina Faso|Burundi|Cambodge|Cameroun|Canada|Chili|Congo|Texas|Québec|Costa Rica|Danemark|Gabon|Ghana|Guatemala|Honduras|Japon|Kazakhstan|Kenya|Kosovo|Koweït|Laos|Liban|Liberia|Luxembourg|Malawi|Mali|Maroc|Mexique|Mozambique|Nicaragua|Niger|Nigeria|Népal|Pakistan|Panama|Paraguay|Pérou|Portugal|Qatar|Royaume-Uni|Rwanda|Salvador|Sénégal|Soudan|Soudan du Sud|Sri Lanka|Tchad|Togo|Vanuatu|Venezuela|Vietnam|Yémen|Zimbabwe',
  ],
  [
    'En ',
    'Afghanistan|Afrique du Sud|Albanie|Algérie|Allemagne|Angleterre|Angola|Arabie saoudite|Argentine|Arménie|Australie|Autriche|Azerbaïdjan|Belgique|Biélorussie|Birmanie|Bolivie|Bulgarie|Californie|Catalogne|Centrafrique|Chine|Colombie|Corée du Nord|Corée du Sud|Côte d’Ivoire|Croatie|Écosse|Égypte|Egypte|Équateur|Equateur|Espagne|Estonie|Éthiopie|Ethiopie|Finlande|Floride|Géorgie|Grèce|Guinée|Haïti|Hongrie|Inde|Indonésie|Irak|Iran|Irlande|Islande|Italie|Jamaïque|Jordanie|Lettonie|Libye|Lituanie|Macédoine du Nord|Malaisie|Mauritanie|Mongolie|Namibie|Norvège|Nouvelle-Zélande|Ouganda|Papouasie-Nouvelle-Guinée|Pologne|RDC|République tchèque|Roumanie|Russie|Serbie|Sierra Leone|Slovaquie|Slovénie|Somalie|Suède|Suisse|Syrie|Tanzanie|Thaïlande|Tunisie|Turquie|Ukraine|Uruguay|Zambie',
  ],
  ['Aux ', 'États-Unis|Etats-Unis|Philippines|Pays-Bas|Émirats arabes unis|Maldives|Comores'],
  ['À ', 'Cuba|Malte|Chypre|Madagascar|Singapour|Taïwan|Gaza|Hong Kong|New York|Los Angeles|Chicago'],
]
const IN_STATE: ReadonlyMap<string, string> = new Map(
  BY_STATE.flatMap(([word, names]) => names.split('|').map((name): [string, string] => [name, `${word}${name}`])),
)
const STATE_NAME = new RegExp(
  `(?<!\\p{L})(?:${[...IN_STATE.keys(), 'Israël', 'Cisjordanie', 'France', 'Paris', 'Bruxelles'].join('|')})(?!\\p{L})`,
  'u',
)
const ANY_ONE = new RegExp(`^(?:une? |des |${DEGREE}${COUNT}[ d])`, 'iu')
/** What is told of somebody unnamed under a state happened there. */
export const inState = (label: string, story: string): string | undefined => {
  const where = IN_STATE.get(label.replaceAll("'", '’'))
  return where === undefined || !ANY_ONE.test(story) || STATE_NAME.test(story) ? undefined : where
}

/** Somebody else may do it, or somewhere else. */
const ELSEWHERE =
  /(?<!\p{L})(?:[àÀ]|[Ee]n|[Aa]ux?|[Vv]ers|[Dd]epuis|[Cc]ontre|[Aa]vec|[Ss]ur) (?:l['’]|la |le |les )?\p{Lu}|\p{Lu}{2}|Trump|Macron/u
const FOREIGN =
  /(?<!\p{L})(?:améric|russe|frança|europé|chinois|israél|britann|alleman|ukrain|iran|turc|turque|italien|espagnol|international|belge|suisse|étranger|occidental|exilé|diplomat|ambassad|réfugié|touriste|expert|étude|rapport|sanction|émissaire|sommet|négocia|accord|visite|chef de l)/iu
const INSIDE =
  /^(?:la police|les secours|le bilan|l['’]opposition|la Cour suprême|les autorités|l['’]ex-président|l['’]ancien président|les manifestants|les habitants|les électeurs|le Premier ministre|la Première ministre|le Parlement)(?!\p{L})/u
/** How it is said that it was in a state, where the story tells of somebody unnamed or of who acts only there; else nothing. */
export const underState = (label: string, story: string): string => {
  const where = IN_STATE.get(label.replaceAll("'", '’'))
  const isThere = ANY_ONE.test(story) || INSIDE.test(story)
  return where === undefined || !isThere || STATE_NAME.test(story) || ELSEWHERE.test(story) || FOREIGN.test(story) ? '' : where
}

/** What is told of a state as a sentence: 'Allemagne : une voiture percute une foule'. */
const ACTS =
  /^([^,:]{4,80}?) (?:tue(?:nt)?|blesse(?:nt)?|font|fait|meurt|meurent|percute(?:nt)?|s['’]écrase(?:nt)?|se retourne(?:nt)?|s['’]effondre(?:nt)?|frappe(?:nt)?|ravage(?:nt)?|détruit|détruisent|explose(?:nt)?|déraille(?:nt)?|chavire(?:nt)?|provoque(?:nt)?|rejette(?:nt)?|ordonne(?:nt)?|bloque(?:nt)?|attaque(?:nt)?|ouvre(?:nt)? le feu|éclate(?:nt)?|manifeste(?:nt)?|défile(?:nt)?|survi(?:t|vent)|dispara(?:ît|issent)|se suicide|se noie(?:nt)?|force(?:nt)?|brûle(?:nt)?|retrouve(?:nt)?) /u
export const saysAct = (story: string): boolean => {
  const [, subject = ''] = ACTS.exec(story) ?? []
  return subject !== '' && isVerbless(`${subject.charAt(0).toLocaleLowerCase()}${subject.slice(1)}`.split(' '))
}
