/** In the order in which a connection is tried. */
export const FTP_STEPS = [
  'connect',
  'encrypt',
  'log in',
  'open folder',
  'upload',
  'compare size',
  'rename',
  'read back',
  'delete',
] as const

export type FtpStep = (typeof FTP_STEPS)[number]

/** The step that a message 'FTP, read back: …' names; the first for one that names none. */
export const failedFtpStep = (message: string): FtpStep =>
  FTP_STEPS.find((step) => message.startsWith(`FTP, ${step}: `)) ?? 'connect'
