import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripMarkup } from './strip-markup.ts'
import { hostileText, UNSPEAKABLE } from './testing/hostile-text.ts'
import { cutAtSentence, firstSentence } from './tidy-text.ts'

describe('stripping markup', () => {
  it.each([
    ['<p>One &amp; two</p><p>Three</p>', 'One & two\nThree'],
    ['Caf&eacute; &#8217;s &#x2014; 5&nbsp;&euro;', 'Café ’s — 5 €'],
    ['A<script>evil("<p>")</script>B<style>p{}</style>C', 'A\nB\nC'],
    ['A<SCRIPT src=x>evil()</SCRIPT >B', 'A\nB'],
    ['a <!-- hidden <b> --> b', 'a b'],
    ['<a href="x>y" title=\'it"s\'>link</a>', 'link'],
    ["<a title=it's>one</a> don't <b>two</b>", "one don't two"],
    ['if 3 < 5 and 7 > 6', 'if 3 < 5 and 7 > 6'],
    ['&lt;b&gt;bold&lt;/b&gt; and &amp;lt;i&amp;gt;it&amp;lt;/i&amp;gt;', 'bold and it'],
    ['AT&T, R&B & more', 'AT&T, R&B & more'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['one\ntwo\n\nthree', 'one two\nthree'],
    ['<p>one\ntwo</p>', 'one two'],
    ['<![CDATA[inside]]>', 'inside]]>'],
    ['\u202Egpj.exe\u202C a\u0000b\u0007c\u200Bd', 'gpj.exe abcd'],
    ['cut in the mid <a href="http://x', 'cut in the mid a href="http://x'],
    ['हिन्दी में\u200Dक', 'हिन्दी में\u200Dक'],
  ])('makes %j into %j', (markup, text) => {
    expect(stripMarkup(markup)).toBe(text)
  })

  it('never leaves markup, control characters or bidi overrides', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(stripMarkup(text)).not.toMatch(UNSPEAKABLE)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '<p style="display:none">The mayor is arrested.</p>',
    '<p hidden>The mayor is arrested.</p>',
    "<div aria-hidden='true' style='font-size:0'><div>The mayor</div> is arrested.</div>",
    '<span STYLE="color:red; visibility : hidden">The mayor is arrested.</span>',
    '&lt;p hidden&gt;The mayor is arrested.&lt;/p&gt;',
    '<p hidden>The mayor is arrested.',
    '<ul><li hidden>The mayor is arrested.<li></ul>',
  ])('says nothing that the page does not show: %s', (hidden) => {
    expect(stripMarkup(`<p>The bridge is open.</p>${hidden}`)).toBe('The bridge is open.')
  })

  it.each([
    '<img hidden src="https://a.example/pixel.gif">The bridge is open.',
    '<p title="a hidden style: display:none">The bridge is open.</p>',
    '<p style="opacity:0.9;font-size:0.8em">The bridge is open.</p>',
    '<p hidden>Nothing</p>The bridge is open.',
    '<div hidden><div>a</div>b</div>The bridge is open.',
    '<p hidden>Nothing<p>The bridge is open.</p>',
  ])('says what the page shows: %s', (shown) => {
    expect(stripMarkup(shown)).toBe('The bridge is open.')
  })

  it('decodes each of many references by itself, no matter what stands beside it', () => {
    const written = Array.from({ length: 450 }, (_, n) => `&bogus${n}; &#${n + 256}; &eacute &#xE000;&#xE001;`)
    const meant = written.map((_, n) => `&bogus${n}; ${String.fromCodePoint(n + 256)} é \uE000\uE001`)
    expect(stripMarkup(written.join(' '))).toBe(meant.join(' ').normalize('NFC'))
  })

  it.each([
    '<',
    '<a ',
    '<!--',
    '<![CDATA[',
    '<script>',
    '&lt;',
    '<a b="',
    '&amp;',
    '="',
    '\n ',
    '<div>',
    '<div hidden>',
    '<p hidden>',
    '<div style="',
  ])('takes linear time over 400 kB of %j', (piece) => {
    const text = piece.repeat(400_000 / piece.length)
    const before = process.cpuUsage()
    stripMarkup(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  })
})

describe('cutting a text', () => {
  it.each([
    ['Das neue Haus ist offen. Sie hat am 3. Mai begonnen und geht weiter', 45],
    ['The library is open. It was built by J. K. Field in the town', 39],
    ['Biblioteka jest otwarta. Stoi przy ul. Polnej w mieście', 40],
    ['The old bridge is open now. It is by Prof. Bell and others', 45],
    ['Das neue Haus ist offen. Es zeigt z.B. Bilder aus der Stadt', 42],
  ])('takes no short form for the end of a sentence: %s', (text, max) => {
    expect(cutAtSentence(text, max)).toBe(text.slice(0, text.indexOf('. ') + 1))
  })

  it.each([
    ['Dr. K. Benz opens a school. It has ten rooms.', 'Dr. K. Benz opens a school.'],
    ['Am 3. Mai öffnet das Bad. Es kostet 2 Euro.', 'Am 3. Mai öffnet das Bad.'],
    ['Ul. Polna jest zamknięta. Trwa remont.', 'Ul. Polna jest zamknięta.'],
    ['Rain! It falls.', 'Rain!'],
    ['वर्षा होगी। कल भी।', 'वर्षा होगी।'],
  ])('the first sentence of %s', (text, first) => {
    expect(firstSentence(text, 120)).toBe(first)
  })

  it('ends at a sentence where one ends in the second half', () => {
    expect(cutAtSentence('One two three. Four five six. Seven eight', 32)).toBe('One two three. Four five six.')
    expect(cutAtSentence('A. Bcd efg hij klm nop', 12)).toBe('A. Bcd efg…')
    expect(cutAtSentence('short', 300)).toBe('short')
    expect(cutAtSentence('x'.repeat(50), 20)).toBe(`${'x'.repeat(19)}…`)
  })

  it('never gives more than asked for, nor half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const cut = cutAtSentence(text, max)
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(cut).not.toMatch(/\p{Surrogate}/u)
      }),
    )
  })
})
