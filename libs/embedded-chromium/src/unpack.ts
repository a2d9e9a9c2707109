// node libs/embedded-chromium/dist/unpack.js: unpacks the browser before its first use, for a container image.
import { shippedChromium } from './shipped-chromium.js';

const { executablePath } = await shippedChromium();
process.stdout.write(`${executablePath}\n`);
