import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserImportWorker } from './user-import.worker.js';
import { UserImportsController } from './user-imports.controller.js';
import { UserImportsRepository } from './user-imports.repository.js';
import { UserImports } from './user-imports.service.js';

@Module({
  imports: [PasswordsModule, UsersModule],
  controllers: [UserImportsController],
  providers: [UserImportWorker, UserImportsRepository, UserImports],
})
export class UserImportsModule {}
