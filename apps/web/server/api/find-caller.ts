import { addressKey } from '@hourcast/domain/accounts/address-key'
import { findOwnerByApiKey } from '@hourcast/server/accounts/find-owner-by-api-key'
import type { Services } from '@hourcast/server/services'
import type { Request } from 'express'
import { findOwner, type Owner, ownerOf } from '../find-owner.ts'
import { headersOf } from '../headers-of.ts'

const MAX_LENGTH = 1_000

/** `email:key` of HTTP Basic; null for any other header. */
export const readBasic = (header: string): { email: string; key: string } | null => {
  const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(header.slice(0, MAX_LENGTH)) ?? []
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { email: text.slice(0, colon), key: text.slice(colon + 1) }
}

const findByBasic = async (services: Services, header: string, ip: string): Promise<Owner | null> => {
  const basic = readBasic(header)
  return basic ? ownerOf(await findOwnerByApiKey(services, basic, { ip })) : null
}

/** A key that is sent is what counts: a wrong one is not made good by a cookie. */
export const findCaller = async (services: Services, request: Request): Promise<Owner | null> => {
  const header = request.get('authorization')
  return header === undefined
    ? findOwner(headersOf(request), services)
    : findByBasic(services, header, addressKey(request.ip ?? ''))
}
