import { formatBasket, parseBasketParameter, parseComparisonQuery, type Basket } from '@kmx/core';

import { announce } from './announce';
import { readBasket, storeBasket } from './comparisonStore';

const findPage = () => document.querySelector<HTMLElement>('[data-comparison]');
const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether the page shows the reader's own basket, which then follows what is changed on the page. */
const isOwn = () => findPage()?.dataset.comparison === formatBasket(readBasket());

/** The basket that a form asks for, by the rule that the server reads it with. */
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

/** Keeps the comparison of the address, because the reader asked for it. */
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

/** What the page of a comparison does besides following its links; answers with what to do when a page or basket was shown. */
export function startComparisonPage(onChange: () => void, signal: AbortSignal): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('[data-basket-keep], [data-copy-link], [data-print]');
    const link = target?.closest<HTMLAnchorElement>('a[data-basket-link]');
    if (button?.matches('[data-basket-keep]')) {
      keep(button);
      onChange();
    }
    if (button?.matches('[data-copy-link]'))
      void copyLink(button).catch((error: unknown) => console.warn('The link cannot be copied.', error));
    if (button?.matches('[data-print]')) window.print();
    if (link && event.button === 0 && !hasModifier(event) && isOwn())
      storeBasket(parseComparisonQuery(new URL(link.href).searchParams).basket);
  };
  const onSubmit = ({ target }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.matches('[data-basket-form]') && isOwn())
      storeBasket(readForm(target));
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  return showTools;
}
