import { type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useMayHandOver } from '@overland/quote-ui/owner';
import { TextButton, useLoadedLater } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';

const load = () => import('@overland/quote-ui/hand-over');

/** Gives a quote to another person, or takes what nobody has. */
export function HandOver({ quote }: { quote: Quote }) {
  const [isAsking, setAsking] = useState(false);
  const form = useLoadedLater(load, isAsking);
  const notify = useNotices((state) => state.notify);
  const mayGive = useMayHandOver(quote.ownerId);
  const { mutateAsync } = useApiMutation(calls.quotes.handOver, {
    whenUnreachable: 'There was an error handing over',
    refreshes: [calls.quotes.list, calls.quotes.get],
  });
  const handOver = async (ownerId: string) => {
    const report = await mutateAsync({ body: { quoteIds: [quote._id], ownerId } });
    if (report.refused.length > 0) return report;
    setAsking(false);
    notify('success', `Quote #${quote.uniqueId} handed over.`);
    return report;
  };
  if (!mayGive) return null;
  return (
    <>
      <br />
      <TextButton onClick={() => setAsking(true)}>Hand over</TextButton>
      {isAsking && form && (
        <form.HandOverDialog
          title={`Hand over quote #${quote.uniqueId}`}
          portalId={quote.portalId}
          ownerId={quote.ownerId}
          onHandOver={handOver}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
