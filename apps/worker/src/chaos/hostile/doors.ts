import { setTimeout as wait } from 'node:timers/promises'
import { ask, askMany, statuses } from './ask.ts'
import type { Attack } from './attack.ts'
import { type Browser, isSignedIn, openBrowser, signOut } from './browser.ts'
import type { Instance } from './instance.ts'
import { anOwner, codeIn, mailAfter, mailsTo, newAddress, PASSWORD, registeredIn, signedInBrowser } from './owners.ts'

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** Of a stranger, who comes from as many addresses as they like. */
const strangers = ({ origin }: Instance, count: number): Browser[] =>
  Array.from({ length: count }, (_, n) => openBrowser(origin, `127.0.1.${n + 1}`))

const codeElsewhere: Attack = {
  name: 'the code of a victim, entered in another browser and by a program',
  mustHold: 'neither gets in; the victim still does, in the browser that asked',
  run: async (instance) => {
    const { email } = await anOwner(instance, 'victim')
    const [own, other] = [openBrowser(instance.origin), openBrowser(instance.origin, '127.0.1.1')]
    const code = codeIn(await mailAfter(instance, email, () => own.submit('/login', { intent: 'send-code', email })))
    if (code === '') return { measured: 'no code was mailed', holds: false }
    const headers = { 'content-type': 'application/json' }
    const program = await ask(instance.origin, '/auth', { method: 'POST', headers, body: JSON.stringify({ email, code }) })
    await other.submit('/login', { intent: 'sign-in', email, code })
    const stolen = (await isSignedIn(other)) || program.status === 200
    await own.submit('/login', { intent: 'sign-in', email, code })
    const entered = await isSignedIn(own)
    return {
      measured: `stolen: ${yesOrNo(stolen)} (program ${program.status}); victim in: ${yesOrNo(entered)}`,
      holds: !stolen && entered,
    }
  },
}

const STOLEN = 'a password of the attacker'

const preRegistered: Attack = {
  name: 'a victim’s address, registered by an attacker with a password of the attacker',
  mustHold: 'that password never signs in, also when the victim enters the code that came',
  run: async (instance) => {
    const email = newAddress('victim')
    const [victim, attacker] = [openBrowser(instance.origin), openBrowser(instance.origin, '127.0.1.1')]
    const fields = { intent: 'register', email, password: STOLEN, confirmPassword: STOLEN }
    const first = codeIn(await mailAfter(instance, email, () => attacker.submit('/login?view=register', fields)))
    await victim.submit('/login', { intent: 'sign-in', email, code: first })
    // What the victim does next, when that did not let them in: their own code.
    if (!(await isSignedIn(victim))) {
      const mail = await mailAfter(instance, email, () => victim.submit('/login', { intent: 'send-code', email }))
      await victim.submit('/login', { intent: 'sign-in', email, code: codeIn(mail) })
    }
    const isIn = await isSignedIn(victim)
    await attacker.submit('/login', { intent: 'sign-in-with-password', email, password: STOLEN })
    const isStolen = await isSignedIn(attacker)
    return { measured: `victim in: ${yesOrNo(isIn)}; attacker in: ${yesOrNo(isStolen)}`, holds: !isStolen }
  },
}

/** Ten thousand take minutes: HOSTILE_FAILURES=10000. After the tenth they are all the same. */
const FAILURES = Number(process.env.HOSTILE_FAILURES || 1_000)

