import { hostname } from 'node:os'
import { deliverUntil } from '@hourcast/domain/broadcasts/deadlines'
import { lastCallOf } from '@hourcast/domain/delivery/send-times'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AIR_AT } from './testing/given-broadcasts.ts'
import { givenDelivery } from './testing/given-delivery.ts'

/** A mail server that takes its time, and counts. */
const slowMail = async () => {
  const given = await givenDelivery('email')
  await given.stage()
  let sent = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  given.services.drivers.email = {
    ...given.services.drivers.email,
    release: async () => {
      sent += 1
      await held
      return { accepted: true }
    },
  }
  return { ...given, letGo, sent: () => sent }
}

test('two workers that hold the same mail at the same instant send it once; the other waits and finds the receipt', async () => {
  const { release, delivery, letGo, sent } = await slowMail()
  const both = [release(), release()]
  await expect.poll(async () => (await delivery()).attempts).toBe(3)
  letGo()
  expect(await Promise.all(both)).toEqual([{ released: true }, { released: true }])
  expect(await release()).toEqual({ released: true })
  expect([sent(), (await delivery()).state]).toEqual([1, 'released'])
})

test('a try that failed gives the mail back at once', async () => {
  const { release, services } = await slowMail()
  let tries = 0
  services.drivers.email = {
    ...services.drivers.email,
    release: async () => {
      tries += 1
      if (tries === 1) throw Object.assign(new Error('451 later'), { code: '451' })
      return { accepted: true }
    },
  }
  await expect(release()).rejects.toThrow('451 later')
  expect(await release()).toEqual({ released: true })
})

/** No process ever has this number. */
const GONE = `${hostname()} 4194305 1`

/** Somebody else sends it, who claimed it now; and two tries, of which the first has the mail server say what it takes. */
const claimedBy = async (holder: string | null) => {
  const given = await slowMail()
  const { db, delivery, deliveryId, time, release, letGo } = given
  letGo()
  const set = 'UPDATE delivery SET claimed_until = $2, claimed_by = $3 WHERE id = $1'
  await db.pool.query(set, [deliveryId, new Date(time.now + 75_000), holder])
  let isReleased = false
  const releasing = release().then((released) => {
    isReleased = true
    return released
  })
  await expect.poll(async () => (await delivery()).attempts).toBe(2)
  return { ...given, releasing, isReleased: () => isReleased }
}

/** Long enough for another look at the claim. */
const lookAgain = async ({ db }: Pick<Awaited<ReturnType<typeof claimedBy>>, 'db'>) => {
  const asked = db.pool.query.bind(db.pool) as (...given: unknown[]) => unknown
  const looks = new Promise<void>((resolve) => {
    let claims = 0
    db.pool.query = ((...given: unknown[]) => {
      if (String(given[0]).includes('SET claimed_until')) claims += 1
      // The second begins when the answer to the first is known.
      if (claims === 2) resolve()
      return asked(...given)
    }) as typeof db.pool.query
  })
  await looks
}

test.each([
  ['a process of this machine that has died', GONE],
  ['one of an earlier version, which left no name', null],
])('%s holds the mail for no longer than sending may take, and that uses up no try', async (_, holder) => {
  const given = await claimedBy(holder)
  expect(given.isReleased()).toBe(false)
  given.time.now += 75_001
  expect(await given.releasing).toEqual({ released: true })
  expect(given.sent()).toBe(1)
})

test('a worker of another machine may be cut off with the receipt in its hand: the mail waits, and is not sent when it comes', async () => {
  const given = await claimedBy('elsewhere 1 1')
  given.time.now = lastCallOf(deliverUntil(AIR_AT)) - 1
  await lookAgain(given)
  expect(given.isReleased()).toBe(false)
  await given.db.prisma.delivery.update({ where: { id: given.deliveryId }, data: { state: 'released' } })
  expect(await given.releasing).toEqual({ released: true })
  expect(given.sent()).toBe(0)
})

test('when nothing is heard of that worker to the last call, the mail is sent: one too many is better than none', async () => {
  const given = await claimedBy('elsewhere 1 1')
  given.time.now = lastCallOf(deliverUntil(AIR_AT))
  expect(await given.releasing).toEqual({ released: true })
  expect(given.sent()).toBe(1)
})

