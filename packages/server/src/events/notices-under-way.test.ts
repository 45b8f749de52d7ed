import { describe, expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { afterMail, decideNotice, type OwnerKnows, TROUBLE_EVERY_MS, type Trouble } from './decide-notice.ts'
import { calm, delivered, event, failed, fellBack, MINUTE, START } from './testing/notice-events.ts'

describe('trouble that comes while a mail is on its way', () => {
  const during = (sent: AnyEvent[], news: AnyEvent): OwnerKnows => {
    const onItsWay = { ...sent.reduce((knows, one) => decideNotice(knows, one, START), calm), isSending: true }
    return afterMail(decideNotice(onItsWay, news, START), onItsWay, START)
  }

  test('is told at once when it is worse', () => {
    const worse = failed()
    expect(during([fellBack()], worse)).toMatchObject({ trouble: { eventId: worse.id }, heldUntil: null })
  })

  test('is known when it is no worse', () => {
    expect(during([failed()], fellBack())).toMatchObject({ failing: true, trouble: null })
    expect(during([failed()], failed())).toMatchObject({ failing: true, trouble: null })
  })

  test('is told when the hour is over where the mail says that it works again', () => {
    const again = fellBack()
    const expected = { failing: true, trouble: { eventId: again.id }, heldUntil: START + TROUBLE_EVERY_MS }
    expect(during([failed(), delivered()], again)).toMatchObject(expected)
  })
})

describe('while the mail server is away', () => {
  const after = (...events: AnyEvent[]) => events.reduce((knows, one) => decideNotice(knows, one, START), calm)

  test('the newest trouble waits in place of an older one that is no worse', () => {
    const [first, second] = [failed(), failed()]
    expect(after(first, second, fellBack())).toMatchObject({ failing: true, trouble: { eventId: second.id } })
  })

  test('a recovery waits beside the trouble, to be told in the same mail', () => {
    const [trouble, again] = [failed(), delivered()]
    expect(after(trouble, again)).toMatchObject({ failing: false, trouble: { eventId: trouble.id }, recoveryEventId: again.id })
  })

  test('trouble within the hour drops a recovery that nobody was told of', () => {
    const lastNotified: Trouble = { eventId: 'told', broadcastId: 'told', weight: 3, targets: [] }
    const notified: OwnerKnows = { ...calm, lastSentAt: START, lastNotified, recoveryEventId: 'recovery' }
    expect(decideNotice(notified, failed(), START + MINUTE)).toMatchObject({
      failing: true,
      recoveryEventId: null,
      heldUntil: START + TROUBLE_EVERY_MS,
    })
  })
})

test('events of schedulers and of the link are no tidings', () => {
  for (const other of [event('scheduler.saved', { revision: 1 }), event('link.fetched')])
    expect(decideNotice(calm, other, START)).toEqual(calm)
})
