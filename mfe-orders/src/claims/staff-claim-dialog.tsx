import type { Order, OrderClaims } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ClaimDialog } from '@overland/quote-ui/claims';
import { formatDay, Notice } from '@overland/ui';
import { api, useApiMutation } from '@overland/web';
import { Told } from '../at-once/told';
import { WhoIsTold } from '../at-once/who-is-told';
import { useClaimChange } from './use-claim-change';

interface StaffClaimDialogProps {
  order: Order;
  claims: OrderClaims & { deliveredOn: string };
  onClose: () => void;
}

export function StaffClaimDialog({ order, claims, onClose }: StaffClaimDialogProps) {
  const { orderId, vehicles } = order;
  const { deliveredOn, today, isLate } = claims;
  const change = useClaimChange(order);
  const reporting = useApiMutation(calls.orderClaims.report, {
    ...change.options,
    whenUnreachable: 'There was an error sending this report. Your entries are kept; please try again.',
  });
  return (
    <ClaimDialog
      vehicles={vehicles}
      deliveredOn={deliveredOn}
      today={today}
      orderId={orderId}
      sign={(file) =>
        api(
          calls.orderFiles.signUpload,
          { body: { ...file, orderId } },
          'There was an error uploading this file',
        )
      }
      onReport={async (report) => {
        const saved = await reporting.mutateAsync({ params: { orderId }, body: report });
        change.tell(saved, 'The damage is reported.');
      }}
      onClose={onClose}
    >
      {isLate && (
        <Notice tone="amber">
          {`The order was delivered on ${formatDay(deliveredOn)}. Customers can no longer report damage themselves.`}
        </Notice>
      )}
      <Told>
        <WhoIsTold orderId={orderId} milestone="claim" />
      </Told>
    </ClaimDialog>
  );
}
