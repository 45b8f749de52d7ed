import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './nonce.ts'
import { yieldToStyles } from './yield-to-styles.ts'

const ABORT_MS = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Who is signed in stands on the page: it is nobody else's. A page may ask for more.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return new Promise<Response>((resolve, reject) => {
    let code = status
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} />
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        // Loaders have read everything by then: nothing is gained by sending a page in pieces, and each piece costs as much as its letters.
        onAllReady: () => {
          // Left running it would keep the tree of every request in memory for its whole time.
          clearTimeout(timer)
          // In dev mode React compares every attribute with its own page, and warns of what it does not know.
          const send = (page: string) =>
            resolve(new Response(import.meta.env.DEV ? page : yieldToStyles(page), { headers, status: code }))
          text(stream.pipe(new PassThrough())).then(send, reject)
        },
        onShellError: reject,
        onError: (error) => {
          code = 500
          context.services.log.error(
            { reason: error instanceof Error ? error.message : String(error) },
            'a page could not be rendered',
          )
        },
      },
    )
    const timer = setTimeout(() => stream.abort(), ABORT_MS)
  })
}

/** What a loader or an action threw. A visitor who went away, or who asked for what there is not, is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.services.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'a page could not be made')
}
