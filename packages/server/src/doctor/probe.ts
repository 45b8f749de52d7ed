/** One configured address or twin, tried step by step. `steps` throw at the step that fails; `advice` says what to do then. */
export type Probe = {
  name: string
  /** What it is, for people: the address without its secrets, or the twin. */
  target: string
  /** The longest that a step may take, where that is more than ten seconds. */
  stepMs?: number
  steps: { name: string; run: (signal: AbortSignal) => Promise<string> }[]
  advice: string
}

/** An address as it may be printed: user and host, never a password or a query. */
export const withoutSecrets = (address: string): string => {
  const url = new URL(address)
  return `${url.protocol}//${url.username ? `${decodeURIComponent(url.username)}@` : ''}${url.host}${url.pathname}`
}
