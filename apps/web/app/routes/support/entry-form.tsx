import { MAX_MESSAGE } from '@hourcast/domain/board/board-limits'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextAreaField } from '../../components/form/text-area-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { BoardAnswer } from './board-answer.ts'
import { WORDS } from './support-words.ts'

/** An owner's entry. Written, the form is empty again: the entry stands above it. */
export const EntryForm = ({ antiForgery, answer }: { antiForgery: string; answer: BoardAnswer | undefined }) => {
  const form = useFocusFirstError(answer)
  const isBusy = useNavigation().state !== 'idle'
  const errorAt = (field: string) => (answer?.refusal?.field === field ? answer.refusal.message : null)
  return (
    <Form
      method="post"
      action="/support#board"
      className="form board-form"
      ref={form}
      // What was written is not offered again.
      key={answer?.isWritten ? 'written' : 'open'}
      noValidate
    >
      <AntiForgeryField token={antiForgery} />
      <TextField
        label={WORDS.name}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        dir="auto"
        defaultValue={answer?.name}
        error={errorAt('name')}
      />
      <TextField
        label={WORDS.location}
        hint={WORDS.locationHint}
        name="location"
        maxLength={100}
        dir="auto"
        defaultValue={answer?.location}
        error={errorAt('location')}
      />
      <TextAreaField
        label={WORDS.message}
        hint={WORDS.limit}
        name="message"
        required
        maxLength={MAX_MESSAGE}
        dir="auto"
        defaultValue={answer?.message}
        error={errorAt('message')}
      />
      <FormFault text={answer?.refusal && answer.refusal.field === null ? answer.refusal.message : null} />
      {answer?.isWritten ? (
        <p className="board-written" role="status">
          {WORDS.written}
        </p>
      ) : null}
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {WORDS.write}
        </Button>
      </div>
    </Form>
  )
}
