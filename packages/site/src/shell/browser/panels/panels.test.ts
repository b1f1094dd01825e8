import { addToBasket, basketStorageKey, emptyBasket, writeBasket } from '@kmx/core';

import { startComparison } from '../comparison/comparison';
import { mockDocumentRequests, type DocumentRequests } from '../dom/documentRequests.mock';
import { loadPanels, readNewsUrl } from './loadPanels';
import { startPanels } from './startPanels';

let requests: DocumentRequests;
const panels = `<title>Panels</title><meta name="rules" content="@media all{.p-b{color:red}}">
  <aside data-compare-bar hidden data-added="{product} added"><b data-compare-count="{count} to compare"></b></aside>
  <div data-news-panel></div>
  <div data-menu-area="/en/products/crimp"><i>picture</i><p>Products: 3</p></div>
  <div data-menu-area="/en/products/unknown"><i>picture</i><p>Products: 1</p></div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const settled = () => vi.dynamicImportSettled();
let end: AbortController;

beforeEach(() => {
  requests = mockDocumentRequests();
  requests.html = panels;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  end = new AbortController();
  document.head.replaceChildren();
  document.documentElement.dataset.build = 'b1';
  document.body.innerHTML = `<main></main><template data-panels="main/en" data-news="/api/news"></template>
    <button data-compare-add="bt" data-compare-classification="bench" data-compare-name="BT"></button>`;
});
afterEach(() => end.abort());

it('inserts the panels with their rules, once', async () => {
  expect(readNewsUrl()).toBe('/api/news');
  expect(await Promise.all([loadPanels(), loadPanels()])).toEqual([true, true]);
  expect(requests.urls).toEqual(['/_panels/b1/main/en']);
  expect(document.querySelectorAll('[data-news-panel]')).toHaveLength(1);
  expect(find('template')).toBeNull();
  expect([...document.styleSheets].map(({ cssRules }) => cssRules[0]?.cssText.includes('.p-b'))).toEqual([
    true,
  ]);
  expect(await loadPanels()).toBe(false);
});

it('adds picture and number to the links of the product areas in the menu, and nothing else', async () => {
  const menu = document.createElement('header');
  menu.dataset.siteHeader = '';
  menu.innerHTML = `<details data-menu="branch"><summary>Products</summary>
    <ul><li><a href="/en/products/crimp">Crimping</a></li><li><a href="/en/products/wire-check">Check</a></li></ul>
    <form></form></details>`;
  document.body.prepend(menu);
  startPanels(end.signal);
  find('summary')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect([...menu.querySelectorAll('li')].map(({ innerHTML }) => innerHTML)).toEqual([
    '<i>picture</i><a href="/en/products/crimp">Crimping</a><p>Products: 3</p>',
    '<a href="/en/products/wire-check">Check</a>',
  ]);
  expect(document.querySelector('[data-menu-area]')).toBeNull();
});

it('rejects a failed response, changes nothing, and tries again', async () => {
  requests.status = 503;
  await expect(loadPanels()).rejects.toThrow('503');
  expect(find('template')).not.toBeNull();
  requests.status = 200;
  expect(await loadPanels()).toBe(true);
});

it.each(['pointerover', 'focusin'])('loads them on %s of what opens one', async (type) => {
  startPanels(end.signal);
  find('main')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(requests.urls).toEqual([]);
  find('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  await settled();
  expect(find('[data-compare-bar]')).not.toBeNull();
});

describe('the comparison', () => {
  it('loads nothing while the basket is empty', async () => {
    startComparison(end.signal)();
    await settled();
    expect(requests.urls).toEqual([]);
  });

  it('shows the bar of a basket', async () => {
    const basket = addToBasket(emptyBasket, { classification: 'bench', slug: 'bt', variantId: null });
    localStorage.setItem(basketStorageKey, writeBasket(basket));
    startComparison(end.signal)();
    await settled();
    expect(find('[data-compare-bar]')?.hidden).toBe(false);
    expect(find('[data-compare-count]')?.textContent).toBe('1 to compare');
  });

  it('announces the first product after loading', async () => {
    startComparison(end.signal)();
    find('button')?.click();
    await settled();
    await new Promise(requestAnimationFrame);
    expect(find('[role=status]')?.textContent).toBe('BT added');
    expect(find('[data-compare-bar]')?.hidden).toBe(false);
  });

  it('stores the product even if the panels cannot be loaded', async () => {
    requests.status = 503;
    startComparison(end.signal)();
    find('button')?.click();
    await settled();
    expect(find('button')?.getAttribute('aria-pressed')).toBe('true');
    expect(find('[data-compare-bar]')).toBeNull();
  });
});
