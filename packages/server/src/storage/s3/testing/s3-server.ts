import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../s3-client.ts'

const SKEW_MS = 15 * 60_000
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: Buffer }

/** Signature version 4, worked out from its description and not by the client's own library. */
const signatureOf = ({ method, url, headers }: Asked, secret: string): { given: string; right: string } => {
  const [, scope = '', names = '', given = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers.authorization ?? '') ?? []
  const [date = '', region = '', service = '', end = ''] = scope.split('/')
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`)
  const canonical = [method, url.pathname, query.join('&'), ...lines, '', names, headers['x-amz-content-sha256']].join('\n')
  const key = [date, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const right = hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n')).toString('hex')
  return { given, right }
}

const timeOf = (stamp = ''): number => Date.parse(stamp.replace(/^(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5'))

export type TestS3 = {
  settings: S3Settings
  objects: Map<string, Buffer>
  /** Method and key of each request. */
  asked: string[]
  /** What is answered instead; 'nothing' leaves the request open. `times`: then it is well again. */
  fail(how: { status: number; code?: string } | 'nothing', times?: number): void
  heal(): void
  /** Ends each connection, and with it the requests that were left open. */
  hangUp(): void
  clock: { aheadMs: number }
}

/** An S3 in this process that checks what is signed, to be made ill. What a real one does is left to the contract suite. */
export const startS3 = async ({ knowsConditions = true } = {}): Promise<TestS3> => {
  const settings = { bucket: 'radio', region: 'eu-test-1', accessKeyId: 'THE-KEY-ID', secretAccessKey: 'the-secret-key' }
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const clock = { aheadMs: 0 }
  let illness: { how: { status: number; code?: string } | 'nothing'; left: number } | undefined

  const refusalOf = (request: Asked): [number, string] | undefined => {
    const { given, right } = signatureOf(request, settings.secretAccessKey)
    if (given !== right) return [403, 'SignatureDoesNotMatch']
    if (hex(request.body) !== request.headers['x-amz-content-sha256']) return [400, 'XAmzContentSHA256Mismatch']
    const apart = Math.abs(Date.now() + clock.aheadMs - timeOf(request.headers['x-amz-date'] as string))
    if (!(apart < SKEW_MS)) return [403, 'RequestTimeTooSkewed']
    if (request.url.pathname.split('/')[1] !== settings.bucket) return [404, 'NoSuchBucket']
    return undefined
  }

  /** Status, the name of what is wrong, and the bytes where nothing is. */
  const answerOf = ({ method, url, headers, body }: Asked): [status: number, code?: string, body?: Buffer] => {
    const key = url.pathname.split('/').slice(2).join('/')
    const there = objects.get(key)
    if (method === 'PUT') {
      if (knowsConditions && there && headers['if-none-match'] === '*') return [412, 'PreconditionFailed']
      objects.set(key, body)
      return [200]
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return [204]
    }
    if (key === '') return [200]
    if (!there) return [404, 'NoSuchKey']
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    return first === undefined ? [200, '', there] : [206, '', there.subarray(Number(first), Number(last) + 1)]
  }

  const answer = (request: Asked, response: ServerResponse): void => {
    const isIll = illness !== undefined && illness.left-- > 0
    if (isIll && illness?.how === 'nothing') return
    const ill = isIll && illness?.how !== 'nothing' ? illness?.how : undefined
    const [status, code = '', body = ''] = ill ? [ill.status, ill.code] : (refusalOf(request) ?? answerOf(request))
    const text = code ? `<Error><Code>${code}</Code><AWSAccessKeyId>${settings.accessKeyId}</AWSAccessKeyId></Error>` : body
    response.setHeader('date', new Date(Date.now() + clock.aheadMs).toUTCString())
    response.writeHead(status).end(request.method === 'HEAD' ? '' : text)
  }

  const server = createServer(async (request, response) => {
    const method = request.method ?? ''
    const url = new URL(request.url ?? '/', 'http://s3')
    const body = await buffer(request)
    asked.push(`${method} ${url.pathname.split('/').slice(2).join('/')}`)
    answer({ method, url, headers: request.headers, body }, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    ...{ objects, asked, clock },
    fail: (how, times = Number.POSITIVE_INFINITY) => {
      illness = { how, left: times }
    },
    heal: () => {
      illness = undefined
    },
    hangUp: () => server.closeAllConnections(),
  }
}
