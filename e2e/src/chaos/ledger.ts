import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** One booking as its client knows it, independent of the product's data. */
export interface LedgerEntry {
  /** The same for every attempt. */
  key: string;
  quoteId: string;
  customerEmail: string;
  /** The quoted price in dollars. */
  price: number;
  /** The result of every attempt: `200`, `503 unavailable`, or a connection error. */
  answers: string[];
  /** When the client got a 500, which means that nothing was booked. */
  failedAt: Date[];
  acknowledged: { orderId: string; uniqueId: number } | null;
  /** The client did not retry: the booking may or may not exist. */
  isAbandoned: boolean;
  /** What was done to its order, in this order. Only the last can be without an answer. */
  works: Work[];
}

/** One change of an order. */
export interface Work {
  what: 'file' | 'flag' | 'edit' | 'lift';
  /** The name of the file, the state, or the registration. */
  of: string;
  /** SHA-256 of the file. */
  hash?: string;
  answers: string[];
  isAcknowledged: boolean;
}

/** Every request and every acknowledged answer, kept outside the product and also in a file. */
export class Ledger {
  readonly entries: LedgerEntry[] = [];
  /** Answers that must never happen, whatever is killed: a 5xx without a request id, a valid request refused. */
  readonly faults: string[] = [];

  constructor(private readonly file: string) {
    mkdirSync(path.dirname(file), { recursive: true });
  }

  get acknowledged(): LedgerEntry[] {
    return this.entries.filter((entry) => entry.acknowledged !== null);
  }

  get works(): Work[] {
    return this.entries.flatMap(({ works }) => works);
  }

  /** Attempts beyond the first of each booking. */
  get retries(): number {
    return this.entries.reduce((sum, { answers }) => sum + Math.max(0, answers.length - 1), 0);
  }

  open(entry: Pick<LedgerEntry, 'key' | 'quoteId' | 'customerEmail' | 'price'>): LedgerEntry {
    const opened = { ...entry, answers: [], failedAt: [], acknowledged: null, isAbandoned: false, works: [] };
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

  openWork(entry: LedgerEntry, told: Pick<Work, 'what' | 'of' | 'hash'>): Work {
    const work = { ...told, answers: [], isAcknowledged: false };
    entry.works.push(work);
    this.write({ key: entry.key, ...told });
    return work;
  }

  noteWork({ key }: LedgerEntry, work: Work, answer: string): void {
    work.answers.push(answer);
    this.write({ key, work: work.what, answer });
  }

  acknowledgeWork({ key }: LedgerEntry, work: Work): void {
    work.isAcknowledged = true;
    this.write({ key, done: work.what });
  }

  fault(what: string): void {
    this.faults.push(what);
    this.write({ fault: what });
  }

  private write(line: Record<string, unknown>): void {
    appendFileSync(this.file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
  }
}
