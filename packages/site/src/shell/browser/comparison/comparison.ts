import {
  addToBasket,
  basketLimit,
  basketProducts,
  basketQuery,
  basketSize,
  basketStorageKey,
  formatBasket,
  isInBasket,
  removeFromBasket,
  removeProductFromBasket,
  type Basket,
} from '@kmx/core';

import { delegate } from '../dom/delegate';
import { startOnDemand } from '../dom/startOnDemand';
import { tryPanels } from '../panels/loadPanels';
import { readBasket, storeBasket } from './comparisonStore';
import { updateComparisonStatus } from './updateComparisonStatus';

const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
const findBar = () => document.querySelector<HTMLElement>('[data-compare-bar]');

/** Basket entries of a button: one variant of its product, or the product in any variant. */
function findOwn(button: HTMLElement, basket: Basket): readonly string[] {
  const { compareAdd: slug, compareVariant: variantId } = button.dataset;
  return basketProducts(basket)
    .filter((product) => product.slug === slug && (!variantId || product.variantId === variantId))
    .map(({ key }) => key);
}

/** Announces a change; the messages are part of the bar. */
function reportChange(...change: Parameters<typeof updateComparisonStatus>): void {
  if (findBar()) updateComparisonStatus(...change);
  else void tryPanels().then(() => updateComparisonStatus(...change));
}

function toggle(button: HTMLElement): void {
  const { compareAdd: slug, compareClassification, compareVariant, compareName = '' } = button.dataset;
  const basket = readBasket();
  const own = findOwn(button, basket);
  if (!slug || !compareClassification) return;
  if (own.length === 0 && basketSize(basket) >= basketLimit) return reportChange('full', compareName);
  if (own.length === 0) {
    storeBasket(
      addToBasket(basket, { classification: compareClassification, slug, variantId: compareVariant ?? null }),
    );
    return reportChange('added', compareName);
  }
  storeBasket(compareVariant ? own.reduce(removeFromBasket, basket) : removeProductFromBasket(basket, slug));
  reportChange('removed', compareName);
}

/** Moves the focus out of the bar to the content before hiding it. */
function hideBar(bar: HTMLElement): void {
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * Hidden on the comparison page, which the bar links to. Stays visible while the panel is open, because
 * closing the panel returns the focus to the bar's button.
 */
function showBar(basket: Basket, isPanelOpen: boolean): void {
  const bar = findBar();
  const count = String(basketSize(basket));
  const page = document.querySelector<HTMLElement>('[data-comparison]');
  const isNeedless = count === '0' || page?.dataset.comparison === formatBasket(basket);
  if (bar && isNeedless && !isPanelOpen) hideBar(bar);
  else if (bar) bar.hidden = false;
  for (const place of findAll('[data-compare-count]'))
    place.textContent = (place.dataset.compareCount ?? '').replace('{count}', count);
}

/** Shows the bar of a page that leaves it out until there is something to compare. */
async function loadBar(show: () => void): Promise<void> {
  if (basketSize(readBasket()) === 0 || findBar()) return;
  if (await tryPanels()) show();
}

/** Adds the basket to the address of links to the reader's own comparison. */
function showOwn(basket: Basket): void {
  for (const place of findAll('[data-basket-own]')) {
    place.hidden = basketSize(basket) === 0;
    const anchor = place.querySelector('a');
    if (anchor) anchor.search = basketQuery(basket);
  }
}

function showBasket(isPanelOpen: boolean): void {
  const basket = readBasket();
  for (const button of findAll('[data-compare-add]')) {
    const { compareAdd = '', compareVariant } = button.dataset;
    const isIn = compareVariant ? findOwn(button, basket).length > 0 : isInBasket(basket, compareAdd);
    button.hidden = false;
    button.setAttribute('aria-pressed', String(isIn));
  }
  showBar(basket, isPanelOpen);
  showOwn(basket);
}

/** Draws the panel when the reader opens it; its code is loaded on demand. */
async function showPanel(panel: HTMLElement, refresh: () => void): Promise<void> {
  const { renderPanel } = await import('./comparisonPanel');
  await renderPanel(panel, refresh);
}

const isOpening = (event: Event) => 'newState' in event && event.newState === 'open';

/**
 * Stores the reader's basket in the browser (section 7) and updates buttons (`data-compare-add`), bar and
 * panel in every tab. Returns a function to call when a page is shown.
 */
export function startComparison(signal: AbortSignal): () => void {
  let openPanel: HTMLElement | undefined;
  const refresh = () => {
    showBasket(openPanel !== undefined);
    showPage();
    void loadBar(refresh);
  };
  const showPage = startOnDemand('[data-comparison]', async () => {
    const { startComparisonPage } = await import('./comparisonPage');
    return () => startComparisonPage(refresh, signal);
  })(signal);
  const handleClick = (button: HTMLElement) => {
    toggle(button);
    refresh();
  };
  // `toggle` events do not bubble, so they are captured.
  const onToggle = (event: Event) => {
    const panel = event.target instanceof HTMLElement ? event.target : null;
    if (!panel?.matches('[data-comparison-panel]')) return;
    openPanel = isOpening(event) ? panel : undefined;
    if (openPanel) void showPanel(openPanel, refresh);
    else refresh();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== basketStorageKey) return;
    refresh();
    if (openPanel) void showPanel(openPanel, refresh);
  };
  delegate('click', '[data-compare-add]', handleClick, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true });
  window.addEventListener('storage', onStorage, { signal });
  return refresh;
}
