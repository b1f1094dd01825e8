import {
  basketProducts,
  emptyBasket,
  removeClassificationFromBasket,
  removeFromBasket,
  removeProductFromBasket,
  type Basket,
  type BasketClassification,
  type BasketProduct,
} from '@kmx/core';

import { announce } from '../dom/announce';
import { fetchComparisonNames, type ComparisonNames } from './comparisonNames';
import { readBasket, storeBasket } from './comparisonStore';
import { updateComparisonStatus } from './updateComparisonStatus';

/** Clones a server-rendered template; its attribute is removed from the clone. */
function copyPattern(panel: HTMLElement, attribute: string): HTMLElement | undefined {
  const copy = panel.querySelector<HTMLElement>(`[${attribute}]`)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return undefined;
  copy.removeAttribute(attribute);
  copy.hidden = false;
  return copy;
}

function write(place: HTMLElement, part: string, text: string): void {
  const element = place.querySelector(`[${part}]`);
  if (element) element.textContent = text;
}

/** Attaches an action and an accessible name to a button of a template. */
function prepare(place: HTMLElement, act: string, label: string, change: (basket: Basket) => Basket): Act {
  const button = place.querySelector<HTMLElement>(`[data-basket-act=${act}]`);
  button?.setAttribute('aria-label', label);
  button?.setAttribute('title', label);
  return { button, change };
}

interface Act {
  readonly button: HTMLElement | null;
  readonly change: (basket: Basket) => Basket;
}

interface Drawing {
  readonly panel: HTMLElement;
  readonly names: ComparisonNames;
  readonly onAct: (change: Act['change'], name: string) => void;
}

function renderItem(item: BasketProduct, isTwice: boolean, drawing: Drawing): HTMLElement | undefined {
  const { panel, names, onAct } = drawing;
  const place = copyPattern(panel, 'data-basket-item');
  if (!place) return undefined;
  const { slug, key, variantId } = item;
  const name = names.product(slug);
  const variant = names.variant(slug, variantId);
  write(place, 'data-name', name);
  write(place, 'data-variant', variant);
  const label = (text: string | undefined, whom: string) => (text ?? '').replace('{name}', () => whom);
  const { remove, removeAll } = place.dataset;
  const one = prepare(place, 'product', label(remove, variant || name), (now) => removeFromBasket(now, key));
  const all = prepare(place, 'allOfProduct', label(removeAll, name), (now) =>
    removeProductFromBasket(now, slug),
  );
  if (all.button) all.button.hidden = !isTwice;
  for (const { button, change } of [one, all])
    button?.addEventListener('click', () => onAct(change, variant || name));
  return place;
}

function renderGroup({ slug, products }: BasketClassification, drawing: Drawing): HTMLElement | undefined {
  const { panel, names, onAct } = drawing;
  const place = copyPattern(panel, 'data-basket-group');
  if (!place) return undefined;
  const name = names.classification(slug);
  write(place, 'data-name', name);
  const label = (place.dataset.remove ?? '').replace('{name}', () => name);
  const { button, change } = prepare(place, 'classification', label, (now) =>
    removeClassificationFromBasket(now, slug),
  );
  button?.addEventListener('click', () => onAct(change, name));
  const items = products.map((item) =>
    renderItem(item, products.filter((other) => other.slug === item.slug).length > 1, drawing),
  );
  place
    .querySelector('[data-basket-items]')
    ?.replaceChildren(...items.filter((element) => element !== undefined));
  return place;
}

function show(panel: HTMLElement, basket: Basket, drawing: Drawing): void {
  const groups = basket.classifications.map((group) => renderGroup(group, drawing));
  panel
    .querySelector('[data-basket-list]')
    ?.replaceChildren(...groups.filter((element) => element !== undefined));
  const isEmpty = groups.length === 0;
  for (const place of panel.querySelectorAll<HTMLElement>('[data-basket-none]')) place.hidden = !isEmpty;
  for (const place of panel.querySelectorAll<HTMLElement>('[data-basket-some]')) place.hidden = isEmpty;
}

/** Lists the basket in the panel. `refresh` updates the rest of the page after a removal. */
export async function renderPanel(panel: HTMLElement, refresh: () => void): Promise<void> {
  const slugs = [...new Set(basketProducts(readBasket()).map(({ slug }) => slug))];
  const names = await fetchComparisonNames(panel.dataset.names ?? '', slugs);
  const change = (basket: Basket) => {
    storeBasket(basket);
    show(panel, basket, { panel, names, onAct });
    // The focused button was removed with its entry.
    panel.querySelector<HTMLElement>('button')?.focus();
    refresh();
  };
  const onAct = (act: Act['change'], name: string) => {
    change(act(readBasket()));
    updateComparisonStatus('removed', name);
  };
  const clear = panel.querySelector<HTMLElement>('[data-basket-act=all]');
  if (clear)
    clear.onclick = () => {
      change(emptyBasket);
      announce(panel.querySelector('[data-basket-none]')?.textContent.trim() ?? '');
    };
  show(panel, readBasket(), { panel, names, onAct });
}
