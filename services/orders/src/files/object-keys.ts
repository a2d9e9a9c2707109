import { randomUUID } from 'node:crypto';
import { type objectAreas, objectParams, type UploadType } from '@overland/contracts';
import * as z from 'zod/mini';

type Area = (typeof objectAreas)[number];

/** A HEIC picture is kept as a JPEG, which every browser shows. */
const endings: Record<UploadType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'jpg',
};

/** Where a new file of the order will be. */
export function newFileKey(orderId: string, type: UploadType): string {
  return `orders/${orderId}/${randomUUID()}.${endings[type]}`;
}

const inArea = (key: string, area: Area) => `${area}/${key.slice(key.indexOf('/') + 1)}`;

/** Where its bytes arrive. Not the key itself, so that an upload link cannot replace what was checked. */
export const uploadKeyOf = (key: string): string => inArea(key, 'uploads');

export const previewKeyOf = (key: string): string =>
  `${inArea(key.slice(0, key.lastIndexOf('.')), 'previews')}.webp`;

export const allKeysOf = (key: string): string[] => [key, uploadKeyOf(key), previewKeyOf(key)];

/** The key in the address of a file, or the key itself; null for anything else. */
export function findFileKey(urlOrKey: string): string | null {
  const path = urlOrKey.split(/[?#]/, 1)[0] ?? '';
  const [area, orderId, file] = path.split('/').slice(-3);
  const parts = z.safeParse(objectParams, { area, orderId, file });
  if (!parts.success || parts.data.area !== 'orders') return null;
  return `orders/${parts.data.orderId}/${parts.data.file}`;
}
