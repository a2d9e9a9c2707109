// npm run bench: every benchmark against its baseline, as a table of ratios with goal and result.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import startProduct from '../e2e/start-product.mjs';
import stopProduct from '../e2e/stop-product.mjs';
import { measureInTurn } from './measure.mjs';
import { priceRequest } from './price-request.mjs';
import { report } from './report.mjs';
import { signInAs } from './sign-in.mjs';

process.env.E2E_DATA ??= path.join(path.dirname(import.meta.dirname), '.data/bench');
const baseline = fork(path.join(import.meta.dirname, 'baseline.mjs'));
const [{ port }] = await once(baseline, 'message');
await startProduct();
try {
  const price = priceRequest(await signInAs('kayla@lonestarmotors.example'));
  const bare = { pid: baseline.pid, connections: 20 };
  const figures = await measureInTurn({
    hello: { ...bare, url: `http://127.0.0.1:${port}/hello` },
    echo: { ...bare, ...price, url: `http://127.0.0.1:${port}/echo` },
    price: { ...price, pid: globalThis.product.pid, connections: 20 },
  });
  report([
    {
      what: 'P1 POST /quote/price, 3 vehicles, over the bare hello, CPU',
      of: figures.price,
      over: figures.hello,
      goal: 3,
    },
    {
      what: 'POST /quote/price over a bare echo of its body, CPU',
      of: figures.price,
      over: figures.echo,
    },
    {
      what: 'Bare echo of that body over the bare hello, CPU',
      of: figures.echo,
      over: figures.hello,
    },
  ]);
} finally {
  await stopProduct();
  baseline.kill();
}
