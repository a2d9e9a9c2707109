/** A pause that can be cut short. News that comes while nobody waits makes the next pause end at once. */
export class WakeUp {
  private hasNews = false;
  private wake: (() => void) | null = null;

  now(): void {
    this.hasNews = true;
    this.wake?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.hasNews) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = null;
    this.hasNews = false;
  }
}
