import type { customerOrders, places } from '@overland/contracts';

// As in ../public-quote/endpoints.ts: rows of the contract table without schemas. A spec keeps them equal.

export const findOrder = {
  method: 'POST',
  path: '/order/:orderId/status',
  access: 'public',
} as typeof customerOrders.status;

export const trackOrder = {
  method: 'POST',
  path: '/order/:orderId/track',
  access: 'public',
} as typeof customerOrders.track;

export const mailLink = {
  method: 'POST',
  path: '/order/:orderId/link',
  access: 'public',
} as typeof customerOrders.mailLink;

export const printOrder = {
  method: 'POST',
  path: '/order-status/pdf',
  access: 'public',
} as typeof customerOrders.pdf;

export const downloadFile = {
  method: 'POST',
  path: '/order-status/file',
  access: 'public',
} as typeof customerOrders.file;

export const liveOrder = {
  method: 'POST',
  path: '/order-status/live',
  access: 'public',
} as typeof customerOrders.live;

export const suggestPlaces = {
  method: 'GET',
  path: '/places',
  access: 'public',
} as typeof places.suggest;
