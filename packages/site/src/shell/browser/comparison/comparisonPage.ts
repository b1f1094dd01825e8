import {
  formatBasket,
  isPlainClick,
  parseBasketParameter,
  parseComparisonQuery,
  type Basket,
} from '@kmx/core';

import { announce } from '../dom/announce';
import { delegate } from '../dom/delegate';
import { readBasket, storeBasket } from './comparisonStore';

const findPage = () => document.querySelector<HTMLElement>('[data-comparison]');

/** Checks if the page shows the reader's own basket, which then follows changes on the page. */
const isOwn = () => findPage()?.dataset.comparison === formatBasket(readBasket());

/** Reads the basket of a form with the same rule as the server. */
function readForm(form: HTMLFormElement): Basket {
  const parameters = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') parameters.set(name, value);
  });
  return parseComparisonQuery(parameters).basket;
}

async function copyLink(button: HTMLElement): Promise<void> {
  const done = button.dataset.done ?? '';
  await navigator.clipboard.writeText(window.location.href);
  const label = button.querySelector('[data-label]');
  if (label) label.textContent = done;
  announce(done);
}

/** Stores the comparison of the address as the reader's own. */
function keep(button: HTMLElement): void {
  storeBasket(parseBasketParameter(findPage()?.dataset.comparison));
  announce(button.dataset.done ?? '');
}

function showTools(): void {
  const page = findPage();
  if (!page) return;
  const offer = page.querySelector<HTMLElement>('[data-basket-offer]');
  if (offer) offer.hidden = !page.dataset.comparison || isOwn();
  for (const button of page.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false;
  for (const button of page.querySelectorAll<HTMLElement>('[data-copy-link]'))
    button.hidden = !('clipboard' in navigator);
}

/** Handles changes on the comparison page. Returns a function to call when a page or basket is shown. */
export function startComparisonPage(onChange: () => void, signal: AbortSignal): () => void {
  const onClick = (selector: string, handle: (element: HTMLElement, event: MouseEvent) => void) =>
    delegate('click', selector, handle, { signal });
  onClick('[data-basket-keep]', (button) => {
    keep(button);
    onChange();
  });
  onClick('[data-copy-link]', (button) => {
    copyLink(button).catch((error: unknown) => console.warn('The link could not be copied.', error));
  });
  onClick('[data-print]', () => window.print());
  onClick('a[data-basket-link]', (link, event) => {
    const url = new URL(link.getAttribute('href') ?? '', window.location.href);
    if (isPlainClick(event) && isOwn()) storeBasket(parseComparisonQuery(url.searchParams).basket);
  });
  const onSubmit = ({ target }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.matches('[data-basket-form]') && isOwn())
      storeBasket(readForm(target));
  };
  document.addEventListener('submit', onSubmit, { signal });
  return showTools;
}
