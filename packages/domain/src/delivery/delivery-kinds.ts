import { TRANSFER_STEPS, type TransferStep } from './transfer-steps.ts'

/** What the wizard lists and asks the fields of. */
export type DeliveryMethod = 'link' | 'email' | 'ftp'

type KindRow = {
  /** The delivery method under which the wizard lists it: one that is its own, or another kind's. */
  method: DeliveryMethod
  /** What it is called by itself. */
  name: string
  /** 'It does not reach …'. */
  words: string
  /** 'Delivery by …'. */
  by: string
  /** 'What you can do: check …'; null where the owner can mend nothing. */
  toCheck: string | null
  /** Release comes this many minutes before air: playout must find a file before the hour. */
  aheadMinutes: number
  /** The target holds a secret, which is sealed in its row. */
  isSealed: boolean
  /** The reader at the address must agree before anything is sent. */
  needsConsent: boolean
  /** Staging speaks to the other side; otherwise it ends within milliseconds, in our own rows and memory. */
  stagesOutside: boolean
  /**
   * 'clock': nothing moves, what is served is a function of the clock. 'send': done twice it arrives twice, so one worker at a time does it.
   * 'place': done twice it is one file.
   */
  release: 'clock' | 'send' | 'place'
  /** The steps that wait for a server which an owner has named: one station may hold a quarter of their places. */
  waitsInTurn: readonly ('stage' | 'release')[]
  /** What a test of the connection does, in order; empty where there is no test. */
  steps: readonly TransferStep[]
}

/** Every kind of delivery. All that differs between kinds stands here or in an exhaustive map of drivers or screens. */
export const DELIVERY = {
  link: {
    ...{ method: 'link', name: 'Direct Link', words: 'the direct link', by: 'link', toCheck: null },
    ...{ aheadMinutes: 0, isSealed: false, needsConsent: false },
    ...{ stagesOutside: false, release: 'clock', waitsInTurn: [], steps: [] },
  },
  email: {
    ...{ method: 'email', name: 'Email', words: 'e-mail', by: 'e-mail', toCheck: 'the e-mail address' },
    ...{ aheadMinutes: 0, isSealed: false, needsConsent: true },
    ...{ stagesOutside: false, release: 'send', waitsInTurn: ['stage'], steps: [] },
  },
  ftp: {
    ...{ method: 'ftp', name: 'FTP', words: 'FTP', by: 'FTP', toCheck: 'the FTP address and its password' },
    ...{ aheadMinutes: 2, isSealed: true, needsConsent: false },
    ...{ stagesOutside: true, release: 'place', waitsInTurn: ['stage', 'release'] },
    steps: TRANSFER_STEPS.filter((step) => step !== 'host key'),
  },
  sftp: {
    ...{ method: 'ftp', name: 'SFTP', words: 'SFTP', by: 'SFTP', toCheck: 'the SFTP address and its password or key' },
    ...{ aheadMinutes: 2, isSealed: true, needsConsent: false },
    ...{ stagesOutside: true, release: 'place', waitsInTurn: ['stage', 'release'] },
    steps: TRANSFER_STEPS.filter((step) => step !== 'encrypt'),
  },
} as const satisfies Record<string, KindRow>

export type DeliveryKind = keyof typeof DELIVERY

export const DELIVERY_KINDS = Object.keys(DELIVERY) as [DeliveryKind, ...DeliveryKind[]]

export const isDeliveryKind = (text: unknown): text is DeliveryKind => DELIVERY_KINDS.some((kind) => kind === text)

/** What stands here of a kind that was stored or sent by another version. An unknown one is refused aloud. */
export const deliveryOf = (kind: string): KindRow => DELIVERY[requireDeliveryKind(kind)]

export const requireDeliveryKind = (text: string): DeliveryKind => {
  if (isDeliveryKind(text)) return text
  throw new Error(`'${text}' is no kind of delivery that this version knows (${DELIVERY_KINDS.join(', ')}).`)
}

export const DELIVERY_METHODS: readonly { value: DeliveryKind; name: string }[] = DELIVERY_KINDS.filter(
  (kind) => DELIVERY[kind].method === kind,
).map((value) => ({ value, name: DELIVERY[value].name }))

/** The kinds that place a file on a server. */
export type FileKind = { [K in DeliveryKind]: (typeof DELIVERY)[K]['release'] extends 'place' ? K : never }[DeliveryKind]

export const FILE_KINDS = DELIVERY_KINDS.filter((kind): kind is FileKind => DELIVERY[kind].release === 'place')

/** 'FTP or SFTP', 'link, FTP and SFTP': kinds as a sentence names them, behind 'by' or alone. */
export const kindsInWords = (kinds: readonly DeliveryKind[], last: 'and' | 'or'): string =>
  new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(
    kinds.map((kind) => DELIVERY[kind].by),
  )

/** The kinds that are released so. */
export const kindsReleasedBy = (release: KindRow['release']): DeliveryKind[] =>
  DELIVERY_KINDS.filter((kind) => DELIVERY[kind].release === release)

export const AHEAD_MINUTES = Object.fromEntries(DELIVERY_KINDS.map((kind) => [kind, DELIVERY[kind].aheadMinutes])) as Record<
  DeliveryKind,
  number
>
