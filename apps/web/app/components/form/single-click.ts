import type { MouseEvent } from 'react'

/** For what takes its own place under the pointer: the second click of a double click is not meant for what stands there then. */
export const singleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act()
  }
