// Started by host.mjs: prepares what it is told to, starts everything, says that it is ready.
const { adminUrl, dataDir, prepares, demo } = JSON.parse(process.argv[2]);

// Ctrl-C reaches every process of the terminal; the one that started this ends it in its turn.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(0));

const [{ databaseUrls, prepareDatabases }, { readOrCreateSecrets }] = await Promise.all([
  import('../dist/databases.js'),
  import('../dist/secrets.js'),
]);
const secrets = readOrCreateSecrets(dataDir);
if (prepares) await prepareDatabases(adminUrl, secrets);
Object.assign(process.env, databaseUrls(adminUrl, secrets));
if (demo) {
  const { loadDemoData } = await import('../dist/demo/load-demo-data.js');
  await loadDemoData();
}
const { hostEverything } = await import('../dist/host.js');
const host = await hostEverything();
process.once('SIGTERM', () => void host.close().then(() => process.exit(0)));
process.send('ready');
