/** A figure of a bench of this repository: what was measured, by which command, when, and of which commit. */
export type MeasuredFigure = {
  value: string
  /** What the value counts, as a sentence goes on after it. */
  means: string
  command: string
  /** ISO date. */
  measuredOn: string
  commit: string
}

/** What the site says in numbers. After a new run of a bench its newest figures go here, also worse ones. */
export const MEASURED_FIGURES: readonly MeasuredFigure[] = [
  {
    value: '792 of 792',
    means:
      'broadcasts went out in three runs in a row, while the worker was killed 600 times and the database 60 times. None was lost, none aired twice; 561 aired fresh, 199 as the last good one, 31 as the ident, 1 as the chime.',
    command: 'npm run chaos',
    measuredOn: '2026-11-22',
    commit: '28c3581',
  },
  {
    value: '10 of 10',
    means:
      'bulletins of one station aired fresh while forty hostile schedulers of another were due at the same minute; its mail was out 0.25 s after the minute.',
    command: 'npm run bench -- fairness',
    measuredOn: '2026-11-22',
    commit: '28c3581',
  },
  {
    value: '38 of 38',
    means: 'attacks failed, made on a running instance as an owner, as a stranger and as a source.',
    command: 'npm run chaos -- hostile',
    measuredOn: '2026-11-22',
    commit: '8c9d350',
  },
]
