import { startGateway } from '@overland/gateway';
import { createService } from '@overland/service-kit';
import { allServices } from './services.js';

/** Gateway and all services with their workers in this process; the gateway passes on requests without a network. */
export async function hostEverything(): Promise<{ close(): Promise<void> }> {
  const apps = await Promise.all(
    allServices.map((definition) => createService({ ...definition, role: 'both' })),
  );
  const gateway = await startGateway();
  return {
    async close() {
      await gateway.close();
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}
