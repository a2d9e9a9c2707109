import pg from 'pg';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { openDatabase } from './database.module.js';

@Entity('notes')
class NoteEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;
}

describe('a database with generated ids', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sampleService);
  });
  afterAll(() => service.close());

  it('is opened without installing an extension, which its role may not', async () => {
    process.env.QUOTING_DATABASE_URL = service.database.directUrl;
    const asked = jest.spyOn(pg.Client.prototype, 'query');
    const database = await openDatabase({ name: 'quoting', entities: [NoteEntity] });
    await database.query('select 1');
    await database.destroy();
    const statements = asked.mock.calls.map(([statement]) => JSON.stringify(statement));
    expect(statements).toContainEqual(expect.stringContaining('select 1'));
    expect(statements.filter((statement) => /extension/i.test(statement))).toEqual([]);
  });
});
