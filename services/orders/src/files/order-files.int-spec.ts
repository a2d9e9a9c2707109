import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileRestoreDays, maxFilesPerOrder, type OrderFile, orderFiles, orders } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { FileStore } from '@overland/service-kit/files';
import { heicPicture } from '@overland/service-kit/pictures/testing';
import { aSession } from '@overland/service-kit/testing';
import sharp from 'sharp';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aPdf, aPicture } from '../testing/pictures.js';
import { aQuote } from '../testing/quote.builder.js';
import { FileSweeper } from './file-sweeper.worker.js';
import { previewKeyOf, uploadKeyOf } from './object-keys.js';

let bed: BookingTestBed;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-order-files-'));
  process.env.FILES_DIR = folder;
  bed = await startBookingTestBed();
});
afterAll(async () => {
  await bed.close();
  await rm(folder, { recursive: true });
});

let nextNumber = 50_000;
/** An order, and a user of its portal. */
async function anOrder() {
  const as = aSession();
  const quote = bed.quoting.add(aQuote({ uniqueId: ++nextNumber, portalId: as.portalId }));
  const { body } = await bed.service.call(orders.book, { body: aBooking(quote), as });
  return { orderId: body.orderId as string, as };
}
type Place = Awaited<ReturnType<typeof anOrder>>;

interface Sent {
  bytes: Buffer;
  type?: string;
  name?: string;
}

const sign = ({ orderId, as }: Place, { bytes, type = 'application/pdf', name = 'paper.pdf' }: Sent) =>
  bed.service.call(orderFiles.signUpload, {
    body: { orderId, fileName: name, fileType: type, size: bytes.length },
    as,
  });

async function send(url: string, { bytes, type = 'application/pdf' }: Sent): Promise<number> {
  const target = url.replace(/^\/api/, '');
  const payload = Readable.from([bytes]);
  const headers = { 'content-type': type };
  return (await bed.service.app.inject({ method: 'PUT', url: target, payload, headers })).statusCode;
}

async function upload(place: Place, sent: Sent): Promise<string> {
  const { body } = await sign(place, sent);
  expect(await send(body.signedUrl, sent)).toBe(200);
  return body.key;
}

const add = ({ orderId, as }: Place, ...keys: string[]) =>
  bed.service.call(orderFiles.add, { params: { orderId }, body: { keys }, as });
const remove = ({ orderId, as }: Place, url: string) =>
  bed.service.call(orderFiles.remove, { params: { orderId }, body: { url }, as });
const restore = ({ orderId, as }: Place, key: string) =>
  bed.service.call(orderFiles.restore, { params: { orderId }, body: { key }, as });
const download = async (url: string) =>
  bed.service.app.inject(url.replace('http://localhost:8081', '').replace(/^\/api/, ''));

async function added(place: Place, sent: Sent): Promise<OrderFile> {
  const { body } = await add(place, await upload(place, sent));
  return body.at(-1);
}

async function filesOf({ orderId, as }: Place): Promise<OrderFile[]> {
  return (await bed.service.call(orders.get, { params: { orderId }, as })).body.files;
}

async function notesOf({ orderId, as }: Place): Promise<string[]> {
  const { body } = await bed.service.call(orders.activities, { params: { orderId }, as });
  return body.map(({ note }: { note: string }) => note);
}

const pdf = { bytes: aPdf() };

