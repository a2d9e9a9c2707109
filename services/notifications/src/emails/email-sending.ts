import type { Sending } from '@overland/service-kit';
import { droppedMark } from './email.entity.js';
import { waitedFor } from './mail-lanes.js';

/** Codes and links to reset a password go out still: somebody has just asked for each. */
const isHeld = `status = 'queued' and template not in (${waitedFor.map((template) => `'${template}'`).join(', ')})`;

export const emailSending: Sending = {
  name: 'emails',
  waiting: `select template as what, count(*)::int as amount, min(created_at) as since from email_log
    where ${isHeld} group by template order by since`,
  // They stay in the log, as others that were dropped (EmailsRepository.drop).
  drop: `update email_log set status = 'failed', not_before = null, transition = '${droppedMark}' || id,
    reason = 'Not sent after the data was restored.' where ${isHeld}`,
};
