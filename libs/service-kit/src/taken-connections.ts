import type { Server } from 'node:http';
import { Socket } from 'node:net';

/**
 * For a separate process: serves connections that its supervisor accepted on a port that several processes share
 * (stack/src/split/shared-port.ts). It sends each with the name of the server that it is for.
 */
export function takeConnections(servers: Record<string, Server>): void {
  process.on('message', (name, connection) => {
    if (!(connection instanceof Socket)) return;
    // It gives the next one after this.
    process.send?.('taken');
    servers[String(name)]?.emit('connection', connection);
  });
}
