import path from 'node:path';
import { documentTemplate } from '@overland/documents';
import type { ReportDocument } from './report-document.js';

/** `services/reporting/templates`, the same two levels up from `src/reports` and from `dist/reports`. */
const templates = path.join(import.meta.dirname, '../../templates');

export const renderReport = documentTemplate<ReportDocument>(templates, 'report');
