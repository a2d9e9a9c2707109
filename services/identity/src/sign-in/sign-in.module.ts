import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondStepModule } from '../second-step/second-step.module.js';
import { CodeStep } from './code-step.service.js';
import { PasskeyAlone } from './passkey-alone.service.js';
import { PasskeyStep } from './passkey-step.service.js';
import { PasswordReset } from './password-reset.service.js';
import { PasswordStep } from './password-step.service.js';
import { ResetLinks } from './reset-links.worker.js';
import { Sessions } from './sessions.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInCompletion } from './sign-in-completion.service.js';

@Module({
  imports: [AccountsModule, PasswordsModule, SecondStepModule],
  controllers: [SignInController],
  providers: [
    CodeStep,
    PasskeyAlone,
    PasskeyStep,
    PasswordReset,
    PasswordStep,
    ResetLinks,
    Sessions,
    SignInCompletion,
  ],
})
export class SignInModule {}
