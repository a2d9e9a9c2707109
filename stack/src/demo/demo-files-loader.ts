import { loadDemoFiles, ordersDatabase } from '@overland/orders';
import { Clock, KitConfig, loadConfig, startPart } from '@overland/service-kit';
import { openFileStore } from '@overland/service-kit/files';
import { withDatabase } from './with-database.js';

// It must not outlive a product that was killed.
process.on('disconnect', () => process.exit());
await startPart(async () => {
  const store = await openFileStore(loadConfig(KitConfig), new Clock());
  await withDatabase(ordersDatabase, (database) => loadDemoFiles(database, store));
});
process.disconnect();
