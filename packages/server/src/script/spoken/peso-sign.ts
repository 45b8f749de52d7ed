/** Words of lands whose sign for pesos is that of dollars; and what a dollar costs is no dollars. */
const OF_PESOS =
  /(?<!\p{L})(?:[Ee]l dólar|pesos?|mm?dp|CDMX|Edomex|Pemex|Banxico|[Mm]éxico|[Mm]exican[oa]s?|Buenos Aires|[Aa]rgentin[oa]s?|Bogotá|[Cc]olombian[oa]s?|[Cc]hilen[oa]s?)(?!\p{L})/u
/** There the bare sign may mean dollars. */
const OF_DOLLARS = /US\s?\$|USD|dólares|(?<!\p{L})mm?dd(?!\p{L})/u

/** '$2,500' in a story from Mexico City are pesos, with a comma between the thousands, for stations of every land. */
export const withPesoSigns = (text: string): string => {
  if (!text.includes('$') || !OF_PESOS.test(text) || OF_DOLLARS.test(text)) return text
  return text.replace(
    /(?<![\p{L}\d])\$\s?(\d{1,3}(?:,\d{3}){0,4})(?![\d,]\d)/gu,
    (_, figure: string) => `MX$${figure.replaceAll(',', '')}`,
  )
}
