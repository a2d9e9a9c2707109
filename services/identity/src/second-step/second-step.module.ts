import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PortalsModule } from '../portals/portals.module.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { SecondStepsController } from './second-steps.controller.js';
import { SecondStepsRepository } from './second-steps.repository.js';
import { SecondSteps } from './second-steps.service.js';

@Module({
  imports: [AccountsModule, PortalsModule],
  controllers: [SecondStepsController],
  providers: [PasskeysService, SecondStepReset, SecondSteps, SecondStepsRepository],
  exports: [PasskeysService, SecondStepsRepository],
})
export class SecondStepModule {}
