import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** What surveys read from the environment. */
export const surveysConfig = () =>
  loadConfig(
    z.object({
      /** Checks the links to surveys, which orders and notifications sign. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
    }),
  );

export type SurveysConfig = ReturnType<typeof surveysConfig>;
export const SURVEYS_CONFIG = Symbol('SurveysConfig');
