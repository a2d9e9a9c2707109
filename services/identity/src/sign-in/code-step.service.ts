import { Injectable } from '@nestjs/common';
import type { InputOf, signIn } from '@overland/contracts';
import { Clock, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { hashCode, isSameHash } from '../accounts/secrets.js';
import type { Begun } from '../accounts/sessions.repository.js';
import { SecondStepsRepository } from '../second-step/second-steps.repository.js';
import { SignInCompletion } from './sign-in-completion.service.js';

type CodeBody = InputOf<typeof signIn.login>['body'];

/** The second step by a code: by email, from an authenticator app, or a recovery code. */
@Injectable()
export class CodeStep {
  constructor(
    private readonly steps: SecondStepsRepository,
    private readonly clock: Clock,
    private readonly completion: SignInCompletion,
  ) {}

  /** @throws AppError wrongCode, tooManyRequests, passwordChangeRequired */
  logIn(body: CodeBody, info: RequestInfo) {
    const { email, step } = body;
    return this.completion.complete({
      step,
      email,
      info,
      isRight: (manager, begun) => this.isRight(manager, begun, body),
    });
  }

  private isRight(
    manager: EntityManager,
    { account, challenge, secret }: Begun,
    { step, code }: CodeBody,
  ): Promise<boolean> | boolean {
    switch (step) {
      case 'emailCode':
        // The code was made for this browser.
        return isSameHash(challenge.codeHash, hashCode(code, secret));
      case 'authenticator':
        return this.steps.useAppCode(manager, { userId: account.id, code, now: this.clock.now() });
      case 'recoveryCode':
        return this.steps.useRecoveryCode(manager, account.id, code);
    }
  }
}
