import { randomUUID } from 'node:crypto';
import { type AuditNote, noTerms, orderTerms, type Session, type Terms } from '@overland/contracts';
import { withPortal } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { TermsRepository } from '../agreements/terms.repository.js';
import { TermsVersionEntity } from '../agreements/terms-version.entity.js';
import { firstTerms } from '../migrations/first-terms.js';
import { firstTermsInSpanish } from '../migrations/first-terms-es.js';
import { storePortal } from '../testing/orders-test-bed.js';
import { startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';

const dana = aSession({ role: 'MCAdmin' });
let bed: TermsTestBed;
beforeAll(async () => {
  bed = await startTermsTestBed();
});
afterAll(() => bed.close());

const current = () => bed.service.call(orderTerms.current);
const save = (body: object, as: Session | null = dana) => bed.service.call(orderTerms.save, { as, body });
const list = async (portalId?: string) =>
  (await bed.service.call(orderTerms.versions, { as: dana, query: portalId ? { portalId } : {} })).body;
const section = (text: string) => [{ title: 'What we do', text }];
const english = (text: string) => ({ ...noTerms, en: section(text) });
const spanish = (text: string) => ({ ...noTerms, es: [{ title: 'Qué hacemos', text }] });
const aPortal = async () => (await storePortal(bed.service, 'America/Chicago'))._id;
const inPortal = <T>(portalId: string, work: Parameters<typeof withPortal<T>>[2]) =>
  withPortal(bed.service.dataSource, { portalId }, work);

const inForce = (portalId: string) =>
  inPortal(portalId, (manager) => new TermsRepository().inForce(manager, portalId));

describe('the provider’s terms', () => {
  it('come with the product and are read by everybody', async () => {
    const { status, body } = await current();
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual('createdAt createdBy portalId texts version'.split(' '));
    expect(body).toMatchObject({ version: 1, portalId: null, createdBy: '' });
    expect(JSON.stringify(body.texts.en)).toContain('Payment is due before the pickup.');
    expect(JSON.stringify(body.texts.es)).toContain('El pago vence antes de la recogida.');
    const titlesIn = (language: 'en' | 'es') =>
      body.texts[language].map((one: { title: string }) => one.title);
    expect(titlesIn('en')).toEqual([
      'What we do',
      'What you do',
      'Dates',
      'Price and payment',
      'Damage and insurance',
      'Canceling',
      'Changes',
      'Privacy',
      'Law',
    ]);
    expect(titlesIn('es')).toEqual([
      'Qué hacemos',
      'Qué hace usted',
      'Fechas',
      'Precio y pago',
      'Daños y seguro',
      'Cancelación',
      'Cambios',
      'Privacidad',
      'Ley',
    ]);
  });

  it('say the same in both languages, paragraph by paragraph', () => {
    const paragraphs = (texts: readonly { text: string }[]) =>
      texts.map(({ text }) => text.split('\n\n').length);
    expect(paragraphs(firstTermsInSpanish)).toEqual(paragraphs(firstTerms));
  });

  it('get a version that follows, and who wrote it is shown to staff alone', async () => {
    const { version } = (await current()).body;
    const saved = await save({ portalId: null, version, texts: english('Something new.') });
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1, createdBy: 'MCAdmin' } });
    expect((await current()).body).toMatchObject({
      version: version + 1,
      texts: english('Something new.'),
      createdBy: '',
    });
    const versions = await list();
    expect(versions[0]).toEqual(saved.body);
    expect(versions.at(-1)).toMatchObject({ version: 1, createdBy: '' });
  });
});

