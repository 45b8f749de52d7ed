/** AES-256-GCM, random nonce, associated data `stationId|field`, key id in front for rotation. */
export type Sealer = {
  seal(plain: string, context: { stationId: string; field: string }): string
  /** Throws when the context differs, the text was changed or the key is unknown. */
  open(sealed: string, context: { stationId: string; field: string }): string
}
