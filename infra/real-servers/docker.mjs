// The Docker engine, where one answers. testcontainers is loaded only then: it is large.
const ANSWER_MS = 20_000

const inTime = (promise) => {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ANSWER_MS / 1000} s`)), ANSWER_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** `{ engine, whyNot }`: one of them is undefined. */
export const findDocker = async () => {
  try {
    const { getContainerRuntimeClient } = await import('testcontainers')
    return { engine: await inTime(getContainerRuntimeClient()) }
  } catch (error) {
    return { whyNot: error.message.split('\n')[0] }
  }
}

/** Kills the container's processes with -9 and starts them again: the same container, data and ports. */
export const killAndStart = async ({ engine }, container) => {
  const handle = engine.container.getById(container.getId())
  await handle.kill({ signal: 'SIGKILL' })
  await handle.wait()
  await handle.start()
}
