/** Words of the demo story: routes people really move cars on, vehicles of the list, and invented people. */
type City = readonly [name: string, state: string];

export const routes: ReadonlyArray<readonly [City, City]> = [
  [
    ['Dallas', 'TX'],
    ['Los Angeles', 'CA'],
  ],
  [
    ['Chicago', 'IL'],
    ['Miami', 'FL'],
  ],
  [
    ['Seattle', 'WA'],
    ['Boise', 'ID'],
  ],
  [
    ['Newark', 'NJ'],
    ['Los Angeles', 'CA'],
  ],
  [
    ['Atlanta', 'GA'],
    ['Nashville', 'TN'],
  ],
  [
    ['Houston', 'TX'],
    ['Tulsa', 'OK'],
  ],
  [
    ['Portland', 'OR'],
    ['Sacramento', 'CA'],
  ],
  [
    ['Denver', 'CO'],
    ['Omaha', 'NE'],
  ],
  [
    ['Miami', 'FL'],
    ['Boston', 'MA'],
  ],
  [
    ['Phoenix', 'AZ'],
    ['Reno', 'NV'],
  ],
  [
    ['Dallas', 'TX'],
    ['Raleigh', 'NC'],
  ],
  [
    ['Saint Louis', 'MO'],
    ['Tampa', 'FL'],
  ],
  [
    ['Austin', 'TX'],
    ['Phoenix', 'AZ'],
  ],
  [
    ['San Antonio', 'TX'],
    ['New Orleans', 'LA'],
  ],
  [
    ['New York', 'NY'],
    ['Orlando', 'FL'],
  ],
  [
    ['Minneapolis', 'MN'],
    ['Kansas City', 'MO'],
  ],
  [
    ['Detroit', 'MI'],
    ['Columbus', 'OH'],
  ],
  [
    ['Salt Lake City', 'UT'],
    ['Las Vegas', 'NV'],
  ],
  [
    ['San Diego', 'CA'],
    ['Tucson', 'AZ'],
  ],
  [
    ['Philadelphia', 'PA'],
    ['Charlotte', 'NC'],
  ],
  [
    ['Fort Worth', 'TX'],
    ['Memphis', 'TN'],
  ],
  [
    ['San Jose', 'CA'],
    ['Spokane', 'WA'],
  ],
  [
    ['Indianapolis', 'IN'],
    ['Baltimore', 'MD'],
  ],
  [
    ['Albuquerque', 'NM'],
    ['Oklahoma City', 'OK'],
  ],
  [
    ['Buffalo', 'NY'],
    ['Jacksonville', 'FL'],
  ],
  [
    ['Anchorage', 'AK'],
    ['Seattle', 'WA'],
  ],
];

export const vehicles = [
  ['Honda', 'Accord', 'Sedan'],
  ['Toyota', 'Camry', 'Sedan'],
  ['Toyota', '4Runner', 'SUV'],
  ['BMW', 'X5', 'SUV'],
  ['Subaru', 'Outback', 'SUV'],
  ['Tesla', 'Model 3', 'Sedan'],
  ['Ford', 'F-150', 'Pickup'],
  ['Chevrolet', 'Malibu', 'Sedan'],
  ['Volvo', 'XC60', 'SUV'],
  ['Jeep', 'Wrangler', 'SUV'],
  ['Porsche', '911', 'Sedan'],
  ['Ford', 'Mustang', 'Sedan'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Kia', 'Telluride', 'SUV'],
  ['Honda', 'Odyssey', 'Van'],
  ['Chrysler', 'Pacifica', 'Van'],
  ['Toyota', 'Tacoma', 'Pickup'],
  ['Lexus', 'RX', 'SUV'],
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
