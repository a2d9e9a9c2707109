import type { Endpoint } from '@overland/contracts';
import type { RequestInfo } from './parameters.js';

/** A file as it goes out. With a tag, its receiver may keep it and ask whether it is still the same. */
export class FileReply {
  constructor(
    /** null: whoever asks has it already. */
    readonly content: Buffer | null,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** What a handler of an endpoint with `file` returns. `name` is what a browser saves it as: letters, digits, dots, hyphens. */
export function fileReply(endpoint: Endpoint, content: Buffer | string, name: string): FileReply {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return new FileReply(bytes, headersOf(endpoint, name));
}

interface TaggedFile {
  name: string;
  /** Says all that the file shows: letters, digits, hyphens. */
  tag: string;
  make(): Buffer | Promise<Buffer>;
}

/** The same for a file that its receiver may have already: then it is told so (304), and the file is not made. */
export async function taggedFileReply(
  endpoint: Endpoint,
  { header }: Pick<RequestInfo, 'header'>,
  { name, tag, make }: TaggedFile,
): Promise<FileReply> {
  const etag = `"${tag}"`;
  // Nobody else may keep it, and its owner asks each time: who may see it can change as well as what it shows.
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (header('if-none-match')?.includes(etag)) return new FileReply(null, headers);
  return new FileReply(await make(), { ...headers, ...headersOf(endpoint, name) });
}

function headersOf(endpoint: Endpoint, name: string): Record<string, string> {
  const safeName = name.replaceAll(/[^\w.-]/g, '-');
  const type = endpoint.file === 'text/csv' ? 'text/csv; charset=utf-8' : endpoint.file;
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${safeName}"`,
  };
}
