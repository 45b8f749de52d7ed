import type { ReactNode } from 'react'

/** What a mailed link has led to, when nothing is left to be answered. */
export const DoorEnd = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="door">
    <header className="door-head">
      <h1>{title}</h1>
      <p className="lede" role="status">
        {text}
      </p>
      {children}
    </header>
  </div>
)
