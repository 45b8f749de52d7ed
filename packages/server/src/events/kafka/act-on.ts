import { type AnyEvent, BusUnavailableError, type EventHandler } from '../bus.ts'

/**
 * An event that fails this often on its own is set aside, so that those behind it in its partition get through. With the rests between
 * them, half a minute: enough for a deadlock or a migration that is under way. A database that is away counts as no try at all.
 */
export const TRIES = 6

/** Milliseconds of rest after a failure: 1, 2, 4 … 10 seconds. */
export const restMs = (tries: number): number => Math.min(1_000 * 2 ** (tries - 1), 10_000)

export type Letter<Origin> = { event: AnyEvent; origin: Origin }

export type ActNeeds<Origin> = {
  handler: EventHandler
  /** Rejects when there is no time for another try: the partition has gone, or we are stopping. */
  rest(ms: number): Promise<void>
  setAside(letter: Letter<Origin>, code: string): Promise<void>
  onFailure(error: unknown, tries: number): void
}

/** A short word for a log or a header: never the message, which may hold anything. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : 'handler'
}

/**
 * Has the handler act on events of one partition, in their order: together, and when that fails one by one, so that the failing one is
 * known. It is tried again with rests and then set aside. Rejects with what `rest` or `setAside` reject with; events may then be told again.
 */
export const actOn = async <Origin>(letters: readonly Letter<Origin>[], needs: ActNeeds<Origin>): Promise<void> => {
  for (let tries = 1, rests = 1; ; rests += 1) {
    try {
      await needs.handler(letters.map(({ event }) => event))
      return
    } catch (error) {
      const isAway = error instanceof BusUnavailableError
      needs.onFailure(error, tries)
      const [only, another] = letters
      if (only === undefined) return
      if (!isAway && another !== undefined) {
        for (const letter of letters) await actOn([letter], needs)
        return
      }
      if (!isAway && tries >= TRIES) return needs.setAside(only, codeOf(error))
      if (!isAway) tries += 1
    }
    await needs.rest(restMs(rests))
  }
}
