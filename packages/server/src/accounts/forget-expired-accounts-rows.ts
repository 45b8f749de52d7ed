import type { Database } from '@hourcast/db/open-database'

// $1 is now. A registration may ask for another code for a day; what limits attempts looks back an hour.
const EXPIRED = [
  "DELETE FROM sign_in_code WHERE created_at < $1::timestamptz - interval '1 day' OR (NOT registers AND expires_at <= $1)",
  "DELETE FROM account_attempt WHERE at <= $1::timestamptz - interval '1 hour'",
  'DELETE FROM account_mail WHERE expires_at <= $1',
  // What limits the mails that ask looks back a week.
  "DELETE FROM consent_link WHERE expires_at <= $1::timestamptz - interval '7 days'",
  'DELETE FROM session WHERE expires_at <= $1',
  "DELETE FROM sign_in_link WHERE expires_at < $1::timestamptz - interval '1 day'",
  "DELETE FROM api_key WHERE least(revoked_at, expires_at) < $1::timestamptz - interval '30 days'",
]

/** Removes what no account needs any more: codes, attempts, mails, sessions, links and revoked keys. `now` in epoch milliseconds. */
export const forgetExpiredAccountsRows = async ({ pool }: Pick<Database, 'pool'>, now: number): Promise<void> => {
  for (const statement of EXPIRED) await pool.query(statement, [new Date(now)])
}
