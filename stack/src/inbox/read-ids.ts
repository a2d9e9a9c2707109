import type { IncomingMessage } from 'node:http';

const LARGEST_BODY_BYTES = 64 * 1024;

/** The `IDs` of a request's JSON body; undefined, meaning all, if there is no body or it has no ids. */
export async function readIds(request: IncomingMessage): Promise<string[] | undefined | 'invalid'> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LARGEST_BODY_BYTES) return 'invalid';
  }
  if (text.trim() === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return 'invalid';
    const ids: unknown = 'IDs' in body ? body.IDs : [];
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return 'invalid';
    return ids.length === 0 ? undefined : ids;
  } catch {
    return 'invalid';
  }
}
