import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity.js';
import { PushMessageEntity } from './push-message.entity.js';

/** Longer than sending takes, with its deadline. */
const leaseSeconds = 60;
const mostAtOnce = 20;

/** A message that this process alone sends now. */
export interface ClaimedPush {
  message: PushMessageEntity;
  device: PushDeviceEntity;
}

@Injectable()
export class PushMessagesRepository {
  /** Takes what is due, which no other process gets; after a crash it is due again. */
  async claim(manager: EntityManager, now: Date): Promise<ClaimedPush[]> {
    const [claimed] = await manager.query<[{ id: string }[], number]>(
      `update push_messages set due_at = $1::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
       where id in (
         select id from push_messages where due_at <= $1 order by due_at limit ${mostAtOnce} for update skip locked
       ) returning id`,
      [now],
    );
    const messages = await manager.findBy(PushMessageEntity, { id: In(claimed.map(({ id }) => id)) });
    const ids = messages.map(({ deviceId }) => deviceId);
    const devices = await manager.findBy(PushDeviceEntity, { id: In(ids) });
    const deviceOf = new Map(devices.map((device) => [device.id, device]));
    return messages.flatMap((message) => {
      const device = deviceOf.get(message.deviceId);
      return device ? [{ message, device }] : [];
    });
  }

  /** Sent, or given up. */
  async finish(manager: EntityManager, { id }: PushMessageEntity): Promise<void> {
    await manager.update(PushMessageEntity, { id }, { dueAt: null });
  }

  async postpone(manager: EntityManager, { id }: PushMessageEntity, dueAt: Date): Promise<void> {
    await manager.update(PushMessageEntity, { id }, { dueAt });
  }

  /** Its messages go with it. */
  async removeDevice(manager: EntityManager, { id }: PushDeviceEntity): Promise<void> {
    await manager.delete(PushDeviceEntity, { id });
  }
}
