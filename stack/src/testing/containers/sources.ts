import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, table } from '@overland/contracts';

/** The checkout. */
export const root = path.resolve(import.meta.dirname, '../../../..');

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The product's version, which images have as their tag. */
export const version: string = JSON.parse(read('package.json')).version;

export type Environment = Record<string, string>;

/** The values of an env file, without the quotes that Compose takes away. */
export function readEnvFile(text: string): Environment {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=('?)(.*)\2$/gm)].map(([, name = '', , value = '']) => [name, value]),
  );
}

export const variablesIn = (file: string): Environment => readEnvFile(read(file));

/** The paths that a source file answers. */
export const routesIn = (file: string): (string | undefined)[] =>
  [...read(file).matchAll(/\.get\('([^']+)'/g)].map(([, route]) => route);

const contract: Record<string, Record<string, Endpoint>> = table;

/** The services that this one calls, as `client.call(quotes.book, …)`, and whose URL it needs. */
export function calledBy(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !/spec|^testing/.test(file));
  const calls = sources.flatMap((file) => [
    ...read(path.join(folder, file)).matchAll(/\.call\(\s*(\w+)\.(\w+),/g),
  ]);
  return [...new Set(calls.flatMap(([, area = '', row = '']) => contract[area]?.[row]?.service ?? []))];
}

export function hasModule(folder: string, name: 'QueueModule' | 'DocumentsModule'): boolean {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.some((file) => file.endsWith('.module.ts') && read(path.join(folder, file)).includes(name));
}
