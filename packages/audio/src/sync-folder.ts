import { open } from 'node:fs/promises'

/** After it a power cut takes no name that was given in the folder. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
