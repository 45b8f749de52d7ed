import { Form, Link } from '@remix-run/react'

export const SiteHeader = ({ email }: { email: string | null }) => (
  <header className="site-header">
    <Link className="brand" to="/" aria-label="Hourcast, first page">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M14 14V5.5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="14" cy="14" r="3.4" fill="var(--on-air)" />
      </svg>
      <span>Hourcast</span>
    </Link>
    {email ? (
      <Form method="post" action="/sign-out" className="visitor">
        <span>{email}</span>
        <button type="submit" className="quiet">
          SignOut
        </button>
      </Form>
    ) : null}
  </header>
)
