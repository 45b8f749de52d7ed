import { fail, ok, type Result } from '@hourcast/domain/problem'
import { ONLY_HTTPS } from '@hourcast/domain/webhooks/webhook-input'
import type { Services } from '../services.ts'
import { SourceError } from '../sources/source-error.ts'
import { readSourcePorts } from '../sources/source-ports.ts'
import { portOf, requireFetchable } from '../sources/source-url.ts'

type Rule = Pick<Services, 'guard' | 'config'>

/** Throws SourceError for an address that nothing is sent to. Its host is looked up and checked again when connecting. */
export const requireAddress = (url: URL, { guard, config }: Rule): void => {
  requireFetchable(url, { guard, ports: readSourcePorts(config.SOURCE_PORTS) })
  // A host that the operator has named is one of the own network.
  if (url.protocol !== 'https:' && !guard.isNamed(url.hostname, portOf(url))) throw new SourceError('scheme', ONLY_HTTPS)
}

/** The same as an answer for the one who has typed it. */
export const checkAddress = (rule: Rule, url: string): Result<null> => {
  try {
    requireAddress(new URL(url), rule)
    return ok(null)
  } catch (error) {
    if (error instanceof SourceError) return fail('invalid', error.message, 'url')
    throw error
  }
}
