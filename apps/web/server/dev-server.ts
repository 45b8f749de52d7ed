// The web app's program in dev mode: the same server, with pages that Vite makes from source and changes in the open browser.
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { createServer } from 'vite'
import { serve } from './serve.ts'

// From the bundle in .dev/web/build.
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const web = inRepository('apps/web')

await serve(async (server) => {
  const vite = await createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    cacheDir: inRepository('.dev/vite'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      // Not the data folder, which holds keys.
      fs: { allow: [web, inRepository('packages'), inRepository('node_modules')] },
    },
  })
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    // What the pages without Remix take from the last build: the styles of the site.
    clientFolder: inRepository('apps/web/build/client'),
    devFiles: vite.middlewares,
    close: () => vite.close(),
  }
})
