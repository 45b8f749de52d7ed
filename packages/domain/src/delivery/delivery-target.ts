/** Where a broadcast goes, as it is saved: the FTP text is a secret and is sealed before it is stored. */
export type DeliveryTarget =
  | { kind: 'link' }
  | { kind: 'email'; address: string }
  | { kind: 'ftp'; connectionString: string; allowPlain: boolean }
  /** The masked form came back unchanged: the connection that is stored stays. */
  | { kind: 'ftp'; keep: string; allowPlain?: boolean }
