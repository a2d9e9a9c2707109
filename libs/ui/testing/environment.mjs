import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own fetch types, which jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Headers, Request, Response });
  }
}
