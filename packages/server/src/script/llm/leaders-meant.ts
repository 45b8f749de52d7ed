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
const NAME = /\p{Lu}[\p{L}\p{M}]{3,}/gu

/** The first names of those whom everybody knows, where a text has their surnames: a host says 'Donald Trump'. */
export const leadersMeant = (text: string): string[] =>
  [...new Set(text.match(NAME) ?? [])].flatMap((name) => BY_NAME.get(plainName(name)) ?? [])
