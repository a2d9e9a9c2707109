import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Mailbox } from './mailbox.js';
import { findPart, type StoredMessage, toMessageDetail } from './message.js';
import { readIds } from './read-ids.js';
import { matchesSearch } from './search.js';

interface Answer {
  status?: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** The page's files are in the source folder; this path works from both `src` and `dist`. */
const PAGE_FOLDER = new URL('../../src/inbox/page/', import.meta.url);
const PAGE_FILES: Record<string, { file: string; type: string }> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/inbox.css': { file: 'inbox.css', type: 'text/css; charset=utf-8' },
  '/inbox.js': { file: 'inbox.js', type: 'text/javascript; charset=utf-8' },
};

/**
 * The message's frame (`srcdoc`) inherits this policy: its styles and pictures load, but its scripts do not run, even
 * without the frame's sandbox.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: http: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** For content made by a sender: harmless even if opened on its own. */
const FOREIGN_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const DEFAULT_LIMIT = 50;
const MOST_AT_ONCE = 1000;

/** Answers one request of the inbox page or of Mailpit's API. */
export async function answerInboxRequest(
  mailbox: Mailbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await route(mailbox, request).catch(() => failure(500, 'The inbox could not do that.'));
  response.writeHead(answer.status ?? 200, {
    'content-type': answer.type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...answer.headers,
  });
  response.end(answer.body);
}

async function route(mailbox: Mailbox, request: IncomingMessage): Promise<Answer> {
  const [pathname = '', search = ''] = (request.url ?? '').split('?', 2);
  const query = new URLSearchParams(search);
  if (request.method === 'DELETE' && pathname === '/api/v1/messages') {
    const ids = await readIds(request);
    if (ids === 'invalid')
      return failure(400, 'The body is { "IDs": [...] }, or empty to delete all messages.');
    await mailbox.remove(ids);
    return { type: 'text/plain; charset=utf-8', body: 'ok' };
  }
  if (request.method !== 'GET') return failure(405, 'This inbox knows GET, and DELETE /api/v1/messages.');
  const page = PAGE_FILES[pathname];
  if (page) return pageFile(page);
  if (pathname === '/api/v1/messages') return list(await mailbox.list(), query);
  if (pathname === '/api/v1/search') return list(await mailbox.list(), query, query.get('query') ?? '');
  const [, id, rest = ''] = /^\/api\/v1\/message\/([0-9a-z]+)(?:\/(.+))?$/.exec(pathname) ?? [];
  return (id !== undefined && (await message(mailbox, id, rest))) || failure(404, 'There is nothing here.');
}

async function pageFile({ file, type }: { file: string; type: string }): Promise<Answer> {
  const body = await readFile(fileURLToPath(new URL(file, PAGE_FOLDER)));
  return { type, body, headers: { 'content-security-policy': PAGE_POLICY } };
}

async function message(mailbox: Mailbox, id: string, rest: string): Promise<Answer | null> {
  const found = await mailbox.find(id);
  if (found === null) return failure(404, 'This message is not in the inbox (any more).');
  const { summary, raw } = found;
  if (rest === '') {
    const detail = await toMessageDetail(summary.ID, summary.Created, raw);
    mailbox.markRead(summary.ID);
    return json(detail);
  }
  if (rest === 'raw') return { type: 'text/plain; charset=utf-8', body: raw };
  const part = rest.startsWith('part/') ? await findPart(raw, rest.slice('part/'.length)) : null;
  if (part === null) return null;
  return {
    type: /^[\w.+-]+\/[\w.+-]+$/.test(part.contentType) ? part.contentType : 'application/octet-stream',
    body: part.bytes,
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(part.fileName)}`,
      'content-security-policy': FOREIGN_POLICY,
    },
  };
}

function list(all: StoredMessage[], query: URLSearchParams, search = ''): Answer {
  const matching = search === '' ? all : all.filter(matchesSearch(search));
  const start = wholeNumber(query.get('start'), 0);
  const limit = Math.min(wholeNumber(query.get('limit'), DEFAULT_LIMIT) || DEFAULT_LIMIT, MOST_AT_ONCE);
  const messages = matching.slice(start, start + limit).map(({ summary }) => summary);
  return json({
    total: all.length,
    unread: all.filter(({ summary }) => !summary.Read).length,
    count: messages.length,
    messages_count: matching.length,
    start,
    tags: [],
    messages,
  });
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

function json(value: unknown): Answer {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

function failure(status: number, message: string): Answer {
  return { ...json({ Error: message }), status };
}
