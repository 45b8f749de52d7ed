import { outsideQuotes } from '../fit-for-air/quote-marks.ts'
import type { Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'
import { withoutInvitation } from './invitations.ts'

// Shapes of what papers print beside the news. A hard subject does not make up for them: a column on the war is a column.

/** Whom a page speaks to: 'आप इन्हें सेव कर सकते हैं'. */
const READER: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?<!\p{L})(?:you|your|yourself)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dein\p{L}{0,2}|dir|dich)(?!\p{L})/iu,
  fr: /(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:usted|ustedes|tú)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:você|vocês)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jouw|jullie)(?!\p{L})/iu,
  ro: /(?<!\p{L})dumneavoastră(?!\p{L})/iu,
  hi: /(?<![\p{L}\p{M}])(?:आप|आपके|आपकी|आपका|आपको|अपने फोन)(?![\p{L}\p{M}])/u,
}

/** 'Jane Moss: Bringing them home is no risk': whose words these are, where her text never names her. Nouns have small letters there. */
const BEFORE_COLON = /^(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:\p{Ll}{2,3}\s)?\p{Lu}[\p{L}'’-]+){1,2})\s?:\s(?!["“„«‘'])/u
/** So places begin, and no names of people: 'La Rochelle', 'Satu Mare'. */
const OF_PLACE =
  /^(?:Las?|Les?|Los|El|Monte?|Mount|New|Sant?|Santa|Saint|São|Reggio|Baia|Satu|Târgu|Piatra|Hong|Buenos|Rio|Vila|Sri|Tel|Cape|Port|North|South|East|West|Den|Now[ay]|Zielona|Jelenia|Ciudad|Puerto)\s/u
const SMALL_NOUNS: ReadonlySet<Tongue> = new Set(['en', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ro'])
/** So short a text names nobody again. */
const TEXT_LEAST = 40

const isThinker = ({ title, text }: Candidate['item'], tongue: Tongue): boolean => {
  const [, name] = (SMALL_NOUNS.has(tongue) && BEFORE_COLON.exec(title)) || []
  return (
    name !== undefined &&
    !OF_PLACE.test(name) &&
    text.length >= TEXT_LEAST &&
    name.split(/\s/).every((word) => !text.includes(word.slice(0, 5)))
  )
}

/** What a page is about, without a verb: 'Singer Mara Bell on the price of fame'. */
const TALKS_ON = /^(?:[\p{L}'’.-]+\s){1,4}\p{Lu}[\p{L}'’-]+\son\s(?:the|his|her|their|being|life|why|how|what|\p{Ll}{3,}ing)\s/u

/** Somebody known tells of himself: 'spricht erstmals über die Tat', 'opens up about her divorce', '«Ich war müde»: Ada Rix über ihr Buch'. */
const TELLS_OF_SELF: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?<!\p{L})(?:open(?:s|ed) up (?:about|on)|br(?:eaks|oke) (?:his|her|their) silence|gets candid|gush(?:es|ed) (?:about|over)|sets the record straight)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:spricht|sprach|redet|redete) (?:[\p{L}-]+ ){0,3}(?:erstmals|erstmalig|offen(?= über))|äu(?:ss|ß)ert(?:e|en)? sich (?:[\p{L}-]+ ){0,2}erstmals|br(?:icht|echen) (?:ihr|sein) Schweigen)(?!\p{L})|[»«“”"]: (?:\p{Lu}[\p{L}-]+ ){1,2}\p{Lu}[\p{L}-]+ über (?=\p{Ll})/u,
}

