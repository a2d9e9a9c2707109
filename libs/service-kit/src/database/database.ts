import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import type { Scope } from './scope.js';
import { inSystem, look, withPortal } from './with-portal.js';

export const SERVICE_DATABASE = Symbol('ServiceDatabase');

type Work<T> = (manager: EntityManager) => Promise<T>;

/** The database of a service, for its providers. */
@Injectable()
export class Database {
  constructor(@Inject(SERVICE_DATABASE) readonly source: DataSource) {}

  /** Outside of a transaction, so not for tables of portals. */
  get manager(): EntityManager {
    return this.source.manager;
  }

  withPortal<T>(scope: Scope, work: Work<T>): Promise<T> {
    return withPortal(this.source, scope, work);
  }

  inSystem<T>(work: Work<T>): Promise<T> {
    return inSystem(this.source, work);
  }

  /** For a sweep, to see whether there is something to do. */
  look<T>(read: Work<T>): Promise<T> {
    return look(this.source, read);
  }
}
