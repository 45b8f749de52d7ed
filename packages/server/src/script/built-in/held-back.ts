import { plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

// 'The court has decided the case of the bridge.' What it decided stands in the next sentence, or nowhere.

const SPOKEN_POLISH =
  '(?:zabrał|zabrała|zabrali) głos (?:w|ws|po|na temat) .*|(?:odniósł|odniosła|odnieśli) się do (?!(?:\\S+ ){0,40}że ).*'
const DECIDED_POLISH =
  'odbył(?:a|o)? się (?:\\S+ ){0,2}(?:sesja|posiedzenie|rozprawa) .*|w porządku obrad (?:\\S+ )?(?:znalazł|znalazła|znalazło|znalazły|znajdował\\S*) się .*|podj(?:ął|ęła|ęło|ęli|ęto) (?:\\S+ )?decyzj[ęe] (?:w (?:\\S+ )?sprawie|ws) .*|nie doczekał(?:a|o)? (?:się )?(?:wykonania|wyroku|procesu|rozprawy) .*'
/** Who died is what happened. */
const NO_DEAD = '(?!(?:\\S+ ){0,40}(?:zgin\\S+|nie żyj\\S+|zmar\\S+|ofiar\\S*|zabi[tł]\\S*) )'
const HAPPENED_POLISH = `do \\p{L}+(?:nego|nej) (?:zdarzenia|sytuacji|incydentu) ${NO_DEAD}(?:\\S+ ){0,6}doszło .*|doszło (?:\\S+ ){0,6}do \\p{L}+(?:nego|nej) (?:zdarzenia|sytuacji|incydentu) ${NO_DEAD}.*|(?<=^ )(?:tragedia|dramat|dramatyczne (?:chwile|sceny)|horror|chwile grozy|przełom|zwrot) ${NO_DEAD}(?:\\S+ ){1,14}`
const TOLD_POLISH =
  '(?:podał|podała|podano|opublikował\\S*|przedstawił\\S*) (?:\\S+ ){0,2}(?:dane|wyniki|szczegóły) (?!(?:\\S+ ){0,40}\\d).*|wydał[aio]? (?:\\S+ )?(?:oświadczenie|komunikat) (?:w (?!któr)|ws|po) .*'

/** That something was decided, dealt, held or said, and not what: 'सरकार ने बड़ा फैसला लिया है', 'Das Amt hat Stellung genommen'. */
const HELD_BACK: Readonly<Partial<Record<Tongue, string>>> = {
  en: '(?:has|have) (?:\\S+ )?(?:responded to|reacted to|commented on|spoken out (?:on|about|against|after)|hit back at) (?!(?:\\S+ ){0,40}(?:saying|by|with|that) ).*|broken (?:his|her|their) silence (?!(?:\\S+ ){0,40}(?:saying|by|with|that) ).*|taken an? (?:\\S+ )?(?:turn|twist) ',
  de: '(?:hat|haben) (?:(?!mit )\\S+ ){0,16}reagiert |sich (?:\\S+ ){0,14}(?:geäußert|geäussert|zu wort gemeldet) |stellung (?:genommen|bezogen) |(?<!vor)(?:entscheidung|entscheid|beschluss) (?:getroffen|gefällt|gefasst) |konsequenzen gezogen |(?:endet|endete|enden|endeten) (?:\\S+ ){0,8}tödlich |wendung (?:genommen|gekommen) |(?:sorgt|sorgen|sorgte|sorgten) für (?:\\S+ )?(?:aufsehen|aufregung|wirbel|schlagzeilen|unmut|kritik|diskussionen|ärger|empörung|entsetzen|gesprächsstoff) |für (?:aufsehen|aufregung|schlagzeilen) gesorgt ',
  nl: '(?:heeft|hebben) (?:(?!met )\\S+ ){0,14}gereageerd |(?:besluit|beslissing) genomen |knoop doorgehakt |wending (?:gekregen|genomen) |(?:zorgt|zorgen|zorgde|zorgden) voor (?:\\S+ )?(?:ophef|onrust|discussie|kritiek|verbazing) |voor (?:ophef|onrust) gezorgd ',
  pl: [SPOKEN_POLISH, DECIDED_POLISH, HAPPENED_POLISH, TOLD_POLISH].join('|'),
  hi: '(?:बडा|बडी|अहम) (?:झटका|फैसला|बयान|ऐलान|एलान|घोषणा|खुलासा|राहत|कदम|आदेश|तोहफा|दावा|कार्रवाई|कामयाबी|सफलता|अपडेट)(?: (?:दे|कर|ले|उठा|हासिल|हो|हाथ))? (?:दिया|दी|दिए|लगा|लगी|लिया|किया|की|हुआ|हुई|गई|आया|सुनाया|मिला|मिली|उठाया)(?: गया| गई)?(?: (?:है|हैं|था|थी))? |(?:मामला|मामले|गुत्थी|केस|हत्याकांड) (?:\\S+ ){0,3}सुलझा (?:लिया|ली|दिया|दी)(?: गया| गई)?(?: (?:है|हैं))? |मुश्किलें बढ (?:गई|गईं|सकती)(?: हैं| है)? |प्रतिक्रिया (?:दी|व्यक्त की)(?: है)? |बवाल मच गया(?: है)? |विवाद (?:बढता जा रहा|गहराता जा रहा|गहरा गया)(?: है)? |सियासत (?:तेज हो|गरमा|गर्मा) गई(?: है)? |चर्चा में (?:है|हैं|आ गए हैं) ',
}
const HOLDS_BACK: Readonly<Partial<Record<Tongue, RegExp>>> = Object.fromEntries(
  Object.entries(HELD_BACK).map(([tongue, words]) => [tongue, new RegExp(` (?:${words})$`, 'u')]),
)

/** A day or a place behind it tells no more. */
const GOES_ON = /[,:]\s(?!\d|(?:w|na|przy) (?!któr))/gu

/** True for a sentence that ends before it has told anything; one that holds back up to its last comma or colon goes on to tell it. */
export const holdsBack = (sentence: string, tongue: Tongue): boolean => {
  const holds = (part: string) => HOLDS_BACK[tongue]?.test(plainWords(part)) === true
  const end = [...sentence.matchAll(GOES_ON)].at(-1)?.index
  return holds(sentence) && (end === undefined || !holds(sentence.slice(0, end)))
}
