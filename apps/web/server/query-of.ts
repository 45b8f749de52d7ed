/** The parameters of a request's address: all that follows the first '?', no matter what comes before it. */
export const queryOf = ({ originalUrl }: { originalUrl: string }): URLSearchParams => {
  const start = originalUrl.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : originalUrl.slice(start))
}
