import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** Relative to the repository root, with forward slashes. */
  path: string;
  text: string;
}

const isTest = (file: string) => /\.(spec|int-spec|builder)\.tsx?$|\/testing\//.test(file);

/** Sources that run in the product: those of these packages, without specs and test support. */
export function runtimeSources(packages: readonly string[]): SourceFile[] {
  return packages
    .flatMap((name) => (name.endsWith('/*') ? foldersIn(name.slice(0, -2)) : [name]))
    .map((folder) => path.join(folder, 'src'))
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file).replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function foldersIn(parent: string): string[] {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name));
}

/** A node of the syntax tree; its fields depend on its type. */
export type SyntaxNode = { type: string } & Record<string, unknown>;

/** Every node of a file's syntax tree, parents before children. */
export function* nodesOf({ path: file, text }: SourceFile): Generator<SyntaxNode> {
  const isTypescript = !file.endsWith('.mjs');
  const tree = isTypescript
    ? parseSync(text, { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') })
    : parseSync(text, { syntax: 'ecmascript' });
  yield* walk(tree);
}

function* walk(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as SyntaxNode;
  for (const inner of Object.values(value)) yield* walk(inner);
}
