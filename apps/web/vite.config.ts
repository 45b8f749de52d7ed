import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

const LIBRARY =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(react|router))\//

/** Small parts of ours that the frame of every page needs: each in a file of its own would weigh half as much again. */
const FRAME =
  /preload-helper|components\/(form\/should-revalidate|toast\/use-toast|dialog\/window-link|account\/anti-forgery-field)\.tsx?$/

const chunkOf = (id: string): string | undefined => {
  if (LIBRARY.test(id)) return 'library'
  return FRAME.test(id) ? 'frame' : undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // Inlined fonts would be data: addresses, which the content security policy rightly refuses.
  build: {
    assetsInlineLimit: 0,
    // Of what browsers load: some seconds more than esbuild, and four of the first screen's hundred kilobytes less.
    minify: isSsrBuild ? false : 'terser',
    // What every page needs from packages, in one file: apart it would pack worse.
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunkOf } } }),
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
  },
  ssr: { noExternal: [/^date-fns/] },
}))
