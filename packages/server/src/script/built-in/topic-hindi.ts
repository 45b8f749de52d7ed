import { leansBack } from '../fit-for-air/leans-back.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { HINDI_CITIES, isIndianState } from './indian-states.ts'
import { isHindiPlace } from './page-heads/datelines.ts'
import { isHindiOffice } from './said-behind.ts'

// 'देवरिया: सड़क हादसे में छह लोगों की मौत': Hindi papers set the place or the matter before a colon, where a listener waits for somebody to speak. It is
// said as a part of the sentence: 'देवरिया में सड़क हादसे में …'.

/** Papers write these in Latin letters, for search engines. */
const IN_HINDI: Readonly<Record<string, string>> = {
  up: 'यूपी',
  mp: 'मध्य प्रदेश',
  bihar: 'बिहार',
  rajasthan: 'राजस्थान',
  jharkhand: 'झारखंड',
  delhi: 'दिल्ली',
  indore: 'इंदौर',
  bhopal: 'भोपाल',
  gwalior: 'ग्वालियर',
  jabalpur: 'जबलपुर',
  ujjain: 'उज्जैन',
  lucknow: 'लखनऊ',
  kanpur: 'कानपुर',
  patna: 'पटना',
  ranchi: 'रांची',
  jaipur: 'जयपुर',
  mumbai: 'मुंबई',
  raipur: 'रायपुर',
}

const PANDEMIC =
  /^(?:कोरोना ?(?:वायरस)?|कोविड(?:\s?-?\s?19)?|covid(?:[ -]?19)?|corona ?virus|corona)(?: (?:अपडेट|update|news|न्यूज|cases?))?$/iu
const OF_PANDEMIC = /कोरोना|कोविड|covid|corona/iu
const NEW_CASES =
  /(?<!\S)(?:(?:[\d,.]{1,12}|एक|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस)\s(?:(?:लाख|हजार|हज़ार|करोड़|सौ)\s)?)?(?:नए|नये|नई)\s(?:पॉजिटिव\s|पॉज़िटिव\s)?(?:मामले|मामलों|मामला|केस|मरीज|मरीजों|मौतें)(?![\p{L}\p{M}])/u
const INFECTED = /(?<!\S)संक्रम(?:ण|ित)/u
/** What a Latin word before the colon says, the headline says in Hindi. */
const TWICE: readonly (readonly [RegExp, RegExp])[] = [
  [/^earthquake$/iu, /भूकंप/u],
  [/^(?:weather|weather update|mausam)$/iu, /मौसम|बारिश|तापमान|ठंड|गर्मी/u],
  [/^budget(?: 20\d\d)?$/iu, /बजट/u],
  [/^(?:road )?accident$/iu, /हादस|दुर्घटना|टक्कर/u],
  [/^monsoon$/iu, /मानसून|मॉनसून/u],
]
/** In which matter: the last word bends. */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\s)मामला$/u, 'मामले में'],
  [/(?<=\s)घोटाला$/u, 'घोटाले में'],
  [/(?<=\s)हादसा$/u, 'हादसे में'],
  [/(?<=\s)(?:केस|कांड|हत्याकांड|विवाद|विश्व कप|वर्ल्ड कप|एशिया कप|ओलंपिक)$/u, '$& में'],
]
/** States, their capitals and parties that speak. */
const SPEAKS =
  /^(?:वाशिंगटन|इस्लामाबाद|काबुल|ढाका|काठमांडू|कोलंबो|मॉस्को|कीव|तेहरान|तोक्यो|टोक्यो|बीजिंग|पेइचिंग|पेईचिंग|यरुशलम|नई दिल्ली|नयी दिल्ली|भारत|पाकिस्तान|चीन|अमेरिका|रूस|ईरान|इजरायल|इजराइल|इज़राइल|यूक्रेन|ब्रिटेन|फ्रांस|जर्मनी|तालिबान|हमास|संयुक्त राष्ट्र|सपा|बसपा|आप|राजद|जदयू|टीएमसी|माकपा|एनसीपी|जेडीयू|आरजेडी|तृणमूल)$/u

/** What kind of page it is, and no place: 'वीडियो में' is in the text as well. */
const NO_PLACE =
  /(?:^|\s)(?:फैक्ट चेक|fact check|वीडियो|फोटो|तस्वीरें|सर्वे|अध्ययन|इंटरव्यू|ब्लॉग|राशिफल|दावा|बयान|सवाल|जवाब|रिव्यू|review|लाइव|live|अपडेट|अपडेट्स|updates?|news|देश|विदेश|विश्व|दुनिया|राज्य|शहर|जिला|जिले)$/iu
