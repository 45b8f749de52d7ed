import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kept mail holds everybody's codes: it opens with the key of the data folder, which stands on this terminal alone. */
const keptMail = ({ address, dataDir }) => {
  try {
    return `kept, not sent: read it at ${address}/dev/mail?key=${readFileSync(join(dataDir, 'mail-key'), 'utf8').trim()}`
  } catch {
    return `files in ${join(dataDir, 'mail')}`
  }
}

/** What runs, as a table: where the page is, which parts are built in and which the environment names, where the data lies. */
export const overview = ({ address, dataDir }, env, logFile) => {
  const parts = [
    ['database', env.DATABASE_URL, 'PostgreSQL, embedded'],
    ['engine', env.TEMPORAL_ADDRESS, 'embedded, on the same PostgreSQL'],
    ['events', env.KAFKA_BROKERS, 'in the worker'],
    ['mail', env.SMTP_URL, env.SMTP_URL ? '' : keptMail({ address, dataDir })],
    ['audio', env.S3_ENDPOINT, 'files in the data folder'],
    ['writer', env.LLM_BASE_URL, 'built in'],
    ['voice', env.TTS_BASE_URL, 'built in'],
  ]
  const rows = [
    ['open', address],
    ...parts.map(([what, given, builtIn]) => [what, given ? 'from the environment' : builtIn]),
    ['data', dataDir],
    ...(logFile ? [['log', logFile]] : []),
  ]
  return `\n${rows.map(([what, where]) => `  ${what.padEnd(9)} ${where}\n`).join('')}`
}
