import type { HeadersArgs } from '@remix-run/node'

/**
 * Pages about an account: nothing of them stays in a cache, not even in the browser's own. A route exports it as `headers`. An action that was
 * asked for too often says when to ask again.
 */
export const noStore = ({ actionHeaders }: Partial<Pick<HeadersArgs, 'actionHeaders'>> = {}) => {
  const retryAfter = actionHeaders?.get('Retry-After') ?? null
  return { 'Cache-Control': 'no-store', ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }) }
}
