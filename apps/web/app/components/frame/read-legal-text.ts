export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

const LINES_OF_ITEM = /\n(?=- )/

/**
 * The blocks of a plain text: apart by empty lines; a block whose one line ends without a full stop is a heading, one that begins
 * with '- ' a list. Lines inside a block are one text.
 */
export const readLegalText = (text: string): LegalBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/)
    .filter((block) => block !== '')
    .map((block) => {
      if (block.startsWith('- ')) return { kind: 'list', items: block.split(LINES_OF_ITEM).map((item) => flat(item.slice(2))) }
      const isHeading = !block.includes('\n') && !/[.:!?]$/.test(block)
      return { kind: isHeading ? 'heading' : 'paragraph', text: flat(block) }
    })

const flat = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
