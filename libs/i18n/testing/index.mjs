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

const accents = new Map([...'aeiouyAEIOUY'].map((letter) => [letter, `${letter}\u0301`.normalize()]));

/** A language that nobody speaks: English with accents. A word without one was never a text of a language. */
export const pseudoTexts = (texts) =>
  Object.fromEntries(Object.keys(texts).map((english) => [english, withAccents(english)]));

/** Names and kinds of values, within an odd number of braces, stay. */
function withAccents(text) {
  let depth = 0;
  return [...text]
    .map((letter) => {
      if (letter === '{') depth += 1;
      if (letter === '}') depth -= 1;
      return depth % 2 === 0 ? (accents.get(letter) ?? letter) : letter;
    })
    .join('');
}

// As `Intl` writes them in Spanish, in whose place the pseudo-language is.
const ofDates = 'ene feb mar abr may jun jul ago sept oct nov dic hora central'.split(' ');
const wordsIn = (text) => text.match(/\p{L}+/gu) ?? [];

/** The words of a text in the pseudo-language that are plain English and no part of the given data. */
export function plainWords(text, data) {
  const known = new Set([...ofDates, ...wordsIn(JSON.stringify(data).replaceAll('\\n', ' ').toLowerCase())]);
  const isPlain = (word) => /^[a-z]{3,}$/i.test(word) && /[aeiouy]/i.test(word);
  return wordsIn(text).filter((word) => isPlain(word) && !known.has(word.toLowerCase()));
}
