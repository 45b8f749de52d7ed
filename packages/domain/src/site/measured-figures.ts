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

/** What the site says in numbers. Whoever runs a bench again puts its newest figures here, also worse ones. */
export const MEASURED_FIGURES: readonly MeasuredFigure[] = [
  {
    value: '250 of 250',
    means:
      'broadcasts went out while the worker was killed 200 times and the database 20 times. None was lost, none aired twice; 85 aired fresh, 159 as the last good one, 6 as the ident.',
    command: 'npm run chaos',
    measuredOn: '2026-11-22',
    commit: '02d6eb5',
  },
  {
    value: '10 of 10',
    means:
      'bulletins of one station aired fresh while forty hostile schedulers of another were due at the same minute; its mail was out 0.46 s after the minute.',
    command: 'npm run bench -- fairness',
    measuredOn: '2026-11-22',
    commit: '43834a4',
  },
  {
    value: '38 of 38',
    means: 'attacks failed, made on a running instance as an owner, as a stranger and as a source.',
    command: 'npm run chaos -- hostile',
    measuredOn: '2026-11-22',
    commit: '8c9d350',
  },
]
