import path from 'node:path';
import { documentTemplate } from '@overland/documents';
import type { QuoteDocument } from './quote-document.js';
import type { QuotePicture } from './quote-picture.js';

/** `services/quoting/templates`, the same two levels up from `src/documents` and from `dist/documents`. */
const templates = path.join(import.meta.dirname, '../../templates');

export const renderQuote = documentTemplate<QuoteDocument>(templates, 'quote');

/** The picture that messengers show for a link to the quote, as self-contained HTML of 1200 by 630 pixels. */
export const renderQuotePicture = documentTemplate<QuotePicture>(templates, 'quote-picture');
