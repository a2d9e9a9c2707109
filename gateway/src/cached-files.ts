import { readFile, stat } from 'node:fs/promises';

/** JSON files, read again only when they changed. */
export class CachedFiles<T> {
  private readonly known = new Map<string, { mark: string; value: T | null }>();

  constructor(private readonly parse: (json: unknown) => T) {}

  /** The file's parsed contents; null where there is no file, or an invalid one. */
  async read(file: string): Promise<T | null> {
    const mark = await markOf(file);
    if (mark === null) {
      this.known.delete(file);
      return null;
    }
    const known = this.known.get(file);
    if (known?.mark === mark) return known.value;
    const value = await this.parsed(file);
    this.known.set(file, { mark, value });
    return value;
  }

  private async parsed(file: string): Promise<T | null> {
    try {
      return this.parse(JSON.parse(await readFile(file, 'utf8')));
    } catch {
      return null;
    }
  }
}

/** The inode identifies a replaced file, even within one tick of the clock. */
async function markOf(file: string): Promise<string | null> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}