/** Wrong passwords and wrong codes, by turns, from two hundred addresses. */
const failOften = async (instance: Instance, email: string): Promise<string> => {
  const visitors = strangers(instance, 200)
  for (const visitor of visitors) await visitor.get('/login')
  const tokens = await Promise.all(
    visitors.map(async (visitor) => /name="antiForgery" value="([^"]+)"/.exec((await visitor.get('/login')).text)?.[1] ?? ''),
  )
  const answers = await askMany(FAILURES, 40, async (index) => {
    const place = index % visitors.length
    const visitor = visitors[place] ?? openBrowser(instance.origin)
    const wrong: Record<string, string> =
      index % 2 === 0 ? { intent: 'sign-in', code: 'AAAAAA' } : { intent: 'sign-in-with-password', password: 'wrong' }
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return ask(instance.origin, '/login', {
      method: 'POST',
      from: `127.0.1.${place + 1}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin: instance.origin },
      body: new URLSearchParams({ antiForgery: tokens[place] ?? '', email, ...wrong }).toString(),
    })
  })
  return statuses(answers)
}

const lockedOut: Attack = {
  name: `${FAILURES} wrong tries by strangers to sign in as a victim`,
  mustHold:
    'the victim signs in with the password from a browser that was in before, and with a mailed code or link from a new one',
  run: async (instance) => {
    const email = newAddress('victim')
    const known = openBrowser(instance.origin, '127.0.0.9')
    await registeredIn(instance, known, email)
    await signOut(known)
    if (await isSignedIn(known)) throw new Error('signing out left the session')
    const said = await failOften(instance, email)
    await known.submit('/login', { intent: 'sign-in-with-password', email, password: PASSWORD })
    const byPassword = await isSignedIn(known)
    const fresh = openBrowser(instance.origin, '127.0.0.10')
    const mail = await mailAfter(instance, email, () => fresh.submit('/login', { intent: 'send-code', email }))
    const link = /\/sign-in\/[\w-]+/.exec(mail)?.[0]
    if (link) await fresh.submit(link, {})
    const byLink = link ? await isSignedIn(fresh) : false
    return {
      measured: `${said}; by password from the known browser: ${yesOrNo(byPassword)}; by the mailed link from a new one: ${link ? yesOrNo(byLink) : 'no link in the mail'}`,
      holds: byPassword && byLink,
    }
  },
}

const MAX_MAILS = 30

const codesAsked: Attack = {
  name: 'a hundred codes and reset links asked for a victim by strangers',
  mustHold: `the victim gets in: with a code of their own in a browser of theirs, by the link of any mail in a new one; at most ${MAX_MAILS} mails`,
  run: async (instance) => {
    const victim = await anOwner(instance, 'victim')
    const { email } = victim
    const known = await signedInBrowser(instance, victim, '127.0.0.9')
    await signOut(known)
    for (const stranger of strangers(instance, 50)) {
      await stranger.submit('/login', { intent: 'send-code', email })
      await stranger.submit('/login?view=forgot', { intent: 'send-reset-link', email })
    }
    await wait(2_000)
    const mails = mailsTo(instance, email)
    const link = mails.map(({ text }) => /\/sign-in\/[\w-]+/.exec(text)?.[0]).findLast((found) => found !== undefined)
    const fresh = openBrowser(instance.origin, '127.0.0.10')
    if (link) await fresh.submit(link, {})
    const byLink = await isSignedIn(fresh)
    const own = await mailAfter(instance, email, () => known.submit('/login', { intent: 'send-code', email }))
    await known.submit('/login', { intent: 'sign-in', email, code: codeIn(own) })
    const isIn = await isSignedIn(known)
    return {
      measured: `${mails.length} mails; a link of theirs lets a new browser in: ${yesOrNo(byLink)}; the victim’s own code came: ${yesOrNo(own !== '')}; in: ${yesOrNo(isIn)}`,
      holds: isIn && byLink && mails.length <= MAX_MAILS,
    }
  },
}

const EVIL = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
const poisonedMail: Attack = {
  name: 'a reset link and a code, asked for under another Host',
  mustHold: 'no mail names that host',
  run: async (instance) => {
    const { email } = await anOwner(instance, 'victim')
    const body = JSON.stringify({ email })
    const headers = { 'content-type': 'application/json', ...EVIL }
    let answered = 0
    const mail = await mailAfter(instance, email, async () => {
      answered = (await ask(instance.origin, '/forgot-password', { method: 'POST', headers, body })).status
    })
    const poisoned = mailsTo(instance, email).filter(({ text }) => text.includes('evil.example'))
    return {
      measured: `${answered}; mailed: ${yesOrNo(mail !== '')}; poisoned ${poisoned.length}`,
      holds: poisoned.length === 0,
    }
  },
}

const RETURNS = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%0d%0aLocation:%20https://evil.example',
]
const openRedirect: Attack = {
  name: 'a login that is to lead to another site',
  mustHold: 'every way leads to a path of this instance',
  run: async (instance) => {
    const ways: string[] = []
    for (const at of RETURNS) {
      const owner = await anOwner(instance, 'victim')
      const browser = openBrowser(instance.origin)
      const ask = () => browser.submit('/login', { intent: 'send-code', email: owner.email })
      const code = codeIn(await mailAfter(instance, owner.email, ask))
      const answer = await browser.submit(`/login?returnUrl=${encodeURIComponent(at)}`, {
        intent: 'sign-in',
        email: owner.email,
        code,
      })
      ways.push(String(answer.headers.location ?? answer.status))
    }
    return { measured: ways.join(', '), holds: ways.every((way) => /^\/(?![/\\])|^\d+$/.test(way)) }
  },
}

const doubleSpend: Attack = {
  name: 'one sign-in link, used by twenty requests at once',
  mustHold: 'one session',
  run: async (instance) => {
    const owner = await anOwner(instance, 'victim')
    const browsers = strangers(instance, 20)
    await Promise.all(browsers.map((browser) => browser.submit(owner.signInPath, {})))
    const inside = (await Promise.all(browsers.map(isSignedIn))).filter(Boolean).length
    return { measured: `${inside} sessions`, holds: inside === 1 }
  },
}

const foreignForms: Attack = {
  name: 'forms and calls sent by another site in the name of a victim',
  mustHold: 'none is obeyed',
  run: async (instance) => {
    const owner = await anOwner(instance, 'victim')
    const browser = await signedInBrowser(instance, owner)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const evil = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const form = { ...evil, 'content-type': 'application/x-www-form-urlencoded' }
    const stolen = new URLSearchParams({ intent: 'save', name: 'Taken over', timeZone: 'UTC' }).toString()
    const pages = ['/station/settings', '/station/scheduler', '/sign-out', '/schedule/call']
    for (const page of pages) await ask(instance.origin, page, { method: 'POST', headers: form, body: stolen })
    const saved = { method: 'POST', headers: { ...evil, 'content-type': 'application/json' }, body: '{}' }
    const call = await ask(instance.origin, '/schedulers', saved)
    const { rows } = await instance.services.db.pool.query<{ name: string }>('SELECT name FROM station WHERE id = $1', [
      owner.stationId,
    ])
    const stays = (await isSignedIn(browser)) && rows[0]?.name !== 'Taken over'
    return {
      measured: `the session stays and nothing was changed: ${yesOrNo(stays)}; the call ${call.status}`,
      holds: stays && call.status === 403,
    }
  },
}

export const DOOR_ATTACKS: readonly Attack[] = [
  ...[codeElsewhere, preRegistered, lockedOut, codesAsked, poisonedMail, openRedirect, doubleSpend, foreignForms],
]
