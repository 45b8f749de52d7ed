/** Where one of these stands, 8C is a temperature, else it may be a seat or a class. */
const OF_HEAT: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:temperature|degree|warm|cold|hot|mercury|frost|cool|heat|highs?(?!\p{L})|lows?(?!\p{L})|chill|freez|overnight|weather|wind|forecast|reach|sunny|rain|cloud)/iu,
  de: /(?<!\p{L})(?:temperatur|grad|warm|kalt|kälte|frost|heiß|hitze|wind|wetter|höchst|tiefst|werte|minus)/iu,
  nl: /(?<!\p{L})(?:temperatu|grad|warm|koud|kou|vorst|vries|kwik|heet|hitte|wind|weer|maxim|minim|max|min)/iu,
}

/** '8C' and '5º' as '8°C' and '5°'. */
export const withDegrees = (text: string, tongue: string): string => {
  const marked = tongue in OF_HEAT ? text.replace(/(?<=(?<!\d)\d{1,2})º(?![\p{L}\p{N}])/gu, '°') : text
  if (!/\d[CF](?!\p{L})/u.test(marked) || !OF_HEAT[tongue]?.test(marked)) return marked
  return marked.replace(
    /(?<![\p{L}\p{N}.,])([-−–]?\d{1,3})([CF])(?:\/([-−–]?\d{1,3})([CF]))?(?![\p{L}\p{N}])/gu,
    (_, first, scale, second, other) => `${first}°${scale}${second === undefined ? '' : `, ${second}°${other}`}`,
  )
}
