// What an area's pages bring ahead of their scripts, from files in its `src/ahead/`; the gateway writes it into the page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const block = /<first-paint paths="([^"]+)">([\s\S]*?)<\/first-paint>/g;

/**
 * `calls`: of `calls.json`, what each page reads when it is opened, `{ method, path, body?, isOpen? }` by path pattern.
 * `paint`: of `first-paint.html`, what is painted of it before any script, HTML by path pattern.
 */
export function aheadOf(folder) {
  const read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  return { calls: JSON.parse(read('calls.json') || '{}'), paint: paintOf(read('first-paint.html')) };
}

function paintOf(html) {
  const paint = {};
  for (const [, paths, content] of html.matchAll(block)) {
    for (const path of paths.split(' '))
      paint[path] = content.trim().replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ');
  }
  return paint;
}