/** A database that takes no receipt until it is let. */
const refuseReceipts = async ({ db }: Pick<Awaited<ReturnType<typeof slowMail>>, 'db'>) => {
  await db.pool.query('CREATE TABLE away ()')
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF to_regclass('away') IS NOT NULL THEN RAISE 'the database is shutting down'; END IF; RETURN NEW; END $$`)
  await db.pool.query(
    `CREATE TRIGGER away BEFORE UPDATE ON delivery FOR EACH ROW WHEN (NEW.state = 'released') EXECUTE FUNCTION refuse()`,
  )
  return async () => void (await db.pool.query('DROP TABLE away'))
}

test('a database that is away for longer than a claim lasts: the next life of the engine waits for the receipt that the one before holds', async () => {
  const given = await slowMail()
  const comeBack = await refuseReceipts(given)
  given.letGo()
  const before = given.release()
  await expect.poll(() => given.sent()).toBe(1)
  given.time.now += 80_000
  const next = given.release()
  await expect.poll(async () => (await given.delivery()).attempts).toBe(3)
  await comeBack()
  expect(await Promise.all([before, next])).toEqual([{ released: true }, { released: true }])
  expect([given.sent(), (await given.delivery()).state]).toEqual([1, 'released'])
})

test('a receipt that nobody takes is given up when nobody sends the mail any more', async () => {
  const given = await slowMail()
  await refuseReceipts(given)
  given.letGo()
  const releasing = given.release()
  const givenUp = expect(releasing).rejects.toThrow('the database is shutting down')
  await expect.poll(() => given.sent()).toBe(1)
  given.time.now = deliverUntil(AIR_AT, AIR_AT + 10 * 60_000) + 5 * 60_000
  await givenUp
})

test('a mail that could not be given back, as the database was away, is taken up by this process at once', async () => {
  const given = await slowMail()
  const { services, db, deliveryId, release } = given
  const { email } = services.drivers
  const refuse = async () => {
    throw new Error('451 later')
  }
  services.drivers.email = { ...email, release: refuse }
  await db.pool.query(
    `CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the database is shutting down'; END $$`,
  )
  await db.pool.query(
    'CREATE TRIGGER keep BEFORE UPDATE ON delivery FOR EACH ROW WHEN (NEW.claimed_until IS NULL AND OLD.claimed_until IS NOT NULL) EXECUTE FUNCTION keep()',
  )
  await expect(release()).rejects.toThrow('451 later')
  const { rows } = await db.pool.query('SELECT claimed_by FROM delivery WHERE id = $1', [deliveryId])
  expect(rows).toEqual([{ claimed_by: expect.stringMatching(new RegExp(`^${hostname()} ${process.pid}\\b`)) }])
  services.drivers.email = email
  given.letGo()
  expect(await release()).toEqual({ released: true })
})

test('a database that is away when the mail has been handed over gets its receipt when it is back: the mail is not sent again', async () => {
  const { db, release, delivery, letGo, sent } = await slowMail()
  letGo()
  await db.pool.query('CREATE SEQUENCE receipts')
  await db.pool.query(`CREATE FUNCTION refuse_twice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('receipts') <= 2 THEN RAISE 'the database is shutting down'; END IF; RETURN NEW; END $$`)
  await db.pool.query(
    `CREATE TRIGGER away BEFORE UPDATE ON delivery FOR EACH ROW WHEN (NEW.state = 'released') EXECUTE FUNCTION refuse_twice()`,
  )
  expect(await release()).toEqual({ released: true })
  expect([sent(), (await delivery()).state]).toEqual([1, 'released'])
})

test('a worker that ends while the database is away leaves the receipt on its disk: the next one writes it, and the mail is not sent again', async () => {
  const given = await slowMail()
  const comeBack = await refuseReceipts(given)
  given.letGo()
  const sentAt = given.time.now
  const ending = expect(given.release()).rejects.toThrow('the database is shutting down')
  await expect.poll(() => given.world.receipts.size).toBe(1)
  // A process that ends lets go of it as this one does, and has no time to give the mail back.
  given.time.now = deliverUntil(AIR_AT, AIR_AT + 10 * 60_000) + 5 * 60_000
  await ending
  given.time.now = sentAt + 60_000
  const claim = 'UPDATE delivery SET claimed_until = $2, claimed_by = $3 WHERE id = $1'
  await given.db.pool.query(claim, [given.deliveryId, new Date(sentAt + 75_000), GONE])
  await comeBack()
  expect(await given.release()).toEqual({ released: true })
  expect(await given.delivery()).toMatchObject({ state: 'released', receipt: { accepted: true }, releasedAt: new Date(sentAt) })
  expect([given.sent(), given.world.receipts.size]).toEqual([1, 0])
})

test('what the database takes at once is on no disk', async () => {
  const given = await slowMail()
  const kept: string[] = []
  given.services.receipts = { ...given.services.receipts, keep: async (key) => void kept.push(key) }
  given.letGo()
  await given.release()
  expect([(await given.delivery()).state, kept]).toEqual(['released', []])
})

test('a disk that says nothing for two seconds has no receipt: the mail goes out', async () => {
  const given = await slowMail()
  given.letGo()
  const read = () => {
    void vi.advanceTimersByTimeAsync(2_000)
    return new Promise<undefined>(() => {})
  }
  given.services.receipts = { ...given.services.receipts, read }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await given.release()).toEqual({ released: true })
  expect(given.sent()).toBe(1)
})

test('a receipt that was found is written although the disk does not let go of it', async () => {
  const given = await slowMail()
  const sent = Buffer.from(JSON.stringify({ receipt: { accepted: true }, releasedAt: given.time.now }))
  given.services.receipts = { ...given.services.receipts, read: async () => sent, forget: () => new Promise(() => {}) }
  expect(await given.release()).toEqual({ released: true })
  expect([given.sent(), (await given.delivery()).receipt]).toEqual([0, { accepted: true }])
})
