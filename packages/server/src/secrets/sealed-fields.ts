/** The field that stands in the seal of a target's FTP address: who seals and who opens must name the same. */
export const SEALED_FTP_FIELD = 'target.ftp'
