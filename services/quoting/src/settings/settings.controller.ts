import { Controller } from '@nestjs/common';
import { type InputOf, type ReplyOf, type Session, settings } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { PricingSnapshot } from './pricing-snapshot.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly snapshot: PricingSnapshot,
    private readonly service: SettingsService,
  ) {}

  /** Only the super admin may read the default sheet. */
  @Implements(settings.get)
  async get(@Caller() session: Session): Promise<ReplyOf<typeof settings.get>> {
    if (session.role === 'MCAdmin' && session.isSuperAdmin) return this.service.get();
    const { serviceLevels, holidays } = (await this.snapshot.get()).settings;
    return { serviceLevels, holidays };
  }

  @Implements(settings.holidays)
  async holidays(): Promise<ReplyOf<typeof settings.holidays>> {
    return (await this.snapshot.get()).settings.holidays;
  }

  @Implements(settings.history)
  history(@Input() { query }: InputOf<typeof settings.history>): Promise<ReplyOf<typeof settings.history>> {
    return this.service.history(query);
  }

  @Implements(settings.warnings)
  warnings(@Input() { body }: InputOf<typeof settings.warnings>): Promise<ReplyOf<typeof settings.warnings>> {
    return this.service.warn(body);
  }

  @Implements(settings.update)
  update(
    @Input() { body }: InputOf<typeof settings.update>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ): Promise<ReplyOf<typeof settings.update>> {
    return this.service.change(body, session, call);
  }
}
