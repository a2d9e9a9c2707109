import { readDataFile } from './data-file.js';
import { loadGazetteer, type Place } from './gazetteer.js';
import { greatCircleMiles } from './great-circle.js';
import { compileRoadGraph } from './road-graph.js';
import { createRoadMiles, NoRoadError } from './road-miles.js';

const gazetteer = loadGazetteer();
const roads = createRoadMiles(gazetteer);

/** "Dallas, TX" or a ZIP. */
function place(text: string): Place {
  const [name = '', state = ''] = text.split(', ');
  const found = /^\d/.test(text) ? gazetteer.find(`zip:${text}`) : gazetteer.findCity(name, state);
  if (!found) throw new Error(`no place ${text}`);
  return found;
}

function milesBetween(from: string, to: string): number {
  return roads.between(place(from), place(to)).miles;
}

function publishedMiles(file: string): Array<{ from: string; to: string; miles: number }> {
  const lines = readDataFile(file).trim().split('\n').slice(1);
  return lines.map((line) => {
    const [fromCity, fromState, toCity, toState, miles] = line.split(',');
    return { from: `${fromCity}, ${fromState}`, to: `${toCity}, ${toState}`, miles: Number(miles) };
  });
}

describe.each([
  { pairs: 'that show where the network is wrong', file: 'miles-public.csv', count: 65, mean: 2.5, p95: 6 },
  { pairs: 'that nobody mends it by', file: 'miles-held-out.csv', count: 60, mean: 3, p95: 8 },
])('road miles against published distances of pairs $pairs', ({ file, count, mean, p95 }) => {
  const errors = publishedMiles(file)
    .map(({ from, to, miles }) => (Math.abs(milesBetween(from, to) - miles) / miles) * 100)
    .sort((a, b) => a - b);

  it(`are within ${mean} % on average`, () => {
    expect(errors).toHaveLength(count);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThanOrEqual(mean);
  });

  it(`are within ${p95} % for 95 of 100 pairs`, () => {
    expect(errors[Math.ceil(errors.length * 0.95) - 1]).toBeLessThanOrEqual(p95);
  });
});

describe('road miles', () => {
  it.each([
    ['Anchorage, AK', 'Seattle, WA', 2260],
    ['Fairbanks, AK', 'Seattle, WA', 2145],
    ['Anchorage, AK', 'Chicago, IL', 3558],
  ])('join %s to %s through Canada', (from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThanOrEqual(miles * 0.02);
  });

  it.each([
    ['Milwaukee, WI', 'Muskegon, MI', 'Lake Michigan', 2],
    ['Port Jefferson, NY', 'Bridgeport, CT', 'Long Island Sound', 3],
    ['Cape May, NJ', 'Lewes, DE', 'Delaware Bay', 5],
  ])('lead from %s to %s around %s', (from, to, _, factor) => {
    expect(milesBetween(from, to)).toBeGreaterThan(factor * greatCircleMiles(place(from), place(to)));
  });
});

describe('a trip', () => {
  it('has whole miles, and at least one', () => {
    expect(milesBetween('Dallas, TX', 'Houston, TX')).toBe(
      Math.round(milesBetween('Dallas, TX', 'Houston, TX')),
    );
    expect(milesBetween('Dallas, TX', 'Dallas, TX')).toBe(1);
  });

  it.each([
    ['Dallas, TX', 'Houston, TX'],
    ['Portland, ME', 'San Diego, CA'],
    ['75201', 'Fort Worth, TX'],
    ['Terlingua, TX', 'Warroad, MN'],
  ])('is equally long both ways: %s and %s', (from, to) => {
    expect(milesBetween(to, from)).toBe(milesBetween(from, to));
  });

  it('is drawn from the pickup through the towns to the delivery', () => {
    const from = place('Dallas, TX');
    const to = place('Houston, TX');
    const { line } = roads.between(from, to);
    const huntsville = place('Huntsville, TX');
    expect(line[0]).toEqual([from.lat, from.lng]);
    expect(line.at(-1)).toEqual([to.lat, to.lng]);
    expect(line.some(([lat, lng]) => greatCircleMiles({ lat, lng }, huntsville) < 1)).toBe(true);
  });

  it('never draws a point twice in a row', () => {
    const { line } = roads.between(place('Miami, FL'), place('Tampa, FL'));
    const repeated = line.filter((point, index) => String(point) === String(line[index - 1]));
    expect(repeated).toEqual([]);
  });

  it('is straight between neighbors', () => {
    const from = place('75201');
    const to = place('75204');
    const { miles, line } = roads.between(from, to);
    expect(miles).toBe(Math.max(1, Math.round(greatCircleMiles(from, to) * 1.2)));
    expect(line).toHaveLength(2);
  });

  it('is the same object when asked for again', () => {
    const [from, to] = [place('Dallas, TX'), place('Houston, TX')];
    expect(roads.between(from, to)).toBe(roads.between(from, to));
  });
});

