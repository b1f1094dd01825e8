import { storePreview, resumePreview } from './storePreview';

const at = (address: string) => new URL(address, 'https://site.example');
const form = '/en/editor/preview?page=p1';
const begin = `begin=${encodeURIComponent('/en/editor/preview')}`;
const key = 'preview p1';

beforeEach(() => window.sessionStorage.clear());

it.each<[string, string, string, string | undefined]>([
  [
    'the place',
    `/de-ch/editor/preview?page=p1&token=a&${begin}`,
    `${form}&token=b`,
    `/de-ch/editor/preview?page=p1&token=b&${begin}`,
  ],
  [
    'the theme',
    `${form}&token=a&theme=Copper&${begin}`,
    `${form}&token=b`,
    `${form}&token=b&${begin}&theme=Copper`,
  ],
  [
    'both',
    `/volta/editor/preview?page=p1&token=a&theme=Copper&${begin}`,
    `${form}&token=b`,
    `/volta/editor/preview?page=p1&token=b&${begin}&theme=Copper`,
  ],
  ['nothing where nothing was chosen', `${form}&token=a`, `${form}&token=b`, undefined],
  [
    'nothing where the choice was taken back',
    `/en/editor/preview?page=p1&token=a&${begin}`,
    `${form}&token=b`,
    undefined,
  ],
  ['nothing of another page', `/de/editor/preview?page=p2&${begin}`, `${form}&token=b`, undefined],
  [
    'the theme alone where the form is in another language by now',
    `/de-ch/editor/preview?page=p1&theme=Copper&${begin}`,
    '/fr/editor/preview?page=p1&token=a',
    `/fr/editor/preview?page=p1&token=a&begin=${encodeURIComponent('/fr/editor/preview')}&theme=Copper`,
  ],
  [
    'nothing where the form is in the chosen language by now',
    `/de/editor/preview?page=p1&${begin}`,
    '/de/editor/preview?page=p1&token=a',
    undefined,
  ],
  [
    'nothing where the address is the chosen one',
    `/de/editor/preview?page=p1&${begin}`,
    `/de/editor/preview?page=p1&${begin}`,
    undefined,
  ],
])('the form restarts the preview, which continues with %s', (_name, chosen, begun, expected) => {
  storePreview(at(chosen));
  expect(resumePreview(at(begun))).toBe(expected);
});

it('drops the choice of a language that the form has left', () => {
  storePreview(at(`/de/editor/preview?page=p1&${begin}`));
  storePreview(at('/fr/editor/preview?page=p1&token=a'));
  expect(resumePreview(at(`${form}&token=b`))).toBeUndefined();
});

const stored = { begin: '/en/editor/preview', path: '/de/editor/preview', theme: '' };

it.each<[string, unknown]>([
  ['another host', { ...stored, path: '//evil.example/editor/preview' }],
  ['a host by a backslash', { ...stored, path: '/\\evil.example/editor/preview' }],
  ['an address with its protocol', { ...stored, path: 'https://evil.example/editor/preview' }],
  ['a script', { ...stored, path: 'javascript:alert(1)' }],
  ['another page of the site', { ...stored, path: '/de/imprint' }],
  ['an invalid theme', { ...stored, theme: 'constructor' }],
  ['something else', null],
])('storage leads nowhere else: %s', (_name, value) => {
  window.sessionStorage.setItem(key, JSON.stringify(stored));
  expect(resumePreview(at(form))).toBe(`/de/editor/preview?page=p1&${begin}`);
  window.sessionStorage.setItem(key, JSON.stringify(value));
  expect(resumePreview(at(form))).toBeUndefined();
});

it('starts with the choice of the form in a browser without storage in frames', () => {
  const rejectWith = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(rejectWith);
  expect(() => storePreview(at(`/de/editor/preview?page=p1&${begin}`))).not.toThrow();
  expect(resumePreview(at(form))).toBeUndefined();
  storage.mockRestore();
});
