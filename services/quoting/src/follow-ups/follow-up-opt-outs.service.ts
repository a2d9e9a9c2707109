import { Inject, Injectable } from '@nestjs/common';
import { contactOf, messages } from '@overland/contracts';
import { AppError, Clock, Database, linkKeyFrom, readIdLink } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { getPortal, PricingSnapshot } from '../settings/pricing-snapshot.js';
import type { FollowUpEntity } from './follow-up.entity.js';
import { FollowUpsRepository } from './follow-ups.repository.js';
import { maskedAddress } from './masked-address.js';

/** Ends follow-ups from one company to one mailbox by the link in an email, which can also take that back, and allows nothing else. */
@Injectable()
export class FollowUpOptOuts {
  private readonly linkKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly followUps: FollowUpsRepository,
    private readonly clock: Clock,
    private readonly snapshot: PricingSnapshot,
    @Inject(QUOTING_CONFIG) config: QuotingConfig,
  ) {
    this.linkKey = linkKeyFrom(config.MAIL_SEAL_KEY, 'follow-ups');
  }

  /** Ending them twice is no error. */
  async end(token: string): Promise<{ message: string }> {
    await this.byLink(token, (manager, followUp) =>
      this.followUps.addOptOut(manager, followUp, this.clock.now()),
    );
    return { message: 'These reminders are not sent to you any more.' };
  }

  async takeBack(token: string): Promise<{ message: string }> {
    await this.byLink(token, (manager, followUp) => this.followUps.removeOptOut(manager, followUp));
    return { message: 'These reminders are sent to you again.' };
  }

  async subscription(token: string) {
    const snapshot = await this.snapshot.get();
    return this.byLink(token, async (manager, { portalId, toAddress }) => {
      const portal = getPortal(snapshot, portalId);
      const { companyName, companyLogo, isCustomerPortal, displayMCLogo, accentColor } = portal;
      const { email, phone } = contactOf(portal, { email: '', phone: '' });
      return {
        isEnded: await this.followUps.hasOptedOut(manager, portalId, toAddress),
        address: maskedAddress(toAddress),
        companyName,
        companyLogo,
        isCustomerPortal,
        portal: { displayMCLogo, accentColor },
        contact: { email, phone },
      };
    });
  }

  /** @throws AppError linkExpired for a link that we did not make. */
  private async byLink<T>(
    token: string,
    work: (manager: EntityManager, followUp: FollowUpEntity) => Promise<T>,
  ): Promise<T> {
    const id = readIdLink(this.linkKey, token);
    return this.database.inSystem(async (manager) => {
      const followUp = id === null ? null : await this.followUps.find(manager, id);
      if (!followUp) throw new AppError('linkExpired', messages.linkNotValid);
      return work(manager, followUp);
    });
  }
}
