import { createServer } from 'node:net';

export interface PortUse {
  port: number;
  /** What wants the port, as a person would call it: `the site`. */
  what: string;
  /** The option that changes it, with which it was set: `--site-port`. */
  option: string;
}

/** @throws with the port, what wanted it and the option that changes it, when 127.0.0.1 or [::] has it taken */
export async function assertPortFree({ port, what, option }: PortUse): Promise<void> {
  // A server on all addresses and one on 127.0.0.1 alone can share a port without an error: try both.
  for (const host of ['127.0.0.1', '::']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program, and ${what} needs it. End that program, or choose another port ` +
          `with ${option}.`,
      );
    }
    if (code === 'EACCES') {
      throw new Error(
        `This user may not open port ${port} for ${what}. Choose one above 1023 with ${option}.`,
      );
    }
  }
}

/** Whether a server could listen on the port of 127.0.0.1 now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryToListen(port, '127.0.0.1')) === undefined;
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
