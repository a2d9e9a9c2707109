import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../files/index.js';

interface StoredObject {
  bytes: Buffer;
  modifiedAt: Date;
}

const credentials = { accessKeyId: 'files', secretAccessKey: 'a-secret-of-the-test' };

/** The part of S3 that files need, on a local port. Checks signatures like S3 (AWS Signature V4). */
export class FakeS3 {
  readonly objects = new Map<string, StoredObject>();
  /** Whole request lines, to check what must not be in them. */
  readonly requests: string[] = [];
  /** Answers everything with this status, like a full or broken store. */
  failure: number | null = null;
  private readonly server: Server = createServer((request, reply) => void this.answer(request, reply));

  async start(): Promise<S3Settings> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return { endpoint, publicEndpoint: endpoint, bucket: 'orders', region: 'us-east-1', ...credentials };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    this.requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (this.failure !== null)
      return end(reply, this.failure, '<Error><Code>ServiceUnavailable</Code></Error>');
    if (!isSigned(request, url)) return end(reply, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = decodeURIComponent(url.pathname.replace(/^\/orders\/?/, ''));
    const found = this.objects.get(key);
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, { bytes: body, modifiedAt: new Date() });
        return end(reply, 200);
      case 'DELETE':
        this.objects.delete(key);
        return end(reply, 204);
      case 'HEAD':
        if (!found) return end(reply, 404);
        reply.setHeader('content-length', found.bytes.length);
        return end(reply, 200);
      default:
        if (url.searchParams.get('list-type') === '2') return end(reply, 200, this.list(url));
        if (!found) return end(reply, 404, '<Error><Code>NoSuchKey</Code></Error>');
        setOverrides(reply, url);
        return end(reply, 200, found.bytes);
    }
  }

  private list({ searchParams }: URL): string {
    const prefix = searchParams.get('prefix') ?? '';
    const rows = [...this.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { modifiedAt }]) =>
          `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
      );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`;
  }
}

function end(reply: ServerResponse, status: number, body: string | Buffer = ''): void {
  reply.writeHead(status).end(body);
}

function setOverrides(reply: ServerResponse, { searchParams }: URL): void {
  for (const name of ['content-type', 'content-disposition']) {
    const value = searchParams.get(`response-${name}`);
    if (value) reply.setHeader(name, value);
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Claim {
  scope: string;
  at: string;
  names: string;
  signature: string;
  payload: string;
}

/** A link carries its signature in the query, a call of the SDK in a header. */
function claimOf({ headers }: IncomingMessage, { searchParams }: URL): Claim {
  const signature = searchParams.get('X-Amz-Signature');
  if (signature !== null) {
    return {
      signature,
      scope: searchParams.get('X-Amz-Credential')?.split('/').slice(1).join('/') ?? '',
      at: searchParams.get('X-Amz-Date') ?? '',
      names: searchParams.get('X-Amz-SignedHeaders') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
    };
  }
  const header = headers.authorization ?? '';
  const part = (name: string) => new RegExp(`${name}=([^,]+)`).exec(header)?.[1] ?? '';
  return {
    signature: part('Signature'),
    scope: part('Credential').split('/').slice(1).join('/'),
    at: String(headers['x-amz-date'] ?? ''),
    names: part('SignedHeaders'),
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  };
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function isSigned(request: IncomingMessage, url: URL): boolean {
  const { scope, at, names, signature, payload } = claimOf(request, url);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${credentials.secretAccessKey}`);
  const expected = hmac(key, toSign);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) && !isLate(url, at);
}

function isLate({ searchParams }: URL, at: string): boolean {
  const seconds = Number(searchParams.get('X-Amz-Expires') ?? 900);
  const signedAt = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  return Date.now() > signedAt + seconds * 1000;
}
