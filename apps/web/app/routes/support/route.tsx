import { listEntries } from '@hourcast/server/board/list-entries'
import { loadHelpLinks } from '@hourcast/server/pages/load-help-links'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { findOwner } from '../../../server/find-owner.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { describePage } from '../../components/head/describe-page.ts'
import { faqPage } from '../../components/page/question.ts'
import '../../styles/support.css'
import { takeEntry } from './board-act.server.ts'
import { keptEntry } from './board-answer.ts'
import { QUESTIONS } from './questions.ts'
import { SupportPage } from './support-page.tsx'
import { WORDS } from './support-words.ts'

export const meta: MetaFunction = (args) => describePage(args, { ...WORDS, data: () => [faqPage(QUESTIONS)] })

export const loader = async ({ request, context: { services } }: LoaderFunctionArgs) => {
  const owner = await findOwner(request, services)
  const token = owner ? makeFormToken(request, services) : null
  const [links, entries] = await Promise.all([
    loadHelpLinks(services, owner ?? { stationId: null, email: null }),
    listEntries(services, { ownerId: owner?.ownerId ?? null }),
  ])
  const hasChat = services.config.CHAT_WIDGET_URL !== undefined
  return data({ links, entries, hasChat, antiForgery: token?.antiForgery ?? null }, { headers: token?.headers ?? {} })
}

export const action = ({ request, context }: ActionFunctionArgs) => takeEntry(context, request)

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({ ...keptEntry(fields), refusal: { message, field: null } }))

export default function Support() {
  return <SupportPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
