import { useFormContext } from '@overland/ui/forms';
import { useLocation } from '@overland/web';
import { useEffect } from 'react';
import type { EditValues } from './edit-values';

/** Who comes from an email that did not arrive begins at its address. */
export function BeginAtAddress() {
  const { getValues, setFocus } = useFormContext<EditValues>();
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const { wrongAddress } = (state ?? {}) as { wrongAddress?: string };
    if (wrongAddress === undefined) return;
    const { agents, ...values } = getValues();
    const name = (['customerEmail', 'pickupEmail', 'deliveryEmail'] as const).find(
      (one) => values[one] === wrongAddress,
    );
    const agent = agents.findIndex(({ email }) => email === wrongAddress);
    if (name) setFocus(name);
    else if (agent !== -1) setFocus(`agents.${agent}.email`);
  }, []);
  return null;
}
