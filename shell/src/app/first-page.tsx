import { useLocation } from '@overland/web';
import { useLayoutEffect, useRef } from 'react';
import { LoadingNote } from './loading';

/** What stood in the page before any script; React takes it out when it draws for the first time. */
const painted = document.querySelector('.first-page');

/** The first page while its frame loads: as it was painted. */
export const FirstPage = () => <Kept part={painted} />;

/** The first page while its area loads: what was painted of it, in the frame that is there by now. */
export const FirstPageInFrame = () => (
  <div className="first-page">
    <Kept part={painted?.querySelector('.page') ?? null} />
  </div>
);

/** Of the first page alone: another one must not begin as it did. */
function Kept({ part }: { part: Element | null }) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useLocation().key === 'default';
  useLayoutEffect(() => {
    if (isFirst && part) place.current?.append(part);
  }, [isFirst, part]);
  return (
    <>
      <LoadingNote />
      <div ref={place} aria-hidden="true" />
    </>
  );
}
