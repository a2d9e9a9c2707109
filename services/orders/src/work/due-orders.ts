import { Injectable, Logger } from '@nestjs/common';
import { addDays, endOfDayIn, minuteMs, todayIn } from '@overland/contracts/calendar';
import { Clock, Database, describeError, readZones } from '@overland/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { OrderEntity, PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';

/** A calendar day, and the portals in which it is today. */
export interface PortalDay {
  portalIds: string[];
  today: string;
  beganAt: Date;
  timeZone: string;
}

export type Where = FindOptionsWhere<OrderEntity>;
type Work = (manager: EntityManager, order: PlacedOrder) => Promise<unknown>;

/** The day begins at another time in each portal, so due orders are looked for all day. */
export const lookEveryMs = 5 * minuteMs;
const mostInARun = 1000;

/** Finds orders that are due and processes each in a transaction of its own, in one process only. */
@Injectable()
export class DueOrders {
  private readonly logger = new Logger('DueOrders');

  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** The work must end what makes the order due. If it fails, the next run retries it. */
  async each(dueOn: (day: PortalDay) => Where, work: Work): Promise<void> {
    const days = await this.database.inSystem((manager) => readPortalDays(manager, this.clock.now()));
    for (const day of days) {
      const where = dueOn(day);
      const ids = await this.database.inSystem((manager) => this.orders.findDue(manager, where, mostInARun));
      for (const id of ids) await this.doOne(id, where, work);
    }
  }

  private async doOne(id: string, where: Where, work: Work): Promise<void> {
    try {
      await this.database.inSystem(async (manager) => {
        const order = await this.orders.lockIfDue(manager, id, where);
        if (order) await work(manager, order);
      });
    } catch (error) {
      this.logger.warn(`order ${id} is left for the next run: ${describeError(error).message}`);
    }
  }
}

export const beginOfDayIn = (timeZone: string, day: string): Date =>
  new Date(endOfDayIn(timeZone, addDays(day, -1)).getTime() + 1000);

/** By time zone, so that each zone is one query. */
async function readPortalDays(manager: EntityManager, now: Date): Promise<PortalDay[]> {
  return (await readZones(manager)).map(({ timeZone, portalIds }) => {
    const today = todayIn(timeZone, now);
    return { portalIds, today, timeZone, beganAt: beginOfDayIn(timeZone, today) };
  });
}
