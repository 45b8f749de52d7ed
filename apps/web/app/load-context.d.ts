import type { Services } from '@hourcast/server/services'

declare module '@remix-run/node' {
  interface AppLoadContext {
    nonce: string
    services: Services
  }
}
