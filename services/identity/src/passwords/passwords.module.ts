import { Module } from '@nestjs/common';
import { Passwords } from './passwords.service.js';

@Module({
  providers: [Passwords],
  exports: [Passwords],
})
export class PasswordsModule {}
