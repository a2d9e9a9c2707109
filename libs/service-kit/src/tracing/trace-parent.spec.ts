import { formatTraceparent, parseTraceparent } from './trace-parent.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    ['01', true],
    ['00', false],
    ['03', true],
    ['fe', false],
  ])('with the flags %s is kept: %s', (flags, isSampled) => {
    expect(parseTraceparent(`00-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId, isSampled });
  });

  it.each([true, false])('reads again as it was written, kept: %s', (isSampled) => {
    const parent = { traceId, spanId, isSampled };
    expect(parseTraceparent(formatTraceparent(parent))).toEqual(parent);
  });

  it.each([
    undefined,
    null,
    '',
    'canary@mail.example',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01\n`,
    ` 00-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `01-${traceId}-${spanId}-01`,
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.slice(1)}-${spanId}-01`,
    [`00-${traceId}-${spanId}-01`],
  ])('is not what looks like %j', (text) => {
    expect(parseTraceparent(text)).toBeNull();
  });
});
