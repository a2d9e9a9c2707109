import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventPayloads } from '../testing/event-payloads.js';
import { contract } from './contract.js';
import { keepRelease } from './history.js';
import { sharedNames } from './shared-names.js';

const manifest = path.resolve(import.meta.dirname, '../../../package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

const folder = keepRelease(version, { ...contract(), payloads: eventPayloads(), shared: sharedNames() });
process.stdout.write(`Kept what ${version} says in ${folder}.\n`);
