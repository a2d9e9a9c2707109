const heicText = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA85tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
  'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAPyAAEAAAAAAAAAGQACAAEAAAAAAAAA',
  'AQAAAAAAAAAIAAMAAAAAAAAECwABAAAAAAAAANQAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAA',
  'AAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAAsJpcHJwAAACn2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgA',
  'AA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMA',
  'ISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAAexjb2xycHJvZgAAAeBsY21zBCAA',
  'AG1udHJSR0IgWFlaIAfiAAMAFAAJAA4AHWFjc3BNU0ZUAAAAAHNhd3NjdHJsAAAAAAAAAAAAAAAAAAD21gABAAAAANMtaGFuZHnp',
  'v1ZaPgG2gyOFVUb3T6oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACmRlc2MAAAD8AAAAJGNwcnQAAAEgAAAAInd0cHQA',
  'AAFEAAAAFGNoYWQAAAFYAAAALHJYWVoAAAGEAAAAFGdYWVoAAAGYAAAAFGJYWVoAAAGsAAAAFHJUUkMAAAHAAAAAIGdUUkMAAAHA',
  'AAAAIGJUUkMAAAHAAAAAIG1sdWMAAAAAAAAAAQAAAAxlblVTAAAACAAAABwAcwBSAEcAQm1sdWMAAAAAAAAAAQAAAAxlblVTAAAA',
  'BgAAABwAQwBDADAAAFhZWiAAAAAAAAD21gABAAAAANMtc2YzMgAAAAAAAQw/AAAF3f//8yYAAAeQAAD9kv//+6H///2iAAAD3AAA',
  'wHFYWVogAAAAAAAAb6AAADjyAAADj1hZWiAAAAAAAABilgAAt4kAABjaWFlaIAAAAAAAACSgAAAPhQAAtsRwYXJhAAAAAAADAAAA',
  'AmZpAADypwAADVkAABPQAAAKWwAAABBwaXhpAAAAAAMICAgAAAAbaXBtYQAAAAAAAAACAAECgQIAAgMDhIUAAAAoaXJlZgAAAAAA',
  'AAAOZGltZwACAAEAAQAAAA5jZHNjAAMAAQACAAAA9W1kYXQAAAAVKAGvWOb06r//srv/cz//GQ55Gp3wAAAAAElJKgAIAAAABwAP',
  'AQIAEAAAAHIAAAASAQMAAQAAAAYAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQA',
  'AQAAAIIAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAE92ZXJsYW5kIENhbWVyYQAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAE',
  'AAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAQAAAAAOgBAABAAAAMAAAAAAAAAA=',
];
/** 64 × 48 pixels, written by libheif, with a camera in its EXIF. */
export const heicPicture = Buffer.from(heicText.join(''), 'base64');

const u16 = (value: number) => Buffer.from([value >>> 8, value & 0xff]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
}

/** With its version in the first byte, and flags in the others. */
const fullBox = (name: string, versionAndFlags: number, ...parts: Buffer[]) =>
  box(name, u32(versionAndFlags), ...parts);

/** The settings of the codec, and one tile of 64 × 64 pixels, of the picture above. */
const codecAt = heicPicture.indexOf('hvcC') - 4;
const codec = heicPicture.subarray(codecAt, codecAt + heicPicture.readUInt32BE(codecAt));
const tileAt = heicPicture.indexOf('mdat') + 4;
const tile = heicPicture.subarray(tileAt, tileAt + 25);

interface Composed {
  /** How its tiles make a picture: beside each other, or anywhere on a canvas. */
  kind: 'grid' | 'iovl';
  width: number;
  height: number;
  /** In rows of as many. */
  tiles?: number;
  columns?: number;
  /** What it says about its size. */
  told?: [number, number];
  /** Of the tiles; itself, for a picture that is made of itself. */
  madeOf?: readonly number[];
}

/** What the master is made of, as its kind writes it. */
function compositionOf({ kind, width, height, tiles = 1, columns = 1 }: Composed): Buffer {
  const size = Buffer.concat([u32(width), u32(height)]);
  if (kind === 'grid') return Buffer.concat([Buffer.from([0, 1, tiles / columns - 1, columns - 1]), size]);
  const black = Buffer.from('00000000000000ff', 'hex');
  return Buffer.concat([Buffer.from([0, 1]), black, size, Buffer.alloc(8 * tiles)]);
}

/** A small HEIC that composes a picture of any size from the same tile. */
export function composedHeic(composed: Composed): Buffer {
  const { tiles = 1, width, height, told = [width, height] } = composed;
  const ids = Array.from({ length: tiles }, (_none, index) => index + 1);
  const master = tiles + 1;
  const { madeOf = ids } = composed;
  const composition = compositionOf(composed);
  const placeOf = (id: number, offset: number, size: number) =>
    Buffer.concat([u16(id), u16(1), u16(0), u16(1), u32(offset), u32(size)]);
  const hidden = 0x02000001;
  const item = (id: number, kind: string, flags = 0x02000000) =>
    fullBox('infe', flags, u16(id), u16(0), Buffer.from(`${kind}\0`));
  const sizeBox = (pixels: [number, number]) => fullBox('ispe', 0, ...pixels.map(u32));
  const properties = [
    ...ids.map((id) => Buffer.concat([u16(id), Buffer.from([2, 0x81, 2])])),
    Buffer.concat([u16(master), Buffer.from([1, 3])]),
  ];
  const meta = fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, u16(master)),
    fullBox(
      'iloc',
      0x01000000,
      Buffer.from([0x44, 0]),
      u16(master),
      ...ids.map((id) => placeOf(id, composition.length, tile.length)),
      placeOf(master, 0, composition.length),
    ),
    fullBox(
      'iinf',
      0,
      u16(master),
      ...ids.map((id) => item(id, 'hvc1', hidden)),
      item(master, composed.kind),
    ),
    box(
      'iprp',
      box('ipco', codec, sizeBox([64, 64]), sizeBox(told)),
      fullBox('ipma', 0, u32(master), ...properties),
    ),
    fullBox('iref', 0, box('dimg', u16(master), u16(madeOf.length), ...madeOf.map(u16))),
    box('idat', composition, tile),
  );
  return Buffer.concat([box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic')), meta]);
}
