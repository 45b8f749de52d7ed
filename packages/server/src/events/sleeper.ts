/** Lets a loop sleep until it is woken or the time is up. What wakes it while it is awake ends its next sleep at once. */
export type Sleeper = { wake(): void; sleep(ms: number): Promise<void> }

export const createSleeper = (): Sleeper => {
  let isWoken = false
  let end: (() => void) | undefined
  return {
    wake() {
      isWoken = true
      end?.()
    },
    async sleep(ms) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      end = undefined
      isWoken = false
    },
  }
}
