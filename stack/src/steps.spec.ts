import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const steps = path.resolve(import.meta.dirname, '../steps.mjs');

/** Starts a server in another process group, as PostgreSQL is, which writes its port; and never ends. */
const server = (file: string) => `
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () =>
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(server.address().port)));
`;
const hanging = (file: string) => `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server(file))}], { detached: true });
  setInterval(() => {}, 1000);
`;

describe('a step of npm test that hangs', () => {
  it('is stopped with everything that it has started, and says what was running', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'overland-step-')), 'port');
    const script = `
      import { runStep } from ${JSON.stringify(steps)};
      const options = { minutes: 0.05, whatHung: () => 'A test was running.' };
      const { ok, isStopped } = await runStep('Tests', process.execPath, ['-e', ${JSON.stringify(hanging(file))}], options);
      console.log(JSON.stringify({ ok, isStopped }));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toMatch(/Tests … failed, .* s\nTests: stopped after .* minutes\. A test was running\./);
    expect(stdout).toContain('{"ok":false,"isStopped":true}');
    const client = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
    await expect(once(client, 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});
