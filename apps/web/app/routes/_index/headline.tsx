import { ADJECTIVE_MS, HEADLINE_ADJECTIVES, INDUSTRY_TOPICS, TOPIC_MS } from '@hourcast/domain/site/headline-words'
import { useFittingSize } from './use-fitting-size.ts'
import { useTurningWord } from './use-turning-word.ts'
import { HERO } from './words.ts'

/** The headline with two words that change by themselves. Somebody who listens to the page hears one sentence that stands still. */
export const Headline = () => {
  const adjective = useTurningWord(HEADLINE_ADJECTIVES, ADJECTIVE_MS)
  const topic = useTurningWord(INDUSTRY_TOPICS, TOPIC_MS)
  const lines = useFittingSize(`${adjective} ${topic}`)
  return (
    <h1 className="headline">
      <span className="unseen">{HERO.sentence}</span>
      <span className="lines" aria-hidden="true" ref={lines}>
        <span className="turning">{adjective}</span> <span>{HERO.middle}</span> <span className="turning">{topic}</span>
      </span>
    </h1>
  )
}
