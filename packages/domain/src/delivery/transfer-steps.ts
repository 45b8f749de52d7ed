/** What is done with a file server, in the order in which a connection is tried. */
export const TRANSFER_STEPS = [
  'connect',
  'encrypt',
  'host key',
  'log in',
  'open folder',
  'upload',
  'compare size',
  'rename',
  'read back',
  'delete',
] as const

export type TransferStep = (typeof TRANSFER_STEPS)[number]
