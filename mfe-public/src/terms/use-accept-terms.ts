import type { OrderTerms, SignForm } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { ApiError, useApiMutation, useCached } from '@overland/web';
import { useState } from 'react';
import { orderTermsQuery } from '../queries';

/** If the order has changed meanwhile, it is read again, and what was filled in stays. */
export function useAcceptTerms({ orderId, uniqueId, agreement, token }: OrderTerms) {
  const { keep, readAgain } = useCached(calls.orderTerms.openByLink);
  /** How often the order had changed when it was to be accepted. */
  const [overtaken, setOvertaken] = useState(0);
  const [, request] = orderTermsQuery({ orderId, uniqueId: `${uniqueId}`, token });
  const accepting = useApiMutation(calls.orderTerms.accept, {
    refreshes: [calls.customerOrders.open],
    whenUnreachable: t('There was an error accepting the terms. Your entries are kept; please try again.'),
    onSuccess: (accepted) => keep(request, accepted),
  });
  const accept = async ({ fullName, kind, strokes }: SignForm) => {
    const signature = kind === 'typed' ? { kind } : { kind, strokes };
    try {
      const body = {
        orderId,
        uniqueId,
        agreement,
        token: token ?? '',
        language: language(),
        fullName,
        signature,
      };
      await accepting.mutateAsync({ body });
      return 'accepted';
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await readAgain(request);
      setOvertaken((times) => times + 1);
      return 'overtaken';
    }
  };
  return { accept, overtaken };
}

export type Accept = ReturnType<typeof useAcceptTerms>['accept'];
