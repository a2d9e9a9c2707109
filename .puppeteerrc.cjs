// The browser comes with npm (@sparticuz/chromium) or is named by CHROME_PATH; installing downloads none.
module.exports = { skipDownload: true };
