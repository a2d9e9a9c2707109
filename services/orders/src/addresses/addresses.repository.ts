import { Injectable } from '@nestjs/common';
import type { addresses, InputOf } from '@overland/contracts';
import { notFound, portalFilter, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressEntity } from './address.entity.js';

type Wanted = InputOf<typeof addresses.suggest>['query'];
type Identity = Pick<AddressEntity, 'id' | 'portalId' | 'businessName' | 'address' | 'zip'>;

/** What is searched: an address book is a short list. */
export const searchedText = `concat_ws(' ', t.business_name, t.address, t.city, t.state, t.zip, t.contacts::text)`;

const mostSuggested = 20;

/** Every statement runs in a `withPortal` transaction: row-level security is the safety net under `scope`. */
@Injectable()
export class AddressesRepository {
  /** Locked until the transaction ends. @throws AppError notFound, also for another portal's. */
  async lock(manager: EntityManager, id: string, scope: Scope): Promise<AddressEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.findOne(AddressEntity, { where: { id, ...portalFilter(scope) }, lock });
    if (!found) throw notFound('We could not find this place.');
    return found;
  }

  /** Those in the city come first. */
  suggest(manager: EntityManager, wanted: Wanted, scope: Scope): Promise<AddressEntity[]> {
    const { searchText, city, state } = wanted;
    const query = manager
      .createQueryBuilder(AddressEntity, 't')
      .where({ status: 'Active', ...portalFilter(scope) })
      .orderBy('(lower(t.city) = lower(:city) and t.state = :state)', 'DESC')
      .addOrderBy('lower(t.business_name)')
      .addOrderBy('t.id')
      .setParameters({ city, state })
      .limit(mostSuggested);
    if (searchText !== '') {
      const pattern = `%${searchText.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      query.andWhere(`lower(${searchedText}) like :pattern`, { pattern });
    }
    return query.getMany();
  }

  listActive(manager: EntityManager, portalId: string): Promise<AddressEntity[]> {
    return manager.findBy(AddressEntity, { portalId, status: 'Active' });
  }

  count(manager: EntityManager, portalId: string): Promise<number> {
    return manager.countBy(AddressEntity, { portalId });
  }

  /** Whether another place in use has this name and address. */
  hasTwin(manager: EntityManager, { id, portalId, businessName, address, zip }: Identity): Promise<boolean> {
    return manager
      .createQueryBuilder(AddressEntity, 't')
      .where({ portalId, zip, status: 'Active' })
      .andWhere('t.id <> :id and lower(t.businessName) = lower(:businessName)', { id, businessName })
      .andWhere('lower(t.address) = lower(:address)', { address })
      .getExists();
  }

  async insert(manager: EntityManager, row: AddressEntity): Promise<void> {
    await manager.insert(AddressEntity, row);
  }

  /** Saves changes of a locked row as its next version. */
  async update(
    manager: EntityManager,
    row: AddressEntity,
    changes: Partial<AddressEntity>,
  ): Promise<AddressEntity> {
    const next = { ...changes, version: row.version + 1 };
    await manager.update(AddressEntity, { id: row.id }, next);
    return Object.assign(new AddressEntity(), row, next);
  }
}
