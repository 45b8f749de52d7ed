/** Lets a loop sleep until somebody rings or the time is up. A ring while it is awake is kept for the next sleep. */
export type Doorbell = { ring(): void; sleep(ms: number): Promise<void> }

export const createDoorbell = (): Doorbell => {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async sleep(ms) {
      if (!rung) {
        await new Promise<void>((awake) => {
          const timer = setTimeout(awake, ms)
          wake = () => {
            clearTimeout(timer)
            awake()
          }
        })
      }
      wake = undefined
      rung = false
    },
  }
}
