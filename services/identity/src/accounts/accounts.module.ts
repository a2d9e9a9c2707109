import { Module } from '@nestjs/common';
import { ResetTokensRepository } from './reset-tokens.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { UsersRepository } from './users.repository.js';
import { WrongTriesRepository } from './wrong-tries.repository.js';

const repositories = [ResetTokensRepository, SessionsRepository, UsersRepository, WrongTriesRepository];

@Module({ providers: repositories, exports: repositories })
export class AccountsModule {}