describe('no road', () => {
  it.each([
    ['Honolulu, HI', 'Los Angeles, CA', 'an ocean'],
    ['San Juan, PR', 'Miami, FL', 'an ocean'],
    ['Hagatna, GU', 'Saipan, MP', 'two islands'],
    ['Honolulu, HI', 'Hilo, HI', 'two islands of one state'],
    ['Vieques, PR', 'San Juan, PR', 'a ferry'],
    ['St. Thomas, VI', 'Christiansted, VI', 'a ferry'],
    ['Juneau, AK', 'Seattle, WA', 'a ferry'],
    ['Juneau, AK', 'Sitka, AK', 'a ferry'],
    ['Nome, AK', 'Anchorage, AK', 'wilderness'],
    ['Manokotak, AK', 'Anchorage, AK', 'wilderness beyond every list'],
    ['Nantucket, MA', 'Boston, MA', 'a ferry'],
    ['Friday Harbor, WA', 'Seattle, WA', 'a ferry'],
    ['Avalon, CA', 'Long Beach, CA', 'a ferry'],
    ['Mackinac Island, MI', 'Detroit, MI', 'a ferry'],
    ['98250', '98245', 'two islands with ZIPs'],
  ])('joins %s to %s: %s', (from, to) => {
    expect(() => milesBetween(from, to)).toThrow(NoRoadError);
  });

  it('fails with a message for the user, also when it is cached', () => {
    const ask = () => milesBetween('Honolulu, HI', 'Los Angeles, CA');
    expect(ask).toThrow('There is no road between Honolulu, HI and Los Angeles, CA.');
    expect(ask).toThrow('There is no road between Honolulu, HI and Los Angeles, CA.');
  });

  it('is answered beyond 5,000 miles', () => {
    expect(() => milesBetween('Key West, FL', 'Homer, AK')).toThrow('is more than 5,000 miles by road.');
  });

  it('does not cut off a mainland place that has the ZIP of an island', () => {
    expect(milesBetween('Northport, ME', 'Boston, MA')).toBeGreaterThan(150);
  });

  it.each(['Neah Bay, WA', 'Venice, LA', 'Pembina, ND', 'Terlingua, TX', 'Key West, FL', 'Hatteras, NC'])(
    'does not happen for %s, however remote',
    (text) => {
      expect(milesBetween(text, 'Chicago, IL')).toBeGreaterThan(500);
    },
  );
});

describe('a trip within one island', () => {
  it.each([
    ['Hilo, HI', 'Kailua-Kona, HI'],
    ['San Juan, PR', 'Ponce, PR'],
    ['Juneau, AK', 'Auke Bay, AK'],
    ['Edgartown, MA', 'Vineyard Haven, MA'],
    ['Waimea, HI', 'Makaweli, HI'],
  ])('is the great circle and a third more: %s to %s', (from, to) => {
    const miles = Math.round(greatCircleMiles(place(from), place(to)) * 1.35);
    expect(milesBetween(from, to)).toBe(Math.max(1, miles));
  });
});

describe('the road network', () => {
  const graph = compileRoadGraph(gazetteer);

  it('joins every town to every other', () => {
    const seen = new Set([0]);
    const open = [0];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const { from, to } of graph.linksOf[node] ?? []) {
        for (const next of [from, to].filter((end) => !seen.has(end))) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(graph.nodes.length);
  });

  it('has no link shorter than the straight line or absurdly longer', () => {
    const absurd = graph.links.filter(({ from, to, miles }) => {
      const [start, end] = [graph.nodes[from], graph.nodes[to]];
      const straight = start && end ? greatCircleMiles(start, end) : 0;
      return miles < straight * 0.9 || miles > straight * 4 + 5;
    });
    expect(absurd).toEqual([]);
  });
});
