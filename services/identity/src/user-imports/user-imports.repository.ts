import { Injectable } from '@nestjs/common';
import { ImportsRepository } from '@overland/service-kit';
import { UserImportEntity } from './user-import.entity.js';
import { UserImportRowEntity } from './user-import-row.entity.js';

@Injectable()
export class UserImportsRepository extends ImportsRepository<UserImportEntity, UserImportRowEntity> {
  protected readonly file = UserImportEntity;
  protected readonly row = UserImportRowEntity;
}
