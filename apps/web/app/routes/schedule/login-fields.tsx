import { CONNECTION, isFileKind } from '@hourcast/domain/delivery/connection-kinds'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextAreaField } from '../../components/form/text-area-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import type { Wizard } from './use-wizard.ts'

const LOGINS = [
  { value: 'password', label: 'Password' },
  { value: 'key', label: 'Private key' },
] as const

/** Who logs in, and with what. Only what is secret is masked. */
export const LoginFields = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, secrets, setSecrets, faults } = wizard
  const hasKeys = isFileKind(settings.delivery) && CONNECTION[settings.delivery].hasKeys
  const withKey = hasKeys && settings.sftpLogin === 'key'
  const kept = settings.maskedFtp ? 'Saved, and never shown. Leave it empty to keep it.' : undefined
  return (
    <>
      <TextField
        label="User name"
        name="ftpUser"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={settings.ftpUser}
        error={faults.ftpUser}
        onChange={(event) => update({ ftpUser: event.currentTarget.value })}
      />
      {hasKeys ? (
        <SelectField
          label="Log in with"
          name="sftpLogin"
          options={LOGINS}
          value={settings.sftpLogin}
          onChange={(event) => update({ sftpLogin: event.currentTarget.value === 'key' ? 'key' : 'password' })}
        />
      ) : null}
      {withKey ? (
        <TextAreaField
          label="Private key"
          name="sftpPrivateKey"
          className="secret"
          autoComplete="off"
          spellCheck={false}
          value={secrets.sftpPrivateKey}
          error={faults.sftpPrivateKey}
          hint={kept ?? 'The whole text of its file, from -----BEGIN to the end of -----END.'}
          onChange={(event) => setSecrets({ sftpPrivateKey: event.currentTarget.value })}
        />
      ) : null}
      <TextField
        label={withKey ? 'Passphrase of the key, if it has one' : 'Password'}
        name="ftpPassword"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={secrets.ftpPassword}
        error={faults.ftpPassword}
        hint={withKey ? undefined : kept}
        onChange={(event) => setSecrets({ ftpPassword: event.currentTarget.value })}
      />
    </>
  )
}
