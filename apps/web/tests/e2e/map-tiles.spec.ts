import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

// The instance under test has no tile service. Its answer is given one here, and the policy that would name it is left out.
test.use({ bypassCSP: true })

const ATTRIBUTION = '© Tiles of a test'
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#ff00ff"/></svg>'
const MAGENTA = '255,0,255'

let server: Server
let asked: string[]

test.beforeEach(async () => {
  test.setTimeout(90_000)
  asked = []
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(TILE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

test.afterEach(() => server.closeAllConnections())
test.afterEach(() => void server.close())

const openWithTiles = async (page: Page, url: string) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.route('**/map/stations', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), tiles: { url, attribution: ATTRIBUTION } } })
  })
  await page.goto('/')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('application', { name: /World map/ })).toBeVisible({ timeout: 30_000 })
}

/** The colours of the map as it is seen, each with its share. */
const coloursOf = async (page: Page): Promise<Map<string, number>> => {
  const seen = await page.locator('.world-map').screenshot()
  const shares = await page.evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('nothing can be drawn here')
    drawing.drawImage(picture, 0, 0)
    const { data } = drawing.getImageData(0, 0, picture.width, picture.height)
    const counts: Record<string, number> = {}
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`
      counts[colour] = (counts[colour] ?? 0) + 4 / data.length
    }
    return Object.entries(counts)
  }, seen.toString('base64'))
  return new Map(shares)
}

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('tiles of a service lie over the shapes, never nearer than zoom 6, and say whose they are', async ({ page }) => {
  await openWithTiles(page, `${origin()}/{z}/{x}/{y}.svg`)
  await expect.poll(async () => (await coloursOf(page)).get(MAGENTA) ?? 0, { timeout: 20_000 }).toBeGreaterThan(0.5)
  await expect(page.locator('.map-credit')).toContainText(ATTRIBUTION)
  for (let press = 0; press < 6; press += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => asked.some((url) => url.startsWith('/6/'))).toBe(true)
  expect(asked.every((url) => /^\/[0-6]\/\d+\/\d+\.svg$/.test(url))).toBe(true)
})

test('where the service is away the shapes stay, and markers and list as well', async ({ page }) => {
  const away = `${origin()}/{z}/{x}/{y}.svg`
  server.close()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await openWithTiles(page, away)
  await expect.poll(() => failed.some((url) => url.includes('.svg'))).toBe(true)
  // Land, sea and the lines between them.
  await expect
    .poll(async () => [...(await coloursOf(page)).values()].filter((share) => share > 0.05).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(2)
  expect((await coloursOf(page)).has(MAGENTA)).toBe(false)
  await expect(page.locator('.map-marker').first()).toBeAttached()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})
