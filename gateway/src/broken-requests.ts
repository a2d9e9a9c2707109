import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@overland/contracts';
import { securityHeaders } from './security-headers.js';

const answers: Record<string, { status: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers are too large: 16 KB is the most.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive.',
  },
};
const malformed = { status: '400 Bad Request', message: 'The request is not valid HTTP.' };

type Answer = (error: Error & { code?: string }, socket: Socket) => void;

/** Answers a request that is not HTTP, or that never arrives completely, like any other error, and closes the connection. */
export const brokenRequestAnswers =
  ({ isHttps }: { isHttps: boolean }): Answer =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, message } = answers[error.code ?? ''] ?? malformed;
    const body = JSON.stringify({ code: 'invalid', message, requestId: randomUUID() } satisfies ErrorReply);
    const head = [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(securityHeaders({ isHttps })).map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
