import type { Text } from './texts.js';

interface Folder {
  texts: Record<Text, string>;
}

/**
 * The languages of customers besides English, which is in the code: each is the folder of that name. A page loads the one
 * that it needs; `server.ts` has all of them.
 */
export const folders = {
  es: () => import('./es/index.js'),
} satisfies Record<string, () => Promise<Folder>>;
