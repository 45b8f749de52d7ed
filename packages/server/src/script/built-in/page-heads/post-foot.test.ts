import { expect, test } from 'vitest'
import { withoutPostFoot } from './post-foot.ts'

const TITLE = 'Il ponte di Valmar riapre: “Pronto a maggio”'

test.each([
  ['Il ponte riapre. L\'articolo Il ponte di Valmar riapre: "Pronto a maggio" proviene da Il Molo.', TITLE],
  ['Il ponte riapre. The post Il ponte di Valmar riapre: “Pronto a maggio” appeared first on Il Molo.', TITLE],
  ['Il ponte riapre. The post Il ponte di Valmar ri', 'Il ponte di Valmar riapre'],
  ['Il ponte riapre. The post Il ponte di Valmar ri…', 'Il ponte di Valmar riapre'],
  ['Il ponte riapre. Articolul Podul se deschide apare prima dată în Vocea Mării.', 'Podul se deschide'],
  ['Il ponte riapre. Der Beitrag Die Brücke öffnet. Bald! erschien zuerst auf Küstenfunk.', 'Die Brücke öffnet. Bald!'],
])('%s', (text, title) => {
  expect(withoutPostFoot(text, title)).toBe('Il ponte riapre.')
})

test.each([
  ['The post office of Valmar closes in May.', 'Post office closes'],
  ['The post Anna Reis holds is new.', 'Anna Reis'],
  ['A man died. The article "Cats and dogs are bad" led to his arrest. He denies it.', 'Cats and dogs are bad'],
  ['Post Ambler sings in Tarsk tonight at eight. Ten thousand came.', 'Ambler sings in Tarsk tonight'],
  ['Two died. The post office in Tarsk burnt down last night and two died.', 'office in Tarsk burnt down last night'],
  ['La entrada Cae el peso frente al dólar. Más.', 'Cae el peso'],
  ["L'articolo del ministro è chiaro.", 'Il ponte di Valmar riapre'],
])('%s stays', (text, title) => {
  expect(withoutPostFoot(text, title)).toBe(text)
})
