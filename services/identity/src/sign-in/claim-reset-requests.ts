import type { EntityManager } from 'typeorm';
import type { ResetRequestEntity } from './reset-request.entity.js';

export type ResetRequest = Omit<ResetRequestEntity, 'id'>;

/** Takes up to 20 requests, which no other process gets; they stay if the transaction fails. */
export async function claimResetRequests(manager: EntityManager): Promise<ResetRequest[]> {
  const [claimed] = await manager.query<[ResetRequest[], number]>(
    `delete from reset_requests where id in (
       select id from reset_requests order by id limit 20 for update skip locked
     ) returning email, request_id as "requestId", traceparent`,
  );
  return claimed;
}
