import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../product-build.mjs');
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Spec', '-c', 'user.email=spec@overland.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

describe('which build this is', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'overland-build-'));
    mkdirSync(path.join(root, 'libs/service-kit'), { recursive: true });
    cpSync(source, path.join(root, 'libs/service-kit/product-build.mjs'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const putManifest = (manifest: object) =>
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ type: 'module', ...manifest }));
  const told = () => {
    const ask = `const { version, findCommit } = await import('./libs/service-kit/product-build.mjs');
      console.log(JSON.stringify([version, await findCommit()]));`;
    const args = ['--input-type=module', '-e', ask];
    // Git must not find a checkout around the folder.
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(root) };
    return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
  };

  it('an image and a released service say what is in their manifest', () => {
    putManifest({ version: '1.2.0+3', commit: '0123abcd' });
    expect(told()).toEqual(['1.2.0+3', '0123abcd']);
  });

  it('a checkout says its commit, and whether files differ from it', () => {
    putManifest({ version: '1.2.0' });
    git(root, 'init', '-q');
    git(root, 'add', '.');
    git(root, 'commit', '-q', '-m', 'first');
    git(root, 'tag', 'v1.2.0');
    const commit = git(root, 'rev-parse', '--short=8', 'HEAD');
    expect(told()).toEqual(['1.2.0', commit]);
    putManifest({ version: '1.2.1' });
    expect(told()).toEqual(['1.2.1', `${commit}-dirty`]);
  });

  it('without either the commit is unknown', () => {
    putManifest({ version: '1.2.0' });
    expect(told()).toEqual(['1.2.0', null]);
  });
});
