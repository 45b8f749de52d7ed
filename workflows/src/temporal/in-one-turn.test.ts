import { expect, test } from 'vitest'
import { inOneTurn } from './in-one-turn.ts'

const noting = () => {
  const worked: string[] = []
  const call = inOneTurn(async (inputs: readonly string[]) => {
    worked.push(inputs.join())
    return inputs.map((input) => input.toUpperCase())
  })
  return { call, worked }
}

test('what is called in the same turn is done as one, and each has its own answer', async () => {
  const { call, worked } = noting()
  expect(await Promise.all([call('a'), call('b')])).toEqual(['A', 'B'])
  expect(worked).toEqual(['a,b'])
})

test('those who waited for the same thing go on in the same turn', async () => {
  const { call, worked } = noting()
  const awaited = Promise.resolve()
  const after = async (input: string) => {
    await awaited
    return call(input)
  }
  await Promise.all(['a', 'b', 'c'].map(after))
  expect(worked).toEqual(['a,b,c'])
})

test('what comes later waits for nobody: it is done by itself, also while the first is under way', async () => {
  let end = () => {}
  const begun: string[] = []
  const call = inOneTurn(async (inputs: readonly string[]) => {
    begun.push(inputs.join())
    if (inputs.includes('long'))
      await new Promise<void>((resolve) => {
        end = resolve
      })
    return inputs
  })
  const long = call('long')
  await Promise.resolve()
  await Promise.resolve()
  expect(await call('short')).toBe('short')
  expect(begun).toEqual(['long', 'short'])
  end()
  expect(await long).toBe('long')
})

test('when it fails, it fails for each', async () => {
  const call = inOneTurn(() => Promise.reject(new Error('no')))
  const settled = await Promise.allSettled([call('a'), call('b')])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
