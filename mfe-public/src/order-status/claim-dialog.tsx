import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { ClaimDialog } from '@overland/quote-ui/claims';
import { Note } from '@overland/ui';
import { api, useCached, useNotices } from '@overland/web';

interface CustomerClaimDialogProps {
  order: CustomerOrder;
  days: { deliveredOn: string; today: string };
  onClose: () => void;
}

export function CustomerClaimDialog({ order, days, onClose }: CustomerClaimDialogProps) {
  const { token, orderId, vehicles } = order;
  const notify = useNotices((state) => state.notify);
  const { keep } = useCached(calls.orderClaims.customerList);
  return (
    <ClaimDialog
      {...days}
      vehicles={vehicles}
      orderId={orderId}
      sign={(file) =>
        api(
          calls.orderClaims.signCustomerUpload,
          { body: { ...file, token } },
          t('There was an error uploading this file'),
        )
      }
      onReport={async ({ tells: _staffOnly, ...report }) => {
        const saved = await api(
          calls.orderClaims.customerReport,
          { body: { ...report, token } },
          t('There was an error sending your report'),
        );
        keep({ body: { token } }, saved);
        notify('success', t('We have your report.'));
      }}
      onClose={onClose}
    >
      <Note>{t('We will look into it and answer here and by email. A report is not yet a decision.')}</Note>
    </ClaimDialog>
  );
}
