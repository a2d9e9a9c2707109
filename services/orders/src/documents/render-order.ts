import path from 'node:path';
import { documentTemplate } from '@overland/documents';
import type { OrderDocument } from './order-document.js';

/** `services/orders/templates`, the same two levels up from `src/documents` and from `dist/documents`. */
const templates = path.join(import.meta.dirname, '../../templates');

export const renderOrder = documentTemplate<OrderDocument>(templates, 'order');