/** How it moves who looks at it, and not what happened: 'le message touchant d'un fils'. What touches the children does something to them. */
const MOVES: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /(?<!\p{L})(?:(?:touchant|bouleversant)e?s?(?! (?:l[ea]s?|l['’]|des?|du|à|aux?|plus|notamment|près|environ|une?|\d|tou[ts]|certain\p{L}+|plusieurs)(?!\p{L}))|émouvante?s?|adorables?|(?<!gaz )hilarante?s?|attendrissante?s?|poignante?s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:conmovedor(?:as?|es)?|emotiv[oa]s?|tiern[oa]s?|hilarantes?|enternecedor(?:as?|es)?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:commovent[ei]|toccant[ei]|tener[oaei]|esilarant[ei]|strazianti?|struggent[ei])(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:comoventes?|emocionantes?|fof[oa]s?|hilári[oa]s?)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:emo[țţ]ionant[ăei]?|înduioșăt\p{L}+|sfâșiet\p{L}+|adorabil\p{L}*)(?!\p{L})/iu,
}

/** News drops its article: 'The mystery of the gold', 'A purr-fect solution'. A whole sentence has its verb: 'A man has died'. */
const WITH_ARTICLE = /^(?:The|A|An) \p{Ll}(?!.*\s(?:is|are|was|were|has|have|had|will|would|could|can|may|must)(?!\p{L}))/u
/** An article may begin news as well: 'The prime minister resigns'. Not 'The latest films', 'The flood that drowned a dream'. */
const WITH_VERB =
  /^(?:The|A|An) (?!\p{Ll}+est\s)(?:(?!(?:of|in|on|at|for|to|from|with|behind|that|who|why|how|and|most|top)\s)[\p{Ll}-]+(?<![^aisu]s)\s){1,4}?\p{Ll}{2,}(?:[^aisu]s|ed)\s(?!(?:of|from|that|who|we|you|with|to watch)\s)/u

/** Of whom Hindi papers tell most that is no news. Their deaths and trials weigh for themselves. */
const OF_SHOW = /(?<![\p{L}\p{M}])(?:बॉलीवुड|एक्टर|एक्ट्रेस|अभिनेता|अभिनेत्री|कॉमेडियन)(?![\p{L}\p{M}])/u

/** What a company has to tell those who hold its shares: '… dywidendy - podała spółka w komunikacie.' */
const NOTICE_IN_POLISH =
  /(?<!\p{L})(?:obligacj|akcji|akcje|prospekt|subskrypcj|rad\p{L}{1,2} nadzorcz|skład\p{L}{0,3} zarządu|ebitda|jednost\p{L}{1,3} dominując|rating|due diligence|uchwał|dywidend).{1,200}?\s[-–—]\s(?:podał|poinformował|przekazał)[ao]?\s(?!resort|minist).{2,60}?\sw\s(?:\p{L}+\s)?(?:komunikacie|raporcie)(?!\p{L})/iu

/** The same in Hindi, and what brokers say of shares: 'बोनस शेयर के लिए रिकॉर्ड डेट तय', 'ब्रोकरेज ने टारगेट बढ़ाया'. */
const NOTICE_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:बोनस शेयर|रिकॉर्ड डेट|एक्स-डिविडेंड|डिविडेंड का (?:ऐलान|एलान)|शेयर विभाजन|स्टॉक स्प्लिट|राइट्?स इश्यू|टार्?गेट प्राइस|ब्रोकरेज|ब्रोकरेजेज|मल्टीबैगर|ग्रे मार्केट प्रीमियम|अपर सर्किट|लोअर सर्किट)(?![\p{L}\p{M}])/u

/** One party speaks against another, and nothing has happened. */
const QUARREL_IN_HINDI =
  /(?<![\p{L}\p{M}])(?:निशाना साध(?:ा|ते|ने)|(?:साधा|साधते) निशाना|निशाने पर लिया|आड़े हाथ|पलटवार|तंज|हमला बोल(?:ा|ते)|पर हमला किया और कहा|पर हमला करते हुए कहा|बोला हमला|पर बरसे|जमकर बरसे|खरी-खोटी|को घेरा|जुबानी जंग)(?![\p{L}\p{M}])/u

/** What pays, and where to apply: 'इस योजना में 100 रुपये जमा करने पर', '7th Pay Commission: …', 'यहां करें अप्लाई'. */
const PROMOTED_IN_HINDI =
  /pay commission|मालामाल|जमा करने पर|(?:DA|डीए) (?:एरियर|हाइक)|करें (?:अप्लाई|आवेदन|निवेश|चेक)(?![\p{L}\p{M}])|(?:अप्लाई|आवेदन|निवेश) करें(?![\p{L}\p{M}])|करना होगा निवेश|नौकरी की भरमार/iu
const PROMOTED = 2

/** Somebody talks: that is no surer for a war in its headline. */
export const isTalk = ({ item, lead, rest: [first = ''] }: Candidate, tongue: Tongue): boolean =>
  (tongue === 'en' && TALKS_ON.test(item.title)) ||
  MOVES[tongue]?.test(item.title) === true ||
  [item.title, lead, first].some((one) => TELLS_OF_SELF[tongue]?.test(one) === true)

/** In points. `first`: the sentence behind the headline, or in its place. */
export const softShapes = ({ item, rest }: Candidate, first: string | undefined, tongue: Tongue): number => {
  let points = isThinker(item, tongue) ? 1 : 0
  if (tongue === 'en' && WITH_ARTICLE.test(item.title) && !WITH_VERB.test(item.title)) points += 1
  if (tongue === 'hi' && OF_SHOW.test(`${item.title} ${first ?? ''}`)) points += 1
  if (tongue === 'pl' && first !== undefined && NOTICE_IN_POLISH.test(first)) points += 1
  if (tongue === 'hi' && NOTICE_IN_HINDI.test(`${item.title} ${first ?? ''}`)) points += 1
  if (tongue === 'hi' && PROMOTED_IN_HINDI.test(item.title)) points += PROMOTED
  if (tongue === 'hi' && QUARREL_IN_HINDI.test(`${item.title} ${first ?? ''}`)) points += 1
  if (MOVES[tongue]?.test(item.title)) points += 2
  // Behind its news it offers what the page has more of.
  if (tongue === 'hi' && withoutInvitation(item.title, tongue) !== item.title) points += 1
  const reader = READER[tongue]
  if (reader !== undefined && rest.slice(0, 2).some((one) => one !== first && reader.test(outsideQuotes(one)))) points += 1
  return points
}
