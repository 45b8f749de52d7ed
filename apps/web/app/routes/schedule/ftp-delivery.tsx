import { AUDIO_FORMATS, formatOfPath, pathInFormat } from '@hourcast/domain/delivery/audio-format'
import { CONNECTION, isFileKind } from '@hourcast/domain/delivery/connection-kinds'
import { DELIVERY, FILE_KINDS, type FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SegmentedField } from '../../components/form/segmented-field.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useIntoView } from '../../components/use-into-view.ts'
import { StageList } from '../../components/wait/stage-list.tsx'
import { HostField } from './host-field.tsx'
import { LoginFields } from './login-fields.tsx'
import { type ConnectionTest, stepsOf } from './use-connection-test.ts'
import type { Wizard } from './use-wizard.ts'

const FORMATS = AUDIO_FORMATS.map(({ value, name }) => ({ value, label: name }))
const FORMAT_HINTS = {
  mp3: 'The file’s name says which it is: one that ends in .wav is sent as a WAV, any other as an MP3.',
  wav: '48 kHz, 16 bits, with bext and cart chunks for playout programs; six times as large as an MP3 and more. The file’s name ends in .wav.',
} as const
const EXAMPLE_PATH = '/radio/{HH}.mp3'

const PROTOCOLS = FILE_KINDS.map((value) => ({ value, label: DELIVERY[value].name }))

/** Upload to the playout's server. Its password or key is sealed when it is saved, and never shown again. */
export const FtpDelivery = ({ wizard, connection }: { wizard: Wizard; connection: ConnectionTest }) => {
  const { settings, update, setSecrets, faults } = wizard
  const { tested, test } = connection
  const told = useIntoView(tested?.isOver ? tested : null)
  const kind: FileKind = isFileKind(settings.delivery) ? settings.delivery : 'ftp'
  const format = formatOfPath(settings.ftpPath.trim())
  const setProtocol = (delivery: FileKind) => {
    const isDefaultPort = settings.ftpPort === CONNECTION[kind].port || settings.ftpPort === ''
    update({ delivery, sftpHostKey: '', ...(isDefaultPort ? { ftpPort: CONNECTION[delivery].port } : {}) })
  }
  return (
    <div className="delivery">
      <SelectField
        label="Protocol"
        name="ftpProtocol"
        options={PROTOCOLS}
        value={kind}
        onChange={({ currentTarget: { value } }) => isFileKind(value) && setProtocol(value)}
      />
      <div className="host-and-port">
        <HostField
          value={settings.ftpHost}
          error={faults.ftpHost}
          // Another server has another key.
          onHost={(ftpHost) => update({ ftpHost, sftpHostKey: '' })}
          onConnection={({ kind: delivery, host: ftpHost, port: ftpPort, username: ftpUser, filePath: ftpPath, password }) => {
            update({ delivery, ftpHost, ftpPort, ftpUser, ftpPath, sftpHostKey: '' })
            setSecrets({ ftpPassword: password })
          }}
        />
        <TextField
          label="Port"
          name="ftpPort"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={settings.ftpPort}
          error={faults.ftpPort}
          onChange={(event) => update({ ftpPort: event.currentTarget.value, sftpHostKey: '' })}
        />
      </div>
      <LoginFields wizard={wizard} />
      <TextField
        label="Path"
        name="ftpPath"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={EXAMPLE_PATH}
        value={settings.ftpPath}
        error={faults.ftpPath}
        hint="With the name of the file. It may hold {yyyy} {MM} {dd} {HH} {mm} {host} {slot}."
        onChange={(event) => update({ ftpPath: event.currentTarget.value })}
      />
      <SegmentedField
        label="File format"
        name="audioFormat"
        options={FORMATS}
        value={format}
        hint={FORMAT_HINTS[format]}
        onChange={(value) =>
          update({ ftpPath: pathInFormat(settings.ftpPath.trim() || EXAMPLE_PATH, value === 'wav' ? 'wav' : 'mp3') })
        }
      />
      {CONNECTION[kind].mayBePlain ? (
        <ToggleField
          label="Plain FTP, if the server has no encryption"
          hint="User name and password then travel in the clear."
          checked={settings.allowPlainFtp}
          onChange={(event) => update({ allowPlainFtp: event.currentTarget.checked })}
        />
      ) : null}
      {CONNECTION[kind].hasKeys && settings.sftpHostKey ? (
        <p className="host-key soft">
          The server’s key is <code>{settings.sftpHostKey}</code>. Bulletins go to a server that shows this key, and to no other.
        </p>
      ) : null}
      {tested?.isOver ? null : <FormFault text={faults.FtpConnectionString} />}
      <Button variant="secondary" onClick={() => test()} isBusy={tested?.isOver === false}>
        Test connection
      </Button>
      {tested?.isOver ? (
        <div role={tested.isGood ? 'status' : 'alert'} ref={told}>
          <StageList
            stages={stepsOf(kind, tested.isPlain)}
            current={tested.step || null}
            isDone={tested.isGood}
            hasFailed={!tested.isGood}
          />
          <p className={tested.isGood ? 'good' : 'fault'}>{tested.text}</p>
          {tested.step === 'host key' ? (
            <Button variant="quiet" onClick={() => test({ sftpHostKey: '' })}>
              Trust the new key
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
