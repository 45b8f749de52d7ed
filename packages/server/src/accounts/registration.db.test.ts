import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { findSession } from './session.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { givenAccounts, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, ANNAS_BROWSER, registeredOwner, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const registration = (change: object = {}) => ({ email: ANNA, password: PASSWORD, confirmPassword: PASSWORD, ...change })

test('registering mails a code; entering it makes owner and station, confirms the address and signs in', async () => {
  const { services, mails, mailedCode } = await givenAccounts()
  expect(await registerOwner(services, registration({ email: 'Anna@Radio.example' }), ANNAS_BROWSER)).toEqual({
    ok: true,
    value: { email: ANNA },
  })
  expect(await services.db.prisma.owner.count()).toBe(0)

  const code = await mailedCode()
  const signedIn = succeeded(await signInWithCode(services, { email: ANNA, code: code.toLowerCase() }, ANNAS_BROWSER))
  expect(signedIn).toMatchObject({ email: ANNA, expiresIn: 28_800, expiresAt: services.clock.now() + 28_800_000 })
  const owner = await services.db.prisma.owner.findUniqueOrThrow({ where: { id: signedIn.ownerId }, include: { station: true } })
  expect(owner).toMatchObject({ email: ANNA, confirmedAt: new Date(services.clock.now()) })
  expect(owner.station).toMatchObject({ name: 'anna', timeZone: 'UTC' })
  expect(await findSession(services, signedIn.sessionToken)).toEqual({
    ownerId: owner.id,
    email: ANNA,
    stationId: owner.station?.id,
    expiresAt: signedIn.expiresAt,
    eraseAt: null,
  })
  expect(await mails()).toEqual([])
})

test('the mail goes to the address alone and holds the code once; no row holds code, password or address', async () => {
  const { services, mails } = await givenAccounts()
  await registerOwner(services, registration())
  const [row] = await services.db.prisma.signInCode.findMany()
  const [mail] = await mails()
  const code = /^ {2}(\w{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail).toMatchObject({ to: ANNA, subject: `${code} confirms your Hourcast registration` })
  expect(mail?.text.split(code)).toHaveLength(2)
  for (const secret of [code, PASSWORD, ANNA]) expect(JSON.stringify(row)).not.toContain(secret)
})

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['EST', 'America/New_York'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
])('a browser in %j gives a station in %s', async (timeZone, stored) => {
  const given = await givenAccounts()
  const { ownerId } = await registeredOwner(given, { timeZone })
  expect(await given.services.db.prisma.station.findUnique({ where: { ownerId } })).toMatchObject({ timeZone: stored })
})

test.each([
  [{ confirmPassword: `${PASSWORD}!` }, 'Passwords do not match!', 'confirmPassword'],
  [{ password: 'short', confirmPassword: 'short' }, 'A password has at least 10 characters.', 'password'],
  [{ email: 'anna@radio.example\r\nBcc: all@radio.example' }, 'Invalid email format.', 'email'],
])('%j is refused at its field and nothing is kept', async (change, message, field) => {
  const { services, waiting } = await givenAccounts()
  const refused = await registerOwner(services, registration(change))
  expect(refused).toEqual({ ok: false, problem: { code: 'invalid', message, field } })
  expect([await services.db.prisma.signInCode.count(), await waiting()]).toEqual([0, 0])
})

test('a megabyte in each field is answered at once', async () => {
  const { services } = await givenAccounts()
  const long = 'x'.repeat(1_000_000)
  const work = async () => {
    for (const field of ['email', 'password', 'confirmPassword'])
      expect(await registerOwner(services, registration({ [field]: long }))).toMatchObject({ ok: false, problem: { field } })
  }
  expect(await cpuMsOf(work)).toBeLessThan(500)
})

test('fields of the tables do nothing: nobody chooses a station, a state or an id', async () => {
  const given = await givenAccounts()
  const other = await signedInOwner(given, { email: 'otto@radio.example' })
  const sent = registration({
    id: other.ownerId,
    ownerId: other.ownerId,
    stationId: 'x',
    isActive: true,
    confirmedAt: new Date(0),
  })
  succeeded(await registerOwner(given.services, sent))
  const signedIn = succeeded(await signInWithCode(given.services, { email: ANNA, code: await given.mailedCode() }))
  expect(signedIn.ownerId).not.toBe(other.ownerId)
  expect(await given.services.db.prisma.station.count()).toBe(2)
})

test('an address that is registered gets the same answer and a mail saying so; account and password stay as they are', async () => {
  const given = await givenAccounts()
  const { services, mails } = given
  await registeredOwner(given)
  const before = await services.db.prisma.owner.findMany()
  const again = registration({ password: 'another password', confirmPassword: 'another password' })
  expect(await registerOwner(services, again, ANNAS_BROWSER)).toEqual({ ok: true, value: { email: ANNA } })
  const [mail, ...more] = await mails()
  expect(mail).toMatchObject({ to: ANNA, subject: 'You are registered with Hourcast already' })
  expect(mail?.text).not.toMatch(/^ {2}[A-Z2-9]{6}$/m)
  expect(more).toEqual([])
  expect(await services.db.prisma.owner.findMany()).toEqual(before)
})
