import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './chromium.js';
import { openSessionOf } from './databases.js';
import { newCode, seenMails, site } from './product.js';
import { tokenOf } from './tokens.js';

/** The phone width of the design; the desktop width is 1440. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

let browser: Promise<Browser> | null = null;

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}

export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Console errors and Content Security Policy violations of the page; expected to stay empty. */
  complaints: string[];
}

interface PageOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Where this phone is; it may be asked. Without it no page may. */
  geolocation?: { latitude: number; longitude: number };
  /** Of the browser: "es-US". */
  locale?: string;
  /** With the service worker of the public site. */
  keepsPages?: boolean;
  /** What it is allowed when it asks. */
  permissions?: string[];
}

/** A page of a new visitor. */
export async function openPage({
  viewport = desk,
  colorScheme = 'light',
  geolocation,
  locale = 'en-US',
  keepsPages = false,
  permissions = [],
}: PageOptions = {}): Promise<Watched> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({
    viewport,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
    // Tests cannot hold up or break what a service worker fetches.
    serviceWorkers: keepsPages ? 'allow' : 'block',
    ...(geolocation && { geolocation }),
    permissions: [...permissions, ...(geolocation ? ['geolocation'] : [])],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** A page of a signed-in user: the session is in the browser's storage. */
export async function openPageAs(email: string, options: PageOptions = {}): Promise<Watched> {
  const session = await openSessionOf(email);
  const { role, userId, portalId } = session;
  const watched = await openPage(options);
  const state = {
    token: tokenOf(session),
    role,
    userId,
    portalId,
    isSuperAdmin: null,
    unauthorizedMessage: null,
  };
  const stored = JSON.stringify(JSON.stringify({ state, version: 0 }));
  await watched.context.addInitScript({
    content: `if (!localStorage.getItem('overland-session')) localStorage.setItem('overland-session', ${stored});`,
  });
  return watched;
}

interface SignIn {
  email: string;
  password: string;
  /** Another product than the shared one. */
  at?: { site: string; inbox: string };
}

/** Signs in through the form: email, password, code from the inbox. */
export async function signInOn(page: Page, signIn: SignIn): Promise<void> {
  await page.goto(`${signIn.at?.site ?? site}/login`);
  await fillSignIn(page, signIn);
}

/** The same on the sign-in page that is shown. */
export async function fillSignIn(page: Page, { email, password, at }: SignIn): Promise<void> {
  const seen = await seenMails(email, at?.inbox);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = await newCode(email, seen, at?.inbox);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
}

/** Types into a combobox and chooses the suggestion with that name. */
export async function choose(page: Page, label: string, typed: string, suggestion: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.getByRole('option', { name: suggestion, exact: true }).first().click();
}

/** Opens a select and chooses the option with that name. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A real picture to upload: of the page itself. */
export const photoOf = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 64, height: 48 } }),
});
