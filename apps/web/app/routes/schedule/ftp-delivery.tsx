import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { StageList } from '../../components/wait/stage-list.tsx'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

type Tried = { isOver: false } | { isOver: true; isGood: boolean; isPlain: boolean; step: string; text: string }

const STEPS = DELIVERY.ftp.steps.map((id) => ({ id, name: id }))
const PLAIN_STEPS = STEPS.filter(({ id }) => id !== 'encrypt')

const HOW = {
  verified: 'encrypted',
  unverified: 'encrypted, though nobody vouches for the server',
  none: 'without encryption',
} as const

/** Upload to the playout's server. The connection is sealed when it is saved, and never shown again. */
export const FtpDelivery = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, ftp, setFtp, faults, fault, clearFaults } = wizard
  const [tried, setTried] = useState<Tried | null>(null)

  const tryIt = async () => {
    clearFaults()
    setTried({ isOver: false })
    const result = await call<{ encryption: keyof typeof HOW; path: string }>('test-ftp', {
      connectionString: ftp || settings.maskedFtp,
      allowPlain: settings.allowPlainFtp,
      hostName: settings.hostName,
      schedules: settings.schedules,
    })
    if (!result.ok) {
      if (result.problem.field) fault(result.problem)
      // What cannot be tried at all has failed at no step: it is told at its field.
      const { step, message } = result.problem
      if (!step) return setTried(null)
      return setTried({ isOver: true, isGood: false, isPlain: false, step, text: message })
    }
    const { encryption, path } = result.value
    const text = `It works, ${HOW[encryption]}: bulletins will lie at ${path}.`
    setTried({ isOver: true, isGood: true, isPlain: encryption === 'none', step: '', text })
  }
  return (
    <div className="delivery">
      <TextField
        label="FTP connection"
        name="FtpConnectionString"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={settings.maskedFtp || 'username|password|host|port|filePath'}
        value={ftp}
        error={faults.FtpConnectionString}
        hint={
          settings.maskedFtp
            ? `Saved: ${settings.maskedFtp}. Leave it empty to keep it.`
            : 'username|password|host|port|filePath. The path may hold {yyyy} {MM} {dd} {HH} {mm} {host} {slot}.'
        }
        onChange={(event) => setFtp(event.currentTarget.value)}
      />
      <ToggleField
        label="Plain FTP, if the server has no encryption"
        hint="User name and password then travel in the clear."
        checked={settings.allowPlainFtp}
        onChange={(event) => update({ allowPlainFtp: event.currentTarget.checked })}
      />
      <Button
        variant="secondary"
        onClick={tryIt}
        isBusy={tried?.isOver === false}
        disabled={ftp === '' && settings.maskedFtp === ''}
      >
        Test connection
      </Button>
      {tried?.isOver ? (
        <div role={tried.isGood ? 'status' : 'alert'}>
          <StageList
            stages={tried.isPlain ? PLAIN_STEPS : STEPS}
            current={tried.step || null}
            isDone={tried.isGood}
            hasFailed={!tried.isGood}
          />
          <p className={tried.isGood ? 'good' : 'fault'}>{tried.text}</p>
        </div>
      ) : null}
    </div>
  )
}
