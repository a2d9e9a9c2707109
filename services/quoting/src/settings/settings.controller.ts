import { Controller } from '@nestjs/common';
import { type ReplyOf, type Session, settings } from '@overland/contracts';
import { Caller, Implements } from '@overland/service-kit';
import { PricingSnapshot } from './pricing-snapshot.js';

@Controller()
export class SettingsController {
  constructor(private readonly snapshot: PricingSnapshot) {}

  @Implements(settings.makes)
  async makes(): Promise<ReplyOf<typeof settings.makes>> {
    return (await this.snapshot.get()).makes;
  }

  /** The default sheet is the provider's business: only the super admin reads it. */
  @Implements(settings.get)
  async get(@Caller() session: Session): Promise<ReplyOf<typeof settings.get>> {
    const { serviceLevels, holidays, defaultSheet } = (await this.snapshot.get()).settings;
    return session.isSuperAdmin ? { serviceLevels, holidays, defaultSheet } : { serviceLevels, holidays };
  }
}
