import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findKeptMail, listKeptMail } from '../../.server/kept-mail.ts'
import { requireMailKey } from '../../.server/mail-door.ts'
import { noStore } from '../../.server/no-store.ts'
import { MailSheet } from '../../components/mail/mail-sheet.tsx'

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  requireMailKey(request, context)
  const { config } = context.services
  const newest = (await listKeptMail(config))[0]
  return { mail: newest ? await findKeptMail(config, newest.name) : null }
}

/** Anybody who opens the box wants the mail that has just come. */
export default function NewestMail() {
  const { mail } = useLoaderData<typeof loader>()
  return mail ? <MailSheet mail={mail} /> : null
}
