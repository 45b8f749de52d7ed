import { PASSWORD_LENGTH } from '@hourcast/domain/accounts/password-rule'
import { weaknessOf } from '@hourcast/domain/accounts/weak-password'
import { fail, type Result } from '@hourcast/domain/problem'

let list: Promise<ReadonlySet<string>> | undefined

// Half a megabyte that only the doors need, and only for a password that is being chosen. Shorter ones are refused anyway.
const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_LENGTH.least))
}

/** The problem of a password that anybody would try first; null when it may be chosen. The list lies here: nobody is asked. */
export const refuseWeakPassword = async (
  password: string,
  owner: { email: string; stationName?: string },
): Promise<(Result<never> & { ok: false }) | null> => {
  list ??= load()
  const common = await list
  const weakness = weaknessOf(password, { ...owner, isCommon: (text) => common.has(text) })
  return weakness === null ? null : fail('invalid', weakness, 'password')
}
