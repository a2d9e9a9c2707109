import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MessageSummary, type StoredMessage, toStoredMessage } from './message.js';

/** The oldest messages are dropped beyond this. */
export const MOST_MESSAGES = 1000;

interface Entry {
  id: string;
  raw: Buffer | null;
  /** Null for one of an earlier run that nobody has asked for. */
  parsed: Promise<StoredMessage> | null;
}

/**
 * The messages, newest first. With a folder each is stored as `<id>.eml`, found at the next start and parsed once it is
 * asked for, marked as read (the unread state is kept only while the inbox runs). Without a folder they are kept in memory.
 */
export class Mailbox {
  private readonly entries = new Map<string, Entry>();
  private readonly loaded: Promise<void>;
  private lastId = '';

  constructor(private readonly folder: string | undefined) {
    this.loaded = folder === undefined ? Promise.resolve() : this.load(folder);
    // A later read reports the error; until then it must not crash the process as an unhandled rejection.
    this.loaded.catch(() => undefined);
  }

  /** Resolves when the folder's messages are found. @throws if the folder cannot be used */
  async ready(): Promise<void> {
    await this.loaded;
  }

  async add(raw: Buffer): Promise<string> {
    await this.loaded;
    const now = new Date();
    const id = this.nextId(now);
    const stored = await toStoredMessage(id, now, raw);
    if (this.folder !== undefined) {
      await keep(this.fileOf(this.folder, id), raw);
    }
    const parsed = Promise.resolve(stored);
    this.entries.set(id, { id, parsed, raw: this.folder === undefined ? raw : null });
    await this.makeRoom();
    return id;
  }

  async list(): Promise<StoredMessage[]> {
    const messages: StoredMessage[] = [];
    for (const entry of await this.newestFirst()) messages.push(await this.parse(entry));
    return messages;
  }

  /** The message and its raw bytes; `latest` is the newest. */
  async find(id: string): Promise<{ summary: MessageSummary; raw: Buffer } | null> {
    const all = await this.newestFirst();
    const entry = id === 'latest' ? all[0] : this.entries.get(id);
    if (entry === undefined) return null;
    const { summary } = await this.parse(entry);
    return { summary, raw: await this.rawOf(entry) };
  }

  /** Deletes these messages, or all. */
  async remove(ids?: readonly string[]): Promise<void> {
    await this.loaded;
    for (const id of ids ?? [...this.entries.keys()]) {
      if (!this.entries.delete(id) || this.folder === undefined) continue;
      await rm(this.fileOf(this.folder, id), { force: true });
    }
  }

  private async load(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const ids = (await readdir(folder))
      .flatMap((file) => /^([0-9a-z]{20})\.eml$/.exec(file)?.[1] ?? [])
      .sort();
    for (const id of ids) this.entries.set(id, { id, raw: null, parsed: null });
  }

  private async newestFirst(): Promise<Entry[]> {
    await this.loaded;
    return [...this.entries.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  private parse(entry: Entry): Promise<StoredMessage> {
    entry.parsed ??= this.parseEarlier(entry).catch((error: unknown) => {
      entry.parsed = null;
      throw error;
    });
    return entry.parsed;
  }

  private async parseEarlier(entry: Entry): Promise<StoredMessage> {
    const { id } = entry;
    const created = new Date(Number.parseInt(id.slice(0, 9), 36));
    const stored = await toStoredMessage(id, created, await this.rawOf(entry));
    stored.summary.Read = true;
    return stored;
  }

  private async rawOf({ id, raw }: Entry): Promise<Buffer> {
    if (raw) return raw;
    if (this.folder === undefined) throw new Error('A message without a folder is in memory.');
    return readFile(this.fileOf(this.folder, id));
  }

  /** The first entries are the oldest, because a map keeps insertion order. */
  private async makeRoom(): Promise<void> {
    while (this.entries.size > MOST_MESSAGES) {
      const [oldest = ''] = this.entries.keys();
      await this.remove([oldest]);
    }
  }

  /** Sorts by arrival: milliseconds (9 characters), a counter (3) and random characters (8). */
  private nextId(now: Date): string {
    const time = now.getTime().toString(36).padStart(9, '0');
    const count = this.lastId.startsWith(time) ? Number.parseInt(this.lastId.slice(9, 12), 36) + 1 : 0;
    this.lastId = time + count.toString(36).padStart(3, '0') + randomBytes(4).toString('hex');
    return this.lastId;
  }

  private fileOf(folder: string, id: string): string {
    return path.join(folder, `${id}.eml`);
  }
}

/** A crash or a full disk leaves no half message. */
async function keep(file: string, raw: Buffer): Promise<void> {
  const fresh = `${file}.new`;
  try {
    await writeFile(fresh, raw);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
