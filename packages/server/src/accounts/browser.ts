import { hashToken, newToken } from './token.ts'

/** The browser or program that asks, as far as it shows itself. */
export type BrowserInput = {
  /** Its header: the owner sees the device's name among their sessions. */
  userAgent?: string | undefined
  /** Its network address, which leaves in lines of the security log as a keyed hash. */
  ip?: string | undefined
  /** What its codes are bound to: the random cookie of a visitor, or what a program was given to send back. */
  handle?: string | undefined
  /** The sealed cookie of a browser that has signed in before. */
  knownBrowser?: string | undefined
}

/** Who may enter a code. `isOpen`: the code was asked for without a handle, so it cannot be bound to anybody. */
export type CodeHolder = { handle: string; browserHash: string; isOpen: boolean }

/** A program that shows no handle gets one, to send back with the code. */
export const codeHolderOf = ({ handle }: BrowserInput): CodeHolder => {
  const shown = handle ?? newToken().token
  return { handle: shown, browserHash: hashToken(shown), isOpen: handle === undefined }
}