const NO_BEGINNING = /^["“„«‘'(]|[?:]/u

const placeIn = (label: string, told: string): string | undefined => {
  const [first = ''] = label.split(' / ')
  const place = IN_HINDI[first.toLowerCase()] ?? first.normalize('NFC')
  if (
    NO_PLACE.test(first) ||
    SPEAKS.test(place) ||
    isHindiOffice(place) ||
    new RegExp(`(?<![\\p{L}\\p{M}])${place.replace(/[^\p{L}\p{M}\s-]/gu, '.')}\\sने(?![\\p{L}\\p{M}])`, 'u').test(told)
  )
    return undefined
  return IN_HINDI[first.toLowerCase()] !== undefined ||
    isIndianState(place) ||
    HINDI_CITIES.has(place) ||
    isHindiPlace(place, told)
    ? place
    : undefined
}

const HAS_PLACE = /^(?:\S+\s){0,3}?\S+\sमें\s/u
/** Who speaks in a matter is told otherwise. */
const IS_SAID = /^(?:\S+\s){0,4}?(?:बोले|बोलीं|बोला|कहा|कही)(?:-|\s|$)/u

const placeFirst = (story: string): string => (/^(\S+)\sमें\s/u.exec(story)?.[1] ?? '').replace(/[^\p{L}\p{M}-]/gu, '')
/** A great town or a state, and not this one: 'दिल्ली: मुंबई में …' happened in one of the two. */
const isElsewhere = (place: string, story: string, told: string): boolean => {
  const named = placeFirst(story)
  return named !== place && (HINDI_CITIES.has(named) || isIndianState(named)) && !told.includes(`${place} के ${named}`)
}

/** 'उत्तर प्रदेश: इटावा में …': of the state is the place that the story names first. */
const withPlace = (place: string, story: string, told: string): string => {
  const named = placeFirst(story)
  const inside =
    named !== '' &&
    isIndianState(place) &&
    new RegExp(`${place}\\sके\\s${named}(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])${named}\\s(?:जिले|जिला|जनपद|शहर|थाना)`, 'u').test(
      told,
    )
  return `${place} ${inside ? 'के' : 'में'} ${story}`
}

/** What is counted is of the illness: '24 घंटे में कोरोना के 25,166 नए मामले', 'कोरोना संक्रमितों की संख्या'. */
const withPandemic = (story: string, isWhole: boolean): string | undefined => {
  if (OF_PANDEMIC.test(story)) return isWhole ? story : undefined
  const counted = story.replace(NEW_CASES, 'कोरोना के $&')
  if (counted !== story) return counted
  const infected = story.replace(INFECTED, 'कोरोना $&')
  if (infected !== story) return infected
  return story.includes('के बीच') ? undefined : `कोरोना संक्रमण के बीच ${story}`
}

/** A Hindi headline with its place or its matter inside the sentence, or none. `isWhole`: whether the story stands without its label. */
export const spokenInHindi = (label: string, story: string, text: string, isWhole: boolean): string | undefined => {
  if (NO_BEGINNING.test(story) || leansBack(plainWords(story), 'hi')) return undefined
  const told = `${story} | ${text}`.normalize('NFC')
  if (PANDEMIC.test(label)) return withPandemic(story, isWhole)
  if (TWICE.some(([topic, again]) => topic.test(label) && again.test(story))) return isWhole ? story : undefined
  const [bent, said = ''] = MATTERS.find(([matter]) => matter.test(label)) ?? []
  if (bent !== undefined && !/\sमें\s/u.test(label) && !IS_SAID.test(story)) return `${label.replace(bent, said)} ${story}`
  const place = placeIn(label, told)
  if (place === undefined) return undefined
  // A portal's part of the country, and the story has a place of its own.
  if (label.includes(' / ') && HAS_PLACE.test(story)) return isWhole ? story : undefined
  if (isElsewhere(place, story, told)) return undefined
  const isSaid = new RegExp(`(?<![\\p{L}\\p{M}])${place.replace(/[^\p{L}\p{M}\s-]/gu, '.')}(?![\\p{L}\\p{M}])`, 'u').test(story)
  return isSaid ? (isWhole ? story : undefined) : withPlace(place, story, told)
}
