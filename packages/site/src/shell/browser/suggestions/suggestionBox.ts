import { announce } from '../dom/announce';
import { fetchSuggestions, type Suggestion } from './fetchSuggestions';
import { renderSuggestions } from './renderSuggestions';
import { createSuggestionList, type SuggestionList } from './suggestionList';

/** Debounce time of requests, in milliseconds. */
export const typingPauseMs = 150;

function handleEnter(event: KeyboardEvent, list: SuggestionList): void {
  const option = list.chosen();
  if (option) {
    event.preventDefault();
    option.click();
  }
  list.close();
}

function handleEscape(event: KeyboardEvent, list: SuggestionList): void {
  event.preventDefault();
  // Keeps the surrounding menu or panel open.
  event.stopPropagation();
  list.close();
}

/** Arrows open and move, Enter follows the active option, Escape closes; other keys belong to the field. */
function handleKey(event: KeyboardEvent, list: SuggestionList, canOpen: boolean): void {
  // Enter and arrows belong to the input method while composing.
  if (event.isComposing) return;
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow && canOpen) {
    event.preventDefault();
    if (!list.isOpen()) list.open();
    list.move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter' && list.isOpen()) handleEnter(event, list);
  else if (event.key === 'Escape' && list.isOpen()) handleEscape(event, list);
}

/** Debounces requests, and passes on only the response to the newest query. */
function createRequester(input: HTMLInputElement, onResponse: (suggestions: readonly Suggestion[]) => void) {
  let current = new AbortController();
  const update = async (query: string, signal: AbortSignal) => {
    const suggestions = await fetchSuggestions(input, query, signal);
    if (!signal.aborted) onResponse(suggestions);
  };
  return {
    stop: () => current.abort(),
    request: (query: string) => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      const timer = setTimeout(() => void update(query, signal), typingPauseMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
  };
}

interface Reactions {
  readonly update: () => void;
  readonly close: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

function listen(input: HTMLInputElement, list: HTMLElement, reactions: Reactions, signal: AbortSignal): void {
  const { update, close } = reactions;
  const onInput = (event: Event) => {
    if (!('isComposing' in event && event.isComposing === true)) update();
  };
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('compositionend', update, { signal });
  input.addEventListener('blur', close, { signal });
  input.addEventListener('keydown', reactions.handleKey, { signal });
  // A press on an option must not blur the field, because the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  const onClick = () => {
    close();
    const panel = input.closest<HTMLElement>('[popover]');
    if (panel && 'hidePopover' in panel) panel.hidePopover();
  };
  list.addEventListener('click', onClick, { signal });
}

/**
 * Turns a search field and its empty list (`data-suggest-list`) into a combobox. Failures of the server are
 * silent.
 */
export function createSuggestionBox(input: HTMLInputElement, signal: AbortSignal): void {
  const element = document.getElementById(input.dataset.suggestList ?? '');
  if (!element) return;
  const list = createSuggestionList(input, element);
  const requester = createRequester(input, (suggestions) => {
    renderSuggestions(element, suggestions, (kind) => input.getAttribute(`data-suggest-kind-${kind}`) ?? '');
    if (suggestions.length === 0 || document.activeElement !== input) return list.close();
    list.open();
    const pattern = input.dataset.suggestAnnouncement ?? '';
    announce(pattern.replace('{count}', String(suggestions.length)));
  });
  const close = () => {
    requester.stop();
    list.close();
  };
  const update = () => {
    const query = input.value.trim();
    if (query !== '') return requester.request(query);
    element.replaceChildren();
    close();
  };
  const reactions: Reactions = {
    update,
    close,
    handleKey: (event) => handleKey(event, list, element.childElementCount > 0),
  };
  listen(input, element, reactions, signal);
  // Text that was typed before this script was loaded.
  if (input.value !== input.defaultValue) update();
}
