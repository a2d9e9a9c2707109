import { late, withBaseline } from './baseline.mjs';
import { measureInTurn } from './measure.mjs';
import { ratio } from './rows.mjs';

export const name = 'P8';
export const title = 'Nest over Fastify: a service with every part of ours on';
export const hosting = 'split';

/** A route that does almost nothing itself, so that only the framework around it is measured. */
const target = '/places?query=75201&limit=1';
const asLate = late(40);

export async function run({ parts }) {
  const service = parts.find(({ name: part }) => part === 'quoting');
  const url = `${service.url}${target}`;
  const reply = await (await fetch(url)).json();
  const figures = await withBaseline(
    (bare) =>
      measureInTurn({
        bare: { pid: bare.pid, connections: 20, url: `${bare.url}/reply` },
        late: asLate.target(bare, '/reply'),
        service: { pid: service.pid, connections: 20, url },
      }),
    reply,
  );
  return [
    {
      what: `CPU of GET ${target} over a bare Fastify with the same reply`,
      figures: ratio(figures.service, figures.bare),
      atMost: 2.5,
    },
    {
      what: 'CPU over one that is as late, without that delay',
      figures: ratio(figures.service, asLate.apart(figures.late)),
    },
  ];
}
