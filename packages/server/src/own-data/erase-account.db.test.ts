import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { onStatement } from '@hourcast/db/testing/on-statement'
import { describe, expect, test } from 'vitest'
import { sendAccountMails } from '../accounts/send-account-mails.ts'
import { succeeded } from '../accounts/testing/signed-in-owner.ts'
import { eraseDueAccounts } from './erase-account.ts'
import { keepAccount } from './keep-account.ts'
import { requestDeletion } from './request-deletion.ts'
import {
  DAY,
  type FullStation,
  givenFullStation,
  givenInstance,
  givenWaitingMail,
  type Instance,
} from './testing/full-station.ts'

/** Tables that hold nothing of any station, and why. One that is not named here must be among those that the full station fills. */
const OF_NO_STATION: Record<string, string> = {
  'public._prisma_migrations': 'the migrations',
  'public.engine': 'which engine there is',
  'public.worker_lease': 'which worker leads',
  'public.consumer_lag': 'how far consumers are',
  'public.source_answer': 'what the world has published, by the hash of its address, for seven days',
  'public.waiting_audio': 'sound that its bucket did not take yet; a folder takes it at once',
  'public.sample': 'the ready-made demos, which the program makes of its own example feeds',
  'public.audio_removal': 'files of sound that nobody airs any more, by the hash of what it says, for an hour at most',
  'graphile_worker._private_job_queues': 'queues, of which there are none',
  'graphile_worker._private_known_crontabs': 'crontabs, of which there are none',
  'graphile_worker._private_tasks': 'the names of tasks',
  'graphile_worker.migrations': 'the engine’s migrations',
}

const tablesOf = async ({ db }: Instance): Promise<string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  return rows.map(({ name }) => name)
}

