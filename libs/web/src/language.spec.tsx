import { addressIn, chosenLanguage } from './language';

const openAt = (address: string) => window.history.replaceState(null, '', address);
const speak = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulated browsers have no cookieStore.
  document.cookie = 'overland-language=; Max-Age=0; Path=/';
  speak('en-US');
  openAt('/');
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [['es-419', 'en'], 'es'],
  [['xx-CA', 'es-US', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['xx', 'yy'], 'en'],
  [[], 'en'],
])('of the languages of the browser %j, it is the first that we speak: %s', (languages, chosen) => {
  speak(...languages);
  expect(chosenLanguage()).toBe(chosen);
});

it('is that of the address, which is kept and leaves the address', () => {
  openAt('/quote/public/1?lang=es&level=3#top');
  expect(chosenLanguage()).toBe('es');
  expect(window.location.href).toMatch(/\/quote\/public\/1\?level=3#top$/);
  expect(chosenLanguage()).toBe('es');
});

it('that was chosen before counts more than that of the browser, and less than that of the address', () => {
  speak('es-US');
  openAt('/?lang=en');
  expect(chosenLanguage()).toBe('en');
  expect(chosenLanguage()).toBe('en');
  openAt('/?lang=es');
  expect(chosenLanguage()).toBe('es');
});

it('is no language that we do not speak', () => {
  openAt('/?lang=xx');
  expect(chosenLanguage()).toBe('en');
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('overland-language=<script>');
  expect(chosenLanguage()).toBe('en');
});

it('stays in the address where the browser keeps nothing', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  openAt('/?lang=es');
  expect(chosenLanguage()).toBe('es');
  expect(window.location.search).toBe('?lang=es');
});

it('has an address at each page, which keeps all else of it', () => {
  expect(addressIn('es', { pathname: '/quote/public/1', search: '?level=3&lang=en', hash: '#top' })).toBe(
    '/quote/public/1?level=3&lang=es#top',
  );
});
