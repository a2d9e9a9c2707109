import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrCreateSecrets } from './secrets.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'overland-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const keep = (text: string) => writeFileSync(path.join(dataDir, 'secrets.json'), text);

describe('the secrets of an installation', () => {
  it('are made once', () => {
    const made = readOrCreateSecrets(dataDir);
    expect(readOrCreateSecrets(dataDir)).toEqual(made);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  });

  it('of an earlier version are kept, and those that it lacks are added', () => {
    keep('{"mailSealKey": "kept"}');
    expect(readOrCreateSecrets(dataDir)).toMatchObject({
      mailSealKey: 'kept',
      ownerPassword: expect.any(String),
    });
  });

  it('that cannot be read are not replaced: the start says what to do', () => {
    keep('{"mailSealKey": "hun');
    expect(() => readOrCreateSecrets(dataDir)).toThrow(
      /secrets\.json has the keys of this .* Put a good copy of it back/,
    );
  });
});