/** The tables in which some row, looked at as a text, has one of these in it. */
const tablesThatMention = async (instance: Instance, marks: readonly string[]): Promise<string[]> => {
  const has = 'EXISTS (SELECT FROM unnest($1::text[]) AS mark WHERE strpos(row::text, mark) > 0)'
  const looks = (await tablesOf(instance)).map(
    (table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table} AS row WHERE ${has})`,
  )
  const { rows } = await instance.db.pool.query<{ name: string }>(looks.join(' UNION ALL '), [marks])
  return rows.map(({ name }) => name)
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

const filesThatMention = ({ dataDir }: Instance, marks: readonly string[]): string[] =>
  filesBelow(dataDir).filter((path) => marks.some((mark) => path.includes(mark) || readFileSync(path, 'utf8').includes(mark)))

const askedToGo = async (instance: Instance, station: FullStation) => {
  const { ownerId, email, sessionToken, password } = station
  succeeded(await requestDeletion(instance.services, { ownerId, email, sessionToken, input: { email, proof: password } }))
  await instance.mails()
  await givenWaitingMail(instance, station)
}

describe('when the seven days are over', () => {
  test('no row of any table and no file mentions the station; the other station has all of its own, the sound that both air too', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    const otto = await givenFullStation(instance, { email: 'otto@radio.example', sharedAudioId: anna.sharedAudioId })
    await askedToGo(instance, anna)

    const holding = (await tablesOf(instance)).filter((table) => !(table in OF_NO_STATION))
    expect(await tablesThatMention(instance, anna.marks)).toEqual(holding)
    const ofOtto = [await tablesThatMention(instance, otto.marks), filesThatMention(instance, otto.marks)]

    instance.wait(7 * DAY)
    expect(await eraseDueAccounts(instance.services)).toBe(1)
    expect(await tablesThatMention(instance, anna.marks)).toEqual([])
    expect(filesThatMention(instance, anna.marks)).toEqual([])
    expect([await tablesThatMention(instance, otto.marks), filesThatMention(instance, otto.marks)]).toEqual(ofOtto)
    expect(await instance.services.audioStore.has(anna.sharedAudioId)).toBe(true)
    expect(await instance.services.audioStore.has(otto.ownAudioId)).toBe(true)
    expect(await instance.db.prisma.broadcast.count({ where: { schedulerId: otto.schedulerId, audioId: null } })).toBe(0)

    // The last mail: it says that it is done, and is the only thing that still knows the address, until it is sent.
    instance.box.mails.length = 0
    await sendAccountMails(instance.services)
    expect(instance.box.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['anna@radio.example', 'Your Hourcast account is deleted'],
    ])
    expect(await eraseDueAccounts(instance.services)).toBe(0)
  })

  test('mails that are kept for an address which only ends like theirs stay', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    const joanna = await givenFullStation(instance, { email: 'jo.anna@radio.example' })
    const kept = filesThatMention(instance, [joanna.email])
    await askedToGo(instance, anna)
    instance.wait(7 * DAY)
    await eraseDueAccounts(instance.services)
    expect(kept.length).toBeGreaterThan(0)
    expect(filesThatMention(instance, [joanna.email])).toEqual(kept)
  })

  test('and not a moment earlier', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    await askedToGo(instance, anna)
    instance.wait(7 * DAY - 1)
    expect(await eraseDueAccounts(instance.services)).toBe(0)
    expect(await instance.db.prisma.owner.count()).toBe(1)
    expect(await instance.services.audioStore.has(anna.ownAudioId)).toBe(true)
  })

  test('what events tell of it afterwards is forgotten too', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    await askedToGo(instance, anna)
    instance.wait(7 * DAY)
    await eraseDueAccounts(instance.services)
    const late = { schedulerId: anna.schedulerId, airAt: new Date(), updatedAt: new Date() }
    await instance.db.prisma.history.create({ data: { ...late, broadcastId: 'late', kind: 'slot', state: 'delivered' } })
    await eraseDueAccounts(instance.services)
    expect(await tablesThatMention(instance, anna.marks)).toEqual([])
  })
})

test('two workers at once, one of which has lost its lease: the account is erased and told of once', async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  await askedToGo(instance, anna)
  instance.wait(7 * DAY)
  const erased = await Promise.all([eraseDueAccounts(instance.services), eraseDueAccounts(instance.services)])
  expect(erased.sort()).toEqual([0, 1])
})

describe('a worker that dies in the middle', () => {
  /** Erases what is due until it comes to `at`. */
  const dying = async ({ services }: Instance, at: string) => {
    const die = (what: string) => {
      if (what.includes(at)) throw new Error('killed')
    }
    const letLive = onStatement(services.db, die)
    const remove = async (id: string) => {
      await services.audioStore.remove(id)
      die('the file is gone, the row is not')
    }
    const erased = await eraseDueAccounts({ ...services, audioStore: { ...services.audioStore, remove } })
    letLive()
    return erased
  }

  test.each([
    'DELETE FROM api_key',
    'DELETE FROM audio',
    'the file is gone, the row is not',
    'DELETE FROM broadcast',
    'DELETE FROM outbox',
    'DELETE FROM owner',
    'INSERT INTO account_mail',
  ])('at %j leaves the rest to the next one, which leaves nothing', async (at) => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    await askedToGo(instance, anna)
    instance.wait(7 * DAY)
    expect(await dying(instance, at)).toBe(0)
    expect(await instance.db.prisma.owner.count()).toBe(1)
    expect(await eraseDueAccounts(instance.services)).toBe(1)
    expect(await tablesThatMention(instance, anna.marks)).toEqual([])
    expect(filesThatMention(instance, anna.marks)).toEqual([])
  })

  test('has begun: the account can be kept no more', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    await askedToGo(instance, anna)
    instance.wait(7 * DAY)
    await dying(instance, 'DELETE FROM broadcast')
    expect(await keepAccount(instance.services, anna)).toMatchObject({ ok: false, problem: { code: 'conflict' } })
    expect(await instance.db.prisma.session.count()).toBe(0)
  })
})
