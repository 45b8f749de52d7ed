import type { ReactNode } from 'react'

type Props = {
  /** The id of its `StepTabs`. */
  id: string
  step: string
  isCurrent: boolean
  children: ReactNode
}

/** What a step shows. The other ones stay in the page, hidden, so that their fields keep what was entered. */
export const StepPanel = ({ id, step, isCurrent, children }: Props) => (
  <div
    className="step-panel"
    role="tabpanel"
    id={`${id}-panel-${step}`}
    aria-labelledby={`${id}-tab-${step}`}
    hidden={!isCurrent}
  >
    {children}
  </div>
)
