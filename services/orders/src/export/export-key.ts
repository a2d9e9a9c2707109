import { orders } from '@overland/contracts';
import type { OrderExportEntity } from './order-export.entity.js';

const [csv, xlsx] = orders.export.file;

/** The content type of a file. */
export const exportTypes = { csv, xlsx };

/** Where the file of an export is. */
export function exportKeyOf({ id, request }: Pick<OrderExportEntity, 'id' | 'request'>): string {
  return `exports/${id}/${id}.${request.format}`;
}
