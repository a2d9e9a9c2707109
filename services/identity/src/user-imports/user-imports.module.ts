import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PortalsModule } from '../portals/portals.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserImportWorker } from './user-import.worker.js';
import { UserImportsController } from './user-imports.controller.js';
import { UserImportsRepository } from './user-imports.repository.js';
import { UserImports } from './user-imports.service.js';

@Module({
  imports: [AccountsModule, PortalsModule, UsersModule],
  controllers: [UserImportsController],
  providers: [UserImportWorker, UserImportsRepository, UserImports],
})
export class UserImportsModule {}
