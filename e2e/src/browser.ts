import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './chromium.js';
import { newCode, seenMails, signInAs, site } from './product.js';

/** A phone in one hand; the design's other width is 1440. */
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
  /** What the page's console and the Content Security Policy complained of; a good page leaves it empty. */
  complaints: string[];
}

interface PageOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
}

/** A page of a fresh visitor. */
export async function openPage({
  viewport = desk,
  colorScheme = 'light',
}: PageOptions = {}): Promise<Watched> {
  browser ??= launchBrowser();
  const context = await (await browser).newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** A page of somebody who signed in before: the session stands in the browser's storage. */
export async function openPageAs(email: string, options: PageOptions = {}): Promise<Watched> {
  const { token, role, userId, portalId } = await sessionOf(email);
  const watched = await openPage(options);
  const state = { token, role, userId, portalId, isSuperAdmin: null, unauthorizedMessage: null };
  const stored = JSON.stringify(JSON.stringify({ state, version: 0 }));
  await watched.context.addInitScript({
    content: `if (!localStorage.getItem('overland-session')) localStorage.setItem('overland-session', ${stored});`,
  });
  return watched;
}

const sessions = new Map<string, ReturnType<typeof signInAs>>();

/** Signs each person in once a file. */
function sessionOf(email: string): ReturnType<typeof signInAs> {
  const known = sessions.get(email) ?? signInAs(email);
  sessions.set(email, known);
  return known;
}

/** Signs in as a person does: e-mail, password, the code from the inbox. */
export async function signInOn(page: Page, email: string, password: string): Promise<void> {
  const seen = await seenMails(email);
  await page.goto(`${site}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  const code = await newCode(email, seen);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
}

/** Types into a field with suggestions and takes the one with that name. */
export async function choose(page: Page, label: string, typed: string, suggestion: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.getByRole('option', { name: suggestion, exact: true }).first().click();
}
