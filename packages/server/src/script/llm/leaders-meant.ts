import { plainName } from '../plain-name.ts'

/**
 * First names of heads of state and government by surnames that hardly anybody else has in the news. Names are compared as `plainName` writes
 * them: one spelling stands for those of all tongues.
 */
const FIRST_NAMES: Readonly<Record<string, string>> = {
  trump: 'Donald',
  biden: 'Joe',
  obama: 'Barack',
  putin: 'Vladimir',
  poutine: 'Vladimir',
  poetin: 'Vladimir',
  merz: 'Friedrich',
  scholz: 'Olaf',
  merkel: 'Angela',
  macron: 'Emmanuel',
  meloni: 'Giorgia',
  modi: 'Narendra',
  tusk: 'Donald',
  nawrocki: 'Karol',
  zelensky: 'Volodymyr',
  selenskyj: 'Volodymyr',
  netanyahu: 'Benjamin',
  erdogan: 'Recep Tayyip',
  orban: 'Viktor',
  starmer: 'Keir',
  milei: 'Javier',
  bolsonaro: 'Jair',
  maduro: 'Nicolás',
  wilders: 'Geert',
  iohannis: 'Klaus',
  leyen: 'Ursula',
}
const BY_NAME = new Map(Object.entries(FIRST_NAMES).map(([name, first]) => [plainName(name), first.split(' ')]))
/** A surname, and the word before it where that is a name or a title. */
const NAME = /(?:(\p{Lu}[\p{L}\p{M}’'.-]{0,30})\s)?(\p{Lu}[\p{L}\p{M}]{3,30})/gu
/** Before a surname these are no first names. */
const TITLE =
  /^(?:(?:ex-|US-)?(?:pr[eéä][sz][iy]dent|pre[sș]edinte|premier|kanzler|chancellor|minist|prime)\p{L}*|mr|von|van|der|de)$/iu

/**
 * The first names of those whom everybody knows, where a text has their surnames: a host says 'Donald Trump'. None where somebody else of that
 * name is in it: 'Eric Trump'.
 */
export const leadersMeant = (text: string): string[] => {
  const meant = new Map<string, readonly string[]>()
  const others = new Set<string>()
  for (const [, before = '', name = ''] of text.matchAll(NAME)) {
    const plain = plainName(name)
    const first = BY_NAME.get(plain)
    if (first === undefined) continue
    meant.set(plain, first)
    const isOther = before !== '' && !TITLE.test(before) && !first.some((one) => plainName(one) === plainName(before))
    if (isOther) others.add(plain)
  }
  return [...meant].flatMap(([name, first]) => (others.has(name) ? [] : first))
}
