import { Card, styled } from '@overland/ui';
import { ApiError } from '@overland/web';

export const Sheet = styled(Card)({ display: 'grid', gap: 16, justifyItems: 'start' });

export const isNotValid = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);
