import type { Logger } from 'pino'
import type { OpenTemporal } from './connect.ts'
import { SEARCH_ATTRIBUTES } from './names.ts'

// IndexedValueType of Temporal's API.
const TYPES = { KEYWORD: 2, DATETIME: 6 } as const

/**
 * The namespace's knowledge of our search attributes. Without them broadcasts air all the same, and operators find them by their
 * ids alone: a start that names an unknown one would be refused.
 */
export type SearchAttributes = {
  areKnown(): boolean
  /**
   * Makes those that are missing, where that is allowed. Asked once for each namespace: one of the same name that was made again has
   * another id. Rejects while Temporal is away.
   */
  ensure(namespaceId?: string): Promise<void>
}

export const createSearchAttributes = (
  { connection, namespace }: Pick<OpenTemporal, 'connection' | 'namespace'>,
  log: Logger,
): SearchAttributes => {
  const { operatorService } = connection
  let areKnown = false
  let knownTo: string | undefined
  let isTold = false
  const missing = async (): Promise<(keyof typeof SEARCH_ATTRIBUTES)[]> => {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace })
    return Object.keys(SEARCH_ATTRIBUTES).filter(
      (name) => !(name in (customAttributes ?? {})),
    ) as (keyof typeof SEARCH_ATTRIBUTES)[]
  }
  const make = async (names: (keyof typeof SEARCH_ATTRIBUTES)[]): Promise<void> => {
    const searchAttributes = Object.fromEntries(names.map((name) => [name, TYPES[SEARCH_ATTRIBUTES[name]]]))
    try {
      await operatorService.addSearchAttributes({ namespace, searchAttributes })
    } catch (error) {
      if (!isTold)
        log.warn(
          { names, reason: (error as Error).message },
          'these search attributes are missing, and nobody may make them here',
        )
      isTold = true
    }
  }
  const look = async (): Promise<boolean> => {
    const names = await missing()
    if (names.length > 0) await make(names)
    return names.length === 0 || (await missing()).length === 0
  }
  return {
    areKnown: () => areKnown,
    ensure: async (namespaceId) => {
      if (areKnown && (namespaceId === undefined || namespaceId === knownTo)) return
      areKnown = await look().catch((error: Error) => {
        if (!isForbidden(error)) throw error
        if (!isTold) log.warn({ reason: error.message }, 'nobody may ask for search attributes here')
        isTold = true
        return false
      })
      knownTo = namespaceId ?? knownTo
    },
  }
}

// Of gRPC's codes: PERMISSION_DENIED, UNIMPLEMENTED.
const isForbidden = (error: unknown): boolean => [7, 12].includes((error as { code?: number }).code ?? 0)
