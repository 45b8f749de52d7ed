import { maskOfFields } from '@hourcast/domain/delivery/connection-fields'
import { isFileKind } from '@hourcast/domain/delivery/connection-kinds'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import type { Wizard } from './use-wizard.ts'

/** What is said before a connection is saved that nobody knows to work, and after. */
export type Untested = { before: string; saved: string }

/** The connection as it was tested: what changes it makes another one of it. */
export type TestedConnection = { of: string; isGood: boolean }

type Typed = Pick<Wizard, 'settings' | 'secrets'>

export const connectionKey = ({ settings, secrets }: Typed): string => {
  const { delivery, ftpHost, ftpPort, ftpUser, ftpPath, allowPlainFtp, sftpLogin } = settings
  return JSON.stringify([delivery, ftpHost, ftpPort, ftpUser, ftpPath, allowPlainFtp, sftpLogin, secrets])
}

/** The stored one goes on: what it is good for is seen in history. */
const isKept = (settings: WizardSettings, { ftpPassword, sftpPrivateKey }: Wizard['secrets']): boolean => {
  const { delivery, ftpHost, ftpPort, ftpUser, ftpPath, maskedFtp } = settings
  if (!isFileKind(delivery) || ftpPassword !== '' || sftpPrivateKey !== '') return false
  const fields = { username: ftpUser.trim(), host: ftpHost.trim(), port: ftpPort.trim(), filePath: ftpPath.trim() }
  return maskOfFields({ ...fields, kind: delivery }) === maskedFtp
}

export const untestedOf = (wizard: Typed, last: TestedConnection | null): Untested | null => {
  const { settings, secrets } = wizard
  if (!isFileKind(settings.delivery) || isKept(settings, secrets)) return null
  const { name } = DELIVERY[settings.delivery]
  if (last?.of !== connectionKey(wizard))
    return {
      before: `The ${name} connection was not tested. If something of it is wrong, you will hear of it only when a broadcast is due.`,
      saved: `The ${name} connection was saved without a test.`,
    }
  if (last.isGood) return null
  return {
    before: `The last test of the ${name} connection failed. It can be saved all the same, as for a server that is down.`,
    saved: `The ${name} connection was saved, but its last test failed.`,
  }
}
