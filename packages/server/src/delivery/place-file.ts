import type { Content, FileSession } from './file-session.ts'

/** Where a file goes: after `openFolder` the plain names are enough. */
export type FilePlace = { folder: string; name: string; temporary: string }

/** `path` as expanded; the temporary name stands beside the target, so that the rename stays on one disk. */
export const placeOf = (path: string, deliveryId: string): FilePlace => {
  const cut = path.lastIndexOf('/') + 1
  return { folder: path.slice(0, cut), name: path.slice(cut), temporary: `.hourcast-${deliveryId}.part` }
}

export const openFolder = async ({ files, step }: FileSession, { folder }: FilePlace): Promise<void> =>
  step('open folder', async () => {
    if (folder !== '') await files.openFolder(folder)
  })

export const sizeOf = ({ files, step }: FileSession, path: string): Promise<number | null> =>
  step('compare size', () => files.sizeOf(path))

export const modifiedOf = ({ files, step }: FileSession, path: string): Promise<string | null> =>
  step('compare size', () => files.modifiedOf(path))

export const requireSize = async (session: FileSession, name: string, expected: number): Promise<void> => {
  const found = await sizeOf(session, name)
  if (found === expected) return
  const words = found === null ? 'the file is not there' : `the server has ${found} of ${expected} bytes`
  throw session.fault('compare size', 'size', `${words}.`, false)
}

/** A file that is not there is as good as removed. */
export const removeIfThere = async ({ files }: FileSession, path: string): Promise<void> => {
  try {
    await files.remove(path)
  } catch (error) {
    if (!files.isAnswer(error)) throw error
  }
}

/** Uploads beside the target and compares sizes; what a refused upload left behind is taken away again. */
export const uploadBeside = async (
  session: FileSession,
  place: FilePlace,
  { content, sizeBytes }: { content: Content; sizeBytes: number },
): Promise<void> => {
  const { files, step } = session
  await step('upload', async () => {
    try {
      await files.write(place.temporary, content)
    } catch (error) {
      if (files.isAnswer(error)) await removeIfThere(session, place.temporary).catch(() => {})
      throw error
    }
  })
  await requireSize(session, place.temporary, sizeBytes)
}

const asideOf = (name: string): string => `.hourcast-${name}.old`

/**
 * The server's answer to the rename. One that does not rename over an existing file gets the old one moved aside first and, if
 * the new one is still refused, back again: a station is never left without a file.
 */
export const renameOver = (session: FileSession, { name, temporary }: FilePlace): Promise<number | string> => {
  const { files, step } = session
  const aside = asideOf(name)
  return step('rename', async () => {
    try {
      const answer = await files.rename(temporary, name)
      // A try that died between the two renames below has left it. The new file is on air, no matter what comes of this.
      await removeIfThere(session, aside).catch(() => {})
      return answer
    } catch (error) {
      if (!files.isRefusal(error) || (await sizeOf(session, name)) === null) throw error
    }
    await removeIfThere(session, aside)
    try {
      await files.rename(name, aside)
    } catch (error) {
      // Another delivery to the same name has moved it meanwhile: then nothing stands in the way.
      if (!files.isAnswer(error) || (await sizeOf(session, name)) !== null) throw error
    }
    try {
      const answer = await files.rename(temporary, name)
      await removeIfThere(session, aside)
      return answer
    } catch (error) {
      // Where another delivery's file has come there meanwhile, that one stays.
      if (files.isAnswer(error)) await files.rename(aside, name).catch(() => {})
      throw error
    }
  })
}

/** Given up between the two renames, the address would be empty: the old file goes back to it. Works from outside of the folder. */
export const putBack = async (session: FileSession, { folder, name }: FilePlace): Promise<void> => {
  const [path, aside] = [`${folder}${name}`, `${folder}${asideOf(name)}`]
  if ((await sizeOf(session, path)) !== null || (await sizeOf(session, aside)) === null) return
  await session.step('rename', () => session.files.rename(aside, path))
}
