/**
 * What a request may bring at most. Anything larger is refused before anything looks at it: a request that costs its sender nothing
 * costs us nothing.
 */
export const REQUEST_LIMITS = {
  /** Letters of a path; the longest of ours names a station by an e-mail address. */
  path: 8_192,
  /** Routers look at a path once for each of its parts. */
  pathParts: 32,
  /** Letters of a page's whole address. */
  pageAddress: 8_192,
  /** Names in a query, and parts of a form with several parts. */
  names: 100,
  headers: 100,
  /** Letters of one header. */
  header: 8_192,
  /** All headers and the address together: sources stand in the address of some calls. */
  headBytes: 64 * 1024,
} as const

/** What connections may take. */
export const CONNECTION_LIMITS = {
  connections: 2_000,
  /** Requests that one connection may send before the first of them is answered: browsers send one. */
  inHand: 10,
  /** Until a request's headers are there. */
  headersMs: 10_000,
  /** Until its body is there too. */
  requestMs: 30_000,
  /** How often the two above are looked at. */
  checkMs: 2_000,
} as const
