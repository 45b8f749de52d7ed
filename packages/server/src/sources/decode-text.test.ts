import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const page = (charset: string, text: string) => `<?xml version="1.0" encoding="${charset}"?><rss>${text}</rss>`

describe('decoding a body', () => {
  it('goes by the byte order mark first', () => {
    expect(decodeText(Buffer.from('\uFEFFGrüße', 'utf8'), 'text/xml; charset=iso-8859-1')).toBe('Grüße')
    expect(decodeText(Buffer.from('\uFEFFGrüße', 'utf16le'), 'text/xml; charset=utf-8')).toBe('Grüße')
    expect(decodeText(Buffer.from('\uFEFFGrüße', 'utf16le').swap16())).toBe('Grüße')
  })

  it('goes by Content-Type, then by what the document declares', () => {
    expect(decodeText(Buffer.from([0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]), 'text/plain; charset="windows-1251"')).toBe('Москва')
    expect(
      decodeText(Buffer.concat([latin1("<?xml version='1.0' encoding='windows-1251'?>"), Buffer.from([0xcc, 0xee])])),
    ).toContain('Мо')
    expect(decodeText(latin1('<html><head><meta charset=iso-8859-2></head>\xb3\xf3d\xbc'))).toContain('łódź')
    expect(decodeText(latin1('<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-15">5 \xa4'))).toContain('5 €')
    expect(decodeText(Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'text/html; charset=shift_jis')).toBe('日本')
  })

  it('does not believe a declaration that the bytes contradict', () => {
    expect(
      decodeText(latin1(page('utf-8', 'Die Br\xfccke ist gesperrt, sagt die Stadt M\xfcnchen')), 'text/xml; charset=utf-8'),
    ).toContain('Brücke')
    expect(decodeText(latin1(page('utf-8', 'The mayor\x92s plan \x96 it \x93works\x94')))).toContain('mayor’s plan – it “works”')
    expect(decodeText(Buffer.from(page('iso-8859-1', 'Die Brücke')), 'text/xml; charset=windows-1252')).toContain('Brücke')
    expect(decodeText(Buffer.from(page('utf-16', 'Plain text')))).toContain('Plain text')
    expect(decodeText(Buffer.from(page('no-such-charset', 'Brücke')), 'text/xml; charset=bogus')).toContain('Brücke')
  })

  it('keeps UTF-8 in which a few bytes are broken', () => {
    const cut = Buffer.concat([
      Buffer.from('Grüße aus München, Köln, Düsseldorf und Würzburg, über Nürnberg. '.repeat(3)),
      Buffer.from([0xc3]),
    ])
    expect(decodeText(cut, 'text/plain; charset=utf-8')).toContain('Grüße aus München')
  })

  it('guesses when nothing is declared', () => {
    const russian = [...'Новости города сегодня погода хорошая'].map((letter) =>
      letter === ' ' ? 32 : (letter.codePointAt(0) ?? 0) - 0x410 + 0xc0,
    )
    expect(decodeText(Buffer.from(russian))).toContain('погода')
    expect(decodeText(latin1('Le ch\xe2teau est ferm\xe9 jusqu\x92\xe0 l\x92\xe9t\xe9'))).toBe(
      'Le château est fermé jusqu’à l’été',
    )
    expect(
      decodeText(
        latin1(
          'Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1, m\xf3wi prezydent miasta. Pogoda b\xeadzie dzi\x9c s\xb3oneczna i ciep\xb3a',
        ),
      ),
    ).toContain('Zażółć gęślą jaźń')
    expect(decodeText(Buffer.from('<rss/>', 'utf16le'))).toBe('<rss/>')
  })

  it('leaves well-formed text as it is where its publisher lost a letter', () => {
    expect(decodeText(Buffer.from('Kierowc\uFFFDw zatrzymała policja w Gdańsku'))).toBe(
      'Kierowc\uFFFDw zatrzymała policja w Gdańsku',
    )
  })

  it('makes text of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, contentType) => {
        expect(typeof decodeText(bytes, contentType)).toBe('string')
      }),
    )
  })
})
