import type { Readable } from 'node:stream';
import { type Endpoint, fileEndings } from '@overland/contracts';
import type { RequestInfo } from './parameters.js';

/** A file to send. With a tag, the receiver may cache it and ask whether it has changed. */
export class FileReply {
  constructor(
    /** null: the caller has it already. */
    readonly content: Buffer | Readable | null,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** Headers of what somebody uploaded. If a browser shows it as a page, it runs no script, has no origin and loads nothing. */
export const uploadedFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

/**
 * What a handler of an endpoint with `file` returns. `name` is what a browser saves it as: letters, digits, spaces,
 * dots, hyphens; of several kinds its ending decides. A stream is sent as it is read; when it fails, the connection is
 * cut.
 */
export function fileReply(endpoint: Endpoint, content: Buffer | Readable | string, name: string): FileReply {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return new FileReply(bytes, headersOf(endpoint, name));
}

interface TaggedFile {
  name: string;
  /** Changes whenever the content does: letters, digits, hyphens. */
  tag: string;
  make(): Buffer | Promise<Buffer>;
}

/** The same for a file that the caller may have cached: then the answer is 304, and the file is not made. */
export async function taggedFileReply(
  endpoint: Endpoint,
  { header }: Pick<RequestInfo, 'header'>,
  { name, tag, make }: TaggedFile,
): Promise<FileReply> {
  const etag = `"${tag}"`;
  // Only the caller's browser may cache it, and it asks each time: the file may change, and so may who may see it.
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (header('if-none-match')?.includes(etag)) return new FileReply(null, headers);
  return new FileReply(await make(), { ...headers, ...headersOf(endpoint, name) });
}

function headersOf(endpoint: Endpoint, name: string): Record<string, string> {
  // Letters without their accents, which not every header reader takes.
  const safeName = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w. -]/g, '-');
  const kinds = [endpoint.file ?? []].flat();
  const kind = kinds.find((each) => name.endsWith(fileEndings[each])) ?? kinds[0];
  return {
    'content-type': kind === 'text/csv' ? 'text/csv; charset=utf-8' : (kind ?? 'application/octet-stream'),
    'content-disposition': `attachment; filename="${safeName}"`,
  };
}
