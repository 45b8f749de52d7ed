import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { babble } from './signals.ts'

export type SpeechAsked = {
  path: string
  authorization?: string
  body: { input: string; voice: string; model: string; speed: number; instructions: string }
}
export type SpeechAnswer =
  | { status?: number; headers?: Record<string, string>; body?: Uint8Array | string }
  | 'drop'
  | 'hang'
  | 'drip'

/** A speech endpoint on this machine that answers as it is told; what it was asked is kept in `asked`. */
export const startSpeechEndpoint = async (answer: (asked: SpeechAsked, nth: number) => SpeechAnswer) => {
  const asked: SpeechAsked[] = []
  const server = createServer(async (request, response) => {
    const question = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(await readBody(request)),
    }
    asked.push(question)
    const reported = answer(question, asked.length)
    if (reported === 'hang') return
    if (reported === 'drip') return drip(response)
    if (reported === 'drop') return void request.socket.destroy()
    response.writeHead(reported.status ?? 200, reported.headers).end(reported.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A few bytes now and then, for as long as somebody listens. */
const drip = (response: ServerResponse): void => {
  const timer = setInterval(() => response.write(new Uint8Array(64)), 20)
  response.on('close', () => clearInterval(timer))
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** What an endpoint might send: babble of `seconds` as s16le at 24 kHz. */
export const pcmBabble = (seconds: number): Uint8Array => {
  const samples = Int16Array.from(babble(seconds, 24_000), (sample) => sample * 32_767)
  return new Uint8Array(samples.buffer)
}
