import { type NoticeItem, useNotices } from './notices-store';

const timers = new Map<string, ReturnType<typeof setInterval>>();

/** A notice with an action that is possible until an instant: it shows how long, and goes by itself or with a later one about the same. */
export function offerUntil(
  until: string,
  notice: Omit<NoticeItem, 'id' | 'progress' | 'onDismiss'> & { key: string },
): void {
  const { offer, withdraw } = useNotices.getState();
  const isShown = () => useNotices.getState().notices.some((one) => one.key === key);
  const { key } = notice;
  const stop = () => clearInterval(timers.get(key));
  stop();
  const [start, end] = [Date.now(), new Date(until).getTime()];
  const show = () => {
    const progress = (end - Date.now()) / (end - start);
    if (progress > 0) return offer({ ...notice, progress, onDismiss: stop });
    stop();
    withdraw(key);
  };
  timers.set(
    key,
    setInterval(() => (isShown() ? show() : stop()), 1000),
  );
  show();
}
