import type { IncomingHttpHeaders } from 'node:http'
import { parseUrl } from '@hourcast/domain/parse-url'
import type { Config } from '@hourcast/server/config'
import type { RequestHandler } from 'express'
import type { CallProblem } from './api/call.ts'
import { sendProblem } from './api/send-answer.ts'
import { countOf } from './count-of.ts'
import { REQUEST_LIMITS } from './request-limits.ts'

type Asked = { url?: string | undefined; headers: IncomingHttpHeaders; rawHeaders: readonly string[] }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
/** What a proxy says of the request that it passes on. */
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/

const unreadable = (message: string): CallProblem => ({ code: 'unreadable', message })

const faultOfAddress = (url = ''): CallProblem | null => {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.startsWith('/')) return unreadable('The address of a request begins with a slash.')
  if (path.length > REQUEST_LIMITS.path || countOf(path, '/') > REQUEST_LIMITS.pathParts)
    return unreadable(`A path has at most ${REQUEST_LIMITS.path} letters and ${REQUEST_LIMITS.pathParts} parts.`)
  if (end >= 0 && countOf(url.slice(end), '&') >= REQUEST_LIMITS.names)
    return unreadable(`A query has at most ${REQUEST_LIMITS.names} parameters.`)
  return null
}

const isLong = (value: string | string[] | undefined): boolean =>
  (typeof value === 'string' ? value : (value ?? []).join()).length > REQUEST_LIMITS.header

const isHost = (host: string | undefined): boolean => host !== undefined && HOST.test(host) && parseUrl(`http://${host}`) !== null

const faultOfHeaders = ({ headers, rawHeaders }: Asked): CallProblem | null => {
  if (rawHeaders.length / 2 > REQUEST_LIMITS.headers || Object.values(headers).some(isLong))
    return unreadable(`A request has at most ${REQUEST_LIMITS.headers} headers of at most ${REQUEST_LIMITS.header} letters.`)
  if (!isHost(headers.host)) return unreadable('The header Host names no host.')
  return null
}

/** Without a proxy of ours nobody speaks for others: what they say is not read. Of several proxies the first has seen the visitor. */
const faultOfForwarded = (headers: IncomingHttpHeaders, isTrusted: boolean): CallProblem | null => {
  if (!isTrusted) {
    for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name]
    return null
  }
  const first = (name: string) => String(headers[name]).split(',', 1)[0]?.trim() ?? ''
  if (headers['x-forwarded-host'] !== undefined) headers['x-forwarded-host'] = first('x-forwarded-host')
  const { 'x-forwarded-host': host, 'x-forwarded-proto': scheme } = headers
  if (host !== undefined && !isHost(String(host))) return unreadable('The header X-Forwarded-Host names no host.')
  if (scheme !== undefined && !/^https?$/.test(first('x-forwarded-proto')))
    return unreadable('The header X-Forwarded-Proto is http or https.')
  return null
}

/** What is wrong with a request before anybody has read it. What may not be read of it is gone then. */
export const faultOf = (asked: Asked, isTrusted: boolean): CallProblem | null =>
  faultOfAddress(asked.url) ?? faultOfHeaders(asked) ?? faultOfForwarded(asked.headers, isTrusted)

/** Stands before everything that reads a request: what is too large or names no host is answered here, at once. */
export const checkRequest =
  ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): RequestHandler =>
  (request, response, next) => {
    if (!METHODS.includes(request.method)) {
      response.set('Allow', METHODS.join(', '))
      return sendProblem(request, response, { code: 'method-not-allowed', message: 'This method is not known here.' })
    }
    const fault = faultOf(request, TRUST_PROXY > 0)
    return fault ? sendProblem(request, response, fault) : next()
  }

/** Sources stand in the address of calls alone: of what pages are asked with, each letter is rendered. */
export const checkPageAddress: RequestHandler = (request, response, next) =>
  request.originalUrl.length <= REQUEST_LIMITS.pageAddress
    ? next()
    : sendProblem(request, response, unreadable(`The address of a page has at most ${REQUEST_LIMITS.pageAddress} letters.`))
