import { takeCard } from './cards.mjs'
import { listen } from './listen.mjs'

/** While the program works, each thing that it says of it stands for so many frames, however long it takes. */
const WORK_FRAMES = 10

const watchWork = async (camera, read, isDone, stepMs) => {
  let shown = ''
  await camera.until(async () => {
    const words = await read()
    if (words && words !== shown) {
      shown = words
      await camera.still(WORK_FRAMES)
    }
    return isDone()
  }, stepMs)
}

/** All of the page is awake and drawn. */
const openPage = async (page, address) => {
  await page.goto(address)
  await page.waitForFunction(() => !('doEarlyPress' in window))
  await page.evaluate(() => document.fonts.ready)
}

const firstPage = async ({ page, camera, hand, url }) => {
  await openPage(page, url)
  camera.say('Spoken bulletins, made by a program')
  await page.evaluate(() => window.scrollTo(0, 84))
  await camera.settle()
  await hand.draw()
  await camera.hold(2_600)
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Create Schedule' }).first())
  await camera.until(() => page.getByRole('heading', { name: 'Build your AI host' }).isVisible())
}

const sayWhatItReads = async ({ page, camera, hand, feed }) => {
  camera.say('1 · Say what your host reads')
  await hand.cutTo(page.getByRole('heading', { name: 'Build your AI host' }), 20)
  await camera.hold(900)
  await hand.press(page.getByRole('textbox', { name: 'Source URLs' }))
  await hand.type(feed)
  await hand.press(page.getByRole('button', { name: 'Add', exact: true }).first())
  await camera.hold(500)
  const type = page.getByLabel('Presentation type')
  await hand.moveTo(type)
  await type.selectOption('1')
  await camera.hold(600)
  camera.say('… and who speaks')
  await hand.press(page.getByRole('radiogroup', { name: 'Voice tone' }).locator('label').nth(2))
  const host = page.getByLabel('Host name')
  await hand.press(host)
  await page.keyboard.press('Control+A')
  await hand.type('Nadia')
  await page.keyboard.press('Escape')
  await camera.hold(500)
}

const hearIt = async ({ page, camera, hand, scratch }) => {
  camera.say('Hear it before anything airs')
  await hand.press(page.getByRole('button', { name: 'Sample', exact: true }))
  const dialog = page.getByRole('dialog')
  const play = dialog.getByRole('button', { name: 'Play the sample' })
  const stage = page.locator('.overlay [aria-current="step"]')
  await watchWork(
    camera,
    async () => ((await stage.count()) > 0 ? stage.first().textContent() : ''),
    () => play.isVisible(),
  )
  await camera.hold(500)
  await hand.press(play)
  const sound = await listen(camera, dialog, { ms: 6_000, file: `${scratch}/sample.mp3` })
  await page.keyboard.press('Escape')
  await camera.hold(300)
  return { ...sound, host: 'Nadia' }
}

const chooseHours = async ({ page, camera, hand }) => {
  camera.say('2 · Choose days and hours')
  await hand.press(page.getByRole('button', { name: 'Scheduling' }))
  const card = page.getByRole('region', { name: 'Schedule #1' })
  await card.waitFor()
  await hand.cutTo(page.getByRole('tablist'), 16)
  await camera.hold(700)
  for (const hour of ['7:00', '8:00', '0:00']) await hand.press(card.getByText(hour, { exact: true }))
  await hand.show(page.getByRole('region', { name: 'The week' }), 8)
  await camera.hold(1_400)
}

const chooseDelivery = async ({ page, camera, hand }) => {
  await hand.press(page.getByRole('button', { name: 'Production' }))
  camera.say('3 · Choose where it goes')
  await hand.cutTo(page.getByRole('tablist'), 16)
  await camera.hold(900)
  await hand.press(page.getByRole('button', { name: 'Generate Direct Link' }))
  await camera.until(async () => (await page.getByLabel('Station schedule URL').inputValue()) !== '')
  await camera.hold(1_400)
  await hand.press(page.getByRole('button', { name: 'Save me' }))
  await camera.until(() => page.getByRole('article', { name: /Nadia/ }).isVisible())
}

const seeItMade = async ({ page, camera, hand }) => {
  camera.say('Saved. From now on it runs by itself')
  const card = page.getByRole('article', { name: /Nadia/ })
  await camera.hold(1_800)
  await hand.press(card.getByRole('button', { name: 'Run now' }))
  camera.say('It reads, writes, speaks and delivers')
  const state = card.locator('.facts .state')
  const read = async () => ((await state.count()) > 0 ? state.first().textContent() : '')
  await watchWork(camera, read, async () => (await read()) === 'Delivered', 2_500)
  await camera.hold(1_200)
}

const hearTheAir = async ({ page, camera, hand, url, scratch }) => {
  camera.say('One address for good, never an empty file')
  await openPage(page, url)
  const now = page.locator('.now')
  const { y } = await now.boundingBox()
  await page.evaluate((top) => window.scrollTo(0, top), y - 12)
  await camera.settle()
  await hand.press(page.getByRole('button', { name: 'Play the bulletin' }))
  const sound = await listen(camera, now, { ms: 8_600, file: `${scratch}/bulletin.mp3` })
  return { ...sound, host: 'Clara' }
}

/** The whole story; gives what is heard in it. */
export const playStory = async (stage) => {
  const { camera, cards, scratch, wave } = stage
  const card = (what) => takeCard(camera, cards, scratch, { wave, ...what })
  const title = ['AI radio hosting,', 'unattended.']
  await card({ name: 'title', ms: 3_000, title, text: ['Recorded from the running program.', 'Only waits are cut short.'] })
  await firstPage(stage)
  await sayWhatItReads(stage)
  const sample = await hearIt(stage)
  await chooseHours(stage)
  await chooseDelivery(stage)
  await seeItMade(stage)
  const bulletin = await hearTheAir(stage)
  const end = ['On time, exactly once,', 'and never empty.']
  await card({ name: 'end', ms: 3_200, title: end, text: ['AI radio hosting,', 'and AI alerts for industry.'] })
  return [sample, bulletin]
}
