import { asPattern } from '../as-pattern.ts'
import type { Tongue } from '../tongue.ts'
import { HINDI_CITIES, isIndianState } from './indian-states.ts'
import { isReporter } from './reported-by.ts'
import { tellsDeath } from './tells-death.ts'

// 'Two seamen missing: Navy', 'Victims waited too long - Shapps': behind a mark at the end of a headline a voice names nobody who speaks. In English
// and Hindi he stands there as a habit, and becomes a part of the sentence: '…, the navy says'.

const BEHIND = /^(.*\S)(?:\s?:|\s[-–—])\s([^:–—"“”«»?!…()|]{2,48}?)[.।]?$/u
/** A shorter headline is a title or a match. */
const LEAST = 4
const MOST_OF_SPEAKER = 6
/** To whom, by whom and where it is said. */
const TOLD_TO =
  /\s(?:[Tt]o|[Bb]y|[Oo]n|[Ii]n|[Aa]t|[Ff]rom|[Ww]ith|[Aa]fter|[Oo]ver|vs|and|or|as|so)\s|(?:^|\s)(?:he|she|it|they|we|you|I|who)$/u
/** What promises, and who is quoted whole, is told otherwise. */
const NO_STORY = /^(?:who|what|why|how|when|where|which)\s|[?!…]$|^["“„«‘'][^"“”„«»‘’']+["”“»’']$|^[^"“]*["“][^"”]*$/iu

/** Several, who say; a few letters are short for them. */
const MANY =
  /(?:^|[\s’'])(?:cops|police|policemen|officials|officers|sources|reports|experts|scientists|researchers|authorities|prosecutors|doctors|medics|lawyers|investigators|detectives|locals|residents|villagers|witnesses|eyewitnesses|analysts|economists|activists|campaigners|unions|mps|ministers|senators|rescuers|firefighters|relatives|survivors|insiders|observers|epidemiologists|historians|traders|farmers|media|documents|records|teachers|engineers|diplomats|republicans|democrats)$/iu
/** Of these a headline hears as a habit; the others may be those whom it is about, and speak only where the text has them speak. */
const HEARD =
  /(?:^|[\s’'])(?:cops|police|officials|sources|reports|experts|scientists|researchers|authorities|prosecutors|investigators|witnesses|eyewitnesses|analysts|economists|media|documents|records)$/iu
/** 'all teachers', 'two officials': of whom the headline tells. */
const COUNTED =
  /^(?:all|most|mostly|many|some|both|half|including|among|mainly|largely|nearly|almost|\d\S*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands)\s/iu
/** Behind these stands of whom the headline tells: the dead, the hurt, the accused, the praised. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:mourn\p{L}*|tributes?|farewell|remember\p{L}*|obituary|bids|shot|hurt|injur\p{L}*|wound\p{L}*|stabbed|drown\p{L}*|arrest\p{L}*|held|detain\p{L}*|jail\p{L}*|charged|accused|convicted|guilty|sentenced|sacked|fired|resign\p{L}*|rescued|kidnapp\p{L}*|abduct\p{L}*|missing|honou?r\p{L}*|praise\p{L}*|laud\p{L}*|meets?|joins?|sign(?:s|ed)?|hires?|returns?|replac\p{L}*|who|whose)(?!\p{L})/iu
/** One of many, of whom nobody has heard. */
const ANY =
  /^(?:(?:a|an|new|top|senior|local|us|uk|un|eu|press|media|news|police|govt|government|bjp|opposition|party|congress|industry|medical|legal|health|climate|former|ex-)\s){0,2}(?:report|study|survey|poll|source|official|expert|analyst|economist|epidemiologist|scientist|researcher|lawyer|judge|leader|spokesperson|spokesman|spokeswoman|watchdog|charity|probe|inquiry|investigation|ngo|mp|mla|diplomat|witness)$/iu
/** Somebody, where a paper or an office could not be meant. */
const ONE_PERSON = /(?:^|\s)(?:judge|lawyer|leader|mp|mla|diplomat|witness)$|^(?:\S+\s)?(?:former|ex-)/iu
const DATA = /^(?:\S+\s){0,2}(?:data|research)$/iu
/** Who holds an office, and the office. */
const OFFICE =
  /^(?:[\p{L}.&’'-]+\s){0,4}(?:government|govt\.?|centre|army|military|navy|air force|ministry|department|dept|court|bench|tribunal|council|commission|committee|commissioner|board|panel|cabinet|parliament|speaker|mayor|governor|president|vice-president|premier|prime minister|pm|cm|chief minister|deputy cm|minister|secretary|chief|ceo|chairman|chairperson|chairwoman|coroner|prosecutor|attorney general|pentagon|kremlin|vatican|white house|downing street|state department|home office|foreign office|embassy|opposition|union|family|hospital|university|airline|operator|regulator|agency|bank|rbi|sp|ssp|dsp|dig|igp?|dgp|dpo|fo|ispr|hc|sc|un|eu|who|nato|imf|fbi|cia|cdc|nhs|cbi|hrw)$|^(?:ministry|department|office|bank|chief|head)\s(?:of|for)\s[\p{L}\s]{3,24}$/iu
/** A person in an office, and a house or a club of which the headline may tell: they speak only where the text has them speak. */
const MAY_BE_TOLD_OF =
  /(?:^|\s)(?:commissioner|speaker|mayor|governor|president|vice-president|premier|prime minister|pm|cm|chief minister|deputy cm|minister|secretary|chief|ceo|chairman|chairperson|chairwoman|coroner|prosecutor|attorney general|embassy|union|family|hospital|university|airline|operator|bank|sp|ssp|dsp|dig|igp?|dgp|dpo)$|^(?:chief|head|former|ex-|bank\s(?:of|for))(?!\p{L})/iu
/** 'Washington DC', 'Anderson SC': where it was. */
const PLACE_LETTERS = /\p{Ll}\s(?!(?:PM|CM|HC|IG|SP)$)\p{Lu}{2}$/u
/** A name, though it ends like an office. */
const NO_ARTICLE = /^(?:nato|nasa|hrw|amnesty|parliament|downing street|ispr|\p{Lu}[\p{L}.]+\s(?:university|police|airlines?))$/iu
/** Words that are no names stand alone, or small. */
const isName = (speaker: string): boolean => /\s|\p{Lu}{2}|^(?:Pentagon|Kremlin|Vatican|Centre|Speaker)$/u.test(speaker)
const small = (speaker: string): string => (isName(speaker) ? speaker : speaker.toLowerCase())
/** 'PM Rao', 'Minister N. Rao'. */
const TITLED =
  /^(?:[\p{L}.]+\s)?(?:PM|CM|Minister|President|Governor|Mayor|Speaker|Justice|General|Gen\.?|Chairman|Secretary|Senator|Commissioner)\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,3}$/u
/** Behind news of a post the name is who gets it. */
const POST =
  /(?<!\p{L})(?:(?:new|next|first)\s(?:\S{1,20}\s){0,2}(?:chief|justice|judge|minister|president|mayor|governor|head|leader|captain|coach|cm|pm|chairman|director|secretary|speaker)|names?|named|appoint\p{L}*|elect\p{L}*|nominat\p{L}*|winner\p{L}*|won|wins|candidates?|chosen|picks?|succe\p{L}+|promot\p{L}+)(?!\p{L})/iu

const SAYS =
  '(?:says?|said|told|tells?|warn(?:s|ed)|announce[sd]|claim(?:s|ed)|stated|asserted|allege[sd]|den(?:y|ies|ied)|insist(?:s|ed)|adds|added|vow(?:s|ed)|urge[sd]|reported|reports|confirm(?:s|ed)|observed|ruled|argue[sd]|reveal(?:s|ed)|believe[sd]|predict(?:s|ed)|expects?|called|calls|accuse[sd]|maintain(?:s|ed))(?!\\p{L})'
/** Between who speaks and the verb. */
const BETWEEN =
  "(?:\\)|[’']s\\s(?:own\\s)?(?:foreign|defen[cs]e|interior|health|military|armed|general)?\\s?(?:government|army|military|ministry|minister|president|staff|officials?|office|authorities|police|intelligence|forces))?(?:,[^,.]{2,70},|,)?(?:\\s\\p{Lu}[\\p{L}.’'-]*){0,2}(?:\\s(?:has|have|had|also|later|on\\s\\p{Lu}\\p{Ll}+day|\\p{Lu}\\p{Ll}+day)){0,2}\\s"
/** Behind the verb stand his offices: 'according to his son Hunter'. */
const BEHIND_VERB =
  "(?:according\\sto|says|said)\\s(?:(?!(?:of|that|to|by|for|and|in|on|it|he|she|they|there)\\s)[\\p{L}.’'-]+\\s){0,5}"

/** 'DPO' is a district police officer as well. */
const longFor = (letters: string): string => [...letters].map((letter) => `${letter}\\p{Ll}+`).join('\\s(?:of\\s|and\\s|for\\s)?')

/** True where the text has him speak. */
const speaksIn = (text: string, speaker: string): boolean => {
  const last = speaker.split(' ').at(-1) ?? speaker
  const names = [asPattern(speaker), asPattern(last), ...(/^\p{Lu}{2,5}$/u.test(speaker) ? [longFor(speaker)] : [])].join('|')
  return new RegExp(`(?<![\\p{L}’'-])(?:(?:${names})${BETWEEN}${SAYS}|${BEHIND_VERB}(?:${names})(?![\\p{L}-]))`, 'u').test(text)
}

/** One capital word that has no office: 'Trump', of whom 'the Trump administration' is no article. */
const isBareName = (speaker: string): boolean => /^\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*$/u.test(speaker) && !OFFICE.test(speaker)
/** Behind a name with its article no noun follows, whose article it would be. */
const NO_NOUN = `(?=\\s?[,.;:!?()”"]|\\s?$|\\s\\p{Lu}|\\s(?:has|have|had|is|was|will|also|later|that|on|in|of|for|to|and|at|by)\\s|\\s${SAYS})`

/** With the article that the text gives him: 'his son', 'the Supreme Court'. */
const articleOf = (text: string, speaker: string): string | undefined => {
  if (isBareName(speaker)) return undefined
  const names = [speaker, speaker.toLowerCase()].map(asPattern).join('|')
  const [, found] =
    new RegExp(`(?<!\\p{L})([Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts)\\s(?:Union\\s)?(?:${names})${NO_NOUN}`, 'u').exec(text) ?? []
  return found === undefined ? undefined : `${found.toLowerCase()} `
}

const AN = /^(?:[AEFHILMNORSX](?=\p{Lu}{1,5}(?!\p{L}))|(?!\p{Lu}{2})[AEIOaeio]|[Uu]n(?!i))/u
const withArticle = (noun: string): string => `${AN.test(noun) ? 'an' : 'a'} ${noun}`

/** How English has him say it; nothing where it may be somebody or something else. */
const spokenBy = (tail: string, head: string, text: string): string | undefined => {
  const [, saying = tail, verb] = /^(\S.*?)\s(says?|finds?|shows?|warns?)$/iu.exec(tail) ?? []
  const speaker = saying.replace(/^(?:the|an?)\s/iu, '')
  if (TOLD_TO.test(speaker) || COUNTED.test(speaker) || PLACE_LETTERS.test(speaker)) return undefined
  const says = (usual: string): string => verb?.toLowerCase() ?? usual
  const isOfSomebody = tellsDeath(head, 'en') || OF_SOMEBODY.test(head) || POST.test(head)
  const isHeard = (): boolean => !isOfSomebody && (speaksIn(text, speaker) || speaksIn(text, speaker.toLowerCase()))
  if (MANY.test(speaker) && !HEARD.test(speaker) && !isHeard()) return undefined
  if (MANY.test(speaker)) return `${small(speaker)} ${says('say')}`
  const isAny = ANY.test(speaker.replace(/^\p{Lu}{2,6}\s/u, ''))
  if (isAny && ONE_PERSON.test(speaker) && !isHeard()) return undefined
  if (isAny) return `${withArticle(small(speaker))} ${says('says')}`
  if (isReporter(speaker)) return `${speaker} ${says('reports')}`
  if (DATA.test(speaker)) return `${small(speaker)} ${says('shows')}`
  const isOffice = !TITLED.test(speaker) && OFFICE.test(speaker)
  if (!(isOffice && !MAY_BE_TOLD_OF.test(speaker)) && !isHeard()) return undefined
  return `${named(speaker, isOffice, text)} ${says('says')}`
}

/** With the article that the text gives it, or that its kind has. */
const named = (speaker: string, isOffice: boolean, text: string): string => {
  if (NO_ARTICLE.test(speaker)) return speaker
  const name = isOffice ? small(speaker) : speaker
  const article = articleOf(text, speaker)
  if (article !== undefined) return `${article}${name}`
  if (isOffice) return /^(?:former|ex-|minister$)/iu.test(speaker) ? withArticle(name) : `the ${name}`
  return /^\p{Ll}/u.test(speaker) ? withArticle(name) : name
}

const HINDI_PAPER = /^(?:रिपोर्ट्?स?|मीडिया रिपोर्ट्?स?|अध्ययन|स्टडी|सर्वे|सर्वेक्षण|शोध|रिसर्च)$/u
const HINDI_SOURCES = /^(?:सूत्र|सूत्रों|मीडिया)$/u
const OFFICES =
  'सीएम|पीएम|मुख्यमंत्री|उपमुख्यमंत्री|प्रधानमंत्री|राष्ट्रपति|उपराष्ट्रपति|राज्यपाल|मंत्री|गृहमंत्री|मंत्रालय|डीजीपी|एसपी|एसएसपी|आईजी|डीएम|जिलाधिकारी|कलेक्टर|कमिश्नर|पुलिस|सरकार|केंद्र|कोर्ट|हाईकोर्ट|हाई कोर्ट|न्यायालय|अदालत|आयोग|प्रवक्ता|सांसद|विधायक|विशेषज्ञ|वैज्ञानिक|निदेशक|अध्यक्ष|प्रमुख|चीफ|नेता|डब्ल्यूएचओ|संयुक्त राष्ट्र|यूनिसेफ|विश्व बैंक|आईसीएमआर|कांग्रेस|भाजपा|बीजेपी|शिवसेना'
/** Who holds one: before his name. */
const HOLDERS =
  'सीएम|पीएम|मुख्यमंत्री|उपमुख्यमंत्री|प्रधानमंत्री|राष्ट्रपति|उपराष्ट्रपति|राज्यपाल|मंत्री|गृहमंत्री|डीजीपी|एसपी|एसएसपी|आईजी|डीएम|जिलाधिकारी|कलेक्टर|कमिश्नर|प्रवक्ता|सांसद|विधायक|विशेषज्ञ|वैज्ञानिक|निदेशक|अध्यक्ष|प्रमुख|चीफ|नेता'
/** The whole of a name with an office: at its end, or before one or two names. */
const HINDI_SPEAKER = new RegExp(`^(?:[^\\s,:]+\\s){0,3}(?:(?:${OFFICES})|(?:${HOLDERS})(?:\\s[^\\s,:]+){1,2})$`, 'u')
const HINDI_HOLDER = new RegExp(`(?:^|\\s)(?:${HOLDERS})(?=\\s|$)`, 'u')
/** Something happens to somebody, or is done: no name. */
const HINDI_VERB =
  /(?:^|\s)(?:परेशान|शुरू|बंद|जारी|लागू|खत्म|तैयार|नाराज|घायल|गिरफ्तार|लापता|निलंबित|सस्पेंड|शामिल|समेत|सहित|हुआ|हुई|हुए|हुईं|गया|गई|गए|रहा|रही|रहे|दी|दिया|दिए|किया|की|किए|मिला|मिली|मिले|बना|बनी|बने|आया|आई|आए|बोले|बोलीं|बोला|करे|करो|पढ़िए|देखिए|होना|देना|लेना|(?!(?:नेता|प्रवक्ता)(?:\s|$))[\p{L}\p{M}]{1,8}(?:एगा|एगी|एंगे|ेगा|ेगी|ेंगे|ूंगा|ूंगी|ोगे|ता|ती|ते|कर|ाया|ाई|ाए))(?=\s|$)/u
/** Behind these stands of whom the headline tells. */
const HINDI_OF_SOMEBODY =
  /(?:^|\s)(?:गिरफ्तार|गिरफ्तारी|घायल|श्रद्धांजलि|शोक|लापता|अपहरण|हमला|हिरासत|जेल|सजा|दोषी|आरोपी|इस्तीफा|निलंबित|नए|नया|नई|नियुक्त|चुने|चुना|बने|बनीं|जीते|जीता)(?=\s|$)/u
/** By these he is known: an office behind his country, or before his name. */
const HINDI_OFFICE = new RegExp(`^(?:[^\\s,:]+\\s){0,3}(?:${OFFICES})(?:\\s[^\\s,:]+){0,3}$`, 'u')
/** What tells more than a name; 'हरियाणा के सीएम' is one. */
const NO_NAME = new RegExp(
  `(?:^|\\s)(?:पर|को|में|से|ने|तो|तक|और|या|लिए|है|हैं|था|थी|थे|(?:का|की|के)(?!\\s(?:[\\p{L}\\p{M}]+\\s)?(?:${OFFICES})))(?=\\s|$)|(?:वीडियो|तस्वीरें|तस्वीर|फोटो|लाइव|अपडेट|अपडेट्स|चेक|फैक्ट|देखें|जानें|जानिए|पढ़ें|सुनें|राशिफल|मौसम|मामला|भाव|रेट)(?=\\s|$)`,
  'u',
)
const HINDI_SAYS = 'कहा|बताया|आरोप|दावा|चेतावनी|ट्वीट|लिखा|मांग|माँग|अपील|एलान|ऐलान|घोषणा'
/** True for whom a Hindi headline names as a speaker by his office. */
export const isHindiOffice = (name: string): boolean => HINDI_OFFICE.test(name)

const speaksInHindi = (text: string, speaker: string): boolean => {
  const last = speaker.split(' ').at(-1) ?? speaker
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${asPattern(last)})(?:\\s(?!(?:में|से|पर|को|का|के|की|और|तक)\\s)[\\p{L}\\p{M}]{1,20}){0,3}\\s(?:(?:के\\s(?:अनुसार|मुताबिक)|का\\sकहना)|ने\\s[^।|]{0,300}?(?:${HINDI_SAYS}))`,
    'u',
  ).test(text)
}

const spokenByInHindi = (tail: string, head: string, text: string): string | undefined => {
  if (NO_NAME.test(tail) || HINDI_VERB.test(tail) || /[:"“”]/u.test(head)) return undefined
  if (HINDI_SOURCES.test(tail)) return `${tail === 'सूत्र' ? 'सूत्रों' : tail} के अनुसार,`
  const last = tail.split(' ').at(-1) ?? ''
  if (HINDI_PAPER.test(last)) return `${HINDI_PAPER.test(tail) ? 'एक ' : ''}${tail.replace(/र्ट्?स$/u, 'र्ट')} के अनुसार,`
  if (isIndianState(tail) || HINDI_CITIES.has(tail.normalize('NFC'))) return undefined
  const isOfSomebody = tellsDeath(head, 'hi') || HINDI_OF_SOMEBODY.test(head)
  const isOffice = HINDI_SPEAKER.test(tail) && !(isOfSomebody && HINDI_HOLDER.test(tail))
  return isOffice || (!isOfSomebody && speaksInHindi(text, tail)) ? `${tail} ने कहा है कि` : undefined
}

/** A headline with who says it inside the sentence; what may be anything else behind the mark stays there. */
export const withSpeakerInside = (title: string, text: string, tongue: Tongue): string => {
  if (tongue !== 'en' && tongue !== 'hi') return title
  const [, head = '', tail = ''] = BEHIND.exec(title) ?? []
  if (head.split(' ').length < LEAST || tail.split(' ').length > MOST_OF_SPEAKER || NO_STORY.test(head)) return title
  const isColon = /^\s?:/u.test(title.slice(head.length))
  // Behind a dash a report or a paper comes first.
  if (!isColon && isReporter(tail)) return title
  if (tongue === 'hi') {
    const by = spokenByInHindi(tail, head, text)
    return by === undefined ? title : `${by} ${head.replace(/[.।]$/u, '')}`
  }
  const by = spokenBy(tail, head, text)
  return by === undefined ? title : `${head.replace(/[.,;]$/u, '')}, ${by}`
}
