import { orders } from '@overland/contracts';
import type { OrderExportEntity } from './order-export.entity.js';

const [csv, xlsx] = orders.export.file;

export const exportTypes = { csv, xlsx };

export function exportKeyOf({ id, request }: Pick<OrderExportEntity, 'id' | 'request'>): string {
  return `exports/${id}/${id}.${request.format}`;
}
