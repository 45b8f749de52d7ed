import { isFirstPerson } from '../fit-for-air/first-person.ts'
import { isGrave } from '../fit-for-air/grave.ts'
import { lineOf, plainWords } from '../fit-for-air/phrases.ts'
import { pointsToPage } from '../fit-for-air/teasers.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'
import { isCutByLength, wholePartOf } from './cut-headlines.ts'
import { haveWordInCommon, isSpecific } from './headline-words.ts'
import { isSpeaker, labelOf } from './label-before.ts'
import { isMood } from './moods.ts'
import { withoutEyeCatcher } from './newsroom-marks.ts'
import { wordCount } from './sentences.ts'
import { isTalk, softShapes } from './soft-shapes.ts'
import { isTelling, tellsTwice } from './sure-part.ts'
import { tellDeath } from './tells-death.ts'
import { namesSomebody, namesTopic } from './topic-headlines.ts'
import { topicsAt } from './topics-at.ts'

// No list knows every teaser, column and advert. But a paper has more stories than a bulletin has room for: what is surely one, by its shape, is
// told, and what may be something else is not.

/** With these a headline promises, and tells nothing yet. */
const PROMISES: ByTongue<string> = {
  en: "why|how|what|who|where|when|which|inside|meet|here[’']s|this is|this|these|the (?:real )?reason|in pictures|in pics|behind the scenes",
  de: 'warum|wie|was|wer|wo|wann|welche[rs]?|so|darum|deshalb|das|diese[rs]?|wenn|kann|sollte',
  fr: "pourquoi|comment|combien|que|quel(?:le)?s?|où|quand|qui|la raison|ce que|ce qui|voici|ces|cette|c[’']est|et si|faut-il|peut-on",
  es: 'por qué|cómo|qué|quién(?:es)?|dónde|cuándo|cuál(?:es)?|cuánt[oa]s?|así|est[aeo]s?|la historia|el (?:truco|motivo|secreto|gesto)|la (?:razón por|reacción de|frase de)|el \\p{L}{3,12} mensaje|lo que|las claves',
  it: "perché|come|cosa|chi|dove|quando|qual[ei]|quant[aeio]|ecco|così|quest[aeio]|quell[aeio]|i segreti|il (?:segreto|motivo|trucco)|la storia|la reazione d[ie]|cos[’']è",
  pt: 'por que|porque|como|o que|quem|onde|quando|qua(?:l|is)|quant[oa]s?(?! (?:mais|menos))|est[ae]s?|isto|veja|saiba|conheça|a história|a reação d[aeo]|os? (?:segredos?|motivo|truque)',
  pl: 'dlaczego|jak|co|kto|gdzie|kiedy|któr[ayei]|ile|to|ten|ta|te|tak|oto|czy|tego|taki[ej]?',
  nl: 'waarom|hoe|wat|wie|waar|wanneer|welke?|hoeveel|de reden|zo|dit|deze|dat|kan|moet',
  ro: 'de ce|cum|ce|cine|unde|când|care|câ[tțţ][ie]?|motivul|secretul|iată|acest[a]?|această|aceste|acești|povestea|cele mai|cel mai|cea mai',
  hi: 'क्यों|कैसे|कितन\\p{M}|क्या|कौन|कहां|कहाँ|कब|जानिए|जानें|देखिए|देखें|ये|यह|इस|इन',
}
/** A headline that speaks to somebody wants something done or bought. */
const YOU: ByTongue<string> = {
  en: "you|your|yours|you[’']re|yourself|we|us|our|my|myself|i[’'](?:m|ve|ll|d)",
  de: 'du|dein\\p{L}{0,2}|dir|dich|euch|eure[rmn]?|man|wir|uns|ich',
  fr: "vous|votre|vos|tu|on|nous|nos|notre|je|j[’']\\p{L}+|ma|mes",
  es: 'tú|tus?|ustedes|usted|te|nosotros|nuestr[ao]s?|nos|yo|mi|mis',
  it: 'tu|tuo|tua|tuoi|tue|ti|vi(?! (?:è|era|erano|sono|sarà|saranno|siano|fu|furono)(?!\\p{L}))|vostr[aeio]|noi|nostr[aeio]|io|mi|mio|mia',
  pt: 'você|vocês|tu|teu|tua|te|nós|noss[ao]s?|eu|meu|minha',
  pl: 'ci|cię|ciebie|tobie|twój|twoj\\p{L}{1,3}|wasz\\p{L}{0,3}|ty|wam|was|nas|nam|nasz\\p{L}{0,3}|ja|mi|mnie|mój|moj\\p{L}{1,3}',
  nl: 'je|jij|jouw|jullie|u|uw|we|wij|ons|onze|ik|mijn',
  ro: 'tu|tău|tine|dumneavoastră|vă|ți|îți|noi|nostru|noastră|noștri|ne|eu|meu|mea|mi',
  hi: 'आप|आपके|आपकी|आपका|आपको|तुम|हम|हमारे|हमारी|मैं|मेरे|मेरी',
}
/** What a page has for those who look: a table of marks, a stream, a ranking. */
const PAGES: ByTongue<string> = {
  en: 'review|live stream|match stream|latest score|how to watch|what channel|recap|player ratings|best books|best films|top \\d+|explained|q&a',
  de: 'im test|im check|livestream|live-?ticker|tv-tipps?|die besten|top \\d+|noten|einzelkritik|quiz|kommentar',
  fr: "à quelle heure|quelle chaîne|compos? probables?|en direct|les meilleurs|les meilleures|les notes|top \\d+|mode d[’']emploi|test",
  es: 'uno x uno|uno por uno|en vivo|minuto a minuto|a qué hora|dónde ver|los mejores|las mejores|en directo|top \\d+|las notas|horóscopo',
  it: 'pagelle|la diretta|in diretta|dove vederl[aoe]|i migliori|le migliori|top \\d+|oroscopo|probabili formazioni',
  pt: 'onde assistir|onde ver|ao vivo|em direto|os melhores|as melhores|top \\d+|horóscopo|notas dos',
  pl: 'gdzie oglądać|transmisj[aęi]|relacja live|na żywo|najlepsze|ranking|top \\d+|horoskop|recenzja|reportaż',
  nl: 'kijktips?|de beste|getest|recensie|review|liveblog|top \\d+|horoscoop|reageer',
  ro: 'live text|unde vezi|unde poate fi văzut|cele mai bune|top \\d+|horoscop|recenzie',
  hi: 'लाइव स्कोर|कहां देखें|टॉप \\d+|राशिफल|समीक्षा|रिव्यू|फोटो|तस्वीरें',
}
/** How papers mark what is longer than news. */
const LONG_READ =
  /^(?:analy(?:sis|se)|análisis|análise|analisi|analiz[aăęe]|report(?:age|aje|aj|aż|agem)|portr(?:ait|ät|et)|profil[oe]?|perfil|retrato|ritratto|d[ée]cryptage|enquête|dossier|feature|essay|interview|entrevista|intervista|interviu|wywiad|विश्लेषण)(?:\s[^.:|]{2,24})?\s?[.:|]\s/iu
