import type { Socket } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const PROXY = '10.0.0.1'

/** What Express says of the same request. */
const asExpress = (forwarded: string | undefined, hops: number): string => {
  const app = express().set('trust proxy', hops)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = Object.create(app.request, {
    app: { value: app },
    headers: { value: headers },
    socket: { value: { remoteAddress: PROXY } },
    connection: { value: { remoteAddress: PROXY } },
  })
  return request.ip
}

test.each([
  [undefined, 0],
  ['203.0.113.7', 0],
  [undefined, 1],
  ['203.0.113.7', 1],
  ['198.51.100.1, 203.0.113.7', 1],
  ['198.51.100.1, 203.0.113.7', 2],
  ['198.51.100.1,203.0.113.7', 3],
] as const)('forwarded for %s behind %i proxies is who Express says', (forwarded, hops) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: PROXY } as Socket
  expect(visitorAddress({ socket, headers }, hops)).toBe(asExpress(forwarded, hops))
})
