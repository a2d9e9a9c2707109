import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VehicleMake } from '@overland/contracts';

/** The same two levels up from `src/settings` and from `dist/settings`. */
const MAKES_FILE = join(import.meta.dirname, '../../data/makes/makes.json');

/**
 * The makes and models of a new installation; the super admin edits them in Settings. The "Other" entries are not in it: they
 * are added to whatever the list is.
 */
export function defaultMakes(): VehicleMake[] {
  return JSON.parse(readFileSync(MAKES_FILE, 'utf8'));
}
