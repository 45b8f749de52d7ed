import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { StageList } from '../../components/wait/stage-list.tsx'
import { call } from './call.ts'
import type { Wizard } from './use-wizard.ts'

type Tried = { isOver: false } | { isOver: true; isGood: boolean; step: string; text: string }

const STEPS = ['connect', 'log in', 'write', 'rename', 'read back', 'delete'].map((id) => ({ id, name: id }))

/** Upload to the playout's server. The connection is sealed when it is saved, and never shown again. */
export const FtpDelivery = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, ftp, setFtp, faults, fault, clearFaults } = wizard
  const [tried, setTried] = useState<Tried | null>(null)

  const tryIt = async () => {
    clearFaults()
    setTried({ isOver: false })
    const told = await call<{ encryption: string; path: string }>('test-ftp', {
      connectionString: ftp,
      allowPlain: settings.allowPlainFtp,
      schedulerId: settings.schedulerId,
      hostName: settings.hostName,
    })
    if (!told.ok) {
      if (told.problem.field) fault(told.problem)
      return setTried({ isOver: true, isGood: false, step: stepOf(told.problem.message), text: told.problem.message })
    }
    const how = told.value.encryption === 'plain' ? 'without encryption' : 'encrypted'
    setTried({ isOver: true, isGood: true, step: '', text: `It works, ${how}: bulletins will lie at ${told.value.path}.` })
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
          <StageList stages={STEPS} current={tried.step || null} isDone={tried.isGood} hasFailed={!tried.isGood} />
          <p className={tried.isGood ? 'good' : 'fault'}>{tried.text}</p>
        </div>
      ) : null}
    </div>
  )
}

/** The server names the step that failed: 'FTP, log in: …'. */
const stepOf = (message: string): string => STEPS.find(({ id }) => message.includes(`, ${id}:`))?.id ?? 'connect'
