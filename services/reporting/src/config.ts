import { mailSealKey } from '@overland/service-kit';
import * as z from 'zod/mini';

export const ReportingConfig = z.object({
  // Checks the links to surveys, which orders and notifications sign.
  MAIL_SEAL_KEY: mailSealKey(),
});
export type ReportingConfig = z.output<typeof ReportingConfig>;

export const REPORTING_CONFIG = Symbol('ReportingConfig');
