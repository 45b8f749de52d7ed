import { expect, test } from 'vitest'
import { afterDeletion } from './after-deletion.ts'

const AIR = 1_000
const told = { state: 'delivered', detail: null } as const
const link = { kind: 'link', state: 'released', releasedAt: AIR } as const
const ftp = { kind: 'ftp', state: 'released', releasedAt: AIR } as const
const states = ({ state, deliveries }: ReturnType<typeof afterDeletion>) => [state, ...deliveries.map((each) => each.state)]

test('what the link would have released after its host was deleted reached nobody, and says so', () => {
  expect(states(afterDeletion(told, [link], AIR - 1))).toEqual(['cancelled', 'withheld'])
  expect(afterDeletion(told, [link], AIR)).toMatchObject({ detail: expect.stringContaining('deleted'), state: 'cancelled' })
})

test('what aired before the host was deleted is delivered, as is that of a host that was restored', () => {
  expect(afterDeletion(told, [link], AIR + 1)).toEqual({ ...told, deliveries: [link] })
  expect(afterDeletion(told, [link], null)).toEqual({ ...told, deliveries: [link] })
})

test('what was on its way to a server is delivered all the same; where that failed, it failed', () => {
  expect(states(afterDeletion(told, [link, ftp], AIR - 1))).toEqual(['delivered', 'withheld', 'released'])
  expect(states(afterDeletion(told, [link, { ...ftp, state: 'failed' }], AIR - 1))).toEqual(['failed', 'withheld', 'failed'])
})
