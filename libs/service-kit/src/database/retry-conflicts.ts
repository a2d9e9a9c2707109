import { Logger } from '@nestjs/common';
import { findDatabaseError } from '../logging/describe-error.js';
import { isError } from '../logging/is-error.js';

/** Deadlock, and serialization failure. The other transaction goes on, so the same work succeeds at once. */
const conflicts = new Set(['40P01', '40001']);
const mostRetries = 3;

const logger = new Logger('Database');

/**
 * Runs a transaction again, at once, when PostgreSQL ended it in favor of another. The work must do nothing outside of the
 * database that it may not do twice.
 */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = codeOf(error);
      if (code === null || !conflicts.has(code) || retries === mostRetries) throw error;
      logger.warn(`a transaction is run again: database error ${code}`);
    }
  }
}

/** A handler's error carries that of the database as its cause. */
function codeOf(error: unknown): string | null {
  const found = findDatabaseError(error) ?? (isError(error) ? findDatabaseError(error.cause) : null);
  return found?.code ?? null;
}
