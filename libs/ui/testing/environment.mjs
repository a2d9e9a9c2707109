import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own fetch types, which jsdom lacks, and the signals that they take. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
}
