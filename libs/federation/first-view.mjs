// Which scripts travel on a first visit of a page, by the manifests that the builds write.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const read = (...parts) => JSON.parse(readFileSync(join(...parts), 'utf8'));

/** The manifests of a build: the shell, the remotes and the public site. */
export function readBuild(root) {
  const remotes = ['mfe-quotes', 'mfe-orders', 'mfe-admin', 'mfe-public'];
  return {
    root,
    shell: read(root, 'shell/dist/shell.json'),
    remotes: remotes.map((name) => read(root, name, 'dist/remote.json')),
    site: read(root, 'mfe-public/dist/site/site.json'),
  };
}

/** Files, as paths on this machine, of a page: `site` is `staff` or `public`, `path` a pattern of its routes. */
export function filesOfView({ site, path }, { root, shell, remotes, site: publicSite }) {
  const atShell = (file) => join(root, 'shell/dist', file);
  if (site === 'public') {
    const files = publicSite.pages[path];
    if (!files) throw new Error(`The public site has no page ${path}.`);
    return [...publicSite.entry, ...files].map((file) => join(root, 'mfe-public/dist/site', file));
  }
  const own = shell.pages[path];
  if (own) return [...shell.entry, ...own].map(atShell);
  const remote = remotes.find(({ pages }) => pages[path]);
  if (!remote) throw new Error(`No area has a page ${path}.`);
  const shared = remote.shares[path].flatMap((name) => shell.shared[name]);
  const ofShell = new Set([...shell.entry, ...shell.frame, ...shell.area, ...shared]);
  const ofRemote = [...remote.preload, ...remote.pages[path]];
  return [...[...ofShell].map(atShell), ...ofRemote.map((file) => join(root, remote.name, 'dist', file))];
}

/** Kilobytes (of 1000) of scripts over the wire, each compressed by gzip -9. */
export function weightOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
}
