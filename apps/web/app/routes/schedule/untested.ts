import { maskOfFields } from '@hourcast/domain/delivery/connection-fields'
import { isFileKind } from '@hourcast/domain/delivery/connection-kinds'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import type { Wizard } from './use-wizard.ts'

/** The connection as it was tested: what changes it makes another one of it. */
export type TestedConnection = { of: string; isGood: boolean }

type Typed = Pick<Wizard, 'settings' | 'secrets'>

const fieldsOf = ({ ftpHost, ftpPort, ftpUser, ftpPath }: WizardSettings) => ({
  ...{ host: ftpHost.trim(), port: ftpPort.trim(), username: ftpUser.trim(), filePath: ftpPath.trim() },
})

export const connectionKey = ({ settings, secrets }: Typed): string =>
  JSON.stringify([settings.delivery, fieldsOf(settings), settings.allowPlainFtp, settings.sftpLogin, secrets])

/** What is said of a connection that nobody knows to work, before it is saved. Nothing is said of the stored one that goes on: what it is good for is seen in history. */
export const untestedOf = ({ settings, secrets }: Typed, last: TestedConnection | null): string | null => {
  const { delivery: kind, maskedFtp } = settings
  if (!isFileKind(kind)) return null
  const isTyped = Object.values(secrets).some((secret) => secret !== '')
  if (!isTyped && maskOfFields({ ...fieldsOf(settings), kind }) === maskedFtp) return null
  const connection = `the ${DELIVERY[kind].name} connection`
  if (last?.of !== connectionKey({ settings, secrets })) return `${connection} was not tested.`
  return last.isGood ? null : `the last test of ${connection} failed.`
}
