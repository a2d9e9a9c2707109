import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { orders, quotes } from '@overland/contracts';
import { closeBrowser, desk, openPage, openPageAs, phone } from './browser.js';
import { call, publicSite, signInAs, site } from './product.js';

const dealer = 'kayla@lonestarmotors.example';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

afterAll(closeBrowser);

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** Addresses of every screen that is built, with real data behind each. */
async function staffPaths(): Promise<string[]> {
  const { token } = await signInAs(dealer);
  const [quote] = (await call(quotes.list, { body: { status: ['Saved'] } }, { token })).body.rows;
  const [order] = (await call(orders.list, { body: {} }, { token })).body.rows;
  return [
    '/get-quote',
    '/quotes',
    `/quote/${quote?._id}`,
    `/quote/${quote?._id}/edit`,
    `/orders/book/${quote?._id}`,
    '/quotes/import',
    '/orders',
    `/order/${order?._id}`,
    '/account',
  ];
}

describe.each([
  ['at a desk', desk],
  ['on a phone', phone],
])('every screen %s, light and dark', (_where, viewport) => {
  it('has nothing that axe finds, fits the window, and breaks no content security policy', async () => {
    const staff = await staffPaths();
    const findings: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const visits = [
        {
          ...(await openPage({ viewport, colorScheme })),
          addresses: [`${site}/login`, `${site}/forgot-password`, publicSite],
        },
        {
          ...(await openPageAs(dealer, { viewport, colorScheme })),
          addresses: staff.map((path) => site + path),
        },
        {
          ...(await openPageAs('dana@overland.example', { viewport, colorScheme })),
          addresses: [
            `${site}/portals`,
            `${site}/users`,
            `${site}/get-quote`,
            ...['levels', 'holidays', 'sheet', 'makes', 'history'].map(
              (name) => `${site}/settings?section=${name}`,
            ),
          ],
        },
      ];
      for (const { page, context, complaints, addresses } of visits) {
        for (const address of addresses) {
          await page.goto(address);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
          await page.evaluate(axe);
          const found = await page.evaluate<Finding[]>(
            'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
          );
          const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
          const where = `${colorScheme} ${address}`;
          findings.push(
            ...found.map(
              ({ id, nodes }) => `${where}: ${id} ${nodes[0]?.target} ${nodes[0]?.failureSummary}`,
            ),
          );
          if (wide) findings.push(`${where}: scrolls sideways`);
        }
        findings.push(...complaints);
        await context.close();
      }
    }
    expect(findings).toEqual([]);
  }, 240_000);
});
