import { ENTERPRISE_FIELDS, type EnterpriseField, MOST_LETTERS } from '@hourcast/domain/enterprises/enterprise-fields'
import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { StationMapData } from '../../.server/station-map.ts'
import { AntiForgeryField } from '../account/anti-forgery-field.tsx'
import { Button } from '../form/button.tsx'
import { FormFault } from '../form/form-fault.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFocusFirstError } from '../form/use-focus-first-error.ts'
import { type EnterpriseAnswer, NOTHING_ENTERED } from './enterprise-answer.ts'
import { FORM_WORDS as WORDS } from './map-words.ts'

type Props = {
  data: Pick<StationMapData, 'antiForgery' | 'opened'>
  /** Of a page that came back without scripts. */
  answer?: EnterpriseAnswer | undefined
  onAnswer?: (answer: EnterpriseAnswer) => void
}

/** Until scripts run the browser checks the fields; from then on the server says what is wrong with all of them at once. */
const useScripts = (): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(true), [])
  return has
}

export const EnterpriseForm = ({ data, answer: shown, onAnswer }: Props) => {
  const fetcher = useFetcher<EnterpriseAnswer>()
  const answer = fetcher.data ?? shown
  const form = useFocusFirstError(answer)
  const hasScripts = useScripts()
  const told = useRef<EnterpriseAnswer>()
  useEffect(() => {
    if (!fetcher.data || fetcher.data === told.current) return
    told.current = fetcher.data
    onAnswer?.(fetcher.data)
  }, [fetcher.data, onAnswer])
  const faults = answer?.faults ?? {}
  const fields = answer?.fields ?? NOTHING_ENTERED
  const first = ENTERPRISE_FIELDS.find((name) => faults[name] !== undefined)
  // Without scripts the browser itself puts the focus on the first fault.
  const about = (name: EnterpriseField) => ({
    ...{
      name,
      label: WORDS.labels[name],
      defaultValue: fields[name],
      error: faults[name],
      required: true,
      autoFocus: name === first,
    },
  })
  return (
    <fetcher.Form method="post" action="/map" className="form" ref={form} noValidate={hasScripts}>
      <AntiForgeryField token={data.antiForgery} />
      <input type="hidden" name="opened" value={data.opened} />
      <Trap />
      <TextField {...about('title')} maxLength={MOST_LETTERS.title} autoComplete="organization" dir="auto" />
      <TextField {...about('url')} type="url" hint={WORDS.urlHint} maxLength={MOST_LETTERS.url} spellCheck={false} />
      <TextField {...about('email')} type="email" maxLength={MOST_LETTERS.email} autoComplete="email" spellCheck={false} />
      <TextAreaField {...about('description')} maxLength={MOST_LETTERS.description} rows={3} dir="auto" />
      <div className="map-place">
        <TextField {...about('lat')} type="number" step="any" min={-90} max={90} hint={WORDS.latHint} />
        <TextField {...about('lng')} type="number" step="any" min={-180} max={180} hint={WORDS.lngHint} />
      </div>
      <FormFault text={answer?.message} />
      <div className="map-submit">
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          {WORDS.submit}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** Programs fill it in, which read no label and see no style. */
const Trap = () => (
  <div className="map-trap" aria-hidden="true">
    <label>
      {WORDS.trap}
      <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
