import { Injectable } from '@nestjs/common';
import {
  deliveredStates,
  paymentDueBefore,
  pickedUpStates,
  sqlOfStates,
  unpaidCod,
} from '@overland/contracts';
import { Sweeps } from '@overland/service-kit';
import { Any, IsNull, LessThan, Not, Or, Raw } from 'typeorm';
import { DueOrders, lookEveryMs, type PortalDay, type Where } from './due-orders.js';
import { PaymentRequests } from './payment-requests.service.js';

/** Unpaid COD orders whose payment is due and not disputed, and whose customers were not asked today (docs/product/orders.md). */
export const unpaidOn = ({ portalIds, today, beganAt }: PortalDay): Where => ({
  portalId: Any(portalIds),
  status: Any(['New', 'Pending', 'Picked Up']),
  // A flagged order may have been delivered before.
  flaggedFrom: Or(IsNull(), Not(Any([...deliveredStates]))),
  ...unpaidCod,
  // As of `isPaymentDue`.
  pickupScheduledAt: Raw(
    (day) => `(${day} < :dueBefore or coalesce(flagged_from, sd_status) in ${sqlOfStates(pickedUpStates)})`,
    { dueBefore: paymentDueBefore(today) },
  ),
  paymentDispute: IsNull(),
  paymentRequestedAt: Or(IsNull(), LessThan(beganAt)),
});

/** Asks customers to pay, once a day while the payment is due. */
@Injectable()
export class DailyPaymentRequests {
  constructor(
    private readonly due: DueOrders,
    private readonly payments: PaymentRequests,
  ) {}

  @Sweeps({ what: 'asking for payments', everyMs: lookEveryMs })
  run(): Promise<void> {
    const asker = { actor: 'System', source: 'system', requestId: null } as const;
    return this.due.each(unpaidOn, (manager, order) => this.payments.request(manager, order, asker));
  }
}