describe('a file of an order', () => {
  it('is shown with the order once it was uploaded and added, and is in the history', async () => {
    const place = await anOrder();
    const key = await upload(place, { ...pdf, name: 'Bill of lading.pdf' });
    expect(key).toMatch(new RegExp(`^orders/${place.orderId}/[\\da-f-]{36}\\.pdf$`));
    expect(await filesOf(place)).toEqual([]);
    const { status, body } = await add(place, key);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        key,
        name: 'Bill of lading.pdf',
        url: expect.any(String),
        previewUrl: null,
        viewUrl: null,
        type: 'application/pdf',
        size: pdf.bytes.length,
        addedBy: 'User',
        addedAt: '2026-11-20T15:00:00.000Z',
        removedAt: null,
        forCustomer: false,
        isProof: false,
      },
    ]);
    expect((await filesOf(place)).map((file) => file.name)).toEqual(['Bill of lading.pdf']);
    expect((await notesOf(place))[0]).toBe('Added Bill of lading.pdf.');
  });

  it('is added once, however often that is asked', async () => {
    const place = await anOrder();
    const key = await upload(place, pdf);
    const replies = await Promise.all([add(place, key), add(place, key)]);
    await add(place, key);
    expect(replies.map(({ status }) => status).sort()[0]).toBe(200);
    expect(await filesOf(place)).toHaveLength(1);
    expect((await notesOf(place)).filter((note) => note.startsWith('Added'))).toHaveLength(1);
  });

  it('cannot be added before it has arrived', async () => {
    const place = await anOrder();
    const { body } = await sign(place, pdf);
    expect((await add(place, body.key)).status).toBe(409);
    expect(await filesOf(place)).toEqual([]);
  });

  it('T2: of another portal is the same 404 as one that does not exist', async () => {
    const place = await anOrder();
    const file = await added(place, pdf);
    const stranger = { ...place, as: aSession({ role: 'Admin' }) };
    const foreign = [
      await sign(stranger, pdf),
      await add(stranger, file.key),
      await remove(stranger, file.key),
      await restore(stranger, file.key),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await filesOf(place)).toHaveLength(1);
  });

  it('T20, T21: is of its own order only', async () => {
    const [place, other] = [await anOrder(), await anOrder()];
    const file = await added(place, pdf);
    const here = { orderId: other.orderId, as: aSession({ role: 'MCAdmin' }) };
    expect((await add(here, file.key)).status).toBe(404);
    expect((await remove(here, file.url)).status).toBe(404);
    expect((await remove(here, `orders/${other.orderId}/../${file.key}`)).status).toBe(404);
  });
});

describe('T20: an upload is refused', () => {
  it.each([
    ['a page', { fileType: 'text/html' }],
    ['a drawing that can hold scripts', { fileType: 'image/svg+xml' }],
    ['more than 25 MB', { size: 25 * 1024 * 1024 + 1 }],
    ['nothing', { size: 0 }],
    ['a name with a path', { fileName: '../../etc/passwd' }],
    ['a name that reads backwards', { fileName: 'gpj.\u202efdp.exe' }],
    ['a key of the caller', { key: 'orders/x/y.pdf' }],
  ])('of %s', async (_what, change) => {
    const { orderId, as } = await anOrder();
    const body = { orderId, fileName: 'a.pdf', fileType: 'application/pdf', size: 10, ...change };
    expect((await bed.service.call(orderFiles.signUpload, { body, as })).status).toBe(400);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['a paper', aPdf()],
  ])('when the bytes are %s under the name of a picture', async (_what, bytes) => {
    const place = await anOrder();
    const key = await upload(place, { bytes, type: 'image/png', name: 'photo.png' });
    const { status, body } = await add(place, key);
    expect(status).toBe(400);
    expect(body.message).toBe(
      'We could not read photo.png: it is damaged, or not of the type that its name says.',
    );
    expect(await filesOf(place)).toEqual([]);
  });

  it('when a paper is a page', async () => {
    const place = await anOrder();
    const key = await upload(place, { bytes: Buffer.from('<html>%PDF-1.7') });
    expect((await add(place, key)).status).toBe(400);
  });

  it('when five minutes have passed', async () => {
    const place = await anOrder();
    const { body } = await sign(place, pdf);
    const signedAt = bed.clock.now();
    bed.clock.moveTo(new Date(signedAt.getTime() + 300_000));
    expect(await send(body.signedUrl, pdf)).toBe(403);
    bed.clock.moveTo(new Date(signedAt.getTime() + 299_000));
    expect(await send(body.signedUrl, pdf)).toBe(200);
    bed.clock.moveTo(signedAt);
  });

  it('of a picture that would fill the memory when it is decoded', async () => {
    const place = await anOrder();
    const plain = { width: 9000, height: 9000, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create: plain }).png().toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    const { status, body } = await add(
      place,
      await upload(place, { bytes, type: 'image/png', name: 'bomb.png' }),
    );
    expect([status, body.message]).toEqual([
      400,
      'This picture is too large. Please upload one of up to 50 megapixels.',
    ]);
  });

  it('when the link is used once more: what was checked stays as it is', async () => {
    const place = await anOrder();
    const { body } = await sign(place, pdf);
    await send(body.signedUrl, pdf);
    await add(place, body.key);
    await send(body.signedUrl, { bytes: Buffer.alloc(pdf.bytes.length, 'x') });
    const [file] = await filesOf(place);
    expect((await download(file?.url ?? '')).rawPayload).toEqual(pdf.bytes);
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'in %s loses where and by what it was taken, and stands upright',
    async (format) => {
      const place = await anOrder();
      const bytes = await aPicture({ width: 60, height: 40, format });
      expect(bytes.includes('Overland Camera')).toBe(true);
      const file = await added(place, { bytes, type: `image/${format}`, name: `photo.${format}` });
      const kept = (await download(file.url)).rawPayload;
      const { exif, orientation, width, height, format: found } = await sharp(kept).metadata();
      expect({ exif, orientation, width, height, found }).toEqual({ width: 40, height: 60, found: format });
      expect(kept.length).toBe(file.size);
    },
  );

  it('in HEIC becomes a JPEG, which every browser shows, without what the camera wrote into it', async () => {
    const place = await anOrder();
    expect(heicPicture.includes('Overland Camera')).toBe(true);
    const file = await added(place, { bytes: heicPicture, type: 'image/heic', name: 'IMG 1.HEIC' });
    expect(file).toMatchObject({ name: 'IMG 1.jpg', type: 'image/jpeg' });
    const { exif, format, width, height } = await sharp((await download(file.url)).rawPayload).metadata();
    expect({ exif, format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 48 });
  });

  it('whose name ends like another type gets the ending of its own', async () => {
    const place = await anOrder();
    const bytes = await aPicture({ width: 40, height: 30 });
    const file = await added(place, { bytes, type: 'image/jpeg', name: 'front.left.png' });
    expect(file.name).toBe('front.left.jpg');
    expect((await download(file.url)).headers['content-disposition']).toContain('front.left.jpg');
    expect((await notesOf(place))[0]).toBe('Added front.left.jpg.');
  });

  it('in HEIC that is damaged is refused', async () => {
    const place = await anOrder();
    const bytes = heicPicture.subarray(0, 900);
    const key = await upload(place, { bytes, type: 'image/heic', name: 'IMG 1.HEIC' });
    expect((await add(place, key)).status).toBe(400);
  });

  it('loses what was appended to it', async () => {
    const place = await anOrder();
    const bytes = Buffer.concat([await aPicture(), Buffer.from('<script>alert(1)</script>')]);
    const file = await added(place, { bytes, type: 'image/jpeg', name: 'photo.jpg' });
    expect((await download(file.url)).rawPayload.includes('<script>')).toBe(false);
  });

  it('has a preview of at most 320 pixels, which a page of ours can show and nobody else', async () => {
    const place = await anOrder();
    const bytes = await aPicture({ width: 900, height: 600 });
    const file = await added(place, { bytes, type: 'image/jpeg', name: 'photo.jpg' });
    expect(file.previewUrl).toMatch(/^\/api\/files\/previews\//);
    expect(file.viewUrl).toMatch(/^\/api\/files\/orders\//);
    const reply = await download(file.previewUrl ?? '');
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 213, height: 320, format: 'webp' });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });
});

