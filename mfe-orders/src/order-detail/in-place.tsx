import type { EditedInPlace, Order } from '@overland/contracts';
import { EditIcon, IconButton, styled } from '@overland/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForms } from './use-forms';

const Row = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '& > :first-child': { minWidth: 0 },
  // As high as the line, so that nothing moves where it may be edited.
  '& > button': { flex: 'none', margin: '-8px 0' },
});

export interface Editing {
  order: Order;
  field: EditedInPlace;
  /** As it is asked for: "Pickup phone". */
  label: string;
}

/** What is changed where it stands, by those who may edit the order (docs/product/orders.md). */
export function InPlace({ order, field, label, children }: Editing & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const forms = useForms(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!order.actions.includes('edit')) return children;
  if (isOpen && forms) {
    return <forms.InPlaceForm {...{ order, field, label }} onClose={() => setOpen(false)} />;
  }
  return (
    <Row>
      <div>{children}</div>
      <IconButton ref={button} label={`Edit ${label}`} onClick={() => setOpen(true)}>
        <EditIcon size={16} />
      </IconButton>
    </Row>
  );
}
