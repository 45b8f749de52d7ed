/** What a driver was behind by, as papers write it: +4"2, 20''3, 0"123. */
export const secondsBehind = (seconds: string): [RegExp, string] => [
  /(?<![\d.,:'’′])(\d{1,2})(?:["”″]|['’′]{2})(\d{1,3})(?!\d)/g,
  `$1,$2 ${seconds}`,
]
