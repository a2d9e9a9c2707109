import { Module } from '@nestjs/common';
import { Clock, DatabaseModule, KIT_CONFIG } from '@overland/service-kit';
import { FileStore, openFileStore } from '@overland/service-kit/files';
import { AuditController } from './audit/audit.controller.js';
import { AuditNotes } from './audit/audit-notes.js';
import { AuditTrail } from './audit/audit-trail.service.js';
import { IDENTITY_CONFIG, identityConfig } from './config.js';
import { identityDatabase } from './data-source.js';
import { LogosController } from './logos/logos.controller.js';
import { Logos } from './logos/logos.service.js';
import { PortalEditsController } from './portals/portal-edits.controller.js';
import { PortalEdits } from './portals/portal-edits.service.js';
import { PortalsController } from './portals/portals.controller.js';
import { PortalsService } from './portals/portals.service.js';
import { Regions } from './portals/regions.service.js';
import { PasskeysService } from './second-step/passkeys.service.js';
import { SecondStepReset } from './second-step/second-step-reset.service.js';
import { SecondStepsController } from './second-step/second-steps.controller.js';
import { SecondSteps } from './second-step/second-steps.service.js';
import { CodeStep } from './sign-in/code-step.service.js';
import { PasskeyStep } from './sign-in/passkey-step.service.js';
import { PasswordReset } from './sign-in/password-reset.service.js';
import { PasswordStep } from './sign-in/password-step.service.js';
import { Passwords } from './sign-in/passwords.js';
import { ResetLinks } from './sign-in/reset-links.worker.js';
import { Sessions } from './sign-in/sessions.service.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInCompletion } from './sign-in/sign-in-completion.service.js';
import { UserImportWorker } from './user-imports/user-import.worker.js';
import { UserImportsController } from './user-imports/user-imports.controller.js';
import { UserImportsRepository } from './user-imports/user-imports.repository.js';
import { UserImports } from './user-imports/user-imports.service.js';
import { AccountController } from './users/account.controller.js';
import { Account } from './users/account.service.js';
import { CurrentPassword } from './users/current-password.js';
import { InvitationEmails } from './users/invitation-emails.js';
import { Invitations } from './users/invitations.service.js';
import { UserEditsController } from './users/user-edits.controller.js';
import { UserEdits } from './users/user-edits.service.js';
import { UsersController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';

@Module({
  imports: [DatabaseModule.forService(identityDatabase)],
  controllers: [
    SignInController,
    UsersController,
    UserEditsController,
    UserImportsController,
    AccountController,
    SecondStepsController,
    PortalsController,
    PortalEditsController,
    LogosController,
    AuditController,
  ],
  providers: [
    { provide: IDENTITY_CONFIG, useFactory: identityConfig },
    Passwords,
    PasswordStep,
    CodeStep,
    PasskeyStep,
    SignInCompletion,
    PasswordReset,
    ResetLinks,
    Sessions,
    SecondSteps,
    PasskeysService,
    SecondStepReset,
    UsersService,
    UserEdits,
    Invitations,
    InvitationEmails,
    UserImports,
    UserImportsRepository,
    UserImportWorker,
    CurrentPassword,
    Account,
    PortalsService,
    PortalEdits,
    { provide: FileStore, useFactory: openFileStore, inject: [KIT_CONFIG, Clock] },
    Logos,
    Regions,
    AuditTrail,
    AuditNotes,
  ],
})
export class IdentityModule {}
