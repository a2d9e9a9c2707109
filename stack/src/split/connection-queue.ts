import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

interface Waiting {
  server: string;
  connection: Socket;
  settle: (isGiven: boolean) => void;
}

/**
 * Gives connections to a process, each once it has taken the one before (`takeConnections` of service-kit). Node would queue them
 * itself, but neither close nor return them when the process dies, so that their clients would wait forever.
 */
export class ConnectionQueue {
  private readonly waiting: Waiting[] = [];
  private given: Waiting | null = null;
  private hasEnded = false;

  constructor(private readonly child: ChildProcess) {
    child.on('message', (message) => {
      if (message === 'taken') this.giveNext();
    });
    child.once('exit', () => this.end());
  }

  get length(): number {
    return this.waiting.length + (this.given ? 1 : 0);
  }

  /** @returns false where the process ended before it took the connection, which is as it was: nothing of it was read */
  give(server: string, connection: Socket): Promise<boolean> {
    return new Promise((settle) => {
      if (this.hasEnded) return settle(false);
      this.waiting.push({ server, connection, settle });
      if (this.given === null) this.giveNext();
    });
  }

  private giveNext(): void {
    this.given?.settle(true);
    // The process has one of its own.
    this.given?.connection.destroy();
    this.given = this.waiting.shift() ?? null;
    if (this.given === null) return;
    const { server, connection } = this.given;
    // After an error the process has ended, or is about to.
    this.child.send(server, connection, { keepOpen: true }, () => undefined);
  }

  private end(): void {
    this.hasEnded = true;
    this.given?.settle(false);
    this.given = null;
    for (const { settle } of this.waiting.splice(0)) settle(false);
  }
}
