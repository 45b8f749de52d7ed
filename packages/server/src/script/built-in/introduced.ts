import { capital, small } from '../first-letter.ts'
import type { Tongue } from '../tongue.ts'

// 'Bellini: «Il ponte va chiuso»': a paper's readers see below who Bellini is, a listener never does. Where the text names him with his office, the
// headline begins with both.

/** Who holds an office or a trade, one at a time. */
const OFFICE: Readonly<Partial<Record<Tongue, string>>> = {
  fr: "[Pp]remi(?:er|ère) ministre|ministre|présidente?|maire|(?:euro)?députée?|sénat(?:eur|rice)|secrétaire (?:d['’][EÉ]tat|générale?)|préf[eè]te?|chanceli(?:er|ère)|porte-parole|patronne?|PDG|direct(?:eur|rice)|procureure?|général|entraîneure?|sélectionneu(?:r|se)|chef du gouvernement|cheffe du gouvernement|gouverneure?|avocate?|conseill(?:er|ère) (?:d['’][EÉ]tat|fédérale?)",
  it: 'ministr[oa]|presidente|premier|sindac[oa]|(?:euro)?deputat[oa]|senat(?:ore|rice)|governat(?:ore|rice)|(?:sotto)?segretari[oa]|assessor[ea]|consiglier[ea]|capogruppo|prefett[oa]|questore|procurat(?:ore|rice)|dirett(?:ore|rice)|allenat(?:ore|rice)|tecnico|leader|portavoce|avvocat[oa]|generale|infettivolog[oa]|virolog[oa]',
  es: '(?:vice|ex)?president[ea]|(?:ex)?ministr[oa]|primera? ministr[oa]|primer ministro|alcalde(?:sa)?|(?:euro)?diputad[oa]|senadora?|gobernadora?|secretari[oa]|portavoz|vocer[oa]|conseller[oa]?|consejer[oa](?: delegad[oa])?|líder|directora?|fiscal|jueza?|entrenadora?|técnico|canciller|concejala?',
  pt: '(?:vice-|ex-)?presidente|(?:ex-)?ministr[oa]|primeir[oa]-ministr[oa]|prefeit[oa]|(?:euro)?deputad[oa](?: federal| estadual)?|senadora?|governadora?|secretári[oa]|porta-voz|vereadora?|líder|diretora?|procuradora?|técnico|treinadora?|delegad[oa]|chanceler',
  ro: '(?:fostul )?(?:ministrul|premierul|președintele|primarul|deputatul|senatorul|europarlamentarul|liderul|șeful|directorul|antrenorul|procurorul|prefectul|cancelarul)|(?:fosta )?(?:ministra|președinta|primărița|deputata|senatoarea|șefa|directoarea)|purtătorul de cuvânt|secretarul de stat',
}
/** Joints that end in an apostrophe stand at their word. */
const JOINT: Readonly<Partial<Record<Tongue, string>>> = {
  fr: "(?:(?:de|à) l|d)['’]|(?:de la|du|des|de|aux|au|à la|en) ",
  it: "(?:dell|all|d)['’]|(?:del|dello|della|dei|degli|delle|di|alla|alle|al|ai|per la|per il) ",
  es: '(?:de la|de las|de los|del|de|en|para la|para el) ',
  pt: '(?:da|do|das|dos|de|em|no|na) ',
  ro: '(?:de|din|al|ai|a|ale|pentru|la) ',
}
/** An office has its land or its part behind it; a verb ends in none of these. */
const QUALITY =
  '\\p{Ll}{3,}(?:ais|aise|ain|aine|ien|ienne|ois|oise|ano|ana|és|ês|esa|ense|ean)|american|suisse|belge|russe|turque|turc[oa]?|allemande?|espagnole?|ruso|rusa|alemán|alemana|russo|russa|tedesc[oa]|frances[ea]|alemão|alemã|argentin[oa]|palestin[oa]|filipin[oa]|britann?ic[oa]|brit[áâ]nic[oa]|britannique|socialist[ae]|económic[oa]|(?:gener|region|nacion|municip|provinci|feder|nazion|comun|centr)ale?|générale?|fédérale?|déléguée?|adjointe?'

