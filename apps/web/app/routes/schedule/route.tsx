import type { SchedulerWire } from '@hourcast/domain/calls/wire'
import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import { HOST_NAMES } from '@hourcast/domain/hosts/host-names'
import { STEPS_FIRST } from '@hourcast/domain/messages'
import { CITIES } from '@hourcast/domain/slots/cities'
import { cityOfZone } from '@hourcast/domain/slots/city-of-zone'
import { openWizard } from '@hourcast/domain/wizard/open-wizard'
import { stepOfAddress } from '@hourcast/domain/wizard/wizard-address'
import { wizardOfScheduler } from '@hourcast/domain/wizard/wizard-payload'
import { openSchedule, openStep, startWizard, WIZARD_STEPS, type WizardStep } from '@hourcast/domain/wizard/wizard-steps'
import { listFeedChoices } from '@hourcast/server/feeds/list-feeds'
import { linkAddressesOf } from '@hourcast/server/link/link-address'
import { knownVoices } from '@hourcast/server/natural-voices/voices-of'
import { requireStation } from '@hourcast/server/pages/require-station'
import { draftSchedulerId } from '@hourcast/server/schedulers/draft-id'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { findNewHost } from '@hourcast/server/schedulers/new-host'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { logIfForeign } from '../../.server/log-if-foreign.ts'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { Button } from '../../components/form/button.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import { StepPanel } from '../../components/steps/step-panel.tsx'
import { type Step, StepTabs } from '../../components/steps/step-tabs.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import '../../styles/wizard.css'
import '../../styles/wizard-delivery.css'
import '../../styles/wizard-fields.css'
import '../../styles/wizard-summary.css'
import '../../styles/wizard-week.css'
import { AiHostStep } from './ai-host-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import type { MailedTo } from './email-delivery.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { Summary } from './summary.tsx'
import { untestedOf } from './untested.ts'
import { useConnectionTest } from './use-connection-test.ts'
import { usePreview } from './use-preview.ts'
import { useSave } from './use-save.ts'
import { useStepStart } from './use-step-start.ts'
import { useTypedHours } from './use-typed-hours.ts'
import { useWizard } from './use-wizard.ts'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Build an AI host – Hourcast' }, { name: 'robots', content: 'noindex' }]

/** A saved scheduler when the address names one of this owner; else the random blank defaults. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const station = await requireStation(services, owner.stationId)
  const address = new URL(request.url)
  const schedulerId = address.searchParams.get('id')
  const step = stepOfAddress(address)
  const found = schedulerId === null ? null : await findScheduler(services, { stationId: owner.stationId, schedulerId })
  if (found && schedulerId) await logIfForeign(context, found, { ownerId: owner.ownerId, schedulerId })
  if (found && !found.ok) throw new Response(null, { status: 404 })
  const saved = found?.ok
    ? {
        ...wizardOfScheduler(found.value.scheduler, {
          revision: found.value.revision,
          allowPlainFtp: found.value.targets.some(({ allowPlain }) => allowPlain),
        }),
        directLink: linkAddressesOf(services.config.PUBLIC_URL, found.value.scheduler.schedulerId).mp3,
        ...(step ? { progress: { ...startWizard({ hasSavedSchedules: true }), step } } : {}),
      }
    : {}
  const place = cityOfZone(station.timeZone, CITIES)
  const begins = await findNewHost(services, { stationId: owner.stationId, email: owner.email, name: station.name })
  const opened = openWizard(saved, { stationId: owner.email, email: owner.email, place, ...begins }, Math.random)
  return {
    // The id is drawn before the first save, so that a repeated save makes no second host.
    // A saved host has one too: if it was deleted, its edits are saved as a new host.
    opened: { ...opened, draftId: draftSchedulerId(owner.stationId) },
    // A new one begins at the first.
    step: found ? step : null,
    timeZone: station.timeZone,
    feeds: await listFeedChoices(services, { stationId: owner.stationId }),
    // What the reader of the stored address has said.
    mailed: found?.ok ? mailedTo(found.value.scheduler) : null,
    now: services.clock.now(),
    cities: CITIES,
    hostNames: HOST_NAMES.map(({ name }) => name),
    voices: knownVoices(services.config),
    told: { language: opened.language, hostName: opened.hostName, gender: genderOfName(opened) },
  }
}

const mailedTo = ({ email, emailConsent }: SchedulerWire): MailedTo | null =>
  email && emailConsent ? { address: email, consent: emailConsent } : null

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

const TITLES: Record<WizardStep, string> = { AIHost: 'AIHost', Schedule: 'Schedule', Confirm: 'Confirm' }

/** From one scheduler to another, or to a new one, is another wizard: nothing of the first is saved over the second. */
export default function WizardPage() {
  const loaded = useLoaderData<typeof loader>()
  return <WizardDesk key={loaded.opened.schedulerId} {...loaded} />
}

