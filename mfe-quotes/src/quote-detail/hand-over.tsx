import { type Quote } from '@overland/contracts';
import { useMayHandOver } from '@overland/quote-ui/owner';
import { TextButton, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import { useHandOver } from './use-hand-over';

const load = () => import('@overland/quote-ui/hand-over');

/** Gives a quote to another person, or takes what nobody has. */
export function HandOver({ quote }: { quote: Quote }) {
  const [isAsking, setAsking] = useState(false);
  const form = useLoadedLater(load, isAsking);
  const mayGive = useMayHandOver(quote.ownerId);
  const handOver = useHandOver();
  const close = () => setAsking(false);
  if (!mayGive) return null;
  return (
    <>
      <br />
      <TextButton onClick={() => setAsking(true)}>Hand over</TextButton>
      {isAsking && form && (
        <form.HandOverDialog
          what="quote"
          things={[quote]}
          handOver={handOver}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
