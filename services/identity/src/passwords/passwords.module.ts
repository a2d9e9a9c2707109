import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Passwords } from './passwords.service.js';

@Module({
  imports: [AccountsModule],
  providers: [Passwords],
  exports: [Passwords],
})
export class PasswordsModule {}
