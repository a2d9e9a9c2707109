import { EmailLog } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { LoggedEmail } from './emails.repository.js';

export const toEmailLog = (row: LoggedEmail): EmailLog => ({
  ...fieldsFor(EmailLog, row),
  _id: row.id,
  to: row.toAddress,
});
