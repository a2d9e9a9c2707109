import { randomUUID } from 'node:crypto';
import { orderTerms } from '@overland/contracts';
import { aSession } from '@overland/service-kit/testing';
import { DataSource } from 'typeorm';
import { pathTo, storePortal } from '../testing/orders-test-bed.js';
import { startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';
import { WriteTermsInSpanish1791000000410 } from './1791000000410-write-terms-in-spanish.js';

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

const run = (step: 'up' | 'down') =>
  owner.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    await new WriteTermsInSpanish1791000000410()[step](queryRunner);
  });

const sections = [{ title: 'Law', text: 'Texas.' }];

it('the migration makes the text of before the English one, also of what was accepted', async () => {
  const { _id: portalId } = await storePortal(bed.service, 'America/Chicago');
  const order = await bed.order(pathTo.new, { portalId, language: 'es' });
  await run('down');
  const [{ id: termsId } = { id: 0 }] = await bed.select<{ id: number }>(
    `insert into terms_versions (portal_id, version, sections, created_at, created_by)
     values ($1, 1, $2, now(), 'Dana Whitfield') returning id`,
    [portalId, JSON.stringify(sections)],
  );
  const facts = { price: 1090, pickupPlaceText: 'Austin, TX', deliveryPlaceText: 'Denver, CO' };
  await bed.select(
    `insert into terms_acceptances (id, order_id, portal_id, terms_id, version, agreement, facts, full_name,
       signature, accepted_at, address, user_agent)
     values ($1, $2, $3, $4, 1, 'agreed', $5, 'Jordan Smith', '{"kind":"typed"}', now(), '127.0.0.1', '')`,
    [
      randomUUID(),
      order.orderId,
      portalId,
      termsId,
      JSON.stringify({ ...facts, pickupScheduledAt: '2026-11-05', vehicles: [] }),
    ],
  );
  await bed.select(
    `update orders set terms_accepted_at = now(), terms_accepted_by = 'Jordan Smith', terms_version = 1
     where id = $1`,
    [order.orderId],
  );
  await run('up');
  expect((await bed.open(order)).body).toMatchObject({
    terms: { version: 1, texts: { en: sections, es: [] } },
    accepted: { fullName: 'Jordan Smith', version: 1, language: 'en' },
  });
  await bed.pdf(order);
  expect(bed.browser.text()).toMatch(/Estos términos están en inglés\.[\s\S]*1\. Law[\s\S]*Aceptado por/);
});

it('the migration gives the terms that come with the product their Spanish text, and no other version one', async () => {
  const as = aSession({ role: 'MCAdmin' });
  const body = { portalId: null, version: 1, texts: { en: sections, es: [] } };
  await bed.service.call(orderTerms.save, { as, body });
  await run('down');
  await run('up');
  const { body: versions } = await bed.service.call(orderTerms.versions, { as, query: {} });
  expect(versions).toMatchObject([
    { version: 2, texts: { en: sections, es: [] } },
    { version: 1, texts: { es: [{ title: 'Qué hacemos' }, ...Array(8).fill({})] } },
  ]);
});
