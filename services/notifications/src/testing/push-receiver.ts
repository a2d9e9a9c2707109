import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { localhostCertificate, localhostKey } from './localhost-certificate.js';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service, and the browsers behind it. */
export class PushReceiver {
  /** By the path of the device. */
  private readonly received = new Map<string, ReceivedPush[]>();
  private readonly answers = new Map<string, { status: number; headers?: Record<string, string> }[]>();
  private readonly server = createServer(
    { cert: localhostCertificate, key: localhostKey },
    async (request, response) => {
      const path = request.url ?? '';
      const push = { headers: request.headers, body: await buffer(request) };
      this.received.set(path, [...(this.received.get(path) ?? []), push]);
      const { status, headers = {} } = this.answers.get(path)?.shift() ?? { status: 201 };
      response.writeHead(status, headers).end();
    },
  );

  get host(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    // Trusts the certificate as if an authority had signed it.
    globalAgent.options.ca = localhostCertificate;
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    delete globalAgent.options.ca;
    globalAgent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers the next messages with these, one each; 201 after that. */
  answer(device: TestBrowser, ...answers: { status: number; headers?: Record<string, string> }[]): void {
    this.answers.set(device.path, answers);
  }

  of(device: TestBrowser): ReceivedPush[] {
    return this.received.get(device.path) ?? [];
  }

  /** The texts as the browser reads them. */
  textsOf(device: TestBrowser): unknown[] {
    return this.of(device).map(({ body }) => JSON.parse(device.decrypt(body)));
  }
}

/** A subscribed browser. */
export class TestBrowser {
  readonly path = `/push/${randomBytes(8).toString('hex')}`;
  private readonly ecdh: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(private readonly host: string) {
    this.ecdh.generateKeys();
  }

  /** As `PushSubscription.toJSON()`. */
  get subscription() {
    const keys = {
      p256dh: this.ecdh.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
    return { endpoint: `https://${this.host}${this.path}`, keys };
  }

  /** RFC 8291, the receiving side. */
  decrypt(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const keyEnd = 21 + message.readUInt8(20);
    const sender = message.subarray(21, keyEnd);
    const encrypted = message.subarray(keyEnd, -16);
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = derive(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(message.subarray(-16));
    const text = Buffer.concat([decipher.update(encrypted), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}