describe('new terms', () => {
  it('of a portal count on their own, beginning with 1', async () => {
    const portalId = await aPortal();
    expect(await list(portalId)).toEqual([]);
    expect((await save({ portalId, version: 0, texts: english('Ours.') })).body.version).toBe(1);
    expect((await save({ portalId, version: 1, texts: english('Ours again.') })).body.version).toBe(2);
    expect((await list(portalId)).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  it('have a text in English, in Spanish or in both, under one number', async () => {
    const portalId = await aPortal();
    const both = { ...english('Ours.'), es: spanish('Nuestros.').es };
    for (const [version, texts] of [english('Ours.'), both, spanish('Nuestros.')].entries()) {
      expect(await save({ portalId, version, texts })).toMatchObject({
        status: 200,
        body: { version: version + 1, texts },
      });
    }
    expect((await list(portalId)).map(({ texts }: Terms) => texts)).toEqual([
      spanish('Nuestros.'),
      both,
      english('Ours.'),
    ]);
    expect(await inForce(portalId)).toMatchObject({ portalId, version: 3, texts: spanish('Nuestros.') });
  });

  it('on another version than the one in force are refused, and change nothing', async () => {
    const portalId = await aPortal();
    await save({ portalId, version: 0, texts: english('First.') });
    const late = await save({ portalId, version: 0, texts: english('Late.') });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', details: { version: 1 } } });
    expect(await list(portalId)).toHaveLength(1);
  });

  it('that are the same text again are none', async () => {
    const portalId = await aPortal();
    await save({ portalId, version: 0, texts: english('First.') });
    expect(await save({ portalId, version: 0, texts: english(' First. ') })).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });

  it('by two people at the same time are one version and one conflict, and twice the same is one version', async () => {
    const portalId = await aPortal();
    const two = await Promise.all(
      ['One.', 'Two.'].map((text) => save({ portalId, version: 0, texts: english(text) })),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const same = await Promise.all([1, 2].map(() => save({ portalId, version: 1, texts: english('Same.') })));
    expect(same.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  it('are in the audit trail by their sections', async () => {
    const portal = await storePortal(bed.service, 'America/Chicago');
    const portalId = portal._id;
    await save({
      portalId,
      version: 0,
      texts: { en: [...section('Old.'), { title: 'Law', text: 'Texas.' }], es: section('Viejo.') },
    });
    await save({
      portalId,
      version: 1,
      texts: { en: [...section('New.'), { title: 'Dates', text: 'Soon.' }], es: section('Nuevo.') },
    });
    const notes = (await bed.service.outbox()).filter(({ type }) => type === 'order.audited');
    expect(notes.at(-1)?.payload as AuditNote).toMatchObject({
      action: 'terms.changed',
      actorId: dana.userId,
      portalId,
      subject: `Terms of ${portal.companyName}`,
      changes: [
        { what: 'Version', from: '1', to: '2' },
        { what: 'What we do', to: 'English section changed' },
        { what: 'Dates', to: 'English section added' },
        { what: 'Law', to: 'English section removed' },
        { what: 'What we do', to: 'Spanish section changed' },
      ],
    });
  });

  it.each([
    ['no text', { texts: noTerms }],
    ['a section without a text', { texts: { en: [{ title: 'Law', text: ' ' }] } }],
    ['41 sections', { texts: { en: Array(41).fill({ title: 'Law', text: 'Texas.' }) } }],
    ['41 sections in Spanish', { texts: { ...english('x'), es: Array(41).fill(section('x')[0]) } }],
    ['a Spanish text that is too long', { texts: { ...english('x'), es: section('x'.repeat(5001)) } }],
    ['an unknown language', { texts: { ...english('x'), xx: section('x') } }],
    ['one text, as before there were two', { texts: undefined, sections: section('x') }],
    ['a version below 0', { version: -1 }],
    ['an unknown field', { createdBy: 'me' }],
  ])('with %s are refused', async (_what, change) => {
    const body = { portalId: null, version: 1, texts: english('x'), ...change };
    expect((await save(body)).status).toBe(400);
  });

  it('of a portal that does not exist are not found', async () => {
    const reply = await save({ portalId: randomUUID(), version: 0, texts: english('x') });
    expect(reply.status).toBe(404);
  });

  it('T2: are written, and old ones read, by MCAdmin alone', async () => {
    for (const role of ['Admin', 'User'] as const) {
      const as = aSession({ role });
      expect((await save({ portalId: as.portalId, version: 0, texts: english('x') }, as)).status).toBe(403);
      expect((await bed.service.call(orderTerms.versions, { as })).status).toBe(403);
    }
    expect((await save({ portalId: null, version: 1, texts: english('x') }, null)).status).toBe(401);
  });
});

describe('a portal that goes back to the provider’s terms', () => {
  const giveUp = (body: object, as: Session | null = dana) =>
    bed.service.call(orderTerms.returnToProvider, { as, body });
  it('has them in force again, and keeps its own among the versions', async () => {
    const portalId = await aPortal();
    await save({ portalId, version: 0, texts: english('Ours.') });
    expect(await inForce(portalId)).toMatchObject({ portalId, version: 1 });
    expect(await giveUp({ portalId, version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2, texts: noTerms, portalId, createdBy: 'MCAdmin' },
    });
    const provider = (await current()).body;
    expect(await inForce(portalId)).toMatchObject({ portalId: null, version: provider.version });
    expect(await list(portalId)).toMatchObject([
      { version: 2, texts: noTerms },
      { version: 1, texts: english('Ours.') },
    ]);
    const again = await save({ portalId, version: 2, texts: english('Ours.') });
    expect(again).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await inForce(portalId)).toMatchObject({ portalId, version: 3 });
  });

  it('does so once, however often and at the same time it is asked', async () => {
    const portalId = await aPortal();
    await save({ portalId, version: 0, texts: english('Ours.') });
    const twice = await Promise.all([1, 2].map(() => giveUp({ portalId, version: 1 })));
    const late = await giveUp({ portalId, version: 1 });
    expect([...twice, late].map(({ status, body }) => [status, body.version])).toEqual(
      Array(3).fill([200, 2]),
    );
    expect(await list(portalId)).toHaveLength(2);
  });

  it('is refused where it has none of its own, or newer ones than were read', async () => {
    const portalId = await aPortal();
    expect(await giveUp({ portalId, version: 1 })).toMatchObject({
      status: 409,
      body: { details: { version: 0 } },
    });
    await save({ portalId, version: 0, texts: english('One.') });
    await save({ portalId, version: 1, texts: english('Two.') });
    expect(await giveUp({ portalId, version: 1 })).toMatchObject({
      status: 409,
      body: { details: { version: 2 } },
    });
    expect(await list(portalId)).toHaveLength(2);
  });

  it('is in the audit trail', async () => {
    const portalId = await aPortal();
    await save({ portalId, version: 0, texts: english('Ours.') });
    await giveUp({ portalId, version: 1 });
    const notes = (await bed.service.outbox()).filter(({ type }) => type === 'order.audited');
    expect(notes.at(-1)?.payload as AuditNote).toMatchObject({
      action: 'terms.changed',
      portalId,
      changes: [
        { what: 'Version', from: '1', to: '2' },
        { what: 'Terms in force', from: 'Its own', to: 'The provider’s' },
      ],
    });
  });

  it.each([
    ['the provider itself', { portalId: null, version: 1 }, 400],
    ['no version', { portalId: randomUUID(), version: 0 }, 400],
    ['an unknown portal', { portalId: randomUUID(), version: 1 }, 404],
  ])('is none for %s', async (_what, body, status) => {
    expect((await giveUp(body)).status).toBe(status);
  });

  it('T2: is brought back by MCAdmin alone', async () => {
    const admin = aSession({ role: 'Admin' });
    expect((await giveUp({ portalId: admin.portalId, version: 1 }, admin)).status).toBe(403);
    expect((await giveUp({ portalId: admin.portalId, version: 1 }, null)).status).toBe(401);
  });
});

describe('the rows of the terms', () => {
  it.each(['delete from terms_versions', 'update terms_versions set version = 9'])(
    'refuse "%s" to the role of the service',
    async (sql) => {
      await expect(bed.select(sql)).rejects.toThrow('permission denied');
    },
  );

  it('are read in each language, whether this version wrote them or the one before', async () => {
    const [ours, theirs] = [await aPortal(), await aPortal()];
    await save({
      portalId: ours,
      version: 0,
      texts: { ...english('Ours.'), ...{ es: section('Nuestro.') } },
    });
    const columns = 'version, sections, sections_es, created_at, created_by';
    await inPortal(theirs, (manager) =>
      manager.query(`insert into terms_versions (portal_id, ${columns}) values ($1, 1, $2, $3, now(), '')`, [
        theirs,
        JSON.stringify(section('Theirs.')),
        JSON.stringify(section('Suyo.')),
      ]),
    );
    expect(await list(theirs)).toMatchObject([{ texts: { en: section('Theirs.'), es: section('Suyo.') } }]);
    const [row] = await inPortal(ours, (manager) =>
      manager.query('select sections, sections_es from terms_versions where portal_id = $1', [ours]),
    );
    expect(row).toEqual({ sections: section('Ours.'), sections_es: section('Nuestro.') });
  });

  it('T3: a portal’s transaction reads its own and the provider’s, and writes only its own', async () => {
    const [mine, other] = [await aPortal(), await aPortal()];
    await save({ portalId: mine, version: 0, texts: english('Mine.') });
    await save({ portalId: other, version: 0, texts: english('Theirs.') });
    const seen = await inPortal(mine, (manager) => manager.find(TermsVersionEntity));
    expect(new Set(seen.map(({ portalId }) => portalId))).toEqual(new Set([null, mine]));
    const row = { version: 99, texts: noTerms, createdAt: new Date(), createdBy: '' };
    for (const portalId of [null, other]) {
      await expect(
        inPortal(mine, (manager) => manager.insert(TermsVersionEntity, { ...row, portalId })),
      ).rejects.toThrow('row-level security');
    }
  });
});
