// Writes borders.txt: the land of the United States where another country is near. Run it in this repository after
// `npm ci`: the outline is that of us-atlas (U.S. Census Bureau), a dependency of the web pages.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { feature } = require('topojson-client');
const atlas = require('us-atlas/nation-10m.json');

// Hand-drawn, [lat, lng]: whatever lies in a zone and not on American land is foreign. On land a zone reaches well into
// the United States, where the outline decides; through lakes and straits it follows the boundary.
const ZONES = {
  Mexico: [
    [32.72, -117.125], [32.9, -114], [32.9, -106], [31, -103], [30.1, -100.5], [28.2, -99], [26.6, -97.6],
    [26.02, -97.2], [25.95, -97.13], [20, -97], [20, -117.125],
  ],
  Canada: [
    [48.23, -124.8], [48.2, -123.6], [48.27, -123.25], [48.7, -123.2], [48.83, -123], [48.9, -122.7], [48.9, -95.3],
    [48.5, -94.8], [48.2, -93], [47.9, -91], [47.85, -89.6], [48.02, -89.2], [48.3, -88.4], [47.3, -86.4],
    [46.75, -84.95], [46.4, -84.6], [46.2, -84.1], [45.9, -83.9], [45.8, -83.6], [45.3, -82.5], [43.6, -82.12],
    [42.95, -82.45], [42.3, -83.15], [41.95, -83.13], [41.68, -82.69], [41.7, -82.4], [42.25, -81.25], [42.55, -79.8],
    [42.8, -79], [43, -78.95], [43.26, -79.08], [43.45, -79.2], [43.63, -78.7], [43.63, -76.8], [44, -76.5],
    [44.5, -75.6], [44.8, -74.8], [44.9, -71.5], [45.2, -70.6], [45.5, -70], [46, -69], [45.3, -67.2], [44.9, -67.1],
    [44.83, -66.96], [44.5, -66.8], [44.3, -60], [60, -60], [60, -124.8],
  ],
  'Yukon and British Columbia': [
    [55, -131], [55, -120], [70, -120], [70, -141.1], [60, -141.1], [59.5, -137], [58, -133.5],
  ],
  'British Virgin Islands': [
    [18.375, -64.85], [18.8, -64.85], [18.8, -64.2], [18.3, -64.2], [18.33, -64.64], [18.375, -64.68],
  ],
};

/** Away from the zones the outline only has to close, so one corner every so many degrees will do. */
const COARSE_DEGREES = 0.3;

function isInside(corners, [lat, lng]) {
  let inside = false;
  corners.forEach(([cornerLat, cornerLng], index) => {
    const [lastLat, lastLng] = corners.at(index - 1);
    if (cornerLat > lat === lastLat > lat) return;
    if (lng < cornerLng + ((lat - cornerLat) / (lastLat - cornerLat)) * (lastLng - cornerLng)) inside = !inside;
  });
  return inside;
}

const zones = Object.values(ZONES);
const isInZone = (point) => zones.some((zone) => isInside(zone, point));

function simplify(ring) {
  const near = ring.map(isInZone);
  let last = ring[0];
  return ring.filter((point, index) => {
    // Neighbors of a corner in a zone are kept, so that the edges of zones stay exact.
    const isKept = near[index] || near.at(index - 1) || near[(index + 1) % ring.length];
    const isFar = Math.hypot(point[0] - last[0], point[1] - last[1]) > COARSE_DEGREES;
    if (isKept || isFar) last = point;
    return isKept || isFar;
  });
}

const [nation] = feature(atlas, atlas.objects.nation).features;
const whole = nation.geometry.coordinates
  .map(([outer]) => outer.slice(1).map(([lng, lat]) => [lat, lng]))
  .filter((ring) => ring.some(isInZone));
const lands = whole.map(simplify);

// The simplification must not move a point of a zone to the other side.
for (const zone of zones) {
  const lats = zone.map(([lat]) => lat);
  const lngs = zone.map(([, lng]) => lng);
  for (let lat = Math.min(...lats); lat < Math.max(...lats); lat += 0.07) {
    for (let lng = Math.min(...lngs); lng < Math.max(...lngs); lng += 0.07) {
      const point = [lat, lng];
      const count = (rings) => rings.filter((ring) => isInside(ring, point)).length;
      if (isInside(zone, point) && count(whole) !== count(lands)) throw new Error(`changed sides: ${point}`);
    }
  }
}

const points = (corners, digits) => corners.map((point) => point.map((value) => Number(value.toFixed(digits)))).join(' ');
const lines = [
  '# Written by build-borders.mjs; do not edit by hand. zone: a foreign country is here; land: but this is American.',
  ...Object.entries(ZONES).map(([name, corners]) => `zone ${name}|${points(corners, 3)}`),
  ...lands.map((corners, index) => `land ${index + 1}|${points(corners, 4)}`),
];
writeFileSync(path.join(import.meta.dirname, 'borders.txt'), `${lines.join('\n')}\n`);
console.log(`${lands.length} lands, ${lands.flat().length} corners`);
