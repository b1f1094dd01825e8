const optionsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

/** List of suggestions with its open state and active option. */
export interface SuggestionList {
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Cycles through the options and the field itself. */
  readonly move: (step: 1 | -1) => void;
  readonly chosen: () => HTMLAnchorElement | undefined;
}

/** Keeps `aria-expanded`, `aria-activedescendant` and `aria-selected` in sync. */
export function createSuggestionList(input: HTMLInputElement, list: HTMLElement): SuggestionList {
  let active = -1;
  const mark = (index: number) => {
    const options = optionsOf(list);
    active = index;
    options.forEach((option, position) => option.setAttribute('aria-selected', String(position === index)));
    const option = options[index];
    if (!option) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };
  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    mark(-1);
  };
  return {
    isOpen: () => !list.hidden,
    open: () => setOpen(true),
    close: () => setOpen(false),
    move: (step) => {
      const places = optionsOf(list).length + 1;
      mark(((active + 1 + step + places) % places) - 1);
    },
    chosen: () => optionsOf(list)[active],
  };
}
