import { delegate } from '../dom/delegate';
import type { Enhancement } from '../Enhancement';

import { tryPanels } from './loadPanels';

/** Controls that need the panels when they are pressed. Only the menu of the products has a form. */
const openers = '[data-compare-add],a[data-link=action],[data-menu=branch]:has(form)>summary';

/** Loads the panels of a public page before the reader presses what needs them. */
export const startPanels: Enhancement = (signal) => {
  const load = () => void tryPanels();
  for (const type of ['pointerover', 'focusin'] as const)
    delegate(type, openers, load, { signal, passive: true });
  return () => undefined;
};
