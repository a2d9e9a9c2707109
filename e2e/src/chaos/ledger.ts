import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** One booking as its client knows it, whatever the product has forgotten. */
export interface LedgerEntry {
  /** The same for every try. */
  key: string;
  quoteId: string;
  customerEmail: string;
  /** What the quote offered, in dollars. */
  price: number;
  /** What every try came to: `200`, `503 unavailable`, or the error of a connection. */
  answers: string[];
  /** When it was told 500, as if nothing could come of it any more. */
  failedAt: Date[];
  acknowledged: { orderId: string; uniqueId: number } | null;
  /** Its client never asked again: it may have come about or not. */
  isAbandoned: boolean;
}

/** Every request and every acknowledged answer, kept outside the product, also in a file. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** What no answer may be, whatever dies: a 5xx that cannot be traced, a refusal of a right request. */
  readonly faults: string[] = [];

  constructor(private readonly file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
  }

  get acknowledged(): LedgerEntry[] {
    return this.entries.filter((entry) => entry.acknowledged !== null);
  }

  /** Tries beyond the first of each booking. */
  get retries(): number {
    return this.entries.reduce((sum, { answers }) => sum + Math.max(0, answers.length - 1), 0);
  }

  open(entry: Pick<LedgerEntry, 'key' | 'quoteId' | 'customerEmail' | 'price'>): LedgerEntry {
    const opened = { ...entry, answers: [], failedAt: [], acknowledged: null, isAbandoned: false };
    this.entries.push(opened);
    this.write({ ...entry });
    return opened;
  }

  note(entry: LedgerEntry, answer: string): void {
    entry.answers.push(answer);
    if (answer.startsWith('500')) entry.failedAt.push(new Date());
    this.write({ key: entry.key, answer });
  }

  acknowledge(entry: LedgerEntry, acknowledged: NonNullable<LedgerEntry['acknowledged']>): void {
    entry.acknowledged = acknowledged;
    this.write({ key: entry.key, ...acknowledged });
  }

  fault(what: string): void {
    this.faults.push(what);
    this.write({ fault: what });
  }

  private write(line: Record<string, unknown>): void {
    appendFileSync(this.file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  }
}
