/** The field that stands in the seal of a target's FTP address: who seals and who opens must name the same. */
export const SEALED_FTP_FIELD = 'target.ftp'
/** The field that stands in the seal of what the headers of a scheduler's sources hold. */
export const SEALED_SOURCES_FIELD = 'scheduler.sources'
