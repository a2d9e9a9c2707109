/** Driven in either direction. Places as the gazetteer has them. */
export const routes = [
  ['Dallas, TX', 'Los Angeles, CA'],
  ['Chicago, IL', 'Miami, FL'],
  ['Seattle, WA', 'Boise, ID'],
  ['Newark, NJ', 'Los Angeles, CA'],
  ['Atlanta, GA', 'Nashville, TN'],
  ['Houston, TX', 'Tulsa, OK'],
  ['Portland, OR', 'Sacramento, CA'],
  ['Denver, CO', 'Omaha, NE'],
  ['Miami, FL', 'Boston, MA'],
  ['Phoenix, AZ', 'Reno, NV'],
  ['Dallas, TX', 'Raleigh, NC'],
  ['Saint Louis, MO', 'Tampa, FL'],
  ['Austin, TX', 'Phoenix, AZ'],
  ['San Antonio, TX', 'New Orleans, LA'],
  ['New York, NY', 'Orlando, FL'],
  ['Minneapolis, MN', 'Kansas City, MO'],
  ['Detroit, MI', 'Columbus, OH'],
  ['Salt Lake City, UT', 'Las Vegas, NV'],
  ['San Diego, CA', 'Tucson, AZ'],
  ['Philadelphia, PA', 'Charlotte, NC'],
  ['Fort Worth, TX', 'Memphis, TN'],
  ['San Jose, CA', 'Spokane, WA'],
  ['Indianapolis, IN', 'Baltimore, MD'],
  ['Albuquerque, NM', 'Oklahoma City, OK'],
  ['Buffalo, NY', 'Jacksonville, FL'],
  ['Anchorage, AK', 'Seattle, WA'],
] as const;

/** Make, model, class, and the first three characters of its VINs. */
export const vehicles = [
  ['Honda', 'Accord', 'Sedan', '1HG'],
  ['Toyota', 'Camry', 'Sedan', '4T1'],
  ['Toyota', '4Runner', 'SUV', 'JTE'],
  ['BMW', 'X5', 'SUV', '5UX'],
  ['Subaru', 'Outback', 'SUV', '4S4'],
  ['Tesla', 'Model 3', 'Sedan', '5YJ'],
  ['Ford', 'F-150', 'Pickup', '1FT'],
  ['Chevrolet', 'Malibu', 'Sedan', '1G1'],
  ['Volvo', 'XC60', 'SUV', 'YV4'],
  ['Jeep', 'Wrangler', 'SUV', '1C4'],
  ['Porsche', '911', 'Sedan', 'WP0'],
  ['Ford', 'Mustang', 'Sedan', '1FA'],
  ['Mazda', 'CX-5', 'SUV', 'JM3'],
  ['Kia', 'Telluride', 'SUV', '5XY'],
  ['Honda', 'Odyssey', 'Van', '5FN'],
  ['Chrysler', 'Pacifica', 'Van', '2C4'],
  ['Toyota', 'Tacoma', 'Pickup', '5TF'],
  ['Lexus', 'RX', 'SUV', '2T2'],
] as const;

export const firstNames = [
  'Marcus',
  'Elena',
  'Priya',
  'Tom',
  'Grace',
  'Ana',
  'Sam',
  'Ruth',
  'Noah',
  'Amara',
  'Victor',
  'Lucia',
  'Henry',
  'Mei',
  'Oscar',
  'Naomi',
  'Felix',
  'Iris',
  'Omar',
  'Clara',
] as const;

export const lastNames = [
  'Bell',
  'Petrova',
  'Raman',
  'Okafor',
  'Lindqvist',
  'Duarte',
  'Whitaker',
  'Adeyemi',
  'Castellano',
  'Nguyen',
  'Haddad',
  'Larsen',
  'Morales',
  'Fischer',
  'Kim',
  'Abbott',
  'Sato',
  'Moreau',
  'Delgado',
  'Novak',
] as const;

export const streets = [
  'Main St',
  'Oak Ave',
  'Cedar Ln',
  'Lakeview Dr',
  'Commerce St',
  'Juniper Way',
  'Harbor Blvd',
] as const;

export const carriers = [
  'Cascade Hauling',
  'Lone Star Auto Transport',
  'Prairie Line Carriers',
  'Blue Ridge Motor Freight',
  'Red Mesa Transport',
] as const;

export const drivers = [
  'Earl Jennings',
  'Dolores Vega',
  'Pete Kowalski',
  'Tamika Rhodes',
  'Hank Sorensen',
  'Luis Ortega',
] as const;

export const cancelReasons = [
  'Vehicle was sold.',
  'Customer found another date with a friend.',
  'Booked twice by mistake.',
  'Customer decided to drive it.',
] as const;

export const officeNotes = [
  'Customer prefers a call before 9.',
  'Seller has both keys; the second is in the glove box.',
  'Low ground clearance: asked for a liftgate.',
  'Gate opens at 8, ask for the yard manager.',
  'Customer sent the bill of sale by email.',
] as const;
