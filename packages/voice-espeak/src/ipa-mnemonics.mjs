// Each sound of IPA, and the engine's names for it: the first one that the language has is taken. Lengths and diphthongs are sounds of
// their own where a language has them so; else they are said by their parts. What no row has is left out.
const ROWS = `
p p
b b
t t
d d
k k
ɡ g
ʔ ?
m m
n n
ŋ N
ɲ n^
ɱ m
ɳ n. n
f f
v v
β B v
ʋ v# v
θ T s
ð D d
s s
z z
ʃ S
ʒ Z
ʂ s. S
ʐ z. Z
ɕ S; S
ʑ Z; Z
ç C
x x
χ x
ɣ Q
ʝ J^ j
ʲ ;
pʰ p#
bʰ b#
tʰ t#
dʰ d#
kʰ k#
ɡʰ g#
ʈʰ t.#
ɖʰ d.#
tʃʰ c#
dʒʰ J#
ɽ r. *
h h x
ɦ H h x
ʁ r
ʀ r
ɹ r
ɻ r
r r
ɾ *
l l
ɫ l
ɭ l. l
ʎ l^
j j
ɥ w
w w
ʍ w
ʈ t. t
ɖ d. d
c c k
ɟ J g
q k
tʃ tS
tʂ tS
dʐ dZ
dʒ dZ
ts ts
dz dz
tɕ ts; tS; tS
dʑ dz; dZ; dZ
pf pF
a a aa
aː a: A: aa a
ɑ A A: a
ɑː A: a: A a
æ a aa & E
æː &: E: a
ɐ a# & @ a
ʌ V a
ə @ & E e
ɘ @ E e
ɜ 3: W @ E e
ɜː 3: Y: W @ E e
ɚ 3
ɝ 3:
ɛ E e
ɛː E: E e: e
e e e: eI
eː e: e eI
i i
iː i: i
ɪ I i
ɨ y I i
ᵻ I# I i
o o o: oU
oː o: o O: oU
ɔ O O: o
ɔː O: O o
ɒ 0 O O: o
u u u:
uː u: u
ʊ U u
ʉ y: y u: u
ʉː y: y u: u
y y y: i
yː y: y i
ʏ y y: I i
ø Y Y: W 3: @ e
øː Y: Y W 3: @ e
œ W Y 8 Y: 3: @ e
ɵ 8 W @ u
ɑ̃ A~ &~ a~
ã a~ A~ &~
ɐ̃ &~ A~ a~
ɔ̃ O~ o~
õ o~ O~
ɛ̃ E~ e~
ẽ e~ E~
œ̃ W~ E~ e~
ĩ i~
ũ u~
aɪ aI
aʊ aU
eɪ eI
oʊ oU
əʊ oU @U
ɔɪ OI OY
ɔʏ OY
ɔø OY
œy Wy
ai aI
ei eI
au aU
eu eU
oi oI OI
ou oU
ʌʊ VU
ɐ̃ʊ̃ &U~
ɐ̃w̃ &U~
cʰ c#
ɟʰ J#
ɛɪ EI
ɪə i@
eə e@
ʊə U@
ɔːɹ O@
ɜːɹ 3:
ɑːɹ A@
ɛɹ e@
ɪɹ i@3
ʊɹ U@
ː :
`

/** Names that mean another sound in a language's own table of sounds. */
const OTHERWISE = {
  es: { r: ['R2'], ʁ: ['R2'], ɹ: ['*'] },
  it: { r: ['R'], ɾ: ['R'] },
  pt: { r: ['x'], ʁ: ['x'], h: ['x'], ɹ: ['r'] },
  pl: { r: ['R'], ʂ: ['S'], ʐ: ['Z'], y: ['i'], ʏ: ['i'], yː: ['i'] },
  ro: { y: ['i'], ʏ: ['i'], yː: ['i'] },
  de: { ɐ: ['3'], ɜ: ['3'], y: ['y:'] },
  nl: { ʏ: ['8'], œ: ['8'], ʋ: ['v#'] },
  hi: { tʃ: ['c'], dʒ: ['J'] },
}

const MNEMONICS = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [ipa, ...names] = row.split(' ')
      return [ipa.normalize('NFD'), names]
    }),
)

const STRESS = { ˈ: "'", "'": "'", ˌ: ',' }
const UNSTRESSED = '%'
const VOWEL = /[aeiouyæøœɐɑɒɔəɘɛɜɚɝɤɨᵻɪɵʉʊʌʏ]/u
const NASAL = '\u0303'
const ALIKE = { g: 'ɡ', ǝ: 'ə', ':': 'ː' }
const LONGEST = 4
/** The engine ends at a word of its dictionary with 160 codes; the longest name has some 40. */
const MOST_CODES = 120
/** Ties, syllables, aspiration and what else no language here tells apart. */
const UNTOLD = /[\u0361\u035c\u032f\u0329\u032a\u0325\u030a\u031a.\u203f|ʷ-]/g

/** Its sounds one by one: the longest that `sound` has a name for, stress marks, and of a nasal vowel that the language lacks the parts. */
const partsOf = (letters, sound) => {
  const parts = []
  for (let at = 0; at < letters.length; ) {
    const longest = Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter)
    const length = longest.find((many) => at + many <= letters.length && sound(letters.slice(at, at + many).join('')))
    if (letters[at + 1] === NASAL && !(length > 1)) {
      parts.push(letters[at], 'n')
      at += letters[at + 2] === 'ː' ? 3 : 2
    } else {
      parts.push(letters.slice(at, at + (length ?? 1)).join(''))
      at += length ?? 1
    }
  }
  return parts
}

/**
 * The codes by which the engine says some IPA in a language; `codes` are those of its sounds by their names. None where nothing of it is a sound, or where
 * it is too long for one word.
 */
export const codesOf = (ipa, language, codes) => {
  const own = OTHERWISE[language] ?? {}
  const sound = (part) => [...(own[part.normalize('NFC')] ?? []), ...(MNEMONICS.get(part) ?? [])].find((name) => codes.has(name))
  const letters = Array.from(ipa.normalize('NFD').replace(UNTOLD, ''), (letter) => ALIKE[letter] ?? letter)
  const isStressed = letters.some((letter) => STRESS[letter])
  const names = []
  let isMarked = false
  for (const part of partsOf(letters, sound)) {
    const [stress, name] = [STRESS[part], sound(part)]
    if (stress !== undefined) isMarked = true
    // The engine would stress some of the others by its own rules.
    else if (VOWEL.test(part)) {
      if (isStressed && !isMarked) names.push(UNSTRESSED)
      isMarked = false
    }
    if (stress ?? name) names.push(stress ?? name)
  }
  const isHeard = names.some((name) => name !== UNSTRESSED && !Object.values(STRESS).includes(name))
  return isHeard && names.length <= MOST_CODES ? names.map((name) => codes.get(name)) : []
}
