import { hashName } from './hash-name.ts'

export type Gender = 'f' | 'm'

/** For a name of which nobody can tell: always the same. */
export const genderByChance = (hostName: string): Gender => (hashName(hostName) % 2 === 0 ? 'f' : 'm')
