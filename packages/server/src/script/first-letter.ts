/** A text as a sentence begins, and as it goes on inside of one. */
export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
export const small = (text: string): string => `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