const WizardDesk = ({ opened, step, mailed, timeZone, now, cities, hostNames, voices, told }: Loaded) => {
  const wizard = useWizard(opened, cities, step)
  const preview = usePreview(wizard)
  const connection = useConnectionTest(wizard)
  const untested = untestedOf(wizard, connection.last)
  const { save, isSaving } = useSave(wizard, untested === null)
  const toast = useToast()
  const main = useFocusFirstError<HTMLDivElement>(wizard.refusal)
  const { progress } = wizard.settings
  const typedHours = useTypedHours(wizard)
  useStepStart(wizard, main)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change, and going away, ends the errors that were told before it
  useEffect(() => () => toast(null), [wizard.settings, wizard.secrets, toast])

  const steps = WIZARD_STEPS.map((id): Step<WizardStep> => {
    const isOpen = openStep(progress, id).ok
    return { id, label: TITLES[id], state: !isOpen ? 'locked' : progress.completed[id] ? 'done' : 'ready', reason: STEPS_FIRST }
  })
  const open = (id: WizardStep) => {
    const opened = openStep(progress, id)
    if (progress.step === 'Schedule' && !typedHours.takeAll()) return
    if (opened.ok) wizard.setProgress(() => opened.value)
  }
  const toSchedule = () => {
    const opened = openSchedule(progress)
    if (opened.ok) wizard.goTo(opened.value)
    else toast({ kind: 'error', text: opened.problem.message })
  }
  return (
    <>
      <header className="wizard-head">
        <h1>{opened.schedulerId ? `Edit ${opened.hostName}` : 'Build your AI host'}</h1>
        <p className="scripts-off">
          This page needs scripts, and your browser has them switched off. Hosts that are saved go on airing: under{' '}
          <a href="/station/scheduler">Schedulers</a> you can pause, run and delete them without scripts. A program can save one
          by the call described at <a href="/docs">/docs</a>.
        </p>
      </header>
      <div className="wizard">
        <div className="wizard-main overlay-host" ref={main}>
          {wizard.isBack ? (
            <p className="soft" role="status">
              Unsaved changes are back.{' '}
              <Button variant="quiet" onClick={wizard.discardEdits}>
                Discard them
              </Button>
            </p>
          ) : null}
          <StepTabs
            id="wizard"
            label="Steps to your AI host"
            steps={steps}
            current={progress.step}
            onOpen={open}
            onLocked={() => toast({ kind: 'error', text: STEPS_FIRST })}
          />
          <StepPanel id="wizard" step="AIHost" isCurrent={progress.step === 'AIHost'}>
            <AiHostStep {...{ wizard, preview, cities, hostNames, voices, told }} onGoOn={toSchedule} />
          </StepPanel>
          <StepPanel id="wizard" step="Schedule" isCurrent={progress.step === 'Schedule'}>
            <ScheduleStep wizard={wizard} typedHours={typedHours} />
          </StepPanel>
          <StepPanel id="wizard" step="Confirm" isCurrent={progress.step === 'Confirm'}>
            <ConfirmStep {...{ wizard, mailed, connection, untested, isSaving }} onSave={save} onChange={() => open('AIHost')} />
          </StepPanel>
          <PreviewDialog preview={preview} stationName={wizard.settings.stationName} onGoOn={toSchedule} />
        </div>
        <Summary wizard={wizard} timeZone={timeZone} now={now} />
      </div>
    </>
  )
}
