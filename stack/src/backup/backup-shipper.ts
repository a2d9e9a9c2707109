import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { walArchiveFolder } from '@overland/embedded-postgres';
import type { FileStore } from '@overland/service-kit/files';
import { readBackupPlace } from './backup-settings.js';
import { FileCopies } from './copy-files.js';
import { isArchived, putSegment } from './segments.js';

interface Shipper {
  dataDir: string;
  /** Null where files are in a store of their own, which has its own backups. */
  filesDir: string | null;
  say: (line: string) => void;
}

const betweenSegmentsMs = 1000;
const betweenFilesMs = 5000;
const longestCloseMs = 5000;
/** Of the time, looking for new files takes at most this share. */
const shareOfLooking = 1 / 20;

/**
 * While the product runs, takes to the place of backups what PostgreSQL has archived and the files that are new. Does nothing
 * before the first `npm run backup`.
 */
export class BackupShipper {
  private place: { name: string; store: FileStore; files: FileCopies | null } | null = null;
  private nextFilesAt = 0;
  private trouble = '';
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(private readonly shipper: Shipper) {
    this.next();
  }

  /** Takes along what is complete by now, unless the place is slow: the rest goes after the next start. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    const isOver = pause(longestCloseMs, undefined, { ref: false });
    await Promise.race([this.working, isOver]);
    clearTimeout(this.timer);
    await Promise.race([this.ship(), isOver]);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.working = this.ship().then(() => this.next());
    }, betweenSegmentsMs).unref();
  }

  private async ship(): Promise<void> {
    try {
      const place = await this.open();
      if (!place) return;
      await this.shipSegments(place.store);
      if (place.files && Date.now() >= this.nextFilesAt) await this.shipFiles(place.files);
      if (this.trouble) this.shipper.say('Backups go on.');
      this.trouble = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.trouble) this.shipper.say(`Backups wait, and will be tried again: ${reason}`);
      this.trouble = reason;
    }
  }

  private async open() {
    const name = readBackupPlace(this.shipper.dataDir);
    if (name === null) return null;
    if (this.place?.name !== name) {
      // Loaded only where backups are kept.
      const { openBackupPlace } = await import('./backup-place.js');
      const store = await openBackupPlace(name);
      const { filesDir } = this.shipper;
      this.place = { name, store, files: filesDir === null ? null : new FileCopies(filesDir, store) };
      this.nextFilesAt = 0;
    }
    return this.place;
  }

  private async shipSegments(store: FileStore): Promise<void> {
    const folder = walArchiveFolder(path.join(this.shipper.dataDir, 'postgres'));
    for (const name of readdirSync(folder).filter(isArchived).sort()) {
      await putSegment(store, folder, name);
      rmSync(path.join(folder, name));
    }
  }

  private async shipFiles(files: FileCopies): Promise<void> {
    const started = Date.now();
    await files.copyNew();
    const took = Date.now() - started;
    this.nextFilesAt = Date.now() + Math.max(betweenFilesMs, took / shareOfLooking);
  }
}
