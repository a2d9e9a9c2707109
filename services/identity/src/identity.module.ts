import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseModule } from '@overland/service-kit';
import { AuditModule } from './audit/audit.module.js';
import { AuditTrailModule } from './audit-trail/audit-trail.module.js';
import { IDENTITY_CONFIG, IdentityConfig } from './config.js';
import { identityDatabase } from './data-source.js';
import { ListViewsModule } from './list-views/list-views.module.js';
import { LogosModule } from './logos/logos.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PortalsModule } from './portals/portals.module.js';
import { SecondStepModule } from './second-step/second-step.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { UserImportsModule } from './user-imports/user-imports.module.js';
import { UsersModule } from './users/users.module.js';

@Module({
  imports: [
    DatabaseModule.forService(identityDatabase),
    ConfigModule.forService(IDENTITY_CONFIG, IdentityConfig),
    PasswordsModule,
    SignInModule,
    SecondStepModule,
    UsersModule,
    UserImportsModule,
    PortalsModule,
    ListViewsModule,
    LogosModule,
    AuditModule,
    AuditTrailModule,
  ],
})
export class IdentityModule {}
