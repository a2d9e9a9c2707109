/**
 * World manufacturer identifiers, the first three characters of a VIN, of the makes that are moved most. From the public
 * registry of NHTSA (vPIC, 49 CFR 566). A factory that builds several makes stands under each of them.
 */
const identifiers: Record<string, string> = {
  Acura: '19U JH4 2HN 2HH 5J8 5FR',
  'Alfa Romeo': 'ZAR ZAS',
  'Aston Martin': 'SCF',
  Audi: 'WAU WA1 WUA TRU',
  Bentley: 'SCB SJA',
  BMW: 'WBA WBS WBX WBY 4US 5UX 5UM 5YM 3MW',
  Buick: '1G4 2G4 5GA KL4 LRB W04 3G5',
  Cadillac: '1G6 1GY 3GY',
  Chevrolet: '1G1 1GC 1GN 1GA 1GB 2G1 2GC 2GN 2CN 3G1 3GC 3GN KL1 KL7 KL8',
  Chrysler: '1C3 1C4 2C3 2C4 2C8 3C3 3C4 3C8 1C8',
  Dodge: '1B3 1B4 1B7 1C3 1C4 1D3 1D4 1D7 1D8 2B3 2B4 2B7 2C3 2C4 2D4 2D8 3C3 3C4 3D3 3D4 3D7',
  Ferrari: 'ZFF',
  Fiat: 'ZFA 3C3 ZFB',
  Ford: '1FA 1FB 1FD 1FM 1FT 1ZV 2FA 2FM 2FT 3FA 3FM 3FT NM0 MAJ',
  Genesis: 'KMT KMU KMH 5NM',
  GMC: '1GT 1GK 1GD 1GJ 2GT 2GK 2CT 3GT 3GK',
  Honda: '1HG 19X 2HG 2HK 3HG 3CZ 5FN 5FP 5J6 7FA JHM JHL SHH',
  Hummer: '5GR 5GT 5GN',
  Hyundai: 'KMH KM8 5NP 5NM 5NT 5XY 3KP',
  Infiniti: 'JNK JNR JN1 JN8 JNX 5N3 3PC',
  Jaguar: 'SAJ SAD',
  Jeep: '1C4 1J4 1J8 1C6 ZAC',
  Kia: 'KNA KND KNC 5XX 5XY 3KP',
  Lamborghini: 'ZHW ZPB',
  'Land Rover': 'SAL',
  Lexus: 'JTH JTJ JT6 JT8 2T2 58A 5TD',
  Lincoln: '1LN 2LM 2LN 3LN 5LM 5LT',
  Lotus: 'SCC',
  Lucid: '50E',
  Maserati: 'ZAM ZN6',
  Mazda: 'JM1 JM3 1YV 3MZ 3MV 4F2 4F4 7MM',
  McLaren: 'SBM',
  'Mercedes-Benz': 'WDB WDC WDD W1K W1N 4JG 55S WD3 WD4 W1Y W1Z',
  Mercury: '1ME 2ME 3ME 4M2',
  MINI: 'WMW WMZ',
  Mitsubishi: 'JA3 JA4 4A3 4A4 ML3',
  Nissan: '1N4 1N6 3N1 3N6 3N8 5N1 JN1 JN6 JN8 KNM',
  Oldsmobile: '1G3 1GH',
  Plymouth: '1P3 1P4 2P4 3P3',
  Polestar: 'LPS YSM',
  Pontiac: '1G2 2G2 3G2 5Y2 6G2 1GM 3G7',
  Porsche: 'WP0 WP1',
  Ram: '1C6 2C6 3C6 3C7 1D7 3D7 ZFB',
  Rivian: '7FC 7PD',
  'Rolls-Royce': 'SCA SLA',
  Saab: 'YS3',
  Saturn: '1G8 5GZ 3GS W08',
  Scion: 'JTK JTL JTN JF1 5YF',
  Subaru: '4S3 4S4 JF1 JF2',
  Suzuki: 'JS2 JS3 2S2 2S3 KL5',
  Tesla: '5YJ 7SA LRW XP7',
  Toyota:
    '4T1 4T3 4T4 5TD 5TF 5TE 5TB 5YF 2T1 2T3 3TM 3TY 3MY 7MU 1NX NMT JTD JTE JTM JTN JT2 JT3 JT4 JTK JTL JF1',
  Volkswagen: 'WVW WVG WV1 WV2 1VW 1V2 3VW 3VV',
  Volvo: 'YV1 YV4 7JR LVY LYV',
};

/** The makes that begin a VIN so; none for an identifier that is not in the table. */
export function makesOf(identifier: string): string[] {
  return Object.keys(identifiers).filter((make) => identifiers[make]?.split(' ').includes(identifier));
}

/** Is it one of the makes of the table? */
export const isKnownMake = (make: string): boolean =>
  Object.keys(identifiers).some((known) => isSameMake(known, make));

/** "Mercedes Benz" is "Mercedes-Benz". */
export const isSameMake = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (make: string) => make.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
