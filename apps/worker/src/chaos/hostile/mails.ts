import { setTimeout as wait } from 'node:timers/promises'
import { ask, statuses } from './ask.ts'
import type { Attack } from './attack.ts'
import { airNow, anOwner, aScheduler, mailsTo, must, newAddress, signedInBrowser } from './owners.ts'

const hasBulletin = (text: string): boolean => /content-type: audio\/mpeg|filename=.*\.mp3/i.test(text)

const stranger: Attack = {
  name: 'bulletins by e-mail to somebody who never asked for them',
  mustHold: 'no bulletin goes there, and at most one mail that asks',
  run: async (instance) => {
    const owner = await anOwner(instance, 'attacker')
    const address = newAddress('stranger')
    const { schedulerId } = must(await aScheduler(instance, owner, { targets: [{ kind: 'email', address }] }))
    for (let times = 0; times < 3; times += 1) await airNow(instance, { ...owner, schedulerId })
    await wait(1_000)
    const mails = mailsTo(instance, address)
    const bulletins = mails.filter(({ text }) => hasBulletin(text))
    return {
      measured: `${bulletins.length} bulletins, ${mails.length - bulletins.length} other mails`,
      holds: bulletins.length === 0 && mails.length <= 1,
    }
  },
}

/** As a mail program does it (RFC 8058): a POST to the address in the header, nothing else known. */
const pressUnsubscribe = (origin: string, path: string) =>
  ask(origin, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

const unsubscribe: Attack = {
  name: 'unsubscribing a victim by a guess, and by only opening the link',
  mustHold: 'every bulletin says how to unsubscribe; nothing but that very link, pressed, ends it',
  run: async (instance) => {
    const owner = await anOwner(instance, 'victim')
    await signedInBrowser(instance, owner)
    // Their own address; opening the mailed link has confirmed it.
    await instance.services.db.pool.query('UPDATE owner SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1', [
      owner.ownerId,
    ])
    const { schedulerId } = must(await aScheduler(instance, owner, { targets: [{ kind: 'email', address: owner.email }] }))
    const air = async (): Promise<number> => {
      await airNow(instance, { ...owner, schedulerId })
      await wait(1_000)
      return mailsTo(instance, owner.email).filter(({ text }) => hasBulletin(text)).length
    }
    const first = await air()
    const mail = mailsTo(instance, owner.email).find(({ text }) => hasBulletin(text))
    const header = /^list-unsubscribe: .*<(https?:[^>]+)>/im.exec(mail?.head ?? '')?.[1]
    if (!header) return { measured: `${first} bulletins; none says List-Unsubscribe`, holds: false }
    const isOneClick = /^list-unsubscribe-post: List-Unsubscribe=One-Click/im.test(mail?.head ?? '')
    const { pathname, search } = new URL(header)
    const path = pathname + search
    const guesses = [path.slice(0, -1), `${path.slice(0, -4)}AAAA`, path.replace(/[\w-]{10,}/, 'AAAAAAAAAAAAAAAAAAAAAAAA')]
    const answers = []
    for (const guess of guesses) answers.push(await pressUnsubscribe(instance.origin, guess))
    const opened = await ask(instance.origin, path)
    const second = await air()
    const pressed = await pressUnsubscribe(instance.origin, path)
    const third = await air()
    return {
      measured: `guesses ${statuses(answers)}, opened ${opened.status}, pressed ${pressed.status}; bulletins ${first}, then ${second}, then ${third}; one click: ${isOneClick}`,
      holds:
        isOneClick &&
        answers.every(({ status }) => status >= 400 && status < 500) &&
        second === first + 1 &&
        third === second &&
        pressed.status < 300,
    }
  },
}

const NAMES = [
  'Radio\r\nBcc: evil@evil.example',
  'Radio\nX-Evil: 1',
  'Radio\u0000',
  'Radio\u2028Bcc: evil@evil.example',
  '"Radio" <evil@evil.example>, x',
]

const headers: Attack = {
  name: 'a station’s name that holds a mail’s header',
  mustHold: 'it is refused, or stands in the subject alone',
  run: async (instance) => {
    const owner = await anOwner(instance, 'attacker')
    await instance.services.db.pool.query('UPDATE owner SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1', [
      owner.ownerId,
    ])
    let saved = 0
    for (const stationName of NAMES) {
      const made = await aScheduler(instance, owner, { stationName, targets: [{ kind: 'email', address: owner.email }] })
      if (!made.ok) continue
      saved += 1
      await airNow(instance, { ...owner, schedulerId: made.value.schedulerId })
    }
    await wait(1_000)
    const heads = mailsTo(instance, owner.email).map(({ head }) => head)
    const injected = heads.filter((head) => /^(bcc|x-evil):/im.test(head) || /^(to|from|reply-to):.*evil/im.test(head))
    return {
      measured: `${saved} of ${NAMES.length} names taken, ${heads.length} mails, ${injected.length} with a header of the attacker`,
      holds: injected.length === 0,
    }
  },
}

export const MAIL_ATTACKS: readonly Attack[] = [stranger, unsubscribe, headers]
