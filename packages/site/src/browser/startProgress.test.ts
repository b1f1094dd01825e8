import { startProgress } from './startProgress';

let end: AbortController;
const isShown = () => document.documentElement.hasAttribute('data-navigating');
const fire = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
const click = (selector: string, init: MouseEventInit = {}) =>
  fire(selector, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const submit = () => fire('form', new SubmitEvent('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a id="page" href="/en/company" data-link="route"><span>x</span></a>
    <a id="part" href="#team" data-link="route">x</a>
    <a id="file" href="/file/guide" data-link="plain">x</a>
    <form></form>`;
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

it.each<[string, () => unknown, boolean]>([
  ['a link to a page', () => click('#page span'), true],
  ['a form', submit, true],
  ['a link within the page', () => click('#part'), false],
  ['a link to a file', () => click('#file'), false],
  ['a click for a new tab', () => click('#page', { ctrlKey: true }), false],
])('shows progress of a slow navigation by %s within 300 ms: %#', (_name, navigate, expected) => {
  startProgress(end.signal);
  navigate();
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(150);
  expect(isShown()).toBe(expected);
});

it.each<[string, () => unknown]>([
  ['click', () => click('#page')],
  ['submit', submit],
])('ignores a %s handled by a script', (type, act) => {
  document.addEventListener(type, (event) => event.preventDefault(), { signal: end.signal });
  startProgress(end.signal);
  act();
  vi.advanceTimersByTime(300);
  expect(isShown()).toBe(false);
});

it.each<[string, () => unknown]>([
  [
    'the page is left: the browser may show it again as it was',
    () => window.dispatchEvent(new Event('pagehide')),
  ],
  ['nothing arrives', () => vi.advanceTimersByTime(15_000)],
])('ends when %s', (_name, finish) => {
  startProgress(end.signal);
  click('#page');
  vi.advanceTimersByTime(300);
  expect(isShown()).toBe(true);
  finish();
  expect(isShown()).toBe(false);
});
