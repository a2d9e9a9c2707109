import { useEffect, useRef, useState } from 'react';

const delayMs = 250;

/** A text that is passed on after a pause in the typing, or at once. */
export function useTyped(value: string, onText: (text: string) => void) {
  const [text, setText] = useState(value);
  const passed = useRef(value);
  const latest = useRef(onText);
  latest.current = onText;

  // The back button changes the value; a late answer does not overwrite newer typing.
  useEffect(() => {
    if (value !== passed.current) setText(value);
    passed.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === passed.current) return;
    const timer = setTimeout(() => {
      passed.current = text.trim();
      latest.current(passed.current);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text]);

  const pass = (next: string) => {
    setText(next);
    passed.current = next.trim();
    onText(passed.current);
  };
  return { text, setText, pass };
}
