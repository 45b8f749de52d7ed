import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LEGAL_TEXTS } from '../.server/legal-texts.ts'
import { LegalPage } from '../components/frame/legal-page.tsx'
import { readLegalText } from '../components/frame/read-legal-text.ts'
import { describePage } from '../components/head/describe-page.ts'

const TITLE = 'Terms of use'
const DESCRIPTION =
  'What you and the operator of this site agree on: what Hourcast does, what it may be fed, and what it is not liable for.'

export const loader = () => ({ blocks: readLegalText(LEGAL_TEXTS.terms) })

export const meta: MetaFunction = (args) => describePage(args, { title: TITLE, description: DESCRIPTION })

export default function Page() {
  return <LegalPage title={TITLE} textUrl="/terms.txt" blocks={useLoaderData<typeof loader>().blocks} />
}
