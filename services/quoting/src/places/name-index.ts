import type { PlaceRow } from './place.js';
import { nameKey } from './place-spelling.js';
import type { CityAlias } from './read-places.js';

/** The city with a name; an alias belongs to a city of another name. */
export type NamedCity = { key: string; city: PlaceRow; isAlias: boolean };

/** A range of the sorted names; `from` is included, `to` is not. */
type Span = { from: number; to: number };

const PAST_EVERY_LETTER = '\uffff';

function sorted(names: NamedCity[]): NamedCity[] {
  return names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
}

/** City names and aliases in alphabetical order: a prefix is a range, found by binary search. */
export class NameIndex {
  private names: readonly NamedCity[];

  constructor(cities: readonly PlaceRow[], aliases: readonly CityAlias[]) {
    this.names = sorted(cities.map((city) => ({ key: nameKey(city.city), city, isAlias: false })));
    const aliasNames = aliases.flatMap(({ alias, name, state }) => {
      const city = this.findCity(nameKey(name), state);
      return city ? [{ key: nameKey(alias), city, isAlias: true }] : [];
    });
    this.names = sorted([...this.names, ...aliasNames]);
  }

  /** The city with that key, ignoring aliases; `state` as a postal code. */
  findCity(key: string, state: string): PlaceRow | null {
    let at = this.lowerBound({ from: 0, to: this.names.length }, key);
    for (let name = this.names[at]; name?.key === key; name = this.names[++at]) {
      if (!name.isAlias && name.city.state === state) return name.city;
    }
    return null;
  }

  beginningWith(prefix: string): NamedCity[] {
    return this.slice(this.narrow({ from: 0, to: this.names.length }, prefix));
  }

  /** Names beginning with the typed letters after one letter is added, dropped, changed or swapped with the next. */
  beginningWithOneTypo(typed: string): NamedCity[] {
    const found = new Set<NamedCity>();
    let span: Span = { from: 0, to: this.names.length };
    for (let at = 0; at < typed.length && span.from < span.to; at++) {
      for (const prefix of this.repairsAt(typed, at, span)) {
        for (const name of this.slice(this.narrow(span, prefix))) found.add(name);
      }
      span = this.narrow(span, typed.slice(0, at + 1));
    }
    return [...found];
  }

  private repairsAt(typed: string, at: number, span: Span): string[] {
    const before = typed.slice(0, at);
    const wrong = typed.charAt(at);
    const after = typed.slice(at + 1);
    const repairs = [before + after];
    if (after !== '') repairs.push(before + after.charAt(0) + wrong + after.slice(1));
    for (const letter of this.lettersAt(span, at)) {
      if (letter !== wrong) repairs.push(before + letter + after, before + letter + wrong + after);
    }
    return repairs;
  }

  /** The letters at this position in a range of names that are the same up to it: few once two or three letters are known. */
  private lettersAt(span: Span, at: number): string[] {
    const letters: string[] = [];
    let from = span.from;
    while (from < span.to) {
      const key = this.names[from]?.key ?? '';
      const letter = key.charAt(at);
      if (letter !== '') letters.push(letter);
      // A name that ends here has no further letter to skip.
      const next = { from: from + 1, to: span.to };
      from = letter === '' ? next.from : this.lowerBound(next, key.slice(0, at + 1) + PAST_EVERY_LETTER);
    }
    return letters;
  }

  /** Most prefixes with a letter changed begin no name, which the first search shows. */
  private narrow(span: Span, prefix: string): Span {
    const from = this.lowerBound(span, prefix);
    if (!this.names[from]?.key.startsWith(prefix)) return { from, to: from };
    return { from, to: this.lowerBound({ from, to: span.to }, prefix + PAST_EVERY_LETTER) };
  }

  private lowerBound({ from, to }: Span, wanted: string): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.names[middle]?.key ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private slice(span: Span): NamedCity[] {
    return this.names.slice(span.from, span.to);
  }
}
