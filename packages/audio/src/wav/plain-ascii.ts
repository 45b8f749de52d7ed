/** Letters that are no other letter with a mark, and signs that typesetters use. */
const PLAIN: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', þ: 'th', Þ: 'Th', ı: 'i' },
  ...{ '–': '-', '—': '-', '‘': "'", '’': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"' },
}

/** The text in the letters that the fields of broadcast WAV files hold; empty where it has none of them, as in Hindi. */
export const plainAscii = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/gu, (letter) => PLAIN[letter] ?? (/\s/u.test(letter) ? ' ' : ''))
    .replace(/ +/g, ' ')
    .trim()
  return /[A-Za-z0-9]/.test(plain) ? plain : ''
}

/** The first of these texts that can be written so. */
export const firstPlain = (...texts: string[]): string => texts.map(plainAscii).find((text) => text !== '') ?? ''
