import { ADJECTIVE_MS, HEADLINE_ADJECTIVES, INDUSTRY_TOPICS, TOPIC_MS } from '@hourcast/domain/site/headline-words'
import { useEffect, useState } from 'react'
import { PlayIcon } from '../../components/player/play-icon.tsx'
import { wantsStillness } from '../../components/wants-stillness.ts'
import { useFittingSize } from './use-fitting-size.ts'
import { useTurningWord } from './use-turning-word.ts'
import { HERO } from './words.ts'

/** The headline with two words that change until somebody pauses them. Somebody who listens to the page hears one sentence that stands still. */
export const Headline = () => {
  const [isTurning, setTurning] = useState(true)
  useEffect(() => setTurning(!wantsStillness()), [])
  const adjective = useTurningWord(HEADLINE_ADJECTIVES, isTurning && ADJECTIVE_MS)
  const topic = useTurningWord(INDUSTRY_TOPICS, isTurning && TOPIC_MS)
  const lines = useFittingSize(`${adjective} ${topic}`)
  return (
    <div className="headline-room">
      <h1 className="headline">
        <span className="unseen">{HERO.sentence}</span>
        <span className="lines" aria-hidden="true" ref={lines}>
          <span className="turning">{adjective}</span> <span>{HERO.middle}</span> <span className="turning">{topic}</span>
        </span>
      </h1>
      <button
        type="button"
        className="icon-button"
        aria-label={isTurning ? HERO.pause : HERO.run}
        onClick={() => setTurning(!isTurning)}
      >
        <PlayIcon shape={isTurning ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
