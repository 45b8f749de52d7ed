const QUARTERS = 'pierwsz drug trzec czwart'.split(' ')

/** 'W trzecim kwartale', 'trzeci kwartał': the third part of a year, by the word before it. */
const quarter = (number: number, before: string): string => {
  const stem = QUARTERS[number - 1] ?? ''
  const isSoft = number === 2 || number === 3
  if (before === 'w' || before === 'po') return `${stem}${isSoft ? 'im' : 'ym'} kwartale`
  if (before === '' || before === 'za' || before === 'na') return `${stem}${isSoft ? 'i' : 'y'} kwartał`
  return `${stem}${isSoft ? 'iego' : 'ego'} kwartału`
}

/** 'Q3', 'III kw.', '3 kw.' */
const QUARTER =
  /(?<![\p{L}\p{N}])(?:(w|po|za|na|od|do|z|ze|względem|wobec)(\s))?(?:Q([1-4])(?![\p{L}\p{N}])|(I{1,3}|IV)\s?kw\.)/giu
/** Years of age or of prison, not litres: these have no stop inside a sentence. */
const YEARS =
  /(?<=\d\s?)l\.(?=\s\p{Ll}|\s?,)|(?<=(?<!\p{L})(?:miał|miała|mieli|wieku|ma|liczył|liczyła)\s(?:\d{1,3}[–-])?\d{1,3}\s?)l(?=\.)/giu
const ROMAN = ['I', 'II', 'III', 'IV']

/** Short years and quarters, before letters behind a number are taken for units. */
export const sayPolishYears = (text: string): string =>
  text
    .replace(YEARS, 'lat')
    .replace(
      QUARTER,
      (_, before = '', blank = '', figure = '', roman = '') =>
        `${before}${blank}${quarter(figure === '' ? ROMAN.indexOf(roman.toUpperCase()) + 1 : Number(figure), before.toLowerCase())}`,
    )
