import { RestartPause } from './restart-pause.js';

describe('the delay before a part is restarted', () => {
  it('doubles from 100 ms to 5 s', () => {
    const pause = new RestartPause();
    const pauses = Array.from({ length: 8 }, () => pause.next(0));
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  });

  it('is reset after 30 s of health, not earlier', () => {
    const pause = new RestartPause();
    const pauses = [0, 0, 29_999, 30_000, 0].map((wasReadyMs) => pause.next(wasReadyMs));
    expect(pauses).toEqual([100, 200, 400, 100, 200]);
  });
});
