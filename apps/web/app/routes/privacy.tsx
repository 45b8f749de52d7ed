import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LEGAL_TEXTS } from '../.server/legal-texts.ts'
import { LegalPage } from '../components/frame/legal-page.tsx'
import { readLegalText } from '../components/frame/read-legal-text.ts'
import { describePage } from '../components/head/describe-page.ts'

const TITLE = 'Privacy'
const DESCRIPTION = 'What Hourcast keeps about visitors, owners and listeners, what for, for how long, and who else sees it.'

export const loader = () => ({ blocks: readLegalText(LEGAL_TEXTS.privacy) })

export const meta: MetaFunction = (args) => describePage(args, { title: TITLE, description: DESCRIPTION })

export default function Page() {
  return <LegalPage title={TITLE} textUrl="/privacy.txt" blocks={useLoaderData<typeof loader>().blocks} />
}
