import { WarmBrowser } from './warm-browser.js';

let current: SharedBrowser | null = null;

/** The browser of this process: services that run side by side print with the same one, and the last to end closes it. */
export class SharedBrowser extends WarmBrowser {
  private users = 0;

  /** To be given back by `onApplicationShutdown`. */
  static borrow(): SharedBrowser {
    current ??= new SharedBrowser();
    current.users += 1;
    return current;
  }

  override async onApplicationShutdown(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    current = null;
    await super.onApplicationShutdown();
  }
}
