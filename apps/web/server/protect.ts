import type { Config } from '@hourcast/server/config'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** Nothing from elsewhere: scripts by nonce, everything else from this origin. In dev mode Vite puts styles into the page itself. */
export const protect = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
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
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
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
