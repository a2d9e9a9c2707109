import { mkdirSync } from 'node:fs';
import path from 'node:path';

interface KeptFileOptions {
  file: string;
  /** Called with the file once its folder is there. @throws Error if it cannot be written */
  write: (file: string) => void;
  /** How long after a change it is written, milliseconds; further changes until then are written with it. */
  afterMs?: number;
  say?: (line: string) => void;
}

const retryMs = 5_000;

/**
 * Keeps in a file what is in memory. Its owner goes on while the file cannot be written, as on a full disk: the write is
 * tried again.
 */
export class KeptFile {
  private timer: NodeJS.Timeout | null = null;
  private hasFailed = false;

  constructor(private readonly options: KeptFileOptions) {}

  /** Writes it soon. */
  save(): void {
    this.timer ??= this.writeAfter(this.options.afterMs ?? 0);
  }

  /** Writes it now. */
  flush(): void {
    this.close();
    const { file, write, say = toTerminal } = this.options;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      write(file);
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) say(`${file} cannot be written, will try again: ${reasonOf(error)}`);
      this.hasFailed = true;
      this.timer = this.writeAfter(retryMs);
    }
  }

  /** Changes that are not written yet are left out. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private writeAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.flush(), milliseconds).unref();
  }
}

const toTerminal = (line: string) => void process.stderr.write(`  ${line}\n`);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
