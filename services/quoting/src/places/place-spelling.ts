const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);

const PLAIN = /^[a-z ]*$/;

/**
 * The words of a place name in the spelling that is compared: case, accents, apostrophes and full stops are ignored, and a
 * hyphen equals a space.
 */
function plainWords(text: string): string[] {
  const lower = text.toLowerCase();
  const plain = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/[\u0300-\u036f'’‘ʻ`.]/g, '')
        .replace(/[^a-z0-9]+/g, ' ');
  return plain.split(' ').filter((word) => word !== '');
}

function spelledOut(word: string): string {
  return ABBREVIATIONS.get(word) ?? word;
}

/** The key that all spellings of a name share: "St. Louis", "saint-louis" and "ST LOUIS". */
export function nameKey(name: string): string {
  return plainWords(name).map(spelledOut).join(' ');
}

/**
 * The keys that a half-typed name may match. Its last word may be an abbreviation ("lake st") or the beginning of a longer word
 * ("lake st[evens]"), so both are tried.
 */
export function typedNameKeys(typed: string): string[] {
  const words = plainWords(typed);
  const last = words.pop();
  if (last === undefined) return [];
  const before = words.map(spelledOut);
  const keys = [last, spelledOut(last)].map((word) => [...before, word].join(' '));
  return [...new Set(keys)];
}
