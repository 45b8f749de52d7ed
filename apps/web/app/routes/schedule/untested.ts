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

const fieldsOf = ({ ftpHost, ftpPort, ftpUser, ftpPath }: WizardSettings) => ({
  ...{ host: ftpHost.trim(), port: ftpPort.trim(), username: ftpUser.trim(), filePath: ftpPath.trim() },
})

export const connectionKey = ({ settings, secrets }: Typed): string =>
  JSON.stringify([settings.delivery, fieldsOf(settings), settings.allowPlainFtp, settings.sftpLogin, secrets])

/** Nothing is said of the stored one that goes on: what it is good for is seen in history. */
export const untestedOf = ({ settings, secrets }: Typed, last: TestedConnection | null): Untested | null => {
  const { delivery: kind, maskedFtp } = settings
  if (!isFileKind(kind)) return null
  const isTyped = Object.values(secrets).some((secret) => secret !== '')
  if (!isTyped && maskOfFields({ ...fieldsOf(settings), kind }) === maskedFtp) return null
  const connection = `the ${DELIVERY[kind].name} connection`
  if (last?.of !== connectionKey({ settings, secrets }))
    return {
      before: `A mistake in ${connection}, which was not tested, would show only when a broadcast is due.`,
      saved: `Saved without a test of ${connection}.`,
    }
  if (last.isGood) return null
  const failed = `the last test of ${connection} failed.`
  return { before: `It can be saved, though ${failed}`, saved: `Saved, though ${failed}` }
}
