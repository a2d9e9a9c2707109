import { useEffect, useState } from 'react';

/** Counts down to an instant (ISO); 0 once it has passed, and for null. */
export function useSecondsLeft(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? 0 : Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000));
  const isRunning = until !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
