import type { ChildProcess } from 'node:child_process'
import { peakMegabytes, readStalls, type Stalls } from '../../bench/watched.ts'
import { ask } from './ask.ts'
import { type Attack, inMs, STALL_LIMIT_MS, type Verdict } from './attack.ts'
import type { Instance } from './instance.ts'
import { airNow, anOwner, aScheduler, must } from './owners.ts'

/** What a source may cost a process in memory, its thread and all. */
const MAX_MEGABYTES = 600

/** Whether a process lives on after something was done to it, and what it had to suffer. */
const suffered = async (child: () => ChildProcess, act: () => Promise<string>): Promise<Verdict> => {
  const before = { child: child(), peak: peakMegabytes(child()) }
  await readStalls(before.child)
  const said = await act()
  const stalls: Stalls = await readStalls(before.child)
  const grown = peakMegabytes(before.child) - before.peak
  const lives = before.child.exitCode === null && before.child.signalCode === null
  return {
    measured: `${said}; longest stall ${inMs(stalls.ownMs)}, ${lives ? `memory + ${grown.toFixed(0)} MB` : 'THE PROCESS DIED'}`,
    holds: lives && stalls.ownMs <= STALL_LIMIT_MS && grown <= MAX_MEGABYTES,
  }
}

const content = async (instance: Instance, address: string): Promise<string> => {
  const owner = await anOwner(instance, 'reader')
  const path = `/getContent?_userInput=${encodeURIComponent(address)}`
  const answer = await ask(instance.origin, path, { method: 'POST', headers: owner.basic, timeoutMs: 60_000 })
  return `getContent ${answer.status}`
}

const MUST = `the event loop is held up for at most ${STALL_LIMIT_MS} ms, the process lives, at most ${MAX_MEGABYTES} MB more`

const read = (name: string, paths: readonly string[]): Attack[] => [
  {
    name: `${name}, asked for with getContent`,
    mustHold: MUST,
    run: (instance) =>
      suffered(instance.web, async () => {
        const said: string[] = []
        for (const path of paths) said.push(await content(instance, instance.hostile.origin + path))
        return said.join(', ')
      }),
  },
  {
    name: `${name}, as the source of a broadcast`,
    mustHold: `${MUST}; the broadcast airs all the same`,
    run: async (instance) => {
      const owner = await anOwner(instance, 'attacker')
      const { stationId } = owner
      let hasAired = false
      const verdict = await suffered(instance.worker, async () => {
        const sources = paths.map((path) => instance.hostile.origin + path)
        const { schedulerId } = must(await aScheduler(instance, owner, { sources, inputMode: 'https' }))
        const aired = await airNow(instance, { stationId, schedulerId })
        hasAired = aired?.state === 'delivered'
        return aired
          ? `${[aired.state, aired.rung, aired.failed_step, aired.failed_code].filter(Boolean).join(' ')}`
          : 'not aired in 90 s'
      })
      return { ...verdict, holds: verdict.holds && hasAired }
    },
  },
]

const ADDRESSES_OF_OTHERS = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:5432/',
  'http://127.0.0.1:25/',
  'file:///etc/passwd',
]

const redirects: Attack = {
  name: 'a source that redirects to private addresses and to files',
  mustHold: 'none of it is read',
  run: async (instance) => {
    const owner = await anOwner(instance, 'reader')
    const own = [`${instance.origin}/dev/mail`, `${instance.origin}/healthz`]
    const answers = []
    for (const at of [...ADDRESSES_OF_OTHERS, ...own]) {
      const address = `${instance.hostile.origin}/to?at=${encodeURIComponent(at)}`
      const path = `/getContent?_userInput=${encodeURIComponent(address)}`
      answers.push(await ask(instance.origin, path, { method: 'POST', headers: owner.basic }))
    }
    const readable = answers.filter(({ status }) => status === 200 || status === 0)
    return { measured: `${readable.length} of ${answers.length} answered with text`, holds: readable.length === 0 }
  },
}

export const SOURCE_ATTACKS: readonly Attack[] = [
  // To compare the others with.
  ...read('an ordinary feed', ['/feed.xml']),
  ...read('a page of 10,500 links', ['/links.html']),
  ...read('deep, wide and endless JSON, feeds and pages', [
    ...['/deep.json', '/wide.json', '/keys.json', '/huge.xml', '/tags.xml', '/entities.xml', '/nested.html'],
  ]),
  ...read('twenty megabytes packed into twenty kilobytes', ['/bomb.xml']),
  redirects,
]
