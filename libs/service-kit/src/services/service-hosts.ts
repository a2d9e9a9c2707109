import type { FastifyInstance } from 'fastify';

/**
 * The services that live in this process, by name. Process-wide on purpose: the gateway and the service client
 * find a neighbor here and skip the network.
 */
export const ServiceHosts = new Map<string, FastifyInstance>();
