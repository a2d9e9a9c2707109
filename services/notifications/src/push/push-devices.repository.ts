import { Injectable } from '@nestjs/common';
import { AppError, insertNew, lockFor } from '@overland/service-kit';
import { type EntityManager, In } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity.js';
import { PushMessageEntity } from './push-message.entity.js';

/** A family's phones and computers. */
const mostOfAnOrder = 10;
const tooMany = 'Ten devices are told of this order already. Please end it on one of them first.';

/** Devices that are told of an order, and the messages to them. Every statement runs in a `withPortal` transaction. */
@Injectable()
export class PushDevicesRepository {
  get(manager: EntityManager, id: string): Promise<PushDeviceEntity> {
    return manager.findOneByOrFail(PushDeviceEntity, { id });
  }

  listOf(manager: EntityManager, orderId: string): Promise<PushDeviceEntity[]> {
    return manager.findBy(PushDeviceEntity, { orderId });
  }

  has(manager: EntityManager, orderId: string, endpoint: string): Promise<boolean> {
    return manager.existsBy(PushDeviceEntity, { orderId, endpoint });
  }

  /** The same device twice is one. @throws AppError tooManyRequests */
  async keep(manager: EntityManager, device: PushDeviceEntity): Promise<void> {
    const { id: _id, createdAt: _createdAt, ...known } = device;
    const { orderId, endpoint } = device;
    await lockFor(manager, `push ${orderId}`);
    const { affected } = await manager.update(PushDeviceEntity, { orderId, endpoint }, known);
    if (affected) return;
    const others = await manager.countBy(PushDeviceEntity, { orderId });
    if (others >= mostOfAnOrder) throw new AppError('tooManyRequests', tooMany);
    await manager.insert(PushDeviceEntity, device);
  }

  async end(manager: EntityManager, orderId: string, endpoint: string): Promise<void> {
    await manager.delete(PushDeviceEntity, { orderId, endpoint });
  }

  /** Their messages go with them. */
  async remove(manager: EntityManager, devices: readonly PushDeviceEntity[]): Promise<void> {
    const ids = devices.map(({ id }) => id);
    if (ids.length > 0) await manager.delete(PushDeviceEntity, { id: In(ids) });
  }

  async setEnd(manager: EntityManager, orderId: string, endsAt: Date | null): Promise<void> {
    await manager.update(PushDeviceEntity, { orderId }, { endsAt });
  }

  async addMessages(manager: EntityManager, messages: Omit<PushMessageEntity, 'attempts'>[]): Promise<void> {
    if (messages.length > 0) await insertNew(manager, PushMessageEntity, messages);
  }

  /** Those that were never tried. */
  async dropMessages(
    manager: EntityManager,
    { orderId, transitions }: { orderId: string; transitions: readonly string[] },
  ): Promise<void> {
    const devices = await this.listOf(manager, orderId);
    const deviceId = In(devices.map(({ id }) => id));
    await manager.delete(PushMessageEntity, { deviceId, transition: In([...transitions]), attempts: 0 });
  }
}
