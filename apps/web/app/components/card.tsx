import { type ReactNode, useId } from 'react'

type Props = {
  title: ReactNode
  /** Beside the title: a badge, a zone, buttons. */
  aside?: ReactNode
  /** A green or a grey edge, as schedulers have. */
  tone?: 'active' | 'inactive' | undefined
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** A sheet with a title, which names it as a region. */
export const Card = ({ title, aside, tone, level = 2, className = '', children }: Props) => {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section className={`sheet ${className}`} data-tone={tone} aria-labelledby={titleId}>
      <div className="sheet-head">
        <Heading id={titleId}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
