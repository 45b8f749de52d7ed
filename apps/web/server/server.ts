// The web app's program, with the pages that `remix vite:build` has made.
import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

await serve(async () => ({ build: await import(beside('./server/index.js')), clientFolder: beside('./client') }))
