import { connect, type Socket } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js';

/** nodemailer passes it on to its queue but has no type for it. */
interface PoolOptions extends SMTPPool.Options {
  maxRequeues: number;
}

/**
 * A pool of SMTP connections. Not made by `createTransport`, which takes an address or options; given both, it ignores the
 * options.
 */
export function openSmtpPool(url: string, maxConnections: number): Transporter {
  const options: PoolOptions = {
    url,
    pool: true,
    maxConnections,
    maxMessages: 500,
    // Once, as the server may have closed an idle connection. Further retries are up to the job.
    maxRequeues: 1,
    // Includes the time to connect.
    greetingTimeout: 5000,
    socketTimeout: 8000,
    getSocket: (server, callback) => openSocket(server, callback),
  };
  // No content of an email can make this process read a file or load a URL.
  return createTransport(new SMTPPool(options), { disableFileAccess: true, disableUrlAccess: true });
}

/**
 * Sets TCP_NODELAY: an email is several small writes, each of which would wait for the previous answer. The socket is passed on
 * while it connects, so that nodemailer handles its errors: an error passed to the callback would occupy a place of the pool
 * for good (nodemailer 9.1).
 */
function openSocket(
  { host, port, secure }: SMTPPool.Options,
  callback: (error: null, options: { connection: Socket }) => void,
): void {
  const connection = connect({
    host: host ?? 'localhost',
    port: Number(port ?? (secure ? 465 : 587)),
    keepAlive: true,
  });
  connection.setNoDelay(true);
  joinWrites(connection);
  callback(null, { connection });
}

/** What is written in one turn of the event loop goes out at once: nodemailer writes an email in dozens of pieces, a system call each. */
function joinWrites(connection: Socket): void {
  const write = connection.write.bind(connection) as Socket['write'];
  connection.write = ((...what: Parameters<Socket['write']>) => {
    if (connection.writableCorked === 0) {
      connection.cork();
      setImmediate(() => connection.uncork());
    }
    return write(...what);
  }) as Socket['write'];
}
