import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@overland/contracts';
import { accessTable } from './access-table.js';

writeFileSync(path.resolve(import.meta.dirname, '../../docs/access.md'), accessTable(allEndpoints));
