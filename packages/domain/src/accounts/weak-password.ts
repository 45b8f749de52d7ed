/** Why a password is one that anybody would try first: a sentence for each kind. */
export const WEAK_PASSWORD = {
  common: 'This password is one of the most common ones, which are tried first. Choose another.',
  own: 'This password is made of your address, your station or our name. Choose another.',
  repeated: 'This password repeats itself. Choose another.',
}

const PRODUCT = 'hourcast'
const MAX_UNIT_LENGTH = 8
const REPEATED = new RegExp(`^(.{1,${MAX_UNIT_LENGTH}}?)\\1+$`, 'su')

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
/** 'Hourcast-2026!' is 'hourcast' with what people add when they must. */
const withoutDigitsAround = (text: string): string => text.replace(/^\d+|\d+$/g, '')

/** An address whole, before and after its @, and its domain without the last part. */
const namesIn = (email: string): string[] => {
  const [local = '', domain = ''] = email.split('@')
  return [email, local, domain, domain.slice(0, Math.max(0, domain.lastIndexOf('.')))]
}

export type PasswordContext = {
  email: string
  stationName?: string
  /** Whether it stands in a list of common passwords; asked in small letters. */
  isCommon: (password: string) => boolean
}

/** Why a password may not be chosen; null when it may. How long it is has a rule of its own. */
export const weaknessOf = (password: string, { email, stationName = '', isCommon }: PasswordContext): string | null => {
  const letters = plain(password)
  const own = new Set([PRODUCT, ...namesIn(email), stationName].map(plain).filter((name) => name !== ''))
  if (own.has(letters) || own.has(withoutDigitsAround(letters))) return WEAK_PASSWORD.own
  if (REPEATED.test(password)) return WEAK_PASSWORD.repeated
  return isCommon(password.normalize('NFKC').toLowerCase()) ? WEAK_PASSWORD.common : null
}
