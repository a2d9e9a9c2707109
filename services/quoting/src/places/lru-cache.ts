/** Keeps the `size` entries used last. A Map remembers the order of insertion, so the oldest is its first key. */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly size: number) {}

  getOrMake(key: Key, make: () => Value): Value {
    const kept = this.entries.get(key);
    const value = kept ?? make();
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.size) this.dropOldest();
    return value;
  }

  forget(key: Key): void {
    this.entries.delete(key);
  }

  private dropOldest(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      return;
    }
  }
}
