import { Controller } from '@nestjs/common';
import { type InputOf, type Session, secondStep, userEdits, users } from '@overland/contracts';
import { type By, CalledBy, Caller, Implements, Input } from '@overland/service-kit';
import { PasskeysService } from './passkeys.service.js';
import { SecondStepReset } from './second-step-reset.service.js';
import { SecondSteps } from './second-steps.service.js';

@Controller()
export class SecondStepsController {
  constructor(
    private readonly steps: SecondSteps,
    private readonly passkeys: PasskeysService,
    private readonly resets: SecondStepReset,
  ) {}

  @Implements(secondStep.own)
  own(@Caller() session: Session) {
    return this.steps.own(session);
  }

  @Implements(users.secondSteps)
  of(@Input() { params }: InputOf<typeof users.secondSteps>, @Caller() session: Session) {
    return this.steps.of(session, params.userId);
  }

  @Implements(secondStep.passkeyOptions)
  passkeyOptions(@Caller() session: Session) {
    return this.passkeys.optionsOfNew(session);
  }

  @Implements(secondStep.addPasskey)
  addPasskey(@Input() { body }: InputOf<typeof secondStep.addPasskey>, @CalledBy() by: By) {
    return this.passkeys.add(body, by);
  }

  @Implements(secondStep.renamePasskey)
  renamePasskey(@Input() { params, body }: InputOf<typeof secondStep.renamePasskey>, @CalledBy() by: By) {
    return this.passkeys.rename(params.passkeyId, body.name, by);
  }

  @Implements(secondStep.removePasskey)
  removePasskey(@Input() { params }: InputOf<typeof secondStep.removePasskey>, @CalledBy() by: By) {
    return this.passkeys.remove(params.passkeyId, by);
  }

  @Implements(secondStep.startAuthenticator)
  startAuthenticator(@Caller() session: Session) {
    return this.steps.startAuthenticator(session);
  }

  @Implements(secondStep.confirmAuthenticator)
  confirmAuthenticator(
    @Input() { body }: InputOf<typeof secondStep.confirmAuthenticator>,
    @CalledBy() by: By,
  ) {
    return this.steps.confirmAuthenticator(body.code, by);
  }

  @Implements(secondStep.removeAuthenticator)
  removeAuthenticator(@CalledBy() by: By) {
    return this.steps.removeAuthenticator(by);
  }

  @Implements(secondStep.makeRecoveryCodes)
  makeRecoveryCodes(@CalledBy() by: By) {
    return this.steps.makeRecoveryCodes(by);
  }

  @Implements(userEdits.resetSecondSteps)
  reset(@Input() { params }: InputOf<typeof userEdits.resetSecondSteps>, @CalledBy() by: By) {
    return this.resets.reset(params.userId, by);
  }
}