/** Of an interview nothing but its best sentence: 'Jane Moss: “Nobody is only one thing”'. */
const SAID_ALONE = `["“„«‘'][^"“”„«»]+["”“»’'][.!]?$`
const INTERVIEW = new RegExp(`^\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Ll}{2,4}){0,2}\\s\\p{Lu}[\\p{L}'’-]+\\s?:\\s?${SAID_ALONE}`, 'u')
const NAME = "\\p{Lu}[\\p{L}.'’-]*"
/** With two names and more it is surely somebody: 'Luis Gil de la Mota: «…»'. */
const SPOKEN_TO = new RegExp(
  `^${NAME}(?:\\s(?:(?:von|van|der|den|de|di|da|do|dos|del|della|la|y|e|ten|ter|al|bin)\\s){0,2}${NAME}){1,4}\\s?:\\s?${SAID_ALONE}`,
  'u',
)
/** A thing and what one does there, and nothing that happened: 'Die Schule, in der alle kochen'. Behind a second comma something does. */
const DESCRIBED =
  /(?:^|[:–—]\s|\s-\s)(?:(?:\d{1,2}|der|die|das|eine?|ten|ta|to)\s)?\p{L}[^,:.–—]{2,60},\s(?:(?:in |an |auf |mit |von |bei )?(?:der|die|das|den|dem|denen|deren|dessen)|wo|(?:w |na |z |o |do )?któr\p{L}{1,4}|gdzie)\s[^,:]{5,80}$/iu
