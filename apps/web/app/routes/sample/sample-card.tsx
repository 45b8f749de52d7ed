import { lufsInWords } from '@hourcast/domain/with-unit'
import type { ShownSample } from '@hourcast/server/samples/load-samples'
import { PlayIcon } from '../../components/player/play-icon.tsx'
import { Script } from '../../components/player/script.tsx'
import { formatPosition, spokenAt } from '../../components/player/sound.ts'
import { Waveform } from '../../components/player/waveform.tsx'
import { nameOf, WORDS } from './sample-words.ts'
import type { SamplePlayer } from './use-sample-player.ts'

type Props = { sample: ShownSample; player: SamplePlayer }

/** One sample: play and stop, who speaks where and how, the waveform, its words. Without scripts the button opens the audio. */
export const SampleCard = ({ sample, player: { playing, broken, positionMs, toggle } }: Props) => {
  const { id, HostName, Location, Style, Language, Path, stationName, tone, durationMs, lufs, locale, segments } = sample
  const isPlaying = playing === id
  const position = isPlaying ? positionMs : 0
  return (
    <li className="sheet sample" data-playing={isPlaying}>
      <div className="sample-head">
        <form
          action={Path}
          method="get"
          data-stays
          onSubmit={(event) => {
            event.preventDefault()
            toggle(sample)
          }}
        >
          <button type="submit" className="play" aria-label={`${isPlaying ? 'Stop' : 'Play'} ${nameOf(sample)}`}>
            <PlayIcon shape={isPlaying ? 'stop' : 'play'} />
          </button>
        </form>
        <div>
          <h3>
            {HostName}, {Location}
          </h3>
          <p className="soft">
            {Style} · {Language}
          </p>
        </div>
      </div>
      <Waveform peaks={sample.peaks} playedShare={position / durationMs} />
      <p className="soft figures">
        {isPlaying ? `${formatPosition(position)} / ` : ''}
        {formatPosition(durationMs)} · {lufsInWords(lufs)}
      </p>
      <p className="soft">
        <span lang={locale}>{stationName}</span>, {tone}
      </p>
      {broken === id ? (
        <p className="fault" role="alert">
          {WORDS.broken}
        </p>
      ) : null}
      <div lang={locale}>
        <Script segments={segments} spoken={isPlaying ? spokenAt(sample, position) : undefined} />
      </div>
      <p className="sample-links">
        <a href={Path} download={`${id}.mp3`} aria-label={`${WORDS.download}: ${nameOf(sample)}`}>
          {WORDS.download}
        </a>
        <a href={sample.feedPath} aria-label={`${WORDS.feed}: ${nameOf(sample)}`}>
          {WORDS.feed}
        </a>
      </p>
    </li>
  )
}
