import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Endpoint, Method, ReplyOf } from '@overland/contracts';
import { type CheckedReply, checkReply } from './checked-reply.js';
import { setEndpoint } from './endpoint-metadata.js';
import type { FileReply } from './file-reply.js';
import { canBeJudged, unconfirmedPrefix } from './judging.js';

const nestMethod: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};

type Answer<E extends Endpoint> = ReplyOf<E> | CheckedReply | FileReply;

/**
 * Binds a controller method to one row of the contract table: route, status, schemas and access come from it, and
 * what the method returns is checked with the row's reply schema.
 */
export function Implements<E extends Endpoint>(
  endpoint: E,
): <Handler extends (...input: never[]) => Answer<E> | Promise<Answer<E>>>(
  target: object,
  name: string,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void {
  return applyDecorators(
    checkingReply(endpoint),
    RequestMapping({ method: nestMethod[endpoint.method], path: pathsOf(endpoint) }),
    HttpCode(200),
    ...(endpoint.takesBytes ? [RouteConfig({ takesBytes: true })] : []),
    (_target: object, _name: string | symbol, descriptor: PropertyDescriptor) => {
      setEndpoint(descriptor.value, endpoint);
    },
  );
}

const pathsOf = (endpoint: Endpoint): string[] =>
  canBeJudged(endpoint) ? [endpoint.path, `${unconfirmedPrefix}${endpoint.path}`] : [endpoint.path];

/**
 * Applied first, because the other decorators mark the method that is finally called. Not an interceptor: a single one
 * puts a chain of observables into every request.
 */
function checkingReply(endpoint: Endpoint): MethodDecorator {
  return (_target, _name, descriptor: PropertyDescriptor) => {
    const method: (...args: unknown[]) => unknown = descriptor.value;
    descriptor.value = async function (this: unknown, ...args: unknown[]) {
      return checkReply(endpoint, await method.apply(this, args));
    };
  };
}
