import { PLANS } from '@hourcast/domain/plans/plans'
import { naturalLanguages } from '@hourcast/server/natural-voices/voices-of'
import { subscribeLinks } from '@hourcast/server/pages/subscribe-links'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { describePage } from '../../components/head/describe-page.ts'
import type { StructuredData } from '../../components/head/structured-data.ts'
import { faqPage } from '../../components/page/question.ts'
import { Questions } from '../../components/page/questions.tsx'
import { PLAN_WORDS } from '../../components/plans/plan-words.ts'
import '../../styles/pricing.css'
import '../../styles/questions.css'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { questionsOf, WORDS } from './pricing-words.ts'

const offers = (publicUrl: string): StructuredData => ({
  '@type': 'Product',
  name: 'Hourcast',
  description: WORDS.description,
  image: `${publicUrl}/og.png`,
  brand: { '@type': 'Brand', name: 'Hourcast' },
  offers: PLANS.map(({ name, monthly }) => ({
    '@type': 'Offer',
    name,
    price: monthly,
    priceCurrency: 'EUR',
    url: `${publicUrl}/pricing`,
    availability: 'https://schema.org/InStock',
  })),
})

export const loader = ({ context: { services } }: LoaderFunctionArgs) => {
  const { config } = services
  const links = subscribeLinks(config)
  return {
    links,
    facts: {
      slotsADay: config.stationLimits.slotsADay,
      hasRemoteVoice: config.TTS_BASE_URL !== undefined,
      naturalLanguages: naturalLanguages(config),
      takesPayment: Object.values(links).some(({ isPayment }) => isPayment),
    },
  }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  describePage(args, {
    title: WORDS.title,
    description: WORDS.description,
    data: (publicUrl) => [offers(publicUrl), ...(args.data ? [faqPage(questionsOf(args.data.facts))] : [])],
  })

export default function PricingPage() {
  const { links, facts } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <section className="page-intro">
        <h1>{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
      </section>
      <section className="plans" aria-label={WORDS.table}>
        <PlanTable links={links} />
        <PlanCards links={links} />
        <p className="soft">{PLAN_WORDS.plannedNote}</p>
      </section>
      <section className="split" data-lean="right" aria-labelledby="questions">
        <div className="section-head">
          <h2 id="questions">{WORDS.questions}</h2>
        </div>
        <Questions questions={questionsOf(facts)} />
      </section>
      <section className="band call" data-on="desk" aria-labelledby="call">
        <h2 id="call">{WORDS.callTitle}</h2>
        <p className="soft">{WORDS.callText}</p>
        <div className="page-actions">
          <ButtonLink to="/schedule">{WORDS.callAction}</ButtonLink>
          <ButtonLink to="/learn-more" variant="secondary">
            {WORDS.callSecond}
            <span className="unseen">{WORDS.callSecondHeard}</span>
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
