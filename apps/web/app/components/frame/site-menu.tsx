import { NavLink } from '@remix-run/react'
import type { MenuEntry } from './menu-entries.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** Who is signed in, and what their forms carry. */
export type Owner = { email: string; antiForgery: string }

type Props = { entries: readonly MenuEntry[]; owner: Owner | null }

/** The entries as links; the one of the page that is open is named to everybody as the current one. */
export const SiteMenu = ({ entries, owner }: Props) => (
  <nav className="site-menu" id="menu" aria-label="Main">
    <ul>
      {entries.map(({ label, heard, to, isSignOut }) => (
        <li key={label}>
          {isSignOut && owner ? (
            <SignOutForm action={to} label={label} antiForgery={owner.antiForgery} />
          ) : (
            <NavLink to={to} end={to === '/'}>
              {label}
              {heard ? <span className="unseen">{heard}</span> : null}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
    {owner ? (
      <p className="visitor" title={owner.email}>
        <span className="unseen">Signed in as </span>
        {owner.email}
      </p>
    ) : null}
  </nav>
)
