import { runtimeSources } from './source-files.js';

const given = /cancelLabel(?:=|: )\{?(?:t\()?['"]([^'"]+)/g;
const button = /<Button onClick=\{onClose\}>(?:\{t\()?['"]?([^<'"{]+)/g;
const labelsIn = (text: string) =>
  [...text.matchAll(given), ...text.matchAll(button)].map(([, label = '']) => label.trim());

test('dialogs are left by Cancel or Close, or by what is kept', () => {
  const others = runtimeSources(['shell', 'mfe-quotes', 'mfe-orders', 'mfe-admin', 'mfe-public', 'libs/*'])
    .flatMap(({ path, text }) => labelsIn(text).map((label) => `${label} (${path})`))
    .filter((label) => !/^(Cancel|Close|Keep|Stay)\b/.test(label));
  expect(others).toEqual([]);
});
