/** How often `sign` stands in `text`, in one pass. */
export const countOf = (text: string | Buffer, sign: string): number => {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1
  return count
}
