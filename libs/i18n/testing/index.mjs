import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const page = path.join(import.meta.dirname, '../../../docs/product/what-customers-read.md');

/**
 * A section of docs/product/what-customers-read.md as it is written there. With `WRITE_DOCS=1` in the environment `expected`
 * is written first.
 * @throws Error where the page has no section of this title.
 */
export function writtenSection(title, expected) {
  const text = readFileSync(page, 'utf8');
  const sections = text.split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.startsWith(`## ${title}\n`));
  const head = /^## .*\n\nHeld by .*\n\n/.exec(sections[at] ?? '')?.[0];
  if (head === undefined)
    throw new Error(`what-customers-read.md has no section "${title}" that says what holds it.`);
  if (process.env.WRITE_DOCS) {
    const isLast = at === sections.length - 1;
    sections[at] = `${head}${expected}\n${isLast ? '' : '\n'}`;
    writeFileSync(page, sections.join(''));
  }
  return (sections[at] ?? '').slice(head.length).trimEnd();
}

/** A table in Markdown. */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
