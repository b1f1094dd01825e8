const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the header's menus, but for those around an element: a click inside one leaves it open. */
export function closeMenus(around?: EventTarget | null): void {
  for (const menu of openMenus()) {
    if (around instanceof Node && (menu.contains(around) || menu.nextElementSibling?.contains(around)))
      continue;
    menu.open = false;
  }
}

/** Closes the innermost open menu and gives the focus back to what opened it. */
function closeMenuOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = [...openMenus()].at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Closes open menus on a click beside them and on Escape; without it they close by their own summary. */
export function startMenus(signal: AbortSignal): void {
  document.addEventListener('click', ({ target }) => closeMenus(target), { signal });
  document.addEventListener('keydown', closeMenuOnEscape, { signal });
}
