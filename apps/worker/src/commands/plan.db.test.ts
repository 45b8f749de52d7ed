import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { planCommand } from './plan.ts'

test('plan set gives a station a plan, with its end or without, and takes it back; plan list shows them', async () => {
  const { url, prisma } = await givenDatabase()
  await setEnvironment({ HOURCAST_EMBEDDED_DATABASE_URL: url })
  for (const [id, isExample] of [
    ['anna', false],
    ['demo', true],
  ] as const)
    await prisma.owner.create({
      data: { id, email: `${id}@radio.example`, station: { create: { id: `of-${id}`, name: id, isExample } } },
    })
  const plan = (...args: string[]) => outputOf(planCommand(), args)
  expect(await plan('list')).toBe('anna@radio.example  none  hosts 0')
  expect(await plan('set', 'anna@radio.example', 'professional')).toBe('anna@radio.example: professional')
  expect(await plan('set', 'Anna@Radio.example', 'network', '--until', '2027-01-01')).toBe(
    'anna@radio.example: network until 2027-01-01T00:00:00.000Z',
  )
  expect(JSON.parse(await plan('list', '--json'))).toEqual([
    { email: 'anna@radio.example', plan: 'network', endsAt: '2027-01-01T00:00:00.000Z', hosts: 0 },
  ])
  expect(await plan('set', 'anna@radio.example', 'none')).toBe('anna@radio.example: none')
  expect(await prisma.station.findUnique({ where: { id: 'of-anna' } })).toMatchObject({ planId: null, planEndsAt: null })
  await expect(plan('set', 'anna@radio.example', 'gold')).rejects.toMatchObject({ exitCode: 2 })
  await expect(plan('set', 'otto@radio.example', 'starter')).rejects.toMatchObject({ exitCode: 2 })
  await expect(plan('set', 'anna@radio.example', 'starter', '--until', 'soon')).rejects.toMatchObject({ exitCode: 2 })
})
