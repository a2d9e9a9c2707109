import { useEffect, useState } from 'react';

/** `value` once it has not changed for `ms`; values are compared by their JSON, so a new object alone changes nothing. */
export function useSettled<T>(value: T, ms: number): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return JSON.parse(settled) as T;
}
