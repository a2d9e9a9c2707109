import { forgetInTab, keepInTab, readKept } from '@overland/web';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** What is typed into a form stays in its tab until it is sent: a reload, Back and the other language find it again. */
export interface KeptForm {
  /** Names what the form is about, such as an order. */
  as: string;
  /** Fields that are answered anew each time. */
  except?: readonly string[];
  /** Also once it was sent, for a form that people come back to. */
  afterSending?: boolean;
}

type Values = Record<string, unknown>;

interface Kept {
  /** What the form began with. A field that begins with something else by now means something else. */
  began: Values;
  values: Values;
}

/** Keeps what a form is to be opened with, such as what was typed into the same form of something else. */
export function keepForm(as: string, { began, values }: Kept): void {
  keepInTab(as, { began, values });
}

/** The values that a form begins with: what was typed before, where the field still means the same. */
export function useStartValues<Input extends FieldValues>(
  defaultValues: DefaultValues<Input>,
  keep: KeptForm | undefined,
): DefaultValues<Input> {
  const [start] = useState(() => (keep ? withKept(defaultValues, keep) : defaultValues));
  return start as DefaultValues<Input>;
}

function withKept(defaults: Values, { as, except = [] }: KeptForm): Values {
  const { began, values } = (readKept(as) ?? { began: {}, values: {} }) as Kept;
  const isSame = (name: string) => JSON.stringify(began[name]) === JSON.stringify(defaults[name]);
  const names = Object.keys(defaults).filter(
    (name) => name in values && isSame(name) && !except.includes(name),
  );
  return { ...defaults, ...Object.fromEntries(names.map((name) => [name, values[name]])) };
}

/** Keeps every change of the form. @returns what to call once it was sent. */
export function useKeptValues<Input extends FieldValues, Output>(
  { subscribe, getValues }: UseFormReturn<Input, unknown, Output>,
  defaultValues: DefaultValues<Input>,
  keep: KeptForm | undefined,
): () => void {
  const [began] = useState(defaultValues);
  const as = keep?.as;
  useEffect(() => {
    if (as === undefined) return;
    let last = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true },
      // Called for more than changes; what was sent must not come back by them.
      callback: ({ values }) => {
        const now = JSON.stringify(values);
        if (now !== last) keepForm(as, { began, values });
        last = now;
      },
    });
  }, [subscribe, getValues, as, began]);
  return () => {
    if (as !== undefined && !keep?.afterSending) forgetInTab(as);
  };
}
