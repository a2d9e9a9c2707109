import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { walArchiveFolder } from '@overland/embedded-postgres';
import { processMetrics } from '@overland/service-kit';
import { startTestService, type TestService, testKeys, until } from '@overland/service-kit/testing';
import { callRaw, startTestGateway, type TestGateway } from '../../gateway/src/test-gateway.js';
import { allRollups } from '../../services/reporting/src/rollups/all-rollups.js';
import { RollupRecount } from '../../services/reporting/src/rollups/rollup-recount.worker.js';
import { keepBackupPlace } from './backup/backup-settings.js';
import { measureBackups, oldestWaitingSeconds } from './backup/measure-backups.js';
import { allServices } from './services.js';
import { monitoringFolder, readQueries } from './testing/monitoring-files.js';
import { missingIn, readQuery, readSeries, type Series } from './testing/prometheus.js';

const isOurs = (name: string) => name.startsWith('overland_');

describe('what alerts and dashboard ask for', () => {
  const services = new Map<string, TestService>();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overland-monitoring-'));
  let gateway: TestGateway;
  let series: Series[];

  beforeAll(async () => {
    Object.assign(process.env, {
      METRICS_PORT: '0',
      FILES_DIR: path.join(dataDir, 'files'),
      // Nothing listens there.
      SMTP_URL: 'smtp://127.0.0.1:9',
      STAFF_SITE_URL: 'https://app.overland.example',
      PUBLIC_SITE_URL: 'https://overland.example',
      JWT_PRIVATE_KEY: testKeys().privateKey,
    });
    gateway = await startTestGateway({ env: { METRICS_PORT: '0' }, inProcess: [] });
    // While no service is there, after it is there, and of a live stream.
    await callRaw(gateway.staffPort, { path: '/api/makes' });
    for (const definition of allServices) {
      services.set(definition.name, await startTestService(definition, { role: 'both' }));
    }
    await callRaw(gateway.staffPort, { path: '/api/makes' });
    await callRaw(gateway.staffPort, { path: '/api/notices/live' });
    const recount = services.get('reporting')?.app.get(RollupRecount, { strict: false });
    for (const rollup of allRollups) await recount?.recount(rollup);
    keepBackupPlace(dataDir, '/nowhere');
    await measureBackups({ dataDir, split: false }, []);
    const served = async () => readSeries(await processMetrics().text());
    await until('the relays know their subscribers', async () => {
      series = await served();
      return series.some(({ name }) => name === 'overland_outbox_oldest_seconds');
    });
  }, 60_000);
  afterAll(async () => {
    await gateway.close();
    for (const service of [...services.values()].reverse()) await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  it.each(readQueries())('is served: $where', ({ query, text }) => {
    const asked = readQuery(query);
    expect(missingIn(asked, series)).toEqual([]);
    const shown = [...text.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(([, label = '']) => label);
    const kept = { ...asked, grouping: shown };
    expect(missingIn(kept, series)).toEqual([]);
    if (asked.grouping.length > 0) expect(asked.grouping).toEqual(expect.arrayContaining(shown));
  });

  it.each([
    ['a metric', 'overland_sweep_delay_seconds > 1', ['overland_sweep_delay_seconds']],
    ['a value', 'overland_due_rows{work=~"email|e-mail"}', ['overland_due_rows{work="e-mail"}']],
    ['a label', 'sum by (kind) (overland_due_rows)', ['the label kind']],
  ])('and %s that nobody serves is found', (_what, query, missing) => {
    expect(missingIn(readQuery(query), series)).toEqual(missing);
  });

  it('and described, all of it', () => {
    const page = readFileSync(path.join(monitoringFolder, '../../docs/operations/monitor.md'), 'utf8');
    const described = [...page.matchAll(/`(overland_\w+)`/g)].map(([, name]) => name);
    const names = series.map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''));
    expect([...new Set(described)].sort()).toEqual([...new Set(names)].filter(isOurs).sort());
  });

  it('and a text that is no query is refused', () => {
    expect(() => readQuery('overland_due_rows{work=')).toThrow('No query');
  });

  it.each(['check rules alerts.yaml', 'check config prometheus-compose.yaml', 'test rules alerts-test.yaml'])(
    'promtool, where it is there, passes: %s',
    (command) => {
      const options = { cwd: monitoringFolder, encoding: 'utf8' } as const;
      const { error, status, stdout, stderr } = spawnSync('promtool', command.split(' '), options);
      if (error && 'code' in error && error.code === 'ENOENT') return;
      expect(status === 0 ? '' : stdout + stderr).toBe('');
    },
  );
});

describe('how long changes wait to be backed up', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overland-monitoring-'));
  const server = path.join(dataDir, 'postgres');
  const status = path.join(server, 'pg_wal/archive_status');
  const segment = '0000000100000000000000A1';
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is not known before the first backup', () => {
    expect(oldestWaitingSeconds(dataDir)).toBeNull();
  });

  it('is nothing once all are at the place', () => {
    keepBackupPlace(dataDir, '/nowhere');
    mkdirSync(status, { recursive: true });
    writeFileSync(path.join(status, `${segment}.done`), '');
    expect(oldestWaitingSeconds(dataDir)).toBe(0);
  });

  it.each([
    ['PostgreSQL has yet to archive', () => path.join(status, `${segment}.ready`)],
    ['PostgreSQL has archived', () => path.join(walArchiveFolder(server), segment)],
  ])('is the age of what %s', (_what, fileOf) => {
    mkdirSync(walArchiveFolder(server), { recursive: true });
    writeFileSync(fileOf(), '');
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(fileOf(), anHourAgo, anHourAgo);
    expect(oldestWaitingSeconds(dataDir)).toBeGreaterThan(3599);
    rmSync(fileOf());
    expect(oldestWaitingSeconds(dataDir)).toBe(0);
  });
});
