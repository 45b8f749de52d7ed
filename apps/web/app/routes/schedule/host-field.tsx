import { takeApart } from '@hourcast/domain/delivery/connection-fields'
import { useState } from 'react'
import { TextField } from '../../components/form/text-field.tsx'

type Apart = NonNullable<ReturnType<typeof takeApart>>
type Props = { value: string; error: string | undefined; onHost: (host: string) => void; onConnection: (apart: Apart) => void }

/** What may hold a password does not become part of the settings, which the tab keeps. */
const isMoreThanHost = (text: string): boolean => /[|@/]/.test(text)

const NEITHER = 'This is neither a host, like ftp.example.com, nor a whole connection: username|password|host|port|filePath.'

/** A line may end behind each part of the connection. */
const PASTED_WHOLE = (
  <>
    A whole connection that is pasted here, as username|
    <wbr />
    password|
    <wbr />
    host|
    <wbr />
    port|
    <wbr />
    filePath or sftp://…, fills the fields.
  </>
)

/** The host; a whole connection that is put here is taken apart into its fields. */
export const HostField = ({ value, error, onHost, onConnection }: Props) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const takeOver = (text: string): boolean => {
    const apart = takeApart(text)
    if (!apart) return false
    setDraft(null)
    onConnection(apart)
    return true
  }
  return (
    <TextField
      label="Host"
      name="ftpHost"
      className="host"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="ftp.example.com"
      value={draft ?? value}
      error={draft !== null && isLeft ? NEITHER : error}
      hint={PASTED_WHOLE}
      onPaste={(event) => {
        if (takeOver(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setLeft(false)
        setDraft(isMoreThanHost(text) ? text : null)
        onHost(isMoreThanHost(text) ? '' : text)
      }}
      onBlur={() => {
        setLeft(draft !== null && !takeOver(draft))
      }}
    />
  )
}
