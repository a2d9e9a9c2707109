import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { JpegOptions, PngOptions, WebpOptions } from 'sharp';
import { invalid, unavailable } from '../app-error.js';
import { within } from '../within.js';

/** The same two levels up from `src/pictures` and from `dist/pictures`. */
const entry = path.resolve(import.meta.dirname, '../../workers/rewrite-picture.mjs');

/**
 * The largest pictures of today's phones have 50 million pixels, unless one asks them for more. Decoding and writing them
 * takes up to 600 MB and 8 s of a processor.
 */
const limits = { maxPixels: 51_000_000, maxBytes: 768 * 1024 * 1024, maxCpuMs: 12_000 };
/** Where processor time or the bytes are slow to come. Shorter than the gateway waits for an answer. */
const longestMs = 25_000;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

export type PictureOutput = (
  | { format: 'jpeg'; options: JpegOptions }
  | { format: 'png'; options: PngOptions }
  | { format: 'webp'; options: WebpOptions }
) & {
  /** Pixels of the longer side at most; smaller pictures stay as they are. */
  within?: number;
};

export interface PictureJob {
  /** What the bytes are to be. */
  type: PictureType | 'image/heic';
  main: PictureOutput;
  preview?: PictureOutput;
}

export interface RewrittenPicture {
  bytes: Readable;
  size: number;
  preview: Buffer | null;
}

type Answer = { size: number; preview?: Uint8Array } | { refused: 'damaged' | 'tooLarge' };

const tooLarge = () => invalid('This picture is too large. Please upload one of up to 50 megapixels.');
const tooCostly = () =>
  invalid('This picture takes too much time or memory to read. Please upload it in a smaller size.');

/**
 * Writes a picture anew in a process of its own, and hands it to `keep` while that process is there. Each picture has another
 * process: one that a file has broken harms no other picture, and none is there while there are no pictures.
 *
 * @returns what `keep` returns; null for content that cannot be decoded
 * @throws AppError invalid for a picture that is too large or takes too much time or memory, unavailable
 */
export async function inPictureProcess<T>(
  job: PictureJob,
  from: Readable,
  keep: (picture: RewrittenPicture) => Promise<T>,
): Promise<T | null> {
  const child = startProcess(job);
  try {
    const answer = await within(
      longestMs,
      () => answerOf(child, from),
      () => unavailable(),
    );
    if (!('refused' in answer)) return await keep(resultOf(child, answer));
    if (answer.refused === 'tooLarge') throw tooLarge();
    return null;
  } finally {
    child.kill('SIGKILL');
    from.destroy();
  }
}

const startProcess = (job: PictureJob) =>
  fork(entry, [JSON.stringify({ ...job, ...limits })], {
    // None of the service's secrets.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'],
  });

function answerOf(child: ChildProcess, from: Readable): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', () => reject(unavailable()));
    child.once('exit', (code) =>
      // By a signal: of its own limits, of the system when memory ran out, or of a decoder that crashed.
      reject(code === null ? tooCostly() : new Error(`The process for pictures ended with ${code}.`)),
    );
    if (child.stdin) pipeline(from, child.stdin).catch((error) => isBrokenPipe(error) || reject(error));
  });
}

/** The process has ended before it read all, which its exit tells. */
const isBrokenPipe = ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' || code === 'ECONNRESET';

function resultOf(child: ChildProcess, { size, preview }: Exclude<Answer, { refused: unknown }>) {
  const bytes = child.stdio[4];
  if (!(bytes instanceof Readable)) throw new Error('The process for pictures has no pipe for its result.');
  return { bytes, size, preview: preview ? Buffer.from(preview) : null };
}
