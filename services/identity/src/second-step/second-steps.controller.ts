import { Controller } from '@nestjs/common';
import { type InputOf, type Session, secondStep, userEdits } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
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

  @Implements(secondStep.passkeyOptions)
  passkeyOptions(@Caller() session: Session) {
    return this.passkeys.optionsOfNew(session);
  }

  @Implements(secondStep.addPasskey)
  addPasskey(
    @Input() { body }: InputOf<typeof secondStep.addPasskey>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ) {
    return this.passkeys.add(body, { session, info });
  }

  @Implements(secondStep.renamePasskey)
  renamePasskey(
    @Input() { params, body }: InputOf<typeof secondStep.renamePasskey>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ) {
    return this.passkeys.rename(params.passkeyId, body.name, { session, info });
  }

  @Implements(secondStep.removePasskey)
  removePasskey(
    @Input() { params }: InputOf<typeof secondStep.removePasskey>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ) {
    return this.passkeys.remove(params.passkeyId, { session, info });
  }

  @Implements(secondStep.startAuthenticator)
  startAuthenticator(@Caller() session: Session) {
    return this.steps.startAuthenticator(session);
  }

  @Implements(secondStep.confirmAuthenticator)
  confirmAuthenticator(
    @Input() { body }: InputOf<typeof secondStep.confirmAuthenticator>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ) {
    return this.steps.confirmAuthenticator(body.code, { session, info });
  }

  @Implements(secondStep.removeAuthenticator)
  removeAuthenticator(@Caller() session: Session, @CallInfo() info: RequestInfo) {
    return this.steps.removeAuthenticator({ session, info });
  }

  @Implements(secondStep.makeRecoveryCodes)
  makeRecoveryCodes(@Caller() session: Session, @CallInfo() info: RequestInfo) {
    return this.steps.makeRecoveryCodes({ session, info });
  }

  @Implements(userEdits.resetSecondSteps)
  reset(
    @Input() { params }: InputOf<typeof userEdits.resetSecondSteps>,
    @Caller() session: Session,
    @CallInfo() info: RequestInfo,
  ) {
    return this.resets.reset(params.userId, { session, info });
  }
}
