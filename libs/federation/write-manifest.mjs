import { readFileSync, writeFileSync } from 'node:fs';

/** Unchanged contents keep their time, so that nothing downstream thinks it changed. */
export function writeManifest(file, contents) {
  const text = JSON.stringify(contents, null, 2);
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
