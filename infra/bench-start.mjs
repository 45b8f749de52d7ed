// From nothing to a served page: a clone of HEAD, its own npm cache, its own data folder. Then the second start.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './real-servers/free-ports.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
const clone = join(scratch, 'clone')
const port = await freePort()

const until = async (path, test) => {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    if (answer && (await test(answer))) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts as a newcomer would; gives the times in seconds to the served page and to the first bulletin on air. */
const start = async (waitForAir) => {
  const began = Date.now()
  const app = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), npm_config_cache: join(scratch, 'npm'), HOURCAST_DATA: join(scratch, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  app.stdout.on('data', (chunk) => {
    output += chunk
  })
  const gone = new Promise((resolve) => app.once('exit', resolve))
  await until('/healthz', (answer) => answer.ok)
  const served = (Date.now() - began) / 1000
  let onAir
  if (waitForAir) {
    while (!output.includes('on air at')) await new Promise((resolve) => setTimeout(resolve, 50))
    onAir = (Date.now() - began) / 1000
  }
  process.kill(-app.pid, 'SIGINT')
  await gone
  return { served, onAir }
}

try {
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
  const first = await start(true)
  const second = await start(false)
  console.log(`   fresh clone, empty npm cache → page   ${first.served.toFixed(1)} s   (aim: about 60)`)
  console.log(`   page → first bulletin on air          ${(first.onAir - first.served).toFixed(1)} s   (aim: ≤ 30)`)
  console.log(`   second start → page                   ${second.served.toFixed(1)} s   (aim: ≤ 3)`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
