import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { TONE_FACES } from './tone-faces.ts'

type Props = {
  tone: number | string
  /** Its name stands beside it already. */
  isNamed?: boolean
}

/** A voice tone as a face of our own: the emoji of many machines are empty boxes. */
export const ToneFace = ({ tone: wanted, isNamed = false }: Props) => {
  const tone = findVoiceTone(wanted)
  const face = tone && TONE_FACES[tone.value]
  if (!face) return null
  return (
    <svg className="tone-face" viewBox="0 0 32 32" role="img" aria-label={tone.name} aria-hidden={isNamed || undefined}>
      <circle cx="16" cy="16" r="13" />
      <path d={face.lines} />
      <path className="tone-fill" d={face.fills} />
    </svg>
  )
}
