import { randomBytes } from 'node:crypto'
import type { Services } from '@hourcast/server/services'
import type { RequestHandler } from 'express'
import { headersOf } from './headers-of.ts'
import { type PackedPieces, packPieces } from './pack-pieces.ts'
import { rememberBriefly } from './remember-briefly.ts'
import { readSessionCookie } from './session-cookie.ts'

/** Renders the first page as a visitor sees it. */
export type RenderFrontPage = (nonce: string) => Promise<{ status: number; html: string }>

const REMEMBERED = { forMs: 1_000, most: 1 }
const HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding',
} as const

/**
 * The first page for visitors, rendered and packed at most once a second however many ask. Each answer gets a nonce of its own in the place
 * of the one that it was rendered with. A visitor who has a session goes on to the page that knows them.
 */
export const sendFrontPage = ({ clock, config }: Pick<Services, 'clock' | 'config'>, render: RenderFrontPage): RequestHandler => {
  const renderedWith = randomBytes(16).toString('base64')
  const rendered = rememberBriefly(clock, REMEMBERED, async () => {
    const { status, html } = await render(renderedWith)
    if (status !== 200) throw new Error(`the first page is ${status}`)
    return packPieces(html.split(renderedWith), renderedWith.length)
  })
  return (request, response, next) => {
    if (request.originalUrl !== '/' || readSessionCookie(headersOf(request), config) !== undefined) return next()
    const isPacked = request.acceptsEncodings('gzip') !== false
    const send = (pieces: PackedPieces) => {
      const bytes = pieces[isPacked ? 'gzip' : 'plain'](response.locals.nonce)
      response.set({ ...HEADERS, ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}), 'Content-Length': String(bytes.length) })
      response.end(bytes)
    }
    // What is wrong with it the page itself says.
    rendered('').then(send, () => next())
  }
}
