/** A figure and its unit, which no line break parts: '9 °C', '8 MB'. */
export const withUnit = (value: number | string, unit: string): string => `${value}\u00a0${unit}`

/** A loudness as it is printed: '−16.2 LUFS', with the minus that is as wide as a figure. */
export const lufsInWords = (lufs: number, digits = 1): string => withUnit(lufs.toFixed(digits).replace('-', '−'), 'LUFS')

const BEFORE_UNIT = /(?<=\d) (?=(?:°[CF]|%|km\/h|km|mm|cm|m|kg|t|bar|mbar|kPa|hPa|rpm|kW|MW|kWh|ppm|V|A)(?![\p{L}\d]))/gu

/** A text as it is shown: no line break parts a figure from the unit behind it. As long as before, letter by letter. */
export const joinUnits = (text: string): string => text.replace(BEFORE_UNIT, '\u00a0')
