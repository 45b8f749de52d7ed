import type { Gender } from '@hourcast/domain/hosts/gender'
import { genderOfHost } from '@hourcast/domain/hosts/host-names'
import type { NamedHost } from '@hourcast/domain/voices/natural-for-host'
import { useEffect, useState } from 'react'

type Lists = Pick<typeof import('@hourcast/domain/hosts/gender-of-name'), 'genderOfName'>

/**
 * Whether a host is a woman or a man by its name; null where nobody can tell, undefined until the lists of first names are there. They are 20 kB:
 * they are loaded only for a name that is not among the wizard's hundred, and that the server has said nothing of.
 */
export const useGender = ({ language, hostName }: Omit<NamedHost, 'gender'>, told: NamedHost): Gender | null | undefined => {
  const [lists, setLists] = useState<Lists | null>(null)
  const isTold = told.hostName === hostName && told.language === language
  const known = genderOfHost(hostName) ?? (isTold ? told.gender : lists?.genderOfName({ language, hostName }))
  const isWanted = known === undefined
  useEffect(() => {
    // Where they cannot be had, nothing is said of the name.
    if (isWanted) import('@hourcast/domain/hosts/gender-of-name').then(setLists, () => null)
  }, [isWanted])
  return known
}
