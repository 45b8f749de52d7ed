import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { virtualContext } from '../testing/virtual-context.ts'

test('runBroadcast is pure: bundled for no platform at all, with nothing outside, it runs', async () => {
  const bundled = await build({
    entryPoints: [fileURLToPath(new URL('./run-broadcast.ts', import.meta.url))],
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  })
  const [file] = bundled.outputFiles
  const { runBroadcast } = await import(`data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString('base64')}`)
  const { context } = virtualContext(0, {
    begun: { go: true, freshUntil: 1e6, deliverUntil: 1e6, deliveries: [{ deliveryId: 'd', kind: 'email', releaseAt: 1000 }] },
  })
  expect(await runBroadcast(context, { broadcastId: 'b' })).toBe('delivered')
  // The world is reached through the host alone: no clock, no dice, no timer, no network of its own.
  expect(file?.text).not.toMatch(/\b(Date\.now|new Date|Math\.random|setTimeout|setInterval|fetch\(|process\.|require\()/)
})
