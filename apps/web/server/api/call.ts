import type { Readable } from 'node:stream'
import type { CallProblemCode, ProblemDocument } from '@hourcast/domain/calls/problem-document'
import type { BrowserInput } from '@hourcast/server/accounts/browser'
import type { PreviewDesk } from '@hourcast/server/previews/preview-desk'
import type { Services } from '@hourcast/server/services'
import type { AudioFacts, Slice } from '@hourcast/server/storage/audio-store'
import type { z } from 'zod'
import type { Owner } from '../find-owner.ts'

export type CallServices = Services & { previews: PreviewDesk }

export type AnsweredAudio = Pick<AudioFacts, 'sha256' | 'sizeBytes'> & { stream(slice: Slice): Promise<Readable> }

export type Answered = {
  status: number
  /** JSON; a text is sent as it is. */
  body?: unknown
  /** An MP3, sent with ranges. */
  audio?: AnsweredAudio
  headers?: Record<string, string | string[]>
}

export type CallProblem = {
  code: CallProblemCode
  message: string
  field?: string
  errors?: ProblemDocument['errors']
  retryAfterSeconds?: number
}

export type CallResult = { ok: true; value: Answered } | { ok: false; problem: CallProblem }

export type Who = 'anyone' | 'owner'
type Fields = z.ZodObject

export type Ask<W extends Who, P extends Fields, Q extends Fields, H extends Fields, B extends z.ZodType> = {
  /** Who asks, by session or API key. */
  caller: W extends 'owner' ? Owner : Owner | null
  params: z.output<P>
  query: z.output<Q>
  headers: z.output<H>
  body: z.output<B>
  /** Fires when the caller goes away. */
  signal: AbortSignal
  /** What the request shows of its sender. */
  browser: BrowserInput
}

export type CallAnswer = {
  description: string
  /** Without one the answer has no content. */
  schema?: z.ZodType
  /** application/json unless it says otherwise. */
  type?: 'text/plain' | 'audio/mpeg'
  example?: unknown
}

export type CallBody<B extends z.ZodType = z.ZodType> = {
  type: 'application/json' | 'multipart/form-data'
  schema: B
  limitBytes: number
  isOptional?: true
}

type CallOf<W extends Who, P extends Fields, Q extends Fields, H extends Fields, B extends z.ZodType> = {
  method: 'get' | 'post' | 'delete'
  /** As OpenAPI writes it: /schedulers/{stationId}. */
  path: string
  id: string
  tag: 'Accounts' | 'Schedulers' | 'Feeds' | 'Samples and previews' | 'Delivery' | 'Messages and data' | 'Webhooks'
  summary: string
  description?: string
  who: W
  params?: P
  query?: Q
  headers?: H
  body?: CallBody<B>
  answers: Record<number, CallAnswer>
  /** What it can say besides what follows from the rest of the call. */
  problems?: readonly CallProblemCode[]
  /** Requests a minute of one owner or, of visitors, one address. */
  limit: number
  /** A request that works, but for ids that are the caller's own. */
  example: { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> }
  handle(services: CallServices, ask: Ask<W, P, Q, H, B>): Promise<CallResult>
}

export type Call = CallOf<Who, Fields, Fields, Fields, z.ZodType>

/** A call whose handler gets what its schemas have made of the request. */
export const defineCall = <
  W extends Who,
  P extends Fields = z.ZodObject<Record<never, never>>,
  Q extends Fields = z.ZodObject<Record<never, never>>,
  H extends Fields = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
>(
  call: CallOf<W, P, Q, H, B>,
): Call => call as unknown as Call

export const answer = (status: number, body?: unknown, headers?: Answered['headers']): CallResult => ({
  ok: true,
  value: { status, ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) },
})

/** 256 kB: what a body may hold unless its call says otherwise. */
export const BODY_BYTES = 256 * 1024
