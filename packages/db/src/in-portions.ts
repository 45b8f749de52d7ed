import type { Database } from './open-database.ts'

/**
 * Repeats a statement that changes at most `portion` rows until it finds fewer: no transaction is long, however many rows the years have
 * left, and what is done stays done when the next portion fails.
 */
export const inPortions = async (
  { pool }: Pick<Database, 'pool'>,
  statement: string,
  values: unknown[],
  portion: number,
): Promise<void> => {
  while (((await pool.query(statement, values)).rowCount ?? 0) === portion);
}
