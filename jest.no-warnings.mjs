// A test that leaves a console.error or console.warn fails with it. One that expects it says so, for itself alone:
// jest.spyOn(console, 'error').mockImplementation(() => undefined).
import { format } from 'node:util';

const left = [];

function listen() {
  for (const method of ['error', 'warn']) {
    const keep = (...message) => {
      const place = new Error(`console.${method} in "${expect.getState().currentTestName}"`);
      Error.captureStackTrace(place, keep);
      left.push(`${format(...message)}\n${place.stack}`);
    };
    console[method] = keep;
  }
}

function failIfAnyLeft() {
  const messages = left.splice(0).join('\n\n');
  if (messages !== '') throw new Error(`A warning was not expected:\n${messages}`);
}

listen();
beforeEach(listen);
afterEach(failIfAnyLeft);
// What hooks of the file have left after its last test.
afterAll(failIfAnyLeft);
