import { Controller } from '@nestjs/common';
import { type InputOf, portalPrices } from '@overland/contracts';
import { Implements, Input } from '@overland/service-kit';
import { PricingSnapshot } from '../settings/pricing-snapshot.js';
import { previewPortal } from './preview-portal.js';

@Controller()
export class PortalPricesController {
  constructor(private readonly snapshot: PricingSnapshot) {}

  @Implements(portalPrices.preview)
  async preview(@Input() { body }: InputOf<typeof portalPrices.preview>) {
    return previewPortal(body, (await this.snapshot.get()).settings);
  }

  /** Called by identity before it saves terms. */
  @Implements(portalPrices.check)
  async check(@Input() { body }: InputOf<typeof portalPrices.check>) {
    const { warnings, highestDiscount } = previewPortal(body, (await this.snapshot.get()).settings);
    return { warnings, highestDiscount };
  }
}
