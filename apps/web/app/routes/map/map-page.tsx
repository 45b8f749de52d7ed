import { useState } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import { AddedNote } from '../../components/map/added-note.tsx'
import type { EnterpriseAnswer } from '../../components/map/enterprise-answer.ts'
import { EnterpriseForm } from '../../components/map/enterprise-form.tsx'
import { FORM_WORDS, WORDS } from '../../components/map/map-words.ts'
import { StationMap } from '../../components/map/station-map.tsx'

type Props = {
  data: StationMapData
  /** Of a form that was sent without scripts. */
  answer: EnterpriseAnswer | undefined
  onAdded: () => void
}

/** The same as on the first page, whole: list and form stand there without scripts as well. */
export const MapPage = ({ data, answer: shown, onAdded }: Props) => {
  const [fetched, setFetched] = useState<EnterpriseAnswer>()
  const answer = fetched ?? shown
  const [count, setCount] = useState(0)
  const tell = (given: EnterpriseAnswer) => {
    setFetched(given)
    if (!given.added) return
    // An empty form for the next one.
    setCount(count + 1)
    onAdded()
  }
  return (
    <div className="page">
      <header className="page-intro">
        <h1>{WORDS.title}</h1>
        <p className="lede">{WORDS.lede}</p>
      </header>
      <section className="wide map-section" aria-label={WORDS.map}>
        <StationMap data={data} onAdded={onAdded} hasOwnForm />
      </section>
      <section className="sheet map-form" id="add" aria-labelledby="add-title">
        <h2 id="add-title">{FORM_WORDS.title}</h2>
        <p className="soft">{FORM_WORDS.intro}</p>
        <div role="status">{answer?.added ? <AddedNote added={answer.added} mailsAreKept={data.mailsAreKept} /> : null}</div>
        <EnterpriseForm key={count} data={data} answer={count === 0 ? shown : undefined} onAnswer={tell} />
      </section>
    </div>
  )
}