describe('a download', () => {
  it('comes from the public site, as an attachment that no browser runs', async () => {
    const place = await anOrder();
    const file = await added(place, { ...pdf, name: 'Título.pdf' });
    expect(file.url).toMatch(/^http:\/\/localhost:8081\/api\/files\/orders\//);
    const reply = await download(file.url);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(pdf.bytes);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="T-tulo.pdf"; filename*=UTF-8''T%C3%ADtulo.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });

  it('is over after ten minutes, and the same link for five', async () => {
    const place = await anOrder();
    const { url } = await added(place, pdf);
    const signedAt = bed.clock.now();
    bed.clock.moveTo(new Date(signedAt.getTime() + 299_000));
    expect((await filesOf(place))[0]?.url).toBe(url);
    expect((await download(url)).statusCode).toBe(200);
    bed.clock.moveTo(new Date(signedAt.getTime() + 600_000));
    expect((await download(url)).statusCode).toBe(403);
    bed.clock.moveTo(signedAt);
  });

  it.each([
    ['under another name', (url: string) => url.replace('name=paper.pdf', 'name=paper.html')],
    ['as a page', (url: string) => url.replace('application%2Fpdf', 'text%2Fhtml')],
    ['of another file', (url: string) => url.replace(/[\da-f]{12}\.pdf/, `${randomUUID().slice(-12)}.pdf`)],
    ['for longer', (url: string) => url.replace(/expires=\d/, 'expires=9')],
    ['out of the folder', (url: string) => url.replace(/orders\/.*?\?/, 'orders/..%2F..%2Fetc/passwd?')],
  ])('is refused %s', async (_what, change) => {
    const place = await anOrder();
    const { url } = await added(place, pdf);
    expect(change(url)).not.toBe(url);
    expect([403, 404]).toContain((await download(change(url))).statusCode);
  });
});

describe('the quota', () => {
  const fill = async ({ orderId, as }: Place, count: number) => {
    for (let index = 0; index < count; index += 1) {
      await bed.select(
        `insert into order_files (key, order_id, portal_id, name, type, size, state, added_by, created_at, added_at)
         values ($1, $2, $3, 'a.pdf', 'application/pdf', 9, 'added', 'Robin Lee', now(), now())`,
        [`orders/${orderId}/${randomUUID()}.pdf`, orderId, as.portalId],
      );
    }
  };

  it('holds when many ask at the same time', async () => {
    const place = await anOrder();
    await fill(place, maxFilesPerOrder - 2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => sign(place, pdf)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = replies.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.message]).toEqual([
      409,
      'This order has 50 files, the most it can have.',
    ]);
  });
});

