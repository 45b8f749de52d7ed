// What visitors and listeners ask for most, beside bare equals in the same run: the first page beside an empty Remix route, the link beside nginx.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure, requestOf, type Speed, type Target } from './load.ts'
import { startInstance } from './start-instance.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

const ROUNDS = 3
/** More than one visitor may ask so often a minute. */
const VISITORS = 4_000
const PART = { Range: 'bytes=0-65535' }

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const shown = (perSecond: number): string => Math.round(perSecond).toLocaleString('en')

/** In turns, so that what else the machine does meets both alike. */
const compare = async (ours: Target, equal: Target, aim: number): Promise<void> => {
  const rounds: { own: Speed; theirs: Speed }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const theirs = await measure(equal)
    rounds.push({ own: await measure(ours), theirs })
  }
  for (const [by, words] of [
    ['byClock', 'requests/s'],
    ['byProcessor', 'requests for each second of its processor'],
  ] as const) {
    const [own, theirs] = (['own', 'theirs'] as const).map((whose) => middle(rounds.map((round) => round[whose][by])))
    const share = middle(rounds.map((round) => round.own[by] / round.theirs[by]))
    console.log(`   ${ours.name}: ${shown(own ?? 0)} ${words}; ${equal.name}: ${shown(theirs ?? 0)}`)
    console.log(`   share ${share.toFixed(2)}   (aim: ≥ ${aim})`)
  }
}

const visitors = Array.from({ length: VISITORS }, (_, index) =>
  requestOf('/', { 'Accept-Encoding': 'gzip', 'X-Forwarded-For': `10.0.${index >> 8}.${index & 255}` }),
)

const scratch = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
let empty: ChildProcess | undefined
const ends: (() => Promise<void>)[] = []
try {
  const instance = await startInstance(join(scratch, 'data'), await freePort())
  ends.push(instance.stop)
  const { port, pid, link } = instance
  empty = fork(fileURLToPath(new URL('empty-route.mjs', import.meta.url)), { env: { ...process.env, NODE_ENV: 'production' } })
  const [told] = (await once(empty, 'message')) as [{ port: number }]
  await compare(
    { name: 'the first page', pid, port, requests: visitors },
    { name: 'an empty Remix route', pid: empty.pid ?? 0, port: told.port, requests: [requestOf('/empty')] },
    0.6,
  )

  if (!hasNginx())
    console.log('   the link: nginx is not installed, so there is nothing to hold it against (Debian: apt-get install nginx)')
  else {
    const mp3 = Buffer.from(await (await fetch(`http://127.0.0.1:${port}${link}`)).arrayBuffer())
    const nginxPort = await freePort()
    mkdirSync(join(scratch, 'www'))
    writeFileSync(join(scratch, 'www', 'bulletin.mp3'), mp3)
    const nginx = await startNginx(scratch, nginxPort)
    ends.push(nginx.stop)
    for (const [what, headers] of [
      [`its ${Math.round(mp3.length / 1024)} kB whole`, {}],
      ['64 kB of it by Range', PART],
    ] as const)
      await compare(
        { name: `the link, ${what}`, pid, port, requests: [requestOf(link, headers)] },
        { name: 'nginx', pid: nginx.pid, port: nginxPort, requests: [requestOf('/bulletin.mp3', headers)] },
        0.5,
      )
  }
} finally {
  empty?.disconnect()
  for (const end of ends.reverse()) await end()
  rmSync(scratch, { recursive: true, force: true })
}
process.exit(0)
