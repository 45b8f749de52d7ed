import { eraseDueAccounts } from '@hourcast/server/own-data/erase-account'
import { ask } from './ask.ts'
import type { Attack } from './attack.ts'
import { openBrowser } from './browser.ts'
import { airNow, aScheduler, must, newAddress, PASSWORD, registeredIn } from './owners.ts'
import { filesWith, tablesWith } from './secrets.ts'

type Row = { ownerId: string; stationId: string }
const OWNER = `SELECT owner.id AS "ownerId", station.id AS "stationId" FROM owner JOIN station ON station.owner_id = owner.id WHERE email = $1`
const PAGE = '/station/settings/delete-account'

const erased: Attack = {
  name: 'an account that is deleted: by an open screen, by a wrong password, and by its owner',
  mustHold: 'only the owner’s word deletes it; after seven days no table and no file knows the station or the address',
  run: async (instance) => {
    const { pool } = instance.services.db
    const email = newAddress('leaver')
    const browser = openBrowser(instance.origin)
    await registeredIn(instance, browser, email)
    const owner = (await pool.query<Row>(OWNER, [email])).rows[0]
    if (!owner) return { measured: 'the owner is not there', holds: false }
    const { schedulerId } = must(await aScheduler(instance, owner, { targets: [{ kind: 'email', address: email }] }))
    const aired = await airNow(instance, { ...owner, schedulerId })
    const isAsked = async () =>
      (await pool.query('SELECT FROM account_deletion WHERE owner_id = $1', [owner.ownerId])).rows.length > 0
    await browser.submit(PAGE, { email, proof: '' })
    await browser.submit(PAGE, { email, proof: 'not the password' })
    await browser.submit(PAGE, { email: 'another@radio.example', proof: PASSWORD })
    const isTricked = await isAsked()
    await browser.submit(PAGE, { email, proof: PASSWORD })
    const isGoing = await isAsked()
    await pool.query("UPDATE account_deletion SET erase_at = now() - interval '1 second' WHERE owner_id = $1", [owner.ownerId])
    await eraseDueAccounts(instance.services)
    // The last mail says that it is done.
    await pool.query('DELETE FROM account_mail')
    const marks = [email, owner.ownerId, owner.stationId, schedulerId]
    const left: string[] = []
    for (const mark of marks) {
      left.push(...(await tablesWith(instance, mark)))
      left.push(...filesWith(instance, mark).filter((file) => !file.endsWith('programs.log')))
    }
    const link = await ask(instance.origin, `/station/${schedulerId}.mp3`)
    return {
      measured: `aired ${aired?.rung}; tricked: ${isTricked}, asked: ${isGoing}; left: ${left.length === 0 ? 'nothing' : [...new Set(left)].join(', ')}; its link ${link.status}`,
      holds: !isTricked && isGoing && left.length === 0 && link.status === 404,
    }
  },
}

export const ERASURE_ATTACKS: readonly Attack[] = [erased]
