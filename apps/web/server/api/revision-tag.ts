/** The revision of a scheduler as an entity tag: "3". */
export const revisionTag = (revision: number): string => `"${revision}"`

/** The revision that an If-Match names; undefined for none and for '*', -1 for one that no scheduler has. */
export const revisionOfTag = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined
  const [, digits] = /^\s*"(\d{1,9})"\s*$/.exec(header) ?? []
  return digits === undefined ? -1 : Number(digits)
}
