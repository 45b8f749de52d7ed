import { DELETION_GRACE_DAYS } from '@hourcast/domain/accounts/account-deletion'
import { requestProof } from '@hourcast/server/accounts/prove-owner'
import { requestDeletion } from '@hourcast/server/own-data/request-deletion'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { browserOf } from '../../../server/browser-of.ts'
import { readSessionCookie } from '../../../server/session-cookie.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { checkRateLimit, SIGN_IN_LIMIT } from '../../.server/check-rate-limit.ts'
import { noStore } from '../../.server/no-store.ts'
import { readForm } from '../../.server/read-form.ts'
import { KEEP_ACCOUNT, requireOwner } from '../../.server/require-owner.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { PageHead } from '../../components/page-head.tsx'
import '../../styles/account.css'
import '../../styles/settings.css'
import type { DeleteAnswer } from './delete-answer.ts'
import { DeleteForm } from './delete-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Delete account – Hourcast' }, { name: 'robots', content: 'noindex' }]

export const headers = noStore

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { email } = await requireOwner(request, context)
  const { antiForgery, headers } = makeFormToken(request, context.services)
  const mailsAreKept = context.mailKey !== null
  return data({ email, antiForgery, mailsAreKept, graceDays: DELETION_GRACE_DAYS }, { headers })
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const form = await readForm(request, services)
  const kept = { isCodeSent: false, typed: form.ok ? (form.value.email ?? '') : '' }
  if (!form.ok) return answerProblem(form.problem, kept)
  const allowed = checkRateLimit(context, { ...SIGN_IN_LIMIT, who: context.visitorKey })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const browser = browserOf(request, services.config, context.visitorKey)
  const caller = { ...owner, browser, sessionToken: readSessionCookie(request, services.config) ?? '' }
  if (form.value.intent === 'send-code') {
    const sent = await requestProof(services, caller, 'to delete your account')
    return sent.ok ? data<DeleteAnswer>({ ...kept, isCodeSent: true, refusal: null }) : answerProblem(sent.problem, kept)
  }
  const { email, proof } = form.value
  const done = await requestDeletion(services, { ...caller, ip: context.visitorKey, input: { email, proof } })
  return done.ok ? redirect(KEEP_ACCOUNT) : answerProblem(done.problem, kept)
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => ({
    isCodeSent: false,
    typed: fields.email ?? '',
    refusal: { message, field: null },
  }))

export default function DeleteAccount() {
  return (
    <>
      <PageHead title="Delete account" />
      <DeleteForm {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
    </>
  )
}
