import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { FollowUpDay, PortalRecord } from '@overland/contracts';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import { Clock, Database, describeError, Sweeps, systemScope } from '@overland/service-kit';
import { getPortal, PricingSnapshot } from '../settings/pricing-snapshot.js';
import { courseOf } from './follow-up-course.js';
import { type AtQuote, FollowUpDesk } from './follow-up-desk.js';
import { letterOfStep } from './follow-up-letters.js';
import { FollowUpSending } from './follow-up-sending.js';
import { isOfficeHour, stepDue } from './follow-up-step.js';
import { FollowUpsRepository } from './follow-ups.repository.js';

/** A long weekend, and the business day after it. */
const latestMs = 6 * dayMs;

/**
 * Follows up quotes of companies that have it done by itself. A step's row, which is there once, is written with its email's
 * event, so that nobody is written to twice, however often this is killed.
 */
@Injectable()
export class FollowUpRule {
  private readonly logger = new Logger('FollowUpRule');

  constructor(
    private readonly desk: FollowUpDesk,
    private readonly followUps: FollowUpsRepository,
    private readonly sending: FollowUpSending,
    private readonly prices: PricingSnapshot,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'following up quotes', everyMs: 5 * minuteMs })
  async run(stopping?: AbortSignal): Promise<void> {
    const { portals, holidays } = await this.prices.get();
    for (const portal of portals.values()) {
      const { timeZone, followUpDays } = portal;
      if (followUpDays.length === 0 || !isOfficeHour(this.clock.now(), { timeZone, holidays })) continue;
      for (const step of followUpDays) await this.follow(portal, step, stopping);
    }
  }

  private async follow(
    { _id: portalId }: PortalRecord,
    step: FollowUpDay,
    stopping?: AbortSignal,
  ): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const to = ago(step * dayMs);
    const due = { portalId, step, from: new Date(to.getTime() - latestMs), to, quietSince: ago(dayMs), now };
    const found = await this.database.inSystem((manager) => this.followUps.findForStep(manager, due));
    for (const quoteId of found) {
      if (stopping?.aborted) return;
      try {
        await this.desk.withQuote({ quoteId, scope: systemScope, isLocked: true }, (at) => this.write(at));
      } catch (error) {
        this.logger.warn(`quote ${quoteId} is left for the next run: ${describeError(error).message}`);
      }
    }
  }

  /** Of a locked quote, by how it stands now. */
  private async write(at: AtQuote): Promise<void> {
    const { manager, quote, snapshot, now } = at;
    const portal = getPortal(snapshot, quote.portalId);
    const { timeZone, followUpDays: days } = portal;
    const { knownAt, lastStep, lastAt } = courseOf(quote, await this.followUps.listOf(manager, quote.id));
    if (knownAt === null || quote.answeredAt || quote.lostReason || quote.customerEmail === '') return;
    const { holidays } = snapshot;
    const step = stepDue({ knownAt, days, lastStep, lastAt }, { timeZone, holidays }, now);
    if (step === null || (await this.desk.refusalOf(at, { knownAt, lastAt })) !== null) return;
    const { subject, words } = letterOfStep(step, quote, { timeZone, now });
    const { id: quoteId, portalId, customerEmail: toAddress } = quote;
    const times = { createdAt: now, dueAt: now, sentAt: null };
    const followUp = {
      id: randomUUID(),
      portalId,
      quoteId,
      step,
      toAddress,
      subject,
      words,
      madeBy: null,
      ...times,
    };
    if (await this.followUps.insert(manager, followUp)) {
      await this.sending.send(manager, followUp, { quote, portal });
    }
  }
}
