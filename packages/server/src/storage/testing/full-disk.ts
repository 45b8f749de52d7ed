import { type FileHandle, open } from 'node:fs/promises'
import { onTestFinished, vi } from 'vitest'

/** From here on each file takes a few bytes and then the disk is full, until `free` is called or the test ends. */
export const fillDisk = async (folder: string): Promise<{ free(): void }> => {
  const handle = await open(folder, 'r')
  const files: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const full = vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, content: unknown) {
    await this.write('the first bytes')
    // As the real one does: what was to be written is let go of.
    if (content instanceof Object && Symbol.asyncIterator in content)
      for await (const _ of content as AsyncIterable<unknown>) break
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
  })
  onTestFinished(() => full.mockRestore())
  return { free: () => full.mockRestore() }
}
