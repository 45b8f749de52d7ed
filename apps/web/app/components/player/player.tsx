import type { ReactNode } from 'react'
import { AudioParts } from './audio-parts.tsx'
import { Script } from './script.tsx'
import { lettersReadAt, spokenAt } from './sound.ts'
import { Transport } from './transport.tsx'
import type { Playback } from './use-playback.ts'

type Props = {
  /** From `usePlayback(sound)`. */
  playback: Playback
  /** What is played, as a sentence names it: 'the bulletin'. */
  name: string
  /** Between the waveform and the script. */
  children?: ReactNode
  /** What is said when the audio cannot be loaded: what is kept, and what to do. */
  faultText: string
  /** The name under which the file is saved; without it, what the address says. */
  fileName?: string
}

/** Waveform, script that lights up as it is read, download. Without scripts the browser's own player stands there. */
export const Player = ({ playback, name, children, faultText, fileName }: Props) => {
  const { sound, isPlaying, positionMs } = playback
  return (
    <>
      <Transport playback={playback} name={name} />
      {children}
      <AudioParts playback={playback} faultText={faultText} />
      <Script
        segments={sound.segments}
        sources={sound.sources}
        spoken={isPlaying || positionMs > 0 ? spokenAt(sound, positionMs) : undefined}
        lettersRead={lettersReadAt(sound, positionMs)}
      />
      <p className="actions">
        <a className="quiet" href={sound.audioUrl} download={fileName ?? true}>
          Download MP3
        </a>
      </p>
    </>
  )
}
