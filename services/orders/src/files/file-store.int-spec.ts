import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Clock } from '@overland/service-kit';
import { FileStore, LocalFileStore, openS3FileStore } from '@overland/service-kit/files';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { FakeS3 } from '../testing/fake-s3.js';

interface Put {
  bytes: Buffer;
  type: string;
}

/** A store, and a browser that uses its links. */
interface Bed {
  store: FileStore;
  put(url: string, content: Put): Promise<number>;
  get(url: string): Promise<{ status: number; bytes: Buffer; disposition: string; type: string }>;
  close(): Promise<unknown>;
}

async function localBed(): Promise<Bed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overland-files-'));
  process.env.FILES_DIR = folder;
  const service: TestService = await startTestService(ordersService);
  const targetOf = (url: string) => url.replace(/^.*?\/api/, '');
  return {
    store: service.app.get(FileStore),
    put: async (url, { bytes, type }) => {
      const headers = { 'content-type': type };
      const payload = Readable.from([bytes]);
      return (await service.app.inject({ method: 'PUT', url: targetOf(url), payload, headers })).statusCode;
    },
    get: async (url) => {
      const { statusCode, rawPayload, headers } = await service.app.inject(targetOf(url));
      const disposition = String(headers['content-disposition']);
      return { status: statusCode, bytes: rawPayload, disposition, type: String(headers['content-type']) };
    },
    close: async () => {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function s3Bed(): Promise<Bed> {
  const server = new FakeS3();
  const store = await openS3FileStore(await server.start());
  return {
    store,
    put: async (url, { bytes, type }) => {
      const body = new Uint8Array(bytes);
      return (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;
    },
    get: async (url) => {
      const reply = await fetch(url);
      const header = (name: string) => reply.headers.get(name) ?? '';
      const bytes = Buffer.from(await reply.arrayBuffer());
      return {
        status: reply.status,
        bytes,
        disposition: header('content-disposition'),
        type: header('content-type'),
      };
    },
    close: () => server.stop(),
  };
}

const aKey = (area = 'orders') => `${area}/${randomUUID()}/${randomUUID()}.pdf`;
const bytes = Buffer.from('%PDF-1.7 some bytes');
const type = 'application/pdf';
const isFine = (status: number) => status === 200;

describe.each([
  ['on the local disk', localBed],
  ['in a store that speaks S3', s3Bed],
])('files %s', (_where, open) => {
  let bed: Bed;
  beforeAll(async () => {
    bed = await open();
  });
  afterAll(() => bed.close());
  const sign = (key = aKey('uploads')) => bed.store.signPut({ key, type, size: bytes.length });
  const stored = async (key: string) => buffer(await bed.store.get(key));

  it('are stored, read, measured and deleted', async () => {
    const key = aKey();
    await bed.store.put(key, { bytes, type });
    expect(await stored(key)).toEqual(bytes);
    expect(await bed.store.head(key)).toEqual({ size: bytes.length });
    await bed.store.delete(key);
    expect(await bed.store.head(key)).toBeNull();
    await bed.store.putStream(key, { from: Readable.from([bytes]), size: bytes.length, type });
    expect(await stored(key)).toEqual(bytes);
    await bed.store.delete(key);
    await bed.store.delete(key);
    await expect(bed.store.get(key)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('come in by a signed link', async () => {
    const key = aKey('uploads');
    expect(isFine(await bed.put(await sign(key), { bytes, type }))).toBe(true);
    expect(await stored(key)).toEqual(bytes);
  });

  it.each([
    ['another type', { bytes, type: 'text/html' }],
    ['fewer bytes', { bytes: bytes.subarray(1), type }],
    ['more bytes', { bytes: Buffer.concat([bytes, bytes]), type }],
  ])('T20: a link takes nothing but what it was signed for: %s', async (_what, content) => {
    const key = aKey('uploads');
    expect(isFine(await bed.put(await sign(key), content))).toBe(false);
    expect(await bed.store.head(key)).toBeNull();
  });

  it.each([
    ['another file', (url: string) => url.replace(/[\da-f]{12}\.pdf/, `${randomUUID().slice(-12)}.pdf`)],
    ['another order', (url: string) => url.replace(/uploads\/[\da-f-]{36}/, `uploads/${randomUUID()}`)],
    ['the checked file', (url: string) => url.replace('/uploads/', '/orders/')],
    ['another time', (url: string) => url.replace(/(expires=|Amz-Date=)(\d{4})/, '$12099')],
    ['another signature', (url: string) => url.replace(/(ignature=)(.{4})/, '$10000')],
  ])('T20: a link that was changed to %s is refused', async (_what, change) => {
    const key = aKey('uploads');
    const url = await sign(key);
    expect(change(url)).not.toBe(url);
    expect(isFine(await bed.put(change(url), { bytes, type }))).toBe(false);
    expect(isFine(await bed.put(url, { bytes, type }))).toBe(true);
  });

  it('T20: a link to download does not upload, and one to upload does not download', async () => {
    const key = aKey('uploads');
    expect(
      isFine(await bed.put(await bed.store.signGet({ key, type, name: 'a.pdf' }), { bytes, type })),
    ).toBe(false);
    const upload = await sign(key);
    await bed.put(upload, { bytes, type });
    expect((await bed.get(upload)).status).not.toBe(200);
  });

  it('are downloaded as attachments under their own name', async () => {
    const key = aKey();
    await bed.store.put(key, { bytes, type });
    const reply = await bed.get(await bed.store.signGet({ key, type, name: 'Título "1".pdf' }));
    expect(reply).toMatchObject({ status: 200, type });
    expect(reply.bytes).toEqual(bytes);
    expect(reply.disposition).toBe(
      `attachment; filename="T-tulo -1-.pdf"; filename*=UTF-8''T%C3%ADtulo%20%221%22.pdf`,
    );
  });

  it('lists what arrived and was not yet taken', async () => {
    const key = aKey('uploads');
    await bed.put(await sign(key), { bytes, type });
    await bed.store.put(aKey(), { bytes, type });
    const keys: string[] = [];
    for await (const listed of bed.store.list('uploads')) {
      expect(Math.abs(Date.now() - listed.modifiedAt.getTime())).toBeLessThan(60_000);
      keys.push(listed.key);
    }
    expect(keys).toContain(key);
    expect(keys.filter((one) => !one.startsWith('uploads/'))).toEqual([]);
  });
});

describe('a full disk', () => {
  const full = async () => ({
    writeFile: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
    sync: async () => undefined,
    close: async () => undefined,
  });

  it('F10: refuses the upload with 507 and keeps nothing of it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'overland-full-'));
    const options = { folder, linkKey: Buffer.alloc(32), clock: new Clock(), downloadSite: '' };
    const store = new LocalFileStore({ ...options, openFile: full });
    const key = aKey('uploads');
    await expect(store.receive(key, Readable.from([bytes]), bytes.length)).rejects.toMatchObject({
      status: 507,
    });
    await expect(store.put(aKey(), { bytes })).rejects.toMatchObject({ code: 'outOfSpace' });
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    // Space returns.
    await new LocalFileStore(options).receive(key, Readable.from([bytes]), bytes.length);
    expect(await store.head(key)).toEqual({ size: bytes.length });
    await rm(folder, { recursive: true });
  });

  it('keeps nothing of an upload that was cut off', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'overland-cut-'));
    const store = new LocalFileStore({
      folder,
      linkKey: Buffer.alloc(32),
      clock: new Clock(),
      downloadSite: '',
    });
    const cut = new Readable({
      read() {
        this.push(bytes.subarray(0, 4));
        this.destroy(new Error('aborted'));
      },
    });
    await expect(store.receive(aKey('uploads'), cut, bytes.length)).rejects.toThrow();
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
