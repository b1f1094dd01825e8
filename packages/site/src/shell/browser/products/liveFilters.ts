import { announce } from '../dom/announce';
import { fetchDocument, insertRules, readMeta } from '../dom/fragment';
import type { Enhancement } from '../Enhancement';

import { propagateListQuery } from './propagateListQuery';

const filters = '[data-block=product-filters]';

let rules: HTMLStyleElement | undefined;
/** Query of the last request; undefined if its response was dropped. */
let requestedQuery: string | undefined;

let isPressed = false;

const pressEvents = ['pointerup', 'pointercancel'] as const;

/** Replacing a pressed button would cancel its click. */
async function waitForRelease(): Promise<void> {
  if (!isPressed) return;
  await new Promise<void>((resolve) => {
    for (const type of pressEvents)
      document.addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}

/** Query of the form without its empty fields. */
function readQuery(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}

/** Address of the list in the form's action, without its fragment. */
function listAddress(form: HTMLFormElement, query: string): string {
  const url = new URL(form.action);
  url.search = query;
  url.hash = '';
  return url.href;
}

/** Returns the list of a fragment; undefined for another page, or for another build, whose rules have other names. */
function findList(fragment: Document): HTMLElement | undefined {
  const isOfBuild = fragment.documentElement.dataset.build === document.documentElement.dataset.build;
  if (!isOfBuild || readMeta(fragment, 'rules') === undefined) return undefined;
  return fragment.querySelector('section') ?? undefined;
}

/** Replaces the list with its filters, which stay open; the field that was used keeps the focus. */
function replaceList(old: Element, list: HTMLElement, fragment: Document): void {
  const { activeElement } = document;
  const focusedId = old.contains(activeElement) ? activeElement?.id : undefined;
  const isOpen = old.querySelector<HTMLDetailsElement>(filters)?.open ?? false;
  const oldRules = rules;
  rules = insertRules(fragment);
  old.replaceWith(list);
  oldRules?.remove();
  const panel = list.querySelector<HTMLDetailsElement>(filters);
  if (panel && isOpen) panel.open = true;
  if (focusedId) document.getElementById(focusedId)?.focus({ preventScroll: true });
}

/** Requests the list of the current entries and shows it, unless they have changed meanwhile. */
async function updateList(form: HTMLFormElement): Promise<void> {
  const query = readQuery(form);
  requestedQuery = query;
  const fragment = await fetchDocument(listAddress(form, `${query}&part=list`));
  await waitForRelease();
  const old = form.closest('section');
  if (!old || !form.isConnected) return;
  if (readQuery(form) !== query) {
    if (requestedQuery === query) retryAfterEntry(form);
    return;
  }
  const list = findList(fragment);
  if (!list) return form.submit();
  replaceList(old, list, fragment);
  propagateListQuery(listAddress(form, readMeta(fragment, 'query') ?? ''));
  announce(list.querySelector('[role=status]')?.textContent ?? '');
  // Updates the compare buttons, which listen for changes by other tabs.
  window.dispatchEvent(new StorageEvent('storage'));
}

function update(form: HTMLFormElement): void {
  void updateList(form).catch(() => form.submit());
}

/** A field that is restored before it loses the focus reports no change. */
function retryAfterEntry(form: HTMLFormElement): void {
  requestedQuery = undefined;
  const handleLeave = () => {
    if (readQuery(form) !== requestedQuery) update(form);
  };
  form.addEventListener('focusout', handleLeave, { once: true });
}

/**
 * Updates the list and the counts of its filters with each choice, without a navigation. Submits the form as without
 * script if the list cannot be fetched.
 */
export const startLiveFilters: Enhancement = (signal) => {
  const handleChange = ({ target }: Event) => {
    const form = target instanceof HTMLInputElement && target.closest(filters) ? target.form : null;
    if (form) update(form);
  };
  document.addEventListener('change', handleChange, { signal });
  document.addEventListener('pointerdown', () => (isPressed = true), { signal });
  for (const type of pressEvents) document.addEventListener(type, () => (isPressed = false), { signal });
  return () => undefined;
};
