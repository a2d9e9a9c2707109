import styled from '@emotion/styled';
import { messages } from '@overland/contracts';
import { t } from '@overland/i18n';
import { ApiError } from '@overland/web';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Card, Note } from '../frame/card';
import { Loading } from './loading';
import { SkeletonCard } from './skeleton';

export interface QueryLike<T> {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data: T | undefined;
  refetch: () => unknown;
}

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next: a `LinkButton` or `Button`. */
  action?: ReactNode;
  /** It takes the place of what was just pressed, so a screen reader goes on from here. */
  takesFocus?: boolean;
}

export interface QueryStateProps<T> {
  query: QueryLike<T>;
  skeleton?: ReactNode;
  /** Stands in place of all four, where something else is to be said. */
  instead?: ReactNode;
  /** Of the panel with the error. */
  errorTitle?: string;
  empty?: EmptyStateProps & { when: (data: T) => boolean };
  children: (data: T) => ReactNode;
}

/** The four states of a view: pending, failed with a retry, empty with what to do next, data. */
export function QueryState<T>({ query, skeleton, instead, errorTitle, empty, children }: QueryStateProps<T>) {
  if (instead) return instead;
  if (query.data !== undefined) {
    // What was loaded once stays on screen while a refetch fails; the next one is tried by itself.
    if (empty?.when(query.data)) return <EmptyState {...empty} />;
    return children(query.data);
  }
  if (query.isError) {
    return <ErrorPanel title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Loading>{skeleton ?? <SkeletonCard />}</Loading>;
}

const Center = styled(Card)({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 8,
  padding: '48px 24px',
  '& h2': { fontSize: 20, fontWeight: 800, lineHeight: 1.2 },
  '& p': { maxWidth: 460, fontSize: 16 },
  '& button, & a': { marginTop: 12 },
});

export interface ErrorPanelProps {
  error: unknown;
  title?: string | undefined;
  onRetry?: () => void;
}

/** What went wrong in words fit to show, and a way to try again. */
export function ErrorPanel({ error, title = t('This could not be loaded'), onRetry }: ErrorPanelProps) {
  return (
    <Center role="alert">
      <h2>{title}</h2>
      <Note>{messageOf(error)}</Note>
      {onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
    </Center>
  );
}

export function EmptyState({ title, text, action, takesFocus }: EmptyStateProps) {
  return (
    <Center>
      <h2 {...(takesFocus && { tabIndex: -1, ref: focusOn })}>{title}</h2>
      {text !== undefined && <Note>{text}</Note>}
      {action}
    </Center>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

/** Anything but an ApiError is a fault of ours and gets a general text. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t(messages.internal);
}
