import { expect, test } from 'vitest'
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

test('anybody who died while sending it holds it for no longer than sending may take, and that uses up no try', async () => {
  const { release, db, delivery, deliveryId, services, time } = await slowMail()
  services.drivers.email = { ...services.drivers.email, release: async () => ({ accepted: true }) }
  await db.pool.query('UPDATE delivery SET claimed_until = $2 WHERE id = $1', [deliveryId, new Date(time.now + 75_000)])
  let isReleased = false
  const releasing = release().then((released) => {
    isReleased = true
    return released
  })
  await expect.poll(async () => (await delivery()).attempts).toBe(2)
  expect(isReleased).toBe(false)
  time.now += 75_001
  expect(await releasing).toEqual({ released: true })
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
