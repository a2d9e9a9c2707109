import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, chromiumPath } from './index.js';

const named = process.env.CHROME_PATH;

afterEach(() => {
  if (named === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = named;
});

describe('the browser', () => {
  it('is the one that CHROME_PATH names, and a missing one is named in the error', async () => {
    process.env.CHROME_PATH = process.execPath;
    expect(await chromiumPath()).toMatchObject({ executablePath: process.execPath });
    process.env.CHROME_PATH = '/nowhere/chrome';
    await expect(chromiumPath()).rejects.toThrow('CHROME_PATH names /nowhere/chrome');
  });

  it('runs with the environment that it is given with', async () => {
    const { executablePath, env } = await chromiumPath();
    const { stdout } = await promisify(execFile)(executablePath, [...chromiumArguments(), '--version'], {
      env,
    });
    expect(stdout).toMatch(/Chrom(e|ium)\D* \d+\./);
  }, 120_000);
});

it('turns the sandbox off by setting, and as root', () => {
  expect(chromiumArguments({ CHROMIUM_SANDBOX: 'off' })).toContain('--no-sandbox');
  expect(chromiumArguments({}).includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});
