const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Words of ours or of a schema, as a page shows them. */
export const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: string, row: readonly string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<div class="wide"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${lines}</tbody></table></div>`
}
