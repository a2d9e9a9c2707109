import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes beside the file and renames it into place: a crash or a full disk leaves what was there, never half a file. */
export function replaceFile(file: string, content: string): void {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, content, { mode: 0o600 });
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
