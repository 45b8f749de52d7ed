/** Calls made in the same turn are done as one, by `work`, which gives one output for each input, in their order. */
export const inOneTurn = <I, O>(work: (inputs: readonly I[]) => Promise<readonly O[]>): ((input: I) => Promise<O>) => {
  let turn: { inputs: I[]; outputs: Promise<readonly O[]> } | undefined

  const begin = () => {
    const inputs: I[] = []
    const done = async () => {
      await Promise.resolve()
      turn = undefined
      return work(inputs)
    }
    return { inputs, outputs: done() }
  }

  return async (input) => {
    turn ??= begin()
    const { inputs, outputs } = turn
    const index = inputs.push(input) - 1
    return (await outputs)[index] as O
  }
}
