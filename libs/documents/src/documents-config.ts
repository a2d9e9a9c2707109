import { brandName, supportPhone } from '@overland/service-kit';
import * as z from 'zod/mini';

/** Whose documents they are beside the company's. */
export const DocumentsConfig = z.object({ BRAND_NAME: brandName(), SUPPORT_PHONE: supportPhone() });
export type DocumentsConfig = z.output<typeof DocumentsConfig>;
export const DOCUMENTS_CONFIG = Symbol('DocumentsConfig');
