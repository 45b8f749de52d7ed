import { join } from 'node:path'
import { acquireDatabase } from '@hourcast/db/acquire-database'
import type { Config } from '@hourcast/server/config'
import { bucketProbe } from '@hourcast/server/doctor/bucket-probe'
import type { Probe } from '@hourcast/server/doctor/probe'
import { configuredProbes, type ProbeResult, tryProbe } from '@hourcast/server/doctor/probes'
import { loadSecrets } from '@hourcast/server/secrets/secrets-file'
import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'

export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('Try every configured address step by step; say which one fails and what to do.')
    .option('--json', 'an array of {name, target, ok, steps, advice}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- doctor')
    .action(async ({ json }: { json?: boolean }) => {
      const results = await examine(json ? () => {} : print)
      if (json) console.log(JSON.stringify(results))
      const failed = results.filter((result) => !result.ok)
      if (failed.length > 0) throw new CommandFailure(json ? '' : `\n${failed.length} of ${results.length} failed`)
      if (!json) console.log('\nall well')
    })

/** Their clients are heavy: loaded only where their address is set. */
const engineAndBusProbes = async (config: Config): Promise<Probe[]> => {
  const probes: Probe[] = []
  if (config.TEMPORAL_ADDRESS) {
    const { temporalProbe } = await import('@hourcast/workflows/temporal/doctor-probe')
    probes.push(temporalProbe(process.env))
  }
  if (config.KAFKA_BROKERS) {
    const { kafkaProbe } = await import('@hourcast/server/doctor/kafka-probe')
    probes.push(kafkaProbe(config, config.KAFKA_BROKERS))
  }
  return probes
}

const bucketProbes = ({ s3 }: Config): Probe[] => (s3 ? [bucketProbe(s3)] : [])

/** Nothing starts without them. */
const secretsProbe = (config: Config): Probe => ({
  name: 'secrets',
  target: config.SESSION_SECRET && config.SEAL_KEYS ? 'from the environment' : join(config.dataDir, 'secrets.json'),
  advice:
    'Bring SESSION_SECRET and SEAL_KEYS from where the database was made: fresh ones open none of its sessions and FTP passwords.',
  steps: [{ name: 'read', run: async () => loadSecrets(config).then(() => '') }],
})

const examine = async (tell: (result: ProbeResult) => void): Promise<ProbeResult[]> => {
  const config = commandConfig()
  // A database that cannot be opened is a finding, not the end of the examination.
  const opened = config.DATABASE_URL
    ? undefined
    : await acquireDatabase({ embeddedDatabaseUrl: config.HOURCAST_EMBEDDED_DATABASE_URL, dataDir: config.dataDir }).catch(
        (error: Error) => error,
      )
  const results: ProbeResult[] = []
  try {
    const url = config.DATABASE_URL ?? (opened && !(opened instanceof Error) ? opened.url : 'postgresql://127.0.0.1:1/none')
    for (const probe of [
      ...configuredProbes(config, url),
      ...bucketProbes(config),
      secretsProbe(config),
      ...(await engineAndBusProbes(config)),
    ]) {
      const result = await tryProbe(probe)
      if (probe.name === 'database' && opened instanceof Error && result.steps[0]) result.steps[0].detail = opened.message
      results.push(result)
      tell(result)
    }
  } finally {
    if (opened && !(opened instanceof Error)) await opened.close()
  }
  return results
}

const print = ({ name, target, ok, steps, advice }: ProbeResult): void => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${target}`)
  for (const step of steps) console.log(`         ${step.ok ? '✓' : '✗'} ${step.name}${step.detail ? `: ${step.detail}` : ''}`)
  if (advice) console.log(`       → ${advice}`)
}
