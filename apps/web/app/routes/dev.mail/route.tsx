import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useParams } from '@remix-run/react'
import { listKeptMail } from '../../.server/kept-mail.ts'
import { requireMailKey } from '../../.server/mail-door.ts'
import { noStore } from '../../.server/no-store.ts'
import { KeyBoundary } from '../../components/dev/key-boundary.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import '../../styles/mail.css'
import { MailList } from './mail-list.tsx'
import { useFreshMail } from './use-fresh-mail.ts'

export const meta: MetaFunction = () => [{ title: 'Kept mail – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  requireMailKey(request, context)
  return { mails: await listKeptMail(context.services.config) }
}

/** What an instance without SMTP_URL would have sent, readable with the key that `npm start` prints. */
export default function KeptMailbox() {
  const { mails } = useLoaderData<typeof loader>()
  const opened = useParams().name
  useFreshMail()
  return (
    <div className="mailbox">
      <header className="mailbox-head">
        <h1>Kept mail</h1>
        <p className="soft">
          No <code>SMTP_URL</code> is set: what would go out lies in the data folder, and is shown to anybody who has its key.
        </p>
      </header>
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" action={<ButtonLink to="/login?view=register">Register</ButtonLink>}>
          Register or ask for a code: the mail stands here within a second.
        </EmptyState>
      ) : (
        <div className="mailbox-panes">
          <MailList mails={mails} opened={opened ?? mails[0]?.name} />
          <Outlet />
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <KeyBoundary path="/dev/mail" line="mail" />
}
