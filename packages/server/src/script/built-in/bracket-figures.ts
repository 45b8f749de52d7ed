import type { Tongue } from '../tongue.ts'

// An age, a score, a sum in another money: a newsreader says the first two between commas, and the third not at all.

type Said = { age: RegExp; aged: (age: string) => string; score: (one: string, other: string) => string }

const SAID: Readonly<Partial<Record<Tongue, Said>>> = {
  es: { age: /^(\d{1,3}) años$/u, aged: (age) => `de ${age} años`, score: (one, other) => `${one} a ${other}` },
  fr: { age: /^(\d{1,3}) ans$/u, aged: (age) => `${age} ans`, score: (one, other) => `${one} à ${other}` },
  it: { age: /^(\d{1,3}) anni$/u, aged: (age) => `di ${age} anni`, score: (one, other) => `${one} a ${other}` },
  pt: { age: /^(\d{1,3}) anos$/u, aged: (age) => `de ${age} anos`, score: (one, other) => `${one} a ${other}` },
  ro: { age: /^(\d{1,3} (?:de )?ani)$/u, aged: (age) => `de ${age}`, score: (one, other) => `scor ${one}-${other}` },
}

/** Behind a name, not inside it: 'l’attaquant (21 ans)', 'Le Havre (9-0)'. */
const FIGURES = /(?<=\p{L})\s\((\d[^()]{0,15})\)(?=([,.;:!?]|$)|\s)/gu
const LONGEST = 20
/** More of a side are years, or pages. */
const SCORE = /^(\d)\s?[-–]\s?(\d)$/u

/** Of children these are their years: 'Los menores (3-5)'. */
const OF_AGE =
  /(?<!\p{L})(?:menores|niñ[oa]s|peques|alumn[oa]s|escolares|enfants|élèves|écoliers|petits|bambin[ie]|alunn[ie]|ragazz[ie]|crianças|menin[oa]s|alun[oa]s|copii(?:i|lor)?|elevi(?:i|lor)?|preșcolari(?:i|lor)?|años|ans|anni|anos|ani)$/iu

const MONEY = '(?:US\\$|R\\$|[$€£]|euros?|d[óo]lares|dollars|dollari|libras|reais|lei|iene?s)'
const SUM =
  "\\d[\\d.,]*(?:\\s?(?:mil|milh(?:ão|ões)|bil(?:h|i)?(?:ão|ões)|trilh(?:ão|ões)|mi|bi|millones|millón|millions?|milliards?|millier|mille|milioni|milione|miliardi|milioane|miliarde|mil\\.|mld\\.?|M|de|d['’]|di))*"
/** 'US$ 5 bilhões (R$ 27 bilhões)', behind another sum. */
const OTHER_MONEY = new RegExp(
  `(?<=(?:${MONEY}\\s?\\d[\\p{L}\\d.,]{0,12}(?:\\s\\p{L}{3,9}){0,2}|\\d\\s(?:\\p{L}{3,9}\\s){0,2}(?:de\\s)?${MONEY}))\\s\\((?:(?:cerca de|aproximadamente|unos|environ|circa|aproximativ)\\s)?(?:${MONEY}\\s?${SUM}|${SUM}\\s?${MONEY})\\)`,
  'gu',
)

/** A sentence whose ages and scores stand between commas instead of brackets, and whose sums are of one money. */
export const withPlainFigures = (sentence: string, tongue: Tongue): string => {
  const said = SAID[tongue]
  if (said === undefined) return sentence
  const plain = sentence.replace(OTHER_MONEY, '')
  return plain.replace(FIGURES, (all: string, figures: string, mark: string | undefined, at: number) => {
    const [, age] = said.age.exec(figures) ?? []
    const [, one, other] = SCORE.exec(figures) ?? []
    if (age === undefined && (one === undefined || other === undefined)) return all
    if (age === undefined && OF_AGE.test(plain.slice(Math.max(0, at - LONGEST), at))) return all
    const told = age === undefined ? said.score(one ?? '', other ?? '') : said.aged(age)
    return `, ${told}${mark === undefined ? ',' : ''}`
  })
}
