import { chromiumPath, launchBrowser } from './chromium.js';

describe('the browser of the tests', () => {
  it('starts and lays out a page', async () => {
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

  it('is the one that CHROME_PATH names, and one that is not there is named', async () => {
    const before = process.env.CHROME_PATH;
    try {
      process.env.CHROME_PATH = process.execPath;
      expect(await chromiumPath()).toMatchObject({ executablePath: process.execPath });
      process.env.CHROME_PATH = '/nowhere/chrome';
      await expect(chromiumPath()).rejects.toThrow('CHROME_PATH names /nowhere/chrome');
    } finally {
      if (before === undefined) delete process.env.CHROME_PATH;
      else process.env.CHROME_PATH = before;
    }
  });
});
