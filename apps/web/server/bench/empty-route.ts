// A bare equal of the web app: Express, Remix and one route that answers nothing. Says its port to the process that started it.
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'

const ROOT = 'root'
const EMPTY = 'routes/empty'

const build = {
  entry: { module: { default: () => new Response(null) } },
  routes: {
    [ROOT]: { id: ROOT, path: '', module: { default: () => null } },
    [EMPTY]: { id: EMPTY, parentId: ROOT, path: 'empty', module: { loader: () => new Response(null) } },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  basename: '/',
  future: { v3_singleFetch: true },
  isSpaMode: false,
} as unknown as ServerBuild

const app = express()
app.disable('x-powered-by')
app.all('*', createRequestHandler({ build, mode: 'production' }))
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
