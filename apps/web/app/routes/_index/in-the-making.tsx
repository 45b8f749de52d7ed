import type { Stage } from '@hourcast/domain/broadcast'

const STEPS: readonly { stages: readonly Stage[]; name: string }[] = [
  { stages: ['reading'], name: 'Reading the sources' },
  { stages: ['writing'], name: 'Writing the script' },
  { stages: ['speaking'], name: 'Speaking' },
  { stages: ['mastering'], name: 'Mastering' },
  { stages: ['staging', 'waiting', 'releasing', 'done'], name: 'Delivering' },
]

/** The first bulletin, step by step, until there is something to play. */
export const InTheMaking = ({ stage }: { stage: Stage | null }) => {
  const reached = STEPS.findIndex(({ stages }) => stage !== null && stages.includes(stage))
  return (
    <div className="making" role="status">
      <p>The first bulletin is being made. It plays here in a moment.</p>
      <ol>
        {STEPS.map(({ name }, index) => (
          <li
            key={name}
            data-state={index < reached ? 'done' : index === reached ? 'now' : 'ahead'}
            aria-current={index === reached ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
