import { startEnhancements } from '../shell/browser/startEnhancements';

import { startPage } from './startPage';
import { whenActivated } from './whenActivated';

vi.mock('../shell/browser/startEnhancements', () => ({ startEnhancements: vi.fn() }));

const showPage = vi.fn();
let end: AbortController;

beforeEach(() => {
  document.body.innerHTML = `<details data-menu open><summary>Menu</summary></details>
    <a id="unknown" href="#launch" data-link="action">x</a><a id="news" href="/en/news#news-feed" data-link="action">x</a>`;
  vi.mocked(startEnhancements).mockReturnValue(showPage);
  showPage.mockClear();
  end = new AbortController();
});
afterEach(() => end.abort());

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('startPage', () => {
  it('shows the page, and again with closed menus when restored from the back/forward cache', () => {
    startPage(end.signal);
    expect(showPage).toHaveBeenCalledTimes(1);
    comeBack(false);
    expect(showPage).toHaveBeenCalledTimes(1);
    comeBack(true);
    expect(showPage).toHaveBeenCalledTimes(2);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it.each([
    ['8 "Unknown link action: warning logged"', '#unknown', ['Unknown link action: launch']],
    ['an action with its own address is a link', '#news', []],
  ])('%s', (_name, selector, expected) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    startPage(end.signal);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector(selector)?.dispatchEvent(event);
    expect(logged.mock.calls.flat()).toEqual(expected);
  });

  it('shows the progress of a navigation, unless an enhancement has handled the click', () => {
    vi.useFakeTimers();
    document.body.innerHTML = `<a id="page" href="/en/company" data-link="route">x</a>`;
    const click = () =>
      document
        .querySelector('#page')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const handling = new AbortController();
    vi.mocked(startEnhancements).mockImplementation(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { signal: handling.signal });
      return showPage;
    });
    startPage(end.signal);
    const isShown = () => document.documentElement.hasAttribute('data-navigating');
    click();
    vi.advanceTimersByTime(300);
    expect(isShown()).toBe(false);
    handling.abort();
    click();
    vi.advanceTimersByTime(300);
    expect(isShown()).toBe(true);
    vi.useRealTimers();
  });
});

describe('whenActivated', () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value });
  afterEach(() => setPrerendering(false));

  it('runs immediately on a visible page', () => {
    const task = vi.fn();
    whenActivated(task);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('waits on a prerendered page until its activation', () => {
    const task = vi.fn();
    setPrerendering(true);
    whenActivated(task);
    expect(task).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(task).toHaveBeenCalledTimes(1);
  });
});
