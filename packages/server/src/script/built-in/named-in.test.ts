import { expect, test } from 'vitest'
import { isNamedIn } from './named-in.ts'

test.each([
  ['Nach SPIEGEL-Informationen zieht die Nato Soldaten ab.', 'Der Spiegel'],
  ['Das ergaben ZEIT-Recherchen.', 'Die Zeit'],
  ['BBC journalists were there.', 'BBC News'],
])('%s names %s', (sentence, name) => expect(isNamedIn(sentence, name)).toBe(true))

test.each([
  ['Nach BILD-Informationen zieht die Nato Soldaten ab.', 'Der Spiegel'],
  ['Der Spiegel der See steigt.', 'Die Zeit'],
  ['Die Halbzeit-Informationen fehlen.', 'Die Zeit'],
])('%s does not name %s', (sentence, name) => expect(isNamedIn(sentence, name)).toBe(false))
