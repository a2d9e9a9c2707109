import * as z from 'zod/mini';

/** What may be uploaded as a logo, by type and ending. No SVG: it can contain scripts and links. */
export const logoTypes = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
} as const;
export type LogoType = keyof typeof logoTypes;

export const maxLogoBytes = 1024 * 1024;
/** Pixels: twice what the widest place shows. */
export const maxLogoWidth = 640;

export const logoMessages = {
  type: 'Please upload a PNG, JPEG or WebP.',
  vector: 'An SVG cannot be used: please upload the logo as a PNG, JPEG or WebP.',
  size: 'Please upload a logo of up to 1 MB.',
  empty: 'This file is empty.',
  damaged: 'We could not read this picture: it is damaged, or not of the type that its name says.',
  unknown: 'This logo is not here any more. Please upload it again.',
} as const;

/** @returns what is wrong with a file that is to be the logo, before its bytes are looked at; null when nothing is. */
export function logoProblem({ type, size }: { type: string; size: number }): string | null {
  if (type === 'image/svg+xml') return logoMessages.vector;
  if (!Object.hasOwn(logoTypes, type)) return logoMessages.type;
  if (size === 0) return logoMessages.empty;
  return size > maxLogoBytes ? logoMessages.size : null;
}

/** An address that an upload answered, or the picture itself, as it may be stored from before uploads. */
export const StoredLogo = z
  .string()
  .check(
    z.maxLength(200_000),
    z.regex(
      /^(?:\/api\/logos\/[\da-f-]{36}\.png|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2})$/,
      logoMessages.unknown,
    ),
  );

/** Every upload has a new name, so that its address can be cached for good. */
export const logoParams = z.object({
  file: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.png$/)),
});

const folder = '/api/logos/';
/** What a portal's `companyLogo` is after an upload. */
export const logoAddress = (file: string): string => `${folder}${file}`;

/** The file of a logo's address; null for anything else. */
export function findLogoFile(companyLogo: string | null): string | null {
  if (!companyLogo?.startsWith(folder)) return null;
  return logoParams.safeParse({ file: companyLogo.slice(folder.length) }).data?.file ?? null;
}
