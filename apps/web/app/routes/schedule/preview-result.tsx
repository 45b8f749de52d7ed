import { lufsInWords, withUnit } from '@hourcast/domain/with-unit'
import type { PreviewSample, PreviewText } from '@hourcast/server/previews/preview-types'
import { Player } from '../../components/player/player.tsx'
import { usePlayback } from '../../components/player/use-playback.ts'
import { WrittenBy } from '../../components/script/written-by.tsx'
import { ZonedTime } from '../../components/zoned-time.tsx'
import { faultText } from './problem-text.ts'

type Props = { text?: PreviewText; sample?: PreviewSample; stationName: string }

/** What came of a preview: the text, or the audio of a sample. */
export const PreviewResult = ({ text, sample, stationName }: Props) => {
  const nothingTold = (sample ?? text)?.nothingTold
  return (
    <>
      {nothingTold ? (
        <p className="state" data-tone="bad">
          {nothingTold}
        </p>
      ) : null}
      {sample ? <Sample sample={sample} stationName={stationName} /> : null}
      {text ? <Text text={text} /> : null}
    </>
  )
}

/** The time that it was made for: what of the sources is fresh, and what is said of the hour, follows from it. */
const MadeFor = ({ time: { airAt, wall, timeZone, isNow } }: { time: PreviewText['madeFor'] }) => (
  <>
    as it would air {isNow ? 'now' : 'next'}, <ZonedTime at={airAt} wall={wall} timeZone={timeZone} />
  </>
)

const Text = ({ text: { segments, madeFor, wordCount, items, taskTold, faults, ...text } }: { text: PreviewText }) => (
  <div className="preview">
    <p className="soft">
      <span className="figures">{wordCount}</span> words, <MadeFor time={madeFor} />.
    </p>
    {taskTold ? <p className="soft">{taskTold}</p> : null}
    <div className="script">
      {segments.map(({ text, sources }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a script does not change its order
        <p key={index}>
          {text}
          {sources ? <small className="soft from">{sources.join(', ')}</small> : null}
        </p>
      ))}
    </div>
    <LeftOut items={items} />
    <WrittenBy writer={text.writer} fallback={text.fallbackReason} model={text.model} />
    <Unread faults={faults} />
  </div>
)

/** Each item that is not read, then the sentences that are left out of one that is. */
const LeftOut = ({ items }: Pick<PreviewText, 'items'>) => {
  const leftOut = items.flatMap(({ title, source, reason, sentences = [] }) => [
    ...(reason ? [{ what: title, source, reason }] : []),
    ...sentences.map((one) => ({ what: `“${one.sentence}”`, source, reason: one.reason })),
  ])
  return leftOut.length > 0 ? (
    <details className="left-out">
      <summary>
        <span className="figures">{leftOut.length}</span> not read, and why
      </summary>
      <ul>
        {leftOut.map(({ what, source, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may have one title
          <li key={index}>
            {what} <span className="soft">({source})</span>: {reason}
          </li>
        ))}
      </ul>
    </details>
  ) : null
}

const Sample = ({ sample, stationName }: { sample: PreviewSample; stationName: string }) => {
  const playback = usePlayback({
    audioUrl: `/previews/${sample.audioId}.mp3`,
    durationMs: sample.durationMs,
    segments: sample.segments.map(({ text }) => text),
    sources: sample.segments.map(({ sources }) => sources),
    marks: sample.marks,
    peaks: sample.peaks,
  })
  return (
    <div className="preview">
      <Player
        playback={playback}
        name="the sample"
        fileName={`${stationName} sample.mp3`}
        faultText="The sample could not be loaded. Close this and make it again."
      >
        <p className="soft figures">
          {lufsInWords(sample.lufs)} · {withUnit((sample.sizeBytes / 1e6).toFixed(2), 'MB')}
        </p>
        <p className="soft">
          Made <MadeFor time={sample.madeFor} />.
        </p>
      </Player>
      <LeftOut items={sample.items} />
      <WrittenBy writer={sample.writer} fallback={sample.fallbackReason} model={sample.model} speaker={sample.speaker} />
      <Unread faults={sample.faults} />
    </div>
  )
}

const Unread = ({ faults }: Pick<PreviewText, 'faults'>) =>
  faults.length > 0 ? (
    <ul className="unread" aria-label="Sources that could not be read">
      {faults.map((fault) => (
        <li key={fault.url}>{faultText(fault)}</li>
      ))}
    </ul>
  ) : null
