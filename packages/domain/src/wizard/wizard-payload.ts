import { parseDeliveryAddress } from '../accounts/email-address.ts'
import { previewSettingsFromWire, type SchedulerFromWire, type SchedulerWire, schedulerFromWire } from '../calls/wire.ts'
import type { ConnectionOnWire } from '../delivery/connection.ts'
import { fieldsOfMask, maskOfFields, textOfFields, wrongConnectionFields } from '../delivery/connection-fields.ts'
import { CONNECTION } from '../delivery/connection-kinds.ts'
import { FILE_KINDS, type FileKind } from '../delivery/delivery-kinds.ts'
import { CUSTOM_ACTION, findPresentationType } from '../hosts/presentation-types.ts'
import type { SchedulerSettings } from '../hosts/scheduler-settings.ts'
import { failAll, ok, type Result } from '../problem.ts'
import { joinSources } from '../sources/source-urls.ts'
import { readWizardSettings, type SavedWizardSettings, type WizardSettings } from './wizard-settings.ts'

const usesSource = (presentationType: number): boolean => findPresentationType(presentationType)?.usesSource ?? false

/** Typed in the page, and kept nowhere. */
export type TypedSecrets = { ftpPassword?: string; sftpPrivateKey?: string }

const isTyped = ({ ftpPassword = '', sftpPrivateKey = '' }: TypedSecrets): boolean => ftpPassword !== '' || sftpPrivateKey !== ''

const fieldsOf = ({ ftpUser, ftpHost, ftpPort, ftpPath }: WizardSettings, kind: FileKind) => ({
  ...{ kind, username: ftpUser.trim(), host: ftpHost.trim(), port: ftpPort.trim(), filePath: ftpPath.trim() },
})

const fileKindOf = ({ delivery, alsoDelivery }: WizardSettings): FileKind | undefined =>
  FILE_KINDS.find((kind) => kind === delivery || alsoDelivery.includes(kind))

/** The stored connection goes on for as long as its fields are as they were and no other secret is typed. */
const isKept = (wizard: WizardSettings, kind: FileKind, typed: TypedSecrets): boolean =>
  !isTyped(typed) && wizard.maskedFtp !== '' && maskOfFields(fieldsOf(wizard, kind)) === wizard.maskedFtp

/** The file server as the wire has it: for saving, and for the test of the connection. */
export const connectionOfWizard = (wizard: WizardSettings, typed: TypedSecrets): Partial<ConnectionOnWire> => {
  const kind = fileKindOf(wizard)
  if (!kind) return {}
  const { ftpPassword = '', sftpPrivateKey = '' } = typed
  const text = isKept(wizard, kind, typed) ? wizard.maskedFtp : textOfFields(fieldsOf(wizard, kind), ftpPassword)
  const { mayBePlain, hasKeys } = CONNECTION[kind]
  return {
    FtpConnectionString: text,
    ...(mayBePlain ? { allowPlainFtp: wizard.allowPlainFtp } : {}),
    ...(hasKeys && wizard.sftpLogin === 'key' && sftpPrivateKey !== '' ? { sftpPrivateKey } : {}),
    ...(hasKeys && wizard.sftpHostKey !== '' ? { sftpHostKey: wizard.sftpHostKey } : {}),
  }
}

/** Who needs no password at an FTP server, by RFC 1635. */
const ANONYMOUS = /^(anonymous|ftp)$/i

/** The secret that is missing. A page that was reloaded has none any more. */
const missingSecret = (wizard: WizardSettings, kind: FileKind, typed: TypedSecrets): [field: string, message: string][] => {
  if (wizard.maskedFtp !== '' && !isTyped(typed))
    return [['ftpPassword', 'The connection was changed: please enter its password or key again.']]
  const { hasKeys } = CONNECTION[kind]
  if (hasKeys && wizard.sftpLogin === 'key')
    return typed.sftpPrivateKey ? [] : [['sftpPrivateKey', 'Please paste the private key.']]
  if (typed.ftpPassword || (!hasKeys && ANONYMOUS.test(wizard.ftpUser.trim()))) return []
  return [['ftpPassword', `Please enter the password.${hasKeys ? '' : ' A server that wants none takes any word.'}`]]
}

/** What is missing or wrong of the file server, each at its field. */
export const checkConnection = (wizard: WizardSettings, typed: TypedSecrets): Result<null> => {
  const kind = fileKindOf(wizard)
  if (!kind || isKept(wizard, kind, typed)) return ok(null)
  return failAll([...wrongConnectionFields(fieldsOf(wizard, kind)), ...missingSecret(wizard, kind, typed)])
}

/**
 * What the wizard sends to `POST /schedulers`: the source only when the presentation type uses one, the custom task only for Custom action,
 * an address or a connection only where it is delivered so. A masked connection says: what is stored stays.
 */
export const payloadOfWizard = (wizard: WizardSettings, typed: TypedSecrets = {}) => {
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
    ...connectionOfWizard(wizard, typed),
    ...{ inputMode: wizard.inputMode, length: wizard.length, includeDateTime: wizard.includeDateTime, musicBed: wizard.musicBed },
    ...(wizard.voice === '' ? {} : { voice: wizard.voice }),
    isActive: String(wizard.isActive),
    lenght: '1',
    stype: '1',
  }
}

/** A delivery that was chosen needs its address: an empty one is told, never passed over. */
const checkDelivery = (wizard: WizardSettings, typed: TypedSecrets): Result<unknown> => {
  if (wizard.delivery === 'email') return parseDeliveryAddress(wizard.email)
  return checkConnection(wizard, typed)
}

/** What 'Save me' saves, checked as the server checks it; a problem names its field as the wire calls it. */
export const readWizard = (wizard: WizardSettings, typed: TypedSecrets = {}): Result<SchedulerFromWire> => {
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
): SavedWizardSettings => {
  const server = fieldsOfMask(maskedFtp ?? '')
  return readWizardSettings({
    ...wire,
    ...(email ? { email } : {}),
    ...(server
      ? { maskedFtp, ftpHost: server.host, ftpPort: server.port, ftpUser: server.username, ftpPath: server.filePath }
      : {}),
    ...{ isActive: isActive === 'true', revision, allowPlainFtp },
    delivery: server?.kind ?? (email ? 'email' : 'link'),
    alsoDelivery: server && email ? ['email'] : [],
  })
}
