import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What to do next, in a sentence. */
  children: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** What stands where a list will be. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className="empty">
    <h2>{title}</h2>
    <p>{children}</p>
    {action}
  </div>
)