/** Romanian has no joint: 'ministrul Finanțelor'. */
const GENITIVE = '\\s[\\p{L}-]+(?:lor|ului|ei|iei)(?:\\s(?:Naționale|Publice|Europene))?'
const ARTICLES: Readonly<Partial<Record<Tongue, string>>> = {
  fr: "(?:[Ll]['’]|(?:[Dd]e|[Àà]) l['’]|(?:[Ll]e|[Ll]a|[Dd]u|[Aa]u|[Dd]e la|[Àà] la) )(?:ex-|ancien(?:ne)? )?",
  it: "(?:(?:[Dd]e|[Aa]|[Dd]a|[Ss]u|[Nn]e)?l['’]|[Dd]ell['’]|[Aa]ll['’]|[Dd]all['’]|(?:[Ii]l|[Ll]o|[Ll]a|(?:[Dd]e|[Aa]|[Dd]a)l(?:lo|la)?) )(?:ex |vice )?",
  es: '(?:[Ee]l|[Ll]a|[Dd]el|[Aa]l) (?:ex |antigu[oa] )?',
  pt: '(?:[Oo]|[Aa]|[Dd][oa]|[Nn][oa]|[Pp]el[oa]|[Aa]o|[Àà]) ',
  ro: '',
}
/** Of him, to him, by him: at the head of a sentence he stands by himself. */
const ALONE: readonly [RegExp, string][] = [
  [/^(?:de|à) (?=la |l['’])/iu, ''],
  [/^(?:du|au) /iu, 'le '],
  [/^(?:del|al) (?=\p{L}+ )/iu, 'el '],
]
const ALONE_IN_ITALIAN: readonly [RegExp, string][] = [
  [/^(?:de|a|da|su|ne)ll['’]/iu, "l'"],
  [/^(?:de|a|da)lla /iu, 'la '],
  [/^(?:de|a|da)llo /iu, 'lo '],
  [/^(?:de|a|da)l /iu, 'il '],
]
const ALONE_IN_PORTUGUESE: readonly [RegExp, string][] = [
  [/^(?:d|n|pel|a)o /iu, 'o '],
  [/^(?:d|n|pel)a |^à /iu, 'a '],
]
const aloneIn = (tongue: Tongue): readonly [RegExp, string][] =>
  tongue === 'it' ? ALONE_IN_ITALIAN : tongue === 'pt' ? ALONE_IN_PORTUGUESE : tongue === 'ro' ? [] : ALONE

/** 'Banco Reis', 'Real Olmos': a house, and no first name. */
const HOUSE =
  '(?!(?:Ban[ck]o|Banque|Banca|Bank|Caja|Caixa|Club|Clube|Real|Atl[eé]tico|Deportivo|Sporting|Racing|United|Grup[oe]?|Groupe|Gruppo|Casa|Maison|Fundación|Fondation|Fondazione|Fundação|Instituto|Institut|Hospital|Santa?|San|São|Saint|Saint-|Nueva?|Nov[oa]|New|Nouvelle|República|Estado|Radio|Rádio|Villa|Vila|Puerto|Porto|Port|Monte|Mont|Las?|Los|El|Les?|Estados|Partido|Parti|Partito|Partidul)\\s)'
/** One name, and behind it a colon or a verb: at the head of a headline, or behind its label. */
const BARE = String.raw`(\p{Lu}[\p{L}'’-]*\p{Ll}{2})(?=\s?:|\s\p{Ll})`
const BEGUN: readonly RegExp[] = [
  new RegExp(`^()${BARE}`, 'u'),
  new RegExp(String.raw`^([^:"“”„«»?!]{2,40}?\s?:\s|[\p{L}-]{3,24},\s(?=\p{Lu}[\p{L}'’-]+\s?:))${BARE}`, 'u'),
]
/** So much of a text tells of whom it is. */
const NEAR = 500

/** A headline that begins with a bare surname, with the office and the first name that its text gives; else as it is. */
export const withWhoItIs = (headline: string, text: string, tongue: Tongue): string => {
  const near = text.slice(0, NEAR)
  for (const begun of BEGUN) {
    const [all = '', label = '', surname = ''] = begun.exec(headline) ?? []
    const who = surname === '' || !near.includes(` ${surname}`) ? undefined : whoIs(surname, headline, near, tongue)
    if (who !== undefined) return `${label}${label === '' ? capital(who) : small(who)}${headline.slice(all.length)}`
  }
  return headline
}

const whoIs = (surname: string, headline: string, text: string, tongue: Tongue): string | undefined => {
  const [articles, offices, joints] = [ARTICLES[tongue], OFFICE[tongue], JOINT[tongue]]
  if (articles === undefined || offices === undefined || joints === undefined) return undefined
  const of = `(?:\\s(?:${joints})[\\p{L}'’-]+(?:\\s(?:${QUALITY}))?){0,2}${tongue === 'ro' ? `(?:${GENITIVE})?` : ''}`
  const named = `(?:${HOUSE}\\p{Lu}[\\p{L}.'’-]*\\p{Ll}\\s){1,3}${surname}(?![\\p{L}-]|\\s\\p{Lu}|\\s(?:d[aeio]s?|del|della|von|van)\\s\\p{Lu})`
  const found = new RegExp(`(?<![\\p{L}'’-])(${articles}(${offices})(?:\\s(?:${QUALITY}))?${of}),?\\s(${named})`, 'u').exec(text)
  const [, office = '', kind = '', name = ''] = found ?? []
  // 'Lenoir écrit à la ministre': the office may be somebody else's.
  if (name === '' || headline.includes(kind) || OF_KIN.test(text.slice(0, found?.index)) || hasNamesake(text, surname, name))
    return undefined
  return `${aloneIn(tongue).reduce((told, [from, to]) => told.replace(from, to), office)} ${name}`
}

/** 'La fille du maire Paul Morel': she is a Morel too. */
const OF_KIN =
  /(?<!\p{L})(?:fille|fils|femme|épouse|mari|frère|s(?:œ|oe)ur|mère|père|veuve|figli[oa]|moglie|marito|fratello|sorella|madre|padre|vedova|hij[oa]|espos[oa]|mujer|marido|herman[oa]|filh[oa]|mulher|irmão|irmã|mãe|pai|viúva|fiul|fiica|soția|soțul|fratele|sora|mama|tatăl)\s$/iu

/** Two of one surname: which of them the headline means, nobody knows. */
const hasNamesake = (text: string, surname: string, name: string): boolean => {
  const first = name.slice(0, -surname.length).trim().split(' ').at(-1)
  return [...text.matchAll(new RegExp(`(\\p{Lu}[\\p{L}.'’-]*\\p{Ll})\\s${surname}(?!\\p{L})`, 'gu'))].some(
    ([, other]) => other !== first,
  )
}
