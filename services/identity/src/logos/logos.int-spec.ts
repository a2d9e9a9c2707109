import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { logoMessages, maxLogoBytes, portalEdits, portalLogos, type Session } from '@overland/contracts';
import { ServiceClient } from '@overland/service-kit';
import { aSession, type TestService, tokenFor } from '@overland/service-kit/testing';
import sharp from 'sharp';
import { demoPortals } from '../demo/demo-portals.js';
import { demoUsers } from '../demo/demo-users.js';
import { startIdentity } from '../testing/start-identity.js';

const mcAdmin = aSession({
  userId: demoUsers.dana.id,
  role: 'MCAdmin',
  portalId: demoPortals.overland._id,
});

let service: TestService;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-logos-'));
  process.env.FILES_DIR = folder;
  const quoting = { call: async () => ({ warnings: [], highestDiscount: 553 }) };
  service = await startIdentity({ overrides: [[ServiceClient, quoting]] });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** A picture with a place in its EXIF. */
function aPicture(format: 'png' | 'jpeg' | 'webp' = 'png', width = 900): Promise<Buffer> {
  return sharp({ create: { width, height: 90, channels: 3, background: '#2a5' } })
    .withExif({ IFD0: { ImageDescription: 'Secret place' } })
    .toFormat(format)
    .toBuffer();
}

async function upload(bytes: Buffer, type = 'image/png', as: Session | null = mcAdmin) {
  const reply = await service.app.inject({
    method: 'POST',
    url: portalLogos.upload.path,
    payload: Readable.from([bytes]),
    headers: { 'content-type': type, ...(as && { authorization: `JWT ${tokenFor(as)}` }) },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const uploaded = async (bytes?: Buffer): Promise<string> =>
  (await upload(bytes ?? (await aPicture()))).body.companyLogo;
const fileOf = (companyLogo: string) => companyLogo.split('/').at(-1) ?? '';
const get = (companyLogo: string) => service.call(portalLogos.get, { params: { file: fileOf(companyLogo) } });
const stored = async (area: string) => (await readdir(path.join(folder, area)).catch(() => [])).sort();

function save(companyLogo: string | null | undefined) {
  const { _id, isCustomerPortal, ...form } = demoPortals.meridian;
  const body = { ...form, companyName: 'Prairie Autos', companyLogo };
  return service.call(portalEdits.create, { as: mcAdmin, body });
}

describe('a logo that is uploaded', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'T22: as %s is a new PNG of at most 640 pixels, without EXIF',
    async (format) => {
      const { status, body } = await upload(await aPicture(format), `image/${format}`);
      expect(status).toBe(200);
      const { raw, headers } = await get(body.companyLogo);
      expect(headers['content-type']).toBe('image/png');
      expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: 640 });
      expect(raw.includes('Secret place')).toBe(false);
    },
  );

  it('stays transparent, and is not made larger', async () => {
    const clear = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { raw } = await get(await uploaded(clear));
    expect(await sharp(raw).metadata()).toMatchObject({ width: 60, hasAlpha: true });
  });

  it('has a new address each time, which caches may keep and other sites may show', async () => {
    const [one, other] = [await uploaded(), await uploaded()];
    expect(one).not.toBe(other);
    expect((await get(one)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      400,
      logoMessages.vector,
    ],
    [
      'an SVG that is called a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'image/png',
      400,
      logoMessages.damaged,
    ],
    [
      'a page that is called a PNG',
      Buffer.from('<html><script>1</script>'),
      'image/png',
      400,
      logoMessages.damaged,
    ],
    ['a GIF', Buffer.from('GIF89a'), 'image/gif', 400, logoMessages.type],
    ['JSON', Buffer.from('{}'), 'application/json', 400, logoMessages.type],
    ['nothing', Buffer.alloc(0), 'image/png', 400, logoMessages.empty],
    ['more than 1 MB', Buffer.alloc(maxLogoBytes + 1), 'image/png', 413, logoMessages.size],
  ])('T22: as %s is refused', async (_what, bytes, type, status, message) => {
    const before = await stored('uploads/logos');
    expect(await upload(bytes, type)).toMatchObject({ status, body: { message } });
    expect(await stored('uploads/logos')).toEqual(before);
  });

  it('T22: of another type than it is called is refused, and one cut off', async () => {
    expect((await upload(await aPicture('jpeg'), 'image/png')).status).toBe(400);
    const whole = await aPicture();
    expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(400);
  });

  it('T22: with more pixels than fit into the memory is refused by its head', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect((await upload(bomb)).body.message).toContain('too large');
  });

  it('T2: comes from MCAdmin alone', async () => {
    const picture = await aPicture();
    expect((await upload(picture, 'image/png', null)).status).toBe(401);
    expect((await upload(picture, 'image/png', aSession({ role: 'Admin' }))).status).toBe(403);
  });
});

describe('the logo of a portal', () => {
  it('is what was uploaded, and stays when the portal gets another', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const { body: portal } = await save(first);
    expect(portal).toMatchObject({ companyLogo: first, version: 1 });
    const { _id: portalId, isCustomerPortal, ...form } = portal;
    const change = (companyLogo: string | null | undefined, version: number) =>
      service.call(portalEdits.update, {
        as: mcAdmin,
        params: { portalId },
        body: { ...form, companyLogo, version },
      });
    expect((await change(second, 1)).body).toMatchObject({ companyLogo: second, version: 2 });
    expect((await change(undefined, 2)).body).toMatchObject({ companyLogo: second, version: 2 });
    expect((await change(null, 2)).body).toMatchObject({ companyLogo: null, version: 3 });
    expect(await stored('logos')).toEqual(expect.arrayContaining([fileOf(first), fileOf(second)]));
    expect((await get(first)).status).toBe(200);
    const { body: history } = await service.call(portalEdits.history, { as: mcAdmin, params: { portalId } });
    expect(history.rows.map(({ changes }: { changes: unknown[] }) => changes)).toEqual([
      [{ what: 'Logo', from: 'Own logo', to: '(none)' }],
      [{ what: 'Logo', from: 'Own logo', to: 'Another logo' }],
      [],
    ]);
  });

  it.each([
    'https://cdn.example/logo.png',
    'https://127.0.0.1/logo.png',
    'https://169.254.169.254/latest/meta-data',
    '/api/logos/../portal',
    '/api/logos/5b2f6f3a-7a55-4a1a-9a9e-0c1d2e3f4a5b.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
  ])('T18: is never fetched from elsewhere: %s', async (companyLogo) => {
    const reply = await save(companyLogo);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual([{ path: 'companyLogo', message: logoMessages.unknown }]);
  });

  it('is none where the form names none', async () => {
    expect((await save(undefined)).body.companyLogo).toBeNull();
  });

  it('is given to services that print, as a picture', async () => {
    const file = fileOf(await uploaded());
    const { body } = await service.call(portalLogos.image, { as: 'service', body: { file } });
    expect(body.image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect((await service.call(portalLogos.image, { as: mcAdmin, body: { file } })).status).not.toBe(200);
    const unknown = { file: '5b2f6f3a-7a55-4a1a-9a9e-0c1d2e3f4a5b.png' };
    expect((await service.call(portalLogos.image, { as: 'service', body: unknown })).status).toBe(404);
  });
});
