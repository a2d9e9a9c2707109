import type { ReactNode } from 'react';

/** Stands for the element while its sentence is put together; no text has it. */
const mark = '\u0000';

interface TextWithProps {
  /** The element within the sentence: a link. */
  part: ReactNode;
  /** The sentence: `(link) => t('Questions? Call {phone}', { phone: link })`. */
  children: (part: string) => string;
}

/** One sentence with an element in it, wherever the language puts it. */
export function TextWith({ part, children }: TextWithProps) {
  const [before, after] = children(mark).split(mark);
  return (
    <>
      {before}
      {part}
      {after}
    </>
  );
}
