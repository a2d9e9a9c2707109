import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { tooManyPixels } from '@overland/service-kit/files';

const worker = path.resolve(import.meta.dirname, '../../workers/decode-heic.mjs');
const longestMs = 15_000;

interface Limits {
  maxPixels: number;
}

/** Rows of RGBA, turned as the picture is to be seen. */
export interface RawPicture {
  width: number;
  height: number;
  data: Buffer;
}

/** As the thread answers; null for a picture that is too large. */
type Answer = (Omit<RawPicture, 'data'> & { data: Uint8ClampedArray<ArrayBuffer> }) | null;

/**
 * Decodes a HEIC picture: sharp's build has no decoder for its codec. In a thread of its own, with a limit of memory and
 * time, so that a hostile file costs no more than itself.
 * @throws Error when it is not one that can be decoded; AppError when it is too large
 */
export function decodeHeic(bytes: Buffer, { maxPixels }: Limits): Promise<RawPicture> {
  const thread = new Worker(worker, {
    workerData: { bytes, maxPixels },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    execArgv: [],
  });
  const timer = setTimeout(() => void thread.terminate(), longestMs);
  return new Promise<RawPicture>((resolve, reject) => {
    thread.once('message', (picture: Answer) =>
      picture ? resolve({ ...picture, data: Buffer.from(picture.data.buffer) }) : reject(tooManyPixels()),
    );
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The picture was not decoded.')));
  }).finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}
