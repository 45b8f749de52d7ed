import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import drawn from '../images/drawn.json' with { type: 'json' }
import pictures from '../images/pictures.json' with { type: 'json' }

const read = (path: string) => readFileSync(new URL(path, import.meta.url))
/** Signature and length of the first chunk stand before it. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

for (const [name, { source, width, height }] of Object.entries(pictures))
  test(`${name} is drawn of ${source} as it is now; 'npm run pictures' draws it again`, () => {
    expect(sizeOf(read(`../public/${name}`))).toEqual({ width, height })
    expect(new Map(Object.entries(drawn)).get(name)).toBe(
      createHash('sha256')
        .update(read(`../images/${source}`))
        .digest('hex'),
    )
  })

test('the web manifest names icons that are there, in the sizes that it says', () => {
  const { icons } = JSON.parse(read('../public/site.webmanifest').toString()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const { width, height } = sizeOf(read(`../public${src}`))
    expect(`${width}x${height}`).toBe(sizes)
  }
})
