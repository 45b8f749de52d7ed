import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** As the file mailer names them: no folder, nothing hidden. */
const NAME = /^[\w@-][\w.@-]{0,200}\.eml$/
/** Older ones lie in the folder still. */
const MAX_LISTED = 50
/** The head of a mail is shorter; the audio that comes after it is not read for a list. */
const HEAD_BYTES = 16 * 1024

type Place = { dataDir: string }
export type MailLine = { name: string; to: string; subject: string; writtenAt: number }
export type KeptMail = MailLine & { from: string; text: string; attachments: { filename: string; type: string; bytes: number }[] }
export type KeptAttachment = { filename: string; type: string; content: Uint8Array<ArrayBuffer> }

const folderOf = ({ dataDir }: Place): string => join(dataDir, 'mail')
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const addressOf = (mailbox: Email['from']): string => mailbox?.address ?? ''

const lineOf = (email: Email, name: string, writtenAt: number): MailLine => ({
  name,
  to: email.to?.map(addressOf).join(', ') ?? '',
  subject: email.subject ?? '',
  writtenAt,
})

const readHead = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The mails that this instance kept, the newest first, at most fifty. */
export const listKeptMail = async (place: Place): Promise<MailLine[]> => {
  const folder = folderOf(place)
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const files = await Promise.all(
    names.filter((name) => NAME.test(name)).map(async (name) => ({ name, writtenAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const newest = files.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(0, MAX_LISTED)
  return Promise.all(
    newest.map(async ({ name, writtenAt }) =>
      lineOf(await PostalMime.parse(await readHead(join(folder, name))), name, writtenAt),
    ),
  )
}

const parseKept = async (place: Place, name: string): Promise<{ email: Email; writtenAt: number } | null> => {
  if (!NAME.test(name)) return null
  const path = join(folderOf(place), name)
  try {
    return { email: await PostalMime.parse(await readFile(path)), writtenAt: (await stat(path)).mtimeMs }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const contentOf = ({ content }: Email['attachments'][number]): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content as ArrayBuffer)

/** One mail as a reader wants it; null without one of that name. */
export const findKeptMail = async (place: Place, name: string): Promise<KeptMail | null> => {
  const kept = await parseKept(place, name)
  if (!kept) return null
  const { email, writtenAt } = kept
  return {
    ...lineOf(email, name, writtenAt),
    from: addressOf(email.from),
    text: email.text ?? '',
    attachments: email.attachments.map((part) => ({
      filename: part.filename ?? 'attachment',
      type: part.mimeType,
      bytes: contentOf(part).byteLength,
    })),
  }
}

/** What came with a mail, by its place from 0; null when it is not there. */
export const findKeptAttachment = async (place: Place, name: string, index: number): Promise<KeptAttachment | null> => {
  const part = (await parseKept(place, name))?.email.attachments[index]
  return part ? { filename: part.filename ?? 'attachment', type: part.mimeType, content: contentOf(part) } : null
}
