import type { DestinationStream } from 'pino';

/** A log stream that keeps its lines, for specs about what is and is not logged. */
export class LogRecorder implements DestinationStream {
  readonly lines: string[] = [];

  write(line: string): void {
    this.lines.push(line);
  }

  get text(): string {
    return this.lines.join('');
  }
}
