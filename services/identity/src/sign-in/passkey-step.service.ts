import { Injectable } from '@nestjs/common';
import type { InputOf, signIn } from '@overland/contracts';
import { Database, type RequestInfo } from '@overland/service-kit';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { PasskeysService } from '../second-step/passkeys.service.js';
import { findBegun } from './find-begun.js';
import { SignInCompletion } from './sign-in-completion.service.js';

const forSignIn = (idHash: string) => `signIn:${idHash}`;

@Injectable()
export class PasskeyStep {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly passkeys: PasskeysService,
    private readonly completion: SignInCompletion,
  ) {}

  /** @throws AppError wrongCode if no sign-in was started in this browser. */
  options(email: string, info: RequestInfo) {
    return this.database.inSystem(async (manager) => {
      const { account, challenge } = await findBegun(manager, this.sessions, { email, info });
      return this.passkeys.ask(manager, account.id, forSignIn(challenge.idHash));
    });
  }

  /** @throws AppError wrongCode, tooManyRequests, passwordChangeRequired */
  logIn({ email, passkey: answer }: InputOf<typeof signIn.loginByPasskey>['body'], info: RequestInfo) {
    return this.completion.complete({
      step: 'passkey',
      email,
      info,
      isRight: (manager, { account, challenge }) =>
        this.passkeys.isRight(manager, {
          userId: account.id,
          purpose: forSignIn(challenge.idHash),
          answer,
        }),
    });
  }
}
