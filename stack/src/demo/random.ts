/** Fixed, so that everyone gets the same demo data. */
export const seed = 20_261_121;

/** A small seeded generator (mulberry32): the demo story is the same on every machine. */
export class Random {
  constructor(private state: number) {}

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.integer(0, from.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  }

  /** Picks one item by weight. */
  weighted<T>(from: ReadonlyArray<readonly [T, number]>): T {
    let rest = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return this.pick(from)[0];
  }

  /** Picks one key by its weight. */
  weightedKey<K extends string | number>(weights: Record<K, number>): K {
    return this.weighted(Object.entries<number>(weights)) as K;
  }

  /** A version 4 UUID derived from the seed. */
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.integer(0, 15).toString(16));
    hex[12] = '4';
    hex[16] = this.pick(['8', '9', 'a', 'b']);
    return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
