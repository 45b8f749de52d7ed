import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LoginView } from './login-answer.ts'

type Words = { lede: string; facts: readonly [string, string][] }

const WORDS: Record<LoginView, Words> = {
  login: {
    lede: 'Your station, its hosts and their hours are behind this door. A code by e-mail opens it, or your password.',
    facts: [
      ['Code', 'Six letters or digits. It works once, within 10 minutes.'],
      ['Session', 'Eight hours in this browser; Settings shows where else you are signed in.'],
    ],
  },
  register: {
    lede: 'An address, a password, and the code that we mail you. Then your station is there, and its first host can go on air.',
    facts: [
      ['Station', 'One for each address, in the time zone of this browser until you change it.'],
      ['Address', 'Codes and notices go there. What your hosts deliver goes where you say.'],
    ],
  },
  forgot: {
    lede: 'We mail you a link that sets a new password and ends every other session.',
    facts: [
      ['Link', 'It works once, within 30 minutes.'],
      ['Code', 'You need no password to sign in: a code by e-mail does it too.'],
    ],
  },
}

/** The page around the three forms: what it is on the left, the form on the right; on a phone one above the other. */
export const LoginFrame = ({ view, children }: { view: LoginView; children: ReactNode }) => (
  <div className="door">
    <header className="door-head">
      <h1>Identify yourself</h1>
      <p className="lede">{WORDS[view].lede}</p>
      <dl className="door-facts">
        {WORDS[view].facts.map(([what, fact]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
    {children}
  </div>
)

/** To another of the three forms; where the visitor wanted to go comes along. */
export const ViewLink = ({ view, children }: { view: LoginView; children: ReactNode }) => {
  const [params] = useSearchParams()
  const others = new URLSearchParams(params)
  if (view === 'login') others.delete('view')
  else others.set('view', view)
  const search = others.toString()
  return (
    <Link className="door-link" to={search === '' ? '/login' : `/login?${search}`}>
      {children}
    </Link>
  )
}
