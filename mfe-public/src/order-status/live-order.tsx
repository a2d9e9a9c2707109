import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Unseen } from '@overland/ui';
import { followEvents, useCached } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { newsOf } from './news-of';

/**
 * Reloads the order as soon as it changes, and tells screen readers what has changed. Without a stream the page still
 * reloads it every half minute.
 */
export function LiveOrder({ order }: { order: CustomerOrder }) {
  const { token } = order;
  const { readAgain } = useCached(calls.customerOrders.open);
  useEffect(() => {
    const request = { body: { token } };
    const onEvent = () => void readAgain(request);
    return followEvents(calls.customerOrders.live, request, { onEvent, onLost: onEvent });
  }, [readAgain, token]);
  return <Unseen role="status">{useNews(order)}</Unseen>;
}

function useNews(order: CustomerOrder): string {
  const before = useRef(order);
  const [news, setNews] = useState('');
  useEffect(() => {
    const last = newsOf(before.current, order);
    before.current = order;
    if (last !== '') setNews(last);
  }, [order]);
  return news;
}
