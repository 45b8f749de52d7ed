import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kept mail holds everybody's codes: it opens with the key of the data folder, which stands on this terminal alone. */
const keyOf = (dataDir) => {
  try {
    return readFileSync(join(dataDir, 'mail-key'), 'utf8').trim()
  } catch {
    return null
  }
}

const keptMail = ({ address, dataDir }) => {
  const key = keyOf(dataDir)
  return key ? `kept, not sent: read it at ${address}/dev/mail?key=${key}` : `files in ${join(dataDir, 'mail')}`
}

/** Natural voices lie in folders of the data folder, each with its card once it is whole. */
const voices = ({ address, dataDir }, env) => {
  const folder = join(dataDir, 'natural-voices')
  const count = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'voice.json'))).length : 0
  const there = count > 0 ? `built in, and ${count} natural` : 'built in'
  const key = env.SMTP_URL ? null : keyOf(dataDir)
  return key
    ? `${there}; add natural ones at ${address}/dev/voices?key=${key}`
    : `${there}; natural ones: npm run hourcast -- voices list`
}

/** What runs, as a table: where the page is, which parts are built in and which the environment names, where the data lies. */
export const overview = ({ address, dataDir }, env, logFile) => {
  const parts = [
    ['database', env.DATABASE_URL, 'PostgreSQL, embedded'],
    ['engine', env.TEMPORAL_ADDRESS, 'embedded, on the same PostgreSQL'],
    ['events', env.KAFKA_BROKERS, 'in the worker'],
    ['mail', env.SMTP_URL, env.SMTP_URL ? '' : keptMail({ address, dataDir })],
    ['audio', env.S3_ENDPOINT, 'files in the data folder'],
    ['writer', env.LLM_BASE_URL, 'built in; with a language model: docs/GROWING-UP.md#a-language-model'],
    ['voice', env.TTS_BASE_URL, voices({ address, dataDir }, env)],
  ]
  const rows = [
    ['open', address],
    ...parts.map(([what, given, builtIn]) => [what, given ? 'from the environment' : builtIn]),
    ['data', dataDir],
    ...(logFile ? [['log', logFile]] : []),
  ]
  return `\n${rows.map(([what, where]) => `  ${what.padEnd(9)} ${where}\n`).join('')}`
}
