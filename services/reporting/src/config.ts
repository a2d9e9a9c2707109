import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

export const reportingConfig = () =>
  loadConfig(
    z.object({
      /** Checks the links to surveys, which orders and notifications sign. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
    }),
  );

export type ReportingConfig = ReturnType<typeof reportingConfig>;
export const REPORTING_CONFIG = Symbol('ReportingConfig');
