/** The parameters of a request's address, whatever stands in front of them. */
export const queryOf = ({ originalUrl }: { originalUrl: string }): URLSearchParams => {
  const start = originalUrl.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : originalUrl.slice(start))
}
