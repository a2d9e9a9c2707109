import type { Order, OrderCarrier } from '@overland/contracts';

export const carrierOf = ({ carrierName, driverName, driverPhone, truck }: Order): OrderCarrier => ({
  carrierName,
  driverName,
  driverPhone,
  truck,
});
