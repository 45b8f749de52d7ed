import { findLanguage } from '@hourcast/domain/hosts/languages'
import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import { MAX_TASK_LENGTH } from '@hourcast/domain/limits'
import { fail, ok, type Problem, type Result } from '@hourcast/domain/problem'
import { INPUT_MODES } from '@hourcast/domain/sources/input-modes'
import { taskTold } from '@hourcast/domain/tasks/task-told'
import { openWizard } from '@hourcast/domain/wizard/open-wizard'
import {
  checkConnection,
  connectionOfWizard,
  previewOfWizard,
  readWizard,
  type TypedSecrets,
} from '@hourcast/domain/wizard/wizard-payload'
import { readWizardSettings, type WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import { testConnection } from '@hourcast/server/delivery/test-connection'
import { linkAddressesOf } from '@hourcast/server/link/link-address'
import { checkSource } from '@hourcast/server/previews/check-source'
import { mailSample } from '@hourcast/server/previews/mail-sample'
import { isDraftOf } from '@hourcast/server/schedulers/draft-id'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import type { AppLoadContext } from '@remix-run/node'
import type { Owner } from '../../server/find-owner.ts'

export type OwnerCall = (call: {
  context: AppLoadContext
  owner: Owner
  body: Record<string, unknown>
  signal: AbortSignal
}) => Promise<Result<unknown>> | Result<unknown>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The wizard as it came in, however it was bent on its way: what does not fit is a blank, and the rules below tell what is missing. */
const wizardOf = (settings: unknown, { email }: Owner): WizardSettings => ({
  ...openWizard({}, { stationId: email, email, stationName: '' }, () => 0),
  customTask: '',
  hostName: '',
  ...readWizardSettings(settings),
  stationId: email,
})

const previewOf = (body: Record<string, unknown>, owner: Owner) => {
  const wizard = wizardOf(body.settings, owner)
  const settings = previewOfWizard(wizard)
  if (!settings.ok) return settings
  return ok({
    stationId: owner.stationId,
    ...(wizard.schedulerId === '' ? {} : { schedulerId: wizard.schedulerId }),
    settings: settings.value,
  })
}

const readText: OwnerCall = async ({ context, owner, body, signal }) => {
  const preview = previewOf(body, owner)
  return preview.ok ? context.previews.readText({ ...preview.value, signal }) : preview
}

/** A source that has just been added, read for its own sake. */
const tryOneSource: OwnerCall = ({ context: { services }, owner, body, signal }) => {
  const mode = INPUT_MODES.find((known) => known === body.mode)
  if (!mode) return fail('invalid', 'There is no such input mode.')
  return checkSource(services, { stationId: owner.stationId, source: textOf(body.source), mode, signal })
}

/** What the built-in writer will do with a task, while it is typed. */
const tellTask: OwnerCall = ({ context: { services }, body }) => {
  const language = findLanguage(typeof body.language === 'number' ? body.language : 0)
  const hasModel = services.config.LLM_BASE_URL !== undefined
  return ok({ told: taskTold(textOf(body.task).slice(0, MAX_TASK_LENGTH), language?.locale ?? 'en-US', hasModel) })
}

const makeSample: OwnerCall = ({ context, owner, body }) => {
  const preview = previewOf(body, owner)
  return preview.ok ? context.previews.start(preview.value) : preview
}

const hearVoice: OwnerCall = async ({ context, owner, body, signal }) => {
  const { voice, language, voiceTone, hostName } = wizardOf(body.settings, owner)
  const host = { voice, language, voiceTone, hostName }
  const heard = await context.previews.hearVoice({ stationId: owner.stationId, host, signal })
  return heard.ok ? ok({ audioUrl: `/previews/${heard.value.audioId}.mp3` }) : heard
}

const cancelSample: OwnerCall = ({ context, owner, body }) =>
  context.previews.cancel({ stationId: owner.stationId, previewId: textOf(body.previewId) })

const sendSample: OwnerCall = async ({ context, owner, body }) => {
  const preview = previewOf(body, owner)
  if (!preview.ok) return preview
  return mailSample(context.services, context.previews, { ...preview.value, email: textOf(body.email) })
}

const secretsOf = ({ ftpPassword, sftpPrivateKey }: Record<string, unknown>): TypedSecrets => ({
  ...{ ftpPassword: textOf(ftpPassword), sftpPrivateKey: textOf(sftpPrivateKey) },
})

/** At the field that it is about. */
const atField = (wizard: WizardSettings, problem: Problem): Result<never> => {
  const { delivery, sftpLogin } = wizard
  const login = delivery === 'sftp' && sftpLogin === 'key' ? 'sftpPrivateKey' : 'ftpPassword'
  const fields = { host: 'ftpHost', login, path: 'ftpPath' }
  return { ok: false, problem: problem.about ? { ...problem, field: fields[problem.about] } : problem }
}

const tryFtp: OwnerCall = async ({ context: { services }, owner, body, signal }) => {
  const wizard = wizardOf(body.settings, owner)
  const checked = checkConnection(wizard, secretsOf(body))
  if (!checked.ok) return checked
  const { FtpConnectionString = '', ...more } = connectionOfWizard(wizard, secretsOf(body))
  if (FtpConnectionString === wizard.maskedFtp)
    return fail(
      'invalid',
      'The saved password is not shown and not tried from here. Enter it again to test the connection.',
      'ftpPassword',
    )
  const { hostName, schedules } = wizard
  const connection = { ...more, FtpConnectionString }
  const tested = await testConnection(services, { stationId: owner.stationId, connection, hostName, schedules, signal })
  return tested.ok ? tested : atField(wizard, tested.problem)
}

/** The link of a scheduler of this owner, or of one that is yet to be saved under the id that its wizard was opened with. */
const makeLink: OwnerCall = async ({ context: { services }, owner, body }) => {
  const schedulerId = textOf(body.schedulerId)
  const found = schedulerId === '' ? null : await findScheduler(services, { stationId: owner.stationId, schedulerId })
  if (found && !found.ok) return found
  return ok({ url: linkAddressesOf(services.config.PUBLIC_URL, schedulerId || textOf(body.draftId)).mp3 })
}

const save: OwnerCall = async ({ context: { services }, owner, body }) => {
  const wizard = wizardOf(body.settings, owner)
  const read = readWizard(wizard, secretsOf(body))
  if (!read.ok) return read
  const { schedulerId, settings, targets } = read.value
  if (wizard.presentationType === CUSTOM_ACTION && settings.customTask.trim() === '')
    return fail('invalid', 'Say what the host is to do.', 'customTask')
  return saveScheduler(services, {
    stationId: owner.stationId,
    schedulerId,
    // A tab may have kept an id that was never this station's: then it is a new one, under an id of its own.
    ...(schedulerId === undefined && isDraftOf(owner.stationId, wizard.draftId) ? { draftId: wizard.draftId } : {}),
    settings,
    targets,
    isTested: body.isTested === true,
    // A new one has no revision yet: under its id nothing may be saved, or somebody was quicker (a tab that was duplicated).
    ...(body.overwrite === true ? {} : { revision: wizard.revision ?? 0 }),
  })
}

/** What the wizard asks while it is filled in, by name. */
export const WIZARD_CALLS: ReadonlyMap<string, OwnerCall> = new Map([
  ['check-source', tryOneSource],
  ['tell-task', tellTask],
  ['preview-text', readText],
  ['preview-sample', makeSample],
  ['preview-cancel', cancelSample],
  ['hear-voice', hearVoice],
  ['send-sample', sendSample],
  ['test-ftp', tryFtp],
  ['direct-link', makeLink],
  ['save', save],
])
