import type { VehicleMake, VehicleRequest } from '@overland/contracts';

export type PastedVehicle = VehicleRequest & { year?: string };

interface ReadVehicles {
  vehicles: PastedVehicle[];
  /** Lines in which no make and model of the list was found. */
  unknown: string[];
}

/** What people write for makes of the list. */
const nicknames: Readonly<Record<string, string>> = {
  chevy: 'chevrolet',
  vw: 'volkswagen',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
};
const maxLines = 50;
const maxLineLength = 200;
const inoperableWords = [
  'inoperable',
  'inop',
  'notoperable',
  'nonoperable',
  'notrunning',
  'nonrunning',
  'doesnotrun',
  'doesntrun',
  'doesnotstart',
  'doesntstart',
  'wontstart',
  'nostart',
];

/**
 * Vehicles out of pasted text, one a line: "2019 Honda Accord", "Ford F-150, inoperable", a row of a spreadsheet with
 * a last cell "Yes" or "No". Without it the vehicle is operable.
 */
export function readVehicles(text: string, makes: readonly VehicleMake[]): ReadVehicles {
  const lines = text
    .split('\n')
    .slice(0, maxLines)
    .map((line) => line.trim().slice(0, maxLineLength))
    .filter((line) => line !== '');
  const byName = named(makes, ({ make }) => make);
  const found = lines.map((line) => ({ line, vehicle: readLine(line, byName) }));
  return {
    vehicles: found.flatMap(({ vehicle }) => (vehicle ? [vehicle] : [])),
    unknown: found.flatMap(({ line, vehicle }) => (vehicle ? [] : [line])),
  };
}

function readLine(line: string, makes: ReadonlyMap<string, VehicleMake>): PastedVehicle | null {
  const words = wordsOf(line);
  for (let start = 0; start < words.length; start += 1) {
    const make = longestAt(words, start, makes);
    if (make === null) continue;
    const models = named(make.entry.models, ({ model }) => model);
    for (let at = make.end; at < words.length; at += 1) {
      const model = longestAt(words, at, models);
      if (model === null) continue;
      // A model may look like a year: the 2500 of Ram, the 2002 of BMW.
      const year = words.filter((_word, index) => index < start || index >= model.end).find(isYear);
      return {
        make: make.entry.make,
        model: model.entry.model,
        operableBool: isOperable(line, words),
        ...(year !== undefined && { year }),
      };
    }
  }
  return null;
}

/** The entry with the longest name that begins at a word and spans one or more: "F", "150" is the F-150. */
function longestAt<T>(
  words: readonly string[],
  start: number,
  entries: ReadonlyMap<string, T>,
): { entry: T; end: number } | null {
  let written = '';
  let best: { entry: T; end: number } | null = null;
  for (let end = start; end < Math.min(words.length, start + 5); end += 1) {
    written += words[end] ?? '';
    const entry = entries.get(nicknames[written] ?? written);
    if (entry) best = { entry, end: end + 1 };
  }
  return best;
}

function isOperable(line: string, words: readonly string[]): boolean {
  const all = compact(line);
  return words.at(-1) !== 'no' && !inoperableWords.some((word) => all.includes(word));
}

const isYear = (word: string) => /^(19|20)\d\d$/.test(word);
const named = <T>(entries: readonly T[], nameOf: (entry: T) => string) =>
  new Map(entries.map((entry) => [compact(nameOf(entry)), entry]));
const wordsOf = (text: string) => plain(text).match(/[a-z0-9]+/g) ?? [];
const compact = (text: string) => wordsOf(text).join('');
/** Lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
