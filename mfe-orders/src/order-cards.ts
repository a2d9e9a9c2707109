import { useLocation } from '@overland/web';
import { useEffect } from 'react';

/** Cards of an order's page that other pages lead to, as `#payment`. */
export type OrderCard = 'requests' | 'payment' | 'claims';

export const orderHref = (orderId: string, card: OrderCard | null = null): string =>
  card === null ? `/order/${orderId}` : `/order/${orderId}#${card}`;

/** Opens the dialog that records a payment. */
export const payHref = (orderId: string): string => `/order/${orderId}?do=pay`;

/** Opens the dialog that pays an approved claim. */
export const payClaimHref = (orderId: string): string => `/order/${orderId}?do=payClaim#claims`;

/** Brings the card of the address into view, once the order is there. */
export function useShownCard(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [hash]);
}
