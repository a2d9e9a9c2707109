import { Readable } from 'node:stream';
import type { Endpoint, InputOf } from '@overland/contracts';
import { AppError, invalid, notJson, validateInput } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';

/** Far more than any of these bodies. */
const mostBytes = 4096;

/**
 * The body of one of the few requests that the gateway answers itself, checked as services do it; all others are passed on unread.
 * @throws AppError unsupportedMediaType, tooLarge, invalid
 */
export async function readBody<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<InputOf<E>['body']> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw notJson();
  }
  const body = parse(await textOf(request.body));
  return validateInput(endpoint, { params: {}, query: {}, body }).body as InputOf<E>['body'];
}

async function textOf(payload: unknown): Promise<string> {
  if (!(payload instanceof Readable)) return '';
  const pieces: Buffer[] = [];
  let size = 0;
  // A destroyed request could not be answered any more.
  for await (const piece of payload.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > mostBytes) throw new AppError('tooLarge', 'The request is too large: 4 KB is the most.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The request body is not valid JSON.');
  }
}
