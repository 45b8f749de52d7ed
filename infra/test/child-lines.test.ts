import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, givenClone, PREPARED } from './testing/clone.ts'

const AIRED = '{"level":30,"time":"…","msg":"a broadcast is delivered"}'
const LATE = '{"level":40,"time":"…","slot":"17:00","msg":"a broadcast is late"}'

/** An instance whose programs log what an instance logs, and do nothing else. */
const givenInstance = () => {
  const staysAlive = 'setInterval(() => {}, 1000)'
  return givenClone({
    ...PREPARED,
    'apps/worker/build/check-settings.mjs': '',
    'apps/worker/build/keeper.mjs': `process.send({ type: 'ready', url: 'postgres://nowhere' }); ${staysAlive}`,
    'apps/web/build/server.mjs': `import { createServer } from 'node:http'
      createServer((_request, response) => response.end()).listen(process.env.PORT, '127.0.0.1', () => process.send({ type: 'ready' }))`,
    'apps/worker/build/worker.mjs': `console.error(${JSON.stringify(AIRED)}); console.error(${JSON.stringify(LATE)})
      console.error('Error: not JSON'); console.log('a line of a library')
      process.send({ type: 'ready' }); ${staysAlive}`,
  })
}

/** Everything that stands on the screen, or in the pipe, when the programs run and their lines have arrived. */
const readUntilRunning = async (child: ChildProcess): Promise<string> => {
  let text = ''
  await new Promise<void>((resolve, reject) => {
    const read = (data: string) => {
      text += data
      if (text.includes('a library') && text.includes('late') && /^ {2}data /m.test(text)) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', read)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${text}`)))
  })
  return text.replaceAll('\r', '')
}

const run = async (root: string, command: string, args: string[]) => {
  const env = { PATH: process.env.PATH, PORT: `${await freePort()}` }
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('close', resolve))
    // The whole group: `script` does not pass its signals on.
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await gone
  })
  return readUntilRunning(child)
}

const start = 'infra/start.mjs'
/** Under `script` of util-linux a program prints to a terminal. */
const onTerminal = (root: string) => run(root, 'script', ['-qefc', `exec "${process.execPath}" ${start}`, '/dev/null'])
const piped = (root: string) => run(root, process.execPath, [start])

test('on a terminal people read sentences, and the lines for programs lie in a file that is named once', async () => {
  const root = givenInstance()
  const screen = await onTerminal(root)
  const file = join(root, '.data/log/hourcast.jsonl')
  expect(screen).toMatch(/\[ *\d+\.\d s\] Hourcast is running\. Ctrl-C ends it\.\n/)
  expect(screen).toContain('warning: a broadcast is late (slot 17:00)\n')
  expect(screen).toContain('Error: not JSON\n')
  expect(screen).not.toContain('{"level"')
  expect(screen).not.toContain('a broadcast is delivered')
  expect(screen.split(file)).toHaveLength(2)
  for (const line of [AIRED, LATE, 'Error: not JSON', 'a line of a library'])
    expect(readFileSync(file, 'utf8').split('\n')).toContain(line)
})

test('piped, people’s lines and the lines for programs are both printed, and there is no file', async () => {
  const root = givenInstance()
  const printed = await piped(root)
  expect(printed).toContain('Hourcast is running. Ctrl-C ends it.\n')
  expect(printed.split('\n')).toEqual(expect.arrayContaining([AIRED, LATE, 'Error: not JSON', 'a line of a library']))
  expect(existsSync(join(root, '.data/log'))).toBe(false)
})
