import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { CarrierApplicationEntity } from './carrier-application.entity.js';

export type NewApplication = Omit<CarrierApplicationEntity, 'attempts'>;

@Injectable()
export class CarrierApplicationsRepository {
  async insert(manager: EntityManager, application: NewApplication): Promise<void> {
    await manager.insert(CarrierApplicationEntity, application);
  }

  countOfMailbox(manager: EntityManager, mailbox: string, since: Date): Promise<number> {
    return manager.countBy(CarrierApplicationEntity, { mailbox, receivedAt: MoreThan(since) });
  }

  /** When the application that is this many from the end is mailed (1 is the last); null if there are fewer. */
  async findDueAt(manager: EntityManager, fromEnd: number): Promise<Date | null> {
    const [found] = await manager.find(CarrierApplicationEntity, {
      select: { dueAt: true },
      order: { dueAt: 'DESC' },
      skip: fromEnd - 1,
      take: 1,
    });
    return found?.dueAt ?? null;
  }
}
