import { CITIES } from '@hourcast/domain/cities'
import { HOST_NAMES } from '@hourcast/domain/host-names'
import { STEPS_FIRST } from '@hourcast/domain/messages'
import { openWizard } from '@hourcast/domain/open-wizard'
import { wizardOfScheduler } from '@hourcast/domain/wizard-payload'
import { openStep, WIZARD_STEPS, type WizardStep } from '@hourcast/domain/wizard-steps'
import { linkAddressesOf } from '@hourcast/server/link/link-address'
import { requireStation } from '@hourcast/server/pages/require-station'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { requireOwner } from '../../.server/require-owner.ts'
import { StepPanel } from '../../components/steps/step-panel.tsx'
import { type Step, StepTabs } from '../../components/steps/step-tabs.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import wizardStyles from '../../styles/wizard.css?url'
import { AiHostStep } from './ai-host-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { Summary } from './summary.tsx'
import { usePreview } from './use-preview.ts'
import { useSave } from './use-save.ts'
import { useWizard } from './use-wizard.ts'

export const headers = noStore
export const meta: MetaFunction = () => [{ title: 'Build an AI host – Hourcast' }, { name: 'robots', content: 'noindex' }]
export const links = () => [{ rel: 'stylesheet', href: wizardStyles }]

/** A saved scheduler when the address names one of this owner; else the random blank defaults. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { services } = context
  const owner = await requireOwner(request, context)
  const station = await requireStation(services, owner.stationId)
  const schedulerId = new URL(request.url).searchParams.get('id')
  const found = schedulerId === null ? null : await findScheduler(services, { stationId: owner.stationId, schedulerId })
  if (found && !found.ok) throw new Response(null, { status: 404 })
  const saved = found?.ok
    ? {
        ...wizardOfScheduler(found.value.scheduler, {
          revision: found.value.revision,
          allowPlainFtp: found.value.targets.some(({ allowPlain }) => allowPlain),
        }),
        directLink: linkAddressesOf(services.config.PUBLIC_URL, found.value.scheduler.schedulerId).mp3,
      }
    : {}
  return {
    opened: openWizard(saved, { stationId: owner.email, email: owner.email, stationName: station.name }, Math.random),
    timeZone: station.timeZone,
    now: services.clock.now(),
    cities: CITIES,
    hostNames: HOST_NAMES.map(({ name }) => name),
  }
}

const TITLES: Record<WizardStep, string> = { AIHost: 'AIHost', Schedule: 'Schedule', Confirm: 'Confirm' }

export default function WizardPage() {
  const { opened, timeZone, now, cities, hostNames } = useLoaderData<typeof loader>()
  const wizard = useWizard(opened)
  const preview = usePreview(wizard)
  const { save, isSaving } = useSave(wizard)
  const toast = useToast()
  const { progress } = wizard.settings

  const steps = WIZARD_STEPS.map((id): Step<WizardStep> => {
    const isOpen = openStep(progress, id).ok
    return { id, label: TITLES[id], state: !isOpen ? 'locked' : progress.completed[id] ? 'done' : 'ready', reason: STEPS_FIRST }
  })
  const open = (id: WizardStep) => {
    const opened = openStep(progress, id)
    if (opened.ok) wizard.setProgress(() => opened.value)
  }
  return (
    <>
      <header className="wizard-head">
        <h1>{opened.schedulerId ? `Edit ${opened.hostName}` : 'Build your AI host'}</h1>
      </header>
      <div className="wizard">
        <div className="wizard-main overlay-host">
          <StepTabs
            id="wizard"
            label="Steps to your AI host"
            steps={steps}
            current={progress.step}
            onOpen={open}
            onLocked={() => toast({ kind: 'error', text: STEPS_FIRST })}
          />
          <StepPanel id="wizard" step="AIHost" isCurrent={progress.step === 'AIHost'}>
            <AiHostStep wizard={wizard} preview={preview} cities={cities} hostNames={hostNames} />
          </StepPanel>
          <StepPanel id="wizard" step="Schedule" isCurrent={progress.step === 'Schedule'}>
            <ScheduleStep wizard={wizard} />
          </StepPanel>
          <StepPanel id="wizard" step="Confirm" isCurrent={progress.step === 'Confirm'}>
            <ConfirmStep wizard={wizard} onSave={save} isSaving={isSaving} />
          </StepPanel>
          <PreviewDialog preview={preview} stationName={wizard.settings.stationName} />
        </div>
        <Summary wizard={wizard} timeZone={timeZone} now={now} />
      </div>
    </>
  )
}
