import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findKeptMail } from '../../.server/kept-mail.ts'
import { requireMailKey } from '../../.server/mail-door.ts'
import { noStore } from '../../.server/no-store.ts'
import { MailSheet } from '../../components/mail/mail-sheet.tsx'

export const headers = noStore

export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  requireMailKey(request, context)
  const mail = await findKeptMail(context.services.config, params.name ?? '')
  if (!mail) throw new Response(null, { status: 404 })
  return { mail }
}

export default function OpenedMail() {
  return <MailSheet mail={useLoaderData<typeof loader>().mail} />
}
