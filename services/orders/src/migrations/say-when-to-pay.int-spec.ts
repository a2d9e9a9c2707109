import { DataSource } from 'typeorm';
import { startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';
import { SayWhenToPay1791000000470 } from './1791000000470-say-when-to-pay.js';

let bed: TermsTestBed;
let owner: DataSource;

beforeAll(async () => {
  bed = await startTermsTestBed();
  owner = await new DataSource({ type: 'postgres', url: bed.service.database.ownerUrl }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await bed.close();
});

const migrate = () =>
  owner.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    await new SayWhenToPay1791000000470().up(queryRunner);
  });
const providersTerms = () =>
  bed.select<{ version: number; text: string }>(
    `select version, sections::text || sections_es::text as text from terms_versions
     where portal_id is null order by version`,
  );

it('new installations say from the first version on that payment is due before the pickup', async () => {
  await migrate();
  const [first, ...others] = await providersTerms();
  expect(first?.text).toContain('Payment is due before the pickup.');
  expect(first?.text).toContain('El pago vence antes de la recogida.');
  expect(others).toEqual([]);
});

it('terms that came with the product and say otherwise get a second version, once', async () => {
  const text = (title: string, sentence: string) => JSON.stringify([{ title, text: sentence }]);
  await owner.transaction(async (manager) => {
    await manager.query(`set local app."all" = 'yes'`);
    await manager.query('update terms_versions set sections = $1, sections_es = $2 where portal_id is null', [
      text('Pay', 'Payment: on delivery (COD). We ask for it before a carrier is sent. Else.'),
      text('Pago', 'Pago: contra entrega (COD). Se lo pedimos antes de enviar un transportista. Si no.'),
    ]);
  });
  await migrate();
  await migrate();
  const versions = await providersTerms();
  expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  expect(versions[1]?.text).toMatch(/before the pickup\. .* once it is paid\. Else\./);
  expect(versions[1]?.text).toMatch(/antes de la recogida\. .* esté pagado\. Si no\./);
});
