import { type Answer, ask, type Question } from './ask.ts'

export type Fields = Record<string, string>

/** A browser with its cookies, which fills in the forms of our pages as a person without JavaScript does. */
export type Browser = {
  cookies: ReadonlyMap<string, string>
  get(path: string): Promise<Answer>
  /** The page is opened first, for its token; then its form is sent. Some forms stand on another page. */
  submit(path: string, fields: Fields, page?: string): Promise<Answer>
  /** As our own scripts ask: JSON, with the token of the session. */
  call(path: string, body: unknown): Promise<Answer>
}

const tokenOf = (page: string): string => /name="antiForgery" value="([^"]+)"/.exec(page)?.[1] ?? ''

export const openBrowser = (origin: string, from = '127.0.0.1'): Browser => {
  const cookies = new Map<string, string>()
  const keep = (answer: Answer): Answer => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const at = pair.indexOf('=')
      const isEnded = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
      if (isEnded) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const send = async (path: string, { headers = {}, ...question }: Question = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return keep(await ask(origin, path, { ...question, from, headers: { ...headers, ...(cookie === '' ? {} : { cookie }) } }))
  }
  return {
    cookies,
    get: (path) => send(path),
    submit: async (path, fields, page = path) => {
      const antiForgery = tokenOf((await send(page)).text)
      return send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: new URLSearchParams({ antiForgery, ...fields }).toString(),
      })
    },
    call: (path, body) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': tokenCookieOf(cookies), origin },
        body: JSON.stringify(body),
      }),
  }
}

const tokenCookieOf = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? ''

/** Whether a page that only an owner sees opens. */
export const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.get('/station/settings')).status === 200

export const signOut = (browser: Browser): Promise<Answer> => browser.submit('/sign-out', {}, '/station/settings')
