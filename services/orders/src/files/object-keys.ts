import { randomUUID } from 'node:crypto';
import { type objectAreas, objectParams, type UploadType } from '@overland/contracts';
import * as z from 'zod/mini';

type Area = (typeof objectAreas)[number];

/** HEIC pictures are stored as JPEG, which every browser shows. */
const endings: Record<UploadType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'jpg',
};

export function newFileKey(orderId: string, type: UploadType): string {
  return `orders/${orderId}/${randomUUID()}.${endings[type]}`;
}

const inArea = (key: string, area: Area) => `${area}/${key.slice(key.indexOf('/') + 1)}`;

/** Where its bytes are uploaded. Not the key itself, so that an upload link cannot replace a checked file. */
export const uploadKeyOf = (key: string): string => inArea(key, 'uploads');

export const previewKeyOf = (key: string): string =>
  `${inArea(key.slice(0, key.lastIndexOf('.')), 'previews')}.webp`;

export const allKeysOf = (key: string): string[] => [key, uploadKeyOf(key), previewKeyOf(key)];

/** The key from a file's address, or the key itself; null for anything else. */
export function findFileKey(urlOrKey: string): string | null {
  const path = urlOrKey.split(/[?#]/, 1)[0] ?? '';
  const [area, orderId, file] = path.split('/').slice(-3);
  const parts = z.safeParse(objectParams, { area, orderId, file });
  if (!parts.success || parts.data.area !== 'orders') return null;
  return `orders/${parts.data.orderId}/${parts.data.file}`;
}
