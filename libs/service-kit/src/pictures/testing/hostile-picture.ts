import type { PictureJob } from '../picture-process.js';

/** What becomes of a file. */
export type Outcome = 'damaged' | 'tooLarge' | 'tooCostly' | 'rewritten';

export interface HostilePicture {
  name: string;
  /** What it is uploaded as. */
  type: PictureJob['type'];
  make: () => Buffer | Promise<Buffer>;
  outcome: Outcome;
}

export type Row = [
  name: string,
  type: 'jpeg' | 'png' | 'webp' | 'heic',
  make: HostilePicture['make'] | string,
];

export const rowsOf = (rows: readonly Row[], outcome: Outcome): HostilePicture[] =>
  rows.map(([name, type, make]) => ({
    name,
    type: `image/${type}`,
    make: typeof make === 'string' ? () => Buffer.from(make) : make,
    outcome,
  }));

export const mb = 1024 * 1024;
export const small = { width: 64, height: 48 };
/** Stands in files that are rewritten, and may not stand in what is kept. */
export const hiddenScript = '<script>alert(document.domain)</script>';
