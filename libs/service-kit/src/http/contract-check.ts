import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Endpoint, ServiceName } from '@overland/contracts';
import { findEndpoint } from './endpoint-metadata.js';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

interface Route {
  handler: string;
  endpoint: Endpoint | undefined;
}

function routesOf(app: INestApplicationContext): { routes: Route[]; problems: string[] } {
  const scanner = app.get(MetadataScanner);
  const routes: Route[] = [];
  const problems: string[] = [];
  for (const { metatype, name } of app.get(DiscoveryService).getControllers()) {
    if (typeof metatype !== 'function') continue;
    const prefix: unknown = Reflect.getMetadata(PATH_METADATA, metatype);
    if (prefix !== '/')
      problems.push(`${String(name)} has the prefix "${String(prefix)}": write @Controller()`);
    for (const method of scanner.getAllMethodNames(metatype.prototype)) {
      const handler: object = metatype.prototype[method];
      if (Reflect.getMetadata(METHOD_METADATA, handler) === undefined) continue;
      routes.push({ handler: `${String(name)}.${method}`, endpoint: findEndpoint(handler) });
    }
  }
  return { routes, problems };
}

/**
 * Refuses to start when a route is not in the contract, or an endpoint of this service has no handler or two.
 * @throws Error that lists every difference.
 */
export function assertContractComplete(
  app: INestApplicationContext,
  serviceName: ServiceName,
  endpoints: readonly Endpoint[],
): void {
  const { routes, problems } = routesOf(app);
  const own = endpoints.filter((endpoint) => endpoint.service === serviceName && !endpoint.live);
  const ownNames = new Set(own.map(nameOf));
  for (const { handler, endpoint } of routes) {
    if (!endpoint) problems.push(`${handler} has a route without @Implements`);
    else if (!ownNames.has(nameOf(endpoint))) {
      problems.push(
        `${handler} implements ${nameOf(endpoint)}, which is not ${serviceName}'s in the contract`,
      );
    }
  }
  for (const endpoint of own) {
    const handlers = routes.filter((route) => route.endpoint && nameOf(route.endpoint) === nameOf(endpoint));
    if (handlers.length === 0) problems.push(`${nameOf(endpoint)} is not implemented`);
    if (handlers.length > 1) {
      problems.push(
        `${nameOf(endpoint)} is implemented twice: ${handlers.map((route) => route.handler).join(', ')}`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(`${serviceName} does not match the contract:\n  ${problems.join('\n  ')}`);
  }
}
