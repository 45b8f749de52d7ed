import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from './ask.ts'
import type { Attack } from './attack.ts'
import type { Instance } from './instance.ts'
import { airNow, anOwner, aScheduler, must, type Owner, signedInBrowser } from './owners.ts'

const SECRET = 'Zx9-kestrel-Zx9'

/** The tables that hold a text, each row as JSON. */
export const tablesWith = async ({ services }: Instance, text: string): Promise<string[]> => {
  const { rows: tables } = await services.db.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await services.db.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} AS one WHERE strpos(to_jsonb(one)::text, $1) > 0`,
      [text],
    )
    if (rows[0]?.n) found.push(`table ${name} (${rows[0].n})`)
  }
  return found
}

/** The files of the data folder, but for the database's own, that hold a text or are named by it. */
export const filesWith = ({ dataDir }: Instance, text: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('postgres') && statSync(join(dataDir, name)).isFile())
    .filter((name) => name.includes(text) || readFileSync(join(dataDir, name)).includes(text))
    .map((name) => `file ${name}`)

const pagesOf = async (instance: Instance, owner: Owner, schedulerId: string): Promise<string[]> => {
  const browser = await signedInBrowser(instance, owner)
  const pages = ['/station/scheduler', `/schedule?schedulerId=${schedulerId}`, '/station/user-account', '/station/settings', '/']
  const calls = [`/schedulers/${owner.email}`, `/schedulers/${owner.email}/${schedulerId}`, '/getData', '/listUpcoming']
  const shown: string[] = []
  for (const page of pages) if ((await browser.get(page)).text.includes(SECRET)) shown.push(`page ${page}`)
  for (const call of calls)
    if ((await ask(instance.origin, call, { headers: owner.basic })).text.includes(SECRET)) shown.push(`call ${call}`)
  return shown
}

const curlLine: Attack = {
  name: 'reading back the Authorization header of a curl line',
  mustHold: 'the source gets it; no page, call, table, file or log line holds it',
  run: async (instance) => {
    const owner = await anOwner(instance, 'victim')
    const path = `/private-${SECRET.length}.xml`
    const line = `curl -H "Authorization: Bearer ${SECRET}" -H "X-Api-Key: ${SECRET}" ${instance.hostile.origin}${path}`
    const { schedulerId } = must(await aScheduler(instance, owner, { sources: [line], inputMode: 'curl' }))
    const aired = await airNow(instance, { ...owner, schedulerId })
    const broken = must(
      await aScheduler(instance, owner, { sources: [`${line.replace(path, '/to?at=http://127.0.0.1:1/')}`], inputMode: 'curl' }),
    )
    await airNow(instance, { ...owner, schedulerId: broken.schedulerId })
    const isSent = instance.hostile.sentTo(path).some((headers) => headers.includes(SECRET))
    const leaks = [
      ...(await tablesWith(instance, SECRET)),
      ...filesWith(instance, SECRET),
      ...(await pagesOf(instance, owner, schedulerId)),
    ]
    return {
      measured: `${aired?.rung ?? 'not aired'}, sent: ${isSent}; ${leaks.length === 0 ? 'held by nothing' : leaks.join(', ')}`,
      holds: isSent && leaks.length === 0 && aired?.rung === 'fresh',
    }
  },
}

const SCRIPT = '<script>alert(7)</script>'
const markup: Attack = {
  name: 'a station’s and a host’s name that hold a script',
  mustHold: 'no page holds it as markup',
  run: async (instance) => {
    const owner = await anOwner(instance, 'attacker')
    const { schedulerId } = must(await aScheduler(instance, owner, { stationName: `"'>${SCRIPT}` }))
    await airNow(instance, { ...owner, schedulerId })
    const browser = await signedInBrowser(instance, owner)
    const pages = [
      '/',
      '/station/scheduler',
      '/station/user-account',
      '/station/settings',
      `/schedule?schedulerId=${schedulerId}`,
    ]
    const files = ['xml', 'ics', 'json'].map((type) => `/station/${schedulerId}.${type}`)
    const raw: string[] = []
    for (const path of pages) if ((await browser.get(path)).text.includes(SCRIPT)) raw.push(path)
    const [feed] = await Promise.all(files.map((path) => browser.get(path)))
    if (feed?.text.includes(SCRIPT)) raw.push(files[0] ?? '')
    return { measured: raw.length === 0 ? 'nowhere' : raw.join(', '), holds: raw.length === 0 }
  },
}

const others: Attack = {
  name: 'the schedulers of another owner, by every call',
  mustHold: '404 to each, nothing changed, and a line in the security log',
  run: async (instance) => {
    const [victim, attacker] = [await anOwner(instance, 'victim'), await anOwner(instance, 'attacker')]
    const { schedulerId } = must(await aScheduler(instance, victim))
    const logged = instance.logs().length
    const tries = [attacker.email, victim.email, victim.ownerId].flatMap((station) =>
      [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/pause'],
        ['POST', '/run'],
      ].map(([method = '', what]) => ({
        method,
        path: `/schedulers/${encodeURIComponent(station)}/${schedulerId}${what}`,
      })),
    )
    const answers = []
    for (const { method, path } of tries) answers.push(await ask(instance.origin, path, { method, headers: attacker.basic }))
    const wrong = answers.filter(({ status }) => status !== 404)
    const { rows } = await instance.services.db.pool.query<{ is_active: boolean }>(
      'SELECT is_active FROM scheduler WHERE id = $1 AND deleted_at IS NULL',
      [schedulerId],
    )
    const lines = instance
      .logs()
      .slice(logged)
      .split('\n')
      .filter((line) => line.includes('security.foreign-row'))
    const named = lines.filter((line) => line.includes(victim.email) || line.includes(attacker.email))
    return {
      measured: `${wrong.length} of ${answers.length} not 404; unchanged: ${rows[0]?.is_active === true}; ${lines.length} lines in the security log, ${named.length} with an address`,
      holds: wrong.length === 0 && rows[0]?.is_active === true && lines.length > 0 && named.length === 0,
    }
  },
}

export const SECRET_ATTACKS: readonly Attack[] = [curlLine, markup, others]