it('a file that another call adds meanwhile is there', async () => {
  const place = await anOrder();
  const key = await upload(place, { ...pdf, name: 'Twice.pdf' });
  const store = bed.service.app.get(FileStore);
  const head = jest.spyOn(store, 'head').mockImplementationOnce(async () => {
    await bed.select(`update order_files set state = 'added', added_at = now() where key = $1`, [key]);
    return null;
  });
  const { status, body } = await add(place, key);
  head.mockRestore();
  expect([status, body.map(({ name }: OrderFile) => name)]).toEqual([200, ['Twice.pdf']]);
});

describe('a removed file', () => {
  it.each(['key', 'url'] as const)(
    'is named by its %s, stays in the list, and can be restored',
    async (by) => {
      const place = await anOrder();
      const file = await added(place, { ...pdf, name: 'Permit.pdf' });
      const { status, body } = await remove(place, file[by]);
      expect([status, body[0].removedAt]).toEqual([200, '2026-11-20T15:00:00.000Z']);
      await remove(place, file[by]);
      expect((await filesOf(place))[0]?.removedAt).toBe('2026-11-20T15:00:00.000Z');
      const restored = await restore(place, file.key);
      expect(restored.body[0].removedAt).toBeNull();
      await restore(place, file.key);
      expect((await download(restored.body[0].url)).rawPayload).toEqual(pdf.bytes);
      expect(await notesOf(place)).toEqual([
        'Restored Permit.pdf.',
        'Removed Permit.pdf.',
        'Added Permit.pdf.',
        expect.any(String),
      ]);
    },
  );

  it('T39: is deleted with its objects 30 days later, and cannot be restored then', async () => {
    const place = await anOrder();
    const bytes = await aPicture();
    const file = await added(place, { bytes, type: 'image/jpeg', name: 'photo.jpg' });
    await remove(place, file.key);
    const removedAt = bed.clock.now();
    const store = bed.service.app.get(FileStore);
    const sweeper = bed.service.app.get(FileSweeper);
    bed.clock.moveTo(new Date(removedAt.getTime() + fileRestoreDays * dayMs - 1000));
    await sweeper.sweep();
    expect(await store.head(file.key)).not.toBeNull();
    bed.clock.moveTo(new Date(removedAt.getTime() + fileRestoreDays * dayMs + 1000));
    expect((await restore(place, file.key)).status).toBe(409);
    expect(await filesOf(place)).toEqual([]);
    await sweeper.sweep();
    expect([await store.head(file.key), await store.head(previewKeyOf(file.key))]).toEqual([null, null]);
    expect((await restore(place, file.key)).status).toBe(404);
    bed.clock.moveTo(removedAt);
  });
});

describe('the sweeper', () => {
  it('deletes what was uploaded and never added after a day, and no sooner', async () => {
    const place = await anOrder();
    const key = await upload(place, pdf);
    const store = bed.service.app.get(FileStore);
    const sweeper = bed.service.app.get(FileSweeper);
    const signedAt = bed.clock.now();
    await sweeper.sweep();
    expect(await store.head(uploadKeyOf(key))).not.toBeNull();
    bed.clock.moveTo(new Date(Date.now() + 2 * dayMs));
    await sweeper.sweep();
    bed.clock.moveTo(signedAt);
    expect(await store.head(uploadKeyOf(key))).toBeNull();
    expect((await add(place, key)).status).toBe(404);
    const left = await readdir(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });
});
