// npm start without install and build, for tests that start the same build many times.
import './end-with-parent.mjs';
import { startStack } from '../stack/dist/main.js';

await startStack(process.argv.slice(2));
