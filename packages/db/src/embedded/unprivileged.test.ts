import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { findLaunch, otherUser, requireWay } from './unprivileged.ts'

it('an ordinary user runs PostgreSQL as it is', () => {
  expect(findLaunch(1000)).toEqual({ prefix: [] })
})

it('root without user namespaces runs it as postgres, else as nobody', () => {
  const root = 'root:x:0:0:root:/root:/bin/bash\n'
  const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'
  expect(otherUser(`${root}${nobody}postgres:x:101:104::/var/lib/postgresql:/bin/bash\n`)).toEqual({ uid: 101, gid: 104 })
  expect(otherUser(`${root}${nobody}`)).toEqual({ uid: 65534, gid: 65533 })
  expect(() => otherUser(root)).toThrow(EmbeddedDatabaseError)
})

it('another user must be let through to the program and to the data: the folder that is closed to them is named', () => {
  const closed = join(temporaryFolder(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const file = join(closed, 'postgres')
  const user = { uid: 65_001, gid: 65_001 }
  expect(() => requireWay({ prefix: [], user, owner: user }, [file])).toThrow(
    /the user who would run it may not enter \/.*\. Start Hourcast as an ordinary user/,
  )
  expect(() => requireWay({ prefix: [] }, [file])).not.toThrow()
})
