import type { Call } from './call.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const addressOf = ({ path, example }: Call, publicUrl: string): string => {
  const params: Record<string, unknown> = example.params ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  const query = new URLSearchParams(example.query as Record<string, string> | undefined).toString()
  return `${publicUrl}${filled}${query === '' ? '' : `?${query}`}`
}

const bodyOf = ({ body, example }: Call): string[] => {
  if (!body || example.body === undefined) return []
  if (body.type === 'application/json')
    return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example.body))}`]
  return Object.entries(example.body as Record<string, string>).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`)
}

/** The example of a call as a line for the shell. */
export const curlExample = (call: Call, publicUrl: string): string => {
  const parts = [
    `curl ${call.method === 'get' ? '' : `-X ${call.method.toUpperCase()} `}${quoted(addressOf(call, publicUrl))}`,
    ...(call.who === 'owner' ? ["-u 'anna@radio.example:API_KEY'"] : []),
    ...bodyOf(call),
    ...(call.id === 'getPreview' ? ['-o preview.mp3'] : []),
  ]
  return parts.join(' \\\n  ')
}
