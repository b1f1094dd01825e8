import {
  addToBasket,
  basketStorageKey,
  emptyBasket,
  formatBasket,
  writeBasket,
  type BasketItem,
} from '@kmx/core';

import { startComparison } from './comparison';
import { renderPanel } from './comparisonPanel';
import { readBasket } from './comparisonStore';

const bar = `<aside data-compare-bar hidden data-added="{product} added" data-removed="{product} removed" data-full="full">
  <span data-compare-count="To compare: {count}"></span>
  <span data-basket-own><a href="/en/products/compare">Compare</a></span></aside>`;
const button = (slug: string, variant?: string) =>
  `<button hidden aria-pressed="false" data-compare-add="${slug}" data-compare-classification="bench"
    ${variant ? `data-compare-variant="${variant}"` : ''} data-compare-name="${slug.toUpperCase()}"></button>`;

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const fill = (...items: readonly BasketItem[]) => items.reduce(addToBasket, emptyBasket);
const bt = { classification: 'bench', slug: 'bt' };
const store = (...items: readonly BasketItem[]) =>
  localStorage.setItem(basketStorageKey, writeBasket(fill(...items)));
const stored = () => formatBasket(readBasket());

let end: AbortController;
const start = (markup: string) => {
  document.body.innerHTML = bar + markup;
  end = new AbortController();
  const pageShown = startComparison(end.signal);
  pageShown();
  return pageShown;
};
const text = async () => {
  await new Promise(requestAnimationFrame);
  return document.querySelector('[role=status]')?.textContent;
};

beforeEach(() => localStorage.clear());
afterEach(() => end.abort());

describe('4 "Basket: add, … remove all of a product" by the buttons of products', () => {
  it('adds with an announcement, and removes again', async () => {
    start(button('bt'));
    expect(find('button').hidden).toBe(false);
    find('button').click();
    expect(stored()).toBe('bench:bt');
    expect(find('button').ariaPressed ?? find('button').getAttribute('aria-pressed')).toBe('true');
    expect(await text()).toBe('BT added');
    find('button').click();
    expect(stored()).toBe('');
    expect(find('button').getAttribute('aria-pressed')).toBe('false');
    expect(await text()).toBe('BT removed');
  });

  it('distinguishes a variant from its product', () => {
    store(bt);
    start(button('bt', 'v2') + button('bt'));
    find('[data-compare-variant]').click();
    expect(stored()).toBe('bench:bt,bt@v2');
    find('[data-compare-variant]').click();
    expect(stored()).toBe('bench:bt');
    find('[data-compare-variant]').click();
    find('button:not([data-compare-variant])').click();
    expect(stored()).toBe('');
  });

  it('announces the limit', async () => {
    store(...Array.from({ length: 50 }, (_, index) => ({ ...bt, slug: `x-${index}` })));
    start(button('bt'));
    find('button').click();
    expect(stored()).not.toContain('bt');
    expect(await text()).toBe('full');
  });
});

describe('8 "Unparsable stored basket … resets to empty"', () => {
  it.each(['{', '"x"', '{"classifications":[{"slug":"bench"}]}', '[]'])('%s', (text) => {
    localStorage.setItem(basketStorageKey, text);
    start(button('bt'));
    expect(find('[data-compare-bar]').hidden).toBe(true);
    find('button').click();
    expect(stored()).toBe('bench:bt');
  });
});

describe('the bar', () => {
  it('shows the number of products and links to them', () => {
    store(bt, { ...bt, variantId: 'v1' });
    start('');
    expect(find('[data-compare-bar]').hidden).toBe(false);
    expect(find('[data-compare-count]').textContent).toBe('To compare: 2');
    expect(find('a').getAttribute('href')).toMatch(/\/en\/products\/compare\?compare=bench:bt,bt@v1$/);
  });

  it('follows changes in another tab', () => {
    start(button('bt'));
    store(bt);
    window.dispatchEvent(new StorageEvent('storage', { key: basketStorageKey }));
    expect(find('[data-compare-bar]').hidden).toBe(false);
    expect(find('button').getAttribute('aria-pressed')).toBe('true');
  });

  it('is shown on the next page as well', () => {
    store(bt);
    const pageShown = start('');
    document.body.innerHTML = bar;
    pageShown();
    expect(find('[data-compare-bar]').hidden).toBe(false);
  });
});

