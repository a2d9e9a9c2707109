import { CheckboxField, useWatch } from '@overland/ui/forms';
import type { ReactNode } from 'react';

/** Whether people are emailed about a step, and who. The form's field is `tells`. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <>
      <CheckboxField name="tells" label="Email people about it" />
      <WhenTold>{children}</WhenTold>
    </>
  );
}

function WhenTold({ children }: { children: ReactNode }) {
  const tells: unknown = useWatch({ name: 'tells' });
  return tells === true && children;
}
