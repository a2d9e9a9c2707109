import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** Whose documents they are beside the company's. */
export const documentsConfig = (env: Record<string, string | undefined> = process.env) =>
  loadConfig(
    z.object({
      BRAND_NAME: z._default(z.string(), 'Overland'),
      SUPPORT_PHONE: z._default(z.string(), '(555) 010-0199'),
    }),
    env,
  );
export type DocumentsConfig = ReturnType<typeof documentsConfig>;
export const DOCUMENTS_CONFIG = Symbol('DocumentsConfig');
