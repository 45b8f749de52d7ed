import { type KeyboardEvent, useRef } from 'react'

export type Step<Id extends string = string> = {
  id: Id
  label: string
  /** 'done' and 'ready' can be opened. */
  state: 'done' | 'ready' | 'locked'
  /** Why a locked one cannot be opened yet. */
  reason?: string
}

const STATE_WORDS = { done: 'completed', ready: '', locked: 'locked' } as const
const WAYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Props<Id extends string> = {
  /** Names the whole; panels are made with the same one. */
  id: string
  label: string
  steps: readonly Step<Id>[]
  current: Id
  onOpen: (id: Id) => void
  /** Somebody wanted to open a locked one. */
  onLocked: (step: Step<Id>) => void
  /** With it the tabs are submit buttons of the form around them, so that they work without scripts: sends `name=id`. */
  name?: string
}

/** Steps as tabs. Arrow keys go from one to the next, Enter opens; a locked one says why it is. */
export const StepTabs = <Id extends string>({ id, label, steps, current, onOpen, onLocked, name }: Props<Id>) => {
  const tabs = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, index: number) => {
    const to = WAYS[event.key]?.(index, steps.length)
    if (to === undefined) return
    event.preventDefault()
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div className="steps" role="tablist" aria-label={label} ref={tabs}>
      {steps.map((step, index) => (
        <button
          key={step.id}
          type={name ? 'submit' : 'button'}
          name={name}
          value={name ? step.id : undefined}
          formNoValidate={name ? true : undefined}
          role="tab"
          id={`${id}-tab-${step.id}`}
          className="step"
          data-state={step.state}
          tabIndex={step.id === current ? 0 : -1}
          aria-selected={step.id === current}
          aria-controls={step.id === current ? `${id}-panel-${step.id}` : undefined}
          aria-disabled={step.state === 'locked' || undefined}
          title={step.state === 'locked' ? step.reason : undefined}
          onKeyDown={(event) => move(event, index)}
          onClick={(event) => {
            event.preventDefault()
            if (step.state === 'locked') onLocked(step)
            else onOpen(step.id)
          }}
        >
          <span className="step-number figures" aria-hidden="true">
            {step.state === 'done' ? '✓' : index + 1}
          </span>
          <span>{step.label}</span>
          {STATE_WORDS[step.state] ? <span className="unseen">, {STATE_WORDS[step.state]}</span> : null}
        </button>
      ))}
    </div>
  )
}
