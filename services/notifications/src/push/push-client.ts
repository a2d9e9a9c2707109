import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { Inject, Injectable } from '@nestjs/common';
import { daySeconds } from '@overland/contracts/calendar';
import { Clock } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { encryptPush } from './encrypt-push.js';
import { isPushAddress } from './push-address.js';
import type { PushDeviceEntity } from './push-device.entity.js';
import { Vapid } from './vapid.js';

/** How long a push service keeps a message for a device that is offline. */
const keptSeconds = daySeconds;
const deadlineMs = 10_000;

type Device = Pick<PushDeviceEntity, 'endpoint' | 'p256dh' | 'auth'>;

/** `gone`: the device no longer exists. `refused`: a retry does not help. */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused'; status: number | null }
  | { kind: 'failed'; status: number | null; retryAfterSeconds: number };

/** Sends messages to the push services of browser makers. Only calls known hosts, and follows no redirect. */
@Injectable()
export class PushClient {
  private readonly vapid: Vapid | null;

  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly clock: Clock,
  ) {
    const { VAPID_PRIVATE_KEY: secret } = config;
    this.vapid = secret === undefined ? null : new Vapid(secret);
  }

  /** The key that browsers subscribe with; null if no messages are sent. */
  get publicKey(): string | null {
    return this.vapid?.publicKey ?? null;
  }

  isKnown(endpoint: string): boolean {
    return isPushAddress(endpoint, this.config.PUSH_HOSTS);
  }

  async send({ endpoint, p256dh, auth }: Device, message: object): Promise<PushOutcome> {
    // A service that was accepted earlier may no longer be configured.
    if (!this.vapid || !this.isKnown(endpoint)) return { kind: 'gone', status: null };
    const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
    const body = encryptPush(JSON.stringify(message), keys);
    const contact = `mailto:${this.config.SUPPORT_EMAIL}`;
    const authorization = this.vapid.authorize({ endpoint, contact, now: this.clock.now() });
    try {
      return outcomeOf(await post(endpoint, { authorization, body }));
    } catch {
      return { kind: 'failed', status: null, retryAfterSeconds: 0 };
    }
  }
}

async function post(
  endpoint: string,
  { authorization, body }: { authorization: string; body: Buffer },
): Promise<IncomingMessage> {
  const headers = {
    authorization,
    ttl: String(keptSeconds),
    urgency: 'normal',
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': String(body.length),
  };
  const call = request(endpoint, { method: 'POST', headers, signal: AbortSignal.timeout(deadlineMs) });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 429 || status >= 500) {
    const seconds = Number(headers['retry-after']);
    return { kind: 'failed', status, retryAfterSeconds: Number.isFinite(seconds) ? Math.max(0, seconds) : 0 };
  }
  return { kind: 'refused', status };
}
