import type { CodRow } from '@overland/contracts';
import { styled } from '@overland/ui';
import { SwitchInput } from '@overland/ui/forms';
import { TwoLines } from '@overland/ui/table';
import { paymentFacts } from './cod-words';

const Place = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, minHeight: 40 });

/** Whether an order is paid, with who marked it and when, or when its customer was asked. */
export function PaidSwitch({ row, onChange }: { row: CodRow; onChange: () => void }) {
  return (
    <Place>
      <SwitchInput label={`Order #${row.uniqueId} is paid`} checked={row.paid} onChange={onChange} />
      <TwoLines second={paymentFacts(row, new Date())}>{row.paid ? 'Paid' : 'Unpaid'}</TwoLines>
    </Place>
  );
}
