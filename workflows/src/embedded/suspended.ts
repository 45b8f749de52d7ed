/** The run stops here and goes on at an instant: it waits for long, or this worker is ending. Thrown through `runBroadcast`. */
export class Suspended extends Error {
  readonly resumeAt: number
  constructor(resumeAt: number) {
    super('suspended')
    this.name = 'Suspended'
    this.resumeAt = resumeAt
  }
}

/** A later attempt runs this broadcast: what this one still does must leave no trace. */
export class Superseded extends Error {
  constructor(broadcastId: string) {
    super(`broadcast ${broadcastId} was taken up by another run`)
    this.name = 'Superseded'
  }
}
