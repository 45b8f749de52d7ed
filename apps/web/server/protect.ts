import type { Config } from '@hourcast/server/config'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

type Needs = Pick<Config, 'PUBLIC_URL' | 'TILE_URL' | 'MAP_STREAMS'>

/** Nothing from elsewhere, but for what the operator has configured: scripts by nonce, everything else from this origin. In dev mode Vite puts styles into the page itself. */
export const protect = (
  { PUBLIC_URL, TILE_URL, MAP_STREAMS }: Needs,
  { inlineStyles = false }: { inlineStyles?: boolean } = {},
): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (_request, response) => `'nonce-${(response as Response).locals.nonce}'`],
        styleSrc: ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : [])],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...(TILE_URL ? [new URL(TILE_URL).origin] : [])],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:', ...(MAP_STREAMS === 'on' ? ['https:'] : [])],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only where the public address is https may a browser be told to insist on it.
    strictTransportSecurity: PUBLIC_URL.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
