import type { SampleProgress } from '@hourcast/server/samples/load-samples'
import { usePolling } from '../../components/use-revalidate.ts'
import { isMaking, progressWords, WORDS } from './sample-words.ts'

const LOOK_AGAIN_MS = 3_000

const Refresh = () => {
  usePolling(LOOK_AGAIN_MS)
  return null
}

/** How far the samples are; moves by itself until all of them are there. Its place is kept when they are. */
export const Making = ({ progress }: { progress: SampleProgress }) => {
  const { ready, total } = progress
  return (
    <div className="making-samples">
      <p role="status">{progressWords(progress)}</p>
      {isMaking(progress) ? (
        <>
          <progress value={ready} max={total} aria-label={WORDS.title} />
          <Refresh />
          <noscript>
            <p className="soft">{WORDS.reload}</p>
          </noscript>
        </>
      ) : null}
    </div>
  )
}
