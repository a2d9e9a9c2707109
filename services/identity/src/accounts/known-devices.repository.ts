import type { EntityManager } from 'typeorm';
import { KnownDeviceEntity } from './known-device.entity.js';

export function isKnownDevice(manager: EntityManager, userId: string, idHash: string): Promise<boolean> {
  return manager.existsBy(KnownDeviceEntity, { userId, idHash });
}

export async function rememberDevice(manager: EntityManager, userId: string, idHash: string): Promise<void> {
  await manager.upsert(KnownDeviceEntity, { idHash, userId, lastUsedAt: () => 'now()' }, ['idHash']);
}

export async function forgetDevices(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(KnownDeviceEntity, { userId });
}
