import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.js';

/** As long as Super Dispatch's: about ten days. */
const tokenSeconds = 863_999;

/** OAuth client credentials: who may call, and for how long. */
export class Tokens {
  private readonly ends = new Map<string, number>();

  constructor(
    private readonly client: { id: string; secret: string },
    private readonly now: () => Date,
  ) {}

  /** @param authorization the Basic header. @throws Refusal for another client */
  issue(authorization: string) {
    const expected = Buffer.from(`${this.client.id}:${this.client.secret}`).toString('base64');
    if (!isEqual(authorization, `Basic ${expected}`)) throw new Refusal(401, 'Bad client credentials');
    const access_token = randomBytes(24).toString('base64url');
    this.ends.set(access_token, this.now().getTime() + tokenSeconds * 1000);
    return { access_token, token_type: 'bearer', expires_in: tokenSeconds, scope: 'read write' };
  }

  /** @param authorization the Bearer header. @throws Refusal for a token that is unknown or has ended */
  check(authorization: string): void {
    const end = this.ends.get(authorization.replace('Bearer ', ''));
    if (end === undefined || end <= this.now().getTime()) throw new Refusal(401, 'Invalid access token');
  }
}

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
