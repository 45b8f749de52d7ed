import { useLocation } from '@remix-run/react'
import type { FaultWords } from './fault-words.ts'
import { OFFERED_PAGES } from './public-pages.ts'

/** What stands in the place of a page that is not there or failed, with the ways on. Links are the browser's own: scripts may be what failed. */
export const FaultPage = ({ status, words: { title, text, canRetry } }: { status: number; words: FaultWords }) => {
  const { pathname, search } = useLocation()
  return (
    <section className="sheet plain">
      <p className="eyebrow">{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="page-actions">
        {canRetry ? (
          <a className="button" href={`${pathname}${search}`}>
            Load it again
          </a>
        ) : null}
        <a className="button" href="/schedule" data-variant={canRetry ? 'secondary' : 'primary'}>
          Create Schedule
        </a>
        <a className="button" href="/station" data-variant="secondary">
          Your dashboard
        </a>
      </p>
      <h2>Or go to</h2>
      <ul className="ways-on">
        {OFFERED_PAGES.map(({ to, label, what }) => (
          <li key={to}>
            <a href={to}>{label}</a> <span className="soft">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
