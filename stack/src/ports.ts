import { createServer } from 'node:net';
import { portUses, type StackOptions } from './options.js';

export interface PortUse {
  port: number;
  /** What needs the port, in words for the user: `the site`. */
  what: string;
  /** The option that sets it: `--site-port`. */
  option: string;
}

/** @throws if the port is taken on 127.0.0.1 or [::]; the message names the port, its use and its option */
export async function assertPortFree({ port, what, option }: PortUse): Promise<void> {
  // A server on all addresses and one on 127.0.0.1 alone can share a port without an error: try both.
  for (const host of ['127.0.0.1', '::']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program, but ${what} needs it. Stop that program, or choose another port ` +
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

/**
 * Of all ports that a start opens; not of the database's, which may run already from an earlier start.
 * @throws as `assertPortFree` does
 */
export async function assertPortsFree(
  options: StackOptions,
  { isSimulated }: { isSimulated: boolean },
): Promise<void> {
  for (const { key, option, what } of portUses) {
    if (key === 'postgresPort' || (key === 'dispatchPort' && !isSimulated)) continue;
    await assertPortFree({ port: options[key], what, option: `--${option}` });
  }
}

/** Whether the port is free on 127.0.0.1. */
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
