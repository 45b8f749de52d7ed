import { parseDeliveryAddress } from '../accounts/email-address.ts'
import { previewSettingsFromWire, type SchedulerFromWire, type SchedulerWire, schedulerFromWire } from '../calls/wire.ts'
import { parseFtpAddress } from '../delivery/ftp-address.ts'
import { CUSTOM_ACTION, findPresentationType } from '../hosts/presentation-types.ts'
import type { SchedulerSettings } from '../hosts/scheduler-settings.ts'
import { ok, type Result } from '../problem.ts'
import { joinSources } from '../sources/source-urls.ts'
import { readWizardSettings, type SavedWizardSettings, type WizardSettings } from './wizard-settings.ts'

const usesSource = (presentationType: number): boolean => findPresentationType(presentationType)?.usesSource ?? false

/**
 * What the wizard sends to `POST /schedulers`: the source only when the presentation type uses one, the custom task only for Custom action,
 * an address or an FTP connection only where it is delivered so. Without a typed connection the masked one says: what is stored stays.
 */
export const payloadOfWizard = (wizard: WizardSettings, typed: { FtpConnectionString?: string } = {}) => {
  const deliveries: readonly string[] = [wizard.delivery, ...wizard.alsoDelivery]
  const { stationId, voiceTone, hostName, presentationType, stationName, language, musicFormat, schedules } = wizard
  return {
    ...{ stationId, voiceTone, hostName, presentationType, stationName, language, musicFormat, schedules },
    ...(wizard.schedulerId === '' ? {} : { schedulerId: wizard.schedulerId }),
    selectedLocation: wizard.location,
    audioFileUrl: '',
    ...(usesSource(presentationType) ? { source: joinSources(wizard.processedUrls) } : {}),
    ...(presentationType === CUSTOM_ACTION ? { customTask: wizard.customTask } : {}),
    ...(deliveries.includes('email') ? { email: wizard.email } : {}),
    ...(deliveries.includes('ftp')
      ? { FtpConnectionString: typed.FtpConnectionString || wizard.maskedFtp, allowPlainFtp: wizard.allowPlainFtp }
      : {}),
    ...{ inputMode: wizard.inputMode, length: wizard.length, includeDateTime: wizard.includeDateTime },
    isActive: String(wizard.isActive),
    lenght: '1',
    stype: '1',
  }
}

/** A delivery that was chosen needs its address: an empty one is told, never passed over. */
const checkDelivery = (wizard: WizardSettings, typed: { FtpConnectionString?: string }): Result<unknown> => {
  if (wizard.delivery === 'email') return parseDeliveryAddress(wizard.email)
  if (wizard.delivery === 'ftp' && wizard.maskedFtp === '') return parseFtpAddress(typed.FtpConnectionString ?? '')
  return ok(null)
}

/** What 'Save me' saves, checked as the server checks it; a problem names its field as the wire calls it. */
export const readWizard = (wizard: WizardSettings, typed: { FtpConnectionString?: string } = {}): Result<SchedulerFromWire> => {
  const delivery = checkDelivery(wizard, typed)
  return delivery.ok ? schedulerFromWire(payloadOfWizard(wizard, typed)) : delivery
}

/** The settings as they are previewed: when they air and where they will be delivered may be unfinished. */
export const previewOfWizard = (wizard: WizardSettings): Result<SchedulerSettings> =>
  previewSettingsFromWire(payloadOfWizard({ ...wizard, delivery: 'link', alsoDelivery: [] }))

/** A saved scheduler as the wizard opens it: at its schedules, with AIHost completed. */
export const wizardOfScheduler = (
  { isActive, email, FtpConnectionString: maskedFtp, ...wire }: SchedulerWire,
  { revision, allowPlainFtp = false }: { revision: number; allowPlainFtp?: boolean },
): SavedWizardSettings =>
  readWizardSettings({
    ...wire,
    ...(email ? { email } : {}),
    ...(maskedFtp ? { maskedFtp } : {}),
    ...{ isActive: isActive === 'true', revision, allowPlainFtp },
    delivery: maskedFtp ? 'ftp' : email ? 'email' : 'link',
    alsoDelivery: maskedFtp && email ? ['email'] : [],
  })
