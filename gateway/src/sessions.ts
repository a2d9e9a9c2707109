import { hash } from 'node:crypto';
import type { ReplyOf, Session, signIn } from '@overland/contracts';
import {
  AppError,
  confirmationRequired,
  unauthorized,
  unavailable,
  verifyUserToken,
} from '@overland/service-kit';
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
  lacksSecondStep: boolean;
}

interface Question {
  askedAt: number;
  answer: Promise<SessionState>;
}

const ended: Known = { checkedAt: null, lacksSecondStep: false };

/** What identity says of a session. */
export type SessionState = ReplyOf<typeof signIn.checkSession>;

export interface SessionsOptions {
  /** PEM of identity's key. */
  publicKey: string;
  /** Asks identity; rejects when it cannot be reached. */
  ask(sessionId: string, requestId: string): Promise<SessionState>;
  now(): number;
}

function secondStepRequired(): AppError {
  const message = 'Your company requires a second step. Please set one up first.';
  return new AppError('secondStepRequired', message);
}

/** Whether a token's session is still active. An ended one is refused within 5 seconds (docs/product/security.md). */
export class Sessions {
  /** By the SHA-256 of the token, so that a memory dump holds no token. */
  private readonly known = new LRUCache<string, Known>({ max: 10_000 });
  private readonly questions = new Map<string, Question>();
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: SessionsOptions) {}

  /**
   * @param options.withoutSecondStep also where the person's company requires a second step and there is none.
   * @throws AppError `unauthorized`, `secondStepRequired`, or `unavailable` when identity is out of reach for too long.
   */
  async check(token: string, requestId: string, { withoutSecondStep = false } = {}): Promise<Session> {
    const now = this.options.now();
    const session = verifyUserToken(token, this.options.publicKey, new Date(now));
    if (!session) throw unauthorized();
    const key = keyOf(token);
    if (!this.isSettled(this.known.get(key), now)) await this.ask(key, session.sessionId, requestId);
    const known = this.known.get(key);
    if (!known || known.checkedAt === null) throw unauthorized();
    if (known.lacksSecondStep && !withoutSecondStep) throw secondStepRequired();
    return session;
  }

  /** Whether a token can be judged without asking identity. A missing second step is asked for again: it may have just been set up. */
  private isSettled(known: Known | undefined, now: number): boolean {
    if (known?.checkedAt === null) return true;
    if (!this.hasGrace(known, now)) return false;
    const isFresh = !known.lacksSecondStep && now - known.checkedAt < freshMs;
    return isFresh || now - this.failedAt < pauseMs;
  }

  private hasGrace(known: Known | undefined, now: number): known is Known & { checkedAt: number } {
    return typeof known?.checkedAt === 'number' && now - known.checkedAt < graceMs;
  }

  /** @throws AppError unavailable, unless the last answer still counts. */
  private async ask(key: string, sessionId: string, requestId: string): Promise<void> {
    const hasGrace = this.hasGrace(this.known.get(key), this.options.now());
    const question = this.questionOf(sessionId, requestId);
    try {
      const { isActive, lacksSecondStep } = await question.answer;
      this.learn(key, isActive ? { checkedAt: question.askedAt, lacksSecondStep } : ended);
    } catch {
      this.failedAt = this.options.now();
      if (!hasGrace) throw unavailable();
    }
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
    if (!state.isConfirmed) throw confirmationRequired();
  }

  /** After sign-out: the token is refused from now on, without asking identity. */
  end(token: string): void {
    this.known.set(keyOf(token), ended);
  }

  /** One question per session at a time; concurrent requests wait for the same answer. */
  private questionOf(sessionId: string, requestId: string): Question {
    const open = this.questions.get(sessionId);
    if (open) return open;
    const answer = this.options.ask(sessionId, requestId).finally(() => this.questions.delete(sessionId));
    const question = { askedAt: this.options.now(), answer };
    this.questions.set(sessionId, question);
    return question;
  }

  /** An ended session stays ended, whatever an earlier question still answers. */
  private learn(key: string, known: Known): void {
    if (this.known.get(key)?.checkedAt !== null) this.known.set(key, known);
  }
}

function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
