/** Voices of a speech server for the hosts of a language; without a tag for those of every language that has none of its own. */
export type RemoteVoices = { tag: string | null; gender: 'f' | 'm'; names: readonly string[] }

const ENTRY = /^(?:([a-z]{2}(?:-[a-z]{2})?)\s+)?([fm])\s*:\s*(.+)$/i

/** 'en f: af_bella, af_sky; en m: am_adam; f: nova; m: onyx'. Undefined for anything else. */
export const readRemoteVoices = (text: string): RemoteVoices[] | undefined => {
  const entries = text.split(';').map((entry) => {
    const [, tag, letter, list = ''] = ENTRY.exec(entry.trim()) ?? []
    const names = list.split(',').map((name) => name.trim())
    if (!letter || names.includes('')) return undefined
    return { tag: tag?.toLowerCase() ?? null, gender: letter.toLowerCase() === 'f' ? ('f' as const) : ('m' as const), names }
  })
  return entries.includes(undefined) ? undefined : (entries as RemoteVoices[])
}

/** Those of a language: named for it, else for its tongue, else for all. Neither women nor men: the server does not speak it. */
export const remoteVoicesOf = (voices: readonly RemoteVoices[], locale: string): Record<'f' | 'm', string[]> => {
  const wanted = locale.toLowerCase()
  const levels = [wanted, wanted.slice(0, 2), null].map((tag) => voices.filter((entry) => entry.tag === tag))
  const found = levels.find((entries) => entries.length > 0) ?? []
  const namesOf = (gender: 'f' | 'm') => found.filter((entry) => entry.gender === gender).flatMap(({ names }) => [...names])
  return { f: namesOf('f'), m: namesOf('m') }
}
