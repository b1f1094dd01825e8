import { newsLastReadKey } from '@kmx/core';

import { startNewsFeed } from './newsFeed';

const opener = '<a id="opener" href="/en/news#news-feed" data-link="action">News</a>';
const mark = '<span data-news-mark>(unread)</span>';
/** Server-rendered markup; each test uses another address, because responses are cached. */
const panelOf = (
  url: string,
) => `<div id="panel" popover tabindex="-1" data-news-panel data-url="${url}" data-shown="Shown: {count}">
  <p hidden data-news-loading></p><p hidden data-news-empty></p><ul data-news-list></ul>
  <div hidden data-news-failed><p>No news now.</p><button data-news-act="retry"></button></div>
  <button hidden data-news-act="more"></button><button hidden data-news-act="read"></button>
  <ul hidden><li data-news-item><time data-news-date></time><a href="/en/news" data-news-title></a><p data-news-text></p><div data-news-picture></div></li></ul>
  <span hidden>${mark}</span></div>`;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const isShown = (part: string) => !find(`[data-news-${part}]`).hidden;
const titles = () =>
  [...document.querySelectorAll('[data-news-list] a')].map(({ textContent }) => textContent);
const settled = () => vi.dynamicImportSettled();
const items = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: `n${from + index}`,
    title: `News ${from + index}`,
    href: from + index === 2 ? 'javascript:alert(1)' : `/en/news-${from + index}`,
    dataLink: 'route',
  }));

const responses = new Map<string, unknown>();
const requested: string[] = [];
let end: AbortController;
let count = 0;
let url = '';

async function start(markup = opener) {
  document.body.innerHTML = markup + panelOf(url);
  end = new AbortController();
  const pageShown = startNewsFeed(end.signal);
  pageShown();
  await settled();
  return pageShown;
}
const open = async () => {
  find('#opener').click();
  await settled();
};
const response = (after: string, page: readonly unknown[], endCursor: string | null = null) =>
  responses.set(`${url}${after}`, { items: page, pageInfo: { hasNextPage: endCursor !== null, endCursor } });

beforeEach(() => {
  localStorage.clear();
  responses.clear();
  requested.length = 0;
  url = `/api/news-feed?site=${String((count += 1))}`;
  const toggle = (newState: string) =>
    function toggled(this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
    };
  Object.assign(HTMLElement.prototype, { showPopover: toggle('open'), hidePopover: toggle('closed') });
  Object.assign(global, {
    fetch: (address: string) => {
      requested.push(address);
      const found = responses.get(address);
      return Promise.resolve({ ok: found !== undefined, status: 503, json: () => Promise.resolve(found) });
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => end.abort());

describe('2.5 "only one known: open the news feed panel"; 9 "News feed page size 10"', () => {
  it('opens with the newest, and adds the next below them', async () => {
    response('', items(1, 10), 'ten');
    response('&after=ten', items(11, 12));
    await start();
    await open();
    expect(titles()).toHaveLength(10);
    expect(document.activeElement).toBe(find('#panel'));
    find('[data-news-act=more]').click();
    await settled();
    expect(titles().slice(9)).toEqual(['News 10', 'News 11', 'News 12']);
    expect(document.activeElement?.textContent).toBe('News 11');
    expect(find('[data-news-act=more]').hidden).toBe(true);
    await new Promise(requestAnimationFrame);
    expect(find('[role=status]').textContent).toBe('Shown: 12');
  });

  it('runs no script of a response', async () => {
    response('', items(1, 3));
    await start();
    await open();
    expect(document.querySelectorAll('[data-news-list] a[href]')).toHaveLength(2);
  });

  it('shows that there is none, or a failure, and retries', async () => {
    await start();
    await open();
    expect(isShown('failed')).toBe(true);
    response('', []);
    find('[data-news-act=retry]').click();
    await settled();
    expect([isShown('failed'), isShown('empty')]).toEqual([false, true]);
  });

  it('leaves a click with a modifier, and a page without a panel, to the browser', async () => {
    await start();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let isTaken = true;
    find('#opener').addEventListener('click', (event) => (isTaken = event.defaultPrevented));
    find('#opener').dispatchEvent(click);
    expect(isTaken).toBe(false);
  });
});

describe('4 "unread when the newest item id differs from the stored last-read id; marking as read stores it"', () => {
  const isMarked = () => find('#opener').querySelector('[data-news-mark]') !== null;

  it('marks what opens the panel until it was read', async () => {
    response('', items(1, 3));
    await start();
    expect(isMarked()).toBe(true);
    await open();
    find('[data-news-act=read]').click();
    expect([isMarked(), localStorage.getItem(newsLastReadKey)]).toEqual([false, 'n1']);
    expect(find('[data-news-act=read]').hidden).toBe(true);
  });

  it('marks it without fetching the panels', async () => {
    response('', items(1, 3));
    const request = vi.spyOn(XMLHttpRequest.prototype, 'send');
    document.body.innerHTML = `${opener}<template data-panels="main/en" data-news="${url}">${mark}</template>`;
    end = new AbortController();
    startNewsFeed(end.signal)();
    await settled();
    expect(isMarked()).toBe(true);
    expect(document.querySelector('template')).not.toBeNull();
    expect(request).not.toHaveBeenCalled();
  });

  it('counts as read what was seen when the panel is closed', async () => {
    response('', items(1, 3));
    await start();
    await open();
    find('#panel').hidePopover();
    expect([isMarked(), localStorage.getItem(newsLastReadKey)]).toEqual([false, 'n1']);
  });

  it('does not mark what was read before', async () => {
    localStorage.setItem(newsLastReadKey, 'n1');
    response('', items(1, 3));
    await start();
    expect(isMarked()).toBe(false);
  });

  it('works when storage is blocked', async () => {
    const block = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    response('', items(1, 3));
    const pageShown = await start();
    await open();
    find('#panel').hidePopover();
    pageShown();
    await settled();
    expect(isMarked()).toBe(false);
    store.mockRestore();
    read.mockRestore();
  });

  it('sends no request on a page without the panel', async () => {
    await start('<p>Nothing</p>');
    expect(requested).toEqual([]);
  });

  it('requests once, however many pages are rendered, and ignores failures', async () => {
    const pageShown = await start();
    pageShown();
    await settled();
    expect([requested.length, isMarked()]).toEqual([1, false]);
  });
});
