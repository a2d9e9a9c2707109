import type { Place } from '@overland/contracts';
import { stillFitting } from './use-place-search';

const place = (text: string, zip: string): Place => {
  const [city = '', state = ''] = text.split(', ');
  return { placeId: text, text, city, state, zip, lat: 0, lng: 0 };
};
const dallas = place('Dallas, TX', '75201');
const dalton = place('Dalton, GA', '30720');

describe('older suggestions', () => {
  it('stay while they begin as is typed', () => {
    expect(stillFitting([dallas, dalton], 'Dal')).toEqual([dallas, dalton]);
    expect(stillFitting([dallas, dalton], 'dalt')).toEqual([dalton]);
  });

  it('stay for the beginning of their ZIP', () => {
    expect(stillFitting([dallas, dalton], '7520')).toEqual([dallas]);
  });

  it('go as soon as something else is typed, so that Enter cannot choose them', () => {
    expect(stillFitting([dallas, dalton], 'den')).toEqual([]);
  });
});
