import type { GlobalSettings } from '@overland/contracts';
import { formatMoney } from '@overland/ui';
import { NumberField, TextField, useWatch } from '@overland/ui/forms';
import { createContext, useContext } from 'react';

/** What is stored: fields that differ from it say so. */
const StoredContext = createContext<GlobalSettings | null>(null);
export const StoredProvider = StoredContext.Provider;

export function useStored(): GlobalSettings {
  const stored = useContext(StoredContext);
  if (stored === null) throw new Error('useStored needs a StoredProvider above it.');
  return stored;
}

export const formatPercent = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}%`;

interface StoredFieldProps {
  /** Path in the document: `defaultSheet.bands.3`. */
  name: string;
  label: string;
}

/** Dollars with cents; a changed amount says what it was. */
export function DollarsField({ name, label }: StoredFieldProps) {
  const hint = useWasHint(name, formatMoney);
  return <NumberField name={name} label={label} min={0} decimals={2} prefix="$" hint={hint} />;
}

/** A percentage of at most two decimals. */
export function PercentField({ name, label, min }: StoredFieldProps & { min: number }) {
  const hint = useWasHint(name, formatPercent);
  return <NumberField name={name} label={label} min={min} decimals={2} suffix="%" hint={hint} />;
}

export function NameField({ name, label }: StoredFieldProps) {
  const hint = useWasHint(name, (text: string) => `“${text}”`);
  return <TextField name={name} label={label} maxLength={40} hint={hint} autoComplete="off" />;
}

function useWasHint<T>(name: string, format: (value: T) => string): string | undefined {
  const stored = valueAt(useStored(), name);
  const value: unknown = useWatch({ name });
  return value === stored ? undefined : `Was ${format(stored as T)}`;
}

function valueAt(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at === null ? undefined : (at as Record<string, unknown>)[key]), from);
}
