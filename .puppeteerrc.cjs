// The browser comes from npm (@sparticuz/chromium) or CHROME_PATH, so Puppeteer downloads none on install.
module.exports = { skipDownload: true };