/** What is played on a screen, and with what. */
const SCREEN =
  /(?<![\p{L}\p{M}])(?:bigg boss|बिग बॉस|एपिसोड|सीरियल|gameplay|trailer|game pass|xbox|playstation|ps[45]|nintendo|geforce|ryzen|snapdragon|mediatek|\d*mah|fps|[cg]pu(?:['’]?s|-\p{L}+)?|redmi|realme|poco)(?![\p{L}\p{M}])/iu
/** With the sign of its trade mark only who sells writes a name. */
const TRADE_MARK = /\p{L}\s?[™®]/u
const word = (words: string, before: string): RegExp => new RegExp(`${before}(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
const patternsOf = (lists: ByTongue<string>, before: string): ByTongue<RegExp> =>
  Object.fromEntries(Object.entries(lists).map(([tongue, words]) => [tongue, word(words, before)])) as ByTongue<RegExp>
const PROMISE = patternsOf(PROMISES, '(?:^|[:–—]\\s|\\s-\\s)[¿¡]?')
const PAGE = patternsOf(PAGES, '(?<![\\p{L}\\p{M}])')
const ADDRESS = patternsOf(YOU, '(?<![\\p{L}\\p{M}])')
/** The same behind a comma, or behind what happened. */
const PROMISE_INSIDE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  it: /,\s(?:chi (?:è|era|sono)|quando|cosa|perché|dove|quanto|ecco|così|come (?!previsto|annunciato|richiesto|promesso|ogni|già|da|per|un|il|la)\p{L}+)\s|[:,.]\s(?:tutte le date|date e|le ipotesi|ipotesi in campo|gli orari|le ultime notizie|gli aggiornamenti)(?!\p{L})|(?:,|^)\s?(?:tutte )?le ultime notizie (?:da|su)/iu,
  pl: /(?:^|[.?!]\s)(?:wiadomo|znamy|wiemy|tak|oto)\s|,\s(?:oto|tak|tyle|co)\s(?:\p{L}+\s){0,3}\p{L}+[.]?$/iu,
}
/** Numbers drawn, and a page that shows them. */
const DRAW =
  /(?<!\p{L})(?:wyniki|losowani\p{L}+|risultati|estrazion[ei]|resultados?|sorteos?|sorteios?|gewinnzahlen|lottozahlen|ziehung|résultats?|tirages?|uitslag|trekking|rezultate\p{L}{0,3}|extrager\p{L}+|winning numbers|results)\s(?:\p{L}{1,4}\s){0,3}(?:lotto|loto|loteri\p{L}+|lotería\p{L}*|eurojackpot|euromil\p{L}+|powerball|mega millions|mega-?sena|bonoloto|primitiva|superenalotto|staatsloterij)(?!\p{L})/iu
/** Whom a headline does not name, its page does. */
const NAMELESS = patternsOf(
  {
    en: 's?he|they|(?:his|her|their)(?! (?:majesty|holiness|highness|honou?r))',
    de: 'er|sie',
    fr: 'il(?! (?:y a|faut|est|était|fait))|elles?|ils',
    es: 'ella|ellos|ellas',
    it: 'lui|lei|loro',
    pt: 'el[ae]s?',
    pl: 'on[aio]?',
    nl: 'hij|zij',
    ro: 'ea|ei|era|avea|există',
    hi: 'वह|वे|वो|उस(?:ने|के|की|का)|उन्होंने',
  },
  '^',
)
/** 'His brother arrested as Lowry trial opens': a name behind small letters says of whom it is. */
const NAMES_WHOM = /^(?:His|Her|Their) \p{Ll}.*\s\p{Lu}\p{Ll}/u
/** Only names have capitals inside a headline of these tongues: 'Partidul Nostru', 'Notre-Dame'. */
const SENTENCE_CASE: ReadonlySet<Tongue> = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'nl'])
const IN_NAME = /(?<=\p{L},? )\p{Lu}\p{Ll}+|(?<!\p{L})\p{Lu}\p{Ll}+(?=-\p{Lu}\p{Ll})/gu
/** German for strangers, by its capital inside a sentence. */
const GERMAN_SIE = /(?<=\p{L},? )(?:Sie|Ihr|Ihre[nmr]?|Ihnen)(?!\p{L})/u

/** Where papers file what is no news. */
const SOFT_PATH =
  /\/(?:life-?style|lifeandstyle|leben|style|stil[eo]?|travel|reisen?|viajes|viaggi|voyages?|podr[oó]ze|gente|people|celebrit\w+|promi\w*|stars|tv|tele\w*|shopping|deals|ratgeber|service|gourmet|food|recipes?|rezepte|kochen|cuisine|cocina|horosc\w+|entertainment|entretenimiento|spettacoli|showbiz|rozrywka|video|videos|podcasts?|galer\w+|photos?|fotos?|quiz|trends?|viral|opini\w+|meinung|blogs?|magazin[eo]?|wissen|culture|kultur\w*|books?|film|music)\//i

/** The mark of ''Ndrangheta' opens nothing. */
const QUOTE_FIRST = /^(?:["“„«‘]|'(?!\p{L}+[\s,](?![^']*')))/u
const LONG_LEAD = 38
/** So few words seldom say who did what, and where: of 105 such beginnings 58 were no news by themselves. */
const SHORT_LEAD = 7
const STUMP = 5
/** German writes in four words what others need six for: 'Übergangsregierung benennt neuen Außenminister'. */
const IN_COMPOUNDS = 2
/** A sentence of a source that sells or thinks taints those beside it. */
const TAINTED = new Set(['advertising', 'opinion', 'no-news'])
const PERSONAL = new Set(['first-person', 'quote', 'furniture', 'cut-off'])

/** 'Voluntária: “Fiz o que pude”': the host would speak of herself. */
const isSaidByOne = (title: string, tongue: Tongue): boolean => {
  const [, said] = /:\s?["“„«‘']([^"“”„«»]{3,300})["”“»’'][.!]?$/u.exec(title) ?? []
  return said !== undefined && isFirstPerson(lineOf(said), tongue)
}

/** Weather, traffic, politics, business, health and crime, by their places in each tongue's list: what a newsroom reports, and columnists less. */
const HARD = topicsAt([1, 2, 3, 4, 7, 8])
/** With sport: what a listener expects of a bulletin. */
const EXPECTED = topicsAt([0, 1, 2, 3, 4, 7, 8])

/** Up to here a story of a paper is sure. */
export const SURE = 0
/** From so many on it is told only where nothing surer is. */
export const DOUBTFUL = 2
/** Sources with fewer items leave no choice. */
export const LEAST_FOR_CHOICE = 6
/** With so many a story that tells little by itself waits too. */
export const PLENTY = 10

/** How little a story tells by itself, in points: a stump, nobody named, a text that may be of something else. */
const thinness = (
  { item, headline, lead, rest, dropped }: Candidate,
  first: string | undefined,
  said: string,
  tongue: Tongue,
  isReplaced: boolean,
): number => {
  const isBare = rest.length === 0 && lead === headline
  const begun = isReplaced ? (first ?? lead) : lead
  let points = 0
  const length = wordCount(begun) + (tongue === 'de' ? IN_COMPOUNDS : 0)
  if (length <= SHORT_LEAD) points += length <= STUMP ? 2 : 1
  if (isBare && item.text.length > headline.length && dropped.length > 0) points += 1
  if (first !== undefined && !isReplaced && !haveWordInCommon(item.title, first)) points += 1
  if (!isSpecific(said, tongue)) points += 1
  if (wordCount(lead) > LONG_LEAD) points += 1
  return points
}

/** What speaks against a story being one that a listener understands at once. `isPlenty`: there are others enough. */
export const doubtsOf = (candidate: Candidate, tongue: Tongue, isPlenty: boolean): number => {
  const { item, headline, lead, rest, dropped, isBeheaded } = candidate
  const first = lead === headline ? rest[0] : lead
  // 'US' is a land, and 'Paolo VI' a pope: neither speaks to anybody.
  const told = [headline, lead, first ?? ''].join(' ').replace(/(?<!\p{L})(?:US|VI)(?!\p{L})/gu, 'America')
  const said = SENTENCE_CASE.has(tongue) ? told.replace(IN_NAME, 'Name') : told
  const isBare = rest.length === 0 && lead === headline
  const isReplaced = tongue === 'pl' && tellsTwice(candidate, tongue)
  let doubts = isPlenty ? thinness(candidate, first, said, tongue, isReplaced) : 0
  const promises =
    PROMISE[tongue].test(item.title) ||
    pointsToPage(item.title, tongue) ||
    (NAMELESS[tongue].test(item.title) && !NAMES_WHOM.test(item.title))
  if (promises) doubts += 2
  if (ADDRESS[tongue].test(said) || (tongue === 'de' && GERMAN_SIE.test(said))) doubts += 2
  if (
    [PAGE[tongue], LONG_READ, INTERVIEW, SPOKEN_TO, SCREEN].some((one) => one.test(item.title)) ||
    (tongue === 'hi' && SCREEN.test(said)) ||
    namesTopic(item.title, tongue)
  )
    doubts += 2
  // A headline may tell of the dead beside it; a sentence told in its place has nothing else.
  if (isMood(lead, tongue)) doubts += lead === headline ? 2 : 4
  else if (isMood(headline, tongue)) doubts += 2
  if ((tongue === 'de' || tongue === 'pl') && DESCRIBED.test(item.title)) doubts += 2
  if (TRADE_MARK.test(`${item.title} ${item.text}`)) doubts += 2
  if (/[?!]/.test(item.title) && !(isReplaced && /\?["”]?\s/.test(item.title))) doubts += 1
  // In Hindi it stands for a dash.
  if (isCutByLength(item.title)) doubts += wholePartOf(item.title) === undefined ? 2 : 0
  else if (/…|\.\.\./.test(item.title)) doubts += tongue === 'hi' ? 1 : 2
  if (withoutEyeCatcher(item.title).includes('|')) doubts += 1
  if (dropped.some(({ reason }) => TAINTED.has(reason))) doubts += 2
  if (dropped.filter(({ reason }) => PERSONAL.has(reason)).length > rest.length + 1) doubts += 1
  if (isSaidByOne(item.title, tongue)) doubts += 1
  if (isBeheaded) doubts += 2
  if (QUOTE_FIRST.test(item.title)) doubts += 1
  if (PROMISE_INSIDE[tongue]?.test(item.title) || DRAW.test(item.title)) doubts += 2
  if (item.link !== undefined && SOFT_PATH.test(item.link)) doubts += 1
  const soft = softShapes(candidate, first, tongue)
  doubts += soft
  // What is asked is no surer for its subject. Elsewhere a question stands beside much hard news.
  const isAsked = (tongue === 'en' || tongue === 'hi') && item.title.includes('?')
  if (soft === 0 && !isAsked && HARD[tongue]?.test(headline)) doubts -= 1
  // A promise alone tells nothing, of a death either.
  if (promises && isBare) return Math.max(DOUBTFUL, doubts)
  // A death is news in any shape,
  if (isGrave(plainWords(headline), tongue)) doubts -= 2
  // but not what somebody says of it, unless the text tells it too, or what a page is called.
  const isSpokenTo = SPOKEN_TO.test(item.title) && (isSaidByOne(item.title, tongue) || !tellDeath([headline, item.text], tongue))
  if (isSpokenTo || (isBare && namesSomebody(item.title, tongue))) doubts = Math.max(DOUBTFUL, doubts)
  // Of one that is of nowhere, in a headline alone, a listener learns little: what says more comes first.
  if (isTalk(candidate, tongue) || (isBare && !isSpecific(said, tongue))) return Math.max(SURE + 1, doubts)
  // So it is with somebody's bare words.
  if (lead === headline && !isTelling(rest[0] ?? '', tongue) && isSpeaker(labelOf(headline).label, item.text))
    return Math.max(SURE + 1, doubts)
  // Nothing shows a Hindi name, so the subject must show what is news: of many stories one that has none waits.
  return isPlenty && tongue === 'hi' && doubts === SURE && !EXPECTED.hi?.test(said) ? SURE + 1 : doubts
}
