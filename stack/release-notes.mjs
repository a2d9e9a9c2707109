// npm run release-notes             what is unreleased: CHANGELOG.md, and the migrations and commits since the last tag
// npm run release-notes -- 1.1.0    the same of a release
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [, , version = 'Unreleased'] = process.argv;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\n').filter(Boolean);

/** The text under `## 1.1.0 - 2026-12-01` of CHANGELOG.md. */
function changesOf(wanted) {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/\s/, 1)[0] === wanted);
  if (found === undefined) throw new Error(`CHANGELOG.md has no heading "## ${wanted}".`);
  return found.slice(found.indexOf('\n')).trim();
}

/** The last tag before a commit, `v1.0.0`; null where there is none. */
function lastTag(before) {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match=v*', before).trim();
  } catch {
    return null;
  }
}

function migrationsOf(range) {
  const files = git(
    'log',
    '--format=',
    '--name-only',
    '--diff-filter=A',
    range,
    '--',
    'services/*/src/migrations/*',
  );
  return lines(files)
    .flatMap((file) => {
      const [, service, name] = /^services\/(\w+)\/src\/migrations\/(\d+-.+)\.ts$/.exec(file) ?? [];
      return name ? [`- ${service}: ${name}`] : [];
    })
    .sort();
}

try {
  const isReleased = version !== 'Unreleased';
  const to = isReleased ? `v${version}` : 'HEAD';
  const changes = changesOf(version);
  const from = lastTag(isReleased ? `${to}^` : to);
  const range = from ? `${from}..${to}` : to;
  const since = from ? `since ${from}` : 'since the beginning';
  const notes = [`# Overland ${version}`, changes, `## Migrations ${since}`, migrationsOf(range).join('\n')];
  const commits = lines(git('log', '--no-merges', '--format=- %s', range)).sort();
  process.stdout.write(`${[...notes, `## Commits ${since}`, commits.join('\n')].join('\n\n')}\n`);
} catch (error) {
  const isGit = error.status !== undefined;
  process.stderr.write(isGit ? `Git knows no v${version}: git tag v${version}.\n` : `${error.message}\n`);
  process.exitCode = 1;
}
