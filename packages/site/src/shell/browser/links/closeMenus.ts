const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes the header's menus, except those that contain the given element. */
export function closeMenus(around?: EventTarget | null): void {
  for (const menu of openMenus()) {
    if (around instanceof Node && (menu.contains(around) || menu.nextElementSibling?.contains(around)))
      continue;
    menu.open = false;
  }
}

/** Closes the innermost open menu and returns the focus to its opener. */
function closeMenuOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const menu = [...openMenus()].at(-1);
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Closes menus on an outside click and on Escape; without it, they close by their summary only. */
export function startMenus(signal: AbortSignal): void {
  document.addEventListener('click', ({ target }) => closeMenus(target), { signal });
  document.addEventListener('keydown', closeMenuOnEscape, { signal });
}
