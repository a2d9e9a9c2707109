import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@overland/federation/shared';
import { type Declaration, type ModuleItem, parseSync } from '@swc/core';

const libraries = path.resolve(import.meta.dirname, '../../../libs');

/** What areas may import of our libraries from the shell, by entry ("@overland/ui/forms"). Types are gone in a build. */
export type SharedNames = Record<string, string[]>;

/** Those of this release. */
export const sharedNames = (): SharedNames =>
  Object.fromEntries(
    sharedModules
      .filter((entry) => entry.startsWith('@overland/'))
      .map((entry) => [entry, [...new Set(namesIn(sourceOf(entry)))].sort()]),
  );

/** The names that a shell of now lacks for an area of that version, one sentence each. */
export function lostNames(version: string, before: SharedNames, now: SharedNames): string[] {
  return Object.entries(before).flatMap(([entry, names]) => {
    const kept = now[entry];
    if (!kept) return [`${entry} is not shared any more, and areas of ${version} take it from the shell.`];
    return names
      .filter((name) => !kept.includes(name))
      .map((name) => `${entry} has no ${name} any more, and areas of ${version} may import it.`);
  });
}

function sourceOf(entry: string): string {
  const [, library = '', ...rest] = entry.split('/');
  const folder = path.join(libraries, library);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { source: string }>;
  };
  const source = exports[['.', ...rest].join('/')]?.source;
  if (!source) throw new Error(`${entry} is no entry of its package.`);
  return path.join(folder, source);
}

function namesIn(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
  return body.flatMap((item) => namesOf(item, path.dirname(file)));
}

function namesOf(item: ModuleItem, folder: string): string[] {
  switch (item.type) {
    case 'ExportAllDeclaration':
      return namesIn(fileOf(item.source.value, folder));
    case 'ExportNamedDeclaration':
      return item.typeOnly
        ? []
        : item.specifiers.flatMap((each) =>
            each.type === 'ExportSpecifier' && !each.isTypeOnly ? [(each.exported ?? each.orig).value] : [],
          );
    case 'ExportDeclaration':
      return namesOfDeclaration(item.declaration);
    default:
      return [];
  }
}

function namesOfDeclaration(declaration: Declaration): string[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [declaration.identifier.value];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    default:
      return [];
  }
}

/** Of "./button", "./button.js" or "@overland/contracts/format". */
function fileOf(source: string, folder: string): string {
  if (!source.startsWith('.')) return sourceOf(source);
  const place = path.join(folder, source.replace(/\.js$/, ''));
  const file = ['.ts', '.tsx'].map((ending) => place + ending).find(existsSync);
  if (!file) throw new Error(`No source file is at ${place}.`);
  return file;
}
