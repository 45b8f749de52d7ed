/** It airs as its host was set when it began: a later change of the plan, or a pause, does not take it back. */
export type BegunSlot = {
  broadcastId: string
  airAt: number
  wall: string
  state: 'preparing' | 'staged' | 'delivered' | 'failed'
}

/** Instants in epoch milliseconds; `wall` is the station's clock, 2026-10-25T02:00. */
export type SlotAhead = {
  airAt: number
  wall: string
  /** What was made for it so far; null before it begins. */
  begun: { broadcastId: string; state: Exclude<BegunSlot['state'], 'failed'> } | null
}

/** The first slots ahead: those of the plan as it is now, and those that began under an earlier one. One that has failed airs no more. */
export const withBegun = (
  planned: readonly Pick<SlotAhead, 'airAt' | 'wall'>[],
  begun: readonly BegunSlot[],
  count: number,
): SlotAhead[] => {
  const begunAt = new Set(begun.map(({ airAt }) => airAt))
  return [
    ...begun.flatMap(({ airAt, wall, broadcastId, state }) =>
      state === 'failed' ? [] : [{ airAt, wall, begun: { broadcastId, state } }],
    ),
    ...planned.filter(({ airAt }) => !begunAt.has(airAt)).map(({ airAt, wall }) => ({ airAt, wall, begun: null })),
  ]
    .toSorted((a, b) => a.airAt - b.airAt)
    .slice(0, count)
}
