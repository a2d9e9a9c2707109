import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { Fold } from '../frame/fold';
import { FieldsBody } from './form-section';

export interface FoldedFieldsProps {
  title: string;
  /** Of its fields. It starts open where one of them is filled, and opens when one is wrong. */
  names: readonly string[];
  children: ReactNode;
}

export function FoldedFields({ title, names, children }: FoldedFieldsProps) {
  const { getValues } = useFormContext();
  const { errors } = useFormState();
  return (
    <Fold
      title={title}
      level={3}
      startsOpen={names.some((name) => isFilled(getValues(name)))}
      opens={names.some((name) => get(errors, name) !== undefined)}
      keepsContent
    >
      <FieldsBody>{children}</FieldsBody>
    </Fold>
  );
}

const isFilled = (value: unknown): boolean =>
  value !== '' && value !== false && value !== null && value !== undefined;
