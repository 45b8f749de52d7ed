import {
  CONSENT_SENTENCE,
  MAX_VOICE_FILE_BYTES,
  MAX_VOICE_NAME,
  VOICE_FILE_TOO_LARGE,
} from '@hourcast/domain/voices/voice-limits'
import { Form, useNavigation } from '@remix-run/react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { Recorder } from './recorder.tsx'
import { usePreview } from './use-preview.ts'
import { useRecorder } from './use-recorder.ts'
import type { VoicesAnswer } from './voices-answer.ts'
import { VOICES_WORDS as WORDS } from './voices-words.ts'

type Props = { antiForgery: string; answer: VoicesAnswer | undefined }

/** A new recording, with the yes to its use. Without scripts it is a form like any other. */
export const VoiceForm = ({ antiForgery, answer }: Props) => {
  const form = useFocusFirstError(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'add'
  const [isTooLarge, setTooLarge] = useState(false)
  const preview = usePreview()
  const recorded = useRef<HTMLInputElement>(null)
  const recorder = useRecorder({
    onRecorded: (mp3) => {
      // The form sends what was recorded in a field of its own.
      const files = new DataTransfer()
      files.items.add(mp3)
      if (recorded.current) recorded.current.files = files.files
      const chosen = form.current?.querySelector<HTMLInputElement>('input[name="file"]')
      if (chosen) chosen.value = ''
      setTooLarge(false)
      preview.show(mp3)
    },
  })
  // Without scripts there is nothing to record with.
  const [canRecord, setRecord] = useState(false)
  useEffect(() => setRecord('mediaDevices' in navigator && 'MediaRecorder' in window), [])
  const { entered = {}, refusal } = answer ?? {}
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : null)
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    setTooLarge(file !== undefined && file.size > MAX_VOICE_FILE_BYTES)
    if (recorded.current) recorded.current.value = ''
    recorder.tell({ type: 'file-chosen', isThere: file !== undefined })
    preview.show(file)
  }
  return (
    <Card title={WORDS.add} className="voice-form">
      <Form
        method="post"
        action="/station/voices"
        encType="multipart/form-data"
        className="form"
        ref={form}
        noValidate
        // What the server would not read is not sent.
        onSubmit={isTooLarge ? (event) => event.preventDefault() : undefined}
      >
        <AntiForgeryField token={antiForgery} />
        <input type="file" name="recording" ref={recorded} hidden />
        <input type="hidden" name="madeBy" value={recorder.state.sound === 'recording' ? 'recording' : 'file'} />
        <TextField
          label={WORDS.name}
          name="name"
          required
          autoComplete="off"
          maxLength={MAX_VOICE_NAME}
          defaultValue={entered.name}
          error={errorAt('name')}
        />
        <TextField
          label={WORDS.file}
          type="file"
          name="file"
          accept="audio/mpeg,audio/wav,.mp3,.wav"
          hint={WORDS.fileHint}
          onChange={choose}
          error={isTooLarge ? VOICE_FILE_TOO_LARGE : errorAt('file')}
        />
        {canRecord ? <Recorder {...recorder} /> : null}
        {preview.url ? (
          <div className="voice-preview">
            <span className="field-label">{WORDS.preview}</span>
            {/* biome-ignore lint/a11y/useMediaCaption: the owner's own file, whose words nobody has written down */}
            <audio controls src={preview.url} aria-label={WORDS.preview} />
          </div>
        ) : null}
        <ToggleField
          label={CONSENT_SENTENCE}
          name="consent"
          required
          defaultChecked={entered.consent === 'on'}
          error={errorAt('consent')}
        />
        <FormFault text={refusal?.field === null ? refusal.message : null} />
        <div className="form-actions">
          <Button type="submit" name="intent" value="add" isBusy={isBusy}>
            {WORDS.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
