import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Unseen } from '@overland/ui';
import { apiKey, followEvents, useQueryClient, useViewAs } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { newsOf } from './news-of';

/**
 * Reads the order again as soon as it changes, and tells screen readers what has. Where no stream comes through, the page
 * reads it every half minute all the same.
 */
export function LiveOrder({ order }: { order: CustomerOrder }) {
  const { token } = order;
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  useEffect(() => {
    const readAgain = () =>
      void queries.invalidateQueries({
        queryKey: apiKey(portalId, calls.customerOrders.open, { body: { token } }),
      });
    return followEvents(
      calls.customerOrders.live,
      { body: { token } },
      { onEvent: readAgain, onLost: readAgain },
    );
  }, [queries, portalId, token]);
  return <Unseen role="status">{useNews(order)}</Unseen>;
}

/** The last change; '' while there was none. */
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
