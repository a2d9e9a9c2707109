// Where the mutated sources are kept, and how they are made: one file with all its mutants, of which
// `globalThis.__stryker__.activeMutant` chooses at most one.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../steps.mjs';

export const mutantsFolder = path.join(root, '.data/mutants');
const listFile = path.join(mutantsFolder, 'mutants.json');
const silent = { debug() {}, info() {}, isDebugEnabled: () => false };

/** Writes the files with their mutants, and returns these: file, line, what stands there and its replacement. */
export async function instrument(files) {
  rmSync(mutantsFolder, { recursive: true, force: true });
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(path.join(root, name), 'utf8'),
  }));
  const made = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    // Mostly messages; the states among them are covered by the mutants of comparisons.
    excludedMutations: ['StringLiteral'],
  });
  for (const { name, content } of made.files) {
    mkdirSync(path.dirname(path.join(mutantsFolder, name)), { recursive: true });
    writeFileSync(path.join(mutantsFolder, name), content);
  }
  const contentOf = new Map(sources.map(({ name, content }) => [name, content]));
  const mutants = made.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      original: textAt(contentOf.get(fileName), location),
      replacement,
    }));
  writeFileSync(listFile, JSON.stringify(mutants));
  return mutants;
}

/** The file with its mutants; null if it has none. */
export function instrumentedText(file) {
  const kept = path.join(mutantsFolder, path.relative(root, file));
  return existsSync(kept) ? readFileSync(kept, 'utf8') : null;
}

export function readMutants() {
  return JSON.parse(readFileSync(listFile, 'utf8'));
}

function textAt(content, { start, end }) {
  const lines = content.split('\n').slice(start.line, end.line + 1);
  lines.push(lines.pop().slice(0, end.column));
  return [lines.shift().slice(start.column), ...lines].join('\n');
}
