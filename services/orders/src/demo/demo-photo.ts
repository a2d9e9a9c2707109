/** Imported on first use: nothing but demo data draws, and every start would load the library. */
const loadSharp = async () => (await import('sharp')).default;

const paints = ['#8b1e1e', '#1f3d66', '#d9d9d4', '#2b2f33', '#54626b', '#6b5a3a'];
const places = [
  { sky: ['#b9d4ea', '#e9f1f5'], wall: '#a39a8c', ground: '#5c5f61' },
  { sky: ['#f2c9a0', '#f8e6cf'], wall: '#7c6f63', ground: '#4e4a47' },
] as const;

export interface DemoPhoto {
  bytes: Buffer;
  type: 'image/jpeg';
  /** WebP. */
  preview: Buffer;
}

/** Drawings of cars in place of photos, no two alike. */
export async function demoPhotos(): Promise<DemoPhoto[]> {
  const sharp = await loadSharp();
  return Promise.all(
    paints.map(async (_paint, number) => {
      const bytes = await demoPhoto(number);
      const preview = await sharp(bytes).resize({ width: 320 }).webp({ quality: 75 }).toBuffer();
      return { bytes, type: 'image/jpeg' as const, preview };
    }),
  );
}

async function demoPhoto(number: number): Promise<Buffer> {
  const paint = paints[number % paints.length] ?? paints[0];
  const { sky, wall, ground } = places[number % places.length] ?? places[0];
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
      <linearGradient id="paint" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></linearGradient>
      <linearGradient id="glass" x2="1" y2="1"><stop stop-color="#3d4a54"/><stop offset="1" stop-color="#12181d"/></linearGradient>
    </defs>
    <rect width="1200" height="800" fill="url(#sky)"/>
    <rect y="250" width="1200" height="290" fill="${wall}"/>
    <g fill="#000" opacity=".16"><rect x="70" y="310" width="170" height="230"/><rect x="900" y="310" width="230" height="230"/></g>
    <rect y="530" width="1200" height="270" fill="${ground}"/>
    <rect y="690" width="1200" height="10" fill="#e9e4d4" opacity=".5"/>
    <ellipse cx="600" cy="668" rx="440" ry="26" opacity=".45"/>
    ${['', 'url(#paint)']
      .map(
        (
          fill,
        ) => `<path fill="${fill || paint}" d="M180 630 C170 560 190 520 260 505 L380 490 C440 420 500 390 600 388 L720 390
      C800 394 850 440 905 492 L985 512 C1030 524 1040 560 1030 630 Z"/>`,
      )
      .join('')}
    <path fill="url(#glass)" d="M415 490 C460 435 510 412 585 410 L590 492 Z M610 410 L710 412 C765 418 810 450 850 492 L612 492 Z"/>
    <path d="M598 500 L604 620 M330 530 L980 530" stroke="#000" stroke-opacity=".3" stroke-width="3" fill="none"/>
    <path fill="#f6efcf" d="M985 530 l38 8 v22 l-44 -6 Z"/><path fill="#a01818" d="M186 540 l34 -10 v24 l-38 6 Z"/>
    ${[330, 880].map((x) => `<circle cx="${x}" cy="630" r="66" fill="#16181a"/><circle cx="${x}" cy="630" r="38" fill="#b9bdc1"/><circle cx="${x}" cy="630" r="12" fill="#4a4e52"/>`).join('')}
  </svg>`;
  const sharp = await loadSharp();
  const grain = {
    width: 1200,
    height: 800,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 14 },
  };
  return sharp({ create: { ...grain, background: '#808080' } })
    .png()
    .toBuffer()
    .then((noise) =>
      sharp(Buffer.from(scene))
        .blur(0.7)
        .composite([{ input: noise, blend: 'soft-light' }])
        .jpeg({ quality: 78 })
        .toBuffer(),
    );
}
