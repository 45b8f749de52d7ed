import { Link, NavLink, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { openStationPages, USER_ACCOUNT } from './station-pages.ts'

// These have no card on the overview: webhooks are for owners whose programs listen, words for those who heard one said wrong.
const ENTRIES = [
  { label: 'Overview', to: USER_ACCOUNT },
  ...openStationPages(),
  { label: 'Webhooks', to: '/station/webhooks' },
  { label: 'Words', to: '/station/words' },
]

const current = (pathname: string): string =>
  ENTRIES.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.label ?? 'Station'

/** Between the pages of a station: a row; at 768 px or less a list to choose from, which needs no script. */
export const StationMenu = () => {
  const { pathname, key } = useLocation()
  const list = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => list.current?.removeAttribute('open'), [key])
  return (
    <nav className="station-menu" aria-label="Station">
      <ul className="station-row">
        {ENTRIES.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
      <details className="station-select" ref={list}>
        <summary>
          <span className="unseen">Station page: </span>
          {current(pathname)}
        </summary>
        <ul>
          {ENTRIES.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={label === current(pathname) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
