import type { Tongue } from '../tongue.ts'
import { setOf } from '../word-lists.ts'

// 'Según El Mundo, la policía …': what stands first behind the name of its source is written small, unless it is a name.

/** Prepositions and conjunctions: behind them and a comma a sentence has begun once already. */
const LEADS: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  en: setOf(
    'in at on by for from with without under over after before during since until despite amid near across around against among between about behind inside outside as when while although though if because following according',
  ),
  fr: setOf(
    'à au aux en dans sur sous pour par avec sans après avant depuis pendant lors dès malgré entre contre chez vers selon alors quand lorsque si comme face grâce près suite',
  ),
  es: setOf(
    'a al en con sin de del por para tras desde hasta entre sobre bajo contra durante ante según mientras cuando aunque si como después antes',
  ),
  it: setOf(
    'a ad al allo alla ai agli alle in nel nello nella nei negli nelle con senza di del dello della dei degli delle da dal dallo dalla dai dagli dalle su sul sullo sulla sui sugli sulle per tra fra dopo prima durante contro sotto sopra secondo mentre quando se come nonostante',
  ),
  pt: setOf(
    'a à ao aos às em no na nos nas com sem de do da dos das por pelo pela pelos pelas para após desde até entre sobre sob contra durante ante segundo enquanto quando embora se como depois antes',
  ),
  pl: setOf(
    'w we na do od ode z ze za po pod przed przy przez dla o u bez nad między podczas według mimo wobec wśród dzięki gdy kiedy jeśli ponieważ choć',
  ),
  ro: setOf('în la pe de din cu fără după până pentru prin spre sub peste între contra potrivit conform când dacă deși'),
}

/** Articles, pronouns, numerals, and the few nouns with which news begin. */
const SMALL: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  en: setOf(
    'the a an this these that those its their his her more most many several some all both each every no nearly almost about up at least one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundreds thousands dozens police people residents firefighters officials scientists researchers passengers families doctors teachers workers students children women men hackers prosecutors authorities there it heavy flash former new old',
  ),
  fr: setOf(
    'le la les l un une des du ce cet cette ces son sa ses leur leurs plus plusieurs quelque quelques tous toutes chaque aucun aucune deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent mille près il elle ils elles on',
  ),
  es: setOf(
    'el la los las un una unos unas este esta estos estas su sus más varios varias algunos algunas todos todas cada ningún ninguna dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil casi unos se al nueva nuevo nuevas nuevos detenido detenida detenidos detenidas detienen muere mueren fallece hallan prisión',
  ),
  it: setOf(
    'il lo la i gli le l un uno una questo questa questi queste suo sua più molti molte alcuni alcune tutti tutte ogni nessun nessuna due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta cento mille quasi circa è sono si nuovo nuova nuovi nuove arrestato arrestata arrestati morto morta morti',
  ),
  pt: setOf(
    'o a os as um uma uns umas este esta estes estas seu sua seus suas mais vários várias alguns algumas todos todas cada nenhum nenhuma dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta cem mil quase cerca homem mulher homens mulheres jovem polícia incêndio acidente presidente ministro ministra governo governador governadora prefeito prefeita',
  ),
  pl: setOf(
    'ten ta to te ci jego jej ich więcej wielu kilka kilku kilkanaście kilkadziesiąt wszyscy wszystkie każdy każda żaden jeden jedna dwa dwie dwóch trzy trzech trzej cztery czterech czterej pięć pięciu sześć sześciu siedem ośmiu osiem dziewięć dziesięć sto tysiące setki dziesiątki ponad prawie około nie są jest policja policjanci strażacy prokuratura sąd prezydent premier minister rząd sejm łącznie obecnie wczoraj mężczyzna kobieta nowy nowa nowe',
  ),
  ro: setOf(
    'un o niște acest această acești aceste mai mulți multe câțiva câteva toți toate fiecare niciun nicio doi două trei patru cinci șase şase șapte şapte opt nouă zece douăzeci treizeci o sută mii zeci sute aproape circa peste cel cea cei cele s-a s-au a au este sunt nu se polițiștii poliţiştii pompierii guvernul președintele preşedintele premierul ministrul liderul deputatul senatorul primarul edilul consilierul directorul bărbatul',
  ),
}

