import { startPrefetch } from './startPrefetch';

let showLink: (selector: string) => void;
let end: AbortController;

const toPage = (href: string) => {
  const { pathname, search } = new URL(href, window.location.origin);
  return pathname + search;
};
const prefetchLinks = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Pick<Response, 'text'>>>();
let finishFetch: (outcome: 'loaded' | 'failed') => void;

const pages = () => [
  ...prefetchLinks().map(({ href }) => toPage(href)),
  ...fetchMock.mock.calls.map(([href]) => toPage(href)),
];

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

function start({ canPrefetch = true, canPrerender = false } = {}): void {
  mockBrowser(canPrefetch);
  Object.defineProperty(HTMLScriptElement, 'supports', { configurable: true, value: () => canPrerender });
  end = new AbortController();
  startPrefetch(end.signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        finishFetch = (outcome) =>
          outcome === 'loaded' ? resolve({ text: async () => '' }) : reject(new TypeError('offline'));
      }),
  );
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchMock });
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
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  vi.useRealTimers();
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

it.each<[string, boolean, () => void]>([
  ['its page has come', true, () => prefetchLinks()[0]?.dispatchEvent(new Event('load'))],
  ['its page has failed', true, () => prefetchLinks()[0]?.dispatchEvent(new Event('error'))],
  ['no event has fired for 5 s', true, () => vi.advanceTimersByTime(5000)],
  ['a page without prerendering has come', false, () => finishFetch('loaded')],
  ['a page without prerendering has failed', false, () => finishFetch('failed')],
])('frees a slot when %s', async (_name, canPrerender, finish) => {
  start({ canPrerender });
  for (const n of [1, 2, 3, 4, 5]) showLink(`#p${n}`);
  showLink('#page');
  expect(pages()).not.toContain('/en/company');
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(pages()).toContain('/en/company');
});

it('adds a link where the browser prerenders, and otherwise a request that the policy allows', () => {
  start({ canPrerender: true });
  showLink('#page');
  expect([prefetchLinks().length, fetchMock.mock.calls.length]).toEqual([1, 0]);
  end.abort();
  start();
  showLink('#page');
  expect(prefetchLinks()).toHaveLength(1);
  expect(fetchMock).toHaveBeenCalledWith('/en/company', { priority: 'low', redirect: 'manual' });
});

it('does not prefetch a hovered link if the browser prerenders it, but one focused by keyboard', () => {
  start({ canPrerender: true });
  point('#list');
  expect(pages()).toEqual([]);
  const list = document.querySelector<HTMLElement>('#list');
  const matches = vi.spyOn(Element.prototype, 'matches');
  matches.mockImplementation((selector) => selector !== ':focus-visible');
  list?.focus();
  expect(pages()).toEqual([]);
  list?.blur();
  matches.mockReturnValue(true);
  list?.focus();
  expect(pages()).toEqual(['/en/news?page=2']);
});

it('does nothing in a browser without prefetching, or after it was stopped', () => {
  start({ canPrefetch: false });
  point('#page');
  start();
  end.abort();
  showLink('#page');
  point('#page');
  expect(pages()).toEqual([]);
});
