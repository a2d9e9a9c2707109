import { Controller } from '@nestjs/common';
import { type InputOf, signIn } from '@overland/contracts';
import { type By, CalledBy, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { CodeStep } from './code-step.service.js';
import { PasskeyAlone } from './passkey-alone.service.js';
import { PasskeyStep } from './passkey-step.service.js';
import { PasswordReset } from './password-reset.service.js';
import { PasswordStep } from './password-step.service.js';
import { Sessions } from './sessions.service.js';

@Controller()
export class SignInController {
  constructor(
    private readonly passwordStep: PasswordStep,
    private readonly codeStep: CodeStep,
    private readonly passkeyStep: PasskeyStep,
    private readonly passkeyAlone: PasskeyAlone,
    private readonly passwordReset: PasswordReset,
    private readonly sessions: Sessions,
  ) {}

  @Implements(signIn.verifyEmail)
  verifyEmail(@Input() { body }: InputOf<typeof signIn.verifyEmail>, @CallInfo() info: RequestInfo) {
    return this.passwordStep.checkPassword(body, info);
  }

  @Implements(signIn.sendCode)
  sendCode(@Input() { body }: InputOf<typeof signIn.sendCode>, @CallInfo() info: RequestInfo) {
    return this.passwordStep.sendCode(body, info);
  }

  @Implements(signIn.login)
  login(@Input() { body }: InputOf<typeof signIn.login>, @CallInfo() info: RequestInfo) {
    return this.codeStep.logIn(body, info);
  }

  @Implements(signIn.passkeyOptions)
  passkeyOptions(@Input() { body }: InputOf<typeof signIn.passkeyOptions>, @CallInfo() info: RequestInfo) {
    return this.passkeyStep.options(body.email, info);
  }

  @Implements(signIn.loginByPasskey)
  loginByPasskey(@Input() { body }: InputOf<typeof signIn.loginByPasskey>, @CallInfo() info: RequestInfo) {
    return this.passkeyStep.logIn(body, info);
  }

  @Implements(signIn.passkeyAloneOptions)
  passkeyAloneOptions(@CallInfo() info: RequestInfo) {
    return this.passkeyAlone.options(info);
  }

  @Implements(signIn.loginByPasskeyAlone)
  loginByPasskeyAlone(
    @Input() { body }: InputOf<typeof signIn.loginByPasskeyAlone>,
    @CallInfo() info: RequestInfo,
  ) {
    return this.passkeyAlone.logIn(body, info);
  }

  @Implements(signIn.forgotPassword)
  forgotPassword(@Input() { body }: InputOf<typeof signIn.forgotPassword>, @CallInfo() info: RequestInfo) {
    return this.passwordReset.askForLink(body.email, info.requestId);
  }

  @Implements(signIn.resetPassword)
  resetPassword(@Input() { body }: InputOf<typeof signIn.resetPassword>, @CallInfo() info: RequestInfo) {
    return this.passwordReset.resetPassword(body, info);
  }

  @Implements(signIn.signOut)
  signOut(@CalledBy() by: By) {
    return this.sessions.signOut(by);
  }

  @Implements(signIn.checkSession)
  checkSession(@Input() { body }: InputOf<typeof signIn.checkSession>) {
    return this.sessions.check(body.sessionId);
  }

  @Implements(signIn.noteRefusal)
  noteRefusal(@Input() { body }: InputOf<typeof signIn.noteRefusal>, @CallInfo() info: RequestInfo) {
    return this.sessions.noteRefusal(body, info.requestId);
  }
}
