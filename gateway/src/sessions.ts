import { hash } from 'node:crypto';
import { messages, type Session } from '@overland/contracts';
import { AppError, unavailable, verifyUserToken } from '@overland/service-kit';

/** How long an answer of identity holds: a session that was ended is refused after this at the latest. */
const freshMs = 5_000;
/** How long after the last answer a token still passes while identity cannot be reached. */
const graceMs = 60_000;
/** After identity failed to answer, tokens in their grace pass for so long without asking again. */
const pauseMs = 2_000;
const limit = 10_000;

interface Known {
  /** When the last question was asked that identity answered with yes; null once the session has ended. */
  checkedAt: number | null;
}

interface Question {
  askedAt: number;
  answer: Promise<boolean>;
}

export interface SessionsOptions {
  /** PEM of identity's key. */
  publicKey: string;
  /** Asks identity; rejects when it cannot be reached. */
  isActive(sessionId: string, requestId: string): Promise<boolean>;
  now(): number;
}

export function unauthorized(): AppError {
  return new AppError('unauthorized', messages.unauthorized);
}

/** Whether a token's session still stands (docs/decisions.md: a session that ends is refused within 5 seconds). */
export class Sessions {
  /** By the SHA-256 of the token, so that a memory dump holds no token. The one used last stands last. */
  private readonly known = new Map<string, Known>();
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

  /** Signing out was answered: the token is refused from now on, without asking. */
  end(token: string): void {
    this.remember(keyOf(token), { checkedAt: null });
  }

  /** One question per session at a time; whoever comes meanwhile waits for the same answer. */
  private ask(sessionId: string, requestId: string): Question {
    const open = this.questions.get(sessionId);
    if (open) return open;
    const answer = this.options
      .isActive(sessionId, requestId)
      .finally(() => this.questions.delete(sessionId));
    const question = { askedAt: this.options.now(), answer };
    this.questions.set(sessionId, question);
    return question;
  }

  /** A session that has ended stays so, whatever an earlier question still answers. */
  private learn(key: string, checkedAt: number | null): void {
    if (this.known.get(key)?.checkedAt !== null) this.remember(key, { checkedAt });
  }

  private remember(key: string, known: Known): void {
    this.known.delete(key);
    this.known.set(key, known);
    const oldest = this.known.keys().next().value;
    if (this.known.size > limit && oldest !== undefined) this.known.delete(oldest);
  }
}

function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
