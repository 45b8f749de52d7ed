import { hashToken } from './token.ts'

/** How a session is named on a page: neither the token nor the hash that its row is found by. */
export const sessionIdOf = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 32)
