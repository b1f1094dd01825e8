const findInput = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.dataset.suggest !== undefined ? target : undefined;

/** Says before the first key that the field proposes something (APG: combobox with a list). */
function enhance(input: HTMLInputElement): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', input.dataset.suggestList ?? '');
  if (!input.hasAttribute('aria-expanded')) input.setAttribute('aria-expanded', 'false');
}

/** A popover that was drawn by script has lost its `autofocus`. */
function focusField(event: Event): void {
  const { target } = event;
  const isOpen = 'newState' in event && event.newState === 'open';
  if (!isOpen || !(target instanceof Element) || !target.hasAttribute('popover')) return;
  target.querySelector<HTMLInputElement>('input[data-suggest]')?.focus();
}

/**
 * Turns every `input[data-suggest]` into a combobox; what it takes comes with the first focus. Answers with what to do
 * when a page was drawn. Without it, and without a server that answers, the field is a form.
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
      // The next focus tries again: a field that suggests nothing is no fault to speak of.
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
