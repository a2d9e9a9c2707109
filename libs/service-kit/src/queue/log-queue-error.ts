import { Logger } from '@nestjs/common';
import { describeError } from '../logging/describe-error.js';

const logger = new Logger('Queue');

let lastLogged = { message: '', at: 0 };

/**
 * Logs the error and continues: BullMQ reconnects by itself, and an unhandled 'error' event would end the process. Every
 * queue and worker reports the same outage, so a message is logged at most once a second.
 */
export function logQueueError(error: unknown): void {
  const { message } = describeError(error);
  const at = Date.now();
  if (message === lastLogged.message && at - lastLogged.at < 1000) return;
  lastLogged = { message, at };
  logger.warn(message);
}
