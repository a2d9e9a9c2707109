import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  emailSending,
  type FollowUpRequest,
  type FollowUpState,
  followUps,
  messages,
  type ReplyOf,
  type Session,
  undoSeconds,
} from '@overland/contracts';
import {
  AppError,
  type By,
  Database,
  findReply,
  idempotently,
  invalidField,
  keyedCall,
  portalScope,
  ServiceClient,
} from '@overland/service-kit';
import { getPortal } from '../settings/pricing-snapshot.js';
import { type AtQuote, FollowUpDesk } from './follow-up-desk.js';
import { followedUp } from './follow-up-sending.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

const tooLate = 'It is too late to take this email back, as it has been sent.';
/** A call that takes one back at the last moment may take this long. */
const graceSeconds = 5;

/** Follow-ups that people send (docs/product/quotes.md). */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly database: Database,
    private readonly desk: FollowUpDesk,
    private readonly repository: FollowUpsRepository,
    private readonly client: ServiceClient,
  ) {}

  async get(quoteId: string, session: Session): Promise<FollowUpState> {
    return this.onQuote(quoteId, session, (at) => this.desk.stateOf(at));
  }

  /** Nothing is kept. @throws AppError as `send`. */
  async preview(request: FollowUpRequest, { session, info }: By): Promise<ReplyOf<typeof followUps.preview>> {
    const { followUp, isUnsubscribed } = await this.onQuote(request.quoteId, session, async (at) => {
      const toAddress = await this.addressee(at, request);
      const row = { id: randomUUID(), step: null, toAddress, ...wordsOf(request), sentAt: at.now };
      const quote = { ...at.quote, customerEmail: toAddress };
      return {
        followUp: followedUp(row, quote, getPortal(at.snapshot, quote.portalId)),
        isUnsubscribed: await this.desk.isUnsubscribed({ ...at, quote }),
      };
    });
    const body = { userId: session.userId, followUp };
    return { ...(await this.client.call(emailSending.previewFollowUp, { body }, info)), isUnsubscribed };
  }

  /** @throws AppError conflict with the reason where the quote cannot be followed up now. */
  async send(request: FollowUpRequest, by: By): Promise<FollowUpState> {
    const key = keyedCall(`POST ${followUps.send.path}`, by, request);
    const earlier = await findReply<FollowUpState>(this.database.manager, key);
    if (earlier) return earlier;
    return this.onLocked(request.quoteId, by.session, (at) =>
      idempotently(at.manager, key, () => this.add(at, request, by.session)),
    );
  }

  /** Of a locked quote. */
  async add(at: AtQuote, request: FollowUpRequest, { userId }: Session): Promise<FollowUpState> {
    const { manager, quote, now: createdAt } = at;
    const toAddress = await this.addressee(at, request);
    const dueAt = new Date(createdAt.getTime() + (undoSeconds + graceSeconds) * 1000);
    const { id: quoteId, portalId } = quote;
    const made = { step: null, madeBy: userId, createdAt, dueAt, sentAt: null };
    await this.repository.insert(manager, {
      id: randomUUID(),
      ...{ portalId, quoteId, toAddress },
      ...wordsOf(request),
      ...made,
    });
    return this.desk.stateOf(await this.desk.note(at, { customerEmail: toAddress, emailDueAt: dueAt }));
  }

  /** @throws AppError conflict once it has gone out. */
  takeBack(
    { quoteId, followUpId }: { quoteId: string; followUpId: string },
    session: Session,
  ): Promise<FollowUpState> {
    return this.onLocked(quoteId, session, async (at) =>
      this.desk.stateOf(await this.withdraw(at, followUpId)),
    );
  }

  /** Of a locked quote. @throws AppError conflict once it has gone out. */
  async withdraw(at: AtQuote, followUpId: string): Promise<AtQuote> {
    const followUp = await this.repository.find(at.manager, followUpId);
    if (followUp?.quoteId !== at.quote.id || followUp.dueAt === null) throw new AppError('conflict', tooLate);
    await this.repository.removeWaiting(at.manager, followUpId);
    return this.desk.note(at, { emailDueAt: null });
  }

  answered(
    { quoteId, hasAnswered }: { quoteId: string; hasAnswered: boolean },
    session: Session,
  ): Promise<FollowUpState> {
    return this.onLocked(quoteId, session, async (at) =>
      this.desk.stateOf(await this.desk.note(at, { answeredAt: hasAnswered ? at.now : null })),
    );
  }

  /** To whom it goes. @throws AppError conflict if it cannot be sent now, invalid without an address. */
  private async addressee(at: AtQuote, { to = '' }: FollowUpRequest): Promise<string> {
    const address = at.quote.customerEmail || to;
    const { refusal } = await this.desk.stateOf({ ...at, quote: { ...at.quote, customerEmail: address } });
    if (refusal !== null) throw new AppError('conflict', refusal);
    if (address === '') throw invalidField('to', messages.emailRequired);
    return address;
  }

  private onQuote<T>(quoteId: string, session: Session, work: (at: AtQuote) => Promise<T>): Promise<T> {
    return this.desk.withQuote({ quoteId, scope: portalScope(session) }, work);
  }

  private onLocked<T>(quoteId: string, session: Session, work: (at: AtQuote) => Promise<T>): Promise<T> {
    return this.desk.withQuote({ quoteId, scope: portalScope(session), isLocked: true }, work);
  }
}

const wordsOf = ({ subject, words }: FollowUpRequest) => ({ subject, words });
