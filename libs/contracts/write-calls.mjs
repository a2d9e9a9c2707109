// Part of the build: the contract table without its schemas, as data for builds of the web.
import { writeFileSync } from 'node:fs';
import { calls } from './dist/calls.js';

const write = (file, text) => writeFileSync(new URL(`dist/${file}`, import.meta.url), text);
// webpack leaves out the rows of a JSON module that nothing uses.
write('calls.json', JSON.stringify(calls));
write('built-calls.js', "export { default as calls } from './calls.json';\n");
