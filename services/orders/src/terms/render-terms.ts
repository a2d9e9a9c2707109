import path from 'node:path';
import { documentTemplate } from '@overland/documents';
import type { TermsDocument } from './terms-document.js';

/** `services/orders/templates`, the same two levels up from `src/terms` and from `dist/terms`. */
const templates = path.join(import.meta.dirname, '../../templates');

/** The terms and what is accepted with them, as self-contained HTML. */
export const renderTerms = documentTemplate<TermsDocument>(templates, 'terms');
