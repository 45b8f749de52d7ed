import type { VoiceDesk } from '@hourcast/server/natural-voices/voice-desk'
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
    /** The natural voices of this machine. */
    voices: VoiceDesk
    /** Opens the kept mail and the page of natural voices; null where mail is sent. */
    mailKey: string | null
    /** Who a visitor is to the limits: their address, of IPv6 its network. */
    visitorKey: string
    /** Counts what is asked for, by a key: 0, or how many seconds to wait. */
    limit: RateLimit
  }
}
