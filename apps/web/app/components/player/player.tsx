import type { ReactNode } from 'react'
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
  const { sound, isPlaying, positionMs, isBroken, audioProps } = playback
  return (
    <>
      <Transport playback={playback} name={name} />
      {children}
      {isBroken ? (
        <p className="fault" role="alert">
          {faultText}
        </p>
      ) : null}
      <audio {...audioProps} />
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the script below is the caption, word for word */}
        <audio controls preload="none" src={sound.audioUrl} />
      </noscript>
      <Script
        segments={sound.segments}
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
