import { join } from 'node:path'
import { createKeptFolder, type KeptFolder } from '@hourcast/audio/kept-folder'
import { KEEP_RECEIPT_MS } from '@hourcast/domain/delivery/send-times'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'

const MEGABYTE = 1024 * 1024
/** What was said of a station is kept no longer than a render may need it. */
const SPEECH_AGE_MS = DAY_MS
const SPEECH_BYTES = 256 * MEGABYTE
/** All languages at all loudnesses take a tenth of it. */
const STOCK_BYTES = 64 * MEGABYTE
/** Some 300 bytes each: all that a worker can have in hand. */
const RECEIPT_BYTES = 16 * MEGABYTE

type KeptFolders = { speech: KeptFolder; stockIdents: KeptFolder; receipts: KeptFolder }

/** Folders of what can be made again, and of receipts, which cannot: they are small and take the last of the disk. */
export const openKeptFolders = (dataDir: string, log?: Services['log']): KeptFolders => ({
  speech: createKeptFolder({ folder: join(dataDir, 'speech'), maxBytes: SPEECH_BYTES, maxAgeMs: SPEECH_AGE_MS }),
  stockIdents: createKeptFolder({ folder: join(dataDir, 'stock-idents'), maxBytes: STOCK_BYTES }),
  receipts: createKeptFolder({
    ...{ folder: join(dataDir, 'receipts'), maxBytes: RECEIPT_BYTES, maxAgeMs: KEEP_RECEIPT_MS },
    ...{ minFreeBytes: 0, isSynced: true },
    onNotKept: (error) =>
      log?.warn(
        { reason: String(error) },
        'a receipt could not be kept on the disk: if this process ends now, its mail goes out twice',
      ),
  }),
})
