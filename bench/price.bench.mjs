import { late, withBaseline } from './baseline.mjs';
import { percentile, timesAtRate } from './latency.mjs';
import { measureInTurn, quickly } from './measure.mjs';
import { priceRequest } from './price-request.mjs';
import { ratio } from './rows.mjs';

export const name = 'P1';
export const title = 'POST /quote/price, 3 vehicles, guard and validation, not saved';

const asLate = late(300);

export async function run(product) {
  const price = priceRequest(product.site, await product.signIn('kayla@lonestarmotors.example'));
  const figures = await withBaseline((baseline) => {
    const bare = { pid: baseline.pid, connections: 20 };
    return measureInTurn({
      hello: { ...bare, url: `${baseline.url}/hello` },
      late: asLate.target(baseline, '/hello'),
      echo: { ...bare, ...price, url: `${baseline.url}/echo` },
      price: { ...price, pid: product.pid, connections: 20 },
    });
  });
  const times = await timesAtRate(() => ({ ...price }), { perSecond: 100, amount: quickly(1000) });
  return [
    {
      what: 'CPU over a bare Fastify hello',
      figures: ratio(figures.price, figures.hello),
      atMost: 12,
    },
    {
      what: 'CPU over a hello that is as late, without that delay',
      figures: ratio(figures.price, asLate.apart(figures.late)),
    },
    { what: 'p95 at 100/s', figures: [percentile(times, 0.95)], unit: 'ms', atMost: 20 },
    { what: 'CPU over a bare echo of its body', figures: ratio(figures.price, figures.echo) },
    { what: 'a bare echo of that body over hello', figures: ratio(figures.echo, figures.hello) },
  ];
}
