import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/** Runs a step in a process of its own, which prints how it ended. */
function runStep(command: string, options: object) {
  const script = `
    import { runStep } from ${JSON.stringify(steps)};
    const args = ['-e', ${JSON.stringify(command)}];
    const { ok, isStopped } = await runStep('Tests', process.execPath, args, ${JSON.stringify(options)});
    console.log(JSON.stringify({ ok, isStopped }));
  `;
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
}

const folder = () => mkdtempSync(path.join(tmpdir(), 'overland-step-'));

/** A process that was killed may answer for a moment more. */
async function untilNoServer(file: string): Promise<void> {
  for (;;) {
    const client = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
    const isOver = await new Promise((resolve) => {
      client.once('connect', () => resolve(false));
      client.on('error', () => resolve(true));
    });
    client.destroy();
    if (isOver) return;
    await setTimeout(20);
  }
}

describe('a step of npm test', () => {
  it('that makes no progress is stopped with everything it has started, and says what was running', async () => {
    const file = path.join(folder(), 'port');
    const progressFile = path.join(folder(), 'running');
    writeFileSync(progressFile, 'A test was running.');
    const { stdout } = await runStep(hanging(file), { progressFile, quietMs: 3_000 });
    expect(stdout).toMatch(/Tests: stopped after 0.05 minutes without progress\. A test was running\./);
    expect(stdout).toContain('{"ok":false,"isStopped":true}');
    await untilNoServer(file);
  });

  it('that makes progress may take as long as it needs', async () => {
    const slow = `
      const timer = setInterval(() => process.stdout.write('.'), 200);
      setTimeout(() => clearInterval(timer), 4_000);
    `;
    const { stdout } = await runStep(slow, { quietMs: 2_000 });
    expect(stdout).toContain('{"ok":true,"isStopped":false}');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends on %s with all it has started', async (signal) => {
    const file = path.join(folder(), 'port');
    const running = runStep(hanging(file), {});
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(20);
    running.child.kill(signal);
    await expect(running).rejects.toMatchObject({ code: 128 + constants.signals[signal] });
    await untilNoServer(file);
  });

  it('ends with all it has started when npm is ended, whose shell hands no signal on', async () => {
    const file = path.join(folder(), 'port');
    const script = `import { runStep } from ${JSON.stringify(steps)};
      await runStep('Tests', process.execPath, ['-e', ${JSON.stringify(hanging(file))}]);`;
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script]);
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(20);
    shell.kill('SIGTERM');
    await untilNoServer(file);
  });
});
