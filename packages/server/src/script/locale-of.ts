import { findLanguage } from '@hourcast/domain/hosts/languages'
import { isBrazilian } from './brazil.ts'
import type { WriteInput } from './script-types.ts'

/** How a host speaks: the locale of the language, and where that is Portuguese, the one of the country. */
export const localeOf = (input: Pick<WriteInput, 'language' | 'timeZone' | 'location' | 'items'>): string => {
  const locale = findLanguage(input.language)?.locale ?? 'en-US'
  return locale === 'pt-PT' && isBrazilian(input) ? 'pt-BR' : locale
}
