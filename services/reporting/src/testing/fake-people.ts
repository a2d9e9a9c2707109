import type { Person } from '@overland/contracts';
import { ServiceHosts } from '@overland/service-kit';
// biome-ignore lint/correctness/noUndeclaredDependencies: specs only; the kit's own dependency.
import Fastify from 'fastify';

/** Identity as far as specs of scheduled reports need it; can be down. */
export class FakePeople {
  readonly people = new Map<string, Person>();
  isDown = false;
  private readonly server = Fastify();

  constructor() {
    this.server.post('/service/users/person', (request, reply) => {
      const person = this.people.get((request.body as { userId: string }).userId);
      if (this.isDown) return reply.status(503).send(errorOf('unavailable'));
      return person ?? reply.status(404).send(errorOf('notFound'));
    });
  }

  async start(): Promise<void> {
    await this.server.ready();
    ServiceHosts.set('identity', this.server);
  }

  stop(): void {
    ServiceHosts.delete('identity');
  }
}

const errorOf = (code: string) => ({ code, message: 'Not now.', requestId: 'fake' });
