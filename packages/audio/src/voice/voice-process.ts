import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createFrameReader, encodeVoiceFrame, type VoiceFrame } from './voice-frames.ts'
import { VoiceError } from './voice-types.ts'

export type VoiceProgram = {
  path: string
  args?: readonly string[]
  /** As errors name it: 'the built-in voice'. */
  name: string
}

export type VoiceProcess = {
  pid: number | undefined
  isAlive(): boolean
  /** Sends a question and waits for the next frame; one at a time. After a VoiceError or an abort the process is gone. */
  ask(question: unknown, limitMs: number, signal?: AbortSignal): Promise<VoiceFrame>
  kill(): void
}

const STDERR_KEPT = 2000

/**
 * Starts a voice program with this very Node. It gets no environment (it needs no secret) and a process group of its own, so that Ctrl-C
 * lets a rendering end; it leaves when its stdin closes, which is also how it follows us when we die. Idle, it keeps no process alive.
 */
export const startVoiceProcess = async (program: VoiceProgram, limitMs: number, signal?: AbortSignal): Promise<VoiceProcess> => {
  const { path, args = [], name } = program
  const child = spawn(process.execPath, [path, ...args], { stdio: 'pipe', env: { NODE_ENV: 'production' }, detached: true })
  const { nextFrame, isAlive, die } = listenTo(child, name)
  const { header } = await nextFrame(limitMs, signal)
  if (!isGreeting(header)) {
    const error = new VoiceError('unusable-answer', `${path} is no voice program: it began with ${excerpt(header)}`)
    die(error)
    throw error
  }
  return {
    pid: child.pid,
    isAlive,
    ask: (question, limit, abort) => {
      child.stdin.write(encodeVoiceFrame(question))
      return nextFrame(limit, abort)
    },
    kill: () => die(new VoiceError('closed', `${name} was closed`)),
  }
}

/** The start of a message, fit for an error. */
export const excerpt = (header: unknown): string => JSON.stringify(header).slice(0, 100)

const isGreeting = (header: unknown): boolean => {
  const greeting = header as { ready?: unknown; protocol?: unknown } | null
  return greeting?.ready === true && greeting.protocol === 1
}

type Asker = { resolve(frame: VoiceFrame): void; reject(error: unknown): void }

const listenTo = (child: ChildProcessWithoutNullStreams, name: string) => {
  let asker: Asker | null = null
  let death: VoiceError | null = null
  let said = ''
  const die = (error: VoiceError): void => {
    death ??= error
    child.kill('SIGKILL')
    asker?.reject(death)
    asker = null
  }
  const reader = createFrameReader((frame) => {
    if (!asker) return die(new VoiceError('unusable-answer', `${name} spoke unasked`))
    asker.resolve(frame)
    asker = null
  })
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk)
    } catch (cause) {
      die(new VoiceError('unusable-answer', `${name} sent bytes that are no answer`, { cause }))
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-STDERR_KEPT)
  })
  // What a broken pipe means is told by 'close'.
  child.stdin.on('error', () => {})
  child.on('error', (cause) => die(new VoiceError('died', `${name} could not be started: ${cause.message}`, { cause })))
  child.on('close', (code, signalName) => die(new VoiceError('died', describeEnd(name, signalName ?? code, said))))
  letGo(child)
  return {
    die,
    isAlive: () => death === null,
    nextFrame: (limitMs: number, signal?: AbortSignal): Promise<VoiceFrame> =>
      new Promise((resolve, reject) => {
        if (death) return reject(death)
        const timer = setTimeout(() => die(new VoiceError('timed-out', `${name} gave no answer within ${limitMs} ms`)), limitMs)
        const callOff = (): void => {
          reject(signal?.reason)
          die(new VoiceError('died', `${name} was ended because its work was called off`))
        }
        const settled = (): void => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', callOff)
        }
        asker = {
          resolve: (frame) => {
            settled()
            resolve(frame)
          },
          reject: (error) => {
            settled()
            reject(error)
          },
        }
        if (signal?.aborted) callOff()
        else signal?.addEventListener('abort', callOff, { once: true })
      }),
  }
}

const describeEnd = (name: string, how: string | number | null, said: string): string => {
  const lastWords = said.trim().split('\n').slice(-3).join(' ')
  return `${name} ended (${how})${lastWords ? `: ${lastWords}` : ''}`
}

// The streams of a child are sockets, each of which would keep this process alive.
const letGo = (child: ChildProcessWithoutNullStreams): void => {
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  }
}
