import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

const NEWEST = 12

export const dataFolder = (): string => process.env.HOURCAST_DATA ?? '.data'

/** Opens a page that is closed to visitors of the instance that is tested, by the key in its data folder. */
export const withKey = (path: string): string => `${path}?key=${readFileSync(join(dataFolder(), 'mail-key'), 'utf8').trim()}`

export const mailbox = (): string => withKey('/dev/mail')

/** What `wanted` catches in the newest mail for an address that holds it, as /dev/mail shows it; waits until there is one, and one other than `before`. */
export const readMail = async (request: APIRequestContext, address: string, wanted: RegExp, before?: string): Promise<string> => {
  const text = async (path: string) => (await (await request.get(path)).text()).replaceAll('&#x27;', "'")
  const look = async (): Promise<string> => {
    const names = [...(await text(mailbox())).matchAll(/href="(\/dev\/mail\/[^"/]+\.eml)"/g)].map(([, path = '']) => path)
    for (const path of [...new Set(names)].slice(0, NEWEST)) {
      const mail = await text(path)
      const match = wanted.exec(mail)
      const found = match?.[1] ?? match?.[0]
      if (found && found !== before && mail.includes(`<dd>${address}</dd>`)) return found
    }
    return ''
  }
  let found = ''
  await expect
    .poll(async () => {
      found = await look()
      return found
    })
    .not.toBe('')
  return found
}
