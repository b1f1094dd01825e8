import { startPrefetch } from './startPrefetch';

let showLink: (selector: string) => void;
let end: AbortController;

const pages = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    ({ href }) => new URL(href).pathname + new URL(href).search,
  );

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

/** jsdom supports neither prefetch nor IntersectionObserver. */
function mockBrowser(canPrefetch: boolean): void {
  Object.defineProperty(DOMTokenList.prototype, 'supports', { configurable: true, value: () => canPrefetch });
  globalThis.IntersectionObserver = class extends EventTarget {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly watched = new Set<Element>();
    constructor(report: IntersectionObserverCallback) {
      super();
      showLink = (selector) => {
        const target = document.querySelector(selector);
        if (!target || !this.watched.has(target)) return;
        const box = target.getBoundingClientRect();
        const entry = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
        report([{ ...entry, boundingClientRect: box, intersectionRect: box }], this);
      };
    }
    observe = (target: Element) => this.watched.add(target);
    unobserve = (target: Element) => this.watched.delete(target);
    disconnect = () => this.watched.clear();
    takeRecords = () => [];
  };
}

function start(canPrefetch = true): void {
  mockBrowser(canPrefetch);
  end = new AbortController();
  startPrefetch(end.signal);
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="page" href="/en/company#team" data-link="route">x</a>
    <a id="same" href="/en/company#address" data-link="route">x</a>
    <a id="list" href="/en/news?page=2" data-link="route"><span>x</span></a>
    <a id="portal" href="/en/mykomax/cart" data-link="route">x</a>
    <a id="language" href="/de" hreflang="de" data-link="route">x</a>
    <a id="plain" href="/en/a" data-link="plain">x</a>
    ${[1, 2, 3, 4, 5].map((n) => `<a id="p${n}" href="/en/${n}" data-link="route">x</a>`).join('')}`;
});
afterEach(() => {
  end.abort();
  jest.useRealTimers();
});

it('prefetches the page of a visible link, once for all fragments', () => {
  start();
  showLink('#page');
  showLink('#same');
  expect(pages()).toEqual(['/en/company']);
});

it.each([
  ['a list for a query, when its link is pointed at', '#list', ['/en/news?page=2']],
  ['no screen of an application', '#portal', []],
  ['no other language, which has to set its cookie', '#language', []],
  ['no plain link', '#plain', []],
])('prefetches %s', (_name, selector, expected) => {
  start();
  showLink(selector);
  expect(pages()).toEqual([]);
  point(selector === '#list' ? '#list span' : selector);
  expect(pages()).toEqual(expected);
});

it.each([
  ['its page has come', () => document.head.querySelector('link')?.dispatchEvent(new Event('load'))],
  ['its page has failed', () => document.head.querySelector('link')?.dispatchEvent(new Event('error'))],
  ['the browser has said nothing for 5 s', () => jest.advanceTimersByTime(5000)],
])('frees a slot when %s', (_name, finish) => {
  start();
  for (const n of [1, 2, 3, 4, 5]) showLink(`#p${n}`);
  showLink('#page');
  expect(pages()).not.toContain('/en/company');
  finish();
  expect(pages()).toContain('/en/company');
});

it('does not prefetch a hovered link if the browser prerenders it, but one focused by keyboard', () => {
  Object.defineProperty(HTMLScriptElement, 'supports', { configurable: true, value: () => true });
  start();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  point('#list');
  expect(pages()).toEqual([]);
  const list = document.querySelector<HTMLElement>('#list');
  const matches = jest.spyOn(Element.prototype, 'matches');
  matches.mockImplementation((selector) => selector !== ':focus-visible');
  list?.focus();
  expect(pages()).toEqual([]);
  list?.blur();
  matches.mockReturnValue(true);
  list?.focus();
  expect(pages()).toEqual(['/en/news?page=2']);
});

it('does nothing in a browser without prefetching, or after it was stopped', () => {
  start(false);
  point('#page');
  start();
  end.abort();
  showLink('#page');
  point('#page');
  expect(pages()).toEqual([]);
});
