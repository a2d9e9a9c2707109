/** The 50 states, DC and the territories in which the product knows places, by postal code. */
export const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ['AK', 'alaska'],
  ['AL', 'alabama'],
  ['AR', 'arkansas'],
  ['AS', 'american samoa'],
  ['AZ', 'arizona'],
  ['CA', 'california'],
  ['CO', 'colorado'],
  ['CT', 'connecticut'],
  ['DC', 'district of columbia'],
  ['DE', 'delaware'],
  ['FL', 'florida'],
  ['GA', 'georgia'],
  ['GU', 'guam'],
  ['HI', 'hawaii'],
  ['IA', 'iowa'],
  ['ID', 'idaho'],
  ['IL', 'illinois'],
  ['IN', 'indiana'],
  ['KS', 'kansas'],
  ['KY', 'kentucky'],
  ['LA', 'louisiana'],
  ['MA', 'massachusetts'],
  ['MD', 'maryland'],
  ['ME', 'maine'],
  ['MI', 'michigan'],
  ['MN', 'minnesota'],
  ['MO', 'missouri'],
  ['MP', 'northern mariana islands'],
  ['MS', 'mississippi'],
  ['MT', 'montana'],
  ['NC', 'north carolina'],
  ['ND', 'north dakota'],
  ['NE', 'nebraska'],
  ['NH', 'new hampshire'],
  ['NJ', 'new jersey'],
  ['NM', 'new mexico'],
  ['NV', 'nevada'],
  ['NY', 'new york'],
  ['OH', 'ohio'],
  ['OK', 'oklahoma'],
  ['OR', 'oregon'],
  ['PA', 'pennsylvania'],
  ['PR', 'puerto rico'],
  ['RI', 'rhode island'],
  ['SC', 'south carolina'],
  ['SD', 'south dakota'],
  ['TN', 'tennessee'],
  ['TX', 'texas'],
  ['UT', 'utah'],
  ['VA', 'virginia'],
  ['VI', 'virgin islands'],
  ['VT', 'vermont'],
  ['WA', 'washington'],
  ['WI', 'wisconsin'],
  ['WV', 'west virginia'],
  ['WY', 'wyoming'],
]);

export function isState(code: string): boolean {
  return STATE_NAMES.has(code);
}

/** The codes whose code or name begins with what was typed: "m" gives MA to MT, "k" gives KS and KY. */
export function statesBeginning(typed: string): ReadonlySet<string> {
  const wanted = typed.toLowerCase().replace(/\./g, '').trim();
  const codes = [...STATE_NAMES].filter(
    ([code, name]) => wanted !== '' && (code.toLowerCase().startsWith(wanted) || name.startsWith(wanted)),
  );
  return new Set(codes.map(([code]) => code));
}
