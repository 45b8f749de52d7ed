import { isFormOf } from '../name-forms.ts'
import { plainName } from '../plain-name.ts'
import type { Tongue } from '../tongue.ts'

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
  trudeau: 'Justin',
  sunak: 'Rishi',
  rutte: 'Mark',
  ramaphosa: 'Cyril',
}
/** Those whose surnames others have: meant where an office stands beside. */
const OF_GOVERNMENT: Readonly<Record<string, string>> = {
  johnson: 'Boris',
  cameron: 'David',
  sanchez: 'Pedro',
  conte: 'Giuseppe',
}
const NEEDS_OFFICE = new Set(Object.keys(OF_GOVERNMENT).map(plainName))
const GOVERNMENT =
  /(?<!\p{L})(?:premier(?:minister|[ -]ministre)?|prime minister|prim(?:er|o|eiro)[ -]ministro|president[ei] del (?:gobierno|consiglio)|prim-?ministr\p{L}+)(?!\p{L})/iu
const BY_NAME = new Map(
  Object.entries({ ...FIRST_NAMES, ...OF_GOVERNMENT }).map(([name, first]) => [plainName(name), first.split(' ').map(plainName)]),
)
/** A surname, and the word before it where that is a name or a title. */
const NAME = /(?:(\p{Lu}[\p{L}\p{M}’'.-]{0,30})\s)?(\p{Lu}[\p{L}\p{M}]{3,30})/gu
/** Before a surname these are no first names. */
const TITLE =
  /^(?:(?:ex-|US-)?(?:pr[eéä][sz][iy]dent|pre[sș]edinte|premier|(?:bundes)?kanzler|chancellor|minist|prime)\p{L}*|mr|von|van|der|de)$/iu

/** A surname and its first names, as `plainName` writes them. */
type Leader = { surname: string; first: readonly string[] }
const leaderOf = (name: string, tongue: Tongue): Leader | undefined => {
  const plain = plainName(name)
  const found = BY_NAME.has(plain) ? plain : [...BY_NAME.keys()].find((surname) => isFormOf(plain, surname, tongue))
  return found === undefined ? undefined : { surname: found, first: BY_NAME.get(found) ?? [] }
}

/**
 * Those whom everybody knows and whose surnames a text has, in any case: a host says 'Donald Trump'. None where somebody else of that name is in
 * it: 'Eric Trump'.
 */
export const leadersMeant = (text: string, tongue: Tongue): Leader[] => {
  const meant = new Map<string, Leader>()
  const others = new Set<string>()
  for (const [, before = '', name = ''] of text.matchAll(NAME)) {
    const leader = leaderOf(name, tongue)
    if (leader === undefined) continue
    meant.set(leader.surname, leader)
    const isFirst = leader.first.some((one) => isFormOf(plainName(before), one, tongue))
    if (before !== '' && !TITLE.test(before) && !isFirst) others.add(leader.surname)
  }
  return [...meant.values()].filter(
    ({ surname }) => !others.has(surname) && (!NEEDS_OFFICE.has(surname) || GOVERNMENT.test(text)),
  )
}

/** A word right before a surname: 'Donald J. Trump', 'Ursula von der Leyen'. */
const FIRST =
  /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{L}\p{M}’'-]{1,30})\s(?=(?:\p{Lu}\.\s|[Vv]on der\s|Tayyip\s)?(\p{Lu}[\p{L}\p{M}]{2,30}))/gu

/** A sentence without the first names of leaders, which stand right before their own surnames. */
export const withoutFirstNames = (sentence: string, leaders: readonly Leader[], tongue: Tongue): string =>
  leaders.length === 0
    ? sentence
    : sentence.replace(FIRST, (found, word: string, name: string) => {
        const isMeant = ({ surname, first }: Leader) =>
          isFormOf(plainName(name), surname, tongue) && first.some((one) => isFormOf(plainName(word), one, tongue))
        return leaders.some(isMeant) ? '' : found
      })
