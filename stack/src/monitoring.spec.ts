import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allParts, nameOf } from './parts.js';
import { monitoringFolder, readAlerts, readTargets } from './testing/monitoring-files.js';

const docs = path.resolve(import.meta.dirname, '../../docs/operations');
const alerts = readAlerts();

describe('alerts', () => {
  it('have each a chapter that says what it means, what to look at and what to do', () => {
    const [, ...chapters] = readFileSync(path.join(docs, 'respond.md'), 'utf8').split(/^## /m);
    expect(chapters.map((chapter) => chapter.split('\n')[0])).toEqual(alerts.map(({ alert }) => alert));
    for (const chapter of chapters) {
      expect([...chapter.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, what]) => what)).toEqual([
        'Means',
        'Look at',
        'Do',
      ]);
    }
  });

  it('are tried on what goes wrong, each', () => {
    const tests = readFileSync(path.join(monitoringFolder, 'alerts-test.yaml'), 'utf8');
    const tried = new Set([...tests.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name));
    expect([...tried].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it('say how soon somebody must act', () => {
    for (const { labels } of alerts) expect(['page', 'ticket']).toContain(labels.severity);
  });
});

it('Prometheus finds each part of the containers', () => {
  const parts = allParts.map((role) => nameOf(role).replace(' ', '-'));
  const portOf = (part: string) => (part === 'gateway' ? 9464 : 3000);
  const expected = parts.map((part) => ({ part, address: `${part}:${portOf(part)}` }));
  const byPart = (one: { part: string }, other: { part: string }) => (one.part < other.part ? -1 : 1);
  expect(readTargets().sort(byPart)).toEqual(expected.sort(byPart));
  expect(readFileSync(path.join(docs, '../../docker-compose.yml'), 'utf8')).toContain('METRICS_PORT: 9464');
});
