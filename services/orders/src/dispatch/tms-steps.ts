import { Injectable, Logger } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import { Clock, describeError } from '@overland/service-kit';
import type { DispatchEntity, Sent } from '../dispatches/dispatch.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { type DispatchStep, wantedOf } from './next-step.js';
import { toTmsOrder } from './tms-order.js';
import { TmsPort, TmsRefusal, TmsUnavailable } from './tms-port.js';

export type DispatchColumns = Partial<Omit<DispatchEntity, 'orderId' | 'portalId'>>;

export interface StepOf {
  order: PlacedOrder;
  dispatch: DispatchEntity;
  /** Why it was canceled; '' if it was not. */
  reason: string;
  /** By the database's clock. */
  now: Date;
}

/** Takes one step at the TMS. Its result is what we then know of the order there. */
@Injectable()
export class TmsSteps {
  private readonly logger = new Logger('Dispatch');

  constructor(
    private readonly tms: TmsPort,
    private readonly clock: Clock,
  ) {}

  /** @throws TmsUnavailable, TmsRefusal and nothing else. */
  async take(step: DispatchStep, subject: StepOf): Promise<DispatchColumns> {
    try {
      return await this.columnsAfter(step, subject);
    } catch (error) {
      if (error instanceof TmsUnavailable || error instanceof TmsRefusal) throw error;
      this.logger.error(`${step} of order ${subject.order.id} failed: ${describeError(error).message}`);
      throw new TmsUnavailable('Sending failed unexpectedly.');
    }
  }

  private async columnsAfter(step: DispatchStep, subject: StepOf): Promise<DispatchColumns> {
    const { order, dispatch, now } = subject;
    switch (step) {
      case 'find':
        return this.find(order, now);
      case 'create':
        return { ...this.created(await this.tms.createOrder(toTmsOrder(order)), order), ...askSoon(now) };
      case 'startOver':
        return { tmsGuid: null, sent: {}, tmsStatus: null, tmsChangedAt: null, pollAt: null };
      default:
        return dispatch.tmsGuid === null ? {} : this.change(step, { ...subject, guid: dispatch.tmsGuid });
    }
  }

  /** An earlier create may have arrived. We do not know what it said, so the order is sent once more. */
  private async find(order: PlacedOrder, now: Date): Promise<DispatchColumns> {
    const found = await this.tms.findOrder(toTmsOrder(order));
    return found ? { ...this.created(found, order), sent: {}, ...askSoon(now) } : { createBeganAt: null };
  }

  private created({ guid }: { guid: string }, order: PlacedOrder): DispatchColumns {
    return {
      tmsGuid: guid,
      sent: { content: wantedOf(order).content },
      sentAt: this.clock.now(),
      createBeganAt: null,
      tmsStatus: 'new',
      tmsChangedAt: null,
    };
  }

  /** Also notes the status that the change leads to, so that it is not taken for news when it is read. */
  private async change(
    step: Exclude<DispatchStep, 'find' | 'create' | 'startOver'>,
    { order, dispatch, reason, guid }: StepOf & { guid: string },
  ): Promise<DispatchColumns> {
    const told = (news: Sent) => ({ sent: { ...dispatch.sent, ...news }, sentAt: this.clock.now() });
    switch (step) {
      case 'update':
        await this.tms.updateOrder(guid, toTmsOrder(order));
        return told({ content: wantedOf(order).content });
      case 'hold':
        await this.tms.setHold(guid, true);
        return { ...told({ held: true }), tmsStatus: 'on_hold' };
      case 'release':
        await this.tms.setHold(guid, false);
        return { ...told({ held: false }), tmsStatus: 'new' };
      case 'cancel':
        await this.tms.cancelOrder(guid, reason);
        return { ...told({ canceled: true }), tmsStatus: 'order_canceled' };
      case 'markPaid':
        await this.tms.setPaid(guid);
        return { ...told({ paid: true }), tmsStatus: 'paid' };
    }
  }
}

/** The TMS may call before we have saved its answer. */
const askSoon = (now: Date) => ({ pollAt: new Date(now.getTime() + minuteMs) });
