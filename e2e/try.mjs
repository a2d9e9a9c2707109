import { createRequire } from 'node:module';
const require = createRequire('/work/wt/replicas/e2e/x.js');
const launch = require('/work/wt/replicas/e2e/launch-product.cjs');
const { readFileSync } = await import('node:fs');
const dataDir = '/tmp/try-data';
const ports = await launch.freePorts();
const t = Date.now();
const product = await launch.launchProduct({ dataDir, ports, env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' }, args: ['--split', '--replicas', '2'], entry: 'e2e/start-built.mjs' });
console.log('started', Date.now() - t);
const parts = JSON.parse(readFileSync(dataDir + '/parts.json'));
console.log(parts.map((p) => p.name + ' ' + p.url).join('\n'));
const hit = async (n) => { const s = {}; for (let i = 0; i < n; i++) { try { const r = await fetch(product.site + '/api/makes', { headers: { connection: 'close' } }); await r.text(); s[r.status] = (s[r.status] ?? 0) + 1; } catch (e) { const c = e.cause?.code ?? e.message; s[c] = (s[c] ?? 0) + 1; } } return s; };
console.log('before', await hit(50));
for (const name of ['quoting', 'quoting 2', 'gateway', 'gateway 2']) {
  const row = JSON.parse(readFileSync(dataDir + '/parts.json')).find((p) => p.name === name);
  process.kill(row.pid, 'SIGKILL');
  console.log('killed', name, await hit(200));
  await new Promise((r) => setTimeout(r, 6000));
}
console.log('end', await hit(50));
const t2 = Date.now();
console.log('code', await launch.endProduct(product.child), Date.now() - t2);
console.log(readFileSync(product.logFile, 'utf8').slice(-1500));
process.exit(0);
