/** Either `value` with `onChange`, or `defaultValue` and the form keeps what is chosen. */
export type OneOf = { value?: string; defaultValue?: string; onChange?: (value: string) => void }
export type ManyOf = { value?: readonly string[]; defaultValue?: readonly string[]; onChange?: (value: string[]) => void }

/** What makes a radio button or checkbox the chosen one, kept by the form or by its owner. */
export const chosen = (isKept: boolean | undefined, isDefault: boolean) =>
  isKept === undefined ? { defaultChecked: isDefault } : { checked: isKept }
