import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@overland/service-kit/files';

/** What nobody has added to an order yet, and what is being written. */
const passing = 'uploads/';
const area = 'files';

/** Copies files of orders and logos to the place: each once, as a file is never changed, only made and deleted. */
export class FileCopies {
  private kept: Set<string> | null = null;

  constructor(
    private readonly folder: string,
    private readonly place: FileStore,
  ) {}

  /** Those that the place does not have yet. @returns how many */
  async copyNew(): Promise<number> {
    this.kept ??= await namesIn(this.place);
    let copied = 0;
    for (const name of await namesOfFiles(this.folder)) {
      if (this.kept.has(name)) continue;
      if (await this.copy(name)) copied++;
      this.kept.add(name);
    }
    return copied;
  }

  /** False when it is gone by now. */
  private async copy(name: string): Promise<boolean> {
    const file = path.join(this.folder, name);
    const found = await stat(file).catch(nullIfMissing);
    if (!found) return false;
    const content = { from: createReadStream(file), size: found.size, type: 'application/octet-stream' };
    await this.place.putStream(`${area}/${name}`, content);
    return true;
  }
}

/** Names of the files that the place has, within their folder. */
export async function namesIn(place: FileStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { key } of place.list(area)) names.add(key.slice(area.length + 1));
  return names;
}

export const getFile = (place: FileStore, name: string) => place.get(`${area}/${name}`);

async function namesOfFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .filter((name) => !name.startsWith(passing));
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
