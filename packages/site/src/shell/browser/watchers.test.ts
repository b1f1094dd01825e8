import type { ShellEvent } from '@kmx/core/machines/shell';

import { watchLinks } from './watchLinks';
import { watchPage } from './watchPage';
import { watchScroll } from './watchScroll';

/** Runs `watch`; `heard` returns the events received since its last call. */
function listenWith<T>(
  watch: (shell: { send: (event: ShellEvent) => void; stop: () => void }, signal: AbortSignal) => T,
) {
  const end = new AbortController();
  const events: ShellEvent[] = [];
  const result = watch({ send: (event) => events.push(event), stop: () => undefined }, end.signal);
  return { result, event: () => events.splice(0), end: () => end.abort() };
}

const fire = (selector: string, name: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

describe('watchPage', () => {
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  const gone = new Error('Failed to load chunk /_next/static/chunks/1a.js from module 1');

  beforeEach(() => {
    document.body.innerHTML = `<form id="contact"><input></form>
      <section data-consent><form id="consent"><input type="checkbox"></form></section>`;
    sessionStorage.clear();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Firefox/145.0');
  });

  it.each<[string, () => unknown, ShellEvent[]]>([
    ['a changed control', () => fire('#contact input', 'input'), [{ type: 'form.changed' }]],
    ['a submitted form', () => fire('#contact', 'submit'), [{ type: 'form.submitted' }]],
    ['the consent form, which stores its values itself', () => fire('#consent input', 'change'), []],
    ['the page in view again', () => fire('html', 'visibilitychange'), [{ type: 'page.visible' }]],
    ['a reader who scrolls', () => fire('body', 'wheel'), [{ type: 'reader.acted' }]],
    ['a reader who drags by finger', () => fire('body', 'touchmove'), [{ type: 'reader.acted' }]],
    ['a reader who presses', () => fire('body', 'pointerdown'), [{ type: 'reader.acted' }]],
    ['a reader who types', () => fire('body', 'keydown'), [{ type: 'reader.acted' }]],
    [
      'a missing chunk',
      () => window.dispatchEvent(rejection(gone)),
      [{ type: 'chunk.failed', canReload: true, cause: gone }],
    ],
    ['another failure', () => window.dispatchEvent(rejection(new Error('A mistake of ours'))), []],
  ])('reports %s', (_name, act, expected) => {
    const { event, end } = listenWith(watchPage);
    act();
    expect(event()).toEqual(expected);
    end();
    act();
    expect(event()).toEqual([]);
  });
});

describe('watchLinks', () => {
  let show: (selector: string) => void;
  let response: (path: string) => void;

  beforeEach(() => {
    document.body.innerHTML = `
      <a id="page" href="/en/mykomax/tickets#team" data-link="route">x</a>
      <a id="public" href="/en/company" data-link="route">x</a>
      <a id="plain" href="/en/mykomax/plain" data-link="plain">x</a>
      <a id="tab" href="/en/mykomax/tab" data-link="route" target="_blank">x</a>
      <a id="here" href="${window.location.pathname}" data-link="route">x</a>`;
    const observed = new Set<Element>();
    class Intersections {
      constructor(private readonly report: (entries: object[]) => void) {
        show = (selector) => {
          const target = document.querySelector(selector);
          if (target && observed.has(target)) this.report([{ target, isIntersecting: true }]);
        };
      }
      observe = (target: Element) => observed.add(target);
      unobserve = (target: Element) => observed.delete(target);
      disconnect = () => observed.clear();
    }
    class FakeResponses {
      constructor(private readonly report: (list: object) => void) {
        response = (path) =>
          this.report({ getEntries: () => [{ name: new URL(path, window.location.href).href }] });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Intersections, PerformanceObserver: FakeResponses });
  });

  const seen = (href: string, isUrgent: boolean) => ({
    type: 'link.seen',
    href,
    isUrgent,
    connection: undefined,
  });

  it.each([
    ['in view', () => show('#page'), [seen('/en/mykomax/tickets', false)]],
    ['pointed at', () => fire('#page', 'pointerover'), [seen('/en/mykomax/tickets', true)]],
    ['reached by keyboard', () => fire('#page', 'focusin'), [seen('/en/mykomax/tickets', true)]],
    ['a public page', () => fire('#public', 'pointerover'), []],
    ['a plain link', () => fire('#plain', 'pointerover'), []],
    ['a plain link in view', () => show('#plain'), []],
    ['a new tab', () => show('#tab'), []],
    ['this page', () => show('#here'), []],
  ])('reports in-app links: %s', (_name, act, expected) => {
    const { event, end } = listenWith(watchLinks);
    act();
    expect(event()).toEqual(expected);
    end();
  });

  it('looks for the links of a new page', () => {
    const { result: scan, event, end } = listenWith(watchLinks);
    document.body.innerHTML = '<a id="new" href="/en/mykomax/new" data-link="route">x</a>';
    show('#new');
    expect(event()).toEqual([]);
    scan();
    show('#new');
    expect(event()).toEqual([seen('/en/mykomax/new', false)]);
    end();
  });

  it('reports finished requests', () => {
    const { event, end } = listenWith(watchLinks);
    response('/en/mykomax/tickets?x=1&_rsc=abc');
    response('/_next/static/chunks/1a.js');
    expect(event()).toEqual([{ type: 'prefetch.finished', href: '/en/mykomax/tickets?x=1' }]);
    end();
  });
});

describe('watchScroll', () => {
  let resize: (element: Element) => void;

  beforeEach(() => {
    const observed = new Set<Element>();
    class Sizes {
      constructor(private readonly report: () => void) {
        resize = (element) => {
          if (observed.has(element)) this.report();
        };
      }
      observe = (element: Element) => observed.add(element);
      disconnect = () => observed.clear();
    }
    Object.assign(globalThis, { ResizeObserver: Sizes });
  });

  const scrollTo = (key: string, scrollY: number) => {
    Object.assign(window, { navigation: { currentEntry: { key } }, scrollY });
    fire('html', 'scroll');
  };

  it('reports the scroll position of a history entry', () => {
    Object.assign(window, { navigation: { currentEntry: { key: 'a' } } });
    const { event, end } = listenWith(watchScroll);
    scrollTo('a', 640);
    scrollTo('b', 20);
    Object.assign(window, { navigation: { currentEntry: { key: 'a' } } });
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(event()).toEqual([{ type: 'history.traversed', position: 640 }]);
    end();
  });

  it('leaves entries that it has not seen to the browser', () => {
    Object.assign(window, { navigation: { currentEntry: { key: 'c' } } });
    const { event, end } = listenWith(watchScroll);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(event()).toEqual([{ type: 'history.unknown' }]);
    end();
  });

  it("reports changes of the page's height, until it is stopped", () => {
    Object.assign(window, { navigation: { currentEntry: { key: 'a' } } });
    const { event, end } = listenWith(watchScroll);
    resize(document.body);
    expect(event()).toEqual([{ type: 'page.resized' }]);
    end();
    resize(document.body);
    expect(event()).toEqual([]);
  });
});
