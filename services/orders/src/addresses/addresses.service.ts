import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  Address,
  type AddressForm,
  type addresses,
  type CustomerAddress,
  type InputOf,
  messages,
  places,
  type Session,
} from '@overland/contracts';
import {
  AppError,
  type By,
  type CheckedReply,
  Clock,
  Database,
  fieldsFor,
  getPortal,
  idempotently,
  invalidField,
  keyedCall,
  lockFor,
  portalScope,
  ServiceClient,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { AddressEntity } from './address.entity.js';
import { listAddresses } from './address-list.js';
import { AddressesRepository } from './addresses.repository.js';
import { customerAddress } from './customer-address.js';

type Entered = Omit<AddressEntity, 'id' | 'portalId' | 'version' | 'status' | 'createdAt'>;

const mostAddresses = 5000;

/** The address book of each portal. Everybody of the portal keeps it; an MCAdmin says whose it is. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly database: Database,
    private readonly repository: AddressesRepository,
    private readonly orders: OrdersRepository,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  list(request: InputOf<typeof addresses.list>['query'], session: Session): Promise<CheckedReply> {
    const scope = portalScope(session, request.portalId);
    return this.database.withPortal(scope, (manager) => listAddresses(manager, { request, scope }));
  }

  suggest(wanted: InputOf<typeof addresses.suggest>['query'], session: Session): Promise<Address[]> {
    const scope = portalScope(session, wanted.portalId);
    return this.database.withPortal(scope, async (manager) =>
      (await this.repository.suggest(manager, wanted, scope)).map(toAddress),
    );
  }

  ofCustomer(
    { customerEmail, portalId, ...town }: InputOf<typeof addresses.ofCustomer>['body'],
    session: Session,
  ): Promise<CustomerAddress | null> {
    const scope = portalScope(session, portalId);
    return this.database.withPortal(scope, async (manager) =>
      customerAddress(await this.orders.latestOf(manager, customerEmail, scope), town),
    );
  }

  /** @throws AppError invalid, also for a place that is in the book already. */
  async add(body: InputOf<typeof addresses.add>['body'], by: By): Promise<Address> {
    const { portalId: chosen, ...form } = body;
    const portalId = by.session.role === 'MCAdmin' ? chosen : by.session.portalId;
    if (!portalId) throw invalidField('portalId', messages.portalRequired);
    const entered = await this.locate(form, by.info.requestId);
    return this.database.withPortal({ portalId }, (manager) =>
      idempotently(manager, keyedCall('POST /address', by, body), async () => {
        await getPortal(manager, portalId);
        const row = { ...entered, id: randomUUID(), portalId, version: 1, status: 'Active' as const };
        await this.refuseTwin(manager, row);
        if ((await this.repository.count(manager, portalId)) >= mostAddresses) {
          throw new AppError('conflict', 'An address book takes at most 5,000 places.');
        }
        const added = { ...row, createdAt: this.clock.now() };
        await this.repository.insert(manager, added);
        return toAddress(added);
      }),
    );
  }

  /** @throws AppError notFound, invalid, or conflict with the stored one when somebody else has changed it. */
  async update(
    id: string,
    { version, ...form }: InputOf<typeof addresses.update>['body'],
    { session, info }: By,
  ): Promise<Address> {
    const scope = portalScope(session);
    const entered = await this.locate(form, info.requestId);
    return this.database.withPortal(scope, async (manager) => {
      const before = await this.repository.lock(manager, id, scope);
      // The same form sent again because its answer was lost: everything in it is already saved.
      if (isSaved(before, entered)) return toAddress(before);
      if (before.version !== version) {
        throw new AppError('conflict', 'Somebody else changed this place meanwhile. Your entries are kept.', {
          details: { current: toAddress(before) },
        });
      }
      if (before.status === 'Active') await this.refuseTwin(manager, { ...before, ...entered });
      return toAddress(await this.repository.update(manager, before, entered));
    });
  }

  async setStatus(id: string, status: Address['status'], session: Session): Promise<Address> {
    const scope = portalScope(session);
    return this.database.withPortal(scope, async (manager) => {
      const before = await this.repository.lock(manager, id, scope);
      if (before.status === status) return toAddress(before);
      if (status === 'Active') await this.refuseTwin(manager, before);
      return toAddress(await this.repository.update(manager, before, { status }));
    });
  }

  /** The form with the place that was chosen, as quoting knows it. */
  private async locate({ placeId, ...form }: AddressForm, requestId: string): Promise<Entered> {
    const { place, zipBelongs } = await this.client.call(
      places.locate,
      { body: { placeId, zip: form.zip } },
      { requestId },
    );
    if (!place) throw invalidField('placeId', messages.placeRequired);
    const { city, state } = place;
    if (!zipBelongs) throw invalidField('zip', `This ZIP code is not in ${city}, ${state}.`);
    return { ...form, place, city, state };
  }

  /** Under a lock, as two may be added at once. */
  private async refuseTwin(
    manager: EntityManager,
    row: Parameters<AddressesRepository['hasTwin']>[1],
  ): Promise<void> {
    await lockFor(manager, `addresses of ${row.portalId}`);
    if (!(await this.repository.hasTwin(manager, row))) return;
    throw invalidField('businessName', 'The address book has this place already.');
  }
}

const toAddress = (row: AddressEntity): Address => ({ ...fieldsFor(Address, row), _id: row.id });

function isSaved(row: AddressEntity, entered: Entered): boolean {
  const names = Object.keys(entered) as (keyof Entered)[];
  return names.every((name) => isDeepStrictEqual(row[name], entered[name]));
}
