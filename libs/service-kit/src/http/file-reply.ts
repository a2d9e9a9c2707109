import { StreamableFile } from '@nestjs/common';
import type { Endpoint } from '@overland/contracts';

/** What a handler of an endpoint with `file` returns. `name` is what a browser saves it as: letters, digits, dots, hyphens. */
export function fileReply(endpoint: Endpoint, content: Buffer | string, name: string): StreamableFile {
  const safeName = name.replaceAll(/[^\w.-]/g, '-');
  const type = endpoint.file === 'text/csv' ? 'text/csv; charset=utf-8' : endpoint.file;
  return new StreamableFile(Buffer.from(content), {
    type: type ?? 'application/octet-stream',
    disposition: `attachment; filename="${safeName}"`,
  });
}
