import type { Services } from '@hourcast/server/services'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext {
    nonce: string
    services: Services
  }
}
