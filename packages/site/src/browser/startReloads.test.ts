import { reloadPage } from '../shell/browser/page/reloadPage';

import { startReloads } from './startReloads';

vi.mock('../shell/browser/page/reloadPage', async () => ({
  ...(await vi.importActual<object>('../shell/browser/page/reloadPage')),
  reloadPage: vi.fn(),
}));

const gone = new TypeError('Failed to fetch dynamically imported module: http://localhost/_assets/a.js');
const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const fail = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const reloads = () => vi.mocked(reloadPage).mock.calls.length;

let end: AbortController;
let reload: () => void;

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/145.0');
  vi.mocked(reloadPage).mockClear();
  sessionStorage.clear();
  document.body.innerHTML = `<form id="contact"><input></form>
    <section data-consent><form id="consent"><input type="checkbox"></form></section>`;
  end = new AbortController();
  reload = startReloads(end.signal);
});
afterEach(() => end.abort());

describe('8 "A chunk-load error reloads the page, at most once per 10 seconds per path"', () => {
  it.each<[string, () => void, number]>([
    ['a chunk is missing', () => fail(gone), 1],
    ['another mistake', () => fail(new Error('A mistake of ours')), 0],
    [
      'the page was reloaded a moment ago',
      () => {
        sessionStorage.setItem(`reload:${window.location.pathname}`, String(Date.now() - 1000));
        fail(gone);
      },
      0,
    ],
    [
      'a form is half filled',
      () => {
        fire('#contact input', 'input');
        fail(gone);
      },
      0,
    ],
    [
      'the form was sent',
      () => {
        fire('#contact input', 'input');
        fire('#contact', 'submit');
        fail(gone);
      },
      1,
    ],
  ])('%s', (_name, act, expected) => {
    act();
    expect(reloads()).toBe(expected);
  });
});

it.each<[string, string, number]>([
  ['the consent form, which triggers the reload', '#consent input', 1],
  ['another form', '#contact input', 0],
])('reloads on request after entries in %s: %s', (_name, selector, expected) => {
  fire(selector, 'change');
  reload();
  expect(reloads()).toBe(expected);
});
