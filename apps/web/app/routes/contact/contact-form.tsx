import { INQUIRY_FIELDS, type InquiryField, MAX_INTEREST } from '@hourcast/domain/inquiries/inquiry-fields'
import { INQUIRY_TYPES } from '@hourcast/domain/inquiries/inquiry-types'
import { findPlan } from '@hourcast/domain/plans/plans'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextAreaField } from '../../components/form/text-area-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { ContactAnswer, ContactFields } from './contact-answer.ts'
import { WORDS } from './contact-words.ts'

type Props = { antiForgery: string; fields: ContactFields; answer: ContactAnswer | undefined }

const TYPES = [{ value: '', label: WORDS.chooseType }, ...INQUIRY_TYPES.map(({ value, name }) => ({ value, label: name }))]

/** Filled in by programs, which read no label and see no style. */
const Trap = () => (
  <div className="trap" aria-hidden="true">
    <label>
      {WORDS.trap}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

export const ContactForm = ({ antiForgery, fields, answer }: Props) => {
  const form = useFocusFirstError(answer)
  const plan = findPlan(fields.plan)
  const isBusy = useNavigation().state !== 'idle'
  const faults = answer?.faults ?? {}
  const first = INQUIRY_FIELDS.find((name) => faults[name] !== undefined)
  // Without scripts the browser itself puts the focus on the first fault.
  const textOf = (name: InquiryField) => ({ name, defaultValue: fields[name], error: faults[name], autoFocus: name === first })
  return (
    <Form method="post" action="/contact" className="form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="formTime" value={fields.formTime} />
      <input type="hidden" name="plan" value={fields.plan} />
      <Trap />
      {plan === null ? null : (
        <p className="contact-plan">
          {WORDS.plan} <strong>{plan.name}</strong>, EUR {plan.monthly} a month
        </p>
      )}
      <TextField label={WORDS.name} {...textOf('name')} autoComplete="name" required maxLength={100} dir="auto" />
      <TextField
        label={WORDS.email}
        {...textOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <TextField
        label={WORDS.radioStation}
        hint={WORDS.radioStationHint}
        {...textOf('radioStation')}
        autoComplete="organization"
        maxLength={100}
        dir="auto"
      />
      <SelectField label={WORDS.inquiryType} {...textOf('inquiryType')} required options={TYPES} />
      <TextAreaField
        label={WORDS.interest}
        hint={WORDS.interestHint}
        {...textOf('interest')}
        rows={5}
        maxLength={MAX_INTEREST}
        dir="auto"
      />
      <FormFault text={answer?.message} />
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {WORDS.send}
        </Button>
      </div>
    </Form>
  )
}
