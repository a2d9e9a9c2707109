import { readFile } from 'node:fs/promises';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Mailbox } from './mailbox.js';
import { findPart, type StoredMessage, toMessageDetail } from './message.js';
import { matchesSearch } from './search.js';

/** The page's files are in the source folder; this path works from both `src` and `dist`. */
const pageFolder = new URL('../../src/inbox/page/', import.meta.url);
const pageFiles = [
  { url: '/', file: 'index.html', type: 'text/html' },
  { url: '/inbox.css', file: 'inbox.css', type: 'text/css' },
  { url: '/inbox.js', file: 'inbox.js', type: 'text/javascript' },
];

/**
 * The message's frame (`srcdoc`) inherits this policy: its styles and pictures load, but its scripts do not run, even
 * without the frame's sandbox.
 */
const pagePolicy = [
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
const foreignPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const defaultLimit = 50;
const mostAtOnce = 1000;

const Deletion = z.object({ IDs: z._default(z.array(z.string()), []) });

interface Message {
  Params: { id: string; part: string };
}

/** The inbox page, and a part of Mailpit's API. */
export function inboxServer(mailbox: Mailbox): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  server.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    fail(reply, statusCode, 'The inbox could not do that.'),
  );
  server.setNotFoundHandler(({ method }, reply) =>
    method === 'GET'
      ? fail(reply, 404, 'There is nothing here.')
      : fail(reply, 405, 'This inbox knows GET, and DELETE /api/v1/messages.'),
  );
  for (const { url, file, type } of pageFiles) {
    server.get(url, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('content-security-policy', pagePolicy)
        .send(await readFile(new URL(file, pageFolder))),
    );
  }
  addListRoutes(server, mailbox);
  addMessageRoutes(server, mailbox);
  return server;
}

function addListRoutes(server: FastifyInstance, mailbox: Mailbox): void {
  type Query = Record<string, string | undefined>;
  server.get<{ Querystring: Query }>('/api/v1/messages', async ({ query }) =>
    list(await mailbox.list(), query),
  );
  server.get<{ Querystring: Query }>('/api/v1/search', async ({ query }) =>
    list(await mailbox.list(), query, query.query),
  );
  server.delete('/api/v1/messages', async ({ body }, reply) => {
    const ids = idsIn(body);
    if (ids === null)
      return fail(reply, 400, 'The body is { "IDs": [...] }, or empty to delete all messages.');
    await mailbox.remove(ids.length > 0 ? ids : undefined);
    return 'ok';
  });
}

function addMessageRoutes(server: FastifyInstance, mailbox: Mailbox): void {
  const gone = (reply: FastifyReply) => fail(reply, 404, 'This message is not in the inbox (any more).');
  server.get<Message>('/api/v1/message/:id', async ({ params: { id } }, reply) => {
    const found = await mailbox.find(id);
    if (!found) return gone(reply);
    const detail = await toMessageDetail(found.summary.ID, found.summary.Created, found.raw);
    found.summary.Read = true;
    return detail;
  });
  server.get<Message>('/api/v1/message/:id/raw', async ({ params: { id } }, reply) => {
    const found = await mailbox.find(id);
    return found ? reply.type('text/plain; charset=utf-8').send(found.raw) : gone(reply);
  });
  server.get<Message>('/api/v1/message/:id/part/:part', async ({ params }, reply) => {
    const found = await mailbox.find(params.id);
    const part = found && (await findPart(found.raw, params.part));
    if (!part) return gone(reply);
    const { contentType, fileName, bytes } = part;
    return reply
      .type(/^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('content-security-policy', foreignPolicy)
      .send(bytes);
  });
}

/** The messages that a deletion names, none where it means all; null for a body that is no list of ids. */
function idsIn(body: unknown): string[] | null {
  if (typeof body !== 'string' || body.trim() === '') return [];
  try {
    return z.parse(Deletion, JSON.parse(body)).IDs;
  } catch {
    return null;
  }
}

function list(all: StoredMessage[], query: { start?: string; limit?: string }, search = '') {
  const matching = search === '' ? all : all.filter(matchesSearch(search));
  const start = wholeNumber(query.start, 0);
  const limit = Math.min(wholeNumber(query.limit, defaultLimit) || defaultLimit, mostAtOnce);
  const messages = matching.slice(start, start + limit).map(({ summary }) => summary);
  return {
    total: all.length,
    unread: all.filter(({ summary }) => !summary.Read).length,
    count: messages.length,
    messages_count: matching.length,
    start,
    tags: [],
    messages,
  };
}

const wholeNumber = (text: string | undefined, otherwise: number) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;

const fail = (reply: FastifyReply, status: number, message: string) =>
  reply.status(status).send({ Error: message });
