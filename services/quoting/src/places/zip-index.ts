import type { PlaceRow } from './place.js';

/** In ascending order, so that a prefix is found by binary search. */
export class ZipIndex {
  /** @param rows sorted by ZIP. */
  constructor(private readonly rows: readonly PlaceRow[]) {}

  beginningWith(digits: string): PlaceRow[] {
    const first = this.firstFrom(digits);
    let end = first;
    while (this.rows[end]?.zip.startsWith(digits)) end++;
    return this.rows.slice(first, end);
  }

  find(zip: string): PlaceRow | null {
    const row = this.rows[this.firstFrom(zip)];
    return row?.zip === zip ? row : null;
  }

  private firstFrom(digits: string): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.rows[middle]?.zip ?? '') < digits) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
