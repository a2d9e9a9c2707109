import { useRef } from 'react';

export interface IntentKey {
  /** The same key for the same request until it is done; a changed request is a new intent. */
  keyFor(request: unknown): string;
  /** The intent has had its effect; the next one gets a new key. */
  done(): void;
}

/** One Idempotency-Key per intent: pressing Submit again after a lost answer cannot book twice. */
export function createIntentKey(): IntentKey {
  let current: { request: string; key: string } | null = null;
  return {
    keyFor(request) {
      const text = JSON.stringify(request);
      if (current?.request !== text) current = { request: text, key: crypto.randomUUID() };
      return current.key;
    },
    done() {
      current = null;
    },
  };
}

export function useIntentKey(): IntentKey {
  const intent = useRef<IntentKey>(null);
  intent.current ??= createIntentKey();
  return intent.current;
}
