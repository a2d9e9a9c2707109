import { Injectable } from '@nestjs/common';
import { dayMs, hourMs } from '@overland/contracts/calendar';
import { Clock, lockFor, mailboxOf } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { EmailTriesRepository } from './email-tries.repository.js';
import { EmailsRepository, type NewEmail } from './emails.repository.js';

/** Emails of public bookings to addresses that visitors typed (docs/product/emails.md). */
export const mostTyped = { inADayToOneMailbox: 10, inAnHourToAll: 100 };

const reasons = {
  mailbox: `Not sent: this mailbox has had ${mostTyped.inADayToOneMailbox} emails of public bookings within a day. Send it again if it is meant to have this one.`,
  all: `Not sent: within an hour ${mostTyped.inAnHourToAll} emails of public bookings went to addresses that visitors typed. Send it again if this booking is genuine.`,
};

/** Limits how many strangers get mail from public bookings, whoever books. What exceeds the limits is logged as failed. */
@Injectable()
export class TypedAddressLimits {
  constructor(
    private readonly repository: EmailsRepository,
    private readonly tries: EmailTriesRepository,
    private readonly clock: Clock,
  ) {}

  /** @param typed the addresses that a visitor typed @returns those of the new rows that may be sent */
  async keep(manager: EntityManager, written: NewEmail[], typed: ReadonlySet<string>): Promise<NewEmail[]> {
    const limited = written.filter(({ toAddress }) => typed.has(toAddress));
    if (limited.length === 0) return written;
    await lockFor(manager, 'emails to typed addresses');
    const counted = await this.count(manager, typed);
    const refused = new Map<string, string>();
    for (const { id, toAddress } of limited) {
      const reason = counted.add(toAddress);
      if (reason !== null) refused.set(id, reason);
    }
    const isKept = ({ id }: NewEmail) => !refused.has(id);
    const counting = limited.filter(isKept).map(({ id }) => id);
    await this.repository.markTyped(manager, counting);
    for (const [id, reason] of refused) {
      await this.tries.markFailed(manager, id, { reason, at: this.clock.now() });
    }
    return written.filter(isKept);
  }

  /** How many these mailboxes, and all together, have had. */
  private async count(manager: EntityManager, typed: ReadonlySet<string>): Promise<Counted> {
    const now = this.clock.now().getTime();
    const inAll = await this.repository.countTyped(manager, new Date(now - hourMs));
    const ofMailboxes = new Map<string, number>();
    for (const address of typed) {
      const had = await this.repository.countTyped(manager, new Date(now - dayMs), address);
      ofMailboxes.set(mailboxOf(address), had);
    }
    return new Counted(inAll, ofMailboxes);
  }
}

class Counted {
  constructor(
    private inAll: number,
    private readonly ofMailboxes: Map<string, number>,
  ) {}

  /** Counts one more. @returns why it is not sent; null if it is. */
  add(address: string): string | null {
    const mailbox = mailboxOf(address);
    const had = this.ofMailboxes.get(mailbox) ?? 0;
    if (had >= mostTyped.inADayToOneMailbox) return reasons.mailbox;
    if (this.inAll >= mostTyped.inAnHourToAll) return reasons.all;
    this.ofMailboxes.set(mailbox, had + 1);
    this.inAll += 1;
    return null;
  }
}
