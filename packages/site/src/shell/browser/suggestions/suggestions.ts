const findInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.dataset.suggest !== undefined ? target : undefined;

/** Exposes the combobox role before the first key (APG: combobox with a list). */
function enhance(input: HTMLInputElement): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', input.dataset.suggestList ?? '');
  if (!input.hasAttribute('aria-expanded')) input.setAttribute('aria-expanded', 'false');
}

/** `autofocus` has no effect on a popover that a script rendered. */
function focusField(event: Event): void {
  const { target } = event;
  const isOpen = 'newState' in event && event.newState === 'open';
  if (!isOpen || !(target instanceof Element) || !target.hasAttribute('popover')) return;
  target.querySelector<HTMLInputElement>('input[data-suggest]')?.focus();
}

/**
 * Turns every `input[data-suggest]` into a combobox; the code is loaded on first focus. Returns a function to
 * call when a page is shown. Without it, the field is an ordinary search form.
 */
export function startSuggestions(signal: AbortSignal): () => void {
  const prepared = new WeakSet<HTMLInputElement>();
  const prepare = async (input: HTMLInputElement) => {
    if (prepared.has(input)) return;
    prepared.add(input);
    enhance(input);
    try {
      const { createSuggestionBox } = await import('./suggestionBox');
      createSuggestionBox(input, signal);
    } catch {
      // Retries on the next focus.
      prepared.delete(input);
    }
  };
  const prepareTarget = (target: EventTarget | null) => {
    const input = findInput(target);
    if (input) void prepare(input);
  };
  document.addEventListener('focusin', ({ target }) => prepareTarget(target), { signal });
  document.addEventListener('toggle', focusField, { signal, capture: true });
  return () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[data-suggest]')) enhance(input);
    prepareTarget(document.activeElement);
  };
}
