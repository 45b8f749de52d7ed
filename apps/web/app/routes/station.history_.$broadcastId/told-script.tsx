import type { OpenedBroadcast } from '@hourcast/server/history/load-broadcast'
import { Link } from '@remix-run/react'
import { AudioParts } from '../../components/player/audio-parts.tsx'
import { lettersReadAt, type Sound, spokenAt } from '../../components/player/sound.ts'
import { Transport } from '../../components/player/transport.tsx'
import { type Playback, usePlayback } from '../../components/player/use-playback.ts'
import { WrittenBy } from '../../components/script/written-by.tsx'
import { BROADCAST_WORDS as WORDS } from './broadcast-words.ts'
import { silenceOf } from './silence-of.ts'

type Sentences = OpenedBroadcast['sentences']
type Lit = { spoken?: number | undefined; lettersRead?: number }

const Sources = ({ sources }: Pick<Sentences[number], 'sources'>) => (
  <span className="sentence-sources soft">
    {sources.map(({ title, source, link }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what a sentence tells never changes its order
      <span key={place}>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {title}
          </a>
        ) : (
          title
        )}
        , {source}
      </span>
    ))}
  </span>
)

/** Each sentence with the story that it tells; the one that is read lights up. */
const SentenceList = ({ sentences, spoken, lettersRead = 0 }: { sentences: Sentences } & Lit) => (
  <ol className="script told-script">
    {sentences.map(({ text, sources }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a script's sentences never change their order
      <li key={place}>
        <p data-spoken={spoken === place}>
          {spoken === place ? (
            <>
              <span className="read">{text.slice(0, lettersRead)}</span>
              {text.slice(lettersRead)}
            </>
          ) : (
            text
          )}
        </p>
        {sources.length > 0 ? <Sources sources={sources} /> : null}
      </li>
    ))}
  </ol>
)

const Playing = ({ sentences, playback }: { sentences: Sentences; playback: Playback }) => {
  const { sound, isPlaying, positionMs } = playback
  return (
    <>
      <Transport playback={playback} name="the bulletin" />
      <AudioParts playback={playback} faultText={WORDS.audioFault} />
      <SentenceList
        sentences={sentences}
        spoken={isPlaying || positionMs > 0 ? spokenAt(sound, positionMs) : undefined}
        lettersRead={lettersReadAt(sound, positionMs)}
      />
      <p className="actions">
        <a className="quiet" href={sound.audioUrl} download>
          Download MP3
        </a>
      </p>
    </>
  )
}

const Heard = ({ sentences, newest }: { sentences: Sentences; newest: Sound }) => (
  <Playing sentences={sentences} playback={usePlayback(newest)} />
)

/** What was said, heard where it can be. */
export const ToldScript = ({ broadcast }: { broadcast: OpenedBroadcast }) => {
  const { sentences, audio, title, writer, writerFallback, model } = broadcast
  return (
    <>
      {title ? <p className="script-title">{title}</p> : null}
      {audio?.url ? (
        <Heard sentences={sentences} newest={{ ...audio, audioUrl: audio.url, segments: sentences.map(({ text }) => text) }} />
      ) : (
        <>
          <p className="soft">{silenceOf(broadcast)}</p>
          {sentences.length > 0 ? <SentenceList sentences={sentences} /> : <p className="soft">{WORDS.noScript}</p>}
        </>
      )}
      {sentences.length > 0 ? (
        <p className="soft">
          {WORDS.saidWrong} <Link to="/station/words">{WORDS.toWords}</Link>
        </p>
      ) : null}
      {/* A recording and the chime have no words. */}
      {writer && sentences.length > 0 ? (
        <WrittenBy writer={writer} fallback={writerFallback} model={model} speaker={audio?.speaker ?? null} />
      ) : null}
    </>
  )
}
