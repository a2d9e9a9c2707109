import type { MoveType } from '@overland/contracts';

/** Between whom a dealership's vehicles move. */
export const moveLabels: Record<MoveType, string> = {
  dealerToAuction: 'Dealer to auction',
  auctionToDealer: 'Auction to dealer',
  dealerToCustomer: 'Dealer to customer',
  dealerToDealer: 'Dealer to dealer',
  customerToDealer: 'Customer to dealer',
  other: 'Other',
};
