import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const full = () => new Error('full')

const gate = () => {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('the work queue', () => {
  it('runs no more jobs at a time than it has slots, in order', async () => {
    const queue = createWorkQueue(2, 10, full)
    const gates = [gate(), gate(), gate(), gate()]
    const started: number[] = []
    const jobs = gates.map(({ opened }, i) =>
      queue.run(async () => {
        started.push(i)
        await opened
      }),
    )
    await Promise.resolve()
    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await jobs[1]
    await Promise.resolve()
    expect(started).toEqual([0, 1, 2])
    for (const { open } of gates) open()
    await Promise.all(jobs)
    expect(started).toEqual([0, 1, 2, 3])
  })

  it('refuses what is beyond its bound', async () => {
    const queue = createWorkQueue(1, 1, full)
    const { open, opened } = gate()
    const running = [queue.run(() => opened), queue.run(() => opened)]
    await expect(queue.run(() => opened)).rejects.toThrow('full')
    open()
    await Promise.all(running)
    await expect(queue.run(async () => 'room again')).resolves.toBe('room again')
  })

  it('lets a waiting job leave at once when it is called off, and goes on with the others', async () => {
    const queue = createWorkQueue(1, 5, full)
    const { open, opened } = gate()
    const first = queue.run(() => opened)
    const abort = new AbortController()
    let hasRun = false
    const second = queue.run(async () => {
      hasRun = true
    }, abort.signal)
    const third = queue.run(async () => 'third')
    abort.abort(new Error('called off'))
    await expect(second).rejects.toThrow('called off')
    open()
    await first
    await expect(third).resolves.toBe('third')
    expect(hasRun).toBe(false)
  })

  it('gives the slot of a failed job to the next one', async () => {
    const queue = createWorkQueue(1, 5, full)
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const next = queue.run(async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    await expect(next).resolves.toBe('next')
  })
})
