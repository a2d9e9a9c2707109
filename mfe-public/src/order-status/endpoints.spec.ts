import { changeRequests, customerOrders, places, pushDevices } from '@overland/contracts';
import { openOrder } from './customer-order-query';
import {
  downloadFile,
  findOrder,
  liveOrder,
  mailLink,
  printOrder,
  suggestPlaces,
  trackOrder,
} from './endpoints';
import { addDevice, endDevice, offerPush } from './push-endpoints';
import { askForDay, askToCancel, pickupDays, withdrawRequest } from './request-endpoints';

it('calls the endpoints of the contract table', () => {
  expect(customerOrders.status).toMatchObject(findOrder);
  expect(customerOrders.track).toMatchObject(trackOrder);
  expect(customerOrders.mailLink).toMatchObject(mailLink);
  expect(customerOrders.open).toMatchObject(openOrder);
  expect(customerOrders.pdf).toMatchObject(printOrder);
  expect(customerOrders.file).toMatchObject(downloadFile);
  expect(customerOrders.live).toMatchObject(liveOrder);
  expect(places.suggest).toMatchObject(suggestPlaces);
  expect(pushDevices.offer).toMatchObject(offerPush);
  expect(pushDevices.add).toMatchObject(addDevice);
  expect(pushDevices.end).toMatchObject(endDevice);
  expect(changeRequests.days).toMatchObject(pickupDays);
  expect(changeRequests.askForDay).toMatchObject(askForDay);
  expect(changeRequests.askToCancel).toMatchObject(askToCancel);
  expect(changeRequests.withdraw).toMatchObject(withdrawRequest);
});
