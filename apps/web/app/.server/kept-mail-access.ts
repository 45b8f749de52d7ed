import type { Services } from '@hourcast/server/services'
import type { AppLoadContext } from '@remix-run/node'

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Headers of whoever passes a request on for others: then its own address says nothing. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Without SMTP_URL mails lie as files in the data folder. */
export const keepsMail = ({ config }: Pick<Services, 'config'>): boolean => config.SMTP_URL === undefined

/**
 * Whether this request may read the mails that the instance keeps: it comes from this machine, by the address of its socket, for a name
 * of this machine, and through nobody else. What a header claims can only refuse it. An instance with a public address shows none to anybody:
 * a proxy in front of it need not say that it is one.
 */
export const mayReadKeptMail = (request: Request, { services, remoteAddress }: AppLoadContext): boolean =>
  keepsMail(services) &&
  LOOPBACK.test(remoteAddress) &&
  LOOPBACK_NAMES.has(new URL(request.url).hostname) &&
  LOOPBACK_NAMES.has(new URL(services.config.PUBLIC_URL).hostname) &&
  PASSED_ON.every((name) => !request.headers.has(name))

export const requireKeptMail = (request: Request, context: AppLoadContext): void => {
  if (!mayReadKeptMail(request, context)) throw new Response(null, { status: 404 })
}
