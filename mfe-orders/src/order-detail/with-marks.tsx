import { piecesOf } from '@overland/contracts';
import { styled } from '@overland/ui';

const Mark = styled('mark')({
  padding: '0 3px',
  borderRadius: 4,
  background: 'var(--tint)',
  color: 'var(--sign)',
});

/** A note in which those whom it mentions stand out. */
export function WithMarks({ text, names = [] }: { text: string; names?: readonly string[] | undefined }) {
  let at = 0;
  return piecesOf(
    text,
    names.map((name) => ({ name })),
  ).map((piece) => {
    at += piece.text.length;
    return piece.person ? <Mark key={at}>{piece.text}</Mark> : piece.text;
  });
}
