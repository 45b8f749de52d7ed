import type { Playback } from './use-playback.ts'

type Props = {
  playback: Playback
  /** What is said when the audio cannot be loaded. */
  faultText: string
}

/** What plays, unseen; what is said when it cannot; and without scripts the browser's own player. */
export const AudioParts = ({ playback: { sound, isBroken, audioProps }, faultText }: Props) => (
  <>
    {isBroken ? (
      <p className="fault" role="alert">
        {faultText}
      </p>
    ) : null}
    <audio {...audioProps} />
    <noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: its script stands on the same page, word for word, or with the broadcast */}
      <audio controls preload="none" src={sound.audioUrl} />
    </noscript>
  </>
)
