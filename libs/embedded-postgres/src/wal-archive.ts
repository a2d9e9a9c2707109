import { chownSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the server puts each complete segment of its log of changes while backups are kept: beside the data folder. */
export function walArchiveFolder(dataDir: string): string {
  return path.join(path.dirname(dataDir), 'wal-archive');
}

/** Makes the folder, and with it the server begins to keep segments; who ships one elsewhere deletes it there. */
export function keepWalArchive(dataDir: string): string {
  const folder = walArchiveFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(dataDir);
  if (uid !== statSync(folder).uid) chownSync(folder, uid, gid);
  return folder;
}

/**
 * A segment is kept whole and on the disk, or not at all; without the folder nothing is kept. The mode can only be chosen as
 * the server starts, so it is on before anybody keeps backups.
 */
export function archiveSettings(dataDir: string): Record<string, string> {
  // The command is for a shell of Unix.
  if (process.platform === 'win32') return {};
  const folder = quoted(walArchiveFolder(dataDir));
  const [partial, complete] = [`${folder}/%f.part`, `${folder}/%f`];
  return {
    archive_mode: 'on',
    archive_command: `test ! -d ${folder} || { cp %p ${partial} && sync ${partial} && mv ${partial} ${complete}; }`,
  };
}

/** For a shell within a setting of the server, where `%` begins a placeholder. */
function quoted(name: string): string {
  return `'${name.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
}
