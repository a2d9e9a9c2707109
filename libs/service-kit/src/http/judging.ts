import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Endpoint, InputOf } from '@overland/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError, confirmationRequired } from '../app-error.js';
import { type By, byOf } from './parameters.js';
import { validateInput } from './validate-input.js';

/**
 * Below it stand the calls that need the password again. There they are judged and never made, so that what is wrong with a
 * form is said before its password is asked for.
 */
export const unconfirmedPrefix = '/unconfirmed';

export const canBeJudged = ({ confirmed, body, takesBytes = false }: Endpoint): boolean =>
  confirmed === true && body !== undefined && !takesBytes;

type Judge = (input: object, by: By) => unknown;
const judges = new WeakMap<object, Map<Endpoint, string>>();

/** Says what a call would be refused for, beside its schemas. The method only reads. */
export function Judges<E extends Endpoint>(
  endpoint: E,
): <M extends (input: InputOf<E>, by: By) => unknown>(
  target: object,
  name: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void {
  return (target, name) => {
    const known = judges.get(target.constructor) ?? new Map<Endpoint, string>();
    judges.set(target.constructor, known.set(endpoint, name));
  };
}

export const isUnconfirmed = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith(`${unconfirmedPrefix}/`) === true;

@Injectable()
export class Judging {
  constructor(private readonly modules: ModuleRef) {}

  /** @throws AppError always: what is wrong with the call, else `confirmationRequired`. */
  async refuse(context: ExecutionContext, endpoint: Endpoint): Promise<never> {
    try {
      const input = validateInput(endpoint, context.switchToHttp().getRequest<FastifyRequest>());
      const name = judges.get(context.getClass())?.get(endpoint);
      if (name !== undefined) await this.judge(context, name)(input, byOf(context));
    } catch (error) {
      // Anything else is said by the call itself, once it is made.
      if (!(error instanceof AppError) || error.status === 400 || error.status === 409) throw error;
    }
    throw confirmationRequired();
  }

  private judge(context: ExecutionContext, name: string): Judge {
    const controller = this.modules.get<Record<string, Judge>>(context.getClass(), { strict: false });
    const judge = controller[name];
    if (!judge) throw new Error(`There is no ${name} in ${context.getClass().name}.`);
    return judge.bind(controller);
  }
}
