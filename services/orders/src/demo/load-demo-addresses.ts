import { randomUUID } from 'node:crypto';
import { inSystem } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { AddressEntity } from '../addresses/address.entity.js';

export type DemoAddress = Omit<AddressEntity, 'id' | 'version' | 'status' | 'city' | 'state'>;

/** Writes demo places into address books. Does nothing if there are any already. */
export async function loadDemoAddresses(
  dataSource: DataSource,
  addresses: readonly DemoAddress[],
): Promise<void> {
  await inSystem(dataSource, async (manager) => {
    const repository = manager.getRepository(AddressEntity);
    if (await repository.exists()) return;
    const rows = addresses.map((address) => {
      const { city, state } = address.place;
      return { ...address, city, state, id: randomUUID(), version: 1, status: 'Active' as const };
    });
    await repository.insert(rows);
  });
}
