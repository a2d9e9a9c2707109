import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The time, for ages on a page that stays open: they grow though nothing is read again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
