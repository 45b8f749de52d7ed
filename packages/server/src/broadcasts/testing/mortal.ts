import type { Services } from '../../services.ts'

const hang = () => new Promise<never>(() => {})

/** The services of a worker that dies as soon as it speaks: from then on nothing that it does reaches the database. */
export const dyingWhenItSpeaks = (services: Services): { services: Services; death: Promise<void> } => {
  let isDead = false
  let die = () => {}
  const death = new Promise<void>((resolve) => {
    die = resolve
  })
  const mortal = <T extends object>(whole: T): T =>
    new Proxy(whole, {
      get: (target, name) => {
        if (isDead) return hang
        const part: unknown = Reflect.get(target, name, target)
        if (typeof part === 'function') return part.bind(target)
        return typeof part === 'object' && part !== null ? mortal(part) : part
      },
    })
  const render = () => {
    isDead = true
    die()
    return hang()
  }
  const db = { ...services.db, pool: mortal(services.db.pool), prisma: mortal(services.db.prisma) }
  return { services: { ...services, db, studio: { ...services.studio, render } }, death }
}
