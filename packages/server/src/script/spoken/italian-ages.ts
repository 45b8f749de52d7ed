const TEENS = 'dec undic dodic tredic quattordic quindic sedic diciassett diciott diciannov'.split(' ')
const TENS = 'vent trent quarant cinquant sessant settant ottant novant'.split(' ')
/** Behind the stem of a ten, whose last vowel goes before 'uno' and 'otto'. */
const ONES = ['', 'un', '+du', '+tre', '+quattr', '+cinqu', '+sei', '+sett', 'ott', '+nov']

const stem = (age: number): string | undefined => {
  if (age < 20) return TEENS[age - 10]
  const ten = TENS[Math.floor(age / 10) - 2]
  const one = ONES[age % 10]
  return ten === undefined || one === undefined ? undefined : `${ten}${one.replace('+', age < 30 ? 'i' : 'a')}`
}

/** 'Un 34enne' is 'un trentaquattrenne': a voice says 'trentaquattro enne'. From 10 to 99 years. */
export const sayItalianAges = (text: string): string =>
  text.replace(/(?<![\d.,])([1-9]\d)[-\s]?enn(?=[ei](?!\p{L}))/gu, (all, age: string) => {
    const words = stem(Number(age))
    return words === undefined ? all : `${words}enn`
  })
