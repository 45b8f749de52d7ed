import type { Result } from '@hourcast/domain/problem'

const UNREACHABLE: Result<never> = {
  ok: false,
  problem: { code: 'unavailable', message: 'The server did not answer. Everything is kept; try again in a moment.' },
}

/** Signed out in the middle: sign in again, and everything is still there. */
const signInAgain = (): Promise<never> => {
  location.reload()
  return new Promise(() => {})
}

const read = async <T>(response: Response): Promise<Result<T>> => {
  if (response.status === 401) return signInAgain()
  try {
    return (await response.json()) as Result<T>
  } catch {
    return UNREACHABLE
  }
}

const tokenOf = (cookies: string): string => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''

/** One of the wizard's calls. Never throws but for an abort of `signal`. */
export const call = async <T>(intent: string, body: object, signal?: AbortSignal): Promise<Result<T>> => {
  try {
    const response = await fetch('/schedule/call', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': tokenOf(document.cookie) },
      body: JSON.stringify({ ...body, intent }),
      ...(signal ? { signal } : {}),
    })
    return await read<T>(response)
  } catch (error) {
    if (signal?.aborted) throw error
    return UNREACHABLE
  }
}

export const poll = async <T>(path: string, signal: AbortSignal): Promise<Result<T>> => {
  try {
    return await read<T>(await fetch(path, { signal, headers: { accept: 'application/json' } }))
  } catch (error) {
    if (signal.aborted) throw error
    return UNREACHABLE
  }
}
