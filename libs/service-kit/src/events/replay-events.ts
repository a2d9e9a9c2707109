import type { ClientBase } from 'pg';

/**
 * Has the events tried again that this service has set aside, and those that wait for their next try.
 * @returns how many.
 */
export async function replayEvents(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rowCount } = await client.query('update failed_events set tries = 0, next_try_at = now()');
  return rowCount ?? 0;
}
