import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Clock } from '@overland/service-kit';
import { FileStore, LocalFileStore, openS3FileStore } from '@overland/service-kit/files';
import { FakeS3, startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import {
  aKey,
  bytes,
  type FileStoreBed,
  openS3Bed,
  specifyFileStore,
} from '../testing/file-store-specification.js';

async function localBed(): Promise<FileStoreBed> {
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

async function fakeS3Bed(): Promise<FileStoreBed> {
  const server = new FakeS3();
  return openS3Bed(await server.start(), () => server.stop());
}

describe.each([
  ['on the local disk', localBed],
  ['in a store that speaks S3', fakeS3Bed],
])('files %s', (_where, open) => specifyFileStore(open));

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

  it('F10: is what a service that keeps files there is not ready for', async () => {
    const ready = async (store?: object) => {
      const overrides = store ? [[FileStore, store] as [typeof FileStore, object]] : [];
      const service = await startTestService(ordersService, { overrides });
      const { statusCode, body } = await service.app.inject('/health/ready');
      await service.close();
      return { statusCode, body: JSON.parse(body) };
    };
    expect(await ready()).toEqual({ statusCode: 200, body: { status: 'ok' } });
    const fullStore = { checkSpace: () => Promise.reject(new Error('full')) };
    expect(await ready(fullStore)).toMatchObject({ statusCode: 503, body: { missing: ['disk'] } });
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

describe('a store that speaks S3 and fails', () => {
  it.each([
    ['is full', 507, 'outOfSpace'],
    ['is out of order', 503, 'unavailable'],
  ])('F10: %s: the refusal says so', async (_what, status, code) => {
    const server = new FakeS3();
    const store = await openS3FileStore(await server.start());
    server.failure = status;
    const key = aKey();
    const calls = [
      store.put(key, { bytes, type: 'application/pdf' }),
      store.get(key),
      store.head(key),
      store.delete(key),
    ];
    const codes = (await Promise.allSettled(calls)).map(
      (one) => one.status === 'rejected' && one.reason.code,
    );
    expect(codes).toEqual(codes.map(() => code));
    await server.stop();
  });
});
