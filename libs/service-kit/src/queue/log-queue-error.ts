import { Logger } from '@nestjs/common';
import { describeError } from '../logging/describe-error.js';

const logger = new Logger('Queue');

let lastLogged = { message: '', at: 0 };

/**
 * Logs and lives on: BullMQ reconnects by itself, an unheard 'error' event would end the process. One outage is
 * told by every queue and worker, so the same message is written once a second.
 */
export function logQueueError(error: unknown): void {
  const { message } = describeError(error);
  const at = Date.now();
  if (message === lastLogged.message && at - lastLogged.at < 1000) return;
  lastLogged = { message, at };
  logger.warn(message);
}
