import { formatMoney, formatPercent } from '@overland/ui';
import { sameValue } from '@overland/ui/editing';
import { ChangedMark, MoneyField, NumberField, TextField, useWatch } from '@overland/ui/forms';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The stored document: fields that differ from it are marked. Null for a new one, where nothing is marked. */
const StoredContext = createContext<object | null | undefined>(undefined);
export const StoredProvider = StoredContext.Provider;

export function useStored<T extends object | null>(): T {
  const stored = useContext(StoredContext);
  if (stored === undefined) throw new Error('useStored needs a StoredProvider above it.');
  return stored as T;
}

interface StoredFieldProps {
  /** Path in the document: `defaultSheet.bands.3`. */
  name: string;
  label: string;
  hint?: string | undefined;
}

/** Dollars with cents, or `whole` ones; a changed amount shows its stored value. */
export function DollarsField({ whole = false, ...props }: StoredFieldProps & DollarsLook) {
  return (
    <Marked {...props} format={formatMoney}>
      {(hint) => <MoneyField {...props} takesDecimals={!whole} hint={hint} />}
    </Marked>
  );
}

interface DollarsLook {
  whole?: boolean;
  suffix?: string;
  hidesLabel?: boolean;
  disabled?: boolean;
}

/** A percentage of at most two decimals. */
export function PercentField(props: StoredFieldProps) {
  return (
    <Marked {...props} format={formatPercent}>
      {(hint) => <NumberField {...props} takesDecimals suffix="%" hint={hint} />}
    </Marked>
  );
}

export const formatText = (text: string) => (text === '' ? 'empty' : `“${text}”`);

/** A kind of field that shows what it was. */
export function withMark<P extends StoredFieldProps, T>(
  Field: ComponentType<P>,
  format: (value: T) => string,
  usual?: Partial<P>,
) {
  return (props: P) => (
    <Marked {...props} format={format}>
      {(hint) => <Field {...usual} {...props} hint={hint} />}
    </Marked>
  );
}

export const TextRow = withMark(TextField, formatText, { autoComplete: 'off' });

interface MarkedProps<T> {
  name: string;
  /** How a stored value reads: "Was …". */
  format: (value: T) => string;
  hint?: string | undefined;
  children: (hint: string | undefined) => ReactNode;
}

export function Marked<T>({ name, format, hint, children }: MarkedProps<T>) {
  const stored = useStored<object | null>();
  const was = valueAt(stored, name);
  const value: unknown = useWatch({ name });
  const isChanged = stored !== null && !sameValue(value, was);
  const words = isChanged && was !== undefined ? `Was ${format(was as T)}` : undefined;
  return (
    <ChangedMark isChanged={isChanged}>
      {children(words !== undefined && hint !== undefined ? `${words}. ${hint}` : (words ?? hint))}
    </ChangedMark>
  );
}

export function valueAt(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[key]),
      from,
    );
}
