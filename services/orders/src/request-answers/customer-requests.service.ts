import { Injectable } from '@nestjs/common';
import type { CancelWish, CustomerOrder, DayWish } from '@overland/contracts';
import { Database, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { PickupCalendar } from '../booking/pickup-day.js';
import { PickupDays } from '../booking/pickup-days.js';
import { ChangeRequests } from '../change-requests/change-requests.service.js';
import { checkWishedDay } from '../change-requests/request-rules.js';
import { CustomerLinks } from '../customer-links/customer-links.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { CustomerOrderPresenter } from '../presenters/customer-order-presenter.js';

type Work = (manager: EntityManager, order: PlacedOrder) => Promise<void>;

/** Requests that customers make by the link to their order. @throws AppError linkExpired in every call */
@Injectable()
export class CustomerRequests {
  constructor(
    private readonly database: Database,
    private readonly links: CustomerLinks,
    private readonly pickupDays: PickupDays,
    private readonly requests: ChangeRequests,
    private readonly presenter: CustomerOrderPresenter,
  ) {}

  async days(token: string, requestId: string): Promise<PickupCalendar> {
    const timeZone = await this.database.inSystem(async (manager) => {
      const { portalId } = await this.links.orderOf(manager, token);
      return listTimeZone(manager, portalId);
    });
    return this.pickupDays.on(timeZone, requestId);
  }

  /** @throws AppError invalid if the day is not possible; conflict, tooManyRequests as `ChangeRequests.open`. */
  async askForDay({ wishedDay, note }: DayWish, token: string, requestId: string): Promise<CustomerOrder> {
    // Done before the order is locked, so that no lock waits for another service.
    const calendar = await this.days(token, requestId);
    return this.change(token, async (manager, order) => {
      checkWishedDay(wishedDay, order, calendar);
      await this.requests.open(manager, order, { kind: 'pickupDate', wishedDay, note });
    });
  }

  askToCancel({ note }: CancelWish, token: string): Promise<CustomerOrder> {
    return this.change(token, (manager, order) =>
      this.requests.open(manager, order, { kind: 'cancel', wishedDay: null, note }),
    );
  }

  /** Withdrawing twice changes nothing. @throws AppError notFound; conflict once it is answered. */
  withdraw(id: string, token: string): Promise<CustomerOrder> {
    return this.change(token, (manager, order) => this.requests.withdraw(manager, order, id));
  }

  private change(token: string, work: Work): Promise<CustomerOrder> {
    return this.database.inSystem(async (manager) => {
      const order = await this.links.lockOrderOf(manager, token);
      await work(manager, order);
      return this.presenter.present(manager, order, token);
    });
  }
}
