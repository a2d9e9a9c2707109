import { Injectable } from '@nestjs/common';
import { KnownCarrier, type KnownCarriers } from '@overland/contracts';
import { Database, fieldsFor } from '@overland/service-kit';
import { KnownCarriersRepository } from './known-carriers.repository.js';

@Injectable()
export class KnownCarriersService {
  constructor(
    private readonly database: Database,
    private readonly repository: KnownCarriersRepository,
  ) {}

  async list(): Promise<KnownCarriers> {
    const found = await this.repository.list(this.database.manager);
    return { carriers: found.map((carrier) => fieldsFor(KnownCarrier, carrier)) };
  }
}
