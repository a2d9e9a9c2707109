import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FontFace {
  family: string;
  weight: number;
  /** Base64 without the padding, which browsers do not need and templates would escape. */
  data: string;
}

/** The same one level up from `src` and from `dist`. */
const fontsFolder = join(import.meta.dirname, '../templates/fonts');
const weights = [400, 600, 800] as const;
/** Letters beyond Western Europe, which most pages do not have: their files are as large as the others. */
const beyondLatin1 = /[\u0100-\u024f\u1e00-\u1eff]/;

let latin: FontFace[] | null = null;
let latinExtended: FontFace[] | null = null;

/** The fonts that a page with this text needs. */
export function fontsFor(text: string): FontFace[] {
  latin ??= read('Overpass', 'latin');
  if (!beyondLatin1.test(text)) return latin;
  latinExtended ??= read('Overpass Extended', 'latin-ext');
  return [...latin, ...latinExtended];
}

function read(family: string, subset: string): FontFace[] {
  return weights.map((weight) => {
    const file = readFileSync(join(fontsFolder, `overpass-${subset}-${weight}.woff2`));
    return { family, weight, data: file.toString('base64').replace(/=+$/, '') };
  });
}
