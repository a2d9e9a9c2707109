// npm start: from a fresh clone to a running system.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, requireNode, root } from './steps.mjs';

requireNode();
await installPackages('product');
await build();
// Since Node.js 22: compiled code is cached for the next start.
module.enableCompileCache?.(path.join(root, 'node_modules/.cache/compiled'));
const { startStack } = await import(pathToFileURL(path.join(root, 'stack/dist/main.js')).href);
await startStack(process.argv.slice(2));
