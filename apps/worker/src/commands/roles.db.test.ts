import { migrate } from '@hourcast/db/migrate'
import { randomId } from '@hourcast/db/random-id'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { rolesCommand } from './roles.ts'

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

const given = async () => {
  const admin = new URL(inject('testDatabase').adminUrl)
  const [role, database] = [`role_${randomId()}`.toLowerCase(), `hourcast_test_${randomId()}`.toLowerCase()]
  const url = new URL(admin.href)
  Object.assign(url, { username: role, password: 'p%40ss%20word', pathname: `/${database}` })
  onTestFinished(async () => {
    await query(admin.href, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)
    await query(admin.href, `DROP ROLE IF EXISTS "${role}"`)
  })
  await setEnvironment({ DATABASE_URL: url.href, DATABASE_ADMIN_URL: admin.href })
  return { url: url.href, admin: admin.href, role }
}

test('roles makes a role and its database, in which hourcast migrates; asked again it changes nothing', async () => {
  const { url, role } = await given()
  await outputOf(rolesCommand(), [])
  await migrate(url)
  await outputOf(rolesCommand(), [])
  expect(await query(url, 'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
  ])
  expect(await query(url, "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')")).toEqual(
    [{ tableowner: role }],
  )
})

test('a role that somebody has made a superuser is none any more', async () => {
  const { url, admin, role } = await given()
  await outputOf(rolesCommand(), [])
  await query(admin, `ALTER ROLE "${role}" SUPERUSER`)
  await outputOf(rolesCommand(), [])
  expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([{ rolsuper: false }])
})

test('it refuses to make a role of the one that makes it', async () => {
  const { admin } = await given()
  await setEnvironment({ DATABASE_URL: admin, DATABASE_ADMIN_URL: admin })
  await expect(outputOf(rolesCommand(), [])).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('same role') })
})
