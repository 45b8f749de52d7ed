import type { FileKind } from './delivery-kinds.ts'

/**
 * Where a broadcast goes, as it is saved. The connection and the private key are secrets and are sealed before they are stored. With `keep`
 * the masked form came back unchanged: what is stored stays. `hostKey` is the server's key as it was shown; left out, the first connection
 * says which one it is.
 */
export type DeliveryTarget =
  | { kind: 'link' }
  | { kind: 'email'; address: string }
  | ({ kind: FileKind; connectionString: string; privateKey?: string } & Known)
  | ({ kind: FileKind; keep: string } & Known)

/** What of a file server is no secret. */
type Known = { allowPlain?: boolean; hostKey?: string }
