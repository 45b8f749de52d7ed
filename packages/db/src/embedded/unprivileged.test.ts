import { expect, it } from 'vitest'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { findLaunch, otherUser } from './unprivileged.ts'

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
