import { placeName } from './place-name.js';

it.each(['Denver, CO', 'Denver, CO 80202'])('names the place of "%s" Denver, CO', (text) => {
  expect(placeName(text)).toBe('Denver, CO');
});
