import { type Inbox, startInbox } from '@overland/stack/inbox';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './chromium.js';

describe('the inbox page in a browser', () => {
  let inbox: Inbox;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    inbox = await startInbox({ smtpPort: 0, webPort: 0 });
    browser = await launchBrowser();
  }, 120_000);
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await browser?.close();
    await inbox?.close();
  });

  const site = () => `http://127.0.0.1:${inbox.webPort}/`;
  async function send(mail: SendMailOptions) {
    const client = createTransport({ host: '127.0.0.1', port: inbox.smtpPort });
    await client.sendMail({ from: 'quotes@overland.example', to: 'ann@dealer.example', ...mail });
  }

  it('explains itself while it is empty, and shows a message when it arrives', async () => {
    await page.goto(site());
    await page.getByText('No messages yet').waitFor();
    await send({ subject: 'Your sign-in code', text: 'Your code is 123456' });
    await page.getByRole('link', { name: 'Your sign-in code' }).click();
    await page.locator('pre', { hasText: 'Your code is 123456' }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#[0-9a-z]{20}$/);
  });

  it('does not run scripts of a message; its styles and links work', async () => {
    await send({
      subject: '<img src=x onerror="window.ran=1">',
      html: `<style>h1 { width: 123px }</style><h1>Quote</h1>
        <script>window.ran = 1; parent.ran = 1; document.title = 'ran'; document.querySelector('h1').textContent = 'ran'</script>
        <script src="/inbox.js" type="module"></script>
        <img src="x" onerror="document.querySelector('h1').textContent = 'ran'">
        <iframe srcdoc="<script>top.ran = 1</script>"></iframe>
        <a href="javascript:document.querySelector('h1').textContent='ran'">script link</a>
        <a href="${site()}#latest">real link</a>`,
    });
    const refused: string[] = [];
    page.on('console', (line) => refused.push(line.text()));
    await page.goto(`${site()}#latest`);
    const frame = page.frameLocator('#message > iframe');
    await frame.getByText('real link').waitFor();
    await frame.getByText('script link').click();
    const [opened] = await Promise.all([page.waitForEvent('popup'), frame.getByText('real link').click()]);
    expect(opened.url()).toContain(`127.0.0.1:${inbox.webPort}`);

    expect(await frame.locator('h1').textContent()).toBe('Quote');
    expect(await frame.locator('h1').boundingBox()).toMatchObject({ width: 123 });
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(refused.join('\n')).toMatch(/Blocked script execution/);
    await opened.close();
  });

  it('asks before it deletes all messages', async () => {
    await send({ subject: 'to be deleted', text: 'x' });
    await page.goto(site());
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await page.getByRole('link', { name: 'to be deleted' }).waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
    await page.getByText('No messages yet').waitFor();
  });
});
