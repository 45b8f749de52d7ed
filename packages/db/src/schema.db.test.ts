import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { givenDatabase } from './testing/test-database.ts'

type Column = { table: string; column: string; type: string; nullable: boolean; hasDefault: boolean }

const PLAIN_TYPES: Record<string, string> = {
  String: 'text',
  Int: 'int4',
  BigInt: 'int8',
  Float: 'float8',
  Boolean: 'bool',
  Json: 'jsonb',
  Bytes: 'bytea',
}
const NATIVE_TYPES: Record<string, string> = { SmallInt: 'int2', Date: 'date', 'Timestamptz(3)': 'timestamptz(3)' }

const models = [
  ...readFileSync(new URL('../prisma/schema.prisma', import.meta.url), 'utf8').matchAll(/^model (\w+) \{\n(.*?)^\}/gms),
].map(([, name = '', body = '']) => ({ name, lines: body.split('\n').map((line) => line.trim()) }))
const isModel = (type: string) => models.some(({ name }) => name === type)
const mapped = (line: string) => /@map\("(\w+)"\)/.exec(line)?.[1]
const tableOf = (lines: string[]) => /@@map\("(\w+)"\)/.exec(lines.join('\n'))?.[1] ?? ''

const columnsInPrisma = (): Column[] =>
  models.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const [, name, type = '', list, optional] = /^(\w+)\s+(\w+)(\[\])?(\?)?/.exec(line) ?? []
      if (name === undefined || isModel(type)) return []
      const native = /@db\.(\w+(?:\(\d+\))?)/.exec(line)?.[1]
      const plain = native === undefined ? PLAIN_TYPES[type] : NATIVE_TYPES[native]
      return {
        table: tableOf(lines),
        column: mapped(line) ?? name,
        type: `${list ? '_' : ''}${plain}`,
        nullable: optional !== undefined,
        hasDefault: line.includes('@default('),
      }
    }),
  )

const COLUMNS_IN_DATABASE = `
  SELECT c.relname AS "table", a.attname AS "column", t.typname || CASE WHEN t.typname = 'timestamptz' THEN '(' || a.atttypmod || ')' ELSE '' END AS type,
    NOT a.attnotnull AS nullable, a.atthasdef OR a.attidentity <> '' AS "hasDefault"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations' AND a.attnum > 0 AND NOT a.attisdropped`

const sorted = (columns: Column[]) => columns.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))

const columnNames = (lines: string[], fields: string): string =>
  fields
    .split(',')
    .map((field) => field.trim().replace(/\(.*/, ''))
    .map((field) => mapped(lines.find((line) => line.startsWith(`${field} `)) ?? '') ?? field)
    .join(',')

const freshDatabase = async () => {
  const db = await givenDatabase()
  return db
}

it('Prisma knows every column of the migrated tables, with its type, its nullability and whether it has a default', async () => {
  const db = await freshDatabase()
  const { rows } = await db.pool.query<Column>(COLUMNS_IN_DATABASE)
  expect(rows.length).toBeGreaterThan(100)
  expect(sorted(columnsInPrisma())).toEqual(sorted(rows))
})

it('Prisma knows every primary and unique key that is not partial', async () => {
  const db = await freshDatabase()
  const inPrisma = models.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const block = /^@@(id|unique)\(\[(.+?)\]/.exec(line)
      if (block) return `${tableOf(lines)} ${block[1]} ${columnNames(lines, block[2] ?? '')}`
      const field = /^(\w+) .* @(id|unique)\b/.exec(line)
      return field ? `${tableOf(lines)} ${field[2]} ${columnNames(lines, field[1] ?? '')}` : []
    }),
  )
  const { rows } = await db.pool.query<{ key: string }>(`
    SELECT c.relname || CASE WHEN i.indisprimary THEN ' id ' ELSE ' unique ' END || string_agg(a.attname, ',' ORDER BY k.place) AS key
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique AND i.indpred IS NULL AND c.relname <> '_prisma_migrations'
    GROUP BY i.indexrelid, c.relname, i.indisprimary`)
  expect(inPrisma.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

it('Prisma knows every foreign key and what a delete does to the rows below', async () => {
  const db = await freshDatabase()
  const inPrisma = models.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const [, target, fields, onDelete] =
        /^\w+\s+(\w+)\??\s+@relation\((?:"\w+", )?fields: \[(.+?)\].*onDelete: (\w+)/.exec(line) ?? []
      const other = models.find(({ name }) => name === target)
      return other ? `${tableOf(lines)}.${columnNames(lines, fields ?? '')} to ${tableOf(other.lines)}: ${onDelete}` : []
    }),
  )
  const { rows } = await db.pool.query<{ key: string }>(`
    SELECT conrelid::regclass || '.' || a.attname || ' to ' || confrelid::regclass || ': '
      || CASE confdeltype WHEN 'c' THEN 'Cascade' WHEN 'n' THEN 'SetNull' ELSE confdeltype::text END AS key
    FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  expect(inPrisma.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})
