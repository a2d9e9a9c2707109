import { SilentProxy } from '../testing/index.js';
import { samplePublisher } from '../testing/sample-service.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { openDatabase } from './database.module.js';

describe('a database that is opened at a start', () => {
  let database: TestDatabase;
  const kept = process.env.IDENTITY_DATABASE_URL;
  beforeAll(async () => {
    database = await createTestDatabase(samplePublisher);
  });
  afterAll(async () => {
    if (kept === undefined) delete process.env.IDENTITY_DATABASE_URL;
    else process.env.IDENTITY_DATABASE_URL = kept;
    await database.drop();
  });

  const open = (url: string) => {
    process.env.IDENTITY_DATABASE_URL = url;
    return openDatabase({ name: 'identity', entities: [] });
  };

  it('is waited for while the server is not there yet', async () => {
    const way = await SilentProxy.open(database.directUrl);
    const { url } = way;
    await way.close();
    const opening = open(url);
    const [back] = await Promise.all([SilentProxy.open(database.directUrl, Number(new URL(url).port))]);
    const opened = await opening;
    expect(await opened.query('select 1 as one')).toEqual([{ one: 1 }]);
    await opened.destroy();
    await back.close();
  });

  it('is refused at once, with what to do, where the password or the name is wrong', async () => {
    const wrong = (change: (url: URL) => void) => {
      const url = new URL(database.directUrl);
      change(url);
      return open(url.href);
    };
    await expect(
      wrong((url) => {
        url.password = 'another';
      }),
    ).rejects.toThrow('IDENTITY_DATABASE_URL: the database refuses the user or the password.');
    await expect(
      wrong((url) => {
        url.pathname = '/overland_nowhere';
      }),
    ).rejects.toThrow('IDENTITY_DATABASE_URL: there is no such database');
  });
});
