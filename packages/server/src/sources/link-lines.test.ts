import { expect, test } from 'vitest'
import { withoutLinkLines } from './link-lines.ts'
import { stripMarkup } from './strip-markup.ts'

test.each([
  [
    '<p>The mayor resigned.</p><ul><li><a href="/1">Storm hits coast</a></li><li><strong><a href="/2">Why <em>it</em> matters</a></strong></li></ul>',
    'The mayor resigned.',
  ],
  ['<p>The mayor resigned.</p> <a href="/1">Continue reading...</a>', 'The mayor resigned.\nContinue reading...'],
  ['<p>The mayor resigned.</p><p><a href="/1">More</a> …</p>', 'The mayor resigned.'],
  ['<p>The <a href="/mayor">mayor</a> resigned.</p>', 'The mayor resigned.'],
  ['<ul><li>Two <a href="/1">roads</a> closed</li></ul>', 'Two roads closed'],
  ['<p><a href="/1">The mayor resigned today.</a></p>', 'The mayor resigned today.'],
  ['No links at all', 'No links at all'],
])('%s', (markup, text) => {
  expect(stripMarkup(withoutLinkLines(markup))).toBe(text)
})

test.each(['<li><a>', '<p>', '<li><a href="', '<li><strong><a>x', '<li><a>x</a>', '<p><a>x<b>', '<li> '])(
  'takes linear time over 400 kB of %j',
  (piece) => {
    const text = piece.repeat(400_000 / piece.length)
    const begun = process.cpuUsage()
    withoutLinkLines(text)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
  },
)
