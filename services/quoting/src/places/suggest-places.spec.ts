import { loadGazetteer } from './gazetteer.js';
import { suggestPlaces } from './suggest-places.js';

const gazetteer = loadGazetteer();

function suggest(query: string, limit?: number): string[] {
  return suggestPlaces(gazetteer, query, limit).map((place) => place.text);
}

describe('suggestPlaces', () => {
  it.each(['', 'da', '75', ' da ', 'd 12'])('offers nothing for %p, under three characters', (query) => {
    expect(suggest(query)).toEqual([]);
  });

  it('offers five places, or as many as asked for', () => {
    expect(suggest('san')).toHaveLength(5);
    expect(suggest('san', 2)).toEqual(['San Antonio, TX', 'San Diego, CA']);
  });

  it('gives a city with its id and point, and no ZIP', () => {
    expect(suggestPlaces(gazetteer, 'dallas')[0]).toEqual({
      placeId: 'city:TX:dallas',
      text: 'Dallas, TX',
      city: 'Dallas',
      state: 'TX',
      zip: '',
      lat: expect.closeTo(32.78, 1),
      lng: expect.closeTo(-96.81, 1),
    });
  });

  describe('ranking', () => {
    it.each([
      ['new', 'New York, NY'],
      ['st l', 'St. Louis, MO'],
      ['coeur', "Coeur d'Alene, ID"],
      ['mt ple', 'Mount Pleasant, SC'],
      ['lees s', "Lee's Summit, MO"],
      ["o'fal", "O'Fallon, MO"],
      ['har', 'Hartford, CT'],
    ])('puts the biggest place for %p first: %s', (query, first) => {
      expect(suggest(query)[0]).toBe(first);
    });

    it('ranks a name typed in full above longer names of bigger places', () => {
      expect(suggest('york')[0]).toBe('York, PA');
      expect(suggest('new')).not.toContain('South Memphis, TN');
    });

    it('offers the big Springfields for "spr"', () => {
      expect(suggest('spr')).toEqual(expect.arrayContaining(['Springfield, MO', 'Springfield, MA']));
    });
  });

  describe('ZIPs', () => {
    it('offers ZIPs for digits, the most peopled first', () => {
      expect(suggest('902')[0]).toBe('South Gate, CA 90280');
      expect(suggest('752')).toHaveLength(5);
    });

    it.each([
      ['75201', 'Dallas, TX 75201'],
      ['99503', 'Anchorage, AK 99503'],
      ['00601', 'Adjuntas, PR 00601'],
      ['00802', 'St. Thomas, VI 00802'],
      ['02554', 'Nantucket, MA 02554'],
      ['20500', 'Washington, DC 20500'],
      ['12345-6789', 'Schenectady, NY 12345'],
      ['Dallas, TX 75201', 'Dallas, TX 75201'],
    ])('knows %s as %s', (query, text) => {
      expect(suggest(query)).toEqual([text]);
    });

    it('offers the city while too little of its ZIP is typed', () => {
      expect(suggest('dallas tx 7')).toEqual(['Dallas, TX']);
      expect(suggest('Dallas, TX 75')).toEqual(['Dallas, TX']);
    });

    it('offers nothing for digits that begin no ZIP', () => {
      expect(suggest('000')).toEqual([]);
      expect(suggest('752011')).toEqual([]);
    });

    it('offers Puerto Rico, whose ZIPs have no population', () => {
      expect(suggest('009')).toHaveLength(5);
      expect(suggest('009').every((text) => text.includes(', PR 009'))).toBe(true);
    });
  });

  describe('spelling', () => {
    it.each([
      ['saint louis', 'St. Louis, MO'],
      ['ST. LOUIS', 'St. Louis, MO'],
      ['ft worth', 'Fort Worth, TX'],
      ['winston salem', 'Winston-Salem, NC'],
      ['coeur d’alene', "Coeur d'Alene, ID"],
      ['Cañon City', 'Canon City, CO'],
      ['lake st', 'Lake Stevens, WA'],
      ['ste', 'Sterling Heights, MI'],
    ])('reads %p as %s', (query, first) => {
      expect(suggest(query)[0]).toBe(first);
    });

    it('reads "lake st" as Lake St. Louis as well', () => {
      expect(suggest('lake st')).toContain('Lake St. Louis, MO');
    });
  });

  describe('aliases', () => {
    it.each([
      ['nyc', 'New York, NY'],
      ['new york city', 'New York, NY'],
      ['philly', 'Philadelphia, PA'],
      ['Washington, D.C.', 'Washington, DC'],
      ['utqiagvik', 'Barrow, AK'],
    ])('leads from %p to %s', (query, first) => {
      expect(suggest(query)[0]).toBe(first);
    });

    it('names a city once where its name and an alias both match', () => {
      expect(suggest('new york c').filter((text) => text === 'New York, NY')).toHaveLength(1);
    });
  });

  describe('a state behind the name', () => {
    it('takes one letter of it: "springfield, m"', () => {
      const states = suggest('springfield, m').map((text) => text.slice(-2));
      expect(suggest('springfield, m').slice(0, 2)).toEqual(['Springfield, MO', 'Springfield, MA']);
      expect(states.every((state) => state.startsWith('M'))).toBe(true);
    });

    it.each([
      ['kansas city, k', 'Kansas City, KS'],
      ['kansas city k', 'Kansas City, KS'],
      ['portland maine', 'Portland, ME'],
      ['portland, maine', 'Portland, ME'],
      ['portland or', 'Portland, OR'],
      ['washington pa', 'Washington, PA'],
      ['charleston west virginia', 'Charleston, WV'],
      ['Dallas, TX', 'Dallas, TX'],
    ])('finds %p', (query, first) => {
      expect(suggest(query)[0]).toBe(first);
    });

    it('does not take the beginning of a second word for a state unless the name is whole', () => {
      expect(suggest('new m')).not.toContain('New Bedford, MA');
    });

    it('offers nothing for a state that does not exist', () => {
      expect(suggest('dallas, qq')).toEqual([]);
    });
  });

  describe('one wrong letter', () => {
    it.each([
      ['pheonix', 'swapped', 'Phoenix, AZ'],
      ['dalas', 'left out', 'Dallas, TX'],
      ['seatttle', 'doubled', 'Seattle, WA'],
      ['los angelas', 'changed', 'Los Angeles, CA'],
      ['xhicago', 'wrong at once', 'Chicago, IL'],
      ['san fransisco', 'changed', 'San Francisco, CA'],
      ['pheonix az', 'swapped before a state', 'Phoenix, AZ'],
      ['desmoines', 'a missing space', 'Des Moines, IA'],
    ])('is forgiven in %p (%s)', (query, _, first) => {
      expect(suggest(query)[0]).toBe(first);
    });

    it('comes after the names that match as typed', () => {
      expect(suggest('clevelan')[0]).toBe('Cleveland, OH');
      expect(suggest('albuq')).toEqual(['Albuquerque, NM']);
    });

    it('is not looked for in short words, or if nothing is similar', () => {
      expect(suggest('jfk')).toEqual([]);
      expect(suggest('zzzzzz')).toEqual([]);
    });
  });

  it.each(['---', "'''", ', ', '😀😀😀', 'a'.repeat(5000), '   ,tx'])(
    'has no answer and no error for %p',
    (query) => {
      expect(() => suggest(query)).not.toThrow();
    },
  );
});
