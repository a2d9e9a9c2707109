import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const command = path.join(root, 'stack/release-notes.mjs');

describe('npm run release-notes', () => {
  let repository: string;
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Spec', '-c', 'user.email=spec@overland.example'];
    execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'ignore' });
  };
  const commit = (subject: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
      writeFileSync(path.join(repository, name), text);
    }
    git('add', '.');
    git('commit', '-q', '-m', subject);
  };
  const notes = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: repository, encoding: 'utf8' });

  beforeAll(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'overland-notes-'));
    git('init', '-q');
    commit('orders: begin', { 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\nThe first.\n' });
    git('tag', 'v1.0.0');
    const changelog =
      '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-12-01\n\n- Claims.\n\n## 1.0.0\n\nThe first.\n';
    commit('orders: keep claims', {
      'CHANGELOG.md': changelog,
      'services/orders/src/migrations/1800000000180-keep-claims.ts': '',
    });
    git('tag', 'v1.1.0');
    commit('gateway: answer sooner', { 'gateway/later.ts': '' });
  });
  afterAll(() => rmSync(repository, { recursive: true, force: true }));

  it('tells a release: what is in the changelog, its migrations, and its commits since the tag before', () => {
    const { stdout } = notes('1.1.0');
    expect(stdout).toContain('# Overland 1.1.0\n\n- Claims.\n');
    expect(stdout).toContain('## Migrations since v1.0.0\n\n- orders: 1800000000180-keep-claims\n');
    expect(stdout).toContain('## Commits since v1.0.0\n\n- orders: keep claims\n');
    expect(stdout).not.toMatch(/The first|begin|answer sooner/);
  });

  it('without a version tells what is unreleased', () => {
    const { stdout } = notes();
    expect(stdout).toContain('## Commits since v1.1.0\n\n- gateway: answer sooner\n');
    expect(stdout).not.toContain('keep claims');
  });

  it('of the first release tells everything', () => {
    expect(notes('1.0.0').stdout).toContain('## Commits since the beginning\n\n- orders: begin\n');
  });

  it('says what is missing', () => {
    expect(notes('2.0.0')).toMatchObject({ status: 1, stderr: 'CHANGELOG.md has no heading "## 2.0.0".\n' });
    git('tag', '-d', 'v1.0.0');
    expect(notes('1.0.0')).toMatchObject({ status: 1, stderr: 'Git knows no v1.0.0: git tag v1.0.0.\n' });
  });
});

it('CHANGELOG.md has a heading for the version of the product', () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^## ${version}( |$)`, 'm'),
  );
});
