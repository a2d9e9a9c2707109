import { hash } from 'node:crypto';
import { messages, type ReplyOf, type Session, type signIn } from '@overland/contracts';
import { AppError, unavailable, verifyUserToken } from '@overland/service-kit';
import { LRUCache } from 'lru-cache';

/** How long an answer of identity is trusted: an ended session is refused after this at the latest. */
const freshMs = 5_000;
/** How long after the last answer a token is still accepted while identity cannot be reached. */
const graceMs = 60_000;
/** After identity failed to answer, tokens in their grace period are accepted this long without asking again. */
const pauseMs = 2_000;

interface Known {
  /** When identity last confirmed that the session is active; null once it has ended. */
  checkedAt: number | null;
}

interface Question {
  askedAt: number;
  answer: Promise<boolean>;
}

/** What identity says of a session. */
export type SessionState = ReplyOf<typeof signIn.checkSession>;

export interface SessionsOptions {
  /** PEM of identity's key. */
  publicKey: string;
  /** Asks identity; rejects when it cannot be reached. */
  ask(sessionId: string, requestId: string): Promise<SessionState>;
  now(): number;
}

export function unauthorized(): AppError {
  return new AppError('unauthorized', messages.unauthorized);
}

/** Whether a token's session is still active. An ended one is refused within 5 seconds (docs/product/security.md). */
export class Sessions {
  /** By the SHA-256 of the token, so that a memory dump holds no token. */
  private readonly known = new LRUCache<string, Known>({ max: 10_000 });
  private readonly questions = new Map<string, Question>();
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SessionsOptions) {}

  /** @throws AppError `unauthorized`, or `unavailable` when identity is out of reach for too long. */
  async check(token: string, requestId: string): Promise<Session> {
    const now = this.options.now();
    const session = verifyUserToken(token, this.options.publicKey, new Date(now));
    if (!session) throw unauthorized();
    const key = keyOf(token);
    const known = this.known.get(key);
    if (known?.checkedAt === null) throw unauthorized();
    if (known && now - known.checkedAt < freshMs) return session;
    const hasGrace = known !== undefined && now - known.checkedAt < graceMs;
    if (hasGrace && now - this.failedAt < pauseMs) return session;
    const question = this.ask(session.sessionId, requestId);
    try {
      const isActive = await question.answer;
      this.learn(key, isActive ? question.askedAt : null);
    } catch {
      this.failedAt = this.options.now();
      if (!hasGrace) throw unavailable();
    }
    if (this.known.get(key)?.checkedAt === null) throw unauthorized();
    return session;
  }

  /**
   * For the few dangerous calls: asks identity each time, as the password may have been given a moment ago.
   * @throws AppError `confirmationRequired`, `unauthorized`, or `unavailable` when identity is out of reach.
   */
  async requireConfirmed({ sessionId }: Session, requestId: string): Promise<void> {
    const state = await this.options.ask(sessionId, requestId).catch(() => {
      throw unavailable();
    });
    if (!state.isActive) throw unauthorized();
    if (!state.isConfirmed) throw new AppError('confirmationRequired', messages.confirmationRequired);
  }

  /** After sign-out: the token is refused from now on, without asking identity. */
  end(token: string): void {
    this.known.set(keyOf(token), { checkedAt: null });
  }

  /** One question per session at a time; concurrent requests wait for the same answer. */
  private ask(sessionId: string, requestId: string): Question {
    const open = this.questions.get(sessionId);
    if (open) return open;
    const answer = this.options
      .ask(sessionId, requestId)
      .then(({ isActive }) => isActive)
      .finally(() => this.questions.delete(sessionId));
    const question = { askedAt: this.options.now(), answer };
    this.questions.set(sessionId, question);
    return question;
  }

  /** An ended session stays ended, whatever an earlier question still answers. */
  private learn(key: string, checkedAt: number | null): void {
    if (this.known.get(key)?.checkedAt !== null) this.known.set(key, { checkedAt });
  }
}

function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
