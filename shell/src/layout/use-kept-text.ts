import { keepInTab, keptOfPerson, readKept } from '@overland/web';
import { useEffect } from 'react';

/** A text that this tab knows again at once after a reload, until it is read anew. */
export function useKeptText(name: string, text: string | undefined): string | undefined {
  const key = keptOfPerson(name);
  useEffect(() => {
    if (text !== undefined) keepInTab(key, text);
  }, [key, text]);
  if (text !== undefined) return text;
  const kept = readKept(key);
  return typeof kept === 'string' ? kept : undefined;
}
