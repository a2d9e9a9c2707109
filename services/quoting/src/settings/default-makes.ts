import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VehicleMake } from '@overland/contracts';

/** The same file seen from `src/settings` and from `dist/settings`. */
const MAKES_FILE = join(import.meta.dirname, '../../data/makes/makes.json');

/**
 * The list of makes and models a new installation starts with; the super admin edits it in Settings. The "Other"
 * entries are not in it: they are added to whatever the list is.
 */
export function defaultMakes(): VehicleMake[] {
  return JSON.parse(readFileSync(MAKES_FILE, 'utf8'));
}
