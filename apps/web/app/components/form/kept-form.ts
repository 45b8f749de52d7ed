import type { Refusal } from '../../.server/answer-problem.ts'

/** `entered` is what a refused form goes on with. */
export type KeptForm<I extends string> = { intent: I; refusal: Refusal | null; entered: Record<string, string> }

/**
 * Which button of a page was pressed, the first one where none is known, and what was entered: an answer that has done nothing yet. The token is
 * left out, and so are files: the browser alone keeps them.
 */
export const keptForm = <I extends string>(
  intents: readonly [I, ...I[]],
  { intent: asked, antiForgery: _, ...fields }: Record<string, unknown>,
): KeptForm<I> => ({
  intent: intents.find((known) => known === asked) ?? intents[0],
  refusal: null,
  entered: Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')),
})
