import { launchBrowser } from './chromium.js';

it('the test browser starts and lays out a page', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('data:text/html,<title>Dallas</title><h1 style="width:50vw;margin:0">793 mi</h1>');
    expect(await page.title()).toBe('Dallas');
    expect(await page.locator('h1').boundingBox()).toMatchObject({ width: 195 });
    expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG');
  } finally {
    await browser.close();
  }
}, 120_000);
