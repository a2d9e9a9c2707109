/**
 * Keeps the documents used last, up to so many bytes in all, and makes each only once when several ask at the same
 * time. It is this process's own: a key says all that its document shows, so that another process at worst makes the
 * same document again, and nothing has to be told when a quote changes.
 */
export class PdfCache {
  private readonly kept = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  /** At once where the document is kept, so that the common case costs no turn of the event loop. */
  getOrMake(key: string, make: () => Promise<Buffer>): Buffer | Promise<Buffer> {
    const known = this.kept.get(key);
    if (!known) return this.makeOnce(key, make);
    // A Map remembers the order of insertion: what was used last goes to its end.
    this.kept.delete(key);
    this.kept.set(key, known);
    return known;
  }

  private makeOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    const made = make()
      .then((document) => this.keep(key, document))
      .finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private keep(key: string, document: Buffer): Buffer {
    if (document.length > this.mostBytes) return document;
    this.kept.set(key, document);
    this.bytes += document.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.mostBytes) break;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
    return document;
  }
}
