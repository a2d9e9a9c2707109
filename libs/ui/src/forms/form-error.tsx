import styled from '@emotion/styled';
import { useFormState } from 'react-hook-form';

const Box = styled('div')({
  '& h2': { fontSize: 16, fontWeight: 600, lineHeight: 1.5 },
  color: 'var(--stop)',
  background: 'var(--stop-tint)',
  borderRadius: 8,
  padding: '10px 14px',
});

/**
 * What the server said that belongs to no field, as a heading (docs/product/orders.md).
 * A message longer than `maxLength` is not shown: the quote form hides those over 200 characters.
 */
export function FormError({ maxLength = Number.POSITIVE_INFINITY }: { maxLength?: number }) {
  const { errors } = useFormState();
  const message = errors.root?.server?.message;
  if (typeof message !== 'string' || message.length > maxLength) return null;
  return (
    <Box role="alert" tabIndex={-1} data-form-error>
      <h2>{message}</h2>
    </Box>
  );
}
