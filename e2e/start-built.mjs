// npm start without installing and building: for tests that start many times what a first start has built.
import { startStack } from '../stack/dist/main.js';

await startStack(process.argv.slice(2));