/** Places that begin with an article of their own. */
const NAMED_WITH_ARTICLE =
  /^(?:El (?:Salvador|Cairo|Aaiún|Ejido|Hierro|País|Mundo|Corte|Niño)|La (?:Rioja|Mancha|Habana|Coruña|Haya|Paz|Palma|Gomera|Moncloa|Liga|Rochelle|Réunion|Baule|Ciotat|Poste|Spezia|Stampa|Repubblica|Palma)|Las (?:Palmas|Vegas)|Los (?:Ángeles|Angeles|Cristianos)|Le (?:Havre|Mans|Pen|Drian|Creusot|Touquet|Monde|Figaro|Parisien)|Les (?:Sables|Républicains|Echos|Échos)|L[’'](?:Aquila|Équipe|Oréal)|Il (?:Sole|Foglio|Fatto)|O (?:Globo|Jogo|País|Povo)|A Bola|The (?:Hague|Gambia|Bahamas|Times|Guardian|Beatles))(?!\p{L})/u

/** Before a name they are no part of it: 'o Ministério', 'el Gobierno', 'la Cour'. In Italian 'La Russa' is somebody. */
const ARTICLES: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  en: setOf('the a an'),
  fr: setOf('le la les l'),
  es: setOf('el la los las'),
  it: setOf('il i gli le l'),
  pt: setOf('o a os as'),
}

/** A day is no name, whatever stands behind it. */
const DAY =
  /^(?:Today|Tonight|Tomorrow|Yesterday|Hier|Demain|Hoy|Ayer|Mañana|Oggi|Ieri|Domani|Stasera|Stamattina|Hoje|Ontem|Amanhã|Dziś|Dzisiaj|Jutro|Wczoraj|Pojutrze|Rano|Wieczorem|Astăzi|Azi|Mâine)(?![\p{L}’'-])/u

const small = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

const MOST_LEADING = 12

/** 'En Bretagne, …', 'Alors que …, …': nothing goes well before what has begun with a comma. */
export const leadsIn = (sentence: string, tongue: Tongue): boolean => {
  const [, first = ''] = /^([\p{L}]+)/u.exec(sentence) ?? []
  // Polish has its commas before clauses, and none behind what leads in.
  if (tongue === 'pl') return false
  const head = sentence.split(' ', MOST_LEADING)
  return head.some((word) => word.endsWith(',')) && LEADS[tongue]?.has(first.toLowerCase()) === true
}

/** The sentence as it goes on behind a comma, written small where its first word is surely no name: by ear a large letter is no fault. Undefined where it begins with no word. */
export const goingOn = (sentence: string, tongue: Tongue): string | undefined => {
  if (tongue === 'hi' || /^[\p{N}$€£]/u.test(sentence)) return sentence
  const [, first = '', next = ''] = /^(\p{L}[\p{L}\p{M}-]*)(?:[’'\s]([^\s]*))?/u.exec(sentence) ?? []
  if (first === '') return undefined
  if (NAMED_WITH_ARTICLE.test(sentence)) return sentence
  const isLetters = /^\p{Lu}{2}|^\p{L}+\p{Lu}/u.test(first) && !/^\p{Lu}$/u.test(first)
  if (isLetters) return sentence
  if (ARTICLES[tongue]?.has(first.toLowerCase()) || DAY.test(sentence)) return small(sentence)
  // Two such words begin a name: 'Dana Alder', 'New York', 'No 10', but not 'El TSJC'.
  if (/^(?:\p{Lu}(?!\p{Lu})|\p{N})/u.test(next)) return sentence
  return LEADS[tongue]?.has(first.toLowerCase()) || SMALL[tongue]?.has(first.toLowerCase()) ? small(sentence) : sentence
}