describe('the comparison page', () => {
  const page = (basket: string) => `<div data-comparison="${basket}">
    <div hidden data-basket-offer><button data-basket-keep data-done="Kept"></button></div>
    <a data-basket-link href="/en/products/compare?compare=bench:bt@v1">Remove</a>
    <form data-basket-form><input type="hidden" name="compare" value="bench:bt"><input name="change" value="bt:1">
      <input name="variant" value="v3"></form></div>`;
  const leave = (event: Event) => event.preventDefault();
  const loaded = () => vi.dynamicImportSettled();
  const openPage = async (basket: string) => {
    start(page(basket));
    await loaded();
  };
  beforeEach(() => {
    document.addEventListener('click', leave);
    document.addEventListener('submit', leave);
  });
  afterEach(() => {
    document.removeEventListener('click', leave);
    document.removeEventListener('submit', leave);
  });

  it('offers to store another person’s comparison, and never does so automatically', async () => {
    store({ ...bt, slug: 'mine' });
    await openPage('bench:bt');
    expect(stored()).toBe('bench:mine');
    expect(find('[data-basket-offer]').hidden).toBe(false);
    find('a[data-basket-link]').click();
    expect(stored()).toBe('bench:mine');
    find('[data-basket-keep]').click();
    expect(stored()).toBe('bench:bt');
    await loaded();
    expect(find('[data-basket-offer]').hidden).toBe(true);
  });

  it.each([
    ['a link', () => find('a[data-basket-link]').click(), 'bench:bt@v1'],
    ['a form', () => find('form').dispatchEvent(new Event('submit', { bubbles: true })), 'bench:bt@v3'],
  ])('changes the stored comparison along with the address by %s', async (_, act, after) => {
    store(bt);
    await openPage('bench:bt');
    expect(find('[data-basket-offer]').hidden).toBe(true);
    expect(find('[data-compare-bar]').hidden).toBe(true);
    act();
    expect(stored()).toBe(after);
  });

  it('does not change the basket if the link opens elsewhere', async () => {
    store(bt);
    await openPage('bench:bt');
    find('a[data-basket-link]').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(stored()).toBe('bench:bt');
  });
});

describe('2.3 "compare-products panel"', () => {
  const panel = `<div data-comparison-panel data-names="/names"><button>Close</button><div data-basket-list></div>
    <p data-basket-none>Nothing</p><p data-basket-some hidden><button data-basket-act="all">Clear</button></p>
    <section hidden data-basket-group data-remove="Remove {name}"><h3 data-name></h3>
      <button data-basket-act="classification"></button><ul data-basket-items></ul></section>
    <ul hidden><li data-basket-item data-remove="Remove {name}" data-remove-all="Remove all {name}"><b data-name></b>
      <i data-variant></i><button data-basket-act="product"></button>
      <button hidden data-basket-act="allOfProduct"></button></li></ul></div>`;
  const names = {
    products: { bt: { name: 'BT 712', variants: { v1: 'BT 712 S' } } },
    classifications: { bench: 'Bench' },
  };
  const refresh = vi.fn();
  const open = async (response: unknown = names) => {
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => response }) });
    start(panel);
    await renderPanel(find('[data-comparison-panel]'), refresh);
  };
  const list = () => find('[data-basket-list]');
  const press = (label: string) => find(`[data-basket-list] [aria-label="${label}"]`).click();

  it('lists the basket by classification, with names', async () => {
    store(bt, { ...bt, variantId: 'v1' });
    await open();
    expect(list().textContent.replaceAll(/\s+/g, ' ')).toContain('Bench BT 712 BT 712 BT 712 S');
    expect(find('[data-basket-none]').hidden).toBe(true);
  });

  it.each([
    ['one', 'Remove BT 712 S', 'bench:bt,x;cut:y'],
    ['all of a product', 'Remove all BT 712', 'bench:x;cut:y'],
    ['a classification', 'Remove Bench', 'cut:y'],
  ])('removes %s', async (_, label, after) => {
    store(bt, { ...bt, variantId: 'v1' }, { ...bt, slug: 'x' }, { classification: 'cut', slug: 'y' });
    await open();
    press(label);
    expect(stored()).toBe(after);
    expect(list().querySelector(`[aria-label="${label}"]`)).toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  it('clears the basket', async () => {
    store(bt);
    await open();
    find('[data-basket-act=all]').click();
    expect(stored()).toBe('');
    expect(find('[data-basket-none]').hidden).toBe(false);
    expect(list().children).toHaveLength(0);
  });

  it.each([[undefined], [null], ['x'], [{ products: { bt: 7 } }]])(
    'calls things by their slugs when the names are %o',
    async (response) => {
      store({ ...bt, variantId: 'v1' });
      await open(response ?? null);
      expect(list().textContent.replaceAll(/\s+/g, ' ')).toContain('bench bt v1');
    },
  );
});
