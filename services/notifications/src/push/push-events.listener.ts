import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { customerLinkDays, type OrderMilestoneReached } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import {
  Clock,
  type EventHandlerMap,
  type EventHandlers,
  HandlesEvents,
  skipEvents,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { heldUntil } from '../rules/held-until.js';
import type { PushDeviceEntity } from './push-device.entity.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushLinks } from './push-links.js';
import { pushTextOf } from './push-text.js';

/** Writes messages for an order's devices, each in its event's transaction. `PushSender` sends them. */
@Injectable()
@HandlesEvents()
export class PushEvents implements EventHandlers {
  readonly name = 'pushes';
  readonly on: EventHandlerMap = {
    'order.milestone': async ({ payload, at }, manager) => {
      const devices = await this.devicesOf(payload, manager);
      await this.write(manager, payload, devices);
      await this.setEnd(manager, payload, new Date(at));
    },
    'order.emailsTakenBack': async ({ payload: { orderId, told } }, manager) => {
      const eventIds = told.map(({ eventId }) => eventId);
      await skipEvents(manager, this, eventIds);
      const transitions = told.map(({ transition }) => transition);
      await this.devices.dropMessages(manager, { orderId, transitions });
      // What ended the link is taken back with them.
      await this.devices.setEnd(manager, orderId, null);
    },
  };

  constructor(
    private readonly devices: PushDevicesRepository,
    private readonly links: PushLinks,
    private readonly clock: Clock,
  ) {}

  /** Only devices whose link belongs to the current customer; the others are removed. */
  private async devicesOf(
    { order: { orderId, customerEmail } }: OrderMilestoneReached,
    manager: EntityManager,
  ): Promise<PushDeviceEntity[]> {
    const found = await this.devices.listOf(manager, orderId);
    const isGood = (device: PushDeviceEntity) => this.links.isOf(device, customerEmail);
    const ended = found.filter((device) => !isGood(device));
    await this.devices.remove(manager, ended);
    return found.filter(isGood);
  }

  private async write(
    manager: EntityManager,
    reached: OrderMilestoneReached,
    devices: readonly PushDeviceEntity[],
  ): Promise<void> {
    const now = this.clock.now();
    const notBefore = heldUntil(now, reached.heldSeconds);
    const dueAt = notBefore === null ? now : null;
    const messages = devices.flatMap(({ id: deviceId, portalId, language }) => {
      const title = pushTextOf(reached, language);
      if (title === null) return [];
      const tag = `order-${reached.order.uniqueId}`;
      const giveUpAt = new Date(now.getTime() + dayMs);
      const { transition } = reached;
      return [{ id: randomUUID(), deviceId, portalId, transition, title, tag, notBefore, dueAt, giveUpAt }];
    });
    await this.devices.addMessages(manager, messages);
  }

  /** A device ends with the link. What happens after a cancellation, such as a pickup, means that the order goes on. */
  private async setEnd(
    manager: EntityManager,
    { milestone, order: { orderId } }: OrderMilestoneReached,
    at: Date,
  ): Promise<void> {
    const isEnd = milestone === 'delivered' || milestone === 'canceled';
    if (!isEnd && milestone !== 'accepted' && milestone !== 'picked_up') return;
    const endsAt = isEnd ? new Date(at.getTime() + customerLinkDays * dayMs) : null;
    await this.devices.setEnd(manager, orderId, endsAt);
  }
}
