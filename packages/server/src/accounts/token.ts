import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, url-safe. Only its hash is stored: who reads the database can use none of them. */
export const newToken = (prefix = ''): { token: string; hash: string } => {
  const token = prefix + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** Tokens carry 256 bits of chance, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
