import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One sentence under the title. */
  lede?: ReactNode
  /** Beside the title: what can be done here. */
  children?: ReactNode
}

/** The head of a page that is worked in: its one h1, and its actions. */
export const PageHead = ({ title, lede, children }: Props) => (
  <div className="page-head">
    <div>
      <h1>{title}</h1>
      {lede ? <p className="soft">{lede}</p> : null}
    </div>
    {children ? <div className="form-actions">{children}</div> : null}
  </div>
)
