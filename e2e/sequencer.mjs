// Runs the files that need the shared product for themselves first, beside those that start their own.
import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { alone, longest, withOwnProduct } from './groups.mjs';

const solo = Object.keys(alone);
const first = [...withOwnProduct.flatMap((file, at) => [file, ...solo.slice(at, at + 1)]), ...longest];

const placeOf = ({ path: file }) => {
  const place = first.indexOf(path.basename(file));
  return place < 0 ? first.length : place;
};

export default class SharedProductSequencer extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
