import type { PreviewDesk } from '@hourcast/server/previews/preview-desk'
import type { Services } from '@hourcast/server/services'
import type { RateLimit } from '../server/api/rate-limit.ts'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext {
    nonce: string
    services: Services
    /** The previews of this process. */
    previews: PreviewDesk
    /** The socket's own address, whatever a header says. */
    remoteAddress: string
    /** Counts a form of the doors for this visitor: 0, or how many seconds to wait. */
    knock: () => number
    /** Counts what an owner asks for, by a key: 0, or how many seconds to wait. */
    limit: RateLimit
  }
}
