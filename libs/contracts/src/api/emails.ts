import * as z from 'zod/mini';
import { EmailLog } from '../email.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

export const emails = {
  logs: endpoint('GET', '/emails/logs/:orderId', {
    service: 'notifications',
    access: 'signedIn',
    summary: 'The mails of one order',
    params: z.object({ orderId: id }),
    reply: z.array(EmailLog),
  }),
};
