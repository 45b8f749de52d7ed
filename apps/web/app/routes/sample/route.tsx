import { groupSamples } from '@hourcast/domain/samples/group-samples'
import { countSamples, loadSamples, type ShownSample } from '@hourcast/server/samples/load-samples'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { describePage } from '../../components/head/describe-page.ts'
import { audioObject } from '../../components/head/structured-data.ts'
import { CategoryTabs, tabIdOf } from './category-tabs.tsx'
import { Making } from './making.tsx'
import { SampleCard } from './sample-card.tsx'
import { emptyWords, isMaking, nameOf, WORDS } from './sample-words.ts'
import { useSamplePlayer } from './use-sample-player.ts'
import '../../styles/samples.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  describePage(args, {
    title: WORDS.title,
    description: WORDS.description,
    data: (publicUrl) =>
      (args.data?.categories ?? []).flatMap(({ samples }) => samples.map((sample) => heardSample(publicUrl, sample))),
  })

const heardSample = (publicUrl: string, sample: ShownSample) =>
  audioObject(publicUrl, { ...sample, name: nameOf(sample), path: sample.Path, language: sample.locale })

export const loader = async ({ context: { services } }: LoaderFunctionArgs) => {
  const [samples, progress] = await Promise.all([loadSamples(services), countSamples(services)])
  return { categories: groupSamples(samples), progress }
}

/** The address names it; without a name the first one in which there is something to hear. */
const useOpenCategory = ({ categories }: Awaited<ReturnType<typeof loader>>) => {
  const [query] = useSearchParams()
  const named = categories.find(({ category }) => category === query.get('type'))
  return named ?? categories.find(({ samples }) => samples.length > 0) ?? categories[0]
}

export default function SamplePage() {
  const page = useLoaderData<typeof loader>()
  const player = useSamplePlayer()
  const { category = '', samples = [] } = useOpenCategory(page) ?? {}

  return (
    <div className="page">
      <header className="page-intro">
        <h1>{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
        <p className="soft">{WORDS.examples}</p>
      </header>
      <section className="samples" aria-label={WORDS.title}>
        <Making progress={page.progress} />
        {/* What plays could not be stopped any more where its card is gone. */}
        <CategoryTabs categories={page.categories} current={category} onOpen={player.stop} />
        <audio {...player.audioProps} />
        <div id="sample-panel" role="tabpanel" aria-labelledby={tabIdOf(category)}>
          <h2 className="unseen">{category}</h2>
          {samples.length > 0 ? (
            <ul className="sample-list">
              {samples.map((sample) => (
                <SampleCard key={sample.id} sample={sample} player={player} />
              ))}
            </ul>
          ) : (
            <p className="soft">{emptyWords(isMaking(page.progress))}</p>
          )}
        </div>
      </section>
      <section className="band call" data-on="desk">
        <h2>{WORDS.call}</h2>
        <p>{WORDS.callText}</p>
        <p className="page-actions">
          <Link className="button" to="/schedule">
            {WORDS.create}
          </Link>
        </p>
      </section>
    </div>
  )
}
