import { INQUIRY_TYPES } from '@hourcast/domain/inquiries/inquiry-types'
import { DEMO_NOT_SCHEDULED } from '@hourcast/domain/messages'
import { findPlan } from '@hourcast/domain/plans/plans'
import { makeFormTime } from '@hourcast/server/messages/form-time'
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { findOwner } from '../../../server/find-owner.ts'
import { makeFormToken } from '../../.server/anti-forgery.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { describePage } from '../../components/head/describe-page.ts'
import '../../styles/contact.css'
import { takeInquiry } from './contact-act.server.ts'
import { fieldsOf, refused } from './contact-answer.ts'
import { ContactPage } from './contact-page.tsx'
import { WORDS } from './contact-words.ts'

export const meta: MetaFunction = (args) => describePage(args, WORDS)

/** What was entered stays in no cache; who is refused learns how long to wait. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'no-store', ...(wait === null ? {} : { 'Retry-After': wait }) }
}

/** A link may say which plan, and which type of inquiry: `?plan=starter&inquiryType=sales`. */
const askedFor = (request: Request) => {
  const { searchParams } = new URL(request.url)
  const type = searchParams.get('inquiryType')
  return {
    inquiryType: INQUIRY_TYPES.find(({ value }) => value === type)?.value ?? '',
    plan: findPlan(searchParams.get('plan'))?.id ?? '',
  }
}

export const loader = async ({ request, context: { services } }: LoaderFunctionArgs) => {
  const { antiForgery, headers } = makeFormToken(request, services)
  const email = (await findOwner(request, services))?.email ?? ''
  const fields = fieldsOf({ ...askedFor(request), email, formTime: makeFormTime(services) })
  return data({ antiForgery, fields }, { headers })
}

export const action = ({ request, context }: ActionFunctionArgs) => takeInquiry(context, request)

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, (_problem, fields) => refused(fields, DEMO_NOT_SCHEDULED))

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
