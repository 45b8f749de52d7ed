/**
 * Where a broadcast goes, as it is saved. The connection and the private key are secrets and are sealed before they are stored. With `keep`
 * the masked form came back unchanged: what is stored stays. `hostKey` is the server's key as it was shown; left out, the first connection
 * says which one it is.
 */
export type DeliveryTarget =
  | { kind: 'link' }
  | { kind: 'email'; address: string }
  | { kind: 'ftp'; connectionString: string; allowPlain: boolean }
  | { kind: 'ftp'; keep: string; allowPlain?: boolean }
  | { kind: 'sftp'; connectionString: string; privateKey: string; hostKey?: string }
  | { kind: 'sftp'; keep: string; hostKey?: string }
