import type { ConfirmQuestion } from '@overland/ui/overlays';

interface MarkedOrder {
  uniqueId: number;
  status: string;
  paid: boolean;
}

export function paidQuestion({ uniqueId, status, paid }: MarkedOrder): ConfirmQuestion {
  const title = `Order #${uniqueId}`;
  if (paid) return { title, text: 'Are you sure that this order is not paid?', confirmLabel: 'Mark Unpaid' };
  const release = status === 'Pending' ? ' It is then released for transport.' : '';
  const receipt = ' A minute from now the customer gets a receipt by email.';
  return { title, text: `Has this order been paid?${release}${receipt}`, confirmLabel: 'Mark Paid' };
}
