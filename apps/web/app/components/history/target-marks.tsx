import type { HistoryLine } from '@hourcast/server/history/list-history'

type Target = HistoryLine['targets'][number]

const WORDS: Record<Target['state'], string> = {
  pending: 'waiting',
  staged: 'ready',
  released: 'delivered',
  failed: 'not delivered',
  withheld: 'not to be sent',
}
const TONES: Record<Target['state'], string> = {
  pending: 'waiting',
  staged: 'waiting',
  released: 'good',
  failed: 'bad',
  withheld: 'waiting',
}
const SIGNS: Record<string, string> = { good: '✓', bad: '✕', waiting: '·' }

/** Where it went: a sign, the target's name, and in words what became of it. */
export const TargetMarks = ({ targets }: { targets: readonly Target[] }) => (
  <ul className="target-marks">
    {targets.map(({ kind, name, state }) => (
      <li key={kind} data-tone={TONES[state]} title={`${name}: ${WORDS[state]}`}>
        <span aria-hidden="true">{SIGNS[TONES[state]]} </span>
        {name}
        <span className="unseen">: {WORDS[state]}</span>
      </li>
    ))}
  </ul>
)
