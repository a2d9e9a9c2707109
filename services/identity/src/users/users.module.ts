import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { PortalsModule } from '../portals/portals.module.js';
import { AccountController } from './account.controller.js';
import { Account } from './account.service.js';
import { CurrentPassword } from './current-password.js';
import { InvitationEmails } from './invitation-emails.js';
import { Invitations } from './invitations.service.js';
import { UserEditsController } from './user-edits.controller.js';
import { UserEdits } from './user-edits.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AccountsModule, PasswordsModule, PortalsModule],
  controllers: [AccountController, UserEditsController, UsersController],
  providers: [Account, CurrentPassword, InvitationEmails, Invitations, UserEdits, UsersService],
  exports: [Invitations],
})
export class UsersModule {}
