import type { Readable } from 'node:stream';
import { openAs } from './file-head.js';
import { inPictureProcess, type PictureJob, type RewrittenPicture } from './picture-process.js';
import { PictureTurns, type TurnOwner } from './picture-turns.js';

/** In this process, of all its services. With two, a portal whose pictures take long leaves one for the others. */
const turns = new PictureTurns(2);

interface Rewriting extends PictureJob {
  owner: TurnOwner;
  /** Opened when it has its turn. */
  open: () => Promise<Readable>;
}

/**
 * Decodes a picture that somebody uploaded and writes it anew, turned as EXIF says: nothing that was hidden in the file
 * survives. The content is of the given type or refused, whatever it was called, and costs this process no memory.
 *
 * @param keep stores the picture
 * @returns what `keep` returns; null for content that is damaged or of another type
 * @throws AppError invalid for a picture that is too large or takes too much time or memory
 */
export function rewritePicture<T>(
  { owner, open, ...job }: Rewriting,
  keep: (picture: RewrittenPicture) => Promise<T>,
): Promise<T | null> {
  return turns.run(owner, async () => {
    const from = await openAs(job.type, await open());
    return from && inPictureProcess(job, from, keep);
  });
}
