import { driverLocation } from '@overland/contracts';
import { openLink } from './driver-link-query';
import { shareLocation, stopSharing } from './endpoints';

it('calls the endpoints of the contract table', () => {
  expect(driverLocation.open).toMatchObject(openLink);
  expect(driverLocation.share).toMatchObject(shareLocation);
  expect(driverLocation.stop).toMatchObject(stopSharing);
});
