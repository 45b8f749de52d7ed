import { PassThrough } from 'node:stream'
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './nonce.ts'

const ABORT_MS = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  return new Promise<Response>((resolve, reject) => {
    let code = status
    const answer = () => {
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      // Who is signed in stands on the page: it is nobody else's. A page may ask for more.
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
      stream.pipe(body)
    }
    // Search engines get the whole page at once.
    const waitsForAll = isbot(request.headers.get('user-agent') ?? '')
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={context.nonce}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} />
      </NonceContext.Provider>,
      {
        nonce: context.nonce,
        onShellReady: () => waitsForAll || answer(),
        onAllReady: () => {
          // Left running it would keep the tree of every request in memory for its whole time.
          clearTimeout(timer)
          if (waitsForAll) answer()
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
