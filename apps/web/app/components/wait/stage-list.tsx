export type NamedStage = { id: string; name: string }

type Props = {
  stages: readonly NamedStage[]
  /** The id of the one that is under way; null before the first. Past the last, all are done. */
  current: string | null
  isDone?: boolean
  /** The current one is where it went wrong. */
  hasFailed?: boolean
}

/** What is done, what is under way, what is ahead. The stage that begins is read out. */
export const StageList = ({ stages, current, isDone = false, hasFailed = false }: Props) => {
  const reached = isDone ? stages.length : stages.findIndex(({ id }) => id === current)
  const stateOf = (index: number) => {
    if (index < reached) return 'done'
    if (index > reached) return 'ahead'
    return hasFailed ? 'failed' : 'now'
  }
  return (
    <>
      <ol className="stages">
        {stages.map(({ id, name }, index) => (
          <li key={id} data-state={stateOf(index)} aria-current={index === reached ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {stages[reached] ? `${stages[reached].name}${hasFailed ? ' failed' : ''}, step ${reached + 1} of ${stages.length}` : ''}
      </p>
    </>
  )
}
