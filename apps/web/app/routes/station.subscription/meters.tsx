import type { Subscription } from '@hourcast/server/plans/load-subscription'
import { WORDS } from './subscription-words.ts'

const KINDS = ['hosts', 'feeds', 'webhooks'] as const

const leftInWords = (used: number, most: number, isOver: boolean): string => {
  if (isOver) return WORDS.noneNow
  if (used > most) return WORDS.over
  return used === most ? WORDS.full : WORDS.left(most - used)
}

/** How much of each there is, seen and said. */
export const Meters = ({ uses, limits, isOver }: Pick<Subscription, 'uses' | 'limits'> & { isOver: boolean }) => (
  <section className="sheet" aria-labelledby="use">
    <h2 id="use">{WORDS.use}</h2>
    <ul className="meters">
      {KINDS.map((kind) => (
        <li key={kind}>
          <p id={`meter-${kind}`}>
            {WORDS[kind]} <span className="figures">{WORDS.usedOf(uses[kind], limits[kind])}</span>
          </p>
          <meter
            aria-labelledby={`meter-${kind}`}
            min={0}
            max={limits[kind]}
            value={Math.min(uses[kind], limits[kind])}
            data-full={uses[kind] >= limits[kind] ? true : undefined}
          />
          <p className="soft">{leftInWords(uses[kind], limits[kind], isOver && kind === 'hosts')}</p>
        </li>
      ))}
    </ul>
  </section>
)
