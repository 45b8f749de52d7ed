/** The run gives its slot back, to go on at an instant: it waits, or this worker is ending. Thrown through `runBroadcast`. */
export class PutDown extends Error {
  readonly resumeAt: number
  constructor(resumeAt: number) {
    super('put down')
    this.name = 'PutDown'
    this.resumeAt = resumeAt
  }
}

/** Somebody else has taken this broadcast up: whatever this run still does must leave no trace. */
export class Superseded extends Error {
  constructor(broadcastId: string) {
    super(`broadcast ${broadcastId} was taken up by another run`)
    this.name = 'Superseded'
  }
}
