import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import type { AddressGuard } from '../sources/address-guard.ts'
import type { DeliveryError } from './delivery-types.ts'

export type TransferTimeouts = {
  /** Milliseconds without a sign of life. */
  silenceMs: number
  /** Milliseconds for all of it, however lively. */
  wholeMs: number
}

export const TRANSFER_TIMEOUTS: TransferTimeouts = { silenceMs: 15_000, wholeMs: 180_000 }

export type TransferOutside = {
  guard: AddressGuard
  /** PEM of an authority to trust besides the system's; NODE_EXTRA_CA_CERTS does the same for the whole process. */
  extraCa?: string | undefined
  timeouts?: TransferTimeouts
  /** Whose connection it is: what costs much computing is done in turns between stations. */
  station?: string
}

/** 'unverified': encrypted, but nobody vouches for the server. */
export type Encryption = 'verified' | 'unverified' | 'none'

/** What a file holds, in its order. */
export type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** What a server can do with files, no matter what it speaks. Paths without a '/' lie in the folder that was opened. */
export type RemoteFiles = {
  /** Enters the folder, making it and those above it where they are missing. */
  openFolder(folder: string): Promise<void>
  /** Bytes, or null when there is no such file. */
  sizeOf(path: string): Promise<number | null>
  /** When the file was last written, as the server tells it; null when it does not. */
  modifiedOf(path: string): Promise<string | null>
  write(path: string, content: Content): Promise<void>
  /** No more than `limit` bytes and a little: a server may send without end. */
  read(path: string, limit: number): Promise<Buffer>
  /** Over an existing file where the server can. Gives the server's answer. */
  rename(from: string, to: string): Promise<number | string>
  remove(path: string): Promise<void>
  /** The server has answered: it is there, and it did not do it. */
  isAnswer(error: unknown): boolean
  /** Its answer is a final no. */
  isRefusal(error: unknown): boolean
}

export type FileSession = {
  files: RemoteFiles
  encryption: Encryption
  /** What identifies the server, where its protocol has such a thing: 'SHA256:…'. */
  hostKey?: string
  fault: TransferFault
  /** Runs one step; what goes wrong in it is a DeliveryError that names it. */
  step<T>(name: TransferStep, work: () => Promise<T>): Promise<T>
}

export type TransferFault = (step: TransferStep, code: string, words: string, permanent: boolean) => DeliveryError

/** Connects, works, and closes the connection no matter what happens. Throws DeliveryError. */
export type WithFiles = <T>(
  outside: TransferOutside,
  signal: AbortSignal | undefined,
  work: (session: FileSession) => Promise<T>,
) => Promise<T>
