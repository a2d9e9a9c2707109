import path from 'node:path';
import { documentTemplate } from '@overland/documents';
import type { QuoteDocument } from './quote-document.js';

/** `services/quoting/templates`, the same two levels up from `src/documents` and from `dist/documents`. */
const templates = path.join(import.meta.dirname, '../../templates');

/** The quote as self-contained HTML. */
export const renderQuote = documentTemplate<QuoteDocument>(templates, 'quote');
