/** Several cookies in one answer: each has a header of its own. */
export const cookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
