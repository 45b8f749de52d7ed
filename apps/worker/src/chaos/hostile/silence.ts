import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf } from '@hourcast/db/embedded/cluster'
import { readPostmaster } from '@hourcast/db/embedded/postmaster'
import { type Answer, statuses } from './ask.ts'
import { type Attack, inMs } from './attack.ts'
import { openBrowser } from './browser.ts'
import { airNow, anOwner, aScheduler, must, signedInBrowser } from './owners.ts'

const LIMIT_MS = 5_000

/** A server with all of its processes. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]) === pid
      } catch {
        return false
      }
    }),
]

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

const silent: Attack = {
  name: 'a database that hangs (SIGSTOP)',
  mustHold: `every page answers within ${LIMIT_MS / 1000} s, with the menu, and says what still airs; within 15 s after it all is as before`,
  run: async (instance) => {
    const owner = await anOwner(instance, 'victim')
    const { schedulerId } = must(await aScheduler(instance, owner))
    await airNow(instance, { ...owner, schedulerId })
    const [browser, visitor] = [await signedInBrowser(instance, owner), openBrowser(instance.origin, '127.0.0.8')]
    const pid = readPostmaster(clusterOf(instance.dataDir))?.pid
    if (!pid) return { measured: 'the server was not found', holds: false }
    const pids = familyOf(pid)
    signal(pids, 'SIGSTOP')
    let answers: Answer[]
    try {
      answers = await Promise.all([
        ...['/', '/login'].map((path) => visitor.get(path)),
        ...['/', '/station/scheduler', '/station/settings', '/schedule'].map((path) => browser.get(path)),
        ...[`/station/${schedulerId}.mp3`, `/station/${schedulerId}.ics`].map((path) => visitor.get(path)),
      ])
    } finally {
      signal(pids, 'SIGCONT')
    }
    const pages = answers.slice(0, 6)
    const withMenu = pages.filter(({ text }) => /<nav[\s>]/.test(text))
    const longest = Math.max(...answers.map(({ ms }) => ms))
    // For some seconds the web app spares a database that was silent.
    let after = await browser.get('/station/scheduler')
    for (const deadline = Date.now() + 15_000; after.status !== 200 && Date.now() < deadline; await wait(500))
      after = await browser.get('/station/scheduler')
    return {
      measured: `longest ${inMs(longest)} (${statuses(answers)}), ${withMenu.length} of ${pages.length} pages with a menu; afterwards ${after.status}`,
      holds:
        longest <= LIMIT_MS &&
        answers.every(({ status }) => status > 0) &&
        withMenu.length === pages.length &&
        after.status === 200,
    }
  },
}

export const SILENCE_ATTACKS: readonly Attack[] = [silent]
