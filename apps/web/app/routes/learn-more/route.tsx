import { loadHeardAlert } from '@hourcast/server/samples/load-heard-alert'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AlertPlayer } from '../../components/alert/alert-player.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { describePage } from '../../components/head/describe-page.ts'
import '../../styles/learn-more.css'
import { BroadcastPicture } from './broadcast-picture.tsx'
import { BENEFITS, CALL, PAGE, PLANTS, STEPS } from './learn-more-words.ts'
import { Tiles } from './tiles.tsx'

export const meta: MetaFunction = (args) => describePage(args, { title: PAGE.title, description: PAGE.description })

export const loader = async ({ context: { services } }: LoaderFunctionArgs) => ({ alert: await loadHeardAlert(services) })

export default function LearnMorePage() {
  const { alert } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <section className="page-intro">
        <h1>{PAGE.heading}</h1>
        <p className="lede">{PAGE.lede}</p>
      </section>
      <section className="wide">
        <BroadcastPicture />
      </section>
      <section className="split" data-lean="right" aria-labelledby="steps">
        <div className="section-head">
          <h2 id="steps">{STEPS.title}</h2>
          <p>{STEPS.lede}</p>
        </div>
        <ol className="plan-steps">
          {STEPS.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="band" aria-labelledby="benefits">
        <div className="section-head">
          <h2 id="benefits">{BENEFITS.title}</h2>
          <p>{BENEFITS.lede}</p>
        </div>
        <Tiles parts={BENEFITS.benefits} />
      </section>
      <section aria-labelledby="plants">
        <div className="section-head">
          <p className="kicker">{PLANTS.kicker}</p>
          <h2 id="plants">{PLANTS.title}</h2>
          <p>{PLANTS.lede}</p>
        </div>
        {/* Until this installation has made it, the words stand alone. */}
        {alert ? (
          <div className="split heard-alert" data-lean="left">
            <AlertPlayer alert={alert} />
            <Tiles parts={PLANTS.parts} isColumn />
          </div>
        ) : (
          <Tiles parts={PLANTS.parts} />
        )}
      </section>
      <section className="band call" data-on="desk" aria-labelledby="call">
        <h2 id="call">{CALL.title}</h2>
        <p className="soft">{CALL.text}</p>
        <div className="page-actions">
          <ButtonLink to="/schedule">{CALL.create}</ButtonLink>
          <ButtonLink to="/sample" variant="secondary">
            {CALL.samples}
          </ButtonLink>
          <ButtonLink to="/pricing" variant="secondary">
            {CALL.pricing}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
