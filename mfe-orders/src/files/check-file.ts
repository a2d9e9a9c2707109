import { UploadRequest, type UploadType, uploadTypes } from '@overland/contracts';

export const acceptedFiles = Object.entries(uploadTypes).flat(2).join(',');

/** The type of a file. Some browsers do not know HEIC, so the ending of the name counts then. */
function typeOf({ name, type }: File): string {
  if (type !== '') return type === 'image/heif' ? 'image/heic' : type;
  const endings = Object.entries(uploadTypes) as [UploadType, readonly string[]][];
  const found = endings.find(([, list]) => list.some((ending) => name.toLowerCase().endsWith(ending)));
  return found?.[0] ?? '';
}

type Checked = { request: UploadRequest; problem: null } | { request: null; problem: string };

/** What is asked of the server to upload this file, or what is wrong with it in the contract's words. */
export function checkFile(orderId: string, file: File): Checked {
  const request = { orderId, fileName: file.name, fileType: typeOf(file), size: file.size };
  const result = UploadRequest.safeParse(request);
  if (result.success) return { request: result.data, problem: null };
  return { request: null, problem: result.error.issues[0]?.message ?? '' };
}
