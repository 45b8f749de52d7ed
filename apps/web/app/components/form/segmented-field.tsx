import { ChoiceGroup } from './choice-group.tsx'
import type { OneOf } from './chosen.ts'
import type { FieldTexts } from './field.tsx'
import { Radio } from './radio.tsx'
import type { Option } from './select-field.tsx'

type Props = FieldTexts & OneOf & { name: string; isLabelUnseen?: boolean; options: readonly Option[] }

/** One of a few, all of them in sight. Radio buttons for the form and the keyboard. */
export const SegmentedField = ({ label, hint, error, isLabelUnseen, options, ...choice }: Props) => (
  <ChoiceGroup label={label} hint={hint} error={error} isLabelUnseen={isLabelUnseen} isRadio>
    <div className="segments">
      {options.map((option) => (
        <Radio key={option.value} choice={{ ...choice, error }} value={String(option.value)} className="segment">
          <span>{option.label}</span>
        </Radio>
      ))}
    </div>
  </ChoiceGroup>
)
