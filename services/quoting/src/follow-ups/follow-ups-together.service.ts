import { Injectable } from '@nestjs/common';
import {
  type FollowUpsPlan,
  type FollowUpsReport,
  followUps,
  type InputOf,
  type QuotesReport,
  type Session,
} from '@overland/contracts';
import { AppError, portalScope } from '@overland/service-kit';
import { eachQuote } from '../quotes/each-quote.js';
import { type AtQuote, FollowUpDesk } from './follow-up-desk.js';
import { FollowUpsService } from './follow-ups.service.js';

type Together = InputOf<typeof followUps.sendMany>['body'];

/** Follow-ups of several quotes. */
@Injectable()
export class FollowUpsTogether {
  constructor(
    private readonly desk: FollowUpDesk,
    private readonly followUps: FollowUpsService,
  ) {}

  async plan(
    { quoteIds, letter }: InputOf<typeof followUps.plan>['body'],
    session: Session,
  ): Promise<FollowUpsPlan> {
    const { done, refused } = await this.each(quoteIds, { session, isLocked: false }, async (at) => {
      const { name, ...planned } = await this.letterFor(at, letter);
      const { id: quoteId, uniqueId, customerFullName: customer } = at.quote;
      return { quoteId, uniqueId, customer, letter: name, ...planned };
    });
    return {
      possible: done.filter(({ to }) => to !== ''),
      refused,
      withoutAddress: done.filter(({ to }) => to === ''),
    };
  }

  async send({ quoteIds, letter, addresses }: Together, session: Session): Promise<FollowUpsReport> {
    const typed = new Map(addresses.map(({ quoteId, to }) => [quoteId, to]));
    return this.each(quoteIds, { session, isLocked: true }, async (at) => {
      const { id: quoteId, uniqueId } = at.quote;
      const customerEmail = at.quote.customerEmail || (typed.get(quoteId) ?? '');
      const addressed = { ...at, quote: { ...at.quote, customerEmail } };
      const { subject, words, to } = await this.letterFor(addressed, letter);
      if (to === '') throw new AppError('conflict', 'There is no email address of the customer.');
      const { waiting } = await this.followUps.add(at, { quoteId, to, subject, words }, session);
      if (waiting === null) throw new Error('An email that was just written waits.');
      return { quoteId, uniqueId, ...waiting };
    });
  }

  async takeBack(
    asked: InputOf<typeof followUps.takeBackMany>['body']['followUps'],
    session: Session,
  ): Promise<QuotesReport> {
    const ids = new Map(asked.map(({ quoteId, followUpId }) => [quoteId, followUpId]));
    return this.each([...ids.keys()], { session, isLocked: true }, async (at) => {
      const { id: quoteId, uniqueId } = at.quote;
      await this.followUps.withdraw(at, ids.get(quoteId) ?? '');
      return { quoteId, uniqueId };
    });
  }

  /** The quote itself for a customer who was not mailed it, else what was asked for. @throws AppError conflict where none can go. */
  private async letterFor(at: AtQuote, wanted: Together['letter']) {
    const { refusal, letters, to, isUnsubscribed } = await this.desk.stateOf(at);
    if (refusal !== null) throw new AppError('conflict', refusal);
    const found = letters.find(({ name }) => name === 'offer') ?? letters.find(({ name }) => name === wanted);
    if (!found) throw new Error('There is a letter for every quote.');
    return { ...found, to, isUnsubscribed };
  }

  private each<Done>(
    quoteIds: readonly string[],
    { session, isLocked }: { session: Session; isLocked: boolean },
    work: (at: AtQuote) => Promise<Done>,
  ): Promise<{ done: Done[]; refused: QuotesReport['refused'] }> {
    return eachQuote(quoteIds, (quoteId, found) =>
      this.desk.withQuote({ quoteId, scope: portalScope(session), isLocked }, (at) => {
        found(at.quote);
        return work(at);
      }),
    );
  }
}
