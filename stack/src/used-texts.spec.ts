import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allTexts } from '@overland/i18n/server';

const root = path.resolve(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(mfe-.*|gateway|libs|services|shell)$/.test(name));
/** Folders whose names begin with a dot hold temporary files of tools. */
const notSources = /^(\..*|node_modules|dist|testing|i18n)$/;
const isSource = /(?<!\.spec|\.int-spec)\.(tsx?|hbs|html|json)$/;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return notSources.test(entry.name) ? [] : sourcesIn(file);
    return isSource.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}

/** Not written in a source as a whole: weekdays of `Intl`, a text of zod, labels that are put together, and holidays as stored before. */
const elsewhere =
  /^(Sunday|Birthday of .* King, Jr\.|Invalid input|Transport, (open|enclosed|enclosed white glove)|Other \(.*\))$/;

it('every text of a language is used', () => {
  const sources = packages
    .flatMap((name) => sourcesIn(path.join(root, name)))
    .join('\n')
    .replaceAll("\\'", "'");
  const isUsed = (text: string) => ["'", '"', '`'].some((quote) => sources.includes(quote + text + quote));
  const texts = new Set(Object.values(allTexts).flatMap(Object.keys));
  expect([...texts].filter((text) => !elsewhere.test(text) && !isUsed(text))).toEqual([]);
});
