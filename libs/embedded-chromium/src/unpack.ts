// node libs/embedded-chromium/dist/unpack.js: unpacks the browser ahead of its first use, as an image does.
import { shippedChromium } from './shipped-chromium.js';

const { executablePath } = await shippedChromium();
process.stdout.write(`${executablePath}\n`);
