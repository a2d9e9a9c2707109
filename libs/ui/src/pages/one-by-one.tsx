import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Draws the first of its children at once and the others one after the other: a long form in one piece holds up the browser. */
export function OneByOne({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + 1));
  }, [count, all.length]);
  return all.slice(0, count);
}
