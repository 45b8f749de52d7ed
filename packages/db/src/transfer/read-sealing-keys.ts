import { transferSession } from './transfer-session.ts'

const IDS = `
  SELECT DISTINCT split_part(sealed, '.', 2) AS id
  FROM (SELECT sealed FROM target WHERE removed_at IS NULL UNION ALL SELECT sealed FROM account_mail
    UNION ALL SELECT unnest(ARRAY[sealed_secret, old_secret]) FROM webhook
    UNION ALL SELECT sealed_sources FROM scheduler WHERE deleted_at IS NULL UNION ALL SELECT sealed FROM feed) AS rows
  WHERE sealed IS NOT NULL ORDER BY 1`

/** The ids of the keys that have sealed what stands in the rows: without them nobody can open it. */
export const readSealingKeyIds = (url: string): Promise<string[]> =>
  transferSession(url, async (client) => (await client.query<{ id: string }>(IDS)).rows.map(({ id }) => id))
