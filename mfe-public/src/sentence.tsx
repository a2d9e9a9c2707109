import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** With the names of its parts: `Please try again, or write to {email}.` */
  text: string;
  parts: Record<string, ReactNode>;
}

/** A text of which a part is more than words, such as a link: each language has it in its own place. */
export const Sentence = ({ text, parts }: SentenceProps) =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    .map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>);
