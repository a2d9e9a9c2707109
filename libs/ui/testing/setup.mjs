// Runs before each component spec: matchers such as toBeVisible, and what jsdom lacks of a browser.
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is not a fault; what hangs is still found.
configure({ asyncUtilTimeout: 15_000 });
// A query that fails names what it looked for; printing the whole page with it takes seconds.
process.env.DEBUG_PRINT_LIMIT ??= '0';

// Outside of our theme, which has no ripples, one begins a moment after the click: an update that no test waits for.
jest.mock('@mui/material/useLazyRipple', () => {
  const ripple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
  return { __esModule: true, default: () => ripple };
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder });
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver;
Blob.prototype.text ??= function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(this);
  });
};
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => undefined;
// Each test is a tab of its own.
afterEach(() => sessionStorage.clear());
// jsdom has no media queries: every query is false, except that motion is reduced.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: query.includes('prefers-reduced-motion'), media: query });
// jsdom has no layout, and a chart without a size complains.
const chartSize = document.createElement('style');
chartSize.textContent = '[class*=MuiChartsLayerContainer] { width: 600px; height: 300px }';
document.head.append(chartSize);
