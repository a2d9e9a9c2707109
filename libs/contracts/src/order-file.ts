import * as z from 'zod/mini';
import { id, instant, requiredText } from './fields.js';

/** What may be uploaded to an order, by type and ending. */
export const uploadTypes = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
} as const;
export type UploadType = keyof typeof uploadTypes;

export const maxUploadBytes = 25 * 1024 * 1024;
/** Of one order, removed ones included. */
export const maxFilesPerOrder = 50;
/** A removed file can be restored for so long. */
export const fileRestoreDays = 30;

/** A file of an order. */
export const OrderFile = z.object({
  name: z.string(),
  key: z.string(),
  /** Where it is downloaded, as an attachment; valid for minutes. */
  url: z.string(),
  /** A small picture of an image; null for others. */
  previewUrl: z.nullable(z.string()),
  /** A picture as a page shows it; null for others. */
  viewUrl: z.nullable(z.string()),
  type: z.string(),
  /** Bytes. */
  size: z.int(),
  addedBy: z.string(),
  addedAt: instant,
  /** Removed files can be restored for 30 days. */
  removedAt: z.nullable(instant),
  /** The customer sees it on the page of the order, too; staff mark it. */
  forCustomer: z.boolean(),
  /** The terms as they were accepted, which nobody removes and the customer has. */
  isProof: z._default(z.boolean(), false),
});
export type OrderFile = z.infer<typeof OrderFile>;

/** `fileName` is shown, never a path; the key is made here. */
export const UploadRequest = z.strictObject({
  orderId: z.uuid(),
  fileName: requiredText(120, 'Please name the file.').check(
    z.refine(
      (name) => !/[\p{Cc}\p{Bidi_Control}/\\]/u.test(name),
      'Please rename the file: it has characters that a name cannot have.',
    ),
  ),
  fileType: z.enum(
    Object.keys(uploadTypes) as [UploadType, ...UploadType[]],
    'Please upload a PDF, JPEG, PNG, WebP or HEIC.',
  ),
  /** Bytes. */
  size: z
    .int()
    .check(z.gte(1, 'This file is empty.'), z.lte(maxUploadBytes, 'Please upload files of up to 25 MB.')),
});
export type UploadRequest = z.infer<typeof UploadRequest>;

/**
 * What a link to the bytes of one object is made of. Files are in `orders`; `uploads` has them as they came, until they
 * are added, and `previews` their small pictures. `exports` has lists of orders, under the export's id.
 */
export const objectAreas = ['orders', 'uploads', 'previews', 'exports'] as const;
export const objectParams = z.object({
  area: z.enum(objectAreas),
  orderId: id,
  file: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[a-z]{3,4}$/)),
});

const type = z.string().check(z.maxLength(80));
const signed = {
  /** Seconds since 1970. */
  expires: z.coerce.number().check(z.int()),
  signature: z.string().check(z.maxLength(100)),
};

export const UploadLink = z.strictObject({
  type,
  /** Bytes. */
  size: z.coerce.number().check(z.int()),
  ...signed,
});
/** Without a name, a browser shows it in its place on a page. */
export const DownloadLink = z.strictObject({
  type,
  name: z.optional(z.string().check(z.maxLength(130))),
  ...signed,
});
