// `npm run chaos -- hostile`: an instance of its own, attacked as an owner, as a stranger and as a source; then a table of what held.
// `-- hostile --only WORDS` runs the attacks whose name matches (a regular expression), `--from 17` those from that number on.
import { parseArgs } from 'node:util'
import type { Attack, Verdict } from './attack.ts'
import { DOOR_ATTACKS } from './doors.ts'
import { ERASURE_ATTACKS } from './erasure.ts'
import { type Instance, openInstance } from './instance.ts'
import { LIMIT_ATTACKS } from './limits.ts'
import { MAIL_ATTACKS } from './mails.ts'
import { REQUEST_ATTACKS } from './requests.ts'
import { SECRET_ATTACKS } from './secrets.ts'
import { SILENCE_ATTACKS } from './silence.ts'
import { SOURCE_ATTACKS } from './sources.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, from: { type: 'string', default: '1' } },
})

/** Those that leave most behind come last. */
const ATTACKS: readonly Attack[] = [
  ...[...SOURCE_ATTACKS, ...REQUEST_ATTACKS, ...DOOR_ATTACKS, ...MAIL_ATTACKS],
  ...[...SECRET_ATTACKS, ...ERASURE_ATTACKS, ...SILENCE_ATTACKS, ...LIMIT_ATTACKS],
]

const verdictOn = async (attack: Attack, instance: Instance): Promise<Verdict> => {
  try {
    await instance.revive()
    return await attack.run(instance)
  } catch (error) {
    return { measured: `could not be tried: ${error instanceof Error ? error.message : error}`, holds: false }
  }
}

const instance = await openInstance()
let failed = 0
try {
  for (const [index, attack] of ATTACKS.entries()) {
    if (index + 1 < Number(values.from) || !new RegExp(values.only, 'i').test(attack.name)) continue
    const { measured, holds } = await verdictOn(attack, instance)
    if (!holds) failed += 1
    console.log(
      `${holds ? 'ok    ' : 'FAILED'} ${String(index + 1).padStart(2)}  ${attack.name}\n           must hold: ${attack.mustHold}\n           measured:  ${measured}`,
    )
  }
} finally {
  await instance.close()
}
console.log(failed === 0 ? 'All of it held.' : `${failed} did not hold.`)
process.exit(failed === 0 ? 0 : 1)
