import { orders, quotes } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { call, publicSite, signInAs, site } from './product.js';

const dealer = 'kayla@lonestarmotors.example';
const provider = 'dana@overland.example';

/** Notes every violation from the first script on. */
const listener = `
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push([event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample].join(' ')));
`;

/** What the policy would refuse in the page as it stands: scripts without an address, style sheets without a nonce. */
const inlineParts = `[
  ...[...document.querySelectorAll('script:not([src])')].map((script) => 'script ' + script.textContent.slice(0, 80)),
  ...[...document.querySelectorAll('style')].filter((style) => style.nonce === '').map(() => 'style without nonce'),
]`;

type Visit = [where: string, act?: (page: Page) => Promise<void>];

const openCombobox = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Pickup' }).fill('dalla');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
};
const openKeys = async (page: Page) => {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};
const openDates = async (page: Page) => {
  await page
    .getByRole('button', { name: /from a calendar/ })
    .first()
    .click();
  await page.getByRole('grid').waitFor();
};
const showMap = async (page: Page) => {
  const map = page.locator('svg[role=img]').first();
  await map.scrollIntoViewIfNeeded();
};

async function visitsOfDealer(): Promise<Visit[]> {
  const { token } = await signInAs(dealer);
  const [quote] = (await call(quotes.list, { body: { status: ['Saved'] } }, { token })).body.rows;
  const [order] = (await call(orders.list, { body: {} }, { token })).body.rows;
  return [
    [`${site}/get-quote`, openCombobox],
    [`${site}/quotes`, openKeys],
    [`${site}/quote/${quote?._id}`, showMap],
    [`${site}/quote/${quote?._id}/edit`],
    [`${site}/orders/book/${quote?._id}`, openDates],
    [`${site}/orders`],
    [`${site}/order/${order?._id}`, showMap],
    [`${site}/account`],
  ];
}

const visitsOfProvider: Visit[] = [
  [`${site}/portals`],
  [`${site}/users`],
  [`${site}/get-quote`, openCombobox],
  [`${site}/quotes`],
  [`${site}/orders`, openKeys],
];
const visitsOfAnyone: Visit[] = [
  [`${site}/login`],
  [`${site}/forgot-password`],
  [`${site}/no-such-page`],
  [publicSite, openCombobox],
  [`${publicSite}/no-such-page`],
];

/** Goes to each place, opens what opens there, and gives what the policy refused or would refuse. */
async function findings(page: Page, visits: readonly Visit[]): Promise<string[]> {
  const found: string[] = [];
  await page.addInitScript({ content: listener });
  for (const [address, act] of visits) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    if (!policy.startsWith("default-src 'none'; script-src 'self';"))
      found.push(`${address}: policy ${policy}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await act?.(page);
    const seen = await page.evaluate<string[]>(`[...violations, ...${inlineParts}]`);
    found.push(...seen.map((each) => `${address}: ${each}`));
  }
  return found;
}

afterAll(closeBrowser);

describe.each(['light', 'dark'] as const)('the strict content security policy, %s', (colorScheme) => {
  it('is broken by no screen of a portal’s user, with what opens on it open', async () => {
    const visits = await visitsOfDealer();
    const { page, context } = await openPageAs(dealer, { colorScheme });
    expect(await findings(page, visits)).toEqual([]);
    await context.close();
  }, 120_000);

  it('is broken by no screen of the provider', async () => {
    const { page, context } = await openPageAs(provider, { colorScheme });
    expect(await findings(page, visitsOfProvider)).toEqual([]);
    await context.close();
  }, 120_000);

  it('is broken by no screen that is open to anyone', async () => {
    const { page, context } = await openPage({ colorScheme });
    expect(await findings(page, visitsOfAnyone)).toEqual([]);
    await context.close();
  }, 120_000);
});

it('is watched: an inline style of a page is seen by the listener', async () => {
  const { page, context } = await openPage();
  await page.addInitScript({ content: listener });
  await page.goto(`${site}/login`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>')`);
  await page.waitForFunction('violations.length > 0');
  await context.close();
});
