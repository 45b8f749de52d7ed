import type { Services } from '../services.ts'
import { logSecurity } from './security-log.ts'

/** What an owner may ask for by its id. */
export type OwnedKind = 'station' | 'scheduler' | 'api-key' | 'webhook' | 'feed' | 'voice' | 'word'

const EXISTS: Record<OwnedKind, string> = {
  // By both names that a station has on the wire.
  station: 'SELECT FROM owner WHERE (email = lower(trim($1)) OR id = $1) AND id <> $2',
  scheduler: 'SELECT FROM scheduler JOIN station ON station.id = station_id WHERE scheduler.id = $1 AND owner_id <> $2',
  webhook: 'SELECT FROM webhook JOIN station ON station.id = station_id WHERE webhook.id = $1 AND owner_id <> $2',
  feed: 'SELECT FROM feed JOIN station ON station.id = station_id WHERE feed.id = $1 AND owner_id <> $2',
  voice: 'SELECT FROM voice JOIN station ON station.id = station_id WHERE voice.id = $1 AND owner_id <> $2',
  word: 'SELECT FROM station_word JOIN station ON station.id = station_id WHERE station_word.id = $1 AND owner_id <> $2',
  'api-key': 'SELECT FROM api_key WHERE id = $1 AND owner_id <> $2',
}

type Asked = { ownerId: string; kind: OwnedKind; id: string; ip?: string | undefined }

/** After 'not found': a line when what was asked for is there and belongs to another owner. The answer stays the same. */
export const logForeignRow = async (
  services: Pick<Services, 'db' | 'log' | 'sessionSecret'>,
  { ownerId, kind, id, ip }: Asked,
): Promise<void> => {
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  if (id.includes('\0')) return
  const { rowCount } = await services.db.pool.query(EXISTS[kind], [id, ownerId])
  if (rowCount) logSecurity(services, 'security.foreign-row', { ownerId, ip, what: kind })
}
