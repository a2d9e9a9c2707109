import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AppError, unavailable } from '../app-error.js';
import { until } from '../testing/until.js';
import type { PictureJob, PictureOutput } from './picture-process.js';
import { rewritePicture } from './rewrite-picture.js';
import { type HostilePicture, heicPicture, hiddenScript, hostilePictures } from './testing/index.js';

const outputs = {
  'image/jpeg': { format: 'jpeg', options: {} },
  'image/png': { format: 'png', options: {} },
  'image/webp': { format: 'webp', options: { effort: 0 } },
  'image/heic': { format: 'jpeg', options: {} },
} as const satisfies Record<PictureJob['type'], PictureOutput>;
const preview: PictureOutput = { format: 'webp', options: {}, within: 320 };

const streamOf = (bytes: Buffer) => async () => Readable.from([bytes]);
interface Uploaded {
  type: PictureJob['type'];
  open: () => Promise<Readable>;
  portalId?: string;
}

const rewrite = ({ type, open, portalId = 'a portal' }: Uploaded) =>
  rewritePicture(
    { owner: { portalId, userId: portalId }, open, type, main: outputs[type], preview },
    async (picture) => ({ ...picture, bytes: await buffer(picture.bytes) }),
  );

const running = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

async function refusalOf({ type, make }: HostilePicture): Promise<string | null> {
  const open = streamOf(await make());
  const refusal = rewrite({ type, open }).then((kept) => (kept ? null : 'damaged'));
  return refusal.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid') return error.message;
    throw error;
  });
}

describe('T22: of hostile pictures', () => {
  const called = (outcome: HostilePicture['outcome']) =>
    hostilePictures.filter((picture) => picture.outcome === outcome).map((one) => [one.name, one] as const);

  it.each(called('damaged'))('%s is refused', async (_name, picture) => {
    expect(await refusalOf(picture)).toBe('damaged');
  });

  it.each(called('tooLarge'))('%s is refused by its head', async (_name, picture) => {
    expect(await refusalOf(picture)).toBe(
      'This picture is too large. Please upload one of up to 50 megapixels.',
    );
  });

  it.each(called('tooCostly'))('%s ends its process, and no other', async (_name, picture) => {
    expect(await refusalOf(picture)).toBe(
      'This picture takes too much time or memory to read. Please upload it in a smaller size.',
    );
  });

  it.each(called('rewritten'))('%s is written anew without what it hides', async (_name, { type, make }) => {
    const kept = await rewrite({ type, open: streamOf(await make()) });
    expect(kept?.bytes).toHaveLength(kept?.size ?? 0);
    expect(kept?.bytes.includes(hiddenScript)).toBe(false);
    const { format, exif, xmp, comments } = await sharp(kept?.bytes).metadata();
    expect({ format, exif, xmp, comments }).toEqual({ format: outputs[type].format });
  });

  it('nothing is left running', () => until('no process runs', async () => running() === 0));
});

describe('a picture', () => {
  it('is written anew, with a preview of at most so many pixels', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const rewritten = await rewrite({ type: 'image/jpeg', open: streamOf(bytes) });
    const { width, height, orientation } = await sharp(rewritten?.bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 600, height: 900 });
    const small = await sharp(rewritten?.preview ?? undefined).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 213, 320]);
  });

  it('in HEIC is one', async () => {
    const rewritten = await rewrite({ type: 'image/heic', open: streamOf(heicPicture) });
    const { format, width, height } = await sharp(rewritten?.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 48 });
  });

  it('does not wait behind the six of another portal', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = async () => {
      await released;
      return Readable.from([heicPicture]);
    };
    const six = Array.from({ length: 6 }, () => rewrite({ type: 'image/heic', open: slow }));
    const other = { type: 'image/heic', open: streamOf(heicPicture), portalId: 'another portal' } as const;
    await expect(rewrite(other)).resolves.not.toBeNull();
    release();
    expect(await Promise.all(six)).not.toContain(null);
  });

  it('whose bytes cannot be had is not called damaged', async () => {
    const open = async () => {
      async function* half() {
        yield heicPicture.subarray(0, 900);
        throw unavailable();
      }
      return Readable.from(half());
    };
    await expect(rewrite({ type: 'image/heic', open })).rejects.toMatchObject({ code: 'unavailable' });
    await until('no process runs', async () => running() === 0);
  });

  it('that cannot be kept is told as that, and its process ends', async () => {
    const full = new AppError('outOfSpace', 'There is no space left.');
    const job = { type: 'image/heic', main: outputs['image/heic'] } as const;
    const owner = { portalId: 'a portal', userId: 'a user' };
    const kept = rewritePicture({ ...job, owner, open: streamOf(heicPicture) }, () => Promise.reject(full));
    await expect(kept).rejects.toBe(full);
    await until('no process runs', async () => running() === 0);
  });
});
