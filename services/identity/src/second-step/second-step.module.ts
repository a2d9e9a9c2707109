import { Module } from '@nestjs/common';
import { PasskeysService } from './passkeys.service.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { SecondStepsController } from './second-steps.controller.js';
import { SecondSteps } from './second-steps.service.js';

@Module({
  controllers: [SecondStepsController],
  providers: [PasskeysService, SecondStepReset, SecondSteps],
  exports: [PasskeysService],
})
export class SecondStepModule {}
