import { places, settings } from '@overland/contracts';
import { getMakes, getRoute, suggestPlaces } from './endpoints';

it('calls the endpoints of the contract table', () => {
  expect(places.suggest).toMatchObject(suggestPlaces);
  expect(places.route).toMatchObject(getRoute);
  expect(settings.makes).toMatchObject(getMakes);
});
