import { addressKey } from '@hourcast/domain/accounts/address-key'
import type { RequestHandler } from 'express'
import { sendProblem } from './api/send-answer.ts'

export type Shares = {
  /** Takes one for `key` and gives what returns it; nothing where `key` may have no more. */
  take(key: string): (() => void) | undefined
}

/** Of `most`, everybody may hold as many as are still free: one alone gets half of them, many get smaller shares, and somebody new always finds one. */
export const createShares = (most: number): Shares => {
  const heldBy = new Map<string, number>()
  let taken = 0
  return {
    take: (key) => {
      const held = heldBy.get(key) ?? 0
      if (held >= most - taken) return undefined
      taken += 1
      heldBy.set(key, held + 1)
      return () => {
        taken -= 1
        const left = (heldBy.get(key) ?? 1) - 1
        if (left > 0) heldBy.set(key, left)
        else heldBy.delete(key)
      }
    },
  }
}

const FULL = {
  code: 'too-many',
  message: 'Too many answers are on their way to your address. Try again when some of them have arrived.',
  retryAfterSeconds: 10,
} as const

/**
 * Behind a proxy every connection comes from its address, so what a visitor holds is counted by their requests: an answer that nobody takes holds one of the
 * connections that the proxy may open.
 */
export const shareRequests = (most: number): RequestHandler => {
  const shares = createShares(most)
  return (request, response, next) => {
    const giveBack = shares.take(addressKey(request.ip ?? ''))
    if (!giveBack) return sendProblem(request, response, FULL)
    response.once('close', giveBack)
    return next()
  }
}
