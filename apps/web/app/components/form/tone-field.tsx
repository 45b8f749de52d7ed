import { VOICE_TONES } from '@hourcast/domain/hosts/voice-tones'
import { ToneFace } from '../tone-face.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import type { OneOf } from './chosen.ts'
import type { FieldTexts } from './field.tsx'
import { Radio } from './radio.tsx'

type Props = FieldTexts & OneOf & { name: string; isLabelUnseen?: boolean }

/** The six voice tones as faces, each with its name under it; its values are '0' to '5'. */
export const ToneField = ({ label, hint, error, isLabelUnseen, ...choice }: Props) => (
  <ChoiceGroup label={label} hint={hint} error={error} isLabelUnseen={isLabelUnseen} isRadio>
    <div className="tones">
      {VOICE_TONES.map((tone) => (
        <Radio key={tone.value} choice={{ ...choice, error }} value={String(tone.value)} className="tone">
          <ToneFace tone={tone.value} isNamed />
          <span className="tone-name">{tone.name}</span>
        </Radio>
      ))}
    </div>
  </ChoiceGroup>
)
