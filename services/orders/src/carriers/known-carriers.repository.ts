import { Injectable } from '@nestjs/common';
import type { OrderCarrier } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { KnownCarrierEntity } from './known-carrier.entity.js';

/** So many are suggested; the rest was not used for long. */
const mostSuggested = 1000;

@Injectable()
export class KnownCarriersRepository {
  /** Keeps what it sent last; an empty text leaves what is known. */
  async remember(manager: EntityManager, carrier: OrderCarrier, at: Date): Promise<void> {
    const { carrierName, driverName, driverPhone, truck } = carrier;
    await manager.query(
      `insert into known_carriers as known (key, carrier_name, driver_name, driver_phone, truck, last_used_at)
       values (lower($1), $1, $2, $3, $4, $5)
       on conflict (key) do update set carrier_name = excluded.carrier_name, last_used_at = excluded.last_used_at,
         driver_name = coalesce(nullif(excluded.driver_name, ''), known.driver_name),
         driver_phone = coalesce(nullif(excluded.driver_phone, ''), known.driver_phone),
         truck = coalesce(nullif(excluded.truck, ''), known.truck)`,
      [carrierName, driverName, driverPhone, truck, at],
    );
  }

  /** The latest first. */
  list(manager: EntityManager): Promise<KnownCarrierEntity[]> {
    return manager.find(KnownCarrierEntity, {
      order: { lastUsedAt: 'DESC', key: 'ASC' },
      take: mostSuggested,
    });
  }
}
